import JSON
import TabModel

/// The customizations that users can make, and those that they cannot undo.
final class Customization {
  private unowned let scope: LintScope
  private var spec: TabSpec { scope.spec }

  init(_ scope: LintScope) { self.scope = scope }

  /// The environments in which users can edit a bar that has no sidebar: those of an iPad in UIKit.
  private(set) lazy var environmentsOfEditableBars = scope.environmentsOfLayouts {
    $0.conditions.customizableParts == .bar
  }

  /// The placement that a help suggests for an item of the bar: one that users cannot remove for good.
  var placementInBar: String { environmentsOfEditableBars.isEmpty ? "'default'" : "'movable'" }

  /// Returns the items that users can remove from bars without a sidebar, with their environments.
  func removableItems(evenIfHidden: Bool = false) -> [Int: EnvironmentSet] {
    scope.environmentsByNode { shared in
      guard shared.conditions.customizableParts == .bar, let bar = shared.layout.tabBar,
        bar.isVisible || evenIfHidden
      else { return [] }
      return shared.layout.itemNodes.filter {
        spec.resolvedPlacement(of: $0) == .default
      }.uniqued()
    }
  }

  /// Returns the environments with sidebars in which nothing can be customized; none if something can
  /// in another one, or if `sidebar-without-groups` already reports these sidebars.
  func environmentsWithNothing() -> EnvironmentSet {
    let all = environmentsToCustomize
    if scope.layouts(in: all).contains(where: hasCustomizableNode) { return [] }
    return all.subtracting(scope.sidebarUse.environmentsAsList).filter { hasEnoughNodes(in: $0) }
  }

  /// The environments on iPad and Mac with a sidebar in which users can customize it.
  private lazy var environmentsToCustomize = environmentsThatRead.filter {
    scope.environments[$0].canBeCustomized
  }

  private lazy var environmentsThatRead = scope.environmentsOfLayouts(
    where: \.conditions.readsCustomization)
  private lazy var environmentsOfMainSidebars = scope.environmentsOfLayouts(
    where: \.conditions.hasMainSidebar)

  /// The nodes that users can customize in any of these environments.
  private lazy var customizableNodes = Set(
    scope.layouts(in: environmentsToCustomize).flatMap(nodes(of:)))

  /// Returns the nodes that users can move, hide, reorder or add in a layout.
  private func nodes(of shared: SharedLayout) -> [Int] {
    let layout = shared.sampled
    return layout.spec.nodes.indices.filter {
      layout.presence.isPresent($0) && isCustomizable($0, in: layout.spec)
    }.map(layout.spec.origin)
  }

  private func hasCustomizableNode(_ shared: SharedLayout) -> Bool {
    let layout = shared.sampled
    return layout.spec.nodes.indices.contains {
      layout.presence.isPresent($0) && isCustomizable($0, in: layout.spec)
    }
  }

  private func hasEnoughNodes(in position: Int) -> Bool {
    let layout = scope.layoutsByEnvironment[position].sampled
    return layout.spec.nodes.indices.count(where: layout.presence.isPresent) >= fewestNodes
  }

  /// Returns whether a node is the last customizable one, so that without these keys
  /// `nothing-customizable` would be reported.
  func isLast(_ index: Int, besides keys: Set<PartialKeyPath<Node>>) -> Bool {
    guard isCustomizable(index, in: spec), !isCustomizable(index, in: spec, besides: keys),
      scope.sidebarUse.environmentsAsList.isEmpty
    else { return false }
    return customizableNodes.isSubset(of: [index])
      && environmentsToCustomize.contains { hasEnoughNodes(in: $0) }
  }

  /// - Parameter spec: the written spec, or that of a layout, to which the index belongs.
  private func isCustomizable(
    _ index: Int, in spec: TabSpec, besides keys: Set<PartialKeyPath<Node>> = []
  ) -> Bool {
    if spec.nodes[index].allowsHiding.isTrue, !keys.contains(\.allowsHiding) { return true }
    if spec.nodes[index].allowsReordering.isTrue, !keys.contains(\.allowsReordering) { return true }
    let placement = spec.resolvedPlacement(of: index)
    return !keys.contains(\.preferredPlacement) && !placement.isImmovable
      && placement != .sidebarOnly
  }

  func isHiddenForGood(_ index: Int) -> Bool { hidingForGood(index) != nil }

  /// Returns where users cannot show a hidden node again; nil if they can, or if it is not hidden.
  func hidingForGood(_ index: Int) -> HidingForGood? {
    let node = spec.nodes[index]
    if node.hidesWhileRunning { return nil }
    if spec.framework.hiddenIsAbsent, node.isHidden.isTrue {
      let places = scope.environmentSet(with: \Node.isHidden)
      return places.isEmpty ? nil : HidingForGood(environments: places)
    }
    guard node.isHiddenAtFirst(in: spec.framework) else { return nil }
    // Bars at the bottom, and those of other devices, show a hidden tab.
    let acting = scope.environmentsOfLayouts { shared in
      shared.conditions.usesPlacement && shared.layout.presence.isPresent(index)
    }
    let withSidebar = acting.intersection(environmentsOfMainSidebars)
    if spec.framework.customizesByIdentifier {
      // Without a sidebar the key does nothing, which another rule reports.
      let hidden = withSidebar.filter { position in
        !environmentsThatRead.contains(position)
          || !scope.layoutsByEnvironment[position].hideableNodes.contains(index)
      }
      return hidden.isEmpty
        ? nil
        : HidingForGood(
          environments: hidden, lacksIdentifier: withSidebar.isDisjoint(with: environmentsThatRead))
    }
    if acting.isEmpty || node.allowsHiding.isTrue && !withSidebar.isEmpty { return nil }
    return HidingForGood(environments: acting, lacksSidebar: withSidebar.isEmpty)
  }

  /// The identifiers of customization stores, none for the system's: those of environments in which users
  /// can customize the sidebar or the bar, and a node of it.
  private(set) lazy var stores: [Located<String>?] = {
    var storing = scope.environmentsOfLayouts {
      $0.conditions.customizableParts != .nothing && hasCustomizableNode($0)
    }
    var stores: [Located<String>?] = []
    for place in scope.places(of: \.customizationIdentifier)
    where !place.environments.isDisjoint(with: storing) {
      stores.append(place.values.customizationIdentifier)
      storing.subtract(place.environments)
    }
    return stores + (storing.isEmpty ? [] : [nil])
  }()
}
