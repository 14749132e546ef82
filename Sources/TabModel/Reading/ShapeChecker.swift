package import JSON

/// Checks values against the shapes in the key tables, and collects problems.
package struct ShapeChecker {
  package let document: JSONDocument
  let subject: Subject
  var targetPlatform: PlatformName?
  /// The framework, which determines the platforms.
  package var framework = Framework.uiKit
  package private(set) var count = 0
  private var collected: DiagnosticCollector
  /// Created when the first node without an identifier is reported.
  lazy var proposals = IdentifierProposals(document)

  /// - Parameter limit: the maximum number of problems per rule; 0 for no limit.
  package init(
    _ document: JSONDocument, as subject: Subject = .spec, limit: Int = defaultFindingLimit
  ) {
    self.document = document
    self.subject = subject
    collected = DiagnosticCollector(limit: limit)
  }

  package var problems: [Diagnostic] { collected.diagnostics }

  package mutating func report(
    _ rule: ReadingRule, _ message: String, at value: JSONValue,
    note: (text: String, place: JSONValue)? = nil, help: String? = nil, fix: Fix? = nil
  ) {
    count += 1
    let notes = note.map { [Diagnostic.Note($0.text, at: document.range(of: $0.place))] }
    collected.append(
      Diagnostic(
        rule: rule.rawValue, severity: .error, message: message, range: document.range(of: value),
        notes: notes ?? [], help: help, fixes: fix.map { [$0] } ?? []))
  }

  /// Counts a problem over the limit, without a message.
  ///
  /// - Returns: false if the problem must be reported.
  mutating func counts(_ rule: ReadingRule, at value: JSONValue) -> Bool {
    guard collected.counts(rule.rawValue, at: document.range(of: value)) else { return false }
    count += 1
    return true
  }

  /// Returns whether a value has a shape, and reports problems.
  ///
  /// - Parameter label: the value's name in messages, such as `'title'`.
  @discardableResult
  package mutating func check(_ value: JSONValue, _ shape: Shape, _ label: String) -> Bool {
    let before = count
    if shape.takes(document.kind(of: value)) {
      checkContents(value, shape, label)
    } else {
      wrongType(value, shape, label)
    }
    return count == before
  }

  /// Returns whether a value is an object, and reports other values.
  package mutating func isObject(_ value: JSONValue, _ label: String) -> Bool {
    document.kind(of: value) == .object || wrongType(value, .lists, label)
  }

  /// Checks a value of the right type.
  private mutating func checkContents(_ value: JSONValue, _ shape: Shape, _ label: String) {
    switch shape {
    case .string, .bool: break
    case .name: if document.content(of: value).isEmpty { emptyName(value, label) }
    case .count: if !document.isWhole(value) { wrongType(value, shape, label) }
    case .formatVersion:
      if !document.isWhole(value) {
        wrongType(value, shape, label)
      } else if document.integer(value) != 1 {
        unsupportedVersion(value)
      }
    case .version:
      let text = document.string(value)
      if Version(text) == nil { noRelease(value, text, label) }
    case .choice(let choices): _ = choice(value, choices.map(\.name), label)
    case .platform: _ = choice(value, platformNames, label)
    case .image:
      if document.isString(value) {
        checkContents(value, .name, label)
      } else {
        checkObject(value, .image)
      }
    case .object(let object): checkObject(value, object)
    case .list(let element, let mayBeEmpty):
      if !mayBeEmpty, document.isEmpty(value) { empty(value, label) }
      let label = "an element of \(label)"
      for value in document.elements(of: value) { check(value, element, label) }
    case .platforms: checkPlatforms(value, label)
    case .nodes(let mayBeEmpty):
      if !mayBeEmpty, document.isEmpty(value) { empty(value, label) }
    case .lists:
      var seen = MemberNames(document)
      for (key, list) in document.members(of: value) {
        if let first = seen.insert(key) { duplicateKey(key, first: first) }
        check(list, .list(.string, mayBeEmpty: true), quoted(document.string(key)))
      }
    case .conditions: checkConditions(value)
    }
  }

  /// Returns the index of the value in the names of a key, and reports an unknown one.
  package mutating func choice(_ value: JSONValue, _ names: [String], _ label: String) -> Int? {
    guard document.isString(value) else {
      wrongType(value, .choice(Choice.all(names)), label)
      return nil
    }
    let text = document.string(value)
    if let position = names.firstIndex(of: text) { return position }
    invalidChoice(value, text, names, label)
    return nil
  }

  private mutating func checkPlatforms(_ list: JSONValue, _ label: String) {
    if document.isEmpty(list) { empty(list, label) }
    let names = platformNames
    var seen: [Int: JSONValue] = [:]
    for element in document.elements(of: list) {
      guard let position = choice(element, names, "an element of \(label)") else { continue }
      if let first = seen[position] {
        listedTwice(names[position], element, first: first)
      } else {
        seen[position] = element
      }
    }
  }

  /// Checks the members of an object.
  ///
  /// - Returns: the valid values, with the positions of their keys in the table.
  @discardableResult
  mutating func checkObject(
    _ value: JSONValue, _ object: SpecObject
  ) -> [(key: Int, value: JSONValue, isRepeated: Bool)] {
    let keys = object.keys
    targetPlatform = object == .target ? platform(of: value) : nil
    var written: [JSONValue?] = Array(repeating: nil, count: keys.count)
    var unknown: [Member] = []
    var valid: [(key: Int, value: JSONValue, isRepeated: Bool)] = []
    for (key, member) in document.members(of: value) {
      let name = document.string(key)
      guard let position = keys.indices.first(where: { keys[$0].name == name }) else {
        unknown.append((key, member))
        continue
      }
      let first = written[position]
      if let first { duplicateKey(key, first: first) } else { written[position] = key }
      if document.kind(of: member) == .null {
        let isRequired = object.required.contains(name)
        wrongType(member, keys[position].shape, quoted(name), isRequired: isRequired)
      } else if check(member, keys[position].shape, quoted(name)) {
        valid.append((position, member, isRepeated: first != nil))
      }
    }
    let present = keys.indices.filter { written[$0] != nil }.map { keys[$0].name }
    let missing = object.required.filter { !present.contains($0) }
    var meant: [String] = []
    if !unknown.isEmpty || !missing.isEmpty {
      meant = reportKeys(
        unknown: unknown, missing: missing, of: value, object.name, taking: object.keyNames,
        present: present)
    }
    switch object {
    case .image where present.count > 1 || present.isEmpty && meant.isEmpty:
      notOneImage(value, isMissing: present.isEmpty)
    case .availability: checkConditions(of: value)
    case .variant: checkVariant(value, meant)
    case .repetition: checkRepetition(value)
    default: break
    }
    return valid
  }
}

extension ShapeChecker {
  /// A kind of document, by its name for 'tabspec schema'.
  package enum Subject: String, Sendable {
    case spec, record, config, customization

    var schemaCommand: String { "tabspec schema" + (self == .spec ? "" : " \(rawValue)") }
  }

  var platformNames: [String] { framework.platformNames }

  private func platform(of target: JSONValue) -> PlatformName? {
    guard let text = document.member("platform", of: target).flatMap(document.text) else {
      return nil
    }
    return ValueWords.meant(by: text, among: platformNames)
      .flatMap { PlatformName(rawValue: $0.value) }
  }
}

package let defaultFindingLimit = 1_000

/// The rules of reading, which are always on. A document that violates one has no other findings.
package enum ReadingRule: String, CaseIterable, Sendable {
  case jsonSyntax = "json-syntax"
  case duplicateKey = "duplicate-key"
  case unknownKey = "unknown-key"
  case missingKey = "missing-key"
  case wrongType = "wrong-type"
  case invalidValue = "invalid-value"
  case unsupportedSpecVersion = "unsupported-spec-version"
}
