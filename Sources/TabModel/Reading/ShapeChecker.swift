package import JSON

/// Checks values against the shapes in the key tables, and collects problems.
package struct ShapeChecker {
  package let document: JSONDocument
  let subject: Subject
  var targetPlatform: PlatformName?
  /// The framework, which determines the platforms.
  package var framework = Framework.usual
  package private(set) var count = 0
  /// The number of groups around the node that is being checked.
  var openGroups = 0
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
    _ rule: ReadingRule, _ message: String, at range: ByteRange,
    note: (text: String, place: ByteRange)? = nil, help: String? = nil, fix: Fix? = nil
  ) {
    count += 1
    let notes = note.map { [Diagnostic.Note($0.text, at: $0.place)] }
    collected.append(
      Diagnostic(
        rule: rule.rawValue, severity: .error, message: message, range: range,
        notes: notes ?? [], help: help, fixes: fix.map { [$0] } ?? []))
  }

  /// Counts a problem over the limit, without a message.
  ///
  /// - Returns: false if the problem must be reported.
  mutating func counts(_ rule: ReadingRule, at range: ByteRange) -> Bool {
    guard collected.counts(rule.rawValue, at: range) else { return false }
    count += 1
    return true
  }

  /// Returns whether a value has a shape, and reports problems.
  ///
  /// - Parameter label: the value's name in messages, such as `'title'`.
  @discardableResult
  package mutating func check(_ value: JSONValue, _ shape: Shape, _ label: String) -> Bool {
    let before = count
    if shape.accepts(value) {
      checkContents(value, shape, label)
    } else {
      wrongType(value, shape, label)
    }
    return count == before
  }

  /// Returns whether a value is an object, and reports other values.
  package mutating func isObject(_ value: JSONValue, _ label: String) -> Bool {
    value.isObject || wrongType(value, .lists, label)
  }

  /// Returns whether a value is an array, and reports other values.
  mutating func isArray(_ value: JSONValue, _ label: String) -> Bool {
    value.isArray || wrongType(value, .nodes(mayBeEmpty: true), label)
  }

  /// Checks a value of the right type.
  private mutating func checkContents(_ value: JSONValue, _ shape: Shape, _ label: String) {
    switch shape {
    case .string, .bool: break
    case .name: if value.string?.isEmpty == true { reportEmptyName(value, label) }
    case .count: if !value.isWhole { wrongType(value, shape, label) }
    case .formatVersion:
      if !value.isWhole {
        wrongType(value, shape, label)
      } else if value.integer != 1 {
        unsupportedVersion(value)
      }
    case .version:
      if let text = value.string, Version(text) == nil { noRelease(value, text, label) }
    case .choice(let choices): choice(value, choices.map(\.name), label)
    case .platform: choice(value, platformNames, label)
    case .image:
      if value.isString { checkContents(value, .name, label) } else { checkObject(value, .image) }
    case .object(let object): checkObject(value, object)
    case .list(let element, let mayBeEmpty):
      if !mayBeEmpty, value.isEmpty { empty(value, label) }
      for value in value.elements { check(value, element, "an element of \(label)") }
      if case .object(.target) = element {
        checkAreDistinct(platforms: value.elements.compactMap { $0["platform"] })
      }
      if case .object(.variant) = element, value.count > TabSpec.maximumVariants {
        tooMany("variants", value.count, TabSpec.maximumVariants, at: value)
      }
    case .platforms:
      checkContents(value, .list(.platform, mayBeEmpty: false), label)
      checkAreDistinct(platforms: value.elements)
    case .nodes(let mayBeEmpty):
      if !mayBeEmpty, value.isEmpty { empty(value, label) }
      checkNodes(value, label)
    case .lists:
      for member in value.members {
        if isComment(member) { continue }
        check(member.value, .list(.string, mayBeEmpty: true), quoted(member.key.value))
      }
    case .conditions: checkConditions(value)
    }
  }

  /// Checks a comment. Returns false for other members.
  mutating func isComment(_ member: JSONValue.Member) -> Bool {
    guard member.key.value == SpecObject.comment.name else { return false }
    check(member.value, SpecObject.comment.shape, quoted(member.key.value))
    return true
  }

  /// Returns the value if it is one of the names of a key, and reports other values.
  @discardableResult
  package mutating func choice(_ value: JSONValue, _ names: [String], _ label: String) -> String? {
    guard let text = value.string else {
      wrongType(value, .choice(Choice.all(names)), label)
      return nil
    }
    if names.contains(text) { return text }
    invalidChoice(value, text, names, label)
    return nil
  }

  private mutating func checkAreDistinct(platforms: [JSONValue]) {
    var seen: [PlatformName: ByteRange] = [:]
    for platform in platforms {
      guard let name = PlatformName(platform) else { continue }
      if let first = seen[name] {
        report(
          .invalidValue, "\(name.rawValue) is listed twice", at: platform.range,
          note: ("first listed here", first), help: "remove one of the two")
      } else {
        seen[name] = platform.range
      }
    }
  }

  /// Returns the members of an object with their keys; nil for unknown keys.
  func members(
    of value: JSONValue, _ object: SpecObject
  ) -> [(member: Member, key: KeyDefinition?)] {
    let keys = object.keys
    return value.members.map { member in (member, keys.first { $0.name == member.key.value }) }
  }

  /// Checks the members of an object, and whether it has those that it needs.
  mutating func checkObject(_ value: JSONValue, _ object: SpecObject) {
    targetPlatform = object == .target ? platform(of: value) : nil
    let members = members(of: value, object)
    for case (let member, let key?) in members {
      if member.value.isNull {
        let isRequired = object.required.contains(key.name)
        wrongType(member.value, key.shape, quoted(key.name), isRequired: isRequired)
      } else {
        check(member.value, key.shape, quoted(key.name))
      }
    }
    let present = object.ownKeys.map(\.name).filter { value[$0] != nil }
    let missing = object.required.filter { !present.contains($0) }
    let meant = reportKeys(
      unknown: members.filter { $0.key == nil }.map(\.member), missing: missing, of: value,
      object.name, taking: object.keyNames)
    switch object {
    case .image where present.count > 1 || present.isEmpty && meant.isEmpty:
      notOneImage(value, isMissing: present.isEmpty)
    case .availability: checkConditions(of: value)
    case .variant: checkVariant(value, meant)
    case .repetition: checkRepetition(value)
    default: break
    }
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
    guard let text = target["platform"]?.string else { return nil }
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
