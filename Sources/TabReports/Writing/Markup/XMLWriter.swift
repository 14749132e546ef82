import JSON

/// Writes XML: the only place that does, and the only one that escapes for it.
///
/// What XML can hold comes back from a parser as it was, line breaks included; what could do harm in
/// a terminal or a log is written as a reference. Characters that XML 1.0 does not
/// allow at all are shown as escapes such as `\u{1B}`.
package struct XMLWriter {
  private var bytes = Array(#"<?xml version="1.0" encoding="UTF-8"?>"#.utf8) + [0x0A]
  private var depth = 0

  /// The bytes of a document with what `content` writes in it.
  package static func document(_ content: (inout XMLWriter) -> Void) -> [UInt8] {
    var writer = XMLWriter()
    content(&writer)
    return writer.bytes
  }

  /// Writes an element with other elements in it.
  package mutating func element(
    _ name: String, _ attributes: [(name: String, value: String)],
    _ content: (inout XMLWriter) -> Void
  ) {
    line("<\(name)\(written(attributes))>")
    depth += 1
    content(&self)
    depth -= 1
    line("</\(name)>")
  }

  /// Writes an element that holds a text, or nothing.
  package mutating func element(
    _ name: String, _ attributes: [(name: String, value: String)], text: String? = nil
  ) {
    let start = "<\(name)\(written(attributes))"
    line(text.map { "\(start)>\(xmlEscaped($0))</\(name)>" } ?? "\(start)/>")
  }

  private mutating func line(_ markup: String) {
    bytes.append(contentsOf: repeatElement(0x20, count: depth * 2))
    bytes.append(contentsOf: markup.utf8)
    bytes.append(0x0A)
  }

  private func written(_ attributes: [(name: String, value: String)]) -> String {
    attributes.map { #" \#($0.name)="\#(xmlEscaped($0.value, inAttribute: true))""# }.joined()
  }
}

/// A text as it stands between tags, or between the quotes of an attribute. Line ends are references:
/// no line of a report begins with what comes from outside.
func xmlEscaped(_ text: String, inAttribute: Bool = false) -> String {
  var escaped = ""
  var rest = text.unicodeScalars[...]
  var previous: Unicode.Scalar?
  while let scalar = rest.popFirst() {
    switch scalar {
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "&": escaped += "&amp;"
    case "\"" where inAttribute: escaped += "&quot;"
    case "'" where inAttribute: escaped += "&apos;"
    case "#" where numberSignInstructs(before: rest): escaped += "&#35;"
    case _ where !isAllowedInXML(scalar):
      escaped += #"\u{"# + String(scalar.value, radix: 16, uppercase: true) + "}"
    case _ where isHarmless(scalar, after: previous, before: rest.first):
      escaped.unicodeScalars.append(scalar)
      previous = scalar
      continue
    default: escaped += reference(scalar)
    }
    previous = nil
  }
  return escaped
}

private func reference(_ scalar: Unicode.Scalar) -> String {
  "&#x" + String(scalar.value, radix: 16, uppercase: true) + ";"
}

/// Whether XML 1.0 has a way to write a character, be it as a reference.
private func isAllowedInXML(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x9, 0xA, 0xD: true
  case 0..<0x20, 0xFFFE, 0xFFFF: false
  default: true
  }
}
