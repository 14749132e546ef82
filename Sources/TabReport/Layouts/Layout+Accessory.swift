import TabLayout

extension Layout {
  /// The title of the accessory in a window with this bar and this sidebar.
  ///
  /// It goes with the bar, and keeps its place where a sidebar has taken the place of the bar.
  func accessory(bar: TabBar?, sidebar: SidebarLayout?) -> String? {
    (bar ?? (sidebar == nil ? nil : tabBar))?.accessory
  }
}
