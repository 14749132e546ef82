import TabModel
import TabReports

struct Rect: Sendable, Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var right: Int { x + width }
  var bottom: Int { y + height }
  var middle: Int { x + width / 2 }

  /// The rectangle without a margin.
  func inset(_ dx: Int, _ dy: Int) -> Rect {
    Rect(x: x + dx, y: y + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
  }
}

/// Shapes and texts from back to front.
///
/// Pictures are drawn left to right and mirrored as a whole. Coordinates are integers, so output is
/// stable.
struct Picture: Sendable {
  var width: Int
  var height: Int
  private(set) var marks: [Mark] = []
  /// Sentences about omitted parts.
  var remarks: [String] = []
  /// Drawn values that the app sets at run time.
  var samples: Set<Sample> = []

  var bounds: Rect { Rect(x: 0, y: 0, width: width, height: height) }

  /// A shape, or the start or end of a group.
  enum Mark: Sendable, Equatable {
    case box(Rect, radius: Int, Ink)
    /// A rectangle of which some corners are round.
    case tab(Rect, radius: Int, Corners, Ink)
    case circle(x: Int, y: Int, radius: Int, Ink)
    case line([Point], Ink)
    /// A path on a 24 × 24 grid, scaled. Not mirrored.
    case path(String, x: Int, y: Int, size: Int, Ink)
    case text(Text)
    /// Target of a callout; not drawn itself.
    case anchor(Anchor)
    /// A named stretch of a bar; drawn around the device.
    case bracket(Bracket)
    /// A group with a title.
    case begin(Group, title: String)
    case end
    /// A link to another place on the page, with its label for screen readers.
    case link(String, words: String)
    case endLink
  }

  struct Corners: OptionSet, Sendable {
    let rawValue: Int

    static let topLeft = Corners(rawValue: 1)
    static let topRight = Corners(rawValue: 2)
    static let bottomRight = Corners(rawValue: 4)
    static let bottomLeft = Corners(rawValue: 8)
    static let left: Corners = [.topLeft, .bottomLeft]
    static let right: Corners = [.topRight, .bottomRight]
    static let bottom: Corners = [.bottomLeft, .bottomRight]

    var mirrored: Corners {
      let pairs: [(Corners, Corners)] = [
        (.topLeft, .topRight), (.topRight, .topLeft), (.bottomRight, .bottomLeft),
        (.bottomLeft, .bottomRight),
      ]
      return pairs.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
    }
  }

  enum Sample {
    case titles, badges
    /// Badges where no source shows how they look.
    case assumedBadges
  }

  struct Point: Sendable, Equatable {
    var x: Int
    var y: Int
  }

  struct Text: Sendable, Equatable {
    enum Side: Sendable { case left, middle, right }

    var text: String
    var x: Int
    /// Baseline.
    var y: Int
    var size: Int
    var isBold = false
    /// True for samples.
    var isItalic = false
    var side: Side
    var ink: Ink
    /// Width that the text is fitted to if it nearly fills its space.
    var length: Int?
    /// The language of the app's own text, if known.
    var language: String?
    /// True for a sentence in English, which may begin with a name of another direction.
    var isEnglish = false
  }

  /// A list of nodes in a picture. A statement about one of them has no place in the others.
  enum Part: Sendable { case bar, more, sidebar }

  /// A node's position, and the side with space for callouts.
  struct Anchor: Sendable, Equatable {
    enum Side: Sendable { case above, below, leading, trailing }

    var node: Int
    var part: Part
    var x: Int
    var y: Int
    var side: Side
  }

  enum Group: String, Sendable {
    case device, item, row, note, legend, tile, callout
    /// A bar or sidebar; `bar` is the class of its shape.
    case bar = "strip"
  }

  struct Bracket: Sendable, Equatable {
    var name: String
    var from: Int
    var to: Int
  }

  var texts: [Text] { marks.compactMap { if case .text(let text) = $0 { text } else { nil } } }

  var brackets: [Bracket] {
    marks.compactMap { if case .bracket(let bracket) = $0 { bracket } else { nil } }
  }

  var tileNames: [String] {
    marks.compactMap { if case .begin(.tile, let title) = $0 { title } else { nil } }
  }

  var anchors: [Anchor] {
    marks.compactMap { if case .anchor(let anchor) = $0 { anchor } else { nil } }
  }

  mutating func add(_ mark: Mark) { marks.append(mark) }

  /// Begins a group with the box that encloses it.
  mutating func begin(
    _ group: Group, title: String, in room: Rect, radius: Int = 0, _ ink: Ink = .room
  ) {
    add(.begin(group, title: title))
    box(room, radius: radius, ink)
  }

  mutating func box(_ rect: Rect, radius: Int = 0, _ ink: Ink) {
    add(.box(rect, radius: radius, ink))
  }

