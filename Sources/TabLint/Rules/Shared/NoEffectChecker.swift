import JSON
import TabModel

/// Finds keys without effect: those of the controller and of groups.
struct NoEffectChecker {
  let scope: LintScope
  private(set) var findings: Findings

  private var spec: TabSpec { scope.spec }
  private static let live = Node.key(\.live)
  private static let leadsTo = Node.key(\.leadsTo)
  private static let leadsToOfAction = SidebarAction.key(\.leadsTo).definition

  init(_ scope: LintScope, _ findings: Findings) {
    self.scope = scope
    self.findings = findings
  }

  mutating func checkController() {
    for list in scope.effectivePlaces(of: \.compactTabIdentifiers) {
      if list.compactNames.isEmpty {
        // A variant's empty list can override another one.
        if list.availability != nil, scope.bottomBars.hasList { continue }
        report(
          "an empty 'compactTabIdentifiers' has no effect: bars at the bottom show every root node",
          at: list)
      } else if !scope.isSomewhere(list, \.canShowBottomBar) {
        let isReplaced = list.availability == nil && scope.isSomewhere(\.canShowBottomBar)
        report(
          "'compactTabIdentifiers' has no effect: "
            + (isReplaced
              ? "variants replace it wherever there is a bar at the bottom"
              : "no target\(list.availability == nil ? "" : " of the variant") has a bar at the bottom"),
          at: list)
      }
    }
    let reportedSidebars = checkCustomizing()
    for place in scope.effectivePlaces(of: \.sidebar) where !reportedSidebars.contains(place.range)
    {
      checkPreferredPlacement(of: place)
    }
    for place in scope.places(of: \.compactTabIdentifiers) {
      checkRepeats(in: place.compactNames, of: place.key.definition)
    }
    for view in spec.allRootValues.flatMap(\.views) {
      checkLinks(view.value.leadsTo, TitledView.key(\.leadsTo).definition)
    }
    for place in scope.effectivePlaces(of: \.horizontalSizeClass)
    where !place.isOnlyKeyOfVariant
      && !scope.isSomewhere(place, { $0.platform.windowSizes.count > 1 })
    {
      report(
        "'horizontalSizeClass' has no effect: only iPhone and iPad have a compact width", at: place)
    }
    for place in scope.effectivePlaces(of: \.prominentTabIdentifier) where !scope.dissolvesGroups {
      guard let name = place.values.prominentTabIdentifier, scope.nowhere(place).isEmpty,
        let node = scope.references.node(named: name.value).map({ spec.nodes[$0] }),
        node.parent != nil
      else { continue }
      report(
        "'prominentTabIdentifier' has no effect: \(scope.name(of: node)) is inside a group, and only "
          + "an item of the bar can be prominent",
        at: place)
    }
  }

  private mutating func checkPreferredPlacement(of place: RootPlace) {
    guard let placement = place.values.sidebar?.value.preferredPlacement,
      !scope.nowhere(place).contains(where: {
        $0.range == place.range || $0.range == placement.range
      })
    else { return }
    let choosing = scope.positions(in: place.environments).filter {
      scope.environments[$0].allowsPreferringSidebar
    }
    let hasSidebar = choosing.contains { position in
      scope.layoutsByEnvironment[position].conditions.mode == .tabSidebar
    }
    if hasSidebar { return }
    report(
      "'sidebar.preferredPlacement' has no effect: "
        + (choosing.isEmpty
          ? "only an iPhone chooses by it between bar and sidebar"
          : "in this mode an iPhone has no sidebar"),
      at: placement.range, key: Sidebar.key(\.preferredPlacement).definition, of: place)
  }

  // MARK: - Customizing

  /// A key that needs a sidebar or a customization.
  private typealias Key = (name: String, range: ByteRange, definition: KeyDefinition)

