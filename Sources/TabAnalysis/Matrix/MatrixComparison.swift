import JSON
import TabModel

struct MatrixComparison {
  private(set) var differences: [MatrixStatement] = []
  private(set) var constants: [MatrixStatement] = []

  private let spec: TabSpec
  private let layouts: [FoldedLayout]
  private let rows: SharedRows
  private var all: [Int] { Array(layouts.indices) }

  init(_ spec: TabSpec, _ layouts: [FoldedLayout], _ rows: SharedRows) {
    self.spec = spec
    self.layouts = layouts
    self.rows = rows
    partition(.frame, all) { .words($0.layout.frame) }
    compareNodes()
    compareBars()
    compareSidebars()
    compareWhatIsLeft()
  }

  // MARK: - Visible nodes

  private mutating func compareNodes() {
    mark(.more) { _, _, cell in cell.has(.more) }
    mark(.distinct) { _, _, cell in cell.has(.distinct) }
    mark(.unreachable) { _, _, cell in cell == .unreachable }
    mark(.hidden) { _, _, cell in cell == .hidden || cell == .hiddenForGood }
    mark(.customization) { _, _, cell in cell == .addable }
    mark(.notShown) { _, _, cell in cell == .notShown }
    let (layouts, rows) = (layouts, rows)
    mark(.disabled, constantly: false) { layout, row, cell in
      let layout = layouts[layout].layout
      let node = rows.node(of: row, where: layout.presence.isPresent)
      return cell != .absent && layout.isDisabled(node)
    }
    // Rare nodes are reported where they are, others where they are absent.
    let rare = rareNodes
    mark(.absent, constantly: false) { _, node, cell in cell == .absent && !rare.contains(node) }
    mark(.present, constantly: false) { _, node, cell in cell != .absent && rare.contains(node) }
  }

  /// The nodes that fewer than half of the environments have.
  private var rareNodes: Set<Int> {
    if spec.availabilities.isEmpty { return [] }
    let count = layouts.reduce(0) { $0 + $1.environments.count }
    return Set(
      rows.all.filter { node in
        let layouts = layouts.filter { $0.cells[node] != .absent }
        return layouts.reduce(0) { $0 + $1.environments.count } * 2 < count
      })
  }

  private mutating func compareBars() {
    let withBar = all.filter { layouts[$0].layout.usableBar != nil }
    let rows = rows
    let members = withBar.map { layouts[$0].layout.barMembers.map { rows.first[$0] } }
    // Counts root nodes, and nested ones in some bar.
    var countOfBars = Array(repeating: 0, count: spec.nodes.count)
    for node in members.joined() { countOfBars[node] += 1 }
    if countOfBars.contains(where: { $0 > 0 && $0 < withBar.count }) {
      let sets = Dictionary(uniqueKeysWithValues: zip(withBar, members.map(Set.init)))
      mark(.outsideBar, constantly: false) { layout, node, cell in
        guard countOfBars[node] > 0, sets[layout]?.contains(node) == false else { return false }
        return ![.absent, .notShown, .hidden, .hiddenForGood, .unreachable].contains(cell)
      }
    }
    partition(.order, withBar) { layout in
      .path(
        layout.layout.barMembers.map { rows.first[$0] }
          .filter { countOfBars[$0] == withBar.count })
    }
    partition(.selected, all) { layout in
      layout.layout.selection.first.map { MatrixStatement.Value.nodes([rows.first[$0]]) }
        ?? .words("nothing")
    }
    let withBottomBar = withBar.filter { layouts[$0].layout.tabBar?.position == .bottom }
    partition(.minimizes, withBottomBar) { layout in
      layout.layout.tabBar?.minimizes.map { .words("on scrolling \($0.direction)") }
    }
    partition(.accessory, all) { layout in
      layout.layout.accessory.map { MatrixStatement.Value.text($0) } ?? .words("none")
    }
  }

  private mutating func compareSidebars() {
    let sections = layouts.map { folded in
      let rows = (folded.layout.sidebar?.rows ?? []).filter { $0.kind == .section }
      return Dictionary(rows.map { (self.rows.first[$0.node], $0) }) { _, last in last }
    }
    let expanded = Set(sections.flatMap { $0.filter { !$0.value.isCollapsed }.keys })
    let unselectable = Set(sections.flatMap { $0.filter { !$0.value.isSelectable }.keys })
    mark(.collapsed, constantly: false) { layout, node, _ in
      expanded.contains(node) && sections[layout][node]?.isCollapsed == true
    }
    mark(.selectable, constantly: false) { layout, node, _ in
      unselectable.contains(node) && sections[layout][node]?.isSelectable == true
    }
  }

