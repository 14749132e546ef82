import JSON
package import TabModel

package struct Route: Hashable, Sendable {
  package let via: Destination.Kind
  /// Nil if taps alone do not lead there.
  package let taps: Int?
  /// True for an item of the bar that is not in view.
  package let isBeyondBar: Bool
  /// True for the screen of a section, which is a sidebar.
  private let isInSection: Bool

  /// - Parameter beyond: nodes that do not fit the bar.
  package init(_ destination: Destination, in layout: Layout, beyond: Set<Int> = []) {
    via = destination.via
    taps = destination.taps
    isBeyondBar =
      (via == .tabBar || via == .toggledTabBar) && beyond.contains(destination.node)
    isInSection = via == .groupScreen && !layout.environment.framework.groupsAreDestinations
  }

  /// `in More`.
  package var words: String {
    if isBeyondBar { return "beyond the edge of the bar" }
    return switch via {
    case .tabBar: "in the bar"
    case .sidebar:
      switch taps ?? 1 {
      case ...1: "in the sidebar"
      case 2: "in a collapsed section"
      default: "in collapsed sections"
      }
    case .more: "in More"
    case .toggledTabBar: taps == 3 ? "in More, sidebar hidden" : "after hiding the sidebar"
    case .toggledSidebar: "after showing the sidebar"
    case .groupScreen: isInSection ? "in its section's sidebar" : "through the group's screen"
    case .link: "from another tab's screen"
    case .children: "not selectable, children only"
    case .customization: "only after customizing"
    case .unreachable: "out of reach"
    }
  }

  /// True if one tap leads there from the first screen, without scrolling.
  package var isImmediate: Bool { taps == 1 && !isBeyondBar }

  package var tapWords: String { taps.map { counted($0, "tap") } ?? "" }

  /// Twice the number of taps, one more beyond the bar's edge; customizing and unreachable are the
  /// worst.
  package var rank: Int {
    if let taps { return taps * 2 + (isBeyondBar ? 1 : 0) }
    return switch via {
    case .unreachable: .max
    case .customization: .max - 1
    case .tabBar, .sidebar, .more, .toggledTabBar, .toggledSidebar, .groupScreen, .link, .children:
      .max - 2
    }
  }
}
