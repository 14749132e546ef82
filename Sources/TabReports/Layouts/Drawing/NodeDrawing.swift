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
    if spec.image(of: spec.nodes[node]) == nil { return Line() }
    let image = isSelected ? glyphs.selectedImage : glyphs.image
    return Line(drawn: image, role)
  }

  func title(of node: Int, _ role: TextStyle.Role, columns: Int) -> Line {
    let title = legible(spec.title(of: spec.nodes[node]), of: node)
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
    if columns > 3, let badge = spec.badge(of: spec.nodes[node]) {
      line = Line("(\(style.shown(badge, columns: columns - 3)))", .badge, indent: 1)
    }
    if isDisabled(node), line.columns + 4 <= columns {
      line.append(Line(Self.disabled, .dim, indent: 1))
    }
    return line
  }

  /// Mark of titles that the app sets at run time.
  static let sample = "*"

  func hasSampleTitle(_ node: Int) -> Bool { spec.hasSampleTitle(spec.nodes[node]) }

  static let disabled = "off"

  func isDisabled(_ node: Int) -> Bool { layout?.isDisabled(node) ?? false }

  func name(of node: Int, columns: Int = 30) -> String {
    style.shown(legible(spec.name(of: node), of: node), columns: columns)
  }

  /// A title, or the identifier if the title could only be shown as escapes.
  private func legible(_ title: String, of node: Int) -> String {
    let title = legible(title)
    func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }
    if style.isUnicode || isASCII(title) { return title }
    let identifier = spec.identifier(of: node)
    return isBlank(identifier) || !isASCII(identifier) ? title : identifier
  }

  /// A text with three dots for an ellipsis, where only ASCII is printed.
  func legible(_ text: String) -> String {
    style.isUnicode ? text : text.replacing("…", with: "...")
  }

  /// The second line of a node's row; nil if it has none.
  func subtitle(of node: Int) -> String? { layout?.subtitle(of: node).map(legible) }

  /// An identifier without its middle if it is too long: identifiers differ at their ends.
  private func shortened(_ identifier: String, columns: Int) -> String {
    let whole = style.shown(identifier)
    let room = columns - style.ellipsis.count
    guard whole.displayWidth > columns, room >= 4, whole.displayWidth == whole.count,
      !whole.contains("\\")
    else { return style.shown(identifier, columns: columns) }
    return whole.prefix(room - room / 2) + style.ellipsis + whole.suffix(room / 2)
  }

  /// A node's name, with its identifier if the title is ambiguous.
  func name(of node: Int, among names: NodeNames, columns: Int = 30) -> String {
    // A narrow column has space for the title only.
    guard columns >= 12, let identifier = names.identifier(of: node),
      legible(spec.name(of: node), of: node) != identifier
    else {
      return name(of: node, columns: columns)
    }
    let suffix = " (\(shortened(identifier, columns: max(1, columns / 2 - 3))))"
    return name(of: node, columns: max(1, columns - suffix.displayWidth)) + suffix
  }

  func names(of nodes: [Int], among names: NodeNames, most: Int, columns: Int) -> [String] {
    shortNames(of: nodes, atMost: most) { name(of: $0, among: names, columns: columns) }
  }

  func moreList(_ bar: TabBar, selection: [Int]) -> Block {
    let selection = Set(selection)
    let lines = bar.more.map { node in
      entry(
        of: node, isSelected: selection.contains(node),
        columns: min(44, style.readableWidth - 4), alignsTitle: true)
    }
    return framed([Cell(block: Block(lines, columns: 16), label: "More")])
  }
}
