import JSON

package struct FrameworkWords: Sendable {
  package let framework: String
  /// The name of a node with children.
  package let group: String
  /// The name of the container of the tabs.
  let container: String
  /// The names of the types of a tab and of a node with children.
  let types: [String]
  /// This framework's names for the gaps in the texts of rules.
  let gaps: [String: String]
  /// The code for a key, or for a key with a value.
  package let code: [(key: String, code: String)]
  /// Replacements of keys that the framework doesn't have.
  package let substitutes: [String: String]
  /// Meanings of a node's keys, and of keys with a value, that differ from UIKit's.
  package var meanings: [String: String] = [:]
  /// Defaults that differ from UIKit's.
  package var defaults: [String: String] = [:]

  /// Returns a rule's text with this framework's names in its gaps, such as `{group}`.
  package func text(_ text: String) -> String {
    gaps.reduce(text) { $0.replacing("{\($1.key)}", with: $1.value) }
  }

  /// Returns the code for keys in a text: `'isHidden' is .hidden(_:)`.
  package func code(of text: String) -> [String] {
    if code.isEmpty { return [] }
    let text = Array(text.utf8)
    let quotes = text.indices.filter { "'\"".utf8.contains(text[$0]) }.map { text[$0...] }
    let quoted = Set(quotes.compactMap(quotation))
    let named = code.filter { isNamed($0.key, in: quoted, among: quotes) }
    // A key with its value takes precedence over the key alone.
    return named.filter { one in !named.contains { $0.key.hasPrefix(one.key + ": ") } }
      .map { "'\($0.key)' is \($0.code)" }
  }

  static let uiKit = FrameworkWords(
    framework: "UIKit", group: "group", container: "UITabBarController",
    types: ["UITab", "UITabGroup"],
    gaps: [
      "group": "group", "groups": "groups", "framework": "UIKit", "tabType": "UITab",
      "searchTabType": "UISearchTab",
    ],
    code: [],
    substitutes: [
      "hasCustomizationID":
        "users can customize every node with an identifier; 'fixed' and 'allowsHiding' limit that"
    ])
}

/// Returns what is between the mark that a piece of text begins with and the next one of its kind.
private func quotation(at text: ArraySlice<UInt8>) -> ExactText? {
  let rest = text.dropFirst()
  return rest.firstIndex { $0 == text.first }
    .map { ExactText(String(decoding: rest[..<$0], as: UTF8.self)) }
}

/// Returns whether a text quotes a key, or the key and its value, in either style.
///
/// - Parameter quotes: the pieces of the text that begin with a quotation mark.
private func isNamed(
  _ key: String, in quoted: Set<ExactText>, among quotes: [ArraySlice<UInt8>]
) -> Bool {
  if quoted.contains(ExactText(key)) { return true }
  guard let colon = key.utf8.firstIndex(of: UInt8(ascii: ":")),
    quoted.contains(ExactText(String(key[..<colon])))
  else { return false }
  let value = key[key.index(colon, offsetBy: 2)...]
  let member = "\"\(key[..<colon])\": \"\(value)\""
  return quotes.contains { $0.starts(with: member.utf8) }
}
