import LocatedJSON
import TabHierarchy
import TabLayout

extension Rule {
  static let noEffect = Rule(
    id: "no-effect",
    section: .placement,
    severity: .note,
    summary: "Every key that is written does something.",
    rationale: """
      A key without effect makes its reader believe that iPhone, iPad or Mac behave in a way in \
      which they do not, and hides that something else was meant.
      """,
    remedy: "Remove the key, or write what gives it an effect.",
    exception: """
      The app changes the rest at run time, such as by adding children to a group that people may \
      reorder.
      """,
    apple: """
      The headers describe what each property does: the order and the sections inside groups, the \
      list for a compact appearance, and a sidebar that not every platform has.
      """,
    sources: [.group, .controller, .sidebarClass],
    certainty: """
      Documented, but for two readings that are assumed: that an 'inline' group has no row to \
      collapse or to select, and that an empty 'compactTabIdentifiers' is as if absent.
      """,
    accepts: [
      """
      {"mode": "tabSidebar", "compactTabIdentifiers": ["home"],
       "tabs": [
        {"identifier": "home", "title": "Home", "image": "house"},
        {"identifier": "rooms", "title": "Rooms", "allowsReordering": true,
         "displayOrderIdentifiers": ["attic"], "isCollapsedByDefault": true,
         "children": [
          {"identifier": "kitchen", "title": "Kitchen"},
          {"identifier": "attic", "title": "Attic", "sidebarAppearance": "rootSection",
           "children": []}
        ]}
      ]}
      """,
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
       "mode": "tabSidebar", "sidebar": {"preferredPlacement": "sidebar"},
       "tabs": [
        {"identifier": "rooms", "title": "Rooms", "allowsReordering": false,
         "sidebarAppearance": "inline", "isCollapsedByDefault": false,
         "displayOrderIdentifiers": ["kitchen", "attic"],
         "children": [
          {"identifier": "kitchen", "title": "Kitchen"},
          {"identifier": "cellar", "title": "Cellar"},
          {"identifier": "attic", "title": "Attic"}
        ]}
      ]}
      """,
    ],
    rejects: [
      """
      {"tabs": [
        {"identifier": "rooms", "title": "Rooms", "allowsReordering": ↓true, "children": [
          {"identifier": "kitchen", "title": "Kitchen"}
        ]}
      ]}
      """,
      """
      {"tabs": [
        {"identifier": "rooms", "title": "Rooms", "sidebarAppearance": "inline",
         "isCollapsedByDefault": ↓true, "isSidebarDestination": ↓true, "children": []}
      ]}
      """,
      """
      {"tabs": [
        {"identifier": "rooms", "title": "Rooms", "sidebarAppearance": ↓"rootSection",
         "children": []}
      ]}
      """,
      """
      {"tabs": [
        {"identifier": "rooms", "title": "Rooms", "displayOrderIdentifiers": ↓["kitchen"],
         "children": [
          {"identifier": "kitchen", "title": "Kitchen"},
          {"identifier": "attic", "title": "Attic"}
        ]},
        {"identifier": "devices", "title": "Devices", "displayOrderIdentifiers": ↓[],
         "children": []}
      ]}
      """,
      """
      {"compactTabIdentifiers": ↓[],
       "tabs": [{"identifier": "home", "title": "Home", "image": "house"}]}
      """,
      """
      {"targets": [{"platform": "tvOS", "minimumVersion": "18.0"}],
       "compactTabIdentifiers": ↓["home"],
       "tabs": [{"identifier": "home", "title": "Home", "image": "house"}]}
      """,
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
       "mode": ↓"tabSidebar", "sidebar": ↓{"isHidden": false},
       "tabs": [{"identifier": "home", "title": "Home", "image": "house"}]}
      """,
      """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
       "mode": "tabSidebar", "sidebar": {"preferredPlacement": ↓"tabBar"},
       "tabs": [{"identifier": "home", "title": "Home", "image": "house"}]}
      """,
    ],
    check: .spec { scope, findings in
      var checker = NoEffectChecker(scope: scope, findings: findings)
      checker.checkController()
      for (index, node) in scope.spec.nodes.enumerated() where node.isGroup {
        checker.checkGroup(index, node)
      }
      findings = checker.findings
    })
}

private struct NoEffectChecker {
  let scope: LintScope
  var findings: Findings

  private var spec: TabSpec { scope.spec }

  mutating func checkController() {
    let compact = spec.compactTabIdentifiers
    if compact.exists {
      if spec.document.isEmpty(compact) {
        report(
          "an empty 'compactTabIdentifiers' has no effect: bars at the bottom show every root node",
          at: compact, key: RootKey.compactTabIdentifiers.name, in: spec.document.root)
      } else if !scope.ships(on: .iOS, .iPadOS) {
        report(
          "'compactTabIdentifiers' has no effect: no target has a bar at the bottom", at: compact,
          key: RootKey.compactTabIdentifiers.name, in: spec.document.root)
      }
    }
    checkSidebar()
  }

