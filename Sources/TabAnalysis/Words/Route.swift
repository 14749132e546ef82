import JSON
package import TabModel

package struct Route: Hashable, Sendable {
  package let via: Destination.Way
  /// Nil if taps alone do not lead there.
  package let taps: Int?
  /// True for an item of the bar or a row of the sidebar that is not in view.
  package let needsScrolling: Bool
  /// True for the screen of a section, which is a sidebar.
  private let isInSection: Bool

  /// - Parameters:
  ///   - bar: nodes that do not fit the bar.
  ///   - sidebar: nodes of rows that do not fit the sidebar.
  package init(
    _ destination: Destination, in layout: Layout, beyond bar: Set<Int> = [],
    _ sidebar: Set<Int> = []
  ) {
    via = destination.via
    taps = destination.taps
    needsScrolling =
      switch destination.via {
      case .tabBar, .toggledTabBar: bar.contains(destination.node)
      case .sidebar, .toggledSidebar: sidebar.contains(destination.node)
      default: false
      }
    isInSection = via == .groupScreen && !layout.environment.framework.groupsAreDestinations
  }

  /// `in More`.
  package var words: String {
    if needsScrolling {
      switch via {
      case .sidebar, .toggledSidebar: return "further down in the sidebar"
      default: return "beyond the edge of the bar"
      }
    }
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
  package var isImmediate: Bool { taps == 1 && !needsScrolling }

  package var tapWords: String { taps.map { counted($0, "tap") } ?? "" }

  /// Twice the number of taps, one more for scrolling; customizing and unreachable are the
  /// worst.
  package var rank: Int {
    if let taps { return taps * 2 + (needsScrolling ? 1 : 0) }
    return switch via {
    case .unreachable: .max
    case .customization: .max - 1
    case .tabBar, .sidebar, .more, .toggledTabBar, .toggledSidebar, .groupScreen, .link, .children:
      .max - 2
    }
  }
}
