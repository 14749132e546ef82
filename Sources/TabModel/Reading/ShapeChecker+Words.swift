package import JSON

/// The words about values: of the wrong type, and outside of what a key takes.
extension ShapeChecker {
  /// A text between single quotes, as messages name what a person wrote.
  func quoted(_ text: String) -> String { "'\(text)'" }

  /// Reports a value of another type.
  ///
  /// - Parameters:
  ///   - label: what the value is called: a key in quotes, or what it is with its article.
  ///   - isRequired: whether its key has to be there; nil where the key itself tells.
  /// - Returns: false, so that a check can end with it.
  @discardableResult
  package mutating func wrongType(
    _ value: JSONValue, _ shape: Shape, _ label: String, isRequired: Bool? = nil
  ) -> Bool {
    defer { duplicateKeys(below: value) }
    if counts(.wrongType, at: document.range(of: value)) { return false }
    let kind = document.kind(of: value)
    let isKey = label.hasPrefix("'")
    var found = kind.name
    if case .formatVersion = shape, kind == .number { found = "a number with a fraction" }
    report(
      .wrongType, "\(label) \(isKey ? "takes" : "is") \(shape.expected), but this is \(found)",
      at: document.range(of: value),
      help: kind == .null
        ? nullHelp(value, shape, isKey, isRequired ?? Self.neededKeys.contains(label))
        : help(value, kind, shape, label))
    return false
  }

  /// The keys, in quotes, that an object of their kind needs.
  private static let neededKeys = Set(
    (NodeKey.allCases.filter { !$0.requiredBy.isEmpty }.map(\.name) + SpecObject.root.required
      + SpecObject.suppression.required + SpecObject.image.keys.map(\.name)).map { "'\($0)'" })

  private func nullHelp(
    _ value: JSONValue, _ shape: Shape, _ isKey: Bool, _ isRequired: Bool
  ) -> String {
    let refusal = "null is not accepted anywhere"
    if value == document.root { return "write \(shape.expected): \(refusal)" }
    guard isKey else { return "remove it: \(refusal)" }
    return isRequired
      ? "write \(shape.expected): \(refusal), and this key is needed"
      : "leave the key out to get its default: \(refusal)"
  }

  /// A Boolean that is written as something else.
  func help(forBool text: String, _ kind: JSONKind) -> String {
    let quotes = kind == .number ? "" : ", without quotes"
    return switch text.lowercased() {
    case "true", "yes", "on", "1": "write true\(quotes)"
    case "false", "no", "off", "0": "write false\(quotes)"
    default: "write true or false\(quotes)"
    }
  }

  /// A value as it stands in the text; an ellipsis where that is long or has several lines.
  func written(_ value: JSONValue) -> String {
    let range = document.range(of: value)
    guard range.count <= 40, !document.bytes[range].contains(where: { $0 == 0x0A || $0 == 0x0D })
    else {
      switch document.kind(of: value) {
      case .object: return "{…}"
      case .array: return "[…]"
      case .string, .escapedString: return "\"…\""
      case .number, .true, .false, .null: return "…"
      }
    }
    return String(decoding: document.bytes[range], as: UTF8.self)
  }

  func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  /// - Returns: false, so that a check can end with it.
  mutating func empty(_ value: JSONValue, _ label: String) -> Bool {
    report(
      .invalidValue, "\(label) is an empty array", at: document.range(of: value),
      help: label == "'tabs'"
        ? "a tab bar controller needs at least one tab"
        : "name at least one, or leave the key out")
    return false
  }

  /// - Returns: false, so that a check can end with it.
  mutating func emptyName(_ value: JSONValue, _ label: String) -> Bool {
    let other =
      !label.hasPrefix("'")
      ? ", or remove it" : Self.neededKeys.contains(label) ? "" : ", or leave the key out"
    report(
      .invalidValue, "\(label) is empty", at: document.range(of: value),
      help: "write a name\(other)")
    return false
  }

  mutating func invalidChoice(
    _ value: JSONValue, _ text: String, _ names: [String], _ label: String
  ) {
    if counts(.invalidValue, at: document.range(of: value)) { return }
    let meant = ValueWords.meant(by: text, among: names)
    let all = "it takes \(list(names))"
    let help: String
    var fixes: [Fix] = []
    if let words = ValueWords.explanation(of: text, among: names) {
      help = "\(words); \(all)"
    } else if let meant {
      help = "did you mean '\(meant.value)'? It takes \(list(names))"
      let edit = Fix.Edit(document.range(of: value), "\"\(meant.value)\"")
      if meant.isOnly { fixes = [Fix("write '\(meant.value)'", isSafe: false, [edit])] }
    } else {
      help = all
    }
    report(
      .invalidValue,
      "\(label) \(label.hasPrefix("'") ? "does not take" : "cannot be") '\(text)'",
      at: document.range(of: value), help: help, fixes: fixes)
  }

  mutating func listedTwice(_ name: String, _ value: JSONValue, first: JSONValue) {
    report(
      .invalidValue, "\(name) is listed twice", at: document.range(of: value),
      notes: [.init("first listed here", at: document.range(of: first))],
      help: "remove one of the two")
  }

  /// Reports a text that is not the version of a release.
  mutating func noRelease(_ value: JSONValue, _ text: String, _ label: String) {
    let known = Version.majorReleases
    let releases = "write \(listed(known.map { "\($0).x" }, lastAfter: "or"))"
    let (oldest, newest) = (Version.oldest, Version.newest)
    let major = text.split(separator: ".", maxSplits: 1).first.flatMap { Int($0) } ?? 0
    let gap = zip(known, known.dropFirst()).first { $0 < major && major < $1 }.map {
      before, after in
      "there are no releases \(before + 1) to \(after - 1): after \(before) came \(after)"
    }
    let help =
      switch major {
      case _ where known.contains(major):
        "write it as in \(oldest) or 26.1: a version has one point at most"
      case _ where gap != nil: "\(gap ?? ""); \(releases)"
      case 1...6:
        "versions are counted as iOS counts them: what is 2.0 on visionOS is written \(oldest)"
      case 7..<oldest.major:
        "tabs and groups as in a spec came with \(oldest); write that or a later release"
      case (newest.major + 1)...:
        "tabspec knows releases up to \(newest.major).x; a newer one may know this"
      default: "\(releases); releases are counted as iOS counts them"
      }
    report(
      .invalidValue, "\(label) is \(quoted(text)), which is not a release that tabspec knows",
      at: document.range(of: value), help: help)
  }

  /// Reports a version of the format that is not read.
  mutating func unsupportedVersion(_ value: JSONValue) {
    let number = document.integer(value).map(String.init) ?? written(value)
    report(
      .unsupportedSpecVersion, "this is version \(number) of the format, tabspec reads version 1",
      at: document.range(of: value),
      help: "write 1, or use a newer tabspec if the file was made for one")
  }
}
