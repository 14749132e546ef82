import LocatedJSON
package import TabHierarchy

/// Works out what environments make of a spec.
///
/// The steps stand in the order of `docs/resolution.md`; each is a function in the folder `Steps`.
package struct Resolver: Sendable {
  package let spec: TabSpec
  let customization: CustomizationState?
  let selected: String?
  /// The nodes by identifier, as long as all of them are present; nil where nothing refers to one.
  private let sharedIndex: IdentifierIndex?

  /// - Parameters:
  ///   - customization: what a person changed; read where there is a main sidebar.
  ///   - selected: the identifier of the node that the selection starts with.
  package init(
    _ spec: TabSpec, customization: CustomizationState? = nil, selected: String? = nil
  ) {
    self.spec = spec
    self.customization = customization
    self.selected = selected
    let needsIndex = spec.hasReferences || customization != nil || selected != nil
    sharedIndex = needsIndex && !spec.hasAvailability ? IdentifierIndex(spec) : nil
  }

  /// What one environment makes of the spec.
  package func layout(in environment: Environment) -> Layout {
    layout(under: conditions(in: environment))
  }

  /// What environments of these conditions make of the spec.
  ///
  /// - Parameter isNoted: whether the layout comes with its notes, which take time to find.
  package func layout(under conditions: LayoutConditions, isNoted: Bool = true) -> Layout {
    let environment = conditions.environment
    let (scene, sidebarStyle) = scene(under: conditions)
    var layout = Layout(
      spec: spec, environment: environment, mode: scene.settings.mode, presence: scene.presence,
      readsCustomization: sidebarStyle?.scope == .everything)
    if scene.hasBar { layout.tabBar = bar(scene, &layout.notes) }
    layout.accessory = scene.settings.accessory
    if sidebarStyle?.scope == .everything {
      layout.sidebar = sidebar(of: Array(spec.roots), inlined: nil, sidebarStyle, scene)
    }
    layout.selection = selection(from: start(scene, layout), scene)
    if sidebarStyle?.scope == .selectedRootGroup, let root = layout.selection.first,
      spec.nodes[root].isGroup
    {
      layout.sidebar = sidebar(of: [root], inlined: root, sidebarStyle, scene)
    }
    if let sidebar = layout.sidebar, sidebar.isVisible, sidebarStyle?.takesTurnsWithBar == true {
      layout.tabBar?.isVisible = false
    }
    if var bar = layout.tabBar {
      markSelection(layout.selection, in: &bar)
      layout.tabBar = bar
    }
    if isNoted { addNotes(to: &layout, scene, sidebarStyle) }
    return layout
  }

  /// What the steps of a resolution work with, and the sidebar that the platform has there.
  func scene(in environment: Environment) -> (scene: Scene, sidebarStyle: SidebarStyle?) {
    scene(under: conditions(in: environment))
  }

  private func scene(
    under conditions: LayoutConditions
  ) -> (scene: Scene, sidebarStyle: SidebarStyle?) {
    let barStyle = conditions.barStyle
    let sidebarStyle = conditions.sidebarStyle
    let index = sharedIndex ?? presentIndex(conditions.present)
    let readsCustomization = sidebarStyle?.scope == .everything
    let changes = readsCustomization ? customization.map { PersonalChanges($0, index) } : nil
    let scene = Scene(
      spec: spec, environment: conditions.environment, settings: conditions.settings,
      index: index, changes: changes,
      presence: hide(spec, present: conditions.present, changes: changes),
      barStyle: barStyle
        ?? BarStyle(position: .top, overflow: .none, shows: .title, pinnedShows: .title),
      hasBar: barStyle != nil)
    return (scene, sidebarStyle)
  }

  fileprivate func presentIndex(_ present: [Bool]?) -> IdentifierIndex {
    let needsIndex = spec.hasReferences || customization != nil || selected != nil
    guard needsIndex else { return IdentifierIndex(emptyFor: spec) }
    return IdentifierIndex(spec) { present?[$0] ?? true }
  }

  private func bar(_ scene: Scene, _ notes: inout [LayoutNote]) -> TabBar {
    let style = scene.barStyle
    var bar = TabBar(
      position: style.position, isVisible: !scene.settings.isTabBarHidden,
      overflow: style.overflow)
    bar.minimizes = style.isBottomBar ? scene.settings.minimizes : nil
    if style.placementCounts {
      bar.items = regionItems(scene)
    } else {
      let (items, more, itemNotes) = plainItems(scene)
      bar.items = items
      bar.more = more
      notes += itemNotes
    }
    return bar
  }

  private func sidebar(
    of roots: [Int], inlined: Int?, _ style: SidebarStyle?, _ scene: Scene
  ) -> SidebarLayout? {
    guard let style else { return nil }
    var isVisible = style.isVisibleAtFirst
    if style.isToggleable {
      switch scene.environment.sidebar {
      case .shown: isVisible = true
      case .hidden: isVisible = false
      case .automatic:
        isVisible =
          scene.changes?.isSidebarShown ?? spec.sidebar?.isHidden.map { !$0.value } ?? isVisible
      }
    }
    var layout = style.automaticLayout
    if style.heedsPreferredLayout {
      switch spec.sidebar?.preferredLayout?.value {
      case .overlap: layout = .overlap
      case .tile: layout = .tile
      case .automatic, nil: break
      }
    }
    return SidebarLayout(
      isVisible: isVisible, isToggleable: style.isToggleable, layout: layout,
      header: spec.sidebar?.header?.value, footer: spec.sidebar?.footer?.value,
      bottomBar: spec.sidebar?.bottomBar?.value,
      rows: SidebarOutline.rows(of: roots, inlined: inlined, scene))
  }

  /// The node that the selection starts with (section 8): the one asked for, else the first root
  /// node that people see, else the first item of the bar.
  private func start(_ scene: Scene, _ layout: Layout) -> Int? {
    if let selected, let node = scene.index.node(named: selected) { return node }
    let shown = Set((layout.tabBar?.items.compactMap(\.node) ?? []) + (layout.tabBar?.more ?? []))
    let hasMainSidebar = layout.readsCustomization
    let root = spec.roots.first {
      shown.contains($0)
        || (hasMainSidebar && scene.presence.isPresent($0) && !scene.presence.isHidden($0))
    }
    return root ?? layout.tabBar?.items.lazy.compactMap(\.node).first
  }
}

/// What the steps of one resolution work with.
struct Scene {
  let spec: TabSpec
  let environment: Environment
  let settings: EffectiveSettings
  /// The present nodes by identifier.
  let index: IdentifierIndex
  /// What the person changed; nil where no state is given or read.
  let changes: PersonalChanges?
  let presence: Presence
  let barStyle: BarStyle
  let hasBar: Bool

  var hasBottomBar: Bool { hasBar && barStyle.isBottomBar }
}

extension TabSpec {
  /// Whether anything in the spec refers to a node by its identifier.
  var hasReferences: Bool {
    compactTabIdentifiers.exists || prominentTabIdentifier.exists
      || isAnyWritten(.defaultChildIdentifier, .displayOrderIdentifiers)
  }
}

extension Resolver {
  /// Whether an environment has a node of this identifier.
  package func hasNode(named identifier: String, in environment: Environment) -> Bool {
    presentIndex(presentNodes(of: spec, in: environment)).node(named: identifier) != nil
  }
}