  /// Draws a text, truncated to its space.
  ///
  /// - Parameters:
  ///   - keepsAll: true to never truncate.
  ///   - fades: true if the end is under a fade, which needs no ellipsis.
  mutating func text(
    _ text: String, in room: Rect, size: Int, isBold: Bool = false, isItalic: Bool = false,
    _ ink: Ink, side: Text.Side = .left, keepsAll: Bool = false, fades: Bool = false,
    language: String? = nil, isEnglish: Bool = false
  ) {
    let fitted = keepsAll ? text : text.fitted(to: room.width, size: size, isBold: isBold)
    let shown = fades && fitted != text ? String(fitted.dropLast()) : fitted
    let advance = TextAdvance(shown, isBold: isBold)
    let width = advance.width(size: size)
    // The reader's font is unknown, so a text that nearly fills its space gets a width.
    let isTight = advance.isEstimated || width * 10 > room.width * 9
    let x =
      switch side {
      case .left: room.x
      case .middle: room.middle
      case .right: room.right
      }
    // Baseline that looks centered.
    let y = room.y + (room.height + size * 7 / 10 + 1) / 2
    add(
      .text(
        Text(
          text: shown, x: x, y: y, size: size, isBold: isBold, isItalic: isItalic, side: side,
          ink: ink, length: isTight && width > 0 ? min(width, max(1, room.width)) : nil,
          language: language, isEnglish: isEnglish)))
  }

  /// Fades a region out towards its end, which has round corners.
  mutating func fade(
    _ rect: Rect, radius: Int = 0, corners: Corners? = nil, downwards: Bool = false
  ) {
    let corners = corners ?? (downwards ? .bottom : .right)
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
      add(.tab(part, radius: radius, corners, ink))
    }
  }

  mutating func place(_ picture: Picture, x: Int, y: Int) {
    marks += picture.marks.map { $0.moved(x, y) }
    remarks += picture.remarks
    samples.formUnion(picture.samples)
  }

  /// True if two pictures have the same shapes, texts and remarks, whatever nodes they are about and whatever
  /// these are called.
  func looks(like other: Picture) -> Bool {
    func visible(_ picture: Picture) -> [Mark] {
      picture.marks.compactMap { mark in
        switch mark {
        case .anchor: nil
        case .begin(let group, _) where group != .tile: .begin(group, title: "")
        default: mark
        }
      }
    }
    return (width, height) == (other.width, other.height) && remarks == other.remarks
      && visible(self) == visible(other)
  }

  func padded(by margin: Int) -> Picture {
    var padded = Picture(width: width + 2 * margin, height: height + 2 * margin)
    padded.place(self, x: margin, y: margin)
    return padded
  }

  /// The picture mirrored for right-to-left languages.
  func mirrored() -> Picture {
    var mirrored = self
    mirrored.marks = marks.map { $0.moved(width, 0, isMirrored: true) }
    return mirrored
  }

  /// Pictures in a row.
  static func beside(_ pictures: [Picture], gap: Int) -> Picture {
    let width = pictures.reduce(-gap) { $0 + $1.width + gap }
    var row = Picture(width: max(0, width), height: pictures.reduce(0) { max($0, $1.height) })
    var x = 0
    for picture in pictures {
      row.place(picture, x: x, y: 0)
      x += picture.width + gap
    }
    return row
  }

  /// Pictures in a column.
  static func stacked(_ pictures: [Picture], gap: Int) -> Picture {
    let height = pictures.reduce(-gap) { $0 + $1.height + gap }
    var column = Picture(width: pictures.reduce(0) { max($0, $1.width) }, height: max(0, height))
    var y = 0
    for picture in pictures {
      column.place(picture, x: 0, y: y)
      y += picture.height + gap
    }
    return column
  }

  /// Pictures in rows, wrapped like words.
  static func flowing(_ pictures: [Picture], width: Int, gap: Int) -> [Picture] {
    rows(of: pictures, to: width, gap: gap, width: \.width).map { beside($0, gap: gap) }
  }
}

extension Picture.Mark {
  /// The mark in another picture, optionally mirrored.
  ///
  /// - Parameter dx: the place of the picture's left edge, which is its right edge if mirrored.
  fileprivate func moved(_ dx: Int, _ dy: Int, isMirrored: Bool = false) -> Picture.Mark {
    func x(_ x: Int, width: Int = 0) -> Int { isMirrored ? dx - x - width : dx + x }
    func moved(_ rect: Rect) -> Rect {
      Rect(x: x(rect.x, width: rect.width), y: rect.y + dy, width: rect.width, height: rect.height)
    }
    switch self {
    case .box(let rect, let radius, let ink): return .box(moved(rect), radius: radius, ink)
    case .tab(let rect, let radius, let corners, let ink):
      return .tab(moved(rect), radius: radius, isMirrored ? corners.mirrored : corners, ink)
    case .circle(let middle, let y, let radius, let ink):
      return .circle(x: x(middle), y: y + dy, radius: radius, ink)
    case .line(let points, let ink):
      return .line(points.map { .init(x: x($0.x), y: $0.y + dy) }, ink)
    case .path(let path, let left, let y, let size, let ink):
      return .path(path, x: x(left, width: size), y: y + dy, size: size, ink)
    case .anchor(var anchor):
      (anchor.x, anchor.y) = (x(anchor.x), anchor.y + dy)
      return .anchor(anchor)
    case .bracket(var bracket):
      (bracket.from, bracket.to) = (x(bracket.from), x(bracket.to))
      return .bracket(bracket)
    case .text(var text):
      (text.x, text.y) = (x(text.x), text.y + dy)
      if isMirrored, text.side != .middle { text.side = text.side == .left ? .right : .left }
      return .text(text)
    case .begin, .end, .link, .endLink: return self
    }
  }
}