  /// Reports keys that let users customize where they cannot, as one finding; returns the ranges of the
  /// sidebars among them. What only one platform ignores is fine, because apps share code.
  private mutating func checkCustomizing() -> [ByteRange] {
    guard !customizableTargets.isEmpty else {
      checkDefaultHiding()
      return []
    }
    let lacksIdentifier =
      spec.framework.customizesByIdentifier
      && scope.effectivePlaces(of: \.customizationIdentifier).isEmpty
    if lacksIdentifier {
      report(
        keysOfNodes(withoutIdentifier: true),
        because: "without 'customizationIdentifier' users cannot customize",
        cure: #"add "customizationIdentifier""#
          + (hasMainSidebar ? "" : #" and "mode": "tabSidebar""#))
    }
    checkDefaultHiding()
    if hasMainSidebar { return [] }
    // Values for other devices than iPad and Mac are not reported.
    func counts(_ place: RootPlace) -> Bool {
      scope.isSomewhere(place) { $0.platform.hasCustomizableSidebar }
    }
    // In UIKit the bar of an iPad can be edited without a sidebar.
    let identifiers =
      scope.customization.environmentsOfEditableBars.isEmpty
      ? scope.effectivePlaces(of: \.customizationIdentifier).filter(counts) : []
    let sidebars =
      spec.targets.contains { Platform.platform($0.platform).hasSidebarInGroups }
      ? []
      : scope.effectivePlaces(of: \.sidebar).filter { counts($0) && $0.hasSidebarKeys }
    let keys =
      identifiers.map { Key("'customizationIdentifier'", $0.range, $0.key.definition) }
      + sidebars.map { Key("'sidebar'", $0.range, $0.key.definition) }
      + (lacksIdentifier ? [] : keysOfNodes(withoutIdentifier: false))
    let devices = customizableTargets.map(\.device)
    // An app that overrides the width has no sidebar in any mode.
    report(
      keys, because: "no \(listed(devices, lastAfter: "or")) shows a sidebar",
      cure: scope.isSomewhere(\.canShowMainSidebar) ? #"write "mode": "tabSidebar""# : nil)
    return sidebars.map(\.range)
  }

  /// The targets whose users can customize the bar in a sidebar.
  private var customizableTargets: [Platform] {
    Platform.usual.filter { platform in
      platform.hasCustomizableSidebar && spec.targets.contains { $0.platform == platform.name }
    }
  }

  private var hasMainSidebar: Bool {
    scope.layouts.contains(where: \.conditions.hasMainSidebar)
  }

  private func keysOfNodes(withoutIdentifier: Bool) -> [Key] {
    spec.nodes.enumerated().flatMap { index, node in
      var keys: [Key] = []
      func add<Value>(
        _ property: KeyPath<Node, Located<Value>?>, called name: String? = nil,
        if counts: (Value) -> Bool
      ) {
        guard let value = node[keyPath: property], counts(value.value) else { return }
        let key = Node.key(property).definition
        if scope.isNowhere(key, among: spec.targets) { return }
        keys.append(("'\(name ?? key.name)' of \(scope.name(of: node))", value.range, key))
      }
      if !scope.customization.isHiddenForGood(index) {
        let isDefault = allowsHidingByDefault(node, withoutIdentifier: withoutIdentifier)
        add(\.allowsHiding) { $0 != isDefault }
      }
      if withoutIdentifier {
        add(\.hasCustomizationID) { !$0 }
        add(\.allowsReordering) { $0 }
      }
      if spec.framework.customizesByIdentifier, node.kind != .search {
        add(\.preferredPlacement, called: "movable") { $0 == .movable }
      }
      return keys
    }
  }

  /// Returns whether users may hide a node without the key.
  private func allowsHidingByDefault(_ node: Node, withoutIdentifier: Bool) -> Bool {
    spec.framework.customizesByIdentifier && !withoutIdentifier && node.kind == .tab
      && node.placement != .fixed
  }

  /// Reports 'isHiddenByDefault' in SwiftUI without a sidebar that it is about.
  private mutating func checkDefaultHiding() {
    guard spec.framework.customizesByIdentifier else { return }
    let isHiding = scope.layouts.contains { shared in
      shared.conditions.hasMainSidebar
        && scope.environments(in: shared.environments).contains(where: \.canBeCustomized)
    }
    if isHiding { return }
    for node in spec.nodes where node.isHiddenByDefault.isTrue && !node.hidesWhileRunning {
      report(
        Node.key(\.isHiddenByDefault), of: node,
        "'isHiddenByDefault' has no effect: it hides a tab only where an iPad or a Mac has a sidebar"
      )
    }
  }

  /// Reports keys of several nodes as one finding at the first.
  ///
  /// - Parameter cure: what gives them an effect; nil if nothing does.
  private mutating func report(_ keys: [Key], because reason: String, cure: String?) {
    let keys = keys.sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard let first = keys.first else { return }
    let isOne = keys.count == 1
    findings.report(
      "\(shortList(keys.prefix(maximumNames).map(\.name), of: keys.count)) "
        + "\(isOne ? "has" : "have") no effect: \(reason)",
      at: first.range,
      notes: keys.dropFirst().prefix(maximumNames).map {
        Diagnostic.Note("\($0.name) as well", at: $0.range)
      },
      help: (cure.map { $0 + ", or " } ?? "") + "remove \(isOne ? "it" : "them")",
      on: first.definition)
  }

  // MARK: - Lists

  /// Reports an empty list of what a view or a button opens, and names that it has twice.
  private mutating func checkLinks(_ list: Located<[Located<String>]>?, _ key: KeyDefinition) {
    guard let list else { return }
    if list.value.isEmpty {
      report("an empty 'leadsTo' has no effect", at: list.range, key: key)
    }
    checkRepeats(in: list.value, of: key)
  }

  /// Reports names that a list has twice.
  private mutating func checkRepeats(in names: [Located<String>], of key: KeyDefinition) {
    if names.count < 2 { return }
    var seen: Set<ExactText> = []
    let repeated = names.filter { !seen.insert($0.exact).inserted }
    guard let first = repeated.first else { return }
    let source = spec.source
    findings.report(
      "'\(clipped(first.value))' has no effect: '\(key.name)' names it before", at: first.range,
      help: "remove it",
      fix: Fix(
        "remove the repeated name\(repeated.count == 1 ? "" : "s")", isSafe: true,
        repeated.map { Fix.Edit(source.removal(of: $0.range), "") }),
      on: key)
  }

  mutating func checkLists(_ index: Int) {
    let nodes = spec.nodes
    if let names = nodes[index].live?.value {
      if names.isEmpty { report(Self.live, of: nodes[index], "an empty 'live' has no effect") }
      checkRepeats(in: names, of: Self.live.definition)
    }
    if let names = nodes[index].leadsTo?.value {
      if names.isEmpty {
        report(Self.leadsTo, of: nodes[index], "an empty 'leadsTo' has no effect")
      }
      checkRepeats(in: names, of: Self.leadsTo.definition)
    }
    for action in nodes[index].sidebarActions?.value ?? [] {
      checkLinks(action.value.leadsTo, Self.leadsToOfAction)
    }
  }

  mutating func checkGroup(_ index: Int, _ node: Node) {
    if node.allowsReordering.isTrue {
      let children = Array(spec.children(of: index).prefix(2))
      if children.count < 2, !children.contains(where: { spec.nodes[$0].repeats != nil }) {
        report(
          Node.key(\.allowsReordering), of: node,
          "'allowsReordering' has no effect: \(scope.name(of: node)) has "
            + (children.isEmpty ? "no children" : "one child only"),
          isLast: scope.customization.isLast(index, besides: [\.allowsReordering]))
      }
    }
    if node.appearance == .inline {
      if node.isCollapsedByDefault.isTrue {
        report(
          Node.key(\.isCollapsedByDefault), of: node,
          "'isCollapsedByDefault' has no effect: an inline group has no section to collapse")
      }
      if node.isSidebarDestination.isTrue {
        // Without a sidebar, the key still means that the group selects no child.
        report(
          Node.key(\.isSidebarDestination), of: node,
          "'isSidebarDestination' has no effect: an inline group has no row to select",
          isSafe: false)
      }
    }
    if let order = node.displayOrderIdentifiers?.value, !node.allowsReordering.isTrue,
      !node.isLive(\.displayOrderIdentifiers)
    {
      checkDisplayOrder(order, of: index, node)
    }
  }

  private mutating func checkDisplayOrder(_ order: [Located<String>], of index: Int, _ node: Node) {
    if order.isEmpty {
      report(
        Node.key(\.displayOrderIdentifiers), of: node,
        "an empty 'displayOrderIdentifiers' has no effect")
      return
    }
    let children = spec.children(of: index)
      .compactMap { scope.references.firstNode(identifiedAs: spec.nodes[$0]) }.uniqued()
    let childSet = Set(children)
    let named = order.compactMap { scope.references.node(named: $0.value, from: index) }
      .uniqued().filter(childSet.contains)
    // The list is redundant if it starts with children in their order.
    guard children.starts(with: named) else { return }
    // Of nodes with the same identifier, the list can mean one that isn't a child.
    let isSure = named.allSatisfy { spec.nodes[$0].parent == index }
    report(
      Node.key(\.displayOrderIdentifiers), of: node,
      "'displayOrderIdentifiers' has no effect: the children are in this order anyway",
      isSafe: isSure)
  }

  private mutating func report(
    _ key: SpecKey<Node>, of node: Node, _ message: String, isSafe: Bool = true,
    isLast: Bool = false
  ) {
    // `property-availability` reports a key that no target has.
    guard let range = key.range(node), !scope.isNowhere(key.definition, among: spec.targets)
    else { return }
    if isLast {
      // The user must choose the tab for the second step.
      findings.report(
        message, at: range, help: "remove '\(key.name)'" + leavingSomethingToCustomize,
        on: key.definition)
      return
    }
    report(message, at: range, key: key.definition, isSafe: isSafe)
  }

  private mutating func report(_ message: String, at place: RootPlace) {
    report(message, at: place.range, key: place.key.definition, of: place)
  }

  private mutating func report(
    _ message: String, at range: ByteRange, key: KeyDefinition, of place: RootPlace? = nil,
    isSafe: Bool = true
  ) {
    let removal = "remove " + (place.map { scope.removal(of: key, at: $0) } ?? "'\(key.name)'")
    let spec = spec
    findings.report(
      message, at: range, help: removal,
      // A variant without keys would be invalid.
      fix: place?.isWholeVariant(key) == true
        ? nil : spec.removing(range, removal, isSafe: isSafe), on: key)
  }
}
