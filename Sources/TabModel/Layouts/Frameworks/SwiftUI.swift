import JSON

extension StyleRequest {
  /// Returns the bar of a `TabView`. Sections are headings that most bars replace with their tabs; they can't be
  /// selected.
  func inSwiftUI(_ platformStyle: BarStyle) -> BarStyle? {
    var style = platformStyle
    style.groupItemBehavior = .none
    switch environment.platform.name {
    case .iPadOS where isRegular: style.groupItemBehavior = .openTab
    case .iOS, .iPadOS: style.statements.sidebarOnlyItem = .rootsAreItems
    case .macOS:
      style.statements.items = .tabsInOrder
      style.statements.order = .tabsInOrder
    case .macCatalyst:
      style.usesPlacement = false
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
      style.groupItemBehavior = mode == .tabSidebar ? .openTabAndSidebar : .openNothing
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
    let lacking = Node.keys.filter { !environment.has($0.definition) }
    let isCustomizable =
      root.customizationIdentifier != nil
      && environment.has(RootValues.key(\.customizationIdentifier).definition)
    let hidesByDefault =
      conditions.hasMainSidebar && conditions.sidebarStyle?.readsCustomization == true
    let usesPlacement = conditions.barStyle?.usesPlacement == true
    let canHide = environment.has(Node.key(\.allowsHiding).definition)
    var spec = self
    spec.root.remove { !environment.framework.has($0) }
    spec.root.removeFromSidebar { !environment.has($0) }
    for index in nodes.indices {
      var node = nodes[index]
      let isAllowed = node.isTrue(\.allowsHiding)
      let isDenied = node.isFalse(\.allowsHiding)
      let isUnordered = node.isFalse(\.allowsReordering)
      for key in lacking { key.remove(from: &node) }
      node.isHidden = nil
      if !hidesByDefault { node.isHiddenByDefault = nil }
      let placement = Node.key(\.preferredPlacement).definition
      if !environment.has(placement, value: node.placement.name) { node.preferredPlacement = nil }
      // Search tabs are always pinned.
      if node.isSearch { node.preferredPlacement = nil }
      let hidesByItself = !node.isGroup && !node.isSearch && node.placement != .fixed
      let mayHide = isAllowed || !isDenied && isCustomizable && hidesByItself
      node.set(\.allowsHiding, canHide && mayHide)
      if node.isGroup {
        for key in environment.framework.keysWithoutGroups { key.remove(from: &node) }
        node.set(\.allowsReordering, isCustomizable && !isUnordered)
        // Nested sections and those without a header aren't items.
        if usesPlacement, node.parent != nil || isBlank(title(of: node)) {
          node.set(\.preferredPlacement, .sidebarOnly)
        }
      }
      spec.nodes[index] = node
    }
    return spec
  }

  /// Returns the spec without keys that no platform of its framework supports.
  package var withoutMissingKeys: TabSpec {
    guard framework == .swiftUI else { return self }
    let lacking = Node.keys.filter { !framework.has($0.definition) }
    let lackingOnGroups = lacking + framework.keysWithoutGroups
    var spec = self
    for (index, node) in nodes.enumerated() {
      for key in node.isGroup ? lackingOnGroups : lacking { key.remove(from: &spec.nodes[index]) }
    }
    spec.root.remove { !framework.has($0) }
    if let list = variantsKey {
      let variants = list.value.map { variant in
        var values = variant.value
        values.values.remove { !framework.has($0) }
        return Located(values, at: variant.range)
      }
      spec.variantsKey = Located(variants, at: list.range)
    }
    return spec
  }
}
