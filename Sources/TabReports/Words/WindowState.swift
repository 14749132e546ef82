import JSON
package import TabModel

package enum WindowContent {
  /// A window with a bar, a sidebar, both or neither.
  case window(bar: TabBar?, sidebar: SidebarLayout?)
  case more(TabBar)
  case hiddenBar(TabBar)
}

extension Layout {
  /// The initial window, which has no caption, and what one tap changes.
  package var windowStates: [(caption: String?, content: WindowContent)] {
    let visibleBar = tabBar.flatMap { $0.isVisible ? $0 : nil }
    let visibleSidebar = sidebar.flatMap { $0.isVisible ? $0 : nil }
    var states: [(caption: String?, content: WindowContent)] = [
      (nil, .window(bar: visibleBar, sidebar: visibleSidebar))
    ]
    if let visibleBar, !visibleBar.more.isEmpty {
      states.append(("After tapping More", .more(visibleBar)))
    }
    if let sidebar, visibleSidebar == nil {
      states.append(("After showing the sidebar", .window(bar: nil, sidebar: sidebar)))
    }
    if let bar = tabBar, visibleBar == nil {
      if usableBar == nil {
        states.append(("Not shown, as isTabBarHidden is true", .hiddenBar(bar)))
      } else if sidebar?.isToggleable == true {
        states.append(("After hiding the sidebar", .window(bar: bar, sidebar: nil)))
      }
    }
    // The sidebar of a television shrinks to the selected tab.
    if environment.platform.form == .television, visibleSidebar != nil {
      states.append(("After selecting a tab", .window(bar: nil, sidebar: nil)))
    }
    return states
  }
}
