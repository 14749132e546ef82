import Foundation

/// One row of a sidebar; the one without a kind is the root level.
final class NaiveRow {
  let kind: String
  let node: NaiveNode?
  let json: [String: Any]
  var isSelectable = true
  var isCollapsed = false
  /// Of an action: whether its group is `inline`.
  var isOfInlineGroup = false
  var rows: [NaiveRow] = []

  init(kind: String, node: NaiveNode?, json: [String: Any] = [:]) {
    self.kind = kind
    self.node = node
    self.json = json
  }

  /// The row and everything in it.
  var walk: [NaiveRow] { [self] + rows.flatMap(\.walk) }
}

// The sidebar: resolution.md section 6.
extension NaiveDerivation {
  // MARK: - §6 Rows

  /// §6.1 to 6.6: the rows of the main sidebar.
  var mainRows: [NaiveRow] {
    once(\.mainRows) {
      let root = NaiveRow(kind: "", node: nil)
      for node in roots { add(node, to: root, root: root) }
      return orderedRootLevel(root)
    }
  }

  /// §6, visionOS: the rows when the group is taken for the only root node and for `inline`.
  func groupRows(of group: NaiveNode) -> [NaiveRow] {
    let root = NaiveRow(kind: "", node: nil)
    // §6, visionOS: a hidden group's has no rows.
    if !isHidden(group) { addContents(of: group, to: root, root: root, isInline: true) }
    return orderedRootLevel(root)
  }

  /// §6.6: at the root level tabs and actions first, then sections, each in the order met.
  private func orderedRootLevel(_ root: NaiveRow) -> [NaiveRow] {
    root.rows.filter { $0.kind != "section" } + root.rows.filter { $0.kind == "section" }
  }

  private func add(_ node: NaiveNode, to parent: NaiveRow, root: NaiveRow) {
    // §6.2: a hidden node is left out with everything below it.
    if isHidden(node) { return }
    // §6.3: a leaf is a row where its parent's rows are.
    if !node.isGroup {
      parent.rows.append(NaiveRow(kind: node.kind, node: node))
      return
    }
    // §6.4: a group goes by its `sidebarAppearance`.
    let appearance = value("sidebarAppearance", of: node) as? String ?? "automatic"
    if appearance == "inline" {
      addContents(of: node, to: parent, root: root, isInline: true)
      return
    }
    let section = NaiveRow(kind: "section", node: node)
    section.isSelectable = flag("isSidebarDestination", of: node)
    section.isCollapsed = isCollapsed(node)
    if appearance == "rootSection" {
      root.rows.append(section)
    } else {
      parent.rows.append(section)
    }
    addContents(of: node, to: section, root: root, isInline: false)
  }

  private func addContents(
    of group: NaiveNode, to parent: NaiveRow, root: NaiveRow, isInline: Bool
  ) {
    for child in displayOrder(of: group) { add(child, to: parent, root: root) }
    // §6.5: the actions come after all its rows.
    for action in value("sidebarActions", of: group) as? [[String: Any]] ?? [] {
      let row = NaiveRow(kind: "action", node: nil, json: action)
      row.isOfInlineGroup = isInline
      parent.rows.append(row)
    }
  }

  /// §6.1: the display order of a group's present children.
  private func displayOrder(of group: NaiveNode) -> [NaiveNode] {
    let list =
      personalOrder(of: group) ?? value("displayOrderIdentifiers", of: group) as? [String] ?? []
    let listed = nodes(named: list).filter { $0.parent === group }
    let others = group.children.filter { child in !listed.contains { $0 === child } }
    return listed + others
  }

  private func personalOrder(of group: NaiveNode) -> [String]? {
    guard flag("allowsReordering", of: group), node(named: group.identifier) === group else {
      return nil
    }
    return (state?["displayOrder"] as? [String: Any])?[group.identifier] as? [String]
  }

  /// §6: collapsed by the state, or by `isCollapsedByDefault` where no state is given or read.
  private func isCollapsed(_ group: NaiveNode) -> Bool {
    if let state { return names(state["collapsed"], group) }
    return flag("isCollapsedByDefault", of: group)
  }

  // MARK: - §6 Visible, layout

  /// §6, Visible?: the environment, the state, the spec, then the platform's own way.
  var isMainSidebarVisible: Bool {
    guard hasMainSidebar else { return false }
    if environment.sidebar != "automatic" { return environment.sidebar == "shown" }
    if let toggled = state?["sidebar"] as? String { return toggled == "shown" }
    if let isHidden = NaiveNode.bool(sidebarValue("isHidden")) { return !isHidden }
    return platform == "iPadOS" ? environment.orientation == "landscape" : true
  }

  /// §6, Layout.
  private var sidebarLayout: String {
    if platform == "visionOS" { return "tile" }
    if let layout = sidebarValue("preferredLayout") as? String, layout != "automatic" {
      return layout
    }
    return platform == "macCatalyst" ? "tile" : "overlap"
  }

  // MARK: - §6 visionOS

  /// §6, visionOS: the root group that the selection starts with, in effective mode `tabSidebar`.
  var groupWithSidebar: NaiveNode? {
    guard platform == "visionOS", mode == "tabSidebar" else { return nil }
    guard let first = selection.first, first.isGroup else { return nil }
    return first
  }

  // MARK: - §10 JSON of the sidebar

  var sidebarJSON: Any {
    let rows: [NaiveRow]
    if hasMainSidebar {
      rows = mainRows
    } else if let group = groupWithSidebar {
      rows = groupRows(of: group)
    } else {
      return NSNull()
    }
    return [
      "isVisible": hasMainSidebar ? isMainSidebarVisible : true,
      // §10: true but on visionOS.
      "isToggleable": platform != "visionOS",
      "layout": sidebarLayout,
      "header": label("header"),
      "footer": label("footer"),
      "bottomBar": label("bottomBar"),
      "rows": rows.map(rowJSON),
    ] as [String: Any]
  }

  /// §6.7: a view of the app, by the title that the spec gives.
  private func label(_ key: String) -> Any {
    orNull((sidebarValue(key) as? [String: Any])?["title"])
  }

  private func rowJSON(_ row: NaiveRow) -> [String: Any] {
    [
      "kind": row.kind,
      "identifier": orNull(row.node?.identifier),
      "title": row.node?.title ?? row.json["title"] as? String ?? "",
      "image": orNull(row.node?.image ?? NaiveNode.imageName(row.json["image"])),
      "badge": orNull(row.node?.badge),
      "isSelectable": row.isSelectable,
      "isCollapsed": row.isCollapsed,
      "rows": row.rows.map(rowJSON),
    ]
  }
}
