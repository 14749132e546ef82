import TabHierarchy

extension Reasoning {
  /// The statement about what items show where Apple does not document it.
  var itemStatement: Statement? {
    let style = scene.barStyle
    guard style.placementCounts || style.blankTitleShowsImage else { return nil }
    return style.statements.last
  }

  /// Section 7: what the node's item shows.
  mutating func explainAppearance() {
    guard let item = layout.tabBar?.items.first(where: { $0.node == node }) else { return }
    let content =
      switch item.shows {
      case .imageAboveTitle: "its image above its title"
      case .imageBesideTitle: "its image beside its title"
      case .title: "its title alone"
      case .image: "its image alone"
      case .imageAndTitleOnFocus: "its image, and its title when people look at it"
      }
    var statement = itemStatement ?? .itemStyle
    if item.isDistinct { statement = .distinctShowsImage }
    if item.region == .pinned, statement.label == .observed { statement = .pinnedShowsImage }
    add(.appearance, "its item shows \(content)", statement)
  }

  /// Section 8: whether the node is selected, and what leads there.
  mutating func explainSelection() {
    guard let first = layout.selection.first, let last = layout.selection.last else {
      add(.selection, "nothing is selected", .selectionStart)
      return
    }
    let path = layout.selection.map(name).joined(separator: ", ")
    let start =
      selected != nil
      ? "the node that was asked for"
      : layout.tabBar?.items.first?.node == nil
        ? "the first row of the sidebar" : "the first item of the bar"
    if node == last {
      let way = layout.selection.count > 1 ? ", by way of \(name(first))" : ""
      add(.selection, "it is selected at first\(way): that begins with \(start)", .selectionStart)
    } else if layout.selection.contains(node) {
      add(.selection, "it leads on to \(name(last)): \(path) are selected", .groupLeadsOn)
    } else {
      add(
        .selection, "it is not selected: that begins with \(start) and ends at \(name(last))",
        .selectionStart)
    }
  }

  /// Section 9: the way to the node.
  mutating func explainDestination() {
    guard let destination = layout.destinations.first(where: { $0.node == node }) else {
      add(.destination, "it is no destination: it runs an action", .actions)
      return
    }
    let way =
      switch destination.via {
      case .tabBar: "it is an item of the bar that is visible"
      case .sidebar: "it can be selected in the sidebar that is visible"
      case .more: "it is listed in More"
      case .toggledTabBar: "it is in the bar, once a person hides the sidebar"
      case .toggledSidebar: "it is in the sidebar, once a person shows it"
      case .groupScreen: "the screen of a group above it can lead there"
      case .children: "it has no way of its own, but what is inside it has"
      case .customization: "a person has to customize the bar or the sidebar first"
      case .unreachable: "nothing leads there"
      }
    let taps =
      destination.taps.map { ": \($0) \($0 == 1 ? "tap" : "taps")" } ?? ", so taps are not counted"
    add(
      .destination, destination.via == .unreachable ? way : way + taps,
      destination.via == .more ? .moreIsTwoTaps : .firstWay)
  }
}

extension Statement {
  fileprivate static let itemStyle = Statement(
    .documented, .tabBars, "The platform and the orientation decide how items look.")
  fileprivate static let pinnedShowsImage = Statement(
    .documented, .article, "Pinned tabs show their image.")
  fileprivate static let selectionStart = Statement(
    .assumed, .controller, "Where the app selects nothing, the first item is selected.")
  fileprivate static let groupLeadsOn = Statement(
    .documented, .group, "Selecting a group selects its default child, else its first.")
  fileprivate static let actions = Statement(
    .documented, .tab, "A tab can run an action instead of showing a view controller.")
  fileprivate static let moreIsTwoTaps = Statement(
    .documented, .controller, "More lists what has no room: one tap opens it, one selects.")
  fileprivate static let firstWay = Statement(
    .assumed, .controller,
    "Of several ways the plainest counts: the bar, the sidebar, More, what a toggle shows, a screen."
  )
}
