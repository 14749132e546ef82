package import JSON

extension ShapeChecker {
  func quoted(_ text: String) -> String { "'\(clipped(text))'" }

  /// Reports a value of a wrong type.
  ///
  /// - Parameters:
  ///   - label: the key in quotes, or a noun with its article.
  ///   - isRequired: true if the key is required; nil if that follows from the label.
  /// - Returns: false, for use as the result of a check.
  @discardableResult
  package mutating func wrongType(
    _ value: JSONValue, _ shape: Shape, _ label: String, isRequired: Bool? = nil
  ) -> Bool {
    if counts(.wrongType, at: value.range) { return false }
    let isKey = label.hasPrefix("'")
    var found = value.typeName
    if case .number = value.content, shape.expected == "a whole number" {
      found = "a number with a fraction"
    }
    var message = "\(label) \(isKey ? "takes" : "is") \(shape.expected), but this is \(found)"
    if label.hasPrefix(Self.element) {
      message =
        "elements \(label.dropFirst(Self.element.count)) must be "
        + "\(plural(shape.expected)), not \(plural(found))"
    }
    let cure: Cure? =
      switch value.content {
      case _ where subject == .record: (RecordReader.origin, nil)
      case .null:
        (nullHelp(value, shape, isKey, isRequired ?? Self.neededKeys.contains(label)), nil)
      default: self.cure(for: value, shape, label)
      }
    report(.wrongType, message, at: value.range, help: cure?.help, fix: cure?.fix)
    return false
  }

  private static let element = "an element "

  private func plural(_ type: String) -> String {
    for article in ["an ", "a "] where type.hasPrefix(article) {
      return type.dropFirst(article.count) + "s"
    }
    return type
  }

  private static let neededKeys = Set(
    (Node.keys.filter { !$0.definition.requiredBy.isEmpty }.map(\.name) + SpecObject.root.required
      + SpecObject.suppression.required + SpecObject.image.keys.map(\.name)).map { "'\($0)'" })

  private func nullHelp(
    _ value: JSONValue, _ shape: Shape, _ isKey: Bool, _ isRequired: Bool
  ) -> String {
    let refusal = "null is not accepted anywhere"
    if value.range == document.root.range { return "write \(shape.expected): \(refusal)" }
    guard isKey else { return "remove it: \(refusal)" }
    return isRequired
      ? "write \(shape.expected): \(refusal), and this key is needed"
      : "leave the key out to get its default: \(refusal)"
  }

  /// Returns the value's source, or an ellipsis if it is long or has several lines.
  func written(_ value: JSONValue) -> String {
    let text = document.bytes[value.range]
    let isShort = text.count <= 40 && !text.contains { $0 == 0x0A || $0 == 0x0D }
    return isShort ? String(decoding: text, as: UTF8.self) : "…"
  }

  func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  mutating func empty(_ value: JSONValue, _ label: String) {
    report(
      .invalidValue, "\(label) is an empty array", at: value.range,
      help: label == "'tabs'"
        ? "a \(framework.words.container) needs at least one tab"
        : "name at least one, or leave the key out")
  }

  mutating func reportEmptyName(_ value: JSONValue, _ label: String) {
    let help =
      switch label {
      case _ where subject == .record: "give it a name in the app, and record it again"
      case "'meaning'": "say what it means for the condition to hold"
      case "'reason'": "say why the rule does not apply here"
      case "'sourceLanguage'": #"write a language, such as "en""#
      case _ where !label.hasPrefix("'"): "write a name, or remove it"
      case _ where Self.neededKeys.contains(label): "write a name"
      default: "write a name, or leave the key out"
      }
    report(.invalidValue, "\(label) is empty", at: value.range, help: help)
  }

