import TabReports

/// A rectangle in a picture, in user units.
struct Rect: Sendable, Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var right: Int { x + width }
  var bottom: Int { y + height }
  var middle: Int { x + width / 2 }

  /// The rectangle without a margin on every side.
  func inset(_ dx: Int, _ dy: Int) -> Rect {
    Rect(x: x + dx, y: y + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
  }
}

/// A part of a picture: shapes and texts from back to front, in a size of its own.
///
/// Parts are drawn as they are read from left to right; one that is read the other way is mirrored
/// as a whole. Everything is in whole user units, so that it is written the same everywhere.
struct Picture: Sendable {
  var width: Int
  var height: Int
  private(set) var marks: [Mark] = []

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Something that is drawn, or the beginning or the end of what belongs together.
  enum Mark: Sendable {
    case box(Rect, radius: Int, Ink)
    case circle(x: Int, y: Int, radius: Int, Ink)
    /// A line through points.
    case line([Point], Ink)
    /// A path on a grid of 24, in a size. It is not mirrored.
    case path(String, x: Int, y: Int, size: Int, Ink)
    case text(Text)
    /// Where something is that words outside the device are about. It is not drawn.
    case anchor(Anchor)
    /// A stretch of a bar that has a name. It is not drawn where it stands.
    case bracket(String, from: Int, to: Int, y: Int)
    /// Something that a person would call one thing. Its room comes first; nothing in it may stand
    /// outside of it.
    case begin(Group, title: String)
    case end
    /// What leads to another place of the page.
    case link(String)
    case endLink
  }

  struct Point: Sendable {
    var x: Int
    var y: Int
  }

  /// A text on one line.
  struct Text: Sendable {
    enum Side: Sendable { case left, middle, right }

    var text: String
    var x: Int
    /// Of the base line.
    var y: Int
    var size: Int
    var isBold = false
    var side: Side
    var ink: Ink
    /// The width that the text is given where it nearly fills its room; nil where it has its own.
    var length: Int?
  }

  /// The place of a node, and the side on which there is room for what is said about it.
  struct Anchor: Sendable {
    enum Side: Sendable { case above, below, leading, trailing }

    var node: Int
    var x: Int
    var y: Int
    var side: Side
  }

  /// What kind of thing a group is.
  enum Group: String, Sendable {
    case device, item, row, note, legend, tile, callout
    /// A bar or a sidebar; what it is drawn with is called `bar`.
    case bar = "strip"
  }

  /// The first box of a part of a kind, which is its room.
  func room(of group: Group) -> Rect? {
    for (index, mark) in marks.enumerated() {
      guard case .begin(group, _) = mark, index + 1 < marks.count else { continue }
      if case .box(let rect, _, _) = marks[index + 1] { return rect }
    }
    return nil
  }

  /// The names of the tiles that stand for symbols, in the order in which they are drawn.
  var tileNames: [String] {
    marks.compactMap { if case .begin(.tile, let title) = $0 { title } else { nil } }
  }

  /// The places of nodes.
  var anchors: [Anchor] {
    marks.compactMap { if case .anchor(let anchor) = $0 { anchor } else { nil } }
  }

  mutating func add(_ mark: Mark) { marks.append(mark) }

  mutating func box(_ rect: Rect, radius: Int = 0, _ ink: Ink) {
    add(.box(rect, radius: radius, ink))
  }

  /// Writes a text into the room between two edges, cut off where there is no more.
  ///
  /// - Parameter keepsAll: whether the whole text is written, however little room there is.
  mutating func text(
    _ text: String, in room: Rect, size: Int, isBold: Bool = false, _ ink: Ink,
    side: Text.Side = .left, keepsAll: Bool = false
  ) {
    let shown = keepsAll ? text : text.fitted(to: room.width, size: size, isBold: isBold)
    let advance = TextAdvance(shown, isBold: isBold)
    let width = advance.width(size: size)
    // Nobody knows the reader's font: a text that nearly fills its room is told how wide it is.
    let isTight = advance.isEstimated || width * 10 > room.width * 9
    let x =
      switch side {
      case .left: room.x
      case .middle: room.middle
      case .right: room.right
      }
    // The base line that makes small and capital letters look centred.
    let y = room.y + (room.height + size * 7 / 10 + 1) / 2
    add(
      .text(
        Text(
          text: shown, x: x, y: y, size: size, isBold: isBold, side: side, ink: ink,
          length: isTight && width > 0 ? min(width, max(1, room.width)) : nil)))
  }

  /// Draws an icon, or whatever else is a path on a grid of 24.
  mutating func path(_ path: String, x: Int, y: Int, size: Int, _ ink: Ink) {
    add(.path(path, x: x, y: y, size: size, ink))
  }

