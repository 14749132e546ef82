import JSON

/// A Swift string literal for a text.
///
/// Escapes quotes, backslashes, control characters and invisible characters: bidirectional controls, joiners
/// without effect, marks without a letter. Two number signs are separated by an escape because some build servers
/// interpret them as a command.
package func stringLiteral(_ text: String) -> String {
  var literal = "\""
  let scalars = Array(text.unicodeScalars)
  for (index, scalar) in scalars.enumerated() {
    let previous = index > 0 ? scalars[index - 1] : nil
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    switch scalar {
    case "\"": literal += #"\""#
    case "\\": literal += #"\\"#
    case "\n": literal += #"\n"#
    case "\r": literal += #"\r"#
    case "\t": literal += #"\t"#
    case "#" where previous == "#": literal += escape(scalar)
    case _ where (0xFDD0...0xFDEF).contains(scalar.value): literal.unicodeScalars.append(scalar)
    case _ where isShown(scalar, after: previous, before: next):
      literal.unicodeScalars.append(scalar)
    default: literal += escape(scalar)
    }
  }
  return literal + "\""
}

private func isShown(
  _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, before next: Unicode.Scalar?
) -> Bool {
  if scalar.isASCII { return isPrintable(scalar) }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .spacingMark, .enclosingMark, .format:
    guard isPrintable(scalar), let previous, !previous.isASCII || previous.properties.isAlphabetic
    else { return false }
    // A joiner joins two characters of a script or two emoji.
    let isJoiner = scalar.properties.isJoinControl
    return !isJoiner || !previous.isASCII && next.map { !$0.isASCII && isPrintable($0) } == true
  case .control, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
    .spaceSeparator:
    return false
  default: return isPrintable(scalar)
  }
}

private func escape(_ scalar: Unicode.Scalar) -> String {
  #"\u{"# + String(scalar.value, radix: 16, uppercase: true) + "}"
}
