/// The names that a framework uses.
package struct FrameworkWords: Sendable {
  package let framework: String
  /// The name of a node with children.
  package let group: String
  /// This framework's names for UIKit names in the texts of rules, in matching order. Empty for UIKit.
  let names: [(name: String, own: String)]
  /// The code for a key, or for a key with a value.
  package let code: [(key: String, code: String)]
  /// Replacements of keys that the framework doesn't have.
  package let substitutes: [String: String]

  /// Returns a rule's text with this framework's names. The text must not contain words from a spec.
  package func text(_ text: String) -> String {
    names.reduce(text) { text, name in replacing(name.name, with: name.own, in: text) }
  }

  /// Returns the code for keys in a text: `'isHidden' is .hidden(_:)`.
  package func code(of text: String) -> [String] {
    if code.isEmpty { return [] }
    let text = Array(text.utf8)
    let quotes = text.indices.filter { isQuote(text[$0]) }.map { text[$0...] }
    let named = code.filter { isNamed($0.key, among: quotes) }
    // A key with its value takes precedence over the key alone.
    return named.filter { one in !named.contains { hasPrefix($0.key, one.key + ": ") } }
      .map { "'\($0.key)' is \($0.code)" }
  }

  static let uiKit = FrameworkWords(
    framework: "UIKit", group: "group", names: [], code: [], substitutes: [:])
}

/// Replaces whole words.
private func replacing(_ name: String, with other: String, in text: String) -> String {
  let (text, name) = (Array(text.utf8), Array(name.utf8))
  var result: [UInt8] = []
  var position = 0
  while position < text.count {
    let end = position + name.count
    let isName =
      text[position] == name[0] && end <= text.count && text[position..<end].elementsEqual(name)
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

/// Returns whether one of the pieces of text that begin with a quotation mark begins with the quoted key, or with
/// the key and its value, in either style.
private func isNamed(_ key: String, among quotes: [ArraySlice<UInt8>]) -> Bool {
  let begins = { (part: String) in quotes.contains { $0.starts(with: part.utf8) } }
  if begins("'\(key)'") || begins("\"\(key)\"") { return true }
  guard let colon = key.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
  let value = key[key.index(colon, offsetBy: 2)...]
  return begins("\"\(key[..<colon])\": \"\(value)\"")
}

private func hasPrefix(_ text: String, _ prefix: String) -> Bool {
  text.utf8.starts(with: prefix.utf8)
}

private func isQuote(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"")
}

private func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "-")
}
