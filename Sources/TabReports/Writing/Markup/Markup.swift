import JSON

/// Escapes a text for SVG and HTML, in contents and attributes.
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

/// Nil for characters without meaning in XML and HTML.
func markupReference(_ scalar: Unicode.Scalar) -> String? {
  switch scalar {
  case "<": "&lt;"
  case ">": "&gt;"
  case "&": "&amp;"
  case "\"": "&quot;"
  default: nil
  }
}
