import Spelling

/// A text from outside as it stands in SVG and HTML, between tags or between double quotes: with
/// what neither of them has, and what cannot be seen, as visible escapes.
package func markup(_ text: String) -> String {
  var escaped = ""
  for scalar in harmless(text).unicodeScalars {
    switch scalar {
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "&": escaped += "&amp;"
    case "\"": escaped += "&quot;"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}
