import JSON
import TabModel

extension Explanation {
  /// The node's place and its cause: `'Settings' is in More: sixth of seven, four fit.`
  var answer: String {
    var facts = Facts(decisions)
    // Regions matter only where users can customize.
    if !layout.readsCustomization { facts.region = nil }
    if let (obstacle, absent) = facts.obstacle {
      let reason = absent == node ? "it \(words(obstacle))" : "\(name(absent)) \(words(obstacle))"
      return "\(name(node)) is not present: \(reason)."
    }
    return "\(name(node)) \(place(facts))."
  }

  private func place(_ facts: Facts) -> String {
    switch facts.way {
    case nil: placeOfNoDestination(facts)
    case .tabBar: barPlace(facts)
    case .sidebar: "is in the sidebar, \(place(facts.section))"
    case .more: "is in More\(facts.order)"
    case .toggledTabBar where isInMore: "is in More after hiding the sidebar\(facts.order)"
    case .toggledTabBar where !isItem:
      "is opened by the item of its section, after hiding the sidebar"
    case .toggledTabBar: "is in the bar after hiding the sidebar\(facts.order)"
    case .toggledSidebar: "is in the sidebar after showing it, \(place(facts.section))"
    case .groupScreen where isBehindItem:
      "is in the sidebar of its \(group), which the \(group)'s item opens"
    case .groupScreen: "\(placeOutside): the screen of an enclosing group can lead there"
    case .link: "\(placeOutside): the screen of \(opener ?? "another node") opens it"
    case .children: "cannot be selected, only its children can"
    case .customization, .unreachable: missing(facts)
    }
  }

  private var hasRow: Bool { layout.rowNodes.contains(node) }

  /// The place of a node that only screens lead to.
  private var placeOutside: String {
    hasRow
      ? "is a section of the sidebar, which cannot be selected"
      : "is neither in the bar nor in a sidebar"
  }

  private func barPlace(_ facts: Facts) -> String {
    if facts.isDistinct { return "is in the bar, separate from the other items" }
    return isItem
      ? "is in the bar\(facts.order)" : "is opened by the item of its section in the bar"
  }

  /// The place of a heading, or of a button that runs an action.
  private func placeOfNoDestination(_ facts: Facts) -> String {
    let isBarVisible = layout.tabBar?.isVisible == true
    if isBarVisible, isInMore { return "is in More\(facts.order)" }
    if isBarVisible, isItem { return barPlace(facts) }
    guard spec.nodes[node].performsAction.isTrue else {
      return "is a heading of its tabs, not a destination"
    }
    if hasRow, let sidebar = layout.sidebar {
      let after = sidebar.isVisible ? "" : " after showing it"
      return "is in the sidebar\(after), \(place(facts.section))"
    }
    if layout.hidesTabs, let hiding = facts.hiding {
      return "is hidden: \(words(hiding, isHidden: true))"
    }
    return "runs an action, and is not shown"
  }

  private func missing(_ facts: Facts) -> String {
    if facts.way == .customization {
      return facts.hiding.map { "is hidden until the user shows it: \(words($0, isHidden: true))" }
        ?? "is not in the bar until the user adds it"
    }
    if let root = facts.leftOut {
      let left = root == node ? "it" : name(root)
      return "is out of reach: 'compactTabIdentifiers' does not list \(left)"
    }
    if spec.isTabBarHidden?.value == true,
      ([node] + spec.ancestors(of: node)).contains(where: isInBar)
    {
      return "is out of reach: 'isTabBarHidden' hides the bar"
    }
    return facts.hiding.map { "is hidden: \(words($0, isHidden: true))" }
      ?? "is out of reach: nothing leads there"
  }
}

private struct Facts {
  var obstacle: (Decision.Obstacle, Int)?
  var way: Destination.Way?
  var section: Int?
  var isDistinct = false
  var hiding: Decision.HidingCause?
  var leftOut: Int?
  private var place: (Int, of: Int)?
  private var capacity: Int?
  var region: BarItem.Region?

  init(_ decisions: [Decision]) {
    for decision in decisions {
      switch decision.value {
      case .isAbsent(let obstacle, let node): self.obstacle = (obstacle, node)
      case .way(let way, _): self.way = way
      case .isRow(let section), .isSection(let section, _): self.section = section
      case .isSeparate: isDistinct = true
      case .isHidden(true, let cause): hiding = cause
      case .filter(isNamed: false, let root): leftOut = root
      case .fits(let place, let count, _, let capacity):
        self.place = (place, count)
        self.capacity = capacity
      case .order(let place, let count): self.place = (place, count)
      case .place(_, _, let place, let count): self.place = (place, count)
      case .region(let region, _): self.region = region
      default: break
      }
    }
  }

  /// `: sixth of seven, four fit`; may be empty.
  var order: String {
    guard let place else { return "" }
    var words = ": \(ordinal(place.0)) of \(numberWord(place.of))"
    if let region { words += ", \(region.rawValue)" }
    if let capacity { words += ", \(numberWord(capacity)) fit" }
    return words
  }
}
