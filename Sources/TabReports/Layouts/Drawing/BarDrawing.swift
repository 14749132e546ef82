import JSON
import TabAnalysis
import TabModel

/// A bar in characters, and the nodes to name below it.
struct DrawnBar {
  var block: Block
  /// Nodes that do not fit the bar at any width of the terminal.
  var beyond: [Int] = []
  /// Nodes in view on the device for which the terminal is too narrow.
  var undrawn: [Int] = []
  /// Nodes without a title in the bar.
  var symbols: [Int] = []
}

extension Pen {
  private static let widestItem = 26
  private static let narrowestItem = 5

  /// A bar across the window, optionally stretched to its width. What fits depends on the device, not on the
  /// terminal.
  func horizontalBar(_ bar: TabBar, columns: Int, isStretched: Bool = false) -> DrawnBar {
    let fit = BarFit(bar, in: layout)
    let isInRegions = bar.items.contains { $0.region != nil }
    var drawn =
      isInRegions
      ? regionBar(bar, fit, columns: columns)
      : plainBar(bar, fit, columns: columns, isStretched: isStretched)
    drawn.beyond = fit.beyond
    let outside = Set(fit.beyond + drawn.undrawn)
    let symbols = bar.items.filter { $0.shows == .image || $0.isDistinct }.compactMap(\.node)
    drawn.symbols = symbols.filter { !outside.contains($0) }
    return drawn
  }

  /// A bar next to the window, cut where the device's bar ends.
  func verticalBar(_ bar: TabBar, columns: Int) -> DrawnBar {
    let fit = BarFit(bar, in: layout)
    let shown = bar.items.prefix(fit.count)
    let hasImages = shown.contains { image($0).columns > 0 }
    let end = fit.beyond.isEmpty ? [] : [Block([Line(drawn: glyphs.separator, indent: 1)])]
    let items = Block.stacked(
      shown.map { item in
        self.item(item, columns: min(columns - 4, Self.widestItem), alignsTitle: hasImages)
      } + end)
    let showsTitlesLate = bar.items.contains { $0.shows == .imageAndTitleOnFocus }
    let note = showsTitlesLate ? "titles on focus" : nil
    let block = bar.items.isEmpty ? nothing("no items") : items
    let cell = block.placed(.start, in: min(note?.count ?? 0, columns - 4))
    return DrawnBar(block: framed([Cell(block: cell, note: note)]), beyond: fit.beyond)
  }

  /// A bar at the side of a window, from top to bottom, a separate item below a gap.
  func sideBar(_ bar: TabBar, columns: Int) -> Cell {
    if bar.items.isEmpty { return Cell(block: nothing("no items")) }
    let items = bar.items.map { item in
      var titled = item
      titled.shows = .imageBesideTitle
      let block = self.item(titled, columns: min(columns, Self.widestItem))
      return item.isDistinct ? Block.stacked([Block([Line()]), block]) : block
    }
    let note = "titles on touch"
    return Cell(
      block: Block.stacked(items).placed(.start, in: min(note.count, columns)), note: note)
  }

  /// A bar without regions, with its separate item at the trailing end; attached to the window's
  /// edge before release 26.
  private func plainBar(
    _ bar: TabBar, _ fit: BarFit, columns: Int, isStretched: Bool
  ) -> DrawnBar {
    let isAttached = bar.position == .bottom && layout.environment.effectiveVersion.major < 26
    let distinct = bar.items.filter(\.isDistinct)
    let others = bar.items.filter { !$0.isDistinct }
    let height = bar.items.contains { $0.shows == .imageAboveTitle } ? 2 : 1
    // As high as the others.
    let separate = distinct.map { item in
      let image = Block([symbol(item, columns: Self.widestItem)])
      return framed([Cell(block: image.placed(.center, inHeight: height))])
    }
    let gap = 1
    let frame = isAttached ? 0 : 4
    let room = columns - frame - separate.reduce(0) { $0 + $1.columns + gap }
    let note = layout.usableBar?.minimizes.map { "minimizes on scroll \($0.direction)" }
    let isCut = !fit.beyond.isEmpty
    let shown = isCut ? Array(others.prefix(fit.count)) : others
    var (block, undrawn) = line(
      of: shown, columns: room, isCut: isCut, shrinks: bar.overflow == .more,
      isStretched: isStretched || isAttached)
    if isAttached {
      let edge = Line(drawn: String(repeating: glyphs.horizontal, count: columns))
      return DrawnBar(block: Block.stacked([Block([edge]), block]), undrawn: undrawn)
    }
    block = block.placed(.start, in: min(room, note?.count ?? 0))
    return DrawnBar(
      block: Block.beside([framed([Cell(block: block, note: note)])] + separate, gap: gap),
      undrawn: undrawn)
  }