  mutating func invalidChoice(
    _ value: JSONValue, _ text: String, _ names: [String], _ label: String
  ) {
    if counts(.invalidValue, at: value.range) { return }
    let meant = ValueWords.meant(by: text, among: names)
    let help: String
    var fix: Fix?
    if subject != .record,
      let words = ValueWords.explanation(of: text, among: names, in: framework, subject)
    {
      help = "\(words); the platforms are \(list(names))"
    } else if names == Node.Kind.names, let words = KeyWords.prominentRole(text) {
      help = words
    } else if let meant {
      help = "did you mean '\(meant.value)'? It can be \(list(names))"
      if meant.isOnly { fix = Fix.writing(meant.value, at: value.range, isSafe: false) }
    } else {
      let ordered = "displayOrderIdentifiers"
      help = "it must be one of \(list(names.map { $0 == ordered ? "\($0) on a group" : $0 }))"
    }
    report(.invalidValue, unknown(text, names, label), at: value.range, help: help, fix: fix)
  }

  private func unknown(_ text: String, _ names: [String], _ label: String) -> String {
    if names == platformNames { return "unknown platform \(quoted(text))" }
    let key = label.filter { $0 != "'" }
    return ["type", "mode", "severity"].contains(key)
      ? "unknown \(key) \(quoted(text))" : "\(label) does not accept \(quoted(text))"
  }

  mutating func noRelease(_ value: JSONValue, _ text: String, _ label: String) {
    let (oldest, newest) = (Version.oldest, Version.newest)
    let major = text.split(separator: ".", maxSplits: 1).first.flatMap { Int($0) } ?? 0
    var help = "write \(Version.releases()); releases are counted as iOS counts them"
    var fix: Fix?
    if Version.majorReleases.contains(major) {
      help = "write it as in \(oldest) or 26.1: a version has one point at most"
    } else if let (system, release) = releaseOfTarget(text) {
      help = "use iOS version numbers: \(system) \(text) is \(release)"
      fix = Fix.writing("\(release)", at: value.range, isSafe: false)
    } else if let release = releaseAfterWords(text) {
      help = "write \"\(release)\", without the name of the system"
      fix = Fix.writing("\(release)", at: value.range, isSafe: false)
    } else if (1..<oldest.major).contains(major) {
      help =
        subject == .record
        ? "record the app on \(oldest) or later"
        : "\(listed(framework.words.types)) were introduced in \(oldest)"
          + #"; a spec describes the app from there on: write "\#(oldest)""#
    } else if major > newest.major {
      help = "tabspec knows releases up to \(newest.major).x; a newer version may know more"
    }
    report(
      .invalidValue, "\(label) is \(quoted(text)), which is not a known release",
      at: value.range, help: help, fix: fix)
  }

  /// Returns the release that follows the name of a system: 18.0 for `iOS 18`; nil for anything else.
  private func releaseAfterWords(_ text: String) -> Version? {
    let words = text.split(separator: " ")
    guard words.count == 2, words[0].allSatisfy(\.isLetter), let release = Version(String(words[1]))
    else { return nil }
    return Version.majorReleases.contains(release.major) ? release : nil
  }

  /// Returns the system of the target and the release of iOS for one of its own releases; nil if it
  /// uses iOS numbering or the release is too old.
  private func releaseOfTarget(_ text: String) -> (system: String, release: Version)? {
    guard let platform = targetPlatform, let (system, first) = platform.ownNumbering else {
      return nil
    }
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count <= 2, let major = numbers.first ?? nil, major >= first,
      let minor = numbers.count == 2 ? numbers[1] : 0,
      let release = Version("\(major - first + Version.oldest.major).\(minor)")
    else { return nil }
    return (system, release)
  }

  mutating func unsupportedVersion(_ value: JSONValue) {
    let number = value.integer.map(String.init) ?? written(value)
    report(
      .unsupportedSpecVersion, "this is version \(number) of the format, tabspec reads version 1",
      at: value.range, help: "write 1, or use a newer tabspec if the file was made for one")
  }
}
