import JSON
import TabModel

extension PicturePen {
  struct LineStyle: Sendable {
    var height = 44
    var size = 17
    var imageSide = 24
    var showsImage = true
    var showsTitle = true
    var group = Picture.Group.item
    var isBold = false
    /// True if titles align even without an image.
    var alignsTitle = false
    /// Leading and trailing margin.
    var padding = 14
    /// Corner radius of the selection.
    var radius = 12
    /// True if the badge is at the end of the line rather than after the title.
    var badgeAtEnd = false
    /// The background of the selected entry.
    var selected = Ink.selected
    var side = Picture.Anchor.Side.leading
    var part = Picture.Part.bar
    /// True if no source shows how badges look here.
    var assumesBadges = false
    /// True if the end of the title is under a fade.
    var fades = false
    /// Nil for the color of the entry's state.
    var ink: Ink?
  }

  static let gap = 9

  func naturalWidth(_ entry: Entry, _ style: LineStyle) -> Int {
    let parts = parts(of: entry, style)
    return 2 * style.padding + parts.fixed + parts.title
  }

  private func parts(of entry: Entry, _ style: LineStyle) -> (fixed: Int, title: Int) {
    var widths: [Int] = []
    if showsImage(entry, style) { widths.append(style.imageSide) }
    if let badge = badge(entry) { widths.append(badge.width) }
    let showsTitle = style.showsTitle && !entry.isSign
    let title =
      showsTitle
      ? TextAdvance(entry.title ?? entry.missing, isBold: isBold(entry, style))
        .width(size: style.size)
      : 0
    let count = widths.count + (showsTitle ? 1 : 0)
    return (widths.reduce(0, +) + max(0, count - 1) * Self.gap, title)
  }

  private func showsImage(_ entry: Entry, _ style: LineStyle) -> Bool {
    entry.isSign || style.showsImage && (entry.image != nil || style.alignsTitle)
  }

  private func isBold(_ entry: Entry, _ style: LineStyle) -> Bool {
    style.isBold || entry.isSelected
  }

  /// An entry on one line: image, title and badge, centered or leading.
  func line(_ entry: Entry, width: Int, _ style: LineStyle, isCentered: Bool = false) -> Picture {
    var picture = Picture(width: width, height: style.height)
    picture.begin(
      style.group, title: entry.words, in: picture.bounds,
      radius: min(style.height / 2, style.radius), entry.isSelected ? style.selected : .room)
    let parts = parts(of: entry, style)
    let inside = width - 2 * style.padding
    let titleWidth = max(0, min(parts.title, inside - parts.fixed))
    var x = style.padding
    if isCentered { x += max(0, (inside - parts.fixed - titleWidth) / 2) }
    let isFocused = entry.isSelected && style.selected == .focused
    let hasOwnInk = entry.isSelected || !entry.isEnabled
    let ink = isFocused ? .onHint : hasOwnInk ? entry.ink : style.ink ?? entry.ink
    let imageInk = isFocused ? .onHint : hasOwnInk ? entry.imageInk : style.ink ?? .text
    if showsImage(entry, style) {
      if let image = entry.image {
        picture.place(
          image.picture(imageInk, style.imageSide), x: x, y: (style.height - style.imageSide) / 2)
      }
      x += style.imageSide + Self.gap
    }
    if style.showsTitle, !entry.isSign {
      // A subtitle is the second line of a row.
      let subtitle = style.part == .sidebar ? entry.subtitle : nil
      let height = subtitle == nil ? style.height : style.height * 3 / 5
      picture.text(
        entry.title ?? entry.missing,
        in: Rect(x: x, y: subtitle == nil ? 0 : 2, width: titleWidth, height: height),
        size: style.size, isBold: isBold(entry, style), isItalic: entry.isItalic,
        ink, side: .left, fades: style.fades, language: entry.title == nil ? nil : entry.language)
      if entry.hasSampleTitle { picture.samples.insert(.titles) }
      if let subtitle {
        let room = inside - (x - style.padding)
        picture.text(
          subtitle,
          in: Rect(x: x, y: height - 2, width: max(0, room), height: style.height - height),
          size: style.height < 40 ? 10 : 12, .dim, fades: style.fades, language: entry.language)
      }
      x += titleWidth + Self.gap
    }
    if let badge = badge(entry) {
      if style.assumesBadges { picture.samples.insert(.assumedBadges) }
      let atEnd = width - style.padding - badge.width
      picture.place(badge, x: style.badgeAtEnd ? atEnd : x, y: (style.height - badge.height) / 2)
    }
    picture.add(.end)
    anchor(entry, style.side, style.part, into: &picture)
    return picture
  }

