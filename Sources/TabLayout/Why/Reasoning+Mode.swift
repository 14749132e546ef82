import TabHierarchy

extension Reasoning {
  /// Section 3: the mode, and the bar and the sidebar that follow from it.
  mutating func explainMode() {
    let mode = layout.mode.rawValue
    if !scene.environment.has(RootKey.mode.definition, value: "tabSidebar") {
      add(.mode, "the mode is \(mode): \(device) has no other", .onlyTabBar)
    } else if let written = spec.mode?.value, written != .automatic {
      add(.mode, "the mode is \(mode), as the spec says", .mode)
    } else if let group = spec.roots.first(where: {
      spec.nodes[$0].isGroup && scene.presence.isPresent($0)
    }) {
      add(.mode, "the mode is \(mode): \(name(group)) at the root is a group", .mode)
    } else {
      add(.mode, "the mode is \(mode): no group stands at the root", .mode)
    }
    add(.mode, surfaces, .surfaces)
    let statements = scene.hasBar ? scene.barStyle.statements : []
    for statement in statements where statement != itemStatement {
      add(.mode, statement.text, statement)
    }
    if layout.sidebar != nil {
      for statement in sidebarStyle?.statements ?? [] where statement != visibilityStatement {
        add(.mode, statement.text, statement)
      }
    }
    if layout.tabBar != nil, spec.isTabBarHidden?.value == true {
      add(.mode, "the bar is not shown, as isTabBarHidden is true", .barHidden)
    }
  }

  /// What the platform shows in words.
  private var surfaces: String {
    let place =
      switch scene.barStyle.position {
      case .bottom: "a bar at the bottom"
      case .top: "a bar at the top"
      case .leading: "a bar beside the window"
      }
    let bar = scene.hasBar ? place : nil
    switch (bar, sidebarStyle) {
    case (let bar?, nil): return "here \(device) shows \(bar) and no sidebar"
    case (nil, _?): return "here \(device) shows a sidebar and no bar"
    case (let bar?, let style?) where style.takesTurnsWithBar:
      return "here \(device) shows \(bar) or a sidebar, one at a time"
    case (let bar?, .some):
      return "here \(device) shows \(bar), and a sidebar inside the group that is selected"
    case (nil, nil): return "here \(device) shows neither a bar nor a sidebar"
    }
  }
}

extension Statement {
  fileprivate static let onlyTabBar = Statement(
    .documented, .controller, "The mode tabSidebar is not there on every platform.")
  fileprivate static let mode = Statement(
    .documented, .article,
    "mode says whether there is a sidebar; automatic asks for one where a group stands at the root."
  )
  fileprivate static let surfaces = Statement(
    .documented, .article,
    "Platform, width and mode decide which bar and which sidebar there are.")
  fileprivate static let barHidden = Statement(
    .documented, .controller, "isTabBarHidden hides the bar.")
}
