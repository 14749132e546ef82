import LocatedJSON
import TabHierarchy

extension Reasoning {
  /// Section 6: the row of the node, or what is in its place.
  mutating func explainSidebar() {
    guard let sidebar = layout.sidebar else {
      if sidebarStyle != nil {
        add(.sidebar, "there is no sidebar, as no group is selected", .sidebarOfGroup)
      }
      return
    }
    if sidebarStyle?.scope == .selectedRootGroup, let root = layout.selection.first {
      let isInside = node >= root && node < spec.nodes[root].end
      guard isInside, node != root else {
        add(
          .sidebar,
          node == root
            ? "its rows fill the sidebar, as it is the group that is selected"
            : "it is not in the sidebar, which shows what is inside \(name(root))",
          .sidebarOfGroup)
        return
      }
    }
    if isHidden {
      add(.sidebar, "it has no row, as it is hidden", .hiddenRows)
      return
    }
    explainRow(sidebar)
    explainVisibility(sidebar)
  }

  private mutating func explainRow(_ sidebar: SidebarLayout) {
    guard let position = sidebar.rows.firstIndex(where: { $0.node == node && $0.kind != .action })
    else {
      add(
        .sidebar, "it is inline: its children stand among its siblings, and it has no row",
        .groupAppearance)
      return
    }
    let row = sidebar.rows[position]
    let section = sidebar.rows[..<position].last {
      $0.kind == .section && $0.depth < row.depth && $0.end > position
    }
    let place = section.map { "in the section \(name($0.node))" } ?? "at the top level"
    if row.kind == .leaf {
      let isPlaced = record.placement != .automatic && record.placement != .sidebarOnly
      add(
        .sidebar, "it is a row \(place)",
        record.isSearch ? .searchIsRow : isPlaced ? .rowsIgnorePlacement : .leafRows)
    } else {
      let cause = record.appearance == .rootSection ? ", as its appearance is rootSection" : ""
      add(.sidebar, "it is a section \(place)\(cause)", .groupAppearance)
    }
    explainOrder()
    if row.depth == 0 {
      add(
        .sidebar,
        row.kind == .section
          ? "as a section it stands below the rows of the top level"
          : "as a row it stands above the sections of the top level", .rowsBeforeSections)
    }
    guard row.kind == .section else { return }
    if row.isCollapsed {
      let isPersonal = scene.changes != nil
      add(
        .sidebar,
        isPersonal ? "the person closed it" : "it is closed at first, as isCollapsedByDefault says",
        .collapsed)
    }
    add(
      .sidebar,
      row.isSelectable
        ? "people can select it, as isSidebarDestination says"
        : "people can open and close it, but not select it", .sidebarDestination)
  }

  private mutating func explainOrder() {
    guard let parent = record.parent else { return }
    let group = spec.nodes[parent]
    if group.isTrue(.allowsReordering), let personal = scene.changes?.displayOrder[parent] {
      add(
        .sidebar,
        personal.contains(node)
          ? "the person's order of \(name(parent)) names it"
          : "the person's order of \(name(parent)) does not name it, so it follows those named",
        .displayOrder)
      return
    }
    let references = spec.displayOrderIdentifiers(of: group)
    guard references.exists else { return }
    let isNamed = spec.document.elements(of: references).contains {
      scene.index.node(named: $0) == node
    }
    add(
      .sidebar,
      isNamed
        ? "displayOrderIdentifiers of \(name(parent)) names it"
        : "displayOrderIdentifiers of \(name(parent)) does not name it, so it follows those named",
      .displayOrder)
  }

  /// The statement about when the sidebar is shown where Apple does not document it.
  var visibilityStatement: Statement? {
    guard let style = sidebarStyle, style.isToggleable, !style.takesTurnsWithBar else {
      return nil
    }
    return style.statements.last
  }

  private mutating func explainVisibility(_ sidebar: SidebarLayout) {
    guard sidebar.isToggleable else { return }
    let state = sidebar.isVisible ? "shown" : "hidden"
    if scene.environment.sidebar != .automatic || scene.changes?.isSidebarShown != nil {
      add(.sidebar, "the sidebar is \(state), as the person left it", .toggled)
    } else if spec.sidebar?.isHidden != nil {
      add(.sidebar, "the sidebar is \(state), as sidebar.isHidden says", .visibilityOrder)
    } else {
      let way = scene.environment.orientation.map { " in \($0.rawValue)" } ?? ""
      add(
        .sidebar, "the sidebar is \(state) at first\(way)", visibilityStatement ?? .visibleAtFirst)
    }
  }
}

extension Statement {
  fileprivate static let sidebarOfGroup = Statement(
    .documented, .tabBars,
    "On Apple Vision Pro a sidebar can show what is inside the group that is selected.")
  fileprivate static let hiddenRows = Statement(
    .documented, .article, "What people hide is not in the sidebar.")
  fileprivate static let leafRows = Statement(
    .documented, .article, "A tab is a row in the sidebar, whatever its placement.")
  fileprivate static let groupAppearance = Statement(
    .documented, .group, "sidebarAppearance says whether a group is a section, and where.")
  fileprivate static let displayOrder = Statement(
    .documented, .group,
    "The order that is displayed comes first, a person's before the app's; the others follow.")
  fileprivate static let rowsBeforeSections = Statement(
    .documented, .article, "At the top level tabs come first, then sections.")
  fileprivate static let collapsed = Statement(
    .documented, .group, "From 26.1 a group can be closed by default; people close and open it.")
  fileprivate static let sidebarDestination = Statement(
    .documented, .group, "From 26.0 a section can be selected where isSidebarDestination is true.")
  fileprivate static let toggled = Statement(
    .documented, .article, "People show and hide the sidebar.")
  fileprivate static let visibleAtFirst = Statement(
    .documented, .article, "An iPad shows the sidebar at first in landscape, the bar in portrait.")
}
