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

  /// Something that is drawn, or the begin or end of what belongs together.
  enum Mark: Sendable {
    case box(Rect, radius: Int, Ink)
    case circle(x: Int, y: Int, radius: Int, Ink)
    /// A line through points.
    case line([Point], Ink)
    case text(Text)
    /// Something that a person would call one thing. Its room comes first; nothing in it may stand
    /// outside of it.
    case begin(Group, title: String)
    case end
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
  }

  /// What kind of thing a group is.
  enum Group: String, Sendable { case device, item, row, note, legend }

  mutating func add(_ mark: Mark) { marks.append(mark) }

  mutating func box(_ rect: Rect, radius: Int = 0, _ ink: Ink) {
    add(.box(rect, radius: radius, ink))
  }

  /// Writes a text into the room between two edges, cut off where there is no more.
  mutating func text(
    _ text: String, in room: Rect, size: Int, isBold: Bool = false, _ ink: Ink,
    side: Text.Side = .left
  ) {
    let shown = text.fitted(to: room.width, size: size, isBold: isBold)
    let x =
      switch side {
      case .left: room.x
      case .middle: room.middle
      case .right: room.right
      }
    // The base line that makes small and capital letters look centred.
    let y = room.y + (room.height + size * 7 / 10 + 1) / 2
    add(.text(Text(text: shown, x: x, y: y, size: size, isBold: isBold, side: side, ink: ink)))
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

  /// Pictures like words in a paragraph: side by side as long as there is room.
  static func flowing(_ pictures: [Picture], width: Int, gap: Int) -> [Picture] {
    var rows: [Picture] = []
    var row: [Picture] = []
    var used = 0
    for picture in pictures {
      if !row.isEmpty, used + gap + picture.width > width {
        rows.append(beside(row, gap: gap))
        row = []
        used = 0
      }
      used += picture.width + (row.isEmpty ? 0 : gap)
      row.append(picture)
    }
    if !row.isEmpty { rows.append(beside(row, gap: gap)) }
    return rows
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
    case .text(var text):
      text.x += dx
      text.y += dy
      return .text(text)
    case .begin, .end: return self
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
    case .text(var text):
      text.x = width - text.x
      text.side =
        switch text.side {
        case .left: .right
        case .middle: .middle
        case .right: .left
        }
      return .text(text)
    case .begin, .end: return self
    }
  }
}
