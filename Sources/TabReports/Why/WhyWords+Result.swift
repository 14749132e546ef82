import JSON
import TabModel

extension Explanation {
  func selection(_ path: [Int], from named: Int?, _ cause: Decision.SelectionCause) -> String {
    guard let last = path.last, let named else { return "nothing is selected" }
    // The selection of a TabView is a tab, not its section.
    let selectsGroups = layout.environment.framework.groupsAreDestinations
    let isOfSection = !selectsGroups && spec.nodes[named].kind == .group
    let reason =
      switch cause {
      case .requested where isOfSection: "the first tab of the requested section"
      case .initial where isOfSection: "the first tab of the section in 'initialTabIdentifier'"
      case .requested: "the requested one"
      case .initial: "the one in 'initialTabIdentifier'"
      case .firstRoot: "the first visible one"
      case .firstItem, .nothing: "the first item of the bar"
      }
    if path.contains(node), node != last {
      guard selectsGroups else {
        return "it cannot be selected; its tab \(name(last)) is, as \(reason)"
      }
      let isAround = named > node
      return (isAround ? "it contains \(name(named)), \(reason)" : "it continues to \(name(last))")
        + ": \(path.map(name).joined(separator: ", ")) are selected"
    }
    let first = isOfSection ? last : named
    let within = first != last ? ", which continues to \(name(last))" : ""
    return "\(node == last ? "it is" : "it is not") selected: "
      + "the initially selected tab is \(name(first)), \(reason)\(within)"
  }

  func words(_ way: Destination.Way, _ taps: Int?) -> String {
    let words =
      switch way {
      case .tabBar:
        isItem
          ? "it is an item of the bar that is visible"
          : "the item of its section opens it, in the bar that is visible"
      case .sidebar: "it can be selected in the sidebar that is visible\(afterExpanding)"
      case .more: "it is listed in More"
      case .toggledTabBar where isInMore: "it is listed in More, after hiding the sidebar"
      case .toggledTabBar:
        isItem
          ? "it is in the bar after hiding the sidebar"
          : "the item of its section opens it, after hiding the sidebar"
      case .toggledSidebar: "it is in the sidebar after showing it\(afterExpanding)"
      case .groupScreen where isBehindItem:
        "the item of its \(group) opens the sidebar that has it"
          + (spec.nodes[node].depth > 1 ? ", and each \(group) on the way counts as a screen" : "")
      case .groupScreen:
        "the screen of an enclosing group can lead there"
          + (isHiddenForNow ? ", and the user can show its row again" : "")
      case .link where viewOpener != nil: "\(viewOpener ?? "") opens it"
      case .link: "the screen of \(opener ?? "another node") opens it"
      case .children: "it cannot be selected, but its children can"
      case .customization: "the user must customize the bar or the sidebar first"
      case .unreachable: "nothing leads there"
      }
    if way == .unreachable { return words }
    let press = layout.environment.platform.press
    guard let taps else { return words + ", so \(press)s are not counted" }
    let steps = way == .groupScreen ? steps(to: node) : nil
    let list = steps.flatMap { $0.count == taps ? " (\($0.joined(separator: ", ")))" : nil } ?? ""
    return words + ": \(counted(taps, press))\(list)"
  }

  /// True for a hidden row that the user may show.
  private var isHiddenForNow: Bool {
    layout.readsCustomization && layout.presence.isHidden(node)
      && spec.nodes[node].allowsHiding.isTrue
  }

  /// What the user does to get to a node: `hide the sidebar`, `'Community'`; nil if that is not known.
  private func steps(to node: Int) -> [String]? {
    let more = isListedInMore(node) ? ["More"] : []
    switch layout.destinations.first(where: { $0.node == node })?.via {
    case .tabBar, .sidebar: return [name(node)]
    case .more: return ["More", name(node)]
    case .toggledTabBar: return ["hide the sidebar"] + more + [name(node)]
    case .toggledSidebar: return ["show the sidebar", name(node)]
    case .groupScreen, .children:
      return spec.nodes[node].parent.flatMap(steps).map { $0 + [name(node)] }
    case .link, .customization, .unreachable, nil: return nil
    }
  }
}

extension Explanation {
  /// True if the bar has an item for the node. A section's item also opens a tab.
  var isItem: Bool { layout.itemNodes.contains(node) }

  var isInMore: Bool { isListedInMore(node) }

  private func isListedInMore(_ node: Int) -> Bool { layout.tabBar?.more.contains(node) == true }

  func isInBar(_ node: Int) -> Bool { layout.tabBar?.nodes.contains(node) == true }

  /// `, after expanding 'Lists'`; empty if no section around the row is collapsed.
  private var afterExpanding: String {
    let collapsed = spec.ancestors(of: node).filter { ancestor in
      layout.sidebar?.rows.contains { $0.node == ancestor && $0.isCollapsed } == true
    }
    return collapsed.isEmpty ? "" : ", after expanding \(listed(collapsed.reversed().map(name)))"
  }

  /// True for a tab in the sidebar of a group that is not selected, but has an item.
  var isBehindItem: Bool {
    layout.tabBar?.isVisible == true && spec.nodes[node].kind != .group
      && decisions.contains {
        if case .isInOtherSidebar = $0.value { true } else { false }
      }
  }

  /// The view or action that opens this node, if no screen does so with fewer taps.
  private var viewOpener: String? {
    guard let taps = layout.destinations.first(where: { $0.node == node })?.taps else { return nil }
    let link = layout.viewLinks.first { $0.taps == taps - 1 && $0.nodes.contains(node) }
    return link.map { isBlank($0.title) ? "a control without a title" : "'\(printable($0.title))'" }
  }

  /// The node whose screen opens this one, by the shortest route.
  var opener: String? {
    let destinations = layout.destinations
    guard let taps = destinations.first(where: { $0.node == node })?.taps else { return nil }
    let opener = destinations.first { destination in
      destination.taps == taps - 1 && layout.links[destination.node]?.contains(node) == true
    }
    return opener.map { name($0.node) }
  }
}

extension Decision.Step {
  var question: String {
    switch self {
    case .presence: "Is it there?"
    case .mode: "Which bar and sidebar does the environment have?"
    case .regions: "Where in the bar, by its placement?"
    case .roots: "Where in the bar, by its order?"
    case .sidebar: "Where in the sidebar?"
    case .appearance: "What does its item show?"
    case .selection: "Is it selected at first?"
    case .destination: "How is it reached?"
    }
  }
}
