/// Returns two texts for one message, clipped, and with characters beyond ASCII escaped if the texts
/// look the same.
package func distinguished(_ first: String, _ second: String) -> (first: String, second: String) {
  guard ExactText(first) != ExactText(second), likeness(first) == likeness(second) else {
    return (clipped(first), clipped(second))
  }
  return (clipped(spelledOut(first)), clipped(spelledOut(second)))
}

/// Replaces letters of other scripts by the Latin ones that look like them.
private func likeness(_ text: String) -> String {
  var seen = String.UnicodeScalarView()
  for scalar in text.unicodeScalars
  where !scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isWhitespace {
    seen.append(latin[scalar] ?? scalar)
  }
  // Canonically equivalent strings are equal.
  return String(seen)
}

private let latin = Dictionary(
  uniqueKeysWithValues: zip(
    Array("аеорсухіјѕһԁԛԝАВЕКМНОРСТУХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧοıɑɡ".unicodeScalars),
    Array("aeopcyxijshdqwABEKMHOPCTYXIJSABEZHIKMNOPTYXoiag".unicodeScalars)))
