import JSON
import TabLint
import TabModel

struct ConfigurationReader {
  static let keys = [
    "$schema", "rules", "include", "exclude", "targets", "failOn", "strings", "assets", "symbols",
  ]

  private let document: JSONDocument
  private var checker: ShapeChecker
  private var configuration = Configuration()

  static func read(_ document: JSONDocument) -> (Configuration, [Diagnostic]) {
    var reader = ConfigurationReader(document)
    reader.readRoot()
    return (reader.configuration, reader.checker.problems)
  }

  private init(_ document: JSONDocument) {
    self.document = document
    checker = ShapeChecker(document, as: .config)
  }

  private mutating func readRoot() {
    guard document.kind(of: document.root) == .object else {
      checker.wrongType(document.root, .lists, "a configuration")
      return
    }
    let members = checker.knownMembers(of: document.root, "a configuration", taking: Self.keys)
    for (name, value) in members {
      switch name {
      case "rules": readRules(value)
      case "include": configuration.include = globs(value, "'include'")
      case "exclude": configuration.exclude = globs(value, "'exclude'")
      case "targets": readTargets(value)
      case "strings": configuration.strings = elements(value, "'strings'")?.map { path($0) }
      case "assets": configuration.assets = elements(value, "'assets'")?.map { path($0) } ?? []
      case "symbols":
        configuration.symbols = elements(value, "'symbols'")?.map { document.string($0) } ?? []
      case "failOn":
        configuration.failOn = severity(value, "'failOn'", among: SeverityWord.forFailing)
      default: checker.check(value, .string, "'$schema'")
      }
    }
  }

  private mutating func globs(_ value: JSONValue, _ label: String) -> [Glob] {
    elements(value, label)?.map { Glob(document.string($0)) } ?? []
  }

  /// Returns a list of names; nil for anything else, which is reported.
  private mutating func elements(_ value: JSONValue, _ label: String) -> [JSONValue]? {
    checker.check(value, .list(.name, mayBeEmpty: true), label)
      ? Array(document.elements(of: value)) : nil
  }

  private func path(_ value: JSONValue) -> Configuration.NamedPath {
    let place = SourceLocator(document.bytes).location(of: document.range(of: value).lowerBound)
    return Configuration.NamedPath(
      path: FilePath(document.string(value)), line: place.line, column: place.column)
  }

  private mutating func readTargets(_ value: JSONValue) {
    guard checker.check(value, .list(.object(.target), mayBeEmpty: false), "'targets'") else {
      return
    }
    var targets = SpecTarget.read(value, &checker)
    // Ranges in this document mean nothing in the specs that use the targets.
    for index in targets.indices { targets[index].object = .none }
    configuration.targets = targets
  }

  private mutating func readRules(_ value: JSONValue) {
    guard document.kind(of: value) == .object else {
      checker.wrongType(value, .lists, "'rules'")
      return
    }
    var seen = MemberNames(document)
    for (key, choice) in document.members(of: value) {
      let id = document.string(key)
      if let first = seen.insert(key) {
        checker.duplicateKey(key, first: first)
        continue
      }
      guard let rule = Rule.named(id) else {
        let near = suggestion(for: id, among: Rule.all.map(\.id))
        checker.report(
          .unknownKey, "unknown rule '\(clipped(id))'", at: key,
          help: near.map { "did you mean '\($0)'?" } ?? "'tabspec rules' lists all rules")
        continue
      }
      guard rule.isConfigurable else {
        checker.report(
          .invalidValue, "'\(id)' is always on: without it there would be nothing to check",
          at: key, help: "remove the entry")
        continue
      }
      configuration.rules[id] = readChoice(choice, rule)
    }
  }

  private mutating func readChoice(
    _ value: JSONValue, _ rule: Rule
  ) -> Configuration.RuleChoice {
    var choice = Configuration.RuleChoice()
    guard document.kind(of: value) == .object else {
      choice.severity = severity(value, "'\(rule.id)'")
      return choice
    }
    let members = checker.knownMembers(
      of: value, "the rule '\(rule.id)'", taking: ["severity"] + rule.options.map(\.name))
    for (name, member) in members {
      if name == "severity" {
        choice.severity = severity(member, "'severity'")
      } else if let number = document.integer(member), number >= 1,
        let option = rule.options.first(where: { $0.name == name })
      {
        choice.options[option] = number
      } else {
        let isTooLarge = document.integer(member) == nil && document.isWhole(member)
        checker.report(
          document.kind(of: member) == .number ? .invalidValue : .wrongType,
          "'\(name)' takes a whole number"
            + (isTooLarge ? " from 1 to \(JSONDocument.largestInteger)" : ", 1 or more"),
          at: member)
      }
    }
    return choice
  }

  private mutating func severity(
    _ value: JSONValue, _ label: String, among words: [String] = SeverityWord.forRules
  ) -> Diagnostic.Severity?? {
    checker.choice(value, words, label).map { Diagnostic.Severity(rawValue: words[$0]) }
  }
}

extension Rule {
  var isConfigurable: Bool {
    if case .reading = check { false } else { true }
  }
}
