import LocatedJSON
import TabHierarchy

/// Adds the statements that shaped a layout and that Apple does not document, each once.
func addNotes(to layout: inout Layout, _ scene: Scene, _ sidebarStyle: SidebarStyle?) {
  var notes: [LayoutNote] = []
  func note(_ statement: Statement, _ subject: Int? = nil) {
    notes.append(LayoutNote(subject: subject, statement: statement))
  }
  let spec = scene.spec

  if scene.hasBar { for statement in scene.barStyle.statements { note(statement) } }
  if layout.sidebar != nil {
    for statement in sidebarStyle?.statements ?? [] { note(statement) }
  }
  if let bar = layout.tabBar {
    if scene.barStyle.placementCounts {
      noteRegions(bar, scene, note)
    } else {
      noteRoots(bar, scene, note)
    }
  }
  if let sidebar = layout.sidebar { noteSidebar(sidebar, layout, scene, note) }
  if spec.isAnyWritten(.isHiddenByDefault),
    spec.nodes.indices.contains(where: {
      scene.presence.isPresent($0) && spec.nodes[$0].isTrue(.isHiddenByDefault)
        && !spec.nodes[$0].isWritten(.isHidden)
    })
  {
    note(.hiddenByDefault)
  }
  if scene.hasBottomBar, let last = layout.selection.last, spec.nodes[last].isGroup {
    note(.groupScreenOnBottomBar, last)
  }
  var seen: Set<LayoutNote> = []
  layout.notes = (layout.notes + notes).filter { seen.insert($0).inserted }
}

private func noteRegions(_ bar: TabBar, _ scene: Scene, _ note: (Statement, Int?) -> Void) {
  let spec = scene.spec
  if let search = bar.items.lazy.compactMap(\.node).first(where: {
    spec.nodes[$0].isSearch && !spec.nodes[$0].isWritten(.preferredPlacement)
  }) {
    note(.searchIsPinned, search)
  }
  var last: [BarItem.Region: Int] = [:]
  for item in bar.items {
    guard let region = item.region else { continue }
    if last[region] != nil { note(.walkOrder, nil) }
    last[region] = item.node
  }
  if let changes = scene.changes, !changes.tabBarOrder.isEmpty || !changes.removedFromTabBar.isEmpty
  {
    note(.personalOrder, nil)
  }
}

private func noteRoots(_ bar: TabBar, _ scene: Scene, _ note: (Statement, Int?) -> Void) {
  let spec = scene.spec
  for index in bar.items.compactMap(\.node) + bar.more {
    let node = spec.nodes[index]
    if scene.presence.isHidden(index) { note(.hiddenStaysInBar, index) }
    if node.placement == .sidebarOnly {
      note(scene.barStyle.isBottomBar ? .sidebarOnlyShows : .sidebarOnlyShowsElsewhere, index)
    }
  }
  if scene.hasBottomBar, spec.compactTabIdentifiers.exists {
    note(
      spec.document.isEmpty(spec.compactTabIdentifiers) ? .emptyFilter : .filterKeepsOrder, nil)
  }
}

private func noteSidebar(
  _ sidebar: SidebarLayout, _ layout: Layout, _ scene: Scene, _ note: (Statement, Int?) -> Void
) {
  let spec = scene.spec
  if spec.isTabBarHidden?.value == true, layout.tabBar != nil { note(.sidebarWithoutBar, nil) }
  if layout.accessory != nil { note(.accessoryStays, nil) }
  if scene.environment.sidebar == .automatic, spec.sidebar?.isHidden != nil {
    note(.visibilityOrder, nil)
  }
  for row in sidebar.rows {
    let node = spec.nodes[row.node]
    switch row.kind {
    case .leaf:
      if node.isSearch { note(.searchIsRow, row.node) }
      if node.placement != .automatic, node.placement != .sidebarOnly {
        note(.rowsIgnorePlacement, nil)
      }
    case .action:
      if row.depth == 0 { note(.actionsAtRoot, nil) }
    case .section: break
    }
  }
  if spec.nodes.indices.contains(where: {
    scene.presence.isHidden($0) && !scene.presence.isHiddenItself($0)
  }) {
    note(.hiddenSubtree, nil)
  }
}

extension Statement {
  static let searchIsPinned = Statement(
    .assumed, .article, "A search tab without a placement is pinned.")
  static let walkOrder = Statement(
    .assumed, .tab, "Items of one region stand in the order of the hierarchy.")
  static let personalOrder = Statement(
    .stated, .article,
    "A person's order comes first; default and movable tabs that it does not name follow at the end."
  )
  static let hiddenStaysInBar = Statement(
    .assumed, .tab,
    "isHidden is about the sidebar; where placement does not count a hidden tab stays in the bar.")
  static let sidebarOnlyShows = Statement(
    .observed, .tab, "A sidebarOnly tab is an item of a bottom bar like any other.")
  static let sidebarOnlyShowsElsewhere = Statement(
    .assumed, .tab, "Where placement does not count a sidebarOnly tab is an item like any other.")
  static let emptyFilter = Statement(
    .assumed, .controller, "An empty compactTabIdentifiers is as if it were not there.")
  static let filterKeepsOrder = Statement(
    .assumed, .controller, "compactTabIdentifiers chooses tabs; their order is that of tabs.")
  static let sidebarWithoutBar = Statement(
    .assumed, .controller, "With isTabBarHidden the sidebar can still be shown.")
  static let accessoryStays = Statement(
    .assumed, .controller, "The accessory keeps its place while the sidebar is shown.")
  static let visibilityOrder = Statement(
    .assumed, .article,
    "What a person toggled comes before sidebar.isHidden, and that before what the system does.")
  static let searchIsRow = Statement(
    .assumed, .searchTab, "In the sidebar a search tab is a row like any other.")
  static let rowsIgnorePlacement = Statement(
    .assumed, .tab, "Placement is about the bar; the sidebar shows a row whatever it is.")
  static let actionsAtRoot = Statement(
    .assumed, .group,
    "The actions of an inline group at the root stand among the root rows, above all sections.")
  static let hiddenSubtree = Statement(
    .assumed, .tab, "What is below a hidden group is hidden with it.")
  static let hiddenByDefault = Statement(
    .assumed, .tab,
    "isHiddenByDefault without isHidden means hidden at first; the headers only speak of a reset.")
  static let groupScreenOnBottomBar = Statement(
    .assumed, .group, "In a bottom bar a group opens a screen of its own.")
}
