package import JSON

/// Reads a document as a tab spec, in one pass that collects everything that is wrong with its
/// shape.
package struct SpecReader {
  let document: JSONDocument
  var checker: ShapeChecker
  var spec: TabSpec
  /// Lists of children beside the first one of the node that is being read.
  var repeatedChildren: [JSONValue] = []

  /// The spec that a document is, and its problems. Where there are any, what was wrong is left out
  /// of the spec, and nobody should look at it.
  ///
  /// - Parameter limit: how many problems are told of each rule; 0 for all.
  package static func read(
    _ document: JSONDocument, limit: Int = defaultFindingLimit
  ) -> (spec: TabSpec, problems: [Diagnostic]) {
    var reader = SpecReader(document, limit)
    reader.readRoot()
    return (reader.spec, reader.checker.problems)
  }

  private init(_ document: JSONDocument, _ limit: Int) {
    self.document = document
    checker = ShapeChecker(document, limit: limit)
    spec = TabSpec(document: document)
  }

  private static let names = NameTable(RootKey.definitions.map(\.name))

  private mutating func readRoot() {
    let root = document.root
    guard document.kind(of: root) == .object else {
      _ = checker.wrongType(root, .object(.root), "a tab spec")
      return
    }
    var written: [JSONValue?] = Array(repeating: nil, count: RootKey.allCases.count)
    var unknown: [ShapeChecker.Member] = []
    // The nodes are left for the end, when everything else is known.
    var repeatedTabs: [JSONValue] = []
    for (key, value) in document.members(of: root) {
      guard let position = Self.names.position(of: key, in: document),
        let rootKey = RootKey(rawValue: UInt8(position))
      else {
        unknown.append((key, value))
        continue
      }
      let isRight = checker.check(value, rootKey.definition.shape, "'\(rootKey.name)'")
      if rootKey == .targets {
        // Two targets for one platform are reported even where one of them is incomplete.
        spec.targets = SpecTarget.read(value, &checker)
        spec.hasTargets = true
      }
      if let first = written[position] {
        // The first one counts, but what is wrong in the others is reported as well.
        checker.duplicateKey(key, first: first)
        if rootKey == .tabs, isRight { repeatedTabs.append(value) }
        continue
      }
      written[position] = key
      if isRight { store(value, rootKey) }
    }
    let present = RootKey.allCases.filter { written[Int($0.rawValue)] != nil }.map(\.name)
    let missing = SpecObject.root.required.filter { !present.contains($0) }
    if !unknown.isEmpty || !missing.isEmpty {
      checker.keys(
        unknown: unknown, missing: missing, of: root, SpecObject.root.name,
        taking: SpecObject.root.keyNames, present: present)
    }
    for tabs in [spec.tabs] + repeatedTabs where tabs.exists { readNodes(tabs) }
  }

  private mutating func store(_ value: JSONValue, _ key: RootKey) {
    switch key {
    case .schema, .specVersion, .targets: break
    case .name: spec.name = text(value)
    case .mode: spec.mode = choice(value, TabSpec.Mode.names, TabSpec.Mode.init)
    case .tabs: spec.tabs = value
    case .compactTabIdentifiers: spec.compactTabIdentifiers = value
    case .customizationIdentifier: spec.customizationIdentifier = text(value)
    case .prominentTabIdentifier: spec.prominentTabIdentifier = value
    case .isTabBarHidden: spec.isTabBarHidden = bool(value)
    case .tabBarMinimizeBehavior:
      spec.tabBarMinimizeBehavior = choice(
        value, TabSpec.MinimizeBehavior.names, TabSpec.MinimizeBehavior.init)
    case .bottomAccessory: spec.bottomAccessory = title(value)
    case .sidebar: readSidebar(value)
    case .suppress: spec.suppress = value
    }
  }

  private mutating func readSidebar(_ object: JSONValue) {
    var sidebar = TabSpec.Sidebar(object: object)
    for (key, value) in document.members(of: object) {
      let name = document.string(key)
      guard let key = SidebarKey.allCases.first(where: { $0.name == name }) else { continue }
      switch key {
      case .isHidden: sidebar.isHidden = bool(value)
      case .preferredLayout:
        sidebar.preferredLayout = choice(
          value, TabSpec.Sidebar.Layout.names, TabSpec.Sidebar.Layout.init)
      case .preferredPlacement:
        sidebar.preferredPlacement = choice(
          value, TabSpec.Sidebar.Placement.names, TabSpec.Sidebar.Placement.init)
      case .header: sidebar.header = title(value)
      case .footer: sidebar.footer = title(value)
      case .bottomBar: sidebar.bottomBar = title(value)
      }
    }
    spec.sidebar = sidebar
  }

  private func text(_ value: JSONValue) -> Located<String> {
    Located(value: document.string(value), json: value)
  }

  private func bool(_ value: JSONValue) -> Located<Bool> {
    Located(value: document.kind(of: value) == .true, json: value)
  }

  private func title(_ object: JSONValue) -> Located<String>? {
    document.member("title", of: object).map { Located(value: document.string($0), json: object) }
  }

  private func choice<Value>(
    _ value: JSONValue, _ names: [String], _ make: (UInt8) -> Value?
  ) -> Located<Value>? {
    names.firstIndex(of: document.string(value)).flatMap { make(UInt8($0)) }.map {
      Located(value: $0, json: value)
    }
  }
}
