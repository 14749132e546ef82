package import JSON

/// Compares values with the shapes that the key tables ask for, and collects what differs.
///
/// It goes as deep as the tables do, which is four levels; the depth of nodes is not its business.
package struct ShapeChecker {
  package let document: JSONDocument
  /// What the document is to be.
  let subject: Subject
  /// The system that the target being checked is for, as a spec names it.
  var targetPlatform: PlatformName?
  /// How many problems were reported and not taken back.
  package private(set) var count = 0
  private var collected: DiagnosticCollector
  /// Whether problems may be taken back.
  private var isStaging = false
  /// What may still be taken back.
  private var staged: [Diagnostic] = []
  /// Made when the first node without an identifier is reported.
  var proposals: IdentifierProposals?

  /// - Parameters:
  ///   - subject: what the document is to be.
  ///   - limit: how many problems are told of each rule; 0 for all.
  package init(
    _ document: JSONDocument, as subject: Subject = .spec, limit: Int = defaultFindingLimit
  ) {
    self.document = document
    self.subject = subject
    collected = DiagnosticCollector(limit: limit)
  }

  /// All problems that are told, in the order of report.
  package var problems: [Diagnostic] { collected.finished() }

  /// Reports a problem of the shape.
  package mutating func report(
    _ rule: ReadingRule, _ message: String, at range: ByteRange, notes: [Diagnostic.Note] = [],
    help: String? = nil, fixes: [Fix] = []
  ) {
    count += 1
    let problem = Diagnostic(
      rule: rule.rawValue, severity: .error, message: message, range: range, notes: notes,
      help: help, fixes: fixes)
    if isStaging { staged.append(problem) } else { collect(problem) }
  }

  /// Counts a problem whose words need not be made, because it is none of those that are told.
  ///
  /// - Returns: whether it is counted; else it is to be reported.
  mutating func counts(_ rule: ReadingRule, at range: ByteRange) -> Bool {
    guard !isStaging, collected.counts(rule: rule.rawValue, severity: .error, at: range) else {
      return false
    }
    count += 1
    return true
  }

  private mutating func collect(_ problem: Diagnostic) {
    let (rule, range) = (problem.rule, problem.range)
    if collected.append(rule: rule, severity: problem.severity, at: range, { problem }) {
      _ = collected.sweepIfFull()
    }
  }

  /// From here on problems may be taken back, until `settle()`.
  mutating func stage() { isStaging = true }

  /// Whatever was not taken back stays.
  mutating func settle() {
    isStaging = false
    if staged.isEmpty { return }
    for problem in staged { collect(problem) }
    staged = []
  }

  /// Takes back what was reported inside some values since `stage()`, but for repeated keys, which
  /// are wrong in any JSON.
  ///
  /// - Parameter values: in the order of the text.
  mutating func takeBack(in values: [JSONValue]) {
    if staged.isEmpty { return }
    let ranges = values.map(document.range(of:))
    let kept = staged.filter { problem in
      if problem.rule == ReadingRule.duplicateKey.rawValue { return true }
      // The first of the values that does not end before the problem.
      var low = 0
      var high = ranges.count
      while low < high {
        let middle = (low + high) / 2
        if ranges[middle].upperBound <= problem.range.lowerBound {
          low = middle + 1
        } else {
          high = middle
        }
      }
      return low == ranges.count || problem.range.lowerBound < ranges[low].lowerBound
    }
    count -= staged.count - kept.count
    staged = kept
  }

  /// Checks a value of a key.
  ///
  /// - Parameter label: what the value is called in messages, such as `'title'`.
  /// - Returns: whether it has the shape.
  @discardableResult
  package mutating func check(_ value: JSONValue, _ shape: Shape, _ label: String) -> Bool {
    switch shape {
    case .string:
      return isString(value, label)
    case .name:
      return isName(value, label)
    case .bool:
      let kind = document.kind(of: value)
      return kind == .true || kind == .false || wrongType(value, shape, label)
    case .formatVersion:
      return isFormatVersion(value, label)
    case .version:
      return isVersion(value, label)
    case .choice(let choices):
      return choice(value, choices.map(\.name), label) != nil
    case .image:
      if document.isString(value) { return isName(value, label) }
      guard document.kind(of: value) == .object else { return wrongType(value, shape, label) }
      return isObject(value, .image, label)
    case .object(let object):
      return isObject(value, object, label)
    case .list(let element, let mayBeEmpty):
      guard document.kind(of: value) == .array else { return wrongType(value, shape, label) }
      if !mayBeEmpty, document.isEmpty(value) { return empty(value, label) }
      return isList(value, of: element, label)
    case .platforms:
      return isPlatforms(value, label)
    case .nodes(let mayBeEmpty):
      guard document.kind(of: value) == .array else { return wrongType(value, shape, label) }
      return mayBeEmpty || !document.isEmpty(value) || empty(value, label)
    case .lists:
      return isLists(value, label)
    }
  }

  /// The position of a value among the names that a key takes, or nil, reported.
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

  private mutating func isString(_ value: JSONValue, _ label: String) -> Bool {
    document.isString(value) || wrongType(value, .string, label)
  }

  mutating func isName(_ value: JSONValue, _ label: String) -> Bool {
    guard document.isString(value) else { return wrongType(value, .name, label) }
    return document.content(of: value).isEmpty ? emptyName(value, label) : true
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
    var isRight = true
    let label = "an element of \(label)"
    var element = document.first(in: list)
    let end = document.end(of: list)
    while element != end {
      if !check(element, shape, label) { isRight = false }
      element = document.next(after: element)
    }
    return isRight
  }

  private mutating func isPlatforms(_ value: JSONValue, _ label: String) -> Bool {
    guard document.kind(of: value) == .array else { return wrongType(value, .platforms, label) }
    if document.isEmpty(value) { return empty(value, label) }
    var isRight = true
    var seen: [String: JSONValue] = [:]
    for element in document.elements(of: value) {
      let names = PlatformName.names
      guard let position = choice(element, names, "an element of \(label)") else {
        isRight = false
        continue
      }
      if let first = seen[names[position]] {
        listedTwice(names[position], element, first: first)
        isRight = false
      } else {
        seen[names[position]] = element
      }
    }
    return isRight
  }

  private mutating func isLists(_ value: JSONValue, _ label: String) -> Bool {
    guard document.kind(of: value) == .object else { return wrongType(value, .lists, label) }
    var isRight = true
    var seen = MemberNames(document)
    for (key, list) in document.members(of: value) {
      if let first = seen.insert(key) {
        duplicateKey(key, first: first)
        isRight = false
      }
      if !check(list, .list(.string, mayBeEmpty: true), quoted(document.string(key))) {
        isRight = false
      }
    }
    return isRight
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
    return count == problemsBefore
  }
}

extension ShapeChecker {
  /// What a document is to be, as far as helps go by it.
  package enum Subject: Sendable {
    case spec, record

    /// The command that prints the schema.
    var schemaCommand: String { self == .record ? "tabspec schema record" : "tabspec schema" }
  }

  /// The platform of a target, by any of its names.
  private func platform(of target: JSONValue) -> PlatformName? {
    guard let value = document.member("platform", of: target), document.isString(value) else {
      return nil
    }
    return ValueWords.meant(by: document.string(value), among: PlatformName.names)
      .flatMap { PlatformName(rawValue: $0.value) }
  }
}

/// How many findings of a rule are told in one file where nothing else is said.
package let defaultFindingLimit = 1_000
