package import TabHierarchy
package import TabLayout

/// Why an event cannot happen.
package enum Refusal: Error, Equatable, Sendable {
  /// The part of an event that is not possible.
  package enum Part: Equatable, Sendable {
    case event, subject, target
    /// A position in the list of `to`.
    case element(Int)
  }

  /// What the environment lacks.
  package enum Missing: Equatable, Sendable { case customization, bar, toggle }

  case unknown(String, Part)
  case absent(String, Part)
  case missing(Missing)

  case cannotBeHidden(String)
  case isHidden(String)
  case isNotHidden(String)
  /// - Parameter group: the outermost group that is hidden.
  case isHiddenWith(group: String, String)

  case neverInBar(String)
  case alwaysInBar(String, Node.Placement)
  case isInBar(String)
  case isNotInBar(String)
  case staysInBar(String, Node.Placement)
  case hasItsPlace(String, Node.Placement)
  /// - Parameter count: how many places there are.
  case noPlace(Int, count: Int)

  case cannotBeReordered(String)
  case isNoGroup(String)
  case isNotIn(group: String, String, Part)
  case isNamedTwice(String, Part)

  case hasNoSection(String)
  case sidebarIsHidden
  case isCollapsed(String)
  case isExpanded(String)

  /// What to point at.
  package var part: Part {
    switch self {
    case .unknown(_, let part), .absent(_, let part), .isNotIn(_, _, let part),
      .isNamedTwice(_, let part):
      part
    case .missing, .sidebarIsHidden: .event
    case .noPlace: .target
    default: .subject
    }
  }

  /// The page of Apple's that it rests on.
  package var source: Source {
    switch self {
    case .neverInBar, .alwaysInBar, .staysInBar, .hasItsPlace, .cannotBeHidden, .unknown, .absent:
      .tab
    case .cannotBeReordered, .isNoGroup, .isNotIn, .isNamedTwice, .hasNoSection: .group
    case .isCollapsed, .isExpanded, .sidebarIsHidden: .sidebars
    default: .article
    }
  }
}

extension Refusal {
  /// Why, in a sentence of lower case.
  package var message: String {
    switch self {
    case .unknown(let name, _): "no node has the identifier '\(name)'"
    case .absent(let name, _): "'\(name)' is not part of the app here"
    case .missing(.customization):
      "people customize nothing here: there is no sidebar that goes with all tabs"
    case .missing(.bar): "there is no bar here that people could change"
    case .missing(.toggle): "people have no control here that shows or hides the sidebar"
    case .cannotBeHidden(let name): "'\(name)' does not allow hiding"
    case .isHidden(let name): "'\(name)' is hidden"
    case .isNotHidden(let name): "'\(name)' is not hidden"
    case .isHiddenWith(let group, let name): "'\(name)' is hidden with its group '\(group)'"
    case .neverInBar(let name): "'\(name)' is sidebarOnly and cannot be in the bar"
    case .alwaysInBar(let name, let placement):
      "'\(name)' is \(placement.name) and in the bar all the time"
    case .isInBar(let name): "'\(name)' is in the bar"
    case .isNotInBar(let name): "'\(name)' is not in the bar"
    case .staysInBar(let name, let placement):
      "'\(name)' is \(placement.name) and cannot be removed from the bar"
    case .hasItsPlace(let name, let placement):
      "'\(name)' is \(placement.name) and cannot be moved"
    case .noPlace(let place, let count):
      "there is no place \(place): \(count == 1 ? "one item" : "\(count) items") can be moved"
    case .cannotBeReordered(let name): "'\(name)' does not allow reordering"
    case .isNoGroup(let name): "'\(name)' is not a group"
    case .isNotIn(let group, let name, _): "'\(name)' is not in '\(group)'"
    case .isNamedTwice(let name, _): "'\(name)' is named twice"
    case .hasNoSection(let name): "'\(name)' is inline and has no section to collapse"
    case .sidebarIsHidden: "the sidebar is hidden, so no section can be seen"
    case .isCollapsed(let name): "'\(name)' is collapsed"
    case .isExpanded(let name): "'\(name)' is open"
    }
  }

  /// What would make it possible; nil where the message says everything.
  package var help: String? {
    switch self {
    case .unknown: nil
    case .absent: "its 'availability', or that of a group above it, leaves this environment out"
    case .missing(.customization):
      "ask for --platform ipad, where the mode is tabSidebar and the width regular"
    case .missing(.bar):
      "on devices other than an iPad a sidebar takes its place; 'isTabBarHidden' hides it everywhere"
    case .missing(.toggle): "whether there is a sidebar is the app's choice here"
    case .cannotBeHidden: "only tabs with 'allowsHiding: true' have a check mark"
    case .isHidden: "people have to show it first"
    case .isNotHidden: nil
    case .isHiddenWith(let group, _): "people have to show '\(group)' first"
    case .neverInBar, .staysInBar: "another 'preferredPlacement' would allow it, such as 'default'"
    case .alwaysInBar, .isInBar: nil
    case .isNotInBar: "people have to add it first"
    case .hasItsPlace: "only items between the fixed and the pinned ones can be moved"
    case .noPlace: "places count from 1 after the fixed items"
    case .cannotBeReordered: "only groups with 'allowsReordering: true' can be reordered"
    case .isNoGroup, .isNotIn, .isNamedTwice, .hasNoSection: nil
    case .sidebarIsHidden: "people have to toggle the sidebar first"
    case .isCollapsed, .isExpanded: nil
    }
  }
}
