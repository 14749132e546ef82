/// What a framework calls things.
package struct FrameworkWords: Sendable {
  package let framework: String
  /// A node with children.
  package let group: String
  /// What other names are in this framework, in the order in which they are looked for; empty for the names
  /// of UIKit, in which rules are written.
  let names: [(name: String, own: String)]
  /// The code that a key, or a key with a value, stands for.
  package let code: [(key: String, code: String)]
  /// What there is instead of keys that the framework does not have.
  package let substitutes: [String: String]

  /// The text of a rule with the names of this framework. It has no words of a spec, which could have such
  /// names too.
  package func text(_ text: String) -> String {
    names.reduce(text) { text, name in replacing(name.name, with: name.own, in: text) }
  }

  /// The code that keys in a text stand for, such as `'isHidden' is .hidden(_:)`.
  package func code(of text: String) -> [String] {
    let named = code.filter { isNamed($0.key, in: text) }
    // A key with its value says more than the key alone.
    return named.filter { one in !named.contains { hasPrefix($0.key, one.key + ": ") } }
      .map { "'\($0.key)' is \($0.code)" }
  }

  static let uiKit = FrameworkWords(
    framework: "UIKit", group: "group", names: [], code: [], substitutes: [:])
}

/// Replaces a name where no letter is beside it.
private func replacing(_ name: String, with other: String, in text: String) -> String {
  let (text, name) = (Array(text.utf8), Array(name.utf8))
  var result: [UInt8] = []
  var position = 0
  while position < text.count {
    let end = position + name.count
    let isName =
      end <= text.count && text[position..<end].elementsEqual(name)
      && !(position > 0 && isLetter(text[position - 1]))
      && !(end < text.count && isLetter(text[end]))
    if isName {
      result += Array(other.utf8)
      position = end
    } else {
      result.append(text[position])
      position += 1
    }
  }
  return String(decoding: result, as: UTF8.self)
}

/// Whether a text has a key, or a key with its value, in either of the ways in which they are quoted.
private func isNamed(_ key: String, in text: String) -> Bool {
  if contains("'\(key)'", in: text) || contains("\"\(key)\"", in: text) { return true }
  guard let colon = key.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
  let value = key[key.index(colon, offsetBy: 2)...]
  return contains("\"\(key[..<colon])\": \"\(value)\"", in: text)
}

private func hasPrefix(_ text: String, _ prefix: String) -> Bool {
  text.utf8.starts(with: prefix.utf8)
}

private func contains(_ part: String, in text: String) -> Bool {
  let (text, part) = (Array(text.utf8), Array(part.utf8))
  guard text.count >= part.count else { return false }
  return (0...text.count - part.count).contains { text[$0...].starts(with: part) }
}

private func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "-")
}
