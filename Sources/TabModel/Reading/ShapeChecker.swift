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
  var proposals: IdentifierProposals?

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
    _ rule: ReadingRule, _ message: String, at range: ByteRange, notes: [Diagnostic.Note] = [],
    help: String? = nil, fixes: [Fix] = []
  ) {
    count += 1
    collected.append(
      Diagnostic(
        rule: rule.rawValue, severity: .error, message: message, range: range, notes: notes,
        help: help, fixes: fixes))
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
    switch shape {
    case .string: return document.isString(value) || wrongType(value, shape, label)
    case .name: return isName(value, label)
    case .bool:
      let kind = document.kind(of: value)
      return kind == .true || kind == .false || wrongType(value, shape, label)
    case .formatVersion: return isFormatVersion(value, label)
    case .version: return isVersion(value, label)
    case .choice(let choices): return choice(value, choices.map(\.name), label) != nil
    case .platform: return choice(value, platformNames, label) != nil
    case .image:
      if document.isString(value) { return isName(value, label) }
      guard document.kind(of: value) == .object else { return wrongType(value, shape, label) }
      return isObject(value, .image, label)
    case .object(let object): return isObject(value, object, label)
    case .list(let element, let mayBeEmpty):
      guard document.kind(of: value) == .array else { return wrongType(value, shape, label) }
      if !mayBeEmpty, document.isEmpty(value) { return empty(value, label) }
      return isList(value, of: element, label)
    case .platforms: return isPlatforms(value, label)
    case .nodes(let mayBeEmpty):
      guard document.kind(of: value) == .array else { return wrongType(value, shape, label) }
      return mayBeEmpty || !document.isEmpty(value) || empty(value, label)
    case .lists: return isLists(value, label)
    case .conditions: return isConditions(value, label)
    case .count: return isCount(value, label)
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

  mutating func isName(_ value: JSONValue, _ label: String) -> Bool {
    guard document.isString(value) else { return wrongType(value, .name, label) }
    return !document.content(of: value).isEmpty || emptyName(value, label)
  }

  private mutating func isFormatVersion(_ value: JSONValue, _ label: String) -> Bool {
    guard document.isWhole(value) else { return wrongType(value, .formatVersion, label) }
    if document.integer(value) == 1 { return true }
    unsupportedVersion(value)
    return false
  }

  private mutating func isVersion(_ value: JSONValue, _ label: String) -> Bool {
    guard document.isString(value) else { return wrongType(value, .version, label) }
    let text = document.string(value)
    if Version(text) != nil { return true }
    noRelease(value, text, label)
    return false
  }

  private mutating func isList(_ list: JSONValue, of shape: Shape, _ label: String) -> Bool {
    let before = count
    let label = "an element of \(label)"
    var element = document.first(in: list)
    let end = document.end(of: list)
    while element != end {
      check(element, shape, label)
      element = document.next(after: element)
    }
    return count == before
  }

  private mutating func isPlatforms(_ value: JSONValue, _ label: String) -> Bool {
    guard document.kind(of: value) == .array else { return wrongType(value, .platforms, label) }
    if document.isEmpty(value) { return empty(value, label) }
    let before = count
    let names = platformNames
    var seen: [Int: JSONValue] = [:]
    for element in document.elements(of: value) {
      guard let position = choice(element, names, "an element of \(label)") else { continue }
      if let first = seen[position] {
        listedTwice(names[position], element, first: first)
      } else {
        seen[position] = element
      }
    }
    return count == before
  }

  private mutating func isLists(_ value: JSONValue, _ label: String) -> Bool {
    guard document.kind(of: value) == .object else { return wrongType(value, .lists, label) }
    let before = count
    var seen = MemberNames(document)
    for (key, list) in document.members(of: value) {
      if let first = seen.insert(key) { duplicateKey(key, first: first) }
      check(list, .list(.string, mayBeEmpty: true), quoted(document.string(key)))
    }
    return count == before
  }

  private mutating func isObject(
    _ value: JSONValue, _ object: SpecObject, _ label: String
  ) -> Bool {
    guard document.kind(of: value) == .object else {
      return wrongType(value, .object(object), label)
    }
    let problemsBefore = count
    let keys = object.keys
    targetPlatform = object == .target ? platform(of: value) : nil
    var written: [JSONValue?] = Array(repeating: nil, count: keys.count)
    var unknown: [Member] = []
    for (key, member) in document.members(of: value) {
      let name = document.string(key)
      guard let position = keys.firstIndex(where: { $0.name == name }) else {
        unknown.append((key, member))
        continue
      }
      if let first = written[position] {
        duplicateKey(key, first: first)
      } else {
        written[position] = key
      }
      if document.kind(of: member) == .null {
        let isRequired = object.required.contains(name)
        wrongType(member, keys[position].shape, quoted(name), isRequired: isRequired)
      } else {
        check(member, keys[position].shape, quoted(name))
      }
    }
    let present = keys.indices.filter { written[$0] != nil }.map { keys[$0].name }
    let missing = object.required.filter { !present.contains($0) }
    var meant: [String] = []
    if !unknown.isEmpty || !missing.isEmpty {
      meant = self.keys(
        unknown: unknown, missing: missing, of: value, object.name, taking: object.keyNames,
        present: present)
    }
    if object == .image, present.count > 1 || present.isEmpty && meant.isEmpty {
      notOneImage(value, isMissing: present.isEmpty)
    }
    checkWhole(value, object)
    return count == problemsBefore
  }
}

extension ShapeChecker {
  package enum Subject: Sendable {
    case spec, record

    var schemaCommand: String { self == .record ? "tabspec schema record" : "tabspec schema" }
  }

  var platformNames: [String] { framework.facts.platformNames }

  private func platform(of target: JSONValue) -> PlatformName? {
    guard let value = document.member("platform", of: target), document.isString(value) else {
      return nil
    }
    return ValueWords.meant(by: document.string(value), among: platformNames)
      .flatMap { PlatformName(rawValue: $0.value) }
  }
}

package let defaultFindingLimit = 1_000
