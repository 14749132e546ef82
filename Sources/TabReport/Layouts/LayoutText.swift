import TabHierarchy
package import TabLayout

/// Draws layouts in characters, for a terminal.
package struct LayoutText: Sendable {
  private let layout: Layout
  private let destinations: [Destination]
  private let style: TextStyle
  private let pen: Pen

  /// Draws one layout into the output.
  package static func write(
    _ layout: Layout, destinations: [Destination], style: TextStyle, into output: inout [UInt8]
  ) {
    let text = LayoutText(layout, destinations, style)
    text.writeHeading(into: &output)
    text.writeWindows(into: &output)
    writeDetours(of: layout, destinations, text.pen, into: &output)
    writeNotes(of: layout, text.pen, into: &output)
  }

  private init(_ layout: Layout, _ destinations: [Destination], _ style: TextStyle) {
    self.layout = layout
    self.destinations = destinations
    self.style = style
    pen = Pen(layout.spec, style, namesRegions: layout.readsCustomization)
  }

  /// Device and environment, such as `iPad · 27.0 · regular width · landscape`.
  private func writeHeading(into output: inout [UInt8]) {
    let environment = layout.environment
    var parts = [environment.platform.device, environment.osVersion.description]
    if environment.sdkVersion != environment.osVersion {
      parts.append("built with SDK \(environment.sdkVersion)")
    }
    if environment.platform.surfaces.count > 1 {
      parts.append("\(environment.sizeClass.rawValue) width")
      if let orientation = environment.orientation { parts.append(orientation.rawValue) }
    }
    if environment.layoutDirection == .rightToLeft { parts.append("right to left") }
    let lines = parts.joined(separator: " \(pen.glyphs.bullet) ").wrapped(to: style.readableWidth)
    for line in lines { Line(line, .heading).write(style, into: &output) }
    guard !layout.spec.isAbout(environment.platform) else { return }
    let targets = listed(layout.spec.targets.map { Platform.platform($0.platform).device })
    let note = "\(environment.platform.device) is no target of this spec, which is for \(targets)"
    for line in note.wrapped(to: style.readableWidth) {
      Line(line, .note).write(style, into: &output)
    }
  }

  /// The window as it is, then what one tap changes.
  private func writeWindows(into output: inout [UInt8]) {
    let bar = layout.tabBar
    let sidebar = layout.sidebar
    let visibleBar = bar.flatMap { $0.isVisible ? $0 : nil }
    let visibleSidebar = sidebar.flatMap { $0.isVisible ? $0 : nil }
    write(nil, visibleBar, visibleSidebar, into: &output)
    if let bar, let visibleBar, !visibleBar.more.isEmpty {
      write("After tapping More", pen.moreList(bar, selection: layout.selection), into: &output)
    }
    if let sidebar, visibleSidebar == nil {
      write("After showing the sidebar", nil, sidebar, into: &output)
    }
    guard let bar, visibleBar == nil else { return }
    if layout.spec.isTabBarHidden?.value == true {
      let block = pen.horizontalBar(bar, columns: style.readableWidth)
      write("Not shown, as isTabBarHidden is true", block, into: &output)
    } else if sidebar?.isToggleable == true {
      write("After hiding the sidebar", bar, nil, into: &output)
    }
  }

  private func write(
    _ heading: String?, _ bar: TabBar?, _ sidebar: SidebarLayout?,
    into output: inout [UInt8]
  ) {
    let window = WindowDrawing(
      pen: pen, layout: layout, bar: bar, sidebar: sidebar,
      showsSidebarButton: sidebar == nil && layout.sidebar?.isToggleable == true)
    write(heading, window.block(columns: style.readableWidth), into: &output)
  }

  private func write(_ heading: String?, _ block: Block, into output: inout [UInt8]) {
    output.append(0x0A)
    if let heading {
      Line(heading, .heading).write(style, into: &output)
      output.append(0x0A)
    }
    let isMirrored = layout.environment.layoutDirection == .rightToLeft
    for line in block.lines {
      (isMirrored ? line.mirrored(pen.glyphs) : line).write(style, into: &output)
    }
  }
}

extension TabSpec {
  /// Whether a platform is among the targets; all are where the spec names none.
  fileprivate func isAbout(_ platform: Platform) -> Bool {
    targets.contains { $0.platform == platform.name }
  }
}
