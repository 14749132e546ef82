import TabModel

extension Pen {
  /// An item in a width.
  func item(_ item: BarItem, columns: Int) -> Block {
    switch item.shows {
    case .imageAboveTitle:
      imageAbove(title(item, columns: columns - 2), item, columns)
    case .imageBesideTitle, .imageAndTitleOnFocus:
      Block([imageAndTitle(item, columns: columns)])
    case .title:
      Block([marked(titleAndBadge(item, columns: columns - 2), isSelected: item.isSelected)])
    case .image:
      Block([marked(symbol(item, columns: columns - 2), isSelected: item.isSelected)])
    }
  }

  /// The separate item, as high as the others.
  func distinctItem(_ item: BarItem, columns: Int, height: Int) -> Block {
    let line = symbol(item, columns: columns - 2)
    return Block([marked(line, isSelected: item.isSelected)]).placed(.center, inHeight: height)
  }

  private func imageAbove(_ text: Line, _ item: BarItem, _ columns: Int) -> Block {
    let image = image(item)
    let badge = item.node.map { self.badge(of: $0, columns: columns - image.columns) } ?? Line()
    var above = Line()
    // Balances the badge, so that the image stays centered.
    above.fill(min(badge.columns, columns - image.columns - badge.columns))
    above.append(image)
    above.append(badge)
    let below = marked(text, isSelected: item.isSelected)
    let width = max(above.columns, below.columns)
    return Block([above.centered(in: width), below.centered(in: width)])
  }

  private func title(_ item: BarItem, columns: Int) -> Line {
    guard let node = item.node else { return Line("More", role(of: item)) }
    return title(of: node, role(of: item), columns: columns)
  }

  private func titleAndBadge(_ item: BarItem, columns: Int) -> Line {
    guard let node = item.node else { return Line("More", role(of: item)) }
    return titleAndBadge(of: node, role(of: item), columns: columns)
  }

  private func imageAndTitle(_ item: BarItem, columns: Int) -> Line {
    guard let node = item.node else {
      var line = image(item)
      line.fill(1)
      line.append("More", role(of: item))
      return marked(line, isSelected: item.isSelected)
    }
    return entry(of: node, isSelected: item.isSelected, columns: columns, alignsTitle: false)
  }

  /// The image's placeholder; empty if there is none.
  private func image(_ item: BarItem) -> Line {
    if let node = item.node { return image(of: node, isSelected: item.isSelected) }
    var line = Line()
    line.draw(glyphs.more, role(of: item))
    return line
  }

  private func symbol(_ item: BarItem, columns: Int) -> Line {
    var line = image(item)
    guard let node = item.node else { return line }
    if line.columns == 0 {
      line.append("no image".truncated(to: columns, ellipsis: style.ellipsis), .dim)
    }
    line.append(badge(of: node, columns: columns - line.columns))
    return line
  }

  private func role(of item: BarItem) -> TextStyle.Role {
    item.isSelected ? .selection : .plain
  }
}
