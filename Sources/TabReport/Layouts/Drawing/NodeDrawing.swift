import TabHierarchy
import TabLayout

/// Nodes as bars and lists show them: `[◆ Inbox (3)]`.
extension Pen {
  /// Something as it looks selected, or with the same room around it as it looks otherwise.
  func marked(_ line: Line, isSelected: Bool) -> Line {
    var marked = Line()
    marked.draw(isSelected ? "[" : " ", .selection)
    marked.append(line)
    marked.draw(isSelected ? "]" : " ", .selection)
    return marked
  }

  /// A node's image, title and badge in a width.
  ///
  /// - Parameter alignsTitle: whether the title keeps its place where there is no image.
  func entry(of node: Int, isSelected: Bool, columns: Int, alignsTitle: Bool) -> Line {
    var line = image(of: node, isSelected: isSelected)
    if line.columns > 0 {
      line.fill(1)
    } else if alignsTitle {
      line.fill(glyphs.image.count + 1)
    }
    let role = isSelected ? TextStyle.Role.selection : .plain
    line.append(titleAndBadge(of: node, role, columns: columns - line.columns))
    return line
  }

  /// A node's title and badge in a width.
  func titleAndBadge(of node: Int, _ role: TextStyle.Role, columns: Int) -> Line {
    let badge = badge(of: node, columns: columns / 2)
    var line = title(of: node, role, columns: max(1, columns - badge.columns))
    line.append(badge)
    return line
  }

  /// What stands for a node's image; empty where it has none.
  func image(of node: Int, isSelected: Bool) -> Line {
    var line = Line()
    guard spec.image(of: spec.nodes[node]) != nil else { return line }
    line.draw(
      isSelected ? glyphs.selectedImage : glyphs.image, isSelected ? .selection : .plain)
    return line
  }

  /// A node's title in a width.
  func title(of node: Int, _ role: TextStyle.Role, columns: Int) -> Line {
    let title = spec.title(of: spec.nodes[node])
    if isBlank(title) { return Line("no title".truncated(to: columns, ellipsis: ""), .dim) }
    return Line(style.shown(title, columns: columns), role)
  }

  /// A node's badge in a width, with a blank before it; empty where there is none, or no room.
  func badge(of node: Int, columns: Int) -> Line {
    var line = Line()
    guard columns > 3, let badge = spec.badge(of: spec.nodes[node]) else { return line }
    line.fill(1)
    line.append("(\(style.shown(badge, columns: min(8, columns - 3))))", .badge)
    return line
  }

  /// A node's title where the text has to name the node.
  func name(of node: Int, columns: Int = 30) -> String {
    let title = spec.title(of: spec.nodes[node])
    let name = isBlank(title) ? spec.identifier(of: spec.nodes[node]) : title
    return style.shown(name, columns: columns)
  }

  /// What More lists.
  func moreList(_ bar: TabBar, selection: [Int]) -> Block {
    let selection = Set(selection)
    let lines = bar.more.map { node in
      let isSelected = selection.contains(node)
      let entry = entry(
        of: node, isSelected: isSelected, columns: min(44, style.readableWidth - 6),
        alignsTitle: true)
      return marked(entry, isSelected: isSelected)
    }
    return framed([Cell(Block(lines, columns: 16), label: "More")])
  }
}
