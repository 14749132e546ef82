import JSON
import TabModel

/// Looks for keys without effect: those of the controller, placements, and those of groups.
struct NoEffectChecker {
  private let scope: LintScope
  private(set) var findings: Findings

  init(scope: LintScope, findings: Findings) {
    self.scope = scope
    self.findings = findings
  }

  private var spec: TabSpec { scope.spec }

  mutating func checkController() {
    let compact = spec.compactTabIdentifiers
    if compact.exists {
      if spec.document.isEmpty(compact) {
        report(
          "an empty 'compactTabIdentifiers' has no effect: bars at the bottom show every root node",
          at: compact, key: RootKey.compactTabIdentifiers.name, in: spec.document.root)
      } else if !scope.isSomewhere(\.canShowBottomBar) {
        report(
          "'compactTabIdentifiers' has no effect: no target has a bar at the bottom", at: compact,
          key: RootKey.compactTabIdentifiers.name, in: spec.document.root)
      }
    }
    if let identifier = spec.customizationIdentifier, !isCustomizationRead {
      report(
        "'customizationIdentifier' has no effect: no target stores what people customize",
        at: identifier.json, key: RootKey.customizationIdentifier.name, in: spec.document.root)
    }
    checkSidebar()
  }

  /// Whether some environment reads what a person customized.
  private var isCustomizationRead: Bool {
    scope.views.contains { $0.conditions.readsCustomization }
  }

  private mutating func checkSidebar() {
    let sidebar = spec.sidebar
    let prefersSidebar = sidebar?.preferredPlacement?.value == .sidebar
    if !scope.isSomewhere({ $0.canShowSidebar(prefersSidebar: prefersSidebar) }) {
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
    if let sidebar, let placement = sidebar.preferredPlacement,
      !scope.isSomewhere({
        $0.canShowSidebar(prefersSidebar: true) && !$0.canShowSidebar(prefersSidebar: false)
      }), !isAvailableNowhere(RootKey.sidebar.definition)
    {
      report(
        "'preferredPlacement' has no effect: only on iPhone bar and sidebar exclude each other",
        at: placement.json, key: SidebarKey.preferredPlacement.name, in: sidebar.object)
    }
  }

  /// Placements that no bar follows, and `movable` where nobody can move anything.
  mutating func checkPlacements() {
    guard spec.isAnyWritten(.preferredPlacement) else { return }
    if !scope.isSomewhere(\.canGoByPlacement) {
      report(
        placements: { $0.placement != .automatic && !$0.isSearch },
        "no target has a bar that goes by it", isSafe: { _ in true })
    } else if !isCustomizationRead {
      // Below a group and on a search tab, leaving the key out is another placement.
      report(
        placements: { $0.placement == .movable }, "nobody can move items of the bar",
        isSafe: { $0.parent == nil && !$0.isSearch })
    }
  }

  private mutating func report(
    placements isMeant: (Node) -> Bool, _ reason: String, isSafe: (Node) -> Bool
  ) {
    let silent = scope.sidebarOnlyItemsOfBottomBars
    let culprits = spec.nodes.indices.compactMap { index -> Culprit? in
      let node = spec.nodes[index]
      // Other rules speak about these, with more to say.
      let isTold = silent[index] != 0 || lacksPinnedImage(node) || isFixedAndHideable(node, spec)
      guard isMeant(node), !isTold else { return nil }
      return spec.value(of: .preferredPlacement, in: node).map { Culprit(index, at: $0) }
    }
    let scope = scope
    findings.report(together: culprits) { nodes in
      let spec = scope.spec
      let edits = nodes.compactMap { index -> Fix.Edit? in
        let node = spec.nodes[index]
        return spec.value(of: .preferredPlacement, in: node).map {
          Fix.Edit(spec.document.removal(of: $0, from: node.object), "")
        }
      }
      let title = "remove 'preferredPlacement'"
      let areSafe = nodes.allSatisfy { isSafe(spec.nodes[$0]) }
      return Findings.Words(
        "'preferredPlacement' of \(scope.names(of: nodes)) has no effect: \(reason)",
        help: areSafe ? title : "write 'default', or \(title)",
        fixes: [Fix(title, isSafe: areSafe, edits)])
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
    // Of nodes with one identifier the list may mean one that is not a child.
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
