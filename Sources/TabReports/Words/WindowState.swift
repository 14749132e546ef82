package import TabModel

package struct WindowState {
  package enum Content {
    /// A window with a bar, a sidebar, both or neither.
    case window(bar: TabBar?, sidebar: SidebarLayout?)
    case more(TabBar)
    case hiddenBar(TabBar)
  }

  /// Nil for the initial state.
  package let caption: String?
  package let content: Content
}

extension Layout {
  /// The initial window, and what one tap changes.
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
}