  private mutating func checkSidebar() {
    let sidebar = spec.sidebar
    let prefersSidebar = sidebar?.preferredPlacement?.value == .sidebar
    let canShowSidebar =
      scope.ships(on: .iPadOS, .macCatalyst, .visionOS)
      || scope.ships(on: .iOS) && prefersSidebar
    if !canShowSidebar {
      if let mode = spec.mode, mode.value == .tabSidebar,
        !isAvailableNowhere(RootKey.mode.definition, value: mode.value.name)
      {
        report(
          "'tabSidebar' has no effect: no target can show a sidebar", at: mode.json,
          key: RootKey.mode.name, in: spec.document.root)
      }
      if let sidebar, !isAvailableNowhere(RootKey.sidebar.definition) {
        report(
          "'sidebar' has no effect: no target can show one", at: sidebar.object,
          key: RootKey.sidebar.name, in: spec.document.root)
      }
    }
    if let sidebar, let placement = sidebar.preferredPlacement, !scope.ships(on: .iOS),
      !isAvailableNowhere(RootKey.sidebar.definition)
    {
      report(
        "'preferredPlacement' has no effect: only on iPhone bar and sidebar exclude each other",
        at: placement.json, key: SidebarKey.preferredPlacement.name, in: sidebar.object)
    }
  }

  mutating func checkGroup(_ index: Int, _ node: Node) {
    if node.isTrue(.allowsReordering), spec.hasFewerThanTwoChildren(index) {
      report(
        .allowsReordering, of: node,
        "'allowsReordering' has no effect: \(scope.name(of: node)) has "
          + (node.end == index + 1 ? "no children" : "one child only"))
    }
    if node.appearance == .inline {
      if node.isTrue(.isCollapsedByDefault) {
        report(
          .isCollapsedByDefault, of: node,
          "'isCollapsedByDefault' has no effect: an inline group has no section to collapse")
      }
      if node.isTrue(.isSidebarDestination) {
        // Where there is no sidebar it still says that selecting the group selects no child.
        report(
          .isSidebarDestination, of: node,
          "'isSidebarDestination' has no effect: an inline group has no row to select",
          isSafe: false)
      }
    }
    if node.appearance == .rootSection, node.parent == nil {
      report(
        .sidebarAppearance, of: node,
        "'rootSection' has no effect: \(scope.name(of: node)) is a root node anyway")
    }
    if node.isWritten(.displayOrderIdentifiers) { checkDisplayOrder(of: index, node) }
  }

  private mutating func checkDisplayOrder(of index: Int, _ node: Node) {
    let list = spec.displayOrderIdentifiers(of: node)
    if spec.document.isEmpty(list) {
      report(.displayOrderIdentifiers, of: node, "an empty 'displayOrderIdentifiers' has no effect")
      return
    }
    // The position of each name in the list; of the nodes with one identifier, the first stands
    // for all.
    var ranks: [Int: Int] = [:]
    for (rank, name) in spec.document.elements(of: list).enumerated() {
      guard let named = scope.identifiers.node(named: name), ranks[named] == nil else { continue }
      ranks[named] = rank
    }
    // The order is that of the children if those in the list are the first of them already.
    var latest = -1
    // Of nodes with one identifier the list may mean one that is no child.
    var isSure = true
    for child in spec.children(of: index) {
      guard let first = scope.firstNode(identifiedAs: spec.nodes[child]), let rank = ranks[first]
      else {
        latest = .max
        continue
      }
      if first != child { isSure = false }
      if rank < latest { return }
      latest = rank
    }
    report(
      .displayOrderIdentifiers, of: node,
      "'displayOrderIdentifiers' has no effect: the children stand in this order anyway",
      isSafe: isSure)
  }

  private mutating func report(
    _ key: NodeKey, of node: Node, _ message: String, isSafe: Bool = true
  ) {
    guard !isAvailableNowhere(key.definition), let value = spec.value(of: key, in: node) else {
      return
    }
    report(message, at: value, key: key.name, in: node.object, isSafe: isSafe)
  }

  private mutating func report(
    _ message: String, at value: JSONValue, key: String, in object: JSONValue, isSafe: Bool = true
  ) {
    findings.report(
      message, at: value, help: "remove '\(key)'",
      fixes: [
        Fix(
          "remove '\(key)'", isSafe: isSafe,
          [Fix.Edit(spec.document.removal(of: value, from: object), "")])
      ])
  }

  /// Whether no target has a key, or this value of it: then `property-availability` speaks.
  private func isAvailableNowhere(_ key: SpecKey, value: String? = nil) -> Bool {
    var missingOn = [key.missingOn]
    if let value, case .choice(let choices) = key.shape {
      missingOn += choices.filter { $0.name == value }.map(\.missingOn)
    }
    return spec.targets.allSatisfy { target in
      missingOn.contains { $0.contains(target.platform) }
    }
  }
}

extension TabSpec {
  fileprivate func hasFewerThanTwoChildren(_ group: Int) -> Bool {
    let first = group + 1
    return first == nodes[group].end || nodes[first].end == nodes[group].end
  }
}
