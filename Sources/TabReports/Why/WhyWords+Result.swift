import JSON
import TabModel

extension Explanation {
  func selection(_ path: [Int], _ cause: Decision.SelectionCause) -> String {
    guard let last = path.last else { return "nothing is selected" }
    // The selection of a TabView is a tab, not its section.
    let leadsOn = layout.environment.framework.groupsAreDestinations
    let first = leadsOn ? path[0] : last
    let reason =
      switch cause {
      case .asked: "the requested one"
      case .initial: "the one in 'initialTabIdentifier'"
      case .firstRoot: "the first visible one"
      case .firstItem, .nothing: "the first item of the bar"
      }
    if path.contains(node), node != last {
      return "it continues to \(name(last)): \(path.map(name).joined(separator: ", ")) are selected"
    }
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
      case .sidebar: "it can be selected in the sidebar that is visible"
      case .more: "it is listed in More"
      case .toggledTabBar:
        isItem
          ? "it is in the bar after hiding the sidebar"
          : "the item of its section opens it, after hiding the sidebar"
      case .toggledSidebar: "it is in the sidebar after showing it"
      case .groupScreen where !layout.environment.framework.groupsAreDestinations:
        "the item of its section opens the sidebar that has it"
      case .groupScreen: "the screen of an enclosing group can lead there"
      case .link: "the screen of \(opener ?? "another node") opens it"
      case .children: "it cannot be selected, but its children can"
      case .customization: "the user must customize the bar or the sidebar first"
      case .unreachable: "nothing leads there"
      }
    if way == .unreachable { return words }
    let press = layout.environment.platform.press
    return words + (taps.map { ": \(counted($0, press))" } ?? ", so \(press)s are not counted")
  }
}

extension Explanation {
  /// True if the bar has an item for the node. A section's item also opens a tab.
  var isItem: Bool { layout.tabBar?.items.contains { $0.node == node } == true }

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
