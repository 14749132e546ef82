import TabHierarchy
import TabLayout
import Writing

/// The bars.
extension Pen {
  /// No item gets wider than this, however long its title is.
  private static let widestItem = 26
  /// Narrower than this, a title says nothing any more; the bar wraps instead.
  private static let narrowestItem = 8

  /// A bar across the window, at its top or its bottom: at most as wide as asked, and exactly so
  /// where it is stretched.
  func horizontalBar(_ bar: TabBar, columns: Int, isStretched: Bool = false) -> Block {
    guard bar.items.contains(where: { $0.region != nil }) else {
      return plainBar(bar, columns: columns, isStretched: isStretched)
    }
    return regionBar(bar, columns: columns)
  }

  /// A bar outside of the window, from top to bottom.
  func verticalBar(_ bar: TabBar, columns: Int) -> Block {
    let items = bar.items.map { item($0, columns: min(columns - 4, Self.widestItem)) }
    let showsTitlesLate = bar.items.contains { $0.shows == .imageAndTitleOnFocus }
    let note = showsTitlesLate ? "titles on focus" : nil
    let block = items.isEmpty ? nothing("no items") : Block.stacked(items)
    return framed([
      Cell(block.placed(.start, in: min(note?.count ?? 0, columns - 4)), note: note)
    ])
  }

  /// A bar without regions, and its distinct item apart from it at the trailing end.
  private func plainBar(_ bar: TabBar, columns: Int, isStretched: Bool) -> Block {
    let distinct = bar.items.filter(\.isDistinct)
    let height = bar.items.contains { $0.shows == .imageAboveTitle } ? 2 : 1
    let isNarrow = columns < 50
    let gap = isNarrow ? 1 : 2
    let apart = distinct.map {
      let width = isNarrow ? 10 : Self.widestItem
      return framed([Cell(distinctItem($0, columns: width, height: height))])
    }
    let room = columns - 4 - apart.reduce(0) { $0 + $1.columns + gap }
    let note = bar.minimizes.map { "minimizes on scroll \($0 == .onScrollUp ? "up" : "down")" }
    let main = cell(
      bar.items.filter { !$0.isDistinct }, columns: room, overflow: bar.overflow, note: note,
      isStretched: isStretched)
    return Block.beside([framed([main])] + apart, gap: gap)
  }

  /// A bar with fixed, customizable and pinned items, each kind in a part of its own.
  private func regionBar(_ bar: TabBar, columns: Int) -> Block {
    let regions: [BarItem.Region] = [.fixed, .customizable, .pinned]
    let parts = regions.map { region in
      (label: namesRegions ? region.rawValue : "", items: bar.items.filter { $0.region == region })
    }.filter { !$0.items.isEmpty }
    let room = columns - 1 - parts.count * 3
    let naturals = parts.map { part in part.items.map(natural) }
    let needed = zip(parts, naturals).map { part, widths in
      max(part.label.count, min(widths.max() ?? 0, Self.widestItem))
    }
    let isStacked = needed.reduce(0, +) > room
    let wanted = zip(needed, naturals).map { max($0, $1.reduce(0, +)) }
    let widths =
      isStacked
      ? parts.map { _ in columns - 4 } : shares(of: room, wanted: wanted, needed: needed)
    var cells = zip(parts, widths).map { part, width in
      var cell = cell(part.items, columns: width, overflow: bar.overflow)
      cell.label = namesRegions ? part.label : nil
      cell.block = cell.block.placed(.start, in: min(width, part.label.count))
      return cell
    }
    // The bar scrolls as a whole, and says so once.
    for index in cells.indices.dropFirst() where cells[..<index].contains(where: { $0.note != nil })
    {
      cells[index].note = nil
    }
    return isStacked ? framedStack(cells) : framed(cells)
  }

  /// Items in the room that they have, in further lines where it does not do.
  private func cell(
    _ items: [BarItem], columns: Int, overflow: TabBar.Overflow, note: String? = nil,
    isStretched: Bool = false
  ) -> Cell {
    if items.isEmpty { return Cell(nothing("no items")) }
    let wanted = items.map(natural)
    let needed = wanted.map { min($0, Self.narrowestItem) }
    var widths = wanted
    if wanted.reduce(0, +) > columns, needed.reduce(0, +) <= columns, overflow == .more {
      widths = shares(of: columns, wanted: wanted, needed: needed)
    }
    var blocks = zip(items, widths).map { item($0, columns: min($1, columns)) }
    let room = columns - blocks.reduce(0) { $0 + $1.columns }
    let isWrapped = room < 0
    if isStretched, !isWrapped {
      let (each, more) = room.quotientAndRemainder(dividingBy: blocks.count)
      blocks = blocks.enumerated().map { index, block in
        block.placed(.center, in: block.columns + each + (index < more ? 1 : 0))
      }
    }
    let block = Block.flowing(blocks, columns: columns, gap: 0)
    let note = note ?? (isWrapped && overflow != .more ? "scrolls" : nil)
    return Cell(block.placed(.start, in: min(columns, note?.count ?? 0)), note: note)
  }

  private func natural(_ item: BarItem) -> Int {
    self.item(item, columns: Self.widestItem).columns
  }

  /// The view above a bar.
  func accessory(_ title: String, columns: Int) -> Block {
    let line = Line(style.shown(title, columns: columns - 4))
    return framed([
      Cell(Block([line.centered(in: columns - 4)]), label: "accessory")
    ])
  }

  /// Says that something is empty.
  func nothing(_ text: String) -> Block { Block([Line(text, .dim)]) }
}
