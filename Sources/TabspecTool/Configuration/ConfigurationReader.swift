import JSON
import TabLint
import TabModel

struct ConfigurationReader {
  static let keys = [
    "$schema", "rules", "include", "exclude", "targets", "failOn", "strings", "assets", "symbols",
  ]

  /// For the places of paths.
  private let source: SourceLocator
  private var checker: ShapeChecker
  private var configuration = Configuration()

  static func read(_ document: JSONDocument) -> (Configuration, [Diagnostic]) {
    var reader = ConfigurationReader(document)
    reader.readRoot(document.root)
    return (reader.configuration, reader.checker.problems)
  }

  private init(_ document: JSONDocument) {
    source = SourceLocator(document.bytes)
    checker = ShapeChecker(document, as: .config)
  }

  private mutating func readRoot(_ root: JSONValue) {
    checker.checkDuplicateKeys(in: root)
    guard checker.isObject(root, "a configuration") else { return }
    let members = checker.knownMembers(of: root, "a configuration", taking: Self.keys)
    for (name, value) in members {
      switch name {
      case "rules": readRules(value)
      case "include": configuration.include = globs(value, "'include'")
      case "exclude": configuration.exclude = globs(value, "'exclude'")
      case "targets": readTargets(value)
      case "strings": configuration.strings = elements(value, "'strings'")?.map { path($0) }
      case "assets": configuration.assets = elements(value, "'assets'")?.map { path($0) } ?? []
      case "symbols":
        configuration.symbols = elements(value, "'symbols'")?.map(\.value) ?? []
      case "failOn":
        configuration.failOn = severity(value, "'failOn'", among: SeverityWord.forFailing)
      default: checker.check(value, .string, "'$schema'")
      }
    }
  }

  private mutating func globs(_ value: JSONValue, _ label: String) -> [Glob] {
    elements(value, label)?.map { Glob($0.value) } ?? []
  }

  /// Returns a list of names; nil for anything else, which is reported.
  private mutating func elements(_ value: JSONValue, _ label: String) -> [Located<String>]? {
    checker.check(value, .list(.name, mayBeEmpty: true), label)
      ? value.elements.compactMap(\.locatedString) : nil
  }

  private func path(_ name: Located<String>) -> Configuration.NamedPath {
    let place = source.location(of: name.range.lowerBound)
    return Configuration.NamedPath(
      path: FilePath(name.value), line: place.line, column: place.column)
  }

  private mutating func readTargets(_ value: JSONValue) {
    guard checker.check(value, .list(.object(.target), mayBeEmpty: false), "'targets'") else {
      return
    }
    configuration.targets = value.elements.compactMap { SpecTarget($0) }
  }

  private mutating func readRules(_ value: JSONValue) {
    guard checker.isObject(value, "'rules'") else { return }
    for member in value.members {
      let key = member.key
      let id = key.value
      guard let rule = Rule.named(id) else {
        let near = suggestion(for: id, among: Rule.all.map(\.id))
        checker.report(
          .unknownKey, "unknown rule '\(clipped(id))'", at: key.range,
          help: near.map { "did you mean '\($0)'?" } ?? "'tabspec rules' lists all rules")
        continue
      }
      guard rule.isConfigurable else {
        checker.report(
          .invalidValue, "'\(id)' is always on: without it there would be nothing to check",
          at: key.range, help: "remove the entry")
        continue
      }
      configuration.rules[id] = readChoice(member.value, rule)
    }
  }

  private mutating func readChoice(_ value: JSONValue, _ rule: Rule) -> Configuration.RuleChoice {
    var choice = Configuration.RuleChoice()
    guard value.isObject else {
      choice.severity = severity(value, "'\(rule.id)'")
      return choice
    }
    let members = checker.knownMembers(
      of: value, "the rule '\(rule.id)'", taking: ["severity"] + rule.options.map(\.name))
    for (name, member) in members {
      if name == "severity" {
        choice.severity = severity(member, "'severity'")
      } else if let number = member.integer, number >= 1,
        let option = rule.options.first(where: { $0.name == name })
      {
        choice.options[option] = number
      } else {
        let isNumber = if case .number = member.content { true } else { false }
        let isTooLarge = member.integer == nil && member.isWhole
        checker.report(
          isNumber ? .invalidValue : .wrongType,
          "'\(name)' takes a whole number"
            + (isTooLarge ? " from 1 to \(JSONValue.largestInteger)" : ", 1 or more"),
          at: member.range)
      }
    }
    return choice
  }

  private mutating func severity(
    _ value: JSONValue, _ label: String, among words: [String] = SeverityWord.forRules
  ) -> Diagnostic.Severity?? {
    checker.choice(value, words, label).map { Diagnostic.Severity(rawValue: $0) }
  }
}

extension Rule {
  var isConfigurable: Bool { if case .reading = check { false } else { true } }
}