  /// Lets what stands in a stretch fade out towards its end.
  mutating func fade(_ rect: Rect, downwards: Bool = false) {
    let steps: [Ink] = [.veil1, .veil2, .veil3]
    for (index, ink) in steps.enumerated() {
      var part = rect
      if downwards {
        part.y += rect.height * index / steps.count
        part.height = rect.bottom - part.y
      } else {
        part.x += rect.width * index / steps.count
        part.width = rect.right - part.x
      }
      box(part, ink)
    }
  }

  /// Draws a part into this one.
  mutating func place(_ picture: Picture, x: Int, y: Int) {
    marks += picture.marks.map { $0.moved(x, y) }
  }

  /// The picture as it is read from right to left.
  func mirrored() -> Picture {
    var mirrored = self
    mirrored.marks = marks.map { $0.mirrored(in: width) }
    return mirrored
  }

  /// Pictures side by side, as high as the highest.
  static func beside(_ pictures: [Picture], gap: Int) -> Picture {
    let width = pictures.reduce(-gap) { $0 + $1.width + gap }
    var row = Picture(
      width: max(0, width), height: pictures.reduce(0) { max($0, $1.height) })
    var x = 0
    for picture in pictures {
      row.place(picture, x: x, y: 0)
      x += picture.width + gap
    }
    return row
  }

  /// Pictures one below the other, as wide as the widest.
  static func stacked(_ pictures: [Picture], gap: Int) -> Picture {
    let height = pictures.reduce(-gap) { $0 + $1.height + gap }
    var column = Picture(
      width: pictures.reduce(0) { max($0, $1.width) }, height: max(0, height))
    var y = 0
    for picture in pictures {
      column.place(picture, x: 0, y: y)
      y += picture.height + gap
    }
    return column
  }

  /// Pictures on a sheet that is about as wide as it is high, each where there is room next.
  static func sheet(_ pictures: [Picture]) -> Picture {
    let gap = 72
    let area = pictures.reduce(0) { $0 + ($1.width + gap) * ($1.height + gap) }
    let widest = pictures.reduce(0) { max($0, $1.width) }
    var side = widest
    while side * side < area * 3 / 2, pictures.count > 1 { side += 100 }
    return stacked(flowing(pictures, width: side, gap: gap), gap: gap)
  }

  /// Pictures like words in a paragraph: side by side as long as there is room.
  static func flowing(_ pictures: [Picture], width: Int, gap: Int) -> [Picture] {
    wrappedRows(of: pictures, width: width, gap: gap, \.width).map { beside($0, gap: gap) }
  }
}

extension Picture.Mark {
  fileprivate func moved(_ dx: Int, _ dy: Int) -> Picture.Mark {
    switch self {
    case .box(var rect, let radius, let ink):
      rect.x += dx
      rect.y += dy
      return .box(rect, radius: radius, ink)
    case .circle(let x, let y, let radius, let ink):
      return .circle(x: x + dx, y: y + dy, radius: radius, ink)
    case .line(let points, let ink):
      return .line(points.map { .init(x: $0.x + dx, y: $0.y + dy) }, ink)
    case .path(let path, let x, let y, let size, let ink):
      return .path(path, x: x + dx, y: y + dy, size: size, ink)
    case .anchor(var anchor):
      anchor.x += dx
      anchor.y += dy
      return .anchor(anchor)
    case .bracket(let name, let from, let to, let y):
      return .bracket(name, from: from + dx, to: to + dx, y: y + dy)
    case .text(var text):
      text.x += dx
      text.y += dy
      return .text(text)
    case .begin, .end, .link, .endLink: return self
    }
  }

  fileprivate func mirrored(in width: Int) -> Picture.Mark {
    switch self {
    case .box(var rect, let radius, let ink):
      rect.x = width - rect.right
      return .box(rect, radius: radius, ink)
    case .circle(let x, let y, let radius, let ink):
      return .circle(x: width - x, y: y, radius: radius, ink)
    case .line(let points, let ink):
      return .line(points.map { .init(x: width - $0.x, y: $0.y) }, ink)
    case .path(let path, let x, let y, let size, let ink):
      return .path(path, x: width - x - size, y: y, size: size, ink)
    case .text(var text):
      text.x = width - text.x
      text.side =
        switch text.side {
        case .left: .right
        case .middle: .middle
        case .right: .left
        }
      return .text(text)
    case .begin, .end, .link, .endLink, .anchor, .bracket: return self
    }
  }
}

/// Parts in rows like words in a paragraph: each row has as many as have room, at least one.
///
/// - Parameters:
///   - gap: the distance between two parts of a row.
///   - extent: how wide a part is.
private func wrappedRows<Part>(
  of parts: [Part], width: Int, gap: Int, _ extent: (Part) -> Int
) -> [[Part]] {
  var rows: [[Part]] = []
  var used = 0
  for part in parts {
    if rows.isEmpty || used + gap + extent(part) > width {
      rows.append([part])
      used = extent(part)
    } else {
      rows[rows.count - 1].append(part)
      used += gap + extent(part)
    }
  }
  return rows
}
