import JSON
import TabModel

/// What sidebars are good for in a spec, and what is lost without one.
final class SidebarUse {
  private unowned let scope: LintScope
  private var spec: TabSpec { scope.spec }

  init(_ scope: LintScope) { self.scope = scope }

  /// The tabs of sections that are unreachable without a sidebar, which `section-without-sidebar` reports.
  /// UIKit's groups have screens of their own.
  private(set) lazy var tabsWithoutSidebar: [Int: EnvironmentSet] = {
    guard !spec.framework.groupsAreDestinations, spec.hasAny(.group) else { return [:] }
    return scope.environmentsByNode { shared in
      guard shared.conditions.mode == .tabBar else { return [] }
      return shared.destinations.filter { $0.via == .unreachable }.map(\.node)
        .filter { spec.nodes[$0].parent != nil }
    }
  }()

  /// The nodes that `sidebar-only-in-compact` reports, with their environments.
  private(set) lazy var nodesInBottomBars: [Int: EnvironmentSet] = {
    let nodes = spec.nodes
    func isForSidebar(_ index: Int) -> Bool {
      nodes[index].preferredPlacement?.value == .sidebarOnly
    }
    guard nodes.indices.contains(where: isForSidebar) else { return [:] }
    return scope.environmentsByNode { shared in
      guard shared.conditions.hasBottomBar, let bar = shared.layout.tabBar else { return [] }
      let all = bar.nodes
      let found = all.filter(isForSidebar)
      // A bar needs two items.
      if all.count - found.count < 2 { return [] }
      // Another rule names those in a More that is there without them.
      guard scope.overflow.isReported(shared) else { return found }
      let more = Set(bar.more)
      return found.filter { !more.contains($0) }
    }
  }()

  /// The environments of sidebars with the bar's contents only, which `sidebar-without-groups` reports.
  private(set) lazy var environmentsAsList = Set(modesAsList().flatMap(\.environments))

  /// Returns the modes with a sidebar that only has the bar's contents, which `sidebar-without-groups` reports.
  ///
  /// - Parameter ordinary: nodes whose written placement doesn't count.
  func modesAsList(leavingOutPlacementOf ordinary: [Int] = []) -> [RootPlace] {
    let modes = scope.places(of: \.mode).filter { place in
      place.values.mode?.value == .tabSidebar
        && scope.isSomewhere(place, \.barTakesTurnsWithSidebar)
    }
    if modes.isEmpty { return [] }
    let needsSidebar = spec.nodes.indices.contains { index in
      let node = spec.nodes[index]
      return node.kind == .group
        || node.allowsHiding.isTrue || node.isHidden.isTrue
        || node.isHiddenByDefault.isTrue
        || spec.resolvedPlacement(of: index).isOutsideBar && !ordinary.contains(index)
    }
    if needsSidebar { return [] }
    let used =
      scope.places(of: \.customizationIdentifier)
      + scope.places(of: \.sidebar).filter { place in
        // Only an iPhone has a use for a preferred placement.
        place.hasSidebarKeys
          || !place.isEmptySidebar && scope.isSomewhere(place, \.allowsPreferringSidebar)
      }
    return modes.filter { mode in
      used.allSatisfy { $0.environments.isDisjoint(with: mode.environments) }
    }
  }

  /// True if the bar is always hidden, and there is no sidebar.
  private(set) lazy var hasNeitherBarNorSidebar =
    !scope.places(of: \.isTabBarHidden).isEmpty
    && scope.layouts.allSatisfy {
      $0.root.isTabBarHidden?.value == true && $0.layout.sidebar == nil
    }

  /// The places of the mode 'tabBar', with the environments whose sidebar it removes.
  var modesWithoutSidebar: [(place: RootPlace, environments: EnvironmentSet)] {
    let places = scope.places(of: \.mode).filter { $0.values.mode?.value == .tabBar }
    if places.isEmpty { return [] }
    let withSidebar = scope.environmentSet { $0.canShowSidebar(prefersSidebar: false) }
    return places.map { ($0, $0.environments.intersection(withSidebar)) }
      .filter { !$0.environments.isEmpty }
  }

  /// True if the first group would lead to `group-in-tab-bar-mode`.
  var forbidsGroups: Bool {
    Rule.groupInTabBarMode.isAbout(spec.framework) && !spec.hasAny(.group)
      && !modesWithoutSidebar.isEmpty
  }

  /// Returns the reason why a bar has no sidebar.
  func whyNoSidebar(in set: EnvironmentSet) -> Diagnostic.Note {
    if let mode = scope.layouts(in: scope.reported(set)).first?.root.mode, mode.value == .tabBar {
      return Diagnostic.Note("'tabBar' means a bar without a sidebar", at: mode.range)
    }
    return Diagnostic.Note(
      spec.framework.groupsAskForSidebar
        ? "without a group among the root nodes the mode is 'tabBar'"
        : "the automatic style of a TabView has no sidebar")
  }
}
