package import JSON

/// Reads a document as a tab spec and reports all problems with its structure.
package struct SpecReader {
  let document: JSONDocument
  var checker: ShapeChecker
  var spec: TabSpec
  /// The `children` of the current node after the first, from duplicate keys.
  var repeatedChildren: [JSONValue] = []
  var availabilityPositions: [Availability: Int] = [:]
  /// The values of the current node that depend on its kind.
  var dependentValues: [DependentValue] = []

  /// Reads a document. A spec with problems is incomplete and must not be used.
  ///
  /// - Parameter limit: the maximum number of problems per rule; 0 for no limit.
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
    let framework = document.member(RootKey.framework.name, of: root).flatMap {
      document.isString($0) ? Framework(rawValue: document.string($0)) : nil
    }
    spec.framework = framework ?? .uiKit
    checker.framework = spec.framework
    spec.targets = spec.framework.facts.platforms.map {
      SpecTarget(platform: $0, minimumVersion: .oldest)
    }
    var written: [JSONValue?] = Array(repeating: nil, count: RootKey.allCases.count)
    var unknown: [ShapeChecker.Member] = []
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
        spec.targets = SpecTarget.read(value, &checker)
        spec.hasTargets = true
      }
      if let first = written[position] {
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
    checkCount()
  }

  private mutating func checkCount() {
    guard checker.count == 0 else { return }
    var counts = Array(repeating: 1, count: spec.nodes.count)
    var total = 0
    for (index, node) in spec.nodes.enumerated().reversed() {
      let repeats = spec.repetition(of: node)?.samples.count ?? 1
      let count = min(counts[index] * repeats, Self.boundOfCounts)
      if let parent = node.parent {
        counts[parent] = min(counts[parent] + count, Self.boundOfCounts)
      } else {
        total = min(total + count, Self.boundOfCounts)
      }
    }
    guard total > TabSpec.mostNodes else { return }
    checker.tooMany("nodes after repeating", total, TabSpec.mostNodes, at: spec.tabs)
  }

  /// The bound of exact counts, because nested repetitions multiply.
  private static let boundOfCounts = 1_000_000_000

  private mutating func store(_ value: JSONValue, _ key: RootKey) {
    switch key {
    case .schema, .specVersion, .framework, .targets: break
    case .name: spec.name = text(value)
    case .tabs: spec.tabs = value
    case .suppress: spec.suppress = value
    case .conditions: readConditions(value)
    case .variants: readVariants(value)
    case .mode, .compactTabIdentifiers, .customizationIdentifier, .prominentTabIdentifier,
      .isTabBarHidden, .tabBarMinimizeBehavior, .bottomAccessory, .sidebar, .initialTabIdentifier,
      .horizontalSizeClass:
      store(value, key, in: &spec.root)
    }
  }

  private func store(_ value: JSONValue, _ key: RootKey, in values: inout RootValues) {
    switch key {
    case .mode: values.mode = choice(value)
    case .compactTabIdentifiers: values.compactTabIdentifiers = value
    case .customizationIdentifier: values.customizationIdentifier = value
    case .prominentTabIdentifier: values.prominentTabIdentifier = value
    case .isTabBarHidden: values.isTabBarHidden = bool(value)
    case .tabBarMinimizeBehavior: values.tabBarMinimizeBehavior = choice(value)
    case .bottomAccessory: values.bottomAccessory = value
    case .sidebar: values.sidebar = sidebar(value)
    case .initialTabIdentifier: values.initialTabIdentifier = value
    case .horizontalSizeClass: values.horizontalSizeClass = choice(value)
    case .schema, .specVersion, .name, .framework, .targets, .tabs, .suppress, .conditions,
      .variants:
      break
    }
  }

  private mutating func readConditions(_ object: JSONValue) {
    for (key, value) in document.members(of: object) {
      let usually = document.member("usually", of: value)
      spec.conditions.append(
        Condition(
          name: text(key),
          meaning: document.member("meaning", of: value).map { document.string($0) } ?? "",
          isUsual: usually.map { document.kind(of: $0) == .true } ?? true))
    }
  }

  private mutating func readVariants(_ list: JSONValue) {
    let variants = document.elements(of: list)
    if variants.count > TabSpec.mostVariants {
      checker.tooMany("variants", variants.count, TabSpec.mostVariants, at: list)
    }
    for object in variants {
      var values = RootValues()
      for key in RootValues.keys {
        if let value = document.member(key.name, of: object) { store(value, key, in: &values) }
      }
      guard let availability = document.member("availability", of: object) else { continue }
      spec.variants.append(
        Variant(
          object: object, availability: Availability(availability, in: document), values: values))
    }
  }

  private func sidebar(_ object: JSONValue) -> TabSpec.Sidebar {
    var sidebar = TabSpec.Sidebar(object: object)
    for (key, value) in document.members(of: object) {
      let name = document.string(key)
      guard let key = SidebarKey.allCases.first(where: { $0.name == name }) else { continue }
      switch key {
      case .isHidden: sidebar.isHidden = bool(value)
      case .preferredLayout: sidebar.preferredLayout = choice(value)
      case .preferredPlacement: sidebar.preferredPlacement = choice(value)
      case .header: sidebar.header = value
      case .footer: sidebar.footer = value
      case .bottomBar: sidebar.bottomBar = value
      }
    }
    return sidebar
  }

  private func text(_ value: JSONValue) -> Located<String> {
    Located(value: document.string(value), json: value)
  }

  private func bool(_ value: JSONValue) -> Located<Bool> {
    Located(value: document.kind(of: value) == .true, json: value)
  }

  private func choice<Value: NamedValue>(_ value: JSONValue) -> Located<Value>? {
    Value(rawValue: document.string(value)).map { Located(value: $0, json: value) }
  }
}
