import Spelling
import TabHierarchy
package import TabLayout
import TabWords
package import Writing

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
    let parts = [environment.platform.device] + environment.facts
    let lines = parts.joined(separator: " \(pen.glyphs.bullet) ").wrapped(to: style.readableWidth)
    for line in lines { Line(line, .heading).write(style, into: &output) }
    guard !layout.spec.isAbout(environment.platform) else { return }
    let targets = listed(layout.spec.targets.map { Platform.platform($0.platform).device })
    let note = "\(environment.platform.device) is no target of this spec, which is for \(targets)"
    for line in note.wrapped(to: style.readableWidth) {
      Line(line, .note).write(style, into: &output)
    }
  }

  private func writeWindows(into output: inout [UInt8]) {
    for state in layout.windowStates {
      let block =
        switch state.content {
        case .window(let bar, let sidebar):
          WindowDrawing(pen: pen, layout: layout, bar: bar, sidebar: sidebar)
            .block(columns: style.readableWidth)
        case .more(let bar): pen.moreList(bar, selection: layout.selection)
        case .hiddenBar(let bar): pen.horizontalBar(bar, columns: style.readableWidth)
        }
      write(state.caption, block, into: &output)
    }
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
