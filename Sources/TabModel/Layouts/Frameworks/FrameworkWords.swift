import JSON

package struct FrameworkWords: Sendable {
  package let framework: String
  /// The name of a node with children.
  package let group: String
  /// This framework's names for words about UIKit in the texts of rules. Empty for UIKit.
  let names: [String: String]
  /// The code for a key, or for a key with a value.
  package let code: [(key: String, code: String)]
  /// Replacements of keys that the framework doesn't have.
  package let substitutes: [String: String]
  /// Meanings of a node's keys, and of keys with a value, that differ from UIKit's.
  package var meanings: [String: String] = [:]
  /// Defaults that differ from UIKit's.
  package var defaults: [String: String] = [:]

  /// Returns a rule's text with this framework's names, but for quoted words, which are values and options, and for
  /// comparisons with UIKit. The text must not contain words from a spec.
  package func text(_ text: String) -> String {
    if names.isEmpty { return text }
    var result = ""
    var rest = text.utf8[...]
    while !rest.isEmpty {
      let word = String(Substring(rest.prefix(while: isWordByte)))
      rest = rest.dropFirst(word.utf8.count)
      let others = rest.prefix { !isWordByte($0) }
      rest = rest.dropFirst(others.count)
      // In an identifier, as in com.apple.UIKit.Search, it is no name.
      let isLiteral =
        result.hasSuffix(".") || result.hasSuffix("as in ")
        || result.utf8.last.map { "'\"".utf8.contains($0) && others.first == $0 } == true
      result += (isLiteral ? word : names[word] ?? word) + Substring(others)
    }
    return result
  }

  /// Returns the code for keys in a text: `'isHidden' is .hidden(_:)`.
  package func code(of text: String) -> [String] {
    if code.isEmpty { return [] }
    let text = Array(text.utf8)
    let quotes = text.indices.filter { "'\"".utf8.contains(text[$0]) }.map { text[$0...] }
    let named = code.filter { isNamed($0.key, among: quotes) }
    // A key with its value takes precedence over the key alone.
    return named.filter { one in !named.contains { $0.key.hasPrefix(one.key + ": ") } }
      .map { "'\($0.key)' is \($0.code)" }
  }

  static let uiKit = FrameworkWords(
    framework: "UIKit", group: "group", names: [:], code: [],
    substitutes: [
      "hasCustomizationID":
        "users can customize every node with an identifier; 'fixed' and 'allowsHiding' limit that"
    ])
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

private func isWordByte(_ byte: UInt8) -> Bool { isLetter(byte) || byte == UInt8(ascii: "-") }
