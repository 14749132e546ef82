package import TabModel

extension TabBar.Position {
  /// - Parameter leading: words for the side of a window.
  package func phrase(leading: String = "at the leading side") -> String {
    switch self {
    case .bottom: "at the bottom"
    case .top: "at the top"
    case .leading: leading
    case .trailing: "at the side"
    }
  }
}

extension TabSpec.MinimizeBehavior {
  /// The direction of scrolling after which the bar is minimized: `up` or `down`.
  package var direction: String { self == .onScrollUp ? "up" : "down" }
}

extension BarItem.Content {
  /// - Parameter the: `the`, or `its` in a sentence about the item.
  package func phrase(_ the: String = "the") -> String {
    switch self {
    case .imageAboveTitle: "\(the) image above \(the) title"
    case .imageBesideTitle: "\(the) image next to \(the) title"
    case .title: "\(the) title alone"
    case .image: "\(the) image alone"
    case .imageAndTitleOnFocus: "\(the) image, and \(the) title on focus"
    }
  }
}
