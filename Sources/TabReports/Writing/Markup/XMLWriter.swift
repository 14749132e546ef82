import JSON

/// Writes and escapes XML.
///
/// Parsers get back the original text; control characters that XML 1.0 forbids are shown as
/// `\u{1B}`.
package struct XMLWriter {
  private var bytes = Array(#"<?xml version="1.0" encoding="UTF-8"?>"#.utf8) + [0x0A]
  private var depth = 0

  package static func document(_ content: (inout XMLWriter) -> Void) -> [UInt8] {
    var writer = XMLWriter()
    content(&writer)
    return writer.bytes
  }

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

/// Escapes a text. Line ends are references, so that no line begins with foreign text.
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
    // XML 1.0 forbids these.
    case "\0"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}":
      escaped += JSON.escaped(scalar)
    case _ where isPrintable(scalar, after: previous, before: rest.first):
      escaped.unicodeScalars.append(scalar)
      previous = scalar
      continue
    default: escaped += "&#x" + String(scalar.value, radix: 16, uppercase: true) + ";"
    }
    previous = nil
  }
  return escaped
}
