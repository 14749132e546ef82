/// What a platform can do, in facts of its bars and sidebars: the rules ask these instead of which
/// platform it is.
extension Environment {
  /// Whether some mode shows a sidebar here.
  ///
  /// - Parameter prefersSidebar: whether the spec's `sidebar.preferredPlacement` is `sidebar`.
  package func canShowSidebar(prefersSidebar: Bool) -> Bool {
    platform.sidebar(request(prefersSidebar: prefersSidebar)) != nil
  }

  /// Whether some mode shows a sidebar here that lists all tabs, without being asked to prefer it:
  /// a sidebar that people customize.
  package var canShowMainSidebar: Bool {
    platform.sidebar(request(prefersSidebar: false))?.scope == .everything
  }

  /// Whether an app may prefer a sidebar here where there would be none otherwise.
  package var letsAppPreferSidebar: Bool {
    canShowSidebar(prefersSidebar: true) && !canShowSidebar(prefersSidebar: false)
  }

  /// Whether bar and sidebar are two states of one control here, of which people see one at a time.
  package var barTakesTurnsWithSidebar: Bool {
    bar(in: .tabSidebar) != nil
      && platform.sidebar(request(prefersSidebar: false))?.takesTurnsWithBar == true
  }

  /// Whether some mode shows a bar here that follows `preferredPlacement`.
  package var canGoByPlacement: Bool {
    [EffectiveMode.tabBar, .tabSidebar].contains { bar(in: $0)?.placementCounts == true }
  }

  /// Whether some mode shows a bar at the bottom here.
  package var canShowBottomBar: Bool {
    [EffectiveMode.tabBar, .tabSidebar].contains { bar(in: $0)?.isBottomBar == true }
  }

  /// The most items that a bar at the bottom shows here side by side; nil if there is no such bar.
  package var bottomBarCapacity: Int? {
    [EffectiveMode.tabBar, .tabSidebar].compactMap(bar).filter(\.isBottomBar).compactMap(\.capacity)
      .min()
  }

  /// Whether a bar at the bottom is that of a window that may be wide enough for another one.
  package var barTurnsToBottomWhenNarrow: Bool {
    canShowBottomBar
      && platform.lintSurfaces.contains { surface in
        var other = self
        other.sizeClass = surface.sizeClass
        other.orientation = surface.orientation
        return !other.canShowBottomBar
      }
  }

  /// Whether one item of a bar here may stand apart from the others on some release.
  package var mayHaveDistinctItem: Bool {
    [EffectiveMode.tabBar, .tabSidebar].contains { bar(in: $0)?.mayHaveDistinctItem == true }
  }

  /// Whether the bar here shows titles and no images beside them.
  package var showsTitlesOnly: Bool {
    guard let bar = bar(in: .tabBar) else { return false }
    return bar.shows == .title && bar.pinnedShows == .title
  }

  private func bar(in mode: EffectiveMode) -> BarStyle? {
    platform.bar(StyleRequest(environment: self, mode: mode, prefersSidebar: false))
  }

  private func request(prefersSidebar: Bool) -> StyleRequest {
    StyleRequest(environment: self, mode: .tabSidebar, prefersSidebar: prefersSidebar)
  }
}

extension Platform {
  /// The capacities of the bars at the bottom of all platforms and releases, each once, the smallest
  /// first.
  package static let bottomBarCapacities = Set(
    PlatformName.allCases.flatMap { platform in
      SpecTarget(platform: platform, minimumVersion: .oldest).environments
    }.compactMap(\.bottomBarCapacity)
  ).sorted()
}

extension LayoutConditions {
  /// Whether the bar follows `preferredPlacement`.
  package var goesByPlacement: Bool { barStyle?.placementCounts ?? false }

  /// Whether there is a bar at the bottom, with `compactTabIdentifiers` and More.
  package var hasBottomBar: Bool { barStyle?.isBottomBar ?? false }

  /// The most items that the bar shows side by side, without More; nil if there is no limit.
  package var barCapacity: Int? { barStyle?.capacity }

  /// Whether a customization state is read: there is a sidebar that lists all tabs.
  package var readsCustomization: Bool { sidebarStyle?.scope == .everything }

  /// The effective mode.
  package var mode: EffectiveMode { settings.mode }
}
