package import LocatedJSON
import Spelling

/// The words of the rules of reading.
extension ShapeChecker {
  /// A text between single quotes, as messages name what a person wrote.
  func quoted(_ text: String) -> String { "'\(text)'" }

  /// Reports a value of another type.
  ///
  /// - Returns: false, so that a check can end with it.
  @discardableResult
  package mutating func wrongType(_ value: JSONValue, _ shape: Shape, _ label: String) -> Bool {
    let kind = document.kind(of: value)
    var help: String?
    switch (shape, kind) {
    case (_, .null):
      help = "leave the key out to get its default; null is not accepted anywhere"
    case (.bool, .string):
      let text = document.string(value).lowercased()
      if text == "true" || text == "false" { help = "write \(text) without quotes" }
    case (.string, .number), (.name, .number), (.version, .number):
      help = "write it in double quotes"
    case (.formatVersion, .string):
      help = "write 1 without quotes"
    case (.list, _), (.platforms, _), (.nodes, _):
      help = "put it in brackets: […]"
    default:
      break
    }
    report(
      .wrongType, "\(label) takes \(shape.expected), but this is \(kind.name)",
      at: document.range(of: value), help: help)
    duplicateKeys(below: value)
    return false
  }

  /// - Returns: false, so that a check can end with it.
  mutating func empty(_ value: JSONValue, _ label: String) -> Bool {
    report(
      .invalidValue, "\(label) is an empty list", at: document.range(of: value),
      help: label == "'tabs'"
        ? "a tab bar controller needs at least one tab"
        : "list at least one, or leave the key out")
    return false
  }

  mutating func invalidChoice(
    _ value: JSONValue, _ text: String, _ names: [String], _ label: String
  ) {
    let list = names.joined(separator: ", ")
    let help =
      suggestion(for: text, among: names).map { "did you mean '\($0)'? It takes \(list)" }
      ?? "it takes \(list)"
    report(
      .invalidValue, "\(label) does not take \(quoted(text))", at: document.range(of: value),
      help: help)
  }

  mutating func listedTwice(_ name: String, _ value: JSONValue, first: JSONValue) {
    report(
      .invalidValue, "\(name) is listed twice", at: document.range(of: value),
      notes: [.init("first listed here", at: document.range(of: first))],
      help: "remove one of the two")
  }

  mutating func missingKey(_ name: String, in value: JSONValue, _ owner: String) {
    report(.missingKey, "\(owner) needs the key '\(name)'", at: document.range(of: value))
  }

  mutating func notOneImage(_ value: JSONValue, isMissing: Bool) {
    report(
      isMissing ? .missingKey : .invalidValue,
      isMissing
        ? "an image needs the key 'systemName' or 'asset'"
        : "an image has either 'systemName' or 'asset', not both",
      at: document.range(of: value),
      help: #"an SF Symbol is {"systemName": "house"}, an image of the app {"asset": "Logo"}"#)
  }

  /// Reports a key that was there before.
  package mutating func duplicateKey(_ key: JSONValue, first: JSONValue) {
    report(
      .duplicateKey, "the key \(quoted(document.string(key))) is there twice",
      at: document.range(of: key),
      notes: [.init("first here", at: document.range(of: first))],
      help: "keep one of the two; which one counts is not defined in JSON")
  }

  /// Reports a key that an object does not take, and where it is there once more, that too.
  ///
  /// - Parameters:
  ///   - owner: what the object is, with its article.
  ///   - names: the keys that it takes.
  package mutating func unknownKey(
    _ key: JSONValue, _ value: JSONValue, of owner: String, taking names: [String],
    _ seen: inout MemberNames
  ) {
    if let first = seen.insert(key) { duplicateKey(key, first: first) }
    let name = document.string(key)
    let help =
      suggestion(for: name, among: names).map { "did you mean '\($0)'?" }
      ?? "its keys are \(names.joined(separator: ", "))"
    report(
      .unknownKey, "\(owner) has no key \(quoted(name))", at: document.range(of: key),
      help: help)
    duplicateKeys(below: value)
  }

  mutating func unknownKey(
    _ key: JSONValue, _ value: JSONValue, in object: SpecObject, _ seen: inout MemberNames
  ) {
    unknownKey(key, value, of: object.name, taking: object.keys.map(\.name), &seen)
  }

  /// Looks for repeated keys in a value that the format knows nothing about.
  mutating func duplicateKeys(below value: JSONValue) {
    let end = document.next(after: value)
    var current = value
    while current != end {
      var seen = MemberNames(document)
      for (key, _) in document.members(of: current) {
        if let first = seen.insert(key) { duplicateKey(key, first: first) }
      }
      current = document.following(current)
    }
  }
}
