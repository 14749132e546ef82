package import JSON

package struct RecordReader {
  private let document: JSONDocument
  private var checker: ShapeChecker
  private var record: TabRecord
  /// The identifiers so far, to find duplicates.
  private var identifiers: MemberNames

  /// Reads a document. A record with problems must not be used.
  package static func read(
    _ document: JSONDocument
  ) -> (record: TabRecord, problems: [Diagnostic]) {
    var reader = RecordReader(document)
    reader.read()
    return (reader.record, reader.checker.problems)
  }

  private init(_ document: JSONDocument) {
    self.document = document
    checker = ShapeChecker(document, as: .record)
    identifiers = MemberNames(document)
    record = TabRecord(document: document)
  }

  static let origin =
    "records are written by TabSpecRecorder in the app; 'tabspec recorder' prints that file"

  private mutating func read() {
    let root = document.root
    guard checker.isObject(root, "a record") else { return }
    let keys = document.members(of: root).map { document.string($0.key) }
    if keys.contains("tabs"), !keys.contains("recordVersion"), !keys.contains("environment") {
      checker.report(.missingKey, "this is a tab spec, not a record", at: root, help: Self.origin)
      return
    }
    let values = members(of: root, RecordKey.root, "a record")
    if let environment = values["environment"] { read(environment: environment) }
    if let interface = values["api"].map(document.string).flatMap(TabRecord.Interface.init) {
      record.interface = interface
    }
    if let tabs = values["tabs"] {
      record.tabs = tabs
      readNodes(tabs)
    }
  }

  private mutating func read(environment object: JSONValue) {
    // It determines the platforms.
    checker.framework = document.framework(in: object)
    let values = members(of: object, RecordKey.environment, "the environment of a record")
    func text(_ key: String) -> String? { values[key].flatMap(document.text) }
    var environment = RecordEnvironment()
    text("platform").flatMap(PlatformName.init).map { environment.platform = $0 }
    environment.device = text("device").flatMap(DeviceModel.init)
    environment.framework = checker.framework
    if let conditions = values["conditions"], document.kind(of: conditions) == .array {
      environment.conditions = document.elements(of: conditions).map(document.string)
    }
    text("osVersion").flatMap { Version($0) }.map { environment.osVersion = $0 }
    environment.sdkVersion = text("sdkVersion").flatMap { Version($0) }
    text("horizontalSizeClass").flatMap(SizeClass.init).map { environment.sizeClass = $0 }
    environment.orientation = text("orientation").flatMap(Orientation.init)
    environment.language = text("language")
    record.environment = environment
  }

  /// Reads the nodes of a list and their descendants in document order, without recursion.
  private mutating func readNodes(_ tabs: JSONValue) {
    var levels = [(nodes: document.elements(of: tabs)[...], group: Int?.none)]
    while var level = levels.popLast() {
      guard let node = level.nodes.popFirst() else {
        if let group = level.group { record.nodes[group].end = record.nodes.count }
        continue
      }
      levels.append(level)
      let position = record.nodes.count
      guard let children = readNode(node, in: level.group) else { continue }
      levels.append((document.elements(of: children)[...], position))
    }
  }

  /// Reads and adds one node.
  ///
  /// - Returns: the list of its children, if it is a group.
  private mutating func readNode(_ object: JSONValue, in group: Int?) -> JSONValue? {
    guard checker.isObject(object, "a node") else { return nil }
    guard let type = document.member("type", of: object) else {
      checker.missingKey("type", in: object, "a node")
      return nil
    }
    guard let position = checker.choice(type, Node.Kind.names, "'type'"),
      let kind = Node.Kind(rawValue: UInt8(truncatingIfNeeded: position))
    else { return nil }
    let values = members(of: object, RecordKey.node(kind), "a \(kind.noun)")
    let named = values["identifier"].flatMap { document.isString($0) ? $0 : nil }
    let identifier = named.map(document.string)
    if let value = named, let first = identifiers.insert(value) {
      let isSearch = document.isText(value, TabSpec.searchIdentifier)
      checker.report(
        .invalidValue,
        "the app gives the identifier \(checker.quoted(document.string(value))) to two nodes",
        at: value, note: ("first here", first),
        help: isSearch
          ? "keep one UISearchTab in the app, and record it again"
          : "give each its own identifier in the app, and record it again")
    }
    record.nodes.append(
      RecordNode(
        object: object, kind: kind, identifier: identifier, parent: group,
        end: record.nodes.count + 1))
    return kind == .group ? values["children"] : nil
  }

  /// Returns the valid values of an object's keys, and reports the others.
  private mutating func members(
    of object: JSONValue, _ keys: [RecordKey], _ owner: String
  ) -> [String: JSONValue] {
    let members = checker.knownMembers(of: object, owner, taking: keys.map(\.name))
    var values: [String: JSONValue] = [:]
    for (name, value) in members {
      guard let key = keys.first(where: { $0.name == name }), check(value, key) else { continue }
      values[name] = value
    }
    for key in keys where key.isRequired && !members.contains(where: { $0.name == key.name }) {
      checker.missingKey(key.name, in: object, owner)
    }
    return values
  }

  private mutating func check(_ value: JSONValue, _ key: RecordKey) -> Bool {
    if key.mayBeNull, document.kind(of: value) == .null { return true }
    let label = "'\(key.name)'"
    switch key.shape {
    case .plain(let shape): return checker.check(value, shape, label)
    case .image: return isImage(value, label)
    case .conditions:
      guard checker.check(value, .list(.string, mayBeEmpty: true), label) else { return false }
      for name in document.elements(of: value) { checker.checkConditionName(name) }
      return true
    case .actions:
      guard checker.check(value, .nodes(mayBeEmpty: true), label) else { return false }
      for action in document.elements(of: value)
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
    let members = document.members(of: value)
    if members.count == 1, let member = members.first {
      let isAsset = document.isText(member.key, "asset")
      if isAsset || document.isText(member.key, "symbol") {
        if !isAsset, document.kind(of: member.value) == .null { return true }
        return checker.check(member.value, .name, "the name of an image")
      }
    }
    checker.report(
      document.kind(of: value) == .object ? .invalidValue : .wrongType,
      "\(label) is not an image of a record", at: value,
      help: #"an image is {"symbol": "house"}, {"asset": "Logo"}, {"symbol": null} or null"#)
    return false
  }
}
