import JSON
package import TabModel

/// Draws layouts in characters, for a terminal.
package struct LayoutText: Sendable {
  private let layout: Layout
  private let destinations: [Destination]
  private let style: TextStyle
  private let pen: Pen

  /// Draws one layout and hands on the drawing in pieces.
  package static func write(
    _ layout: Layout, destinations: [Destination], style: TextStyle, to take: PieceTaker
  ) {
    let text = LayoutText(layout, destinations, style)
    var output: [UInt8] = []
    text.writeHeading(into: &output)
    text.writeWindows(into: &output, handingOnTo: take)
    writeDetours(of: layout, destinations, text.pen, into: &output)
    if style.showsNotes {
      writeNotes(of: layout, text.pen, into: &output)
    } else {
      writeNoteCount(of: layout, text.pen, into: &output)
    }
    take(output)
  }

  private init(_ layout: Layout, _ destinations: [Destination], _ style: TextStyle) {
    self.layout = layout
    self.destinations = destinations
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
    guard !layout.spec.isAbout(environment.platform) else { return }
    let targets = listed(layout.spec.targets.map { Platform.platform($0.platform).device })
    let note =
      "\(environment.platform.device) is not a target of this spec, which is for \(targets)"
    for line in note.wrapped(to: style.readableWidth) {
      Line(line, .note).write(style, into: &output)
    }
  }

  private func writeWindows(into output: inout [UInt8], handingOnTo take: PieceTaker) {
    let width = style.readableWidth
    var signs: [String] = []
    for (index, state) in layout.windowStates.enumerated() {
      var remarks: [String] = []
      let block: Block
      switch state.content {
      case .window(let bar?, nil) where index > 0 && bar.position == .top:
        // The second state differs in the bar; the rest of the window would say nothing new.
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
      write(state.caption, block, into: &output, handingOnTo: take)
      for line in remarks.flatMap({ $0.wrapped(to: width - 2) }) {
        Line("  " + line, .dim).write(style, into: &output)
      }
    }
    writeSigns(signs, into: &output)
  }

  /// The signs of a window that do not speak for themselves, with what they mean.
  private func signsInWindow(_ sidebar: SidebarLayout?) -> [String] {
    var signs: [String] = []
    if layout.hasSidebarButton {
      signs.append("\(pen.glyphs.sidebarButton) shows and hides the sidebar")
    }
    if sidebar?.rows.contains(where: { $0.kind == .action }) == true {
      signs.append("\(pen.glyphs.action) acts and leads nowhere")
    }
    return signs
  }

  private func writeSigns(_ signs: [String], into output: inout [UInt8]) {
    var signs = signs
    let shown =
      (layout.tabBar?.items.compactMap(\.node) ?? []) + (layout.tabBar?.more ?? [])
      + (layout.sidebar?.rows.filter { $0.kind != .action }.map(\.node) ?? [])
    if shown.contains(where: pen.isDisabled) { signs.append("\(Pen.disabled) is disabled") }
    var seen: Set<String> = []
    signs = signs.filter { seen.insert($0).inserted }
    guard !signs.isEmpty else { return }
    let isMirrored = layout.environment.layoutDirection == .rightToLeft
    let line = signs.joined(separator: " \(pen.glyphs.bullet) ")
    let text = isMirrored ? String(line.map { pen.glyphs.mirror($0) }) : line
    for line in text.wrapped(to: style.readableWidth - 2) {
      Line("  " + line, .dim).write(style, into: &output)
    }
  }

  private func write(
    _ heading: String?, _ block: Block, into output: inout [UInt8], handingOnTo take: PieceTaker
  ) {
    output.append(0x0A)
    if let heading { Line(heading, .heading).write(style, into: &output) }
    let isMirrored = layout.environment.layoutDirection == .rightToLeft
    for row in 0..<block.height {
      let line = block.line(row)
      (isMirrored ? line.mirrored(pen.glyphs) : line).write(style, into: &output)
      output.handOn(to: take)
    }
  }
}

extension TabSpec {
  /// Whether a platform is among the targets; all are where the spec names none.
  fileprivate func isAbout(_ platform: Platform) -> Bool {
    targets.contains { $0.platform == platform.name }
  }
}
