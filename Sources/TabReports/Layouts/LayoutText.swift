import JSON
import TabModel

/// Draws a layout for a terminal.
package struct LayoutText: Sendable {
  private let layout: Layout
  private let style: TextStyle
  private let pen: Pen

  package static func bytes(_ laidOut: LaidOut, _ style: TextStyle) -> [UInt8] {
    let layout = laidOut.layout
    let text = LayoutText(layout, style)
    var output: [UInt8] = []
    text.writeHeading(into: &output)
    text.writeWindows(into: &output)
    writeDetours(of: layout, laidOut.destinations, text.pen, into: &output)
    if style.showsNotes {
      writeNotes(of: layout, text.pen, into: &output)
    } else {
      writeNoteCount(of: layout, text.pen, into: &output)
    }
    return output
  }

  private init(_ layout: Layout, _ style: TextStyle) {
    self.layout = layout
    self.style = style
    pen = Pen(
      layout.spec, style, namesRegions: layout.readsCustomization,
      knowsDisabled: layout.environment.has(NodeKey.isEnabled.definition))
  }

  /// Device and environment, such as `iPad · 27.0 · regular width · landscape`.
  private func writeHeading(into output: inout [UInt8]) {
    let environment = layout.environment
    let parts = [environment.platform.device] + environment.facts
    let lines = parts.joined(separator: " \(pen.glyphs.bullet) ").wrapped(to: style.readableWidth)
    for line in lines { Line(line, .heading).write(style, into: &output) }
    for line in layout.caveats.flatMap({ $0.wrapped(to: style.readableWidth) }) {
      Line(line, .note).write(style, into: &output)
    }
  }

  private func writeWindows(into output: inout [UInt8]) {
    let width = style.readableWidth
    var signs: [Sign] = []
    for (index, state) in layout.windowStates.enumerated() {
      var remarks: [String] = []
      let block: Block
      switch state.content {
      case .window(let bar?, nil) where index > 0 && bar.position == .top:
        // Only the bar differs from the first state.
        let drawn = pen.horizontalBar(bar, columns: width)
        block = drawn.block
        remarks = pen.remarks(on: drawn, of: bar)
      case .window(let bar, let sidebar):
        let window = WindowDrawing(pen: pen, layout: layout, bar: bar, sidebar: sidebar)
        block = window.block(columns: width)
        remarks = window.remarks(columns: width)
        signs += signsInWindow(sidebar)
      case .more(let bar): block = pen.moreList(bar, selection: layout.selection)
      case .hiddenBar(let bar):
        let drawn = pen.horizontalBar(bar, columns: width)
        block = drawn.block
        remarks = pen.remarks(on: drawn, of: bar)
      }
      write(state.caption, block, into: &output)
      for line in remarks.flatMap({ $0.wrapped(to: width - 2) }) {
        Line("  " + line, .dim).write(style, into: &output)
      }
    }
    writeSigns(signs, into: &output)
  }

  private struct Sign: Hashable {
    let sign: String
    let meaning: String
  }

  private func signsInWindow(_ sidebar: SidebarLayout?) -> [Sign] {
    var signs: [Sign] = []
    let rows = sidebar?.rows ?? []
    if rows.contains(where: { $0.kind == .section && !$0.isCollapsed }) {
      signs.append(Sign(sign: pen.glyphs.expanded, meaning: "section"))
    }
    if rows.contains(where: { $0.kind == .section && $0.isCollapsed }) {
      signs.append(Sign(sign: pen.glyphs.collapsed, meaning: "collapsed section"))
    }
    if layout.hasSidebarButton {
      signs.append(Sign(sign: pen.glyphs.sidebarButton, meaning: "shows and hides the sidebar"))
    }
    if rows.contains(where: { $0.kind == .action }) {
      signs.append(Sign(sign: pen.glyphs.action, meaning: "a button, not a destination"))
    }
    return signs
  }

  private var signsOfNodes: [Sign] {
    let items = layout.tabBar?.items ?? []
    let rows = layout.sidebar?.rows.filter { $0.kind != .action } ?? []
    let listed = (layout.tabBar?.more ?? []) + rows.map(\.node)
    let shown = items.compactMap(\.node) + listed
    // Items with titles only have no image to explain.
    let withImages = Set(items.filter { $0.shows != .title }.compactMap(\.node) + listed)
    var signs: [Sign] = []
    if !shown.isEmpty, !layout.selection.isEmpty {
      signs.append(Sign(sign: "[ ]", meaning: "selected"))
    }
    let isSearch = { (node: Int) in layout.spec.nodes[node].kind == .search }
    if withImages.contains(where: {
      !isSearch($0) && layout.spec.image(of: layout.spec.nodes[$0]) != nil
    }) {
      signs.append(Sign(sign: pen.glyphs.image, meaning: "image"))
    }
    if withImages.contains(where: isSearch) {
      signs.append(Sign(sign: pen.glyphs.search, meaning: "search tab"))
    }
    if shown.contains(where: pen.isDisabled) {
      signs.append(Sign(sign: Pen.disabled, meaning: "disabled"))
    }
    return signs
  }

  private func writeSigns(_ signs: [Sign], into output: inout [UInt8]) {
    let isMirrored = layout.environment.layoutDirection == .rightToLeft
    var seen: Set<Sign> = []
    let texts = (signsOfNodes + signs).filter { seen.insert($0).inserted }.map { sign in
      // Signs of several characters look the same mirrored.
      let shown = isMirrored && sign.sign.count == 1 ? sign.sign.map(pen.glyphs.mirror) : []
      return "\(shown.isEmpty ? sign.sign : String(shown)) \(sign.meaning)"
    }
    let separator = " \(pen.glyphs.bullet) "
    for line in wrapped(texts, separator: separator, to: style.readableWidth - 2) {
      Line("  " + line, .dim).write(style, into: &output)
    }
  }

  private func write(_ heading: String?, _ block: Block, into output: inout [UInt8]) {
    output.append(0x0A)
    if let heading { Line(heading, .heading).write(style, into: &output) }
    let isMirrored = layout.environment.layoutDirection == .rightToLeft
    for line in block.lines {
      (isMirrored ? line.mirrored(pen.glyphs) : line).write(style, into: &output)
    }
  }
}

extension Layout {
  /// Warnings before a layout: an impossible window, or a device that isn't a target.
  var caveats: [String] {
    var caveats: [String] = []
    let platform = environment.platform
    if platform.impossibleSurfaces.contains(environment.surface),
      let orientation = environment.orientation
    {
      caveats.append(
        "No \(platform.device) has \(environment.sizeClass.rawValue) width in "
          + "\(orientation.rawValue); this is what one would show")
    }
    if !spec.targets.contains(where: { $0.platform == platform.name }) {
      let targets = listed(spec.targets.map { Platform.platform($0.platform).device })
      caveats.append("\(platform.device) is not a target of this spec, which is for \(targets)")
    }
    return caveats
  }
}
