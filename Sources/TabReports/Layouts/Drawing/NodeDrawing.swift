import JSON
import TabModel

/// Nodes as bars and lists show them: `[◆ Inbox (3)]`.
extension Pen {
  /// Brackets, or the same space, around a line.
  func marked(_ line: Line, isSelected: Bool) -> Line {
    var marked = Line()
    marked.draw(isSelected ? "[" : " ", .selection)
    marked.append(line)
    marked.draw(isSelected ? "]" : " ", .selection)
    return marked
  }

  /// A node's image, title and badge in a width.
  ///
  /// - Parameter alignsTitle: true to reserve the space of a missing image.
  func entry(of node: Int, isSelected: Bool, columns: Int, alignsTitle: Bool) -> Line {
    var before = Line()
    var inside = image(of: node, isSelected: isSelected)
    if inside.columns > 0 {
      inside.fill(1)
    } else if alignsTitle {
      before.fill(glyphs.image.count + 1)
    }
    let role = isSelected ? TextStyle.Role.selection : .plain
    let room = columns - before.columns - inside.columns - 2
    inside.append(titleAndBadge(of: node, role, columns: room))
    before.append(marked(inside, isSelected: isSelected))
    return before
  }

  func titleAndBadge(of node: Int, _ role: TextStyle.Role, columns: Int) -> Line {
    let badge = badge(of: node, columns: columns - 1)
    var line = title(of: node, role, columns: max(1, columns - badge.columns))
    line.append(badge)
    return line
  }

  /// The image's placeholder; empty if there is none.
  func image(of node: Int, isSelected: Bool) -> Line {
    var line = Line()
    if spec.nodes[node].kind == .search {
      line.draw(glyphs.search, isSelected ? .selection : .plain)
      return line
    }
    guard spec.image(of: spec.nodes[node]) != nil else { return line }
    line.draw(
      isSelected ? glyphs.selectedImage : glyphs.image, isSelected ? .selection : .plain)
    return line
  }

  func title(of node: Int, _ role: TextStyle.Role, columns: Int) -> Line {
    let title = spec.title(of: spec.nodes[node])
    if isBlank(title) { return Line("no title".truncated(to: columns, ellipsis: ""), .dim) }
    return Line(style.shown(title, columns: columns), role)
  }

  /// A node's badge and its disabled mark, each after a space. Badges are not truncated unless they
  /// must be.
  func badge(of node: Int, columns: Int) -> Line {
    var line = Line()
    let record = spec.nodes[node]
    if columns > 3, let badge = spec.badge(of: record) {
      line.fill(1)
      line.append("(\(style.shown(badge, columns: columns - 3)))", .badge)
    }
    if isDisabled(node), line.columns + 4 <= columns {
      line.fill(1)
      line.append(Self.disabled, .dim)
    }
    return line
  }

  /// Mark of disabled nodes.
  static let disabled = "off"

  func isDisabled(_ node: Int) -> Bool { knowsDisabled && spec.nodes[node].isFalse(.isEnabled) }

  func name(of node: Int, columns: Int = 30) -> String {
    let title = spec.title(of: spec.nodes[node])
    let name = isBlank(title) ? spec.identifier(of: spec.nodes[node]) : title
    return style.shown(name, columns: columns)
  }

  func moreList(_ bar: TabBar, selection: [Int]) -> Block {
    let selection = Set(selection)
    let lines = bar.more.map { node in
      entry(
        of: node, isSelected: selection.contains(node),
        columns: min(44, style.readableWidth - 4), alignsTitle: true)
    }
    return framed([Cell(Block(lines, columns: 16), label: "More")])
  }
}
