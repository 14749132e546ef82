import JSON

extension FrameworkFacts {
  /// `TabView`. Sections are headings that most bars replace with their tabs; they can't be selected.
  static let swiftUI = FrameworkFacts(
    platforms: [.iOS, .iPadOS, .macOS, .tvOS, .visionOS],
    groupsAreDestinations: false,
    groupsAskForSidebar: false,
    customizesByIdentifier: true,
    hiddenIsAbsent: true,
    seesEnvironment: true,
    bar: swiftUIBar,
    sidebar: swiftUISidebar,
    seen: { spec, conditions in spec.inSwiftUI(conditions) },
    availability: { $0.swiftUI ?? SpecKey.Availability(since: $0.since, missingOn: $0.missingOn) },
    missingChoices: { $0.missingInSwiftUI ?? $0.missingOn },
    keysWithoutGroups: [.image, .viewController],
    words: .swiftUI,
    statement: \.inSwiftUI)

  private static func swiftUIBar(_ request: StyleRequest) -> BarStyle? {
    let platform = request.environment.platform
    switch platform.name {
    case .iPadOS where request.isRegular:
      guard var style = platform.bar(request) else { return nil }
      style.groupItems = .openTab
      return style
    case .iOS, .iPadOS:
      guard var style = platform.bar(request) else { return nil }
      style.groupItems = .none
      return style
    case .macOS:
      guard request.mode == .tabBar else { return nil }
      return BarStyle(
        position: .top, overflow: .menu, shows: .title, pinnedShows: .title, groupItems: .none,
        statements: BarStatements(
          bar: .toolbarTabs, item: .toolbarTitles, overflow: .toolbarMenu,
          sidebarOnlyItem: .sectionsDissolve))
    case .macCatalyst:
      guard var style = platform.bar(request) else { return nil }
      style.placementCounts = false
      style.pinnedShows = style.shows
      style.groupItems = .none
      style.statements.bar = .catalystBar
      return style
    case .tvOS:
      guard request.mode == .tabBar, var style = platform.bar(request) else { return nil }
      style.shows = .imageBesideTitle
      style.pinnedShows = .imageBesideTitle
      style.groupItems = .none
      style.statements.item = .imagesOnTV
      return style
    case .visionOS:
      guard var style = platform.bar(request) else { return nil }
      style.groupItems = request.mode == .tabSidebar ? .openTabAndSidebar : .openNothing
      return style
    }
  }

  private static func swiftUISidebar(_ request: StyleRequest) -> SidebarStyle? {
    let platform = request.environment.platform
    switch platform.name {
    case .macOS:
      guard request.mode == .tabSidebar else { return nil }
      return SidebarStyle(
        isVisibleAtFirst: true, automaticLayout: .tile, heedsPreferredLayout: false,
        readsCustomization: false,
        statements: SidebarStatements(visibility: .sidebarOfMac))
    case .tvOS:
      guard request.mode == .tabSidebar else { return nil }
      return SidebarStyle(
        isVisibleAtFirst: true, automaticLayout: .overlap, heedsPreferredLayout: false,
        readsCustomization: false,
        statements: SidebarStatements(visibility: .sidebarOfTV))
    case .iOS:
      guard var style = platform.sidebar(request) else { return nil }
      style.readsCustomization = false
      return style
    case .iPadOS, .macCatalyst, .visionOS: return platform.sidebar(request)
    }
  }
}

extension TabSpec {
  /// The nodes with SwiftUI's defaults and without unsupported values.
  fileprivate func inSwiftUI(_ conditions: LayoutConditions) -> TabSpec {
    let environment = conditions.environment
    let lacking = NodeKey.allCases.filter { !environment.has($0.definition) }
    let isCustomizable =
      root.customizationIdentifier.exists
      && environment.has(RootKey.customizationIdentifier.definition)
    let hidesByDefault =
      conditions.sidebarStyle?.readsCustomization == true
      && conditions.sidebarStyle?.scope == .everything
    let canHide = environment.has(NodeKey.allowsHiding.definition)
    var spec = self
    if !environment.has(RootKey.compactTabIdentifiers.definition) {
      spec.root.compactTabIdentifiers = .none
    }
    spec.root.isTabBarHidden = nil
    spec.root.sidebar?.remove(where: { !environment.has($0.definition) })
    for index in nodes.indices {
      var node = nodes[index]
      let isAllowed = node.isTrue(.allowsHiding)
      let isDenied = node.isFalse(.allowsHiding)
      let isUnordered = node.isFalse(.allowsReordering)
      for key in lacking { node.remove(key) }
      node.remove(.isHidden)
      if !hidesByDefault { node.remove(.isHiddenByDefault) }
      if !environment.has(NodeKey.preferredPlacement.definition, value: node.placement.name) {
        node.remove(.preferredPlacement)
      }
      // Search tabs are always pinned.
      if node.isSearch { node.remove(.preferredPlacement) }
      let hidesByItself = !node.isGroup && !node.isSearch && node.placement != .fixed
      let mayHide = isAllowed || !isDenied && isCustomizable && hidesByItself
      node.set(.allowsHiding, canHide && mayHide)
      if node.isGroup {
        for key in environment.framework.facts.keysWithoutGroups { node.remove(key) }
        node.set(.allowsReordering, isCustomizable && !isUnordered)
        // Nested sections and those without a header aren't items.
        if node.parent != nil || isBlank(title(of: node)) { node.write(placement: .sidebarOnly) }
      }
      spec.nodes[index] = node
    }
    return spec
  }
}

extension TabSpec {
  /// Returns the spec without keys that no platform of its framework supports.
  package var withoutMissingKeys: TabSpec {
    let facts = framework.facts
    let lacking = facts.missingKeys
    if lacking.isEmpty { return self }
    var spec = self
    for key in lacking { spec.writtenKeys &= ~key.bit }
    for index in nodes.indices {
      for key in lacking { spec.nodes[index].remove(key) }
      if nodes[index].isGroup {
        for key in facts.keysWithoutGroups { spec.nodes[index].remove(key) }
      }
    }
    spec.root = root.without { !facts.has($0) }
    for index in variants.indices {
      spec.variants[index].values = variants[index].values.without { !facts.has($0) }
    }
    return spec
  }
}

extension RootValues {
  fileprivate func without(where isLacking: (SpecKey) -> Bool) -> RootValues {
    var values = self
    for key in Self.keys where isLacking(key.definition) { values.take(key, from: RootValues()) }
    values.sidebar?.remove(where: { isLacking($0.definition) })
    return values
  }
}
