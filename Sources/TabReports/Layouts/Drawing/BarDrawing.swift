import TabModel

/// A bar in characters, and the nodes to name below it.
struct DrawnBar {
  var block: Block
  var beyond: [Int] = []
  /// Nodes that show only an image.
  var symbols: [Int] = []
}

extension Pen {
  /// Maximum width of an item.
  private static let widestItem = 26
  /// Minimum width of a title.
  private static let narrowestItem = 4

  /// A bar across the window, stretched to the width if asked.
  func horizontalBar(_ bar: TabBar, columns: Int, isStretched: Bool = false) -> DrawnBar {
    let isInRegions = bar.items.contains { $0.region != nil }
    var drawn =
      isInRegions
      ? regionBar(bar, columns: columns)
      : plainBar(bar, columns: columns, isStretched: isStretched)
    let symbols = bar.items.filter { $0.shows == .image || $0.isDistinct }.compactMap(\.node)
    drawn.symbols = symbols.filter { !drawn.beyond.contains($0) }
    return drawn
  }

  func verticalBar(_ bar: TabBar, columns: Int) -> Block {
    let height = bar.items.contains { $0.shows == .imageAboveTitle } ? 2 : 1
    let items = Block.stacked(
      bar.items.map { item in
        self.item(item, columns: min(columns - 4, Self.widestItem))
          .placed(.start, inHeight: height)
      })
    let showsTitlesLate = bar.items.contains { $0.shows == .imageAndTitleOnFocus }
    let note = showsTitlesLate ? "titles on focus" : nil
    let block = bar.items.isEmpty ? nothing("no items") : items
    let cell = block.placed(.start, in: min(note?.count ?? 0, columns - 4))
    return framed([Cell(block: cell, note: note)])
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

  /// A bar without regions, with its separate item at the trailing end.
  private func plainBar(_ bar: TabBar, columns: Int, isStretched: Bool) -> DrawnBar {
    let distinct = bar.items.filter(\.isDistinct)
    let others = bar.items.filter { !$0.isDistinct }
    let height = bar.items.contains { $0.shows == .imageAboveTitle } ? 2 : 1
    let apart = distinct.map {
      framed([Cell(block: distinctItem($0, columns: Self.widestItem, height: height))])
    }
    let gap = 1
    let room = columns - 4 - apart.reduce(0) { $0 + $1.columns + gap }
    let note = bar.minimizes.map { "minimizes on scroll \($0 == .onScrollUp ? "up" : "down")" }
    var (cell, beyond) = self.cell(
      others, columns: room, overflow: bar.overflow, isStretched: isStretched)
    cell.note = note
    cell.block = cell.block.placed(.start, in: min(room, note?.count ?? 0))
    return DrawnBar(block: Block.beside([framed([cell])] + apart, gap: gap), beyond: beyond)
  }

  /// A bar in regions. Pinned items always fit; others may be clipped.
  private func regionBar(_ bar: TabBar, columns: Int) -> DrawnBar {
    let regions: [BarItem.Region] = [.fixed, .customizable, .pinned]
    let parts = regions.map { region in
      (region, bar.items.filter { $0.region == region })
    }.filter { !$0.1.isEmpty }
    let labels = parts.map { namesRegions ? $0.0.rawValue : "" }
    var room = columns - 1 - parts.count * 3
    let pinned = parts.last.flatMap { $0.0 == .pinned ? $0.1 : nil } ?? []
    let pinnedWidth =
      pinned.isEmpty ? 0 : max(labels.last?.count ?? 0, pinned.reduce(0) { $0 + natural($1) })
    var beyond: [Int] = []
    var cells: [Cell] = []
    room -= pinnedWidth
    for (index, (region, items)) in parts.enumerated() where region != .pinned {
      let later = zip(parts, labels).dropFirst(index + 1).reduce(0) {
        $1.0.0 == .pinned ? $0 : $0 + max($1.1.count, Self.narrowestItem)
      }
      var (cell, rest) = self.cell(items, columns: max(2, room - later), overflow: bar.overflow)
      cell.block = cell.block.placed(.start, in: min(max(2, room - later), labels[index].count))
      room -= cell.block.columns
      beyond += rest
      cells.append(cell)
    }
    if !pinned.isEmpty {
      var (cell, rest) = self.cell(
        pinned, columns: min(pinnedWidth, columns - 4), overflow: bar.overflow)
      cell.block = cell.block.placed(.start, in: min(pinnedWidth, columns - 4))
      beyond += rest
      cells.append(cell)
    }
    if namesRegions { for index in cells.indices { cells[index].label = labels[index] } }
    return DrawnBar(block: framed(cells), beyond: beyond)
  }

  /// Items on one line. Without enough space, a bar with More shrinks them and any other bar clips
  /// them, returning the clipped nodes.
  private func cell(
    _ items: [BarItem], columns: Int, overflow: TabBar.Overflow, isStretched: Bool = false
  ) -> (Cell, [Int]) {
    if items.isEmpty { return (Cell(block: nothing("no items")), []) }
    var widths = items.map { _ in min(Self.widestItem, columns) }
    if overflow == .more {
      let wanted = items.map(natural)
      if wanted.reduce(0, +) > columns {
        let needed = items.map { item($0, columns: Self.narrowestItem).columns }
        widths = shares(of: columns, wanted: wanted, needed: needed)
      }
    }
    // Items after the first clipped one are not drawn.
    var blocks: [Block] = []
    var used = 0
    for (item, width) in zip(items, widths) where used <= columns {
      blocks.append(self.item(item, columns: width))
      used += blocks[blocks.count - 1].columns
    }
    var shown = items.count
    if used > columns {
      used = 2
      shown =
        blocks.prefix { block in
          used += block.columns
          return used <= columns
        }.count
    }
    blocks = Array(blocks.prefix(shown))
    let beyond = items.dropFirst(shown).compactMap(\.node)
    if shown < items.count {
      var mark = Line(indent: 1)
      mark.draw(glyphs.separator)
      blocks.append(Block([mark]).placed(.end, inHeight: blocks.first?.height ?? 1))
    }
    let room = columns - blocks.reduce(0) { $0 + $1.columns }
    if isStretched, room > 0, shown == items.count {
      let (each, more) = room.quotientAndRemainder(dividingBy: blocks.count)
      blocks = blocks.enumerated().map { index, block in
        block.placed(.center, in: block.columns + each + (index < more ? 1 : 0))
      }
    }
    return (Cell(block: Block.beside(blocks)), beyond)
  }

  private func natural(_ item: BarItem) -> Int {
    self.item(item, columns: Self.widestItem).columns
  }

  func accessory(_ title: String, columns: Int) -> Block {
    let line = Line(style.shown(title, columns: columns - 4))
    return framed([Cell(block: Block([line.centered(in: columns - 4)]), label: "accessory")])
  }

  func nothing(_ text: String) -> Block { Block([Line(text, .dim)]) }
}
