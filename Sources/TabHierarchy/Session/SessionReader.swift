package import LocatedJSON

/// An event as a file has it, with the places of its parts.
package struct SessionStep: Sendable {
  package let event: SessionEvent
  /// The object in the document.
  package let object: JSONValue
  /// The value that names what it happens to: `identifier`, `group` or `spec`.
  package var subject: JSONValue = .none
  /// The value of `to`.
  package var target: JSONValue = .none
}

/// Reads editing sessions: a list of events.
package enum SessionReader {
  /// Reads a document as a session, and collects everything that is wrong with its shape.
  package static func read(
    _ document: JSONDocument
  ) -> (steps: [SessionStep], problems: [Diagnostic]) {
    var checker = ShapeChecker(document)
    guard document.kind(of: document.root) == .array else {
      checker.report(
        .wrongType,
        "a session is a list of events, but this is \(document.kind(of: document.root).name)",
        at: document.range(of: document.root),
        help: #"write [{"event": "hide", "identifier": "…"}, …]"#)
      return ([], checker.problems)
    }
    var steps: [SessionStep] = []
    for object in document.elements(of: document.root) {
      if let step = read(object, &checker) { steps.append(step) }
    }
    return (checker.count == 0 ? steps : [], checker.problems)
  }

  /// Reads one event; nil where something is wrong with it, which is reported.
  private static func read(_ object: JSONValue, _ checker: inout ShapeChecker) -> SessionStep? {
    let document = checker.document
    guard document.kind(of: object) == .object else {
      checker.report(
        .wrongType, "an event is an object, but this is \(document.kind(of: object).name)",
        at: document.range(of: object),
        help: #"write {"event": "toggleSidebar"} or another event with its keys"#)
      checker.duplicateKeys(below: object)
      return nil
    }
    let before = checker.count
    guard let kind = kind(of: object, &checker) else {
      // Without a kind nobody knows which keys there are.
      checker.duplicateKeys(below: object)
      return nil
    }
    let owner = "the event '\(kind.rawValue)'"
    let keys = [.event] + kind.keys
    var written: [JSONValue?] = Array(repeating: nil, count: keys.count)
    var values: [String: JSONValue] = [:]
    var unknown = MemberNames(document)
    for (key, value) in document.members(of: object) {
      let name = document.string(key)
      guard let position = keys.firstIndex(where: { $0.name == name }) else {
        checker.unknownKey(key, value, of: owner, taking: keys.map(\.name), &unknown)
        continue
      }
      if let first = written[position] {
        checker.duplicateKey(key, first: first)
        continue
      }
      written[position] = key
      values[name] = value
      if name != SpecKey.event.name { checker.check(value, keys[position].shape, "'\(name)'") }
    }
    for (key, place) in zip(keys, written) where place == nil && key.absent == "required" {
      checker.missingKey(key.name, in: object, owner)
    }
    return checker.count == before ? step(kind, object, values, document) : nil
  }

  /// What happens in an event; nil where it does not say so properly, which is reported.
  private static func kind(
    of object: JSONValue, _ checker: inout ShapeChecker
  ) -> SessionEvent.Kind? {
    guard let value = checker.document.member(SpecKey.event.name, of: object) else {
      checker.missingKey(SpecKey.event.name, in: object, "an event")
      return nil
    }
    return checker.choice(value, SessionEvent.Kind.names, "'event'").map {
      SessionEvent.Kind.allCases[$0]
    }
  }

  /// The event of an object that has the right shape.
  private static func step(
    _ kind: SessionEvent.Kind, _ object: JSONValue, _ values: [String: JSONValue],
    _ document: JSONDocument
  ) -> SessionStep {
    let subject = values["identifier"] ?? values["group"] ?? values["spec"] ?? .none
    let target = values["to"] ?? .none
    let name = subject.exists ? document.string(subject) : ""
    let place = target.exists ? document.integer(target) : nil
    let event: SessionEvent =
      switch kind {
      case .hide: .hide(name)
      case .show: .show(name)
      case .add: .add(name, to: place)
      case .remove: .remove(name)
      case .moveInBar: .moveInBar(name, to: place ?? 1)
      case .reorder:
        .reorder(group: name, to: document.elements(of: target).map(document.string))
      case .toggleSidebar: .toggleSidebar
      case .collapse: .collapse(name)
      case .expand: .expand(name)
      case .resetCustomization: .resetCustomization
      case .updateApp: .updateApp(spec: name)
      }
    return SessionStep(event: event, object: object, subject: subject, target: target)
  }
}
