package import JSON

package struct RecordReader {
  private var checker: ShapeChecker
  private var record: TabRecord
  /// The identifiers so far, to find duplicates.
  private var identifiers = MemberNames()

  /// Reads a document. A record with problems must not be used.
  package static func read(
    _ document: JSONDocument
  ) -> (record: TabRecord, problems: [Diagnostic]) {
    var reader = RecordReader(document)
    reader.read(document.root)
    return (reader.record, reader.checker.problems)
  }

  private init(_ document: JSONDocument) {
    checker = ShapeChecker(document, as: .record)
    record = TabRecord(source: document)
  }

  static let origin =
    "records are written by TabSpecRecorder in the app; 'tabspec recorder' prints that file"

  private mutating func read(_ root: JSONValue) {
    guard checker.isObject(root, "a record") else { return }
    if root["tabs"] != nil, root["recordVersion"] == nil, root["environment"] == nil {
      checker.report(
        .missingKey, "this is a tab spec, not a record", at: root.range, help: Self.origin)
      return
    }
    checker.checkDuplicateKeys(in: root)
    let values = members(of: root, RecordKey.root, "a record")
    if let environment = values["environment"] { read(environment: environment) }
    if let interface = values["api"].flatMap({ TabRecord.Interface($0) }) {
      record.interface = interface
    }
    for node in values["tabs"]?.elements ?? [] { readNode(node, in: nil) }
  }

  private mutating func read(environment object: JSONValue) {
    // It determines the platforms.
    checker.framework = object["framework"].flatMap { Framework($0) } ?? .usual
    let values = members(of: object, RecordKey.environment, "the environment of a record")
    func text(_ key: String) -> String? { values[key]?.string }
    var environment = RecordEnvironment()
    text("platform").flatMap(PlatformName.init).map { environment.platform = $0 }
    environment.device = text("device").flatMap(DeviceModel.init)
    environment.framework = checker.framework
    if let conditions = values["conditions"], conditions.isArray {
      environment.conditions = conditions.elements.compactMap(\.string)
    }
    text("osVersion").flatMap { Version($0) }.map { environment.osVersion = $0 }
    environment.sdkVersion = text("sdkVersion").flatMap { Version($0) }
    text("horizontalSizeClass").flatMap(SizeClass.init).map { environment.sizeClass = $0 }
    environment.orientation = text("orientation").flatMap(Orientation.init)
    environment.language = text("language")
    record.environment = environment
  }

  /// Reads and adds a node and its descendants, in document order.
  private mutating func readNode(_ object: JSONValue, in group: Int?) {
    guard checker.isObject(object, "a node") else { return }
    guard let type = object["type"] else {
      checker.missingKey("type", in: object, "a node")
      return
    }
    guard checker.choice(type, Node.Kind.names, "'type'") != nil, let kind = Node.Kind(type) else {
      return
    }
    let values = members(of: object, RecordKey.node(kind), "a \(kind.noun)")
    let identifier = values["identifier"]?.locatedString
    if let identifier, let first = identifiers.insert(identifier) {
      let isSearch = identifier.value == TabSpec.searchIdentifier
      checker.report(
        .invalidValue,
        "the app gives the identifier \(checker.quoted(identifier.value)) to two nodes",
        at: identifier.range, note: ("first here", first),
        help: isSearch
          ? "keep one UISearchTab in the app, and record it again"
          : "give each its own identifier in the app, and record it again")
    }
    let position = record.nodes.count
    record.nodes.append(
      RecordNode(
        object: object, kind: kind, identifier: identifier?.value, parent: group,
        end: position + 1))
    guard kind == .group else { return }
    for child in values["children"]?.elements ?? [] { readNode(child, in: position) }
    record.nodes[position].end = record.nodes.count
  }

  /// Returns the valid values of an object's keys, and reports the others.
  private mutating func members(
    of object: JSONValue, _ keys: [RecordKey], _ owner: String
  ) -> [String: JSONValue] {
    let members = checker.knownMembers(of: object, owner, taking: keys.map(\.name))
    var values: [String: JSONValue] = [:]
    for (name, value) in members {
      guard let key = keys.first(where: { $0.name == name }), check(value, key) else { continue }
      if values[name] == nil { values[name] = value }
    }
    for key in keys where key.isRequired && !members.contains(where: { $0.name == key.name }) {
      checker.missingKey(key.name, in: object, owner)
    }
    return values
  }

  private mutating func check(_ value: JSONValue, _ key: RecordKey) -> Bool {
    if key.mayBeNull, value.isNull { return true }
    let label = "'\(key.name)'"
    switch key.shape {
    // The nodes are those of a record, which readNode checks.
    case .plain(.nodes): return checker.isArray(value, label)
    case .plain(let shape): return checker.check(value, shape, label)
    case .image: return isImage(value, label)
    case .conditions:
      guard checker.check(value, .list(.string, mayBeEmpty: true), label) else { return false }
      for name in value.elements.compactMap(\.locatedString) { checker.checkConditionName(name) }
      return true
    case .actions:
      guard checker.isArray(value, label) else { return false }
      for action in value.elements
      where checker.isObject(action, "an element of 'sidebarActions'") {
        _ = members(of: action, RecordKey.action, "a sidebar action")
      }
      return true
    case .environment: return checker.isObject(value, label)
    case .sidebar:
      guard checker.isObject(value, label) else { return false }
      _ = members(of: value, RecordKey.sidebar, "the sidebar")
      return true
    }
  }

  /// Returns whether a value is `{"symbol": NAME}`, `{"asset": NAME}` or `{"symbol": null}`.
  private mutating func isImage(_ value: JSONValue, _ label: String) -> Bool {
    let members = value.members
    if members.count == 1, let member = members.first {
      let isAsset = member.key.value == "asset"
      if isAsset || member.key.value == "symbol" {
        if !isAsset, member.value.isNull { return true }
        return checker.check(member.value, .name, "the name of an image")
      }
    }
    checker.report(
      value.isObject ? .invalidValue : .wrongType,
      "\(label) is not an image of a record", at: value.range,
      help: #"an image is {"symbol": "house"}, {"asset": "Logo"}, {"symbol": null} or null"#)
    return false
  }
}