  private mutating func compareWhatIsLeft() {
    let rows = rows
    let values: [(MatrixStatement.Kind, (FoldedLayout) -> MatrixStatement.Value)] = [
      (.selection, { .path($0.layout.selection.map { rows.first[$0] }) }),
      (.rows, { .words($0.layout.sidebar.map { counted($0.rows.count, "row") } ?? "none") }),
      (.taps, { .words("\($0.taps) to everything together") }),
      (.overflow, { .words($0.layout.overflow) }),
      (.items, { .words($0.layout.tabBar?.contents ?? "no bar") }),
      (.mode, { .words($0.layout.mode.rawValue) }),
    ]
    for (kind, value) in values {
      for group in undistinguished() { partition(kind, group, value) }
    }
  }

  private func undistinguished() -> [[Int]] {
    var signatures: [[Int]] = Array(repeating: [], count: layouts.count)
    var number = 0
    for statement in differences {
      for entry in statement.entries {
        for layout in entry.layouts { signatures[layout].append(number) }
        number += 1
      }
    }
    return all.grouped { signatures[$0] }.map(\.elements).filter { $0.count > 1 }
  }

  /// - Parameter value: nil for a layout without one.
  private mutating func partition(
    _ kind: MatrixStatement.Kind, _ positions: [Int],
    _ value: (FoldedLayout) -> MatrixStatement.Value?
  ) {
    let groups = positions.grouped { value(layouts[$0]) }
    if groups.count < 2 { return }
    add(
      kind,
      groups.compactMap { group in group.key.map { (value: $0, layouts: group.elements) } })
  }

  /// Adds rows with a property, grouped by layouts.
  ///
  /// - Parameter constantly: true to report it if it holds in all layouts.
  private mutating func mark(
    _ kind: MatrixStatement.Kind, constantly: Bool = true,
    _ holds: (_ layout: Int, _ row: Int, MatrixCell) -> Bool
  ) {
    let groups = rows.all.grouped { node in
      all.filter { holds($0, node, layouts[$0].cells[node]) }
    }
    let entries = groups.filter { !$0.key.isEmpty }.map {
      (value: MatrixStatement.Value.nodes($0.elements), layouts: $0.key)
    }
    let partial = entries.filter { $0.layouts.count < layouts.count }
    if !partial.isEmpty { add(kind, partial) }
    let full = entries.filter { $0.layouts.count == layouts.count }
    if constantly, !full.isEmpty { constants.append(MatrixStatement(kind: kind, entries: full)) }
  }

  private mutating func add(
    _ kind: MatrixStatement.Kind, _ entries: [(value: MatrixStatement.Value, layouts: [Int])]
  ) {
    if let known = differences.firstIndex(where: { $0.kind == kind }) {
      differences[known].entries += entries
    } else {
      differences.append(MatrixStatement(kind: kind, entries: entries))
    }
  }
}

extension FoldedLayout {
  fileprivate var taps: Int { layoutResult.destinations.reduce(0) { $0 + ($1.taps ?? 0) } }
}

extension TabBar {
  /// The contents of items, and the position of the bar: `the image above the title, at the bottom`.
  fileprivate var contents: String {
    let contents = items.map { $0.shows.phrase() }.uniqued()
    let order = items.contains { $0.region != nil } ? ["sorted by placement"] : []
    return (contents + [position.phrase()] + order).joined(separator: ", ")
  }
}

extension Layout {
  /// The place of the tabs that do not fit in the bar.
  fileprivate var overflow: String {
    guard let bar = tabBar else { return "no bar" }
    return nodesBeyondBar.isEmpty && bar.more.isEmpty ? "everything fits" : bar.overflow.phrase
  }
}

extension TabBar.Overflow {
  fileprivate var phrase: String {
    switch self {
    case .more: "in More"
    case .scroll: "after scrolling the bar"
    case .truncate: "beyond the edge of the bar"
    case .menu: "in a menu"
    }
  }
}

extension Layout {
  /// Visible bars: `a bar at the top, the sidebar one tap away`.
  fileprivate var frame: String {
    var parts: [String] = []
    var later: String?
    if let bar = usableBar {
      if bar.isVisible {
        parts.append("a bar \(bar.position.phrase())")
      } else {
        later = "the bar one tap away"
      }
    }
    if let sidebar {
      if sidebar.isVisible {
        parts.append("a sidebar")
      } else if sidebar.isToggleable {
        later = parts.isEmpty ? "a sidebar one tap away" : "the sidebar one tap away"
      }
    }
    let words = [parts.isEmpty ? nil : listed(parts), later].compactMap(\.self)
    return words.isEmpty ? "neither bar nor sidebar" : words.joined(separator: ", ")
  }

  /// The bar's nodes in visible order, with those of More in its place.
  fileprivate var barMembers: [Int] {
    guard let bar = tabBar else { return [] }
    return bar.items.flatMap { item in item.node.map { [$0] } ?? Array(bar.more) }
  }
}
