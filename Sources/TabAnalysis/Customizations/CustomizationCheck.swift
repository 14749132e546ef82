package import JSON
package import TabModel

extension TabSpec {
  fileprivate func orderObstacle(_ index: Int) -> String? {
    if let section = sectionOutsideBar(index) { return "is \(section), which is not in the bar" }
    return switch resolvedPlacement(of: index) {
    case .fixed: "is fixed and cannot be moved"
    case .pinned: "is pinned and cannot be moved"
    case .sidebarOnly: "is sidebarOnly and cannot be in the bar"
    case .automatic, .default, .optional, .movable: nil
    }
  }

  fileprivate func removalObstacle(_ index: Int) -> String? {
    if let section = sectionOutsideBar(index) { return "is \(section), which is never in the bar" }
    let placement = resolvedPlacement(of: index)
    return switch placement {
    case .fixed, .pinned, .movable: "is \(placement.name) and cannot be removed from the bar"
    case .sidebarOnly: "is sidebarOnly and never in the bar"
    case .automatic, .default, .optional: nil
    }
  }

  /// Describes a section that isn't an item, whatever its placement; nil for items and tabs.
  private func sectionOutsideBar(_ index: Int) -> String? {
    let node = nodes[index]
    if framework.groupsAreDestinations || node.kind != .group { return nil }
    if node.parent != nil { return "a section inside a section" }
    return isBlank(title(of: index)) ? "a section without a title" : nil
  }

  /// The reason why users can customize the app in none of its environments.
  fileprivate var customizationObstacle: String {
    let resolver = Resolver(self)
    let lacksIdentifier = environments.contains {
      resolver.conditions(in: $0).lacksCustomizationIdentifier
    }
    if lacksIdentifier { return "without 'customizationIdentifier' users cannot customize" }
    return framework.customizesByIdentifier
      ? "no target has a sidebar for all tabs, and without one users cannot customize"
      : "users can customize a sidebar for all tabs and the bar of an iPad, and no target has either"
  }
}

extension CustomizationState {
  /// Entries without effect: unknown identifiers and changes that users cannot make.
  ///
  /// Nodes that are never present together may share an identifier; an entry may apply to any of them.
  ///
  /// - Parameters:
  ///   - environments: requested ones, besides the spec's in their frameworks.
  ///   - range: the place of the whole state.
  package func impossibilities(
    in spec: TabSpec, _ environments: [Environment], at range: ByteRange
  ) -> [Diagnostic] {
    let specs = environments.grouped(by: \.framework).map {
      (spec: spec.assuming($0.key), environments: $0.elements)
    }
    let layouts = specs.flatMap { spec, environments in
      let resolver = Resolver(spec, isNoted: false)
      return (spec.environments + environments).map { resolver.conditions(in: $0) }
        .filter { $0.customizableParts != .nothing }
        .map { resolver.layout(under: $0) }
    }
    // The spec in each environment in which users can customize the bar, and everything.
    let (barSpecs, wholeSpecs) = (
      layouts.map(\.spec), layouts.filter(\.readsCustomization).map(\.spec)
    )
    if layouts.isEmpty {
      let spec = specs.first?.spec ?? spec
      return [
        Diagnostic(
          rule: Self.findings, severity: .warning, message: spec.customizationObstacle,
          range: range, help: "the state is ignored")
      ]
    }
    let whole = spec.withSamples
    let nodes = Dictionary(grouping: whole.nodes.indices) { whole.identifier(of: $0) }
    var findings: [Diagnostic] = []

    /// - Parameters:
    ///   - specs: the spec in each environment in which users can make the change.
    ///   - obstacle: the reason why a node does not allow the change, as a predicate; nil if it does.
    /// - Returns: false if the entry has no effect, which is reported.
    @discardableResult
    func check(
      _ entry: Located<String>, in specs: [TabSpec], _ obstacle: (TabSpec, Int) -> String?
    ) -> Bool {
      let obstacles = nodes[entry.value, default: []].flatMap { node in
        specs.isEmpty
          ? ["can be changed only in a sidebar for all tabs, which no target has"]
          : specs.map { spec in
            spec.lacksCustomizationID(node)
              ? "has no customization ID" : obstacle(spec, node)
          }
      }
      if obstacles.contains(nil) { return true }
      let obstacle = obstacles.first ?? nil
      findings.append(
        Diagnostic(
          rule: Self.findings, severity: obstacle == nil ? .note : .warning,
          message: obstacle.map { "'\(entry.value)' \($0)" }
            ?? "no node has the identifier '\(entry.value)' any more", range: entry.range,
          help: obstacle == nil
            ? entry.value == "search" && whole.nodes.contains { $0.kind == .search }
              ? "the entry is ignored; the search tab is '\(TabSpec.searchIdentifier)'"
              : "the entry is ignored; updates of an app leave such entries"
            : "the entry is ignored; users cannot make this change"))
      return false
    }

    for entry in hidden + shown {
      check(entry, in: wholeSpecs) {
        $0.nodes[$1].allowsHiding.isTrue ? nil : "does not allow hiding"
      }
    }
    for entry in tabBarOrder { check(entry, in: barSpecs) { $0.orderObstacle($1) } }
    for entry in removedFromTabBar { check(entry, in: barSpecs) { $0.removalObstacle($1) } }
    for order in displayOrder.all
    where check(
      order.group, in: wholeSpecs,
      { $0.nodes[$1].allowsReordering.isTrue ? nil : "does not allow reordering" })
    {
      let groups = nodes[order.group.value, default: []]
      for child in order.children {
        check(child, in: wholeSpecs) { spec, node in
          spec.nodes[node].parent.map(groups.contains) == true
            ? nil : "is not in '\(order.group.value)'"
        }
      }
    }
    for entry in collapsed {
      check(entry, in: wholeSpecs) {
        $0.nodes[$1].kind == .group ? nil : "is not a group and cannot be collapsed"
      }
    }
    return findings
  }
}
