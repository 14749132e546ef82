import LocatedJSON
import TabHierarchy
import TabLayout

/// Entries of bars and lists.
extension PicturePen {
  /// How an entry is laid out that stands on one line.
  struct LineStyle: Sendable {
    var height = 34
    var size = 14
    var showsImage = true
    var showsTitle = true
    var group = Picture.Group.item
    var ink = Ink.text
    var isBold = false
    /// Whether the title keeps its place where there is no image.
    var alignsTitle = false
    /// Room before the content and after it.
    var padding = 12
    /// The radius of the corners of what is selected.
    var radius = 12
    /// Whether the badge stands at the end of the line and not after the title.
    var badgeAtEnd = false
  }

  private static let gap = 7
  private static let signWidth = 20

  /// The width in which nothing of an entry has to be cut off.
  func naturalWidth(_ entry: Entry, _ style: LineStyle) -> Int {
    let parts = parts(of: entry, style)
    return 2 * style.padding + parts.fixed + max(parts.title, parts.title == 0 ? 0 : 12)
  }

  private func parts(of entry: Entry, _ style: LineStyle) -> (fixed: Int, title: Int) {
    var widths: [Int] = []
    if entry.sign != nil { widths.append(Self.signWidth) }
    if style.showsImage, entry.image != nil || style.alignsTitle { widths.append(Emblem.side) }
    if let badge = badge(entry) { widths.append(badge.width) }
    let title =
      style.showsTitle
      ? TextAdvance(entry.title ?? entry.missing, isBold: isBold(entry, style))
        .width(size: style.size)
      : 0
    let count = widths.count + (style.showsTitle ? 1 : 0)
    return (widths.reduce(0, +) + max(0, count - 1) * Self.gap, title)
  }

  private func isBold(_ entry: Entry, _ style: LineStyle) -> Bool {
    style.isBold || entry.isSelected
  }

  /// An entry on one line: sign, image, title and badge in a width, in the middle of it or from its
  /// leading edge on.
  func line(_ entry: Entry, width: Int, _ style: LineStyle, isCentered: Bool = false) -> Picture {
    var picture = Picture(width: width, height: style.height)
    picture.add(.begin(style.group, title: entry.words))
    let room = Rect(x: 0, y: 0, width: width, height: style.height)
    picture.box(
      room, radius: min(style.height / 2, style.radius), entry.isSelected ? .selected : .room)
    let parts = parts(of: entry, style)
    let inside = width - 2 * style.padding
    let titleWidth = max(0, min(parts.title, inside - parts.fixed))
    var x = style.padding
    if isCentered { x += max(0, (inside - parts.fixed - titleWidth) / 2) }
    if let sign = entry.sign {
      picture.place(self.sign(sign), x: x, y: (style.height - Self.signWidth) / 2)
      x += Self.signWidth + Self.gap
    }
    if style.showsImage, entry.image != nil || style.alignsTitle {
      if let image = entry.image {
        picture.place(image.picture, x: x, y: (style.height - Emblem.side) / 2)
      }
      x += Emblem.side + Self.gap
    }
    if style.showsTitle {
      let ink = entry.title == nil ? Ink.dim : entry.isSelected ? .tint : style.ink
      // Titles are mostly narrower than they are taken to be; alone they stand in the middle.
      let isAlone = isCentered && parts.fixed == 0
      picture.text(
        entry.title ?? entry.missing, in: Rect(x: x, y: 0, width: titleWidth, height: style.height),
        size: style.size, isBold: isBold(entry, style), ink, side: isAlone ? .middle : .left)
      x += titleWidth + Self.gap
    }
    if let badge = badge(entry) {
      let atEnd = width - style.padding - badge.width
      picture.place(badge, x: style.badgeAtEnd ? atEnd : x, y: (style.height - badge.height) / 2)
    }
    picture.add(.end)
    return picture
  }

  /// An entry with its image above its title, as bars at the bottom have it.
  func column(_ entry: Entry, width: Int, height: Int, showsTitle: Bool = true) -> Picture {
    var picture = Picture(width: width, height: height)
    picture.add(.begin(.item, title: entry.words))
    let room = Rect(x: 0, y: 0, width: width, height: height)
    picture.box(room, radius: min(width, height) / 2, entry.isSelected ? .selected : .room)
    let side = Emblem.side
    let x = (width - side) / 2
    let y = showsTitle ? 8 : (height - side) / 2
    if let image = entry.image { picture.place(image.picture, x: x, y: y) }
    if let badge = badge(entry, atMost: min(30, width - x - side + 6)) {
      picture.place(badge, x: x + side - 6, y: y - 6)
    }
    if let sign = entry.sign {
      picture.place(self.sign(sign), x: max(0, x - Self.signWidth), y: max(0, y - 6))
    }
    if showsTitle {
      let ink = entry.title == nil ? Ink.dim : entry.isSelected ? .tint : .text
      let title = entry.title ?? entry.missing
      let advance = TextAdvance(title, isBold: entry.isSelected)
      // Widths are taken to be generous; a title is made smaller before it is cut off.
      let size = [11, 10].first { advance.width(size: $0) <= width - 6 } ?? 9
      picture.text(
        title, in: Rect(x: 3, y: y + side + 1, width: width - 6, height: 17),
        size: size, isBold: entry.isSelected, ink, side: .middle)
    }
    picture.add(.end)
    return picture
  }

  /// A badge, as long as there is room for more than its edges; a dot where none of its text fits.
  private func badge(_ entry: Entry, atMost width: Int = 64) -> Picture? {
    guard let text = entry.badge, width >= 18 else { return nil }
    let shown = text.fitted(to: width - 10, size: 11, isBold: true)
    guard shown != "…" else {
      var dot = Picture(width: 12, height: 18)
      dot.add(.circle(x: 6, y: 10, radius: 6, .badge))
      return dot
    }
    let wanted = TextAdvance(shown, isBold: true).width(size: 11) + 10
    var picture = Picture(width: max(18, wanted), height: 18)
    let room = Rect(x: 0, y: 0, width: picture.width, height: 18)
    picture.box(room, radius: 9, .badge)
    picture.text(shown, in: room.inset(5, 0), size: 11, isBold: true, .onBadge, side: .middle)
    return picture
  }

  /// The sign of something that is said about a node.
  func sign(_ sign: NodeSign) -> Picture {
    let side = Self.signWidth
    var picture = Picture(width: side, height: side)
    let room = Rect(x: 0, y: 0, width: side, height: side)
    let (ink, text): (Ink, Ink) =
      switch sign.severity {
      case .error: (.error, .onMark)
      case .warning: (.warning, .onHint)
      case .note: (.hint, .onMark)
      }
    picture.box(room, radius: sign.severity == .error ? 4 : side / 2, ink)
    let size = sign.text.utf8.count > 2 ? 8 : 10
    picture.text(sign.text, in: room, size: size, isBold: true, text, side: .middle)
    return picture
  }
}
