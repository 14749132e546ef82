/// Capabilities of platforms, for rules to use instead of platform names.
extension Environment {
  package func canShowSidebar(prefersSidebar: Bool) -> Bool {
    sidebar(prefersSidebar: prefersSidebar) != nil
  }

  /// True if some mode shows a sidebar with all tabs even if the app doesn't prefer one.
  package var canShowMainSidebar: Bool { sidebarStyle?.scope == .everything }

  /// True if some mode shows a sidebar in which users can customize it and the bar.
  package var canBeCustomized: Bool {
    canShowMainSidebar && sidebarStyle?.readsCustomization == true
  }

  /// True if a sidebar is shown only if the app prefers one.
  package var allowsPreferringSidebar: Bool {
    canShowSidebar(prefersSidebar: true) && !canShowSidebar(prefersSidebar: false)
  }

  package var barTakesTurnsWithSidebar: Bool {
    bar(in: .tabSidebar) != nil && sidebarStyle?.takesTurnsWithBar == true
  }

  /// True if some mode shows a bar that uses `preferredPlacement`.
  package var canUsePlacement: Bool { bars.contains(where: \.usesPlacement) }

  package var canShowBottomBar: Bool { bars.contains(where: \.isBottomBar) }

  /// The bottom bar's number of items; nil if there is no such bar.
  package var bottomBarCapacity: Int? { bars.filter(\.isBottomBar).compactMap(\.capacity).min() }

  /// True if a wider window has another bar instead of the bottom bar.
  package var barTurnsToBottomWhenNarrow: Bool {
    canShowBottomBar
      && platform.lintWindowSizes.contains { windowSize in
        var other = self
        other.sizeClass = windowSize.sizeClass
        other.orientation = windowSize.orientation
        return !other.canShowBottomBar
      }
  }

  /// True if one item of a bar is separate on some release.
  package var mayHaveDistinctItem: Bool { bars.contains(where: \.mayHaveDistinctItem) }

  /// True if search tabs are no items of the bars.
  package var omitsSearchTabs: Bool { !bars.isEmpty && bars.allSatisfy(\.omitsSearchTabs) }

  package var showsTitlesOnly: Bool {
    guard let bar = bar(in: .tabBar), !canShowSidebar(prefersSidebar: true) else { return false }
    return bar.shows == .title && bar.pinnedShows == .title
  }

  private var bars: [BarStyle] { [EffectiveMode.tabBar, .tabSidebar].compactMap(bar) }

  private func bar(in mode: EffectiveMode) -> BarStyle? {
    framework.bar(StyleRequest(environment: self, mode: mode, prefersSidebar: false))
  }

  private var sidebarStyle: SidebarStyle? { sidebar(prefersSidebar: false) }

  private func sidebar(prefersSidebar: Bool) -> SidebarStyle? {
    framework.sidebar(
      StyleRequest(environment: self, mode: .tabSidebar, prefersSidebar: prefersSidebar))
  }
}

extension Platform {
  /// The bottom bar's number of items in Apple's documentation.
  package static let bottomBarCapacity = 5
}

extension LayoutConditions {
  package var usesPlacement: Bool { barStyle?.usesPlacement ?? false }

  package var hasBottomBar: Bool { barStyle?.isBottomBar ?? false }

  /// Nil if there is no limit.
  package var barCapacity: Int? { barStyle?.capacity }

  /// True also for a sidebar with only the selected group.
  package var hasSidebar: Bool { sidebarStyle != nil }

  /// True for a sidebar with all tabs.
  package var hasMainSidebar: Bool { sidebarStyle?.scope == .everything }

  /// True if tabs in groups are items of the bar and the groups are not.
  package var dissolvesGroups: Bool { barStyle?.groupItemBehavior == GroupItemBehavior.none }

  package var readsCustomization: Bool { customizationObstacle == nil }

  /// The parts that a user's customization changes here.
  package var customizableParts: CustomizableParts {
    guard let obstacle = customizationObstacle else { return .everything }
    return obstacle == .noSidebar && barStyle?.isEditableWithoutSidebar == true ? .bar : .nothing
  }

  /// True if users could customize with a `customizationIdentifier`.
  package var lacksCustomizationIdentifier: Bool { customizationObstacle == .noIdentifier }

  /// The reason why a user's customization isn't restored; nil if it is.
  var customizationObstacle: Decision.CustomizationObstacle? {
    guard let sidebarStyle, sidebarStyle.scope == .everything else { return .noSidebar }
    if !sidebarStyle.readsCustomization { return .platform }
    let needsIdentifier = environment.framework.customizesByIdentifier
    return needsIdentifier && !hasCustomizationIdentifier ? .noIdentifier : nil
  }

  package var mode: EffectiveMode { settings.mode }
}

/// The parts of a layout that a user's customization changes.
package enum CustomizableParts: Sendable {
  case nothing
  /// The order of the bar and what is removed from it. No sidebar brings that back.
  case bar
  case everything
}