  /// A bar in regions. Pinned items are always in view.
  private func regionBar(_ bar: TabBar, _ fit: BarFit, columns: Int) -> DrawnBar {
    let shown = bar.items.filter { $0.region != .pinned }.prefix(fit.count)
    let pinned = bar.items.filter { $0.region == .pinned }
    let parts = (Array(shown) + pinned).grouped(by: \.region)
    let isCut = !fit.beyond.isEmpty
    // Every part has space for its truncation marks.
    let least = style.ellipsis.count + 3
    var left = parts.count - (pinned.isEmpty ? 0 : 1)
    var room = columns - 1 - parts.count * 3
    var undrawn: [Int] = []
    let pinnedLine = line(of: pinned, columns: max(2, room - left * least))
    if !pinned.isEmpty { room -= pinnedLine.block.columns }
    var cells: [Cell] = []
    for (region, items) in parts {
      let label = layout.readsCustomization ? region?.rawValue : nil
      var (block, rest) = pinnedLine
      if region != .pinned {
        left -= 1
        (block, rest) = line(
          of: items, columns: max(least, room - left * least), isCut: isCut && left == 0)
        room -= block.columns
      }
      let wanted = min(label?.count ?? 0, block.columns + max(0, room - left * least))
      room -= max(0, wanted - block.columns)
      block = block.placed(.start, in: wanted)
      undrawn += rest
      cells.append(Cell(block: block, label: label))
    }
    if cells.isEmpty { cells = [Cell(block: nothing("no items"))] }
    return DrawnBar(block: framed(cells), undrawn: undrawn)
  }

  /// Widths of items in a bar with More, shrunk if the line is too narrow for them.
  private func shrunk(_ items: [BarItem], columns: Int) -> [Int] {
    let wanted = items.map { item($0, columns: Self.widestItem).columns }
    if wanted.reduce(0, +) <= columns { return wanted }
    var needed = zip(items, wanted).map { min($1, narrowest($0)) }
    if needed.reduce(0, +) > columns {
      needed = items.map { item($0, columns: Self.narrowestItem - 1).columns }
    }
    return shares(of: columns, wanted: wanted, needed: needed)
  }

  /// An item's width with a title of two columns and its whole badge.
  private func narrowest(_ item: BarItem) -> Int {
    let image = item.shows == .title ? 0 : glyphs.image.count + 1
    let badge = item.node.map { self.badge(of: $0, columns: Self.widestItem).columns } ?? 0
    if item.shows == .imageAboveTitle { return max(Self.narrowestItem, image - 1 + badge) }
    return max(Self.narrowestItem, image + 4 + badge)
  }

  /// Items on one line, and the nodes for which the terminal is too narrow.
  ///
  /// - Parameters:
  ///   - isCut: true if the bar continues beyond its edge.
  ///   - shrinks: true if items shrink rather than being left out.
  private func line(
    of items: [BarItem], columns: Int, isCut: Bool = false, shrinks: Bool = false,
    isStretched: Bool = false
  ) -> (block: Block, undrawn: [Int]) {
    if items.isEmpty { return (nothing("no items"), []) }
    let end = isCut ? 2 : 0
    let mark = items.count > 1 ? style.ellipsis.count + 1 : 0
    let widest = min(Self.widestItem, max(1, columns - end - mark))
    let widths = shrinks ? shrunk(items, columns: columns) : items.map { _ in widest }
    var blocks = zip(items, widths).map { item($0, columns: $1) }
    var used = end
    var shown = items.count
    if blocks.reduce(end, { $0 + $1.columns }) > columns {
      used += style.ellipsis.count + 1
      shown =
        blocks.prefix { block in
          used += block.columns
          return used <= columns
        }.count
    }
    blocks = Array(blocks.prefix(shown))
    let marks = [(style.ellipsis, shown < items.count), (glyphs.separator, isCut)].filter(\.1)
    let room = columns - blocks.reduce(end) { $0 + $1.columns }
    if isStretched, room > 0, shown == items.count {
      let (each, more) = room.quotientAndRemainder(dividingBy: blocks.count)
      blocks = blocks.enumerated().map { index, block in
        block.placed(.center, in: block.columns + each + (index < more ? 1 : 0))
      }
    }
    for (sign, _) in marks {
      let mark = Block([Line(drawn: sign, indent: 1)])
      blocks.append(mark.placed(.end, inHeight: blocks.first?.height ?? 1))
    }
    return (Block.beside(blocks), items.dropFirst(shown).compactMap(\.node))
  }

  func accessory(_ title: String, columns: Int) -> Block {
    let line = Line(style.shown(title, columns: columns - 4))
    return framed([Cell(block: Block([line.centered(in: columns - 4)]), label: "accessory")])
  }

  func nothing(_ text: String) -> Block { Block([Line(text, .dim)]) }
}

/// Divides a width. Large shares shrink first, but not below their need unless the needs exceed the
/// width.
private func shares(of width: Int, wanted: [Int], needed: [Int]) -> [Int] {
  var shares = wanted
  var room = width
  var reserved = needed.reduce(0, +)
  let order = wanted.indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
  for (served, index) in order.enumerated() {
    reserved -= needed[index]
    let fair = min(room / (order.count - served), room - reserved)
    shares[index] = min(wanted[index], max(needed[index], fair))
    room -= shares[index]
  }
  return shares
}