  func anchor(
    _ entry: Entry, _ side: Picture.Anchor.Side, _ part: Picture.Part = .bar,
    into picture: inout Picture
  ) {
    guard let node = entry.node else { return }
    let room = picture.bounds
    let (x, y) =
      switch side {
      case .above: (room.middle, room.y)
      case .below: (room.middle, room.bottom)
      case .leading: (room.x, room.y + room.height / 2)
      case .trailing: (room.right, room.y + room.height / 2)
      }
    picture.add(.anchor(.init(node: node, part: part, x: x, y: y, side: side)))
  }

  func column(
    _ entry: Entry, width: Int, height: Int, showsTitle: Bool = true, standsOnGround: Bool = true,
    isGrey: Bool = false
  ) -> Picture {
    func greyed(_ ink: Ink) -> Ink { isGrey && ink == .text ? .dim : ink }
    var picture = Picture(width: width, height: height)
    picture.begin(
      .item, title: entry.words, in: picture.bounds, radius: height / 2,
      entry.isSelected && standsOnGround ? .selected : .room)
    let side = PicturePen.Emblem.side
    let x = (width - side) / 2
    let y = showsTitle ? (height - side - 14) / 2 : (height - side) / 2
    if let image = entry.image {
      picture.place(
        image.picture(greyed(entry.imageInk)), x: x, y: y)
    }
    // At the image's corner; a long one extends beyond the item's middle rather than hide the image.
    if let badge = badge(entry, atMost: max(30, width - x)) {
      picture.place(badge, x: max(x, min(x + side - 7, width - badge.width)), y: max(0, y - 8))
    }
    if showsTitle, !entry.isSign {
      picture.text(
        entry.title ?? entry.missing, in: Rect(x: 2, y: y + side, width: width - 4, height: 14),
        size: 10, isBold: entry.isSelected, isItalic: entry.isItalic, greyed(entry.ink),
        side: .middle, language: entry.title == nil ? nil : entry.language)
      if entry.hasSampleTitle { picture.samples.insert(.titles) }
    } else if entry.image == nil {
      picture.text(
        BarMetrics.missingImage, in: picture.bounds.inset(2, 2), size: 10, isItalic: true, .dim,
        side: .middle)
    }
    picture.add(.end)
    anchor(entry, .below, into: &picture)
    return picture
  }

  /// A badge, truncated to its item; a dot if it is blank.
  func badge(_ entry: Entry, atMost limit: Int = 106) -> Picture? {
    guard let text = entry.badge else { return nil }
    guard !isBlank(text) else { return dot }
    let shown = text.fitted(to: max(14, limit - 10), size: 11, isBold: true)
    let wanted = TextAdvance(shown, isBold: true).width(size: 11)
    var picture = Picture(width: max(18, wanted + 10), height: 18)
    picture.samples = [.badges]
    picture.box(picture.bounds, radius: 9, .badge)
    picture.text(shown, in: picture.bounds, size: 11, isBold: true, .onBadge, side: .middle)
    return picture
  }

  /// A badge without a text.
  var dot: Picture {
    var dot = Picture(width: 10, height: 18)
    dot.samples = [.badges]
    dot.add(.circle(x: 5, y: 9, radius: 5, .badge))
    return dot
  }
}
