import JSON
import TabModel

/// Routes in words.
extension Destination.Way {
  /// A route: `in More`.
  ///
  /// - Parameter taps: nil if taps alone do not suffice.
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
  package var wayWords: String { via.words(taps: taps) }
}

package func tapWords(_ taps: Int) -> String { counted(taps, "tap") }
