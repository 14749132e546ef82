import JSON
import TabModel

/// Finds keys without effect: those of the controller and of groups.
struct NoEffectChecker {
  let scope: LintScope
  private(set) var findings: Findings

  private var spec: TabSpec { scope.spec }

  mutating func checkController() {
    for list in scope.effectivePlaces(of: \.compactTabIdentifiers) {
      if list.compactNames.isEmpty {
        // A variant's empty list can override another one.
        if list.availability != nil, scope.hasCompactList { continue }
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
    let isSidebarReported = checkSidebarKeys()
    for place in scope.effectivePlaces(of: \.sidebar) {
      guard let placement = place.values.sidebar?.value.preferredPlacement,
        !isSidebarReported,
        !scope.isSomewhere(place, \.allowsPreferringSidebar),
        !scope.nowhere(place).contains(where: {
          $0.range == place.range || $0.range == placement.range
        })
      else { continue }
      report(
        "'sidebar.preferredPlacement' has no effect: only an iPhone chooses by it between bar and sidebar",
        at: placement.range, key: Sidebar.key(\.preferredPlacement).definition,
        named: "sidebar.preferredPlacement", isVariant: place.isWholeVariant)
    }
  }

  /// Reports keys that need a sidebar in one finding if no target shows one; returns whether `sidebar` is among
  /// them. Keys that only one platform ignores are fine, because apps share code.
  private mutating func checkSidebarKeys() -> Bool {
    let targets = Platform.usual.filter { platform in
      spec.targets.contains { $0.platform == platform.name }
    }
    let devices = targets.filter(\.hasCustomizableSidebar).map(\.device)
    guard !devices.isEmpty,
      !scope.layouts.contains(where: \.conditions.hasMainSidebar)
    else {
      return false
    }
    // Values for other devices are not reported.
    func counts(_ place: RootPlace) -> Bool {
      scope.isSomewhere(place) { $0.platform.hasCustomizableSidebar }
    }
    var keys = scope.effectivePlaces(of: \.customizationIdentifier).filter(counts).map {
      (name: "'customizationIdentifier'", range: $0.range, key: $0.key.definition)
    }
    let sidebars =
      targets.contains(where: \.hasSidebarInGroups)
      ? []
      : scope.effectivePlaces(of: \.sidebar).filter { counts($0) && !$0.isEmptySidebar }
    keys += sidebars.map { ("'sidebar'", $0.range, $0.key.definition) }
    for node in spec.nodes where node.placement == .movable && !node.isSearch {
      guard let placement = node.preferredPlacement else { continue }
      keys.append(
        (
          "'movable' of \(scope.name(of: node))", placement.range,
          Node.key(\.preferredPlacement).definition
        ))
    }
    keys = keys.sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard let first = keys.first else { return false }
    let isOne = keys.count == 1
    // An app that overrides the width has no sidebar in any mode.
    let cure = scope.isSomewhere(\.canShowMainSidebar) ? #"write "mode": "tabSidebar", or "# : ""
    findings.report(
      "\(enumeration(of: keys.prefix(maximumNames).map(\.name), count: keys.count)) "
        + "\(isOne ? "has" : "have") no effect: no \(listed(devices, lastAfter: "or")) shows a sidebar",
      at: first.range,
      notes: keys.dropFirst().prefix(maximumNames).map {
        Diagnostic.Note("\($0.name) as well", at: $0.range)
      },
      help: cure + "remove \(isOne ? "it" : "them")", on: first.key)
    return !sidebars.isEmpty
  }

  mutating func checkLists(_ node: Node) {
    if node.live?.value.isEmpty == true {
      report(\.live, of: node, "an empty 'live' has no effect")
    }
    if node.leadsTo?.value.isEmpty == true {
      report(\.leadsTo, of: node, "an empty 'leadsTo' has no effect")
    }
  }

  mutating func checkGroup(_ index: Int, _ node: Node) {
    if node.isTrue(\.allowsReordering) {
      let children = Array(spec.children(of: index).prefix(2))
      if children.count < 2, !children.contains(where: { spec.nodes[$0].repeats != nil }) {
        report(
          \.allowsReordering, of: node,
          "'allowsReordering' has no effect: \(scope.name(of: node)) has "
            + (children.isEmpty ? "no children" : "one child only"),
          isLast: scope.isLastToCustomize(index, besides: [\.allowsReordering]))
      }
    }
    if node.appearance == .inline {
      if node.isTrue(\.isCollapsedByDefault) {
        report(
          \.isCollapsedByDefault, of: node,
          "'isCollapsedByDefault' has no effect: an inline group has no section to collapse")
      }
      if node.isTrue(\.isSidebarDestination) {
        // Without a sidebar, the key still means that the group selects no child.
        report(
          \.isSidebarDestination, of: node,
          "'isSidebarDestination' has no effect: an inline group has no row to select",
          isSafe: false)
      }
    }
    if let order = node.displayOrderIdentifiers?.value, !node.isTrue(\.allowsReordering),
      !node.isLive(\.displayOrderIdentifiers)
    {
      checkDisplayOrder(order, of: index, node)
    }
  }

  private mutating func checkDisplayOrder(
    _ order: [Located<String>], of index: Int, _ node: Node
  ) {
    if order.isEmpty {
      report(
        \.displayOrderIdentifiers, of: node, "an empty 'displayOrderIdentifiers' has no effect")
      return
    }
    let children = spec.children(of: index)
      .compactMap { scope.firstNode(identifiedAs: spec.nodes[$0]) }.uniqued()
    let childSet = Set(children)
    let named = order.compactMap { scope.node(named: $0.value, from: index) }
      .uniqued().filter(childSet.contains)
    // The list is redundant if it starts with children in their order.
    guard children.starts(with: named) else { return }
    // Of nodes with the same identifier, the list can mean one that isn't a child.
    let isSure = named.allSatisfy { spec.nodes[$0].parent == index }
    report(
      \.displayOrderIdentifiers, of: node,
      "'displayOrderIdentifiers' has no effect: the children are in this order anyway",
      isSafe: isSure)
  }

  private mutating func report<Value>(
    _ property: KeyPath<Node, Located<Value>?>, of node: Node, _ message: String,
    isSafe: Bool = true, isLast: Bool = false
  ) {
    let key = Node.key(property).definition
    // `property-availability` reports a key that no target has.
    guard let range = node[keyPath: property]?.range,
      !scope.isNowhere(key, among: spec.targets)
    else { return }
    if isLast {
      // The user must choose the tab for the second step.
      findings.report(
        message, at: range, help: "remove '\(key.name)'" + leavingSomethingToCustomize, on: key)
      return
    }
    report(message, at: range, key: key, isSafe: isSafe)
  }

  private mutating func report(_ message: String, at place: RootPlace) {
    report(
      message, at: place.range, key: place.key.definition, isVariant: place.isOnlyKeyOfVariant)
  }

  /// - Parameter isVariant: whether nothing else is in a variant.
  private mutating func report(
    _ message: String, at range: ByteRange, key: KeyDefinition, named name: String? = nil,
    isSafe: Bool = true, isVariant: Bool = false
  ) {
    let removal = isVariant ? "remove the variant" : "remove '\(name ?? key.name)'"
    let fix = spec.removing(range, removal, isSafe: isSafe)
    findings.report(message, at: range, help: removal, fix: isVariant ? nil : fix, on: key)
  }
}
