import JSON
import TabModel

extension Rule {
  static let nothingCustomizable = Rule(
    id: "nothing-customizable",
    severity: .note,
    summary: "With a sidebar, users can customize something.",
    rationale: """
      With a sidebar, users on iPad and Mac can edit the sidebar and the bar. If every tab is \
      fixed, pinned or for the sidebar only, there is nothing to edit, and users cannot add their \
      favorite sections to the bar.
      """,
    remedy: """
      Leave 'preferredPlacement' out where a tab need not be fixed, or write 'allowsHiding' on \
      tabs for the sidebar and 'allowsReordering' on groups.
      """,
    exception: "The app has so few tabs that all users need all of them.",
    apple: """
      The UIKit article asks to make tabs customizable when possible; the guidelines on tab bars \
      and on sidebars ask to let people choose what is in them.
      """,
    sources: [.article, .tabBars, .sidebars],
    certainty: """
      The advice is documented. The list of what counts as customizable follows the placements and \
      keys that the article and the headers describe. An app with fewer than four tabs and groups \
      is ignored.
      """,
    accepts: [
      Example(
        """
        {"mode": "tabSidebar",
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house", "preferredPlacement": "fixed"},
          {"identifier": "radio", "title": "Radio", "image": "radio"}
        ]}
        """),
      Example(
        """
        {"mode": "tabSidebar", "targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house", "preferredPlacement": "fixed"},
          {"identifier": "podcasts", "title": "Podcasts", "preferredPlacement": "sidebarOnly",
           "allowsHiding": true}
        ]}
        """),
      Example(
        """
        {"mode": "tabBar",
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house", "preferredPlacement": "fixed"},
          {"type": "search", "automaticallyActivatesSearch": true}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"mode": "tabSidebar", "targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}],
         "tabs": ↓[
          {"identifier": "home", "title": "Home", "image": "house", "preferredPlacement": "fixed"},
          {"identifier": "radio", "title": "Radio", "image": "radio", "preferredPlacement": "fixed"},
          {"identifier": "podcasts", "title": "Podcasts"[-, "preferredPlacement": "sidebarOnly"-]},
          {"type": "search"}
        ]}
        """),
      Example(
        """
        {"tabs": ↓[
          {"identifier": "home", "title": "Home", "image": "house", "preferredPlacement": "fixed"},
          {"identifier": "shows", "title": "Shows", "image": "tv", "preferredPlacement": "fixed"{+,
           "allowsReordering": true+},
           "children": [
            {"identifier": "news", "title": "News", "preferredPlacement": "sidebarOnly"},
            {"identifier": "sports", "title": "Sports", "preferredPlacement": "sidebarOnly"}
          ]},
          {"identifier": "live", "title": "Live", "image": "play.tv",
           "availability": {"platforms": ["iOS", "tvOS"]}}
        ]}
        """),
      Example(
        """
        {"framework": "SwiftUI", "mode": "tabSidebar", "customizationIdentifier": "tabs",
         "targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
         "tabs": ↓[
          {"identifier": "home", "title": "Home", "image": "house", "preferredPlacement": "fixed"},
          {"identifier": "radio", "title": "Radio", "image": "radio", "preferredPlacement": "fixed"},
          {"identifier": "shows", "title": "Shows", "image": "tv", "preferredPlacement": "fixed"},
          {"identifier": "news", "title": "News", "image": "newspaper"[-, "preferredPlacement": "fixed"-]}
        ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      var environments = scope.everywhere
      environments.subtract(scope.sidebarsAsList)
      environments = scope.environmentsToCustomize(where: 0, in: environments)
      findings.report(
        "users cannot customize anything in the bar or in the sidebar\(scope.place(of: environments))",
        at: spec.tabsRange, in: environments,
        note: "every tab is fixed, pinned or for the sidebar only, and none may be hidden or "
          + "reordered",
        help: scope.dissolvesGroups
          ? "leave 'preferredPlacement' out where a tab need not be fixed, and 'allowsHiding' and "
            + "'allowsReordering' where users may choose"
          : "leave 'preferredPlacement' out where a tab need not be fixed, or write 'allowsHiding' "
            + "on tabs for the sidebar and 'allowsReordering' on groups")
    })
}

/// The second step of a help whose first step removes the last customizable node.
let leavingSomethingToCustomize =
  ", and leave 'preferredPlacement' out where users may move a tab"

/// The minimum number of nodes to make customizable.
private let fewestNodes = 4

extension LintScope {
  /// The environments that store customizations if their mode is `tabSidebar`.
  var environmentsThatStoreCustomization: EnvironmentSet {
    let platforms = Set(environments.filter(\.canBeCustomized).map(\.platform))
    var storing = environmentSet { platforms.contains($0.platform) }
    if spec.framework.customizesByIdentifier {
      storing.formIntersection(environmentsOfLayouts(where: \.conditions.readsCustomization))
    }
    for place in places(of: \.mode) where place.values.mode?.value == .tabBar {
      storing.subtract(place.environments)
    }
    return storing
  }

  /// Returns whether a node is the last customizable one in some environment without these keys, so that
  /// `nothing-customizable` would newly report it.
  func isLastToCustomize(_ index: Int, besides keys: Set<PartialKeyPath<Node>>) -> Bool {
    let node = spec.nodes[index]
    guard isCustomizable(node), !isCustomizable(node, besides: keys),
      !environmentsToCustomize(where: 1, in: environmentSet(of: index)).isEmpty
    else { return false }
    return sidebarsAsList.isEmpty && environmentsToCustomize(where: 0, in: everywhere).isEmpty
  }

  /// Returns the environments with a bar, a sidebar and enough nodes, of which users can customize only this
  /// number.
  fileprivate func environmentsToCustomize(
    where count: Int, in set: EnvironmentSet
  ) -> EnvironmentSet {
    let counted = EnvironmentSet(
      customizableCounts.indices.filter { customizableCounts[$0] == count && set.contains($0) })
    if counted.isEmpty { return [] }
    let possible = environmentsThatStoreCustomization.intersection(counted)
    let large = environmentsOfLayouts(where: { layout in
      layout.conditions.mode == .tabSidebar && !layout.environments.isDisjoint(with: possible)
        && layout.sampled.spec.nodes.indices.count(where: layout.sampled.presence.isPresent)
          >= fewestNodes
    })
    return possible.intersection(large)
  }

  func countCustomizable() -> [Int] {
    if spec.framework.customizesByIdentifier { return countCustomizableInLayouts() }
    let nodes = spec.nodes.indices.filter { isCustomizable(spec.nodes[$0]) }
    return environments.indices.map { position in
      nodes.count { environmentSet(of: $0).contains(position) }
    }
  }

  /// Returns the same numbers from layouts, for frameworks with their own defaults.
  private func countCustomizableInLayouts() -> [Int] {
    var counts = Array(repeating: 0, count: environments.count)
    for shared in layouts where shared.conditions.readsCustomization {
      let layout = shared.sampled
      let count = layout.spec.nodes.indices.count {
        layout.presence.isPresent($0) && isCustomizable(layout.spec.nodes[$0])
      }
      for position in positions(in: shared.environments) { counts[position] = count }
    }
    return counts
  }

  private func isCustomizable(_ node: Node, besides keys: Set<PartialKeyPath<Node>> = []) -> Bool {
    if node.isTrue(\.allowsHiding), !keys.contains(\.allowsHiding) { return true }
    if node.isTrue(\.allowsReordering), !keys.contains(\.allowsReordering) { return true }
    let placement = spec.resolvedPlacement(of: node)
    return !keys.contains(\.preferredPlacement) && !placement.isImmovable
      && placement != .sidebarOnly
  }
}
