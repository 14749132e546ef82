import JSON

extension StyleRequest {
  /// Returns the bar of a `TabView`. Sections are headings that most bars replace with their tabs; they can't be
  /// selected.
  func inSwiftUI(_ platformStyle: BarStyle) -> BarStyle? {
    var style = platformStyle
    style.groupItemBehavior = .none
    style.isEditableWithoutSidebar = false
    switch environment.platform.name {
    case .iPadOS where isRegular: style.groupItemBehavior = .openTab
    case .iOS, .iPadOS: style.statements.sidebarOnlyItem = .rootsAreItems
    case .macOS:
      style.statements.items = .tabsInOrder
      style.statements.order = .tabsInOrder
      style.omitsSearchTabs = environment.isOnMacWithoutSearch
    case .macCatalyst:
      style.usesPlacement = false
      style.pinnedShows = style.shows
      style.statements.bar = .catalystBar
    case .tvOS:
      guard mode == .tabBar else { return nil }
      style.knownCapacity = 6
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
    case .macOS where environment.isOnMacWithoutSearch:
      style?.statements.searchRow = .searchRowOfMac
    case .iPadOS, .macOS, .tvOS, .visionOS: break
    }
    return style
  }
}

extension Environment {
  /// True for macOS 15, whose toolbar has no item for a search tab, whatever the SDK.
  fileprivate var isOnMacWithoutSearch: Bool { osVersion.major == 18 }
}

/// What an environment changes of the nodes and the sidebar of a spec in SwiftUI. Most environments have equal ones.
struct SwiftUIChanges: Hashable {
  private static let placement = Node.key(\.preferredPlacement).definition
  private static let allowsHiding = Node.key(\.allowsHiding).definition

  /// The written keys without an effect.
  private let missing: [SpecKey<Node>]
  private let missingInSidebar: [SpecKey<Sidebar>]
  /// The placements of nodes that have an effect.
  private let placements: Set<Node.Placement>
  private let canHide: Bool
  private let isCustomizable: Bool
  private let hidesByDefault: Bool
  private let usesPlacement: Bool
  /// The platform of the titles.
  private let platform: PlatformName?

  init(
    _ spec: TabSpec, _ written: WrittenNodeKeys, in environment: Environment,
    _ bar: BarStyle?, _ sidebar: SidebarStyle?
  ) {
    missing = written.keys.filter { !environment.has($0.definition) }
    missingInSidebar =
      spec.sidebar.map { sidebar in
        Sidebar.keys.filter {
          $0.isWritten(in: sidebar.value) && !environment.has($0.definition)
        }
      } ?? []
    placements = written.placements.filter {
      environment.has(Self.placement, value: $0.name)
    }
    canHide = environment.has(Self.allowsHiding)
    isCustomizable =
      spec.customizationIdentifier != nil && environment.has(\RootValues.customizationIdentifier)
    hidesByDefault =
      sidebar?.scope == .everything && sidebar?.readsCustomization == true
      && written.defaultHiding != nil
    usesPlacement = bar?.usesPlacement == true
    platform = usesPlacement ? spec.platform : nil
  }

  /// Returns the nodes with SwiftUI's defaults and without unsupported values.
  func nodes(of spec: TabSpec) -> [Node] {
    let withoutGroups = spec.framework.keysWithoutGroups
    return spec.nodes.map { written in
      var node = written
      for key in missing where written.writtenKeys.contains(key.name) { key.remove(from: &node) }
      // The changed node may lack the key.
      let hasID = !spec.framework.customizesByIdentifier || !node.hasCustomizationID.isFalse
      node.isHidden = nil
      if !hidesByDefault { node.isHiddenByDefault = nil }
      // Search tabs are always pinned.
      if node.kind == .search || !placements.contains(node.placement) {
        node.preferredPlacement = nil
      }
      let hidesByItself = node.kind != .group && node.kind != .search && node.placement != .fixed
      let mayHide =
        written.allowsHiding.isTrue
        || !written.allowsHiding.isFalse && isCustomizable && hidesByItself
      node.set(\.allowsHiding, canHide && mayHide && hasID)
      guard node.kind == .group else { return node }
      for key in withoutGroups { key.remove(from: &node) }
      let mayReorder = isCustomizable && !written.allowsReordering.isFalse
      node.set(\.allowsReordering, mayReorder && hasID)
      // Nested sections and those without a header aren't items.
      if usesPlacement, node.parent != nil || isBlank(spec.title(of: node)) {
        node.set(\.preferredPlacement, .sidebarOnly)
      }
      return node
    }
  }
}

extension TabSpec {
  /// Returns the spec without keys that no platform of its framework supports.
  package var withoutMissingKeys: TabSpec {
    guard framework == .swiftUI else { return self }
    let lacking = Node.keys.filter { !framework.has($0.definition) }
    let lackingOnGroups = lacking + framework.keysWithoutGroups
    var spec = self
    for (index, node) in nodes.enumerated() {
      for key in node.kind == .group ? lackingOnGroups : lacking
      where node.writtenKeys.contains(key.name) {
        key.remove(from: &spec.nodes[index])
      }
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
