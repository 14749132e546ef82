/// Two texts for one message, escaped beyond ASCII if they look the same.
package func toldApart(_ first: String, _ second: String) -> (first: String, second: String) {
  guard !first.utf8.elementsEqual(second.utf8), likeness(first) == likeness(second) else {
    return (first, second)
  }
  return (spelledOut(first), spelledOut(second))
}

/// The appearance of a text, with letters of other scripts as the Latin ones that they look like.
private func likeness(_ text: String) -> String {
  var seen = String.UnicodeScalarView()
  for scalar in text.unicodeScalars
  where !scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isWhitespace {
    seen.append(latin[scalar] ?? scalar)
  }
  // Canonically equivalent strings are equal.
  return String(seen)
}

private func spelledOut(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { shown, scalar in
    if scalar.isASCII { shown.unicodeScalars.append(scalar) } else { shown += escaped(scalar) }
  }
}

private let latin: [Unicode.Scalar: Unicode.Scalar] = {
  let alike = zip(
    "аеорсухіјѕһԁԛԝАВЕКМНОРСТУХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧοıɑɡ".unicodeScalars,
    "aeopcyxijshdqwABEKMHOPCTYXIJSABEZHIKMNOPTYXoiag".unicodeScalars)
  return Dictionary(uniqueKeysWithValues: alike.map { ($0, $1) })
}()
