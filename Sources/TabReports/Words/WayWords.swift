import JSON
import TabModel

/// The ways to destinations in words: every report says them so.
extension Destination.Way {
  /// The way: `in More`.
  ///
  /// - Parameter taps: how many it takes; nil where taps alone do not lead there.
  package func words(taps: Int?) -> String {
    switch self {
    case .tabBar: "in the bar"
    case .sidebar:
      switch taps ?? 1 {
      case ...1: "in the sidebar"
      case 2: "in a collapsed section"
      default: "in collapsed sections"
      }
    case .more: "in More"
    case .toggledTabBar: "after hiding the sidebar"
    case .toggledSidebar: "after showing the sidebar"
    case .groupScreen: "through the group's screen"
    case .children: "not selectable, children only"
    case .customization: "only after customizing"
    case .unreachable: "out of reach"
    }
  }
}

extension Destination {
  /// The way to it in words.
  package var wayWords: String { via.words(taps: taps) }
}

/// A number of taps in words: `2 taps`.
package func tapWords(_ taps: Int) -> String { counted(taps, "tap") }
