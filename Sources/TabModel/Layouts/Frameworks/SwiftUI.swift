import JSON

extension StyleRequest {
  /// Returns the bar of a `TabView`. Sections are headings that most bars replace with their tabs; they can't be
  /// selected.
  func inSwiftUI(_ platformStyle: BarStyle) -> BarStyle? {
    var style = platformStyle
    style.groupItems = .none
    switch environment.platform.name {
    case .iPadOS where isRegular: style.groupItems = .openTab
    case .iOS, .iPadOS: style.statements.sidebarOnlyItem = .rootsAreItems
    case .macOS:
      style.statements.items = .tabsInOrder
      style.statements.order = .tabsInOrder
    case .macCatalyst:
      style.placementCounts = false
      style.pinnedShows = style.shows
      style.statements.bar = .catalystBar
    case .tvOS:
      guard mode == .tabBar else { return nil }
      style.shows = .imageBesideTitle
      style.pinnedShows = .imageBesideTitle
      style.statements.item = .imagesOnTV
      style.statements.items = .tabsInOrder
      style.statements.order = .tabsInOrder
    case .visionOS:
      style.groupItems = mode == .tabSidebar ? .openTabAndSidebar : .openNothing
      style.statements.items = .rootsAndSections
      style.statements.order = .sectionsInOrder
    }
    return style
  }

  var sidebarInSwiftUI: SidebarStyle? {
    var style = environment.platform.sidebar(self)
    switch environment.platform.name {
    case .tvOS where mode == .tabSidebar:
      return SidebarStyle(
        isVisibleAtFirst: true, automaticLayout: .overlap, heedsPreferredLayout: false,
        readsCustomization: false,
        statements: SidebarStatements(visibility: .sidebarOfTV, toggling: .toggledOnTV))
    case .iOS: style?.readsCustomization = false
    case .macCatalyst:
      style?.statements.sidebar = [.catalystSidebar]
      style?.statements.visibility = .sidebarOfMac
      style?.statements.toggling = .sidebarOfMac
      style?.statements.hiding = .hiddenByDefaultOnMac
    case .iPadOS, .macOS, .tvOS, .visionOS: break
    }
    return style
  }
}

extension TabSpec {
  /// The nodes with SwiftUI's defaults and without unsupported values.
  func inSwiftUI(_ conditions: LayoutConditions) -> TabSpec {
    let environment = conditions.environment
    let lacking = NodeKey.allCases.filter { !environment.has($0.definition) }
    let isCustomizable =
      root.customizationIdentifier.exists
      && environment.has(RootKey.customizationIdentifier.definition)
    let hidesByDefault =
      conditions.hasMainSidebar && conditions.sidebarStyle?.readsCustomization == true
    let goesByPlacement = conditions.barStyle?.placementCounts == true
    let canHide = environment.has(NodeKey.allowsHiding.definition)
    var spec = self
    spec.root.remove { !environment.framework.has($0) }
    spec.root.sidebar?.remove { !environment.has($0.definition) }
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
        for key in environment.framework.keysWithoutGroups { node.remove(key) }
        node.set(.allowsReordering, isCustomizable && !isUnordered)
        // Nested sections and those without a header aren't items.
        if goesByPlacement, node.parent != nil || isBlank(title(of: node)) {
          node.placement = .sidebarOnly
          node.written |= NodeKey.preferredPlacement.bit
        }
      }
      spec.nodes[index] = node
    }
    return spec
  }

  /// Returns the spec without keys that no platform of its framework supports.
  package var withoutMissingKeys: TabSpec {
    guard framework == .swiftUI else { return self }
    let lacking = NodeKey.allCases.filter { !framework.has($0.definition) }
    var spec = self
    for key in lacking { spec.writtenKeys &= ~key.bit }
    let lackingOnGroups = lacking + framework.keysWithoutGroups
    for (index, node) in nodes.enumerated() {
      for key in node.isGroup ? lackingOnGroups : lacking { spec.nodes[index].remove(key) }
    }
    spec.root.remove { !framework.has($0) }
    for index in variants.indices { spec.variants[index].values.remove { !framework.has($0) } }
    return spec
  }
}
