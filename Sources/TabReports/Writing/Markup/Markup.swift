import JSON

/// A text from outside as it stands in SVG and HTML, between tags or between double quotes: with
/// what neither of them has, and what cannot be seen, as visible escapes.
package func markup(_ text: String) -> String {
  var escaped = ""
  for scalar in harmless(text).unicodeScalars {
    if let reference = markupReference(scalar) {
      escaped += reference
    } else {
      escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}

/// What stands for a character that means something in XML and HTML; nil for any other.
func markupReference(_ scalar: Unicode.Scalar) -> String? {
  switch scalar {
  case "<": "&lt;"
  case ">": "&gt;"
  case "&": "&amp;"
  case "\"": "&quot;"
  default: nil
  }
}
