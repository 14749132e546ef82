import JSON
import TabModel

enum LayoutWords {
  /// Visible bars: `a bar at the top, the sidebar one tap away`.
  static func frame(of layout: Layout) -> String {
    var parts: [String] = []
    var later: String?
    let isHidden = layout.spec.isTabBarHidden?.value == true
    if let bar = layout.tabBar {
      if bar.isVisible {
        parts.append("a bar \(place(of: bar))")
      } else if !isHidden {
        later = "the bar one tap away"
      }
    }
    if let sidebar = layout.sidebar {
      if sidebar.isVisible {
        parts.append("a sidebar")
      } else if sidebar.isToggleable {
        later = parts.isEmpty ? "a sidebar one tap away" : "the sidebar one tap away"
      }
    }
    let words = [parts.isEmpty ? nil : listed(parts), later].compactMap(\.self)
    return words.isEmpty ? "neither bar nor sidebar" : words.joined(separator: ", ")
  }

  private static func place(of bar: TabBar) -> String {
    switch bar.position {
    case .bottom: "at the bottom"
    case .top: "at the top"
    case .leading, .trailing: "at the side"
    }
  }

  static func sidebar(of layout: Layout) -> String {
    guard let sidebar = layout.sidebar else { return "none" }
    return counted(sidebar.rows.count, "row")
  }

  static func taps(to destinations: [Destination]) -> String {
    "\(destinations.reduce(0) { $0 + ($1.taps ?? 0) }) to everything together"
  }
}
