package import TabModel

/// A state of a window that drawings of a layout show, whatever they draw with.
package struct WindowState {
  /// What there is to draw.
  package enum Content {
    /// A window with a bar, a sidebar, both or neither.
    case window(bar: TabBar?, sidebar: SidebarLayout?)
    /// The list that More opens.
    case more(TabBar)
    /// A bar that the spec hides.
    case hiddenBar(TabBar)
  }

  /// What leads there; nil for how it is at first.
  package let caption: String?
  /// What there is to draw.
  package let content: Content
}

extension Layout {
  /// The window as it is, then what one tap changes.
  package var windowStates: [WindowState] {
    let visibleBar = tabBar.flatMap { $0.isVisible ? $0 : nil }
    let visibleSidebar = sidebar.flatMap { $0.isVisible ? $0 : nil }
    var states = [
      WindowState(caption: nil, content: .window(bar: visibleBar, sidebar: visibleSidebar))
    ]
    if let visibleBar, !visibleBar.more.isEmpty {
      states.append(.init(caption: "After tapping More", content: .more(visibleBar)))
    }
    if let sidebar, visibleSidebar == nil {
      states.append(
        .init(
          caption: "After showing the sidebar", content: .window(bar: nil, sidebar: sidebar)))
    }
    if let bar = tabBar, visibleBar == nil {
      if spec.isTabBarHidden?.value == true {
        states.append(
          .init(caption: "Not shown, as isTabBarHidden is true", content: .hiddenBar(bar)))
      } else if sidebar?.isToggleable == true {
        states.append(
          .init(caption: "After hiding the sidebar", content: .window(bar: bar, sidebar: nil)))
      }
    }
    return states
  }

  /// Whether a window without its sidebar has a button that shows it.
  package var hasSidebarButton: Bool { sidebar?.isToggleable == true }
}
