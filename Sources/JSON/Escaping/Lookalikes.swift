/// Two texts as one message shows both: where people could take them for the same, what is beyond
/// ASCII stands in them as escapes.
package func toldApart(_ first: String, _ second: String) -> (first: String, second: String) {
  guard !first.utf8.elementsEqual(second.utf8), likeness(first) == likeness(second) else {
    return (first, second)
  }
  return (spelledOut(first), spelledOut(second))
}

/// What is seen of a text: equal for texts of the same letters however they are composed, and for
/// letters of other scripts that have the shape of a Latin one.
private func likeness(_ text: String) -> String {
  var seen = String.UnicodeScalarView()
  for scalar in text.unicodeScalars
  where !scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isWhitespace {
    seen.append(latin[scalar] ?? scalar)
  }
  // Strings of canonically equivalent characters are equal.
  return String(seen)
}

private func spelledOut(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { shown, scalar in
    if scalar.isASCII { shown.unicodeScalars.append(scalar) } else { shown += escaped(scalar) }
  }
}

/// Cyrillic and Greek letters, and the Latin ones that they look like.
private let latin: [Unicode.Scalar: Unicode.Scalar] = {
  let alike = zip(
    "аеорсухіјѕһԁԛԝАВЕКМНОРСТУХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧοıɑɡ".unicodeScalars,
    "aeopcyxijshdqwABEKMHOPCTYXIJSABEZHIKMNOPTYXoiag".unicodeScalars)
  return Dictionary(uniqueKeysWithValues: alike.map { ($0, $1) })
}()
