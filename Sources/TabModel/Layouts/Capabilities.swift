/// What a platform can do, by its bars and sidebars: rules ask this instead of which platform it is.
extension Environment {
  /// Whether some mode shows a sidebar.
  package func canShowSidebar(prefersSidebar: Bool) -> Bool {
    framework.facts.sidebar(request(prefersSidebar: prefersSidebar)) != nil
  }

  /// Whether some mode shows a sidebar that lists all tabs without being preferred by the app.
  package var canShowMainSidebar: Bool {
    framework.facts.sidebar(request(prefersSidebar: false))?.scope == .everything
  }

  /// Whether some mode shows a sidebar from which people customize it and the bar.
  package var canBeCustomized: Bool {
    let sidebar = framework.facts.sidebar(request(prefersSidebar: false))
    return sidebar?.scope == .everything && sidebar?.readsCustomization == true
  }

  /// Whether a sidebar is shown only if the app prefers one.
  package var letsAppPreferSidebar: Bool {
    canShowSidebar(prefersSidebar: true) && !canShowSidebar(prefersSidebar: false)
  }

  /// Whether bar and sidebar replace each other.
  package var barTakesTurnsWithSidebar: Bool {
    bar(in: .tabSidebar) != nil
      && framework.facts.sidebar(request(prefersSidebar: false))?.takesTurnsWithBar == true
  }

  /// Whether some mode shows a bar that uses `preferredPlacement`.
  package var canGoByPlacement: Bool { bars.contains(where: \.placementCounts) }

  package var canShowBottomBar: Bool { bars.contains(where: \.isBottomBar) }

  /// The number of items that a bottom bar shows side by side; nil if there is no such bar.
  package var bottomBarCapacity: Int? { bars.filter(\.isBottomBar).compactMap(\.capacity).min() }

  /// Whether the bottom bar belongs to a window that has another bar when it is wider.
  package var barTurnsToBottomWhenNarrow: Bool {
    canShowBottomBar
      && platform.lintSurfaces.contains { surface in
        var other = self
        other.sizeClass = surface.sizeClass
        other.orientation = surface.orientation
        return !other.canShowBottomBar
      }
  }

  /// Whether one item of a bar may be separate on some release.
  package var mayHaveDistinctItem: Bool { bars.contains(where: \.mayHaveDistinctItem) }

  package var showsTitlesOnly: Bool {
    guard let bar = bar(in: .tabBar), !canShowSidebar(prefersSidebar: true) else { return false }
    return bar.shows == .title && bar.pinnedShows == .title
  }

  private var bars: [BarStyle] { [EffectiveMode.tabBar, .tabSidebar].compactMap(bar) }

  private func bar(in mode: EffectiveMode) -> BarStyle? {
    framework.facts.bar(StyleRequest(environment: self, mode: mode, prefersSidebar: false))
  }

  private func request(prefersSidebar: Bool) -> StyleRequest {
    StyleRequest(environment: self, mode: .tabSidebar, prefersSidebar: prefersSidebar)
  }
}

extension Platform {
  /// The capacities of all platforms' bottom bars, ascending.
  package static let bottomBarCapacities = Set(
    PlatformName.allCases.flatMap { platform in
      SpecTarget(platform: platform, minimumVersion: .oldest).environments
    }.compactMap(\.bottomBarCapacity)
  ).sorted()
}

extension LayoutConditions {
  package var goesByPlacement: Bool { barStyle?.placementCounts ?? false }

  package var hasBottomBar: Bool { barStyle?.isBottomBar ?? false }

  /// The number of items that the bar shows side by side; nil if there is no limit.
  package var barCapacity: Int? { barStyle?.capacity }

  /// Whether there is a sidebar, if only for the group that is selected.
  package var hasSidebar: Bool { sidebarStyle != nil }

  /// Whether there is a sidebar with all tabs.
  package var hasMainSidebar: Bool { sidebarStyle?.scope == .everything }

  /// Whether the tabs in groups are items of the bar, and the groups are not.
  package var dissolvesGroups: Bool { barStyle?.groupItems == GroupItems.none }

  package var readsCustomization: Bool {
    guard sidebarStyle?.scope == .everything, sidebarStyle?.readsCustomization == true else {
      return false
    }
    return !environment.framework.facts.customizesByIdentifier || hasCustomizationIdentifier
  }

  package var mode: EffectiveMode { settings.mode }
}
