import JSON
import TabModel

struct WindowDrawing {
  let pen: Pen
  let bar: TabBar?
  let sidebar: SidebarLayout?

  private var layout: Layout { pen.layout }

  /// The leading controls of a window without a visible sidebar: a Mac's window controls and the sidebar
  /// button.
  private var controls: String {
    if sidebar != nil { return "" }
    let window = layout.environment.platform.form == .desktop ? [pen.glyphs.windowControls] : []
    let button = layout.hasSidebarButton ? [pen.glyphs.sidebarButton] : []
    return (window + button).joined(separator: " ")
  }

  /// The window, with remarks about clipped items and items without titles.
  func drawn(columns: Int) -> (block: Block, remarks: [String]) {
    guard let bar else { return (window(nil, columns: columns), []) }
    switch bar.position {
    case .trailing: return (window(withSideBar: bar, columns: columns), [])
    case .leading:
      let drawn = pen.verticalBar(bar, columns: columns / 2)
      let ornament = drawn.block
      let window = window(
        nil, columns: columns - ornament.columns - 2, height: ornament.height - 2)
      let block = Block.beside(
        [ornament.placed(.center, inHeight: window.height), window], gap: 2)
      return (block, pen.remarks(on: drawn, of: bar))
    case .top, .bottom:
      let drawn = pen.horizontalBar(
        bar, columns: innerColumns(columns) - controlColumns,
        isStretched: isUpright && bar.position == .bottom)
      return (window(drawn.block, columns: columns), pen.remarks(on: drawn, of: bar))
    }
  }

  /// A window with its bar in a strip at the side, on the right in either direction.
  private func window(withSideBar bar: TabBar, columns available: Int) -> Block {
    let inner = innerColumns(available) - 3
    var strip = pen.sideBar(bar, columns: inner / 2)
    let height = max(usualHeight, strip.block.height)
    strip.block = strip.block.placed(.end, inHeight: height)
    let rest = Cell(block: screen(nil, columns: inner - strip.block.columns, height: height))
    return pen.framed(layout.isMirrored ? [strip, rest] : [rest, strip])
  }

  private func window(_ bar: Block?, columns available: Int, height: Int = 0) -> Block {
    let inner = innerColumns(available)
    let height = max(height, usualHeight)
    guard let sidebar else {
      return pen.framed([Cell(block: screen(bar, columns: inner, height: height))])
    }
    let drawing = SidebarDrawing(pen, sidebar)
    let isNarrow = inner < 50
    let limit = min(44, isNarrow ? inner * 2 / 3 : inner / 2)
    switch sidebar.layout {
    case .tile:
      let outline = drawing.block(atMost: limit, height: height)
      let rest = screen(bar, columns: inner - outline.columns - 3, height: outline.height)
      return pen.framed([Cell(block: outline), Cell(block: rest)])
    case .overlap:
      let outline = drawing.block(atMost: limit - 4, height: height - 2)
      let panel = pen.framed([Cell(block: outline)])
      let rest = screen(bar, columns: inner - panel.columns, height: panel.height)
      return pen.framed([Cell(block: Block.beside([panel, rest]))])
    }
  }

  private typealias Cell = Pen.Cell

  private func screen(_ block: Block?, columns: Int, height: Int) -> Block {
    let isAtBottom = bar?.position == .bottom
    let accessory = layout.accessory.map { title in
      let width = isAtBottom ? block?.columns ?? columns : columns * 2 / 3
      return pen.accessory(title, columns: min(columns, max(16, width)))
        .placed(.center, in: columns)
    }
    var above = shrunkSidebar(columns: columns).map { [$0] } ?? []
    var below = [accessory].compactMap(\.self)
    if let block {
      if isAtBottom {
        below.append(block.placed(.center, in: columns))
      } else {
        above.append(topBar(block, columns: columns))
      }
    } else if !controls.isEmpty {
      above.append(topBar(Block([Line()]), columns: columns))
    }
    let used = (above + below).reduce(0) { $0 + $1.height }
    let content = content(columns: columns, height: max(3, height - used))
    return Block.stacked(above + [content] + below)
  }

  /// The selected tab, to which the sidebar of a television shrinks.
  private func shrunkSidebar(columns: Int) -> Block? {
    guard sidebar == nil, layout.sidebar?.isVisible == true, let node = layout.selection.last,
      layout.environment.platform.form == .television
    else { return nil }
    let entry = pen.entry(of: node, isSelected: true, columns: columns - 4, alignsTitle: false)
    return pen.framed([Cell(block: Block([entry]))])
  }

  private func topBar(_ block: Block, columns: Int) -> Block {
    if controls.isEmpty { return block.placed(.center, in: columns) }
    let side = Block([Line(drawn: controls)], columns: controlColumns)
      .placed(.center, inHeight: block.height)
    // Centered, as far as the controls allow.
    let before = max(0, (columns - block.columns) / 2 - controlColumns)
    return Block.beside([side, Block([Line()], columns: before), block])
  }

  private var controlColumns: Int { controls.isEmpty ? 0 : controls.count + 1 }

  private func content(columns: Int, height: Int) -> Block {
    var line = Line()
    for (index, node) in layout.selection.enumerated() {
      if index > 0 { line.draw(" \(pen.glyphs.separator) ") }
      line.append(pen.name(of: node), .emphasis)
    }
    if line.columns > columns, let last = layout.selection.last {
      line = Line(pen.name(of: last, columns: columns), .emphasis)
    }
    if layout.selection.isEmpty {
      line = Line("nothing is selected".truncated(to: columns, ellipsis: ""), .dim)
    }
    // The middle of a tall window is out of sight.
    let above = min((height - 1) / 2, 8)
    let lines = Array(repeating: Line(), count: above) + [line.centered(in: columns)]
    return Block(lines, columns: columns).placed(.start, inHeight: height)
  }

  private var isUpright: Bool { layout.environment.orientation == .portrait }

  private var usualHeight: Int { isUpright ? 11 : 7 }

  /// The columns inside the frame. Windows in portrait are narrower; titles never widen a device.
  private func innerColumns(_ available: Int) -> Int {
    guard isUpright else { return available - 4 }
    let isPhone = layout.tabBar.map { $0.position == .bottom || $0.position == .trailing } ?? false
    return (isPhone ? min(available, 60) : max(min(available, 48), available * 4 / 5)) - 4
  }
}

extension Pen {
  func remarks(on drawn: DrawnBar, of bar: TabBar) -> [String] {
    func names(_ nodes: [Int]) -> String {
      shortNames(of: nodes, atMost: 12) { name(of: $0) }.joined(separator: ", ")
    }
    var remarks: [String] = []
    if !drawn.beyond.isEmpty {
      let place =
        switch bar.overflow {
        case .scroll: "the bar scrolls to"
        case .menu: "in the menu at the end of the bar:"
        case .more, .truncate: "beyond the edge:"
        }
      remarks.append("\(glyphs.separator) \(place) \(names(drawn.beyond))")
    }
    if !drawn.undrawn.isEmpty {
      remarks.append(
        "\(style.ellipsis) in view, but without space in this drawing: \(names(drawn.undrawn))")
    }
    let pinned = drawn.symbols.filter { node in
      bar.items.contains { $0.node == node && $0.region == .pinned }
    }
    if !pinned.isEmpty { remarks.append("pinned, images only: \(names(pinned))") }
    let separate = drawn.symbols.filter { !pinned.contains($0) }
    if !separate.isEmpty { remarks.append("image only: \(names(separate))") }
    return remarks
  }
}
