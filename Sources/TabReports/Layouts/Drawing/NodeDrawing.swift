import JSON
import TabAnalysis
import TabModel

/// Nodes as bars and lists show them: `[◆ Inbox (3)]`.
extension Pen {
  func marked(_ line: Line, isSelected: Bool) -> Line {
    Line(drawn: isSelected ? "[" : " ", .selection) + line
      + Line(drawn: isSelected ? "]" : " ", .selection)
  }

  /// A node's image, title and badge in a width.
  ///
  /// - Parameter alignsTitle: true to reserve the space of a missing image.
  func entry(of node: Int, isSelected: Bool, columns: Int, alignsTitle: Bool) -> Line {
    var inside = image(of: node, isSelected: isSelected)
    let before = Line(indent: inside.columns == 0 && alignsTitle ? glyphs.image.count + 1 : 0)
    if inside.columns > 0 { inside.fill(1) }
    let room = columns - before.columns - inside.columns - 2
    inside.append(titleAndBadge(of: node, isSelected ? .selection : .plain, columns: room))
    return before + marked(inside, isSelected: isSelected)
  }

  func titleAndBadge(of node: Int, _ role: TextStyle.Role, columns: Int) -> Line {
    let badge = badge(of: node, columns: columns - 1)
    return title(of: node, role, columns: max(1, columns - badge.columns)) + badge
  }

  func image(of node: Int, isSelected: Bool) -> Line {
    let role: TextStyle.Role = isSelected ? .selection : .plain
    if spec.nodes[node].kind == .search { return Line(drawn: glyphs.search, role) }
    if spec.image(of: node) == nil { return Line() }
    let image = isSelected ? glyphs.selectedImage : glyphs.image
    return Line(drawn: image, role)
  }

  func title(of node: Int, _ role: TextStyle.Role, columns: Int) -> Line {
    let title = style.legible(spec.title(of: node), of: node, in: spec)
    if isBlank(title) { return Line("no title".truncated(to: columns, ellipsis: ""), .dim) }
    guard columns > 1, hasSampleTitle(node) else {
      return Line(style.shown(title, columns: columns), role)
    }
    return Line(style.shown(title, columns: columns - 1), role) + Line(Self.sample, .dim)
  }

  /// A node's badge and its disabled mark, each after a space. Badges are not truncated unless they
  /// must be.
  func badge(of node: Int, columns: Int) -> Line {
    var line = Line()
    if columns > 3, let badge = spec.badge(of: node) {
      line = Line("(\(style.shown(badge, columns: columns - 3)))", .badge, indent: 1)
    }
    if layout.isDisabled(node), line.columns + 4 <= columns {
      line.append(Line(Self.disabled, .dim, indent: 1))
    }
    return line
  }

  /// Mark of titles that the app sets at run time.
  static let sample = "*"

  func hasSampleTitle(_ node: Int) -> Bool { spec.hasSampleTitle(node) }

  static let disabled = "off"

  func name(of node: Int, columns: Int = 30) -> String {
    style.name(of: node, in: spec, columns: columns)
  }

  /// The second line of a node's row; nil if it has none.
  func subtitle(of node: Int) -> String? { layout.subtitle(of: node).map(style.legible) }

  func moreList(_ bar: TabBar) -> Block {
    let selection = Set(layout.selection)
    let lines = bar.more.map { node in
      entry(
        of: node, isSelected: selection.contains(node),
        columns: min(44, style.readableWidth - 4), alignsTitle: true)
    }
    return framed([Cell(block: Block(lines, columns: 16), label: "More")])
  }
}
