import TabModel

extension Pen {
  /// - Parameter alignsTitle: true to reserve the space of a missing image beside a title.
  func item(_ item: BarItem, columns: Int, alignsTitle: Bool = false) -> Block {
    switch item.shows {
    case .imageAboveTitle: imageAboveTitle(item, columns)
    case .imageBesideTitle, .imageAndTitleOnFocus:
      Block([imageAndTitle(item, columns: columns, alignsTitle: alignsTitle)])
    case .title: Block([title(item, columns: columns)])
    case .image: Block([symbol(item, columns: columns)])
    }
  }

  private func imageAboveTitle(_ item: BarItem, _ columns: Int) -> Block {
    let image = image(item)
    let badge = item.node.map { self.badge(of: $0, columns: columns - image.columns) } ?? Line()
    let title =
      item.node.map { self.title(of: $0, role(of: item), columns: columns - 2) }
      ?? Line("More", role(of: item))
    // Balances the badge, so that the image is centered.
    let balance = Line(indent: min(badge.columns, columns - image.columns - badge.columns))
    let above = balance + image + badge
    let below = marked(title, isSelected: item.isSelected)
    let width = max(above.columns, below.columns)
    return Block([above.centered(in: width), below.centered(in: width)])
  }

  private func title(_ item: BarItem, columns: Int) -> Line {
    let title =
      item.node.map { titleAndBadge(of: $0, role(of: item), columns: columns - 2) }
      ?? Line("More", role(of: item))
    return marked(title, isSelected: item.isSelected)
  }

  private func imageAndTitle(_ item: BarItem, columns: Int, alignsTitle: Bool) -> Line {
    guard let node = item.node else {
      return marked(
        image(item) + Line("More", role(of: item), indent: 1), isSelected: item.isSelected)
    }
    return entry(of: node, isSelected: item.isSelected, columns: columns, alignsTitle: alignsTitle)
  }

  func image(_ item: BarItem) -> Line {
    item.node.map { image(of: $0, isSelected: item.isSelected) }
      ?? Line(drawn: glyphs.more, role(of: item))
  }

  func symbol(_ item: BarItem, columns: Int) -> Line {
    let columns = columns - 2
    var line = image(item)
    if let node = item.node {
      if line.columns == 0 { line.append(style.truncated("no image", to: columns), .dim) }
      line.append(badge(of: node, columns: columns - line.columns))
    }
    return marked(line, isSelected: item.isSelected)
  }

  private func role(of item: BarItem) -> TextStyle.Role { item.isSelected ? .selection : .plain }
}
