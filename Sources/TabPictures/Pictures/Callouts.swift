import JSON
import TabModel
import TabReports

/// A mark outside the device, with a line to the node.
struct Callout: Sendable {
  enum Kind: Sendable {
    case finding(Diagnostic.Severity)
    case evidence
  }

  /// Number of a finding, or letters of statements.
  var text: String
  var kind: Kind
  /// Link target on the page, if any.
  var link: String?
  var words: String
}

struct CalloutPicture {
  private static let side = 28
  private static let gap = 14
  private static let step = side + 4

  /// True if the picture is mirrored after it is drawn.
  var isMirrored = false
  /// By node, those with a place in a part of the picture.
  let callouts: (Int, Picture.Part) -> [Callout]

  /// Surrounds a device with callouts.
  ///
  /// - Parameter least: minimum leading margin.
  func around(_ device: Picture, leading least: Int = 0) -> Picture {
    let marked = device.anchors.map { ($0, callouts($0.node, $0.part)) }.filter { !$1.isEmpty }
    let above = marked.filter { $0.0.side == .above }.sorted { $0.0.x < $1.0.x }
    let brackets = BracketNames(device.brackets, leaders: above.map(\.0.x))
    let bracketHeight = brackets.rows * brackets.rowHeight
    let left = max(least, room(at: .leading, of: device))
    let top = room(at: .above, of: device) + bracketHeight
    var picture = Picture(
      width: left + device.width + room(at: .trailing, of: device),
      height: top + device.height + room(at: .below, of: device))
    picture.place(device, x: left, y: top)
    let frame = Rect(
      x: left, y: top - bracketHeight, width: device.width, height: device.height + bracketHeight)
    for (anchor, callouts) in marked where anchor.side != .above {
      var anchor = anchor
      (anchor.x, anchor.y) = (anchor.x + left, anchor.y + top)
      draw(callouts, at: anchor, device: frame, into: &picture)
    }
    // Those above go around the names of the brackets.
    let routes = brackets.routes
    let slots = Self.spread(routes.map(\.exit))
    for (index, (anchor, callouts)) in above.enumerated() {
      let (route, slot) = (routes[index], slots[index] + left)
      let (x, exit) = (anchor.x + left, route.exit + left)
      var points: [Picture.Point] = [.init(x: x, y: anchor.y + top)]
      if route.exit != anchor.x {
        points += [.init(x: x, y: top - route.level), .init(x: exit, y: top - route.level)]
      }
      if slot != exit { points.append(.init(x: exit, y: frame.y)) }
      points.append(.init(x: slot, y: frame.y - Self.gap))
      picture.add(.line(points, .leader))
      picture.add(.circle(x: x, y: anchor.y + top, radius: 2, .dots))
      // From the top, in reading order.
      for (position, callout) in callouts.reversed().enumerated() {
        let y = frame.y - Self.gap - position * Self.step - Self.side
        draw(
          callout, in: Rect(x: slot - Self.side / 2, y: y, width: Self.side, height: Self.side),
          into: &picture)
      }
    }
    for name in brackets.names {
      draw(name, x: left, y: top - 10, rowHeight: brackets.rowHeight, into: &picture)
    }
    // The last name or number may end beyond the bar.
    let lastSlot = slots.last.map { $0 + left + Self.side / 2 } ?? 0
    picture.width = max(picture.width, left + brackets.right, lastSlot)
    return picture
  }

  /// Moves places apart, so that callouts at them do not touch.
  private static func spread(_ places: [Int]) -> [Int] {
    var spread: [Int] = []
    for place in places { spread.append(max(place, (spread.last ?? .min / 2) + step)) }
    return spread
  }

  func room(at side: Picture.Anchor.Side, of device: Picture) -> Int {
    let most = device.anchors.reduce(0) {
      $1.side == side ? max($0, callouts($1.node, $1.part).count) : $0
    }
    return most == 0 ? 0 : Self.gap + most * Self.step
  }

  private func draw(
    _ callouts: [Callout], at anchor: Picture.Anchor, device: Rect, into picture: inout Picture
  ) {
    let side = Self.side
    // In reading order from left to right, also in a picture that is mirrored.
    let isReversed = anchor.side == (isMirrored ? .trailing : .leading)
    let ordered = isReversed ? callouts.reversed() : callouts
    for (index, callout) in ordered.enumerated() {
      let out = Self.gap + index * Self.step
      // The leader ends at the near edge of the marker.
      let end: Picture.Point
      var (x, y) = (anchor.x - side / 2, anchor.y - side / 2)
      switch anchor.side {
      case .above: (end, y) = (.init(x: anchor.x, y: device.y - out), device.y - out - side)
      case .below: (end, y) = (.init(x: anchor.x, y: device.bottom + out), device.bottom + out)
      case .leading: (end, x) = (.init(x: device.x - out, y: anchor.y), device.x - out - side)
      case .trailing: (end, x) = (.init(x: device.right + out, y: anchor.y), device.right + out)
      }
      if index == 0 {
        picture.add(.line([.init(x: anchor.x, y: anchor.y), end], .leader))
        picture.add(.circle(x: anchor.x, y: anchor.y, radius: 2, .dots))
      }
      draw(callout, in: Rect(x: x, y: y, width: side, height: side), into: &picture)
    }
  }

  private func draw(_ callout: Callout, in room: Rect, into picture: inout Picture) {
    picture.begin(.callout, title: callout.words, in: room)
    if let link = callout.link { picture.add(.link(link, words: callout.words)) }
    let (ink, text, radius): (Ink, Ink, Int) =
      switch callout.kind {
      case .finding(.error): (.error, .onMark, 5)
      case .finding(.warning): (.warning, .onHint, room.width / 2)
      case .finding(.note): (.hint, .onMark, room.width / 2)
      case .evidence: (.evidence, .text, room.width / 2)
      }
    picture.box(room, radius: radius, ink)
    let size = callout.text.utf8.count > 2 ? 11 : 13
    picture.text(
      callout.text, in: room, size: size, isBold: true, text, side: .middle, keepsAll: true)
    if callout.link != nil { picture.add(.endLink) }
    picture.add(.end)
  }

  private func draw(
    _ name: BracketNames.Name, x: Int, y: Int, rowHeight: Int, into picture: inout Picture
  ) {
    // Outside the device: no line crosses its frame.
    let (from, to, bottom) = (x + name.bracket.from, x + name.bracket.to, y + 7)
    picture.add(
      .line(
        [
          .init(x: from, y: bottom), .init(x: from, y: y), .init(x: to, y: y),
          .init(x: to, y: bottom),
        ], .leader))
    let room = Rect(
      x: x + name.x, y: y + 12 - (name.row + 1) * rowHeight, width: name.width, height: 18)
    if name.row > 0 {
      let middle = (from + to) / 2
      picture.add(.line([.init(x: middle, y: y), .init(x: middle, y: room.bottom + 2)], .leader))
    }
    picture.begin(.note, title: "\(name.bracket.name) items", in: room, radius: 4, .ground)
    picture.text(name.bracket.name, in: room.inset(2, 0), size: 13, .dim, side: .middle)
    picture.add(.end)
  }
}

/// Names over brackets, and the leaders that go around them.
struct BracketNames {
  struct Name {
    let bracket: Picture.Bracket
    let x: Int
    let width: Int
    /// 0, or 1 above a name that takes the space.
    let row: Int
  }

  /// A leader turns at its level above the device to its exit, and goes up from there.
  typealias Route = (exit: Int, level: Int)

  private static let margin = 5
  /// Where leaders turn: between a bracket and its name, away from both.
  private static let lowestTurn = 18

  private(set) var names: [Name] = []
  private(set) var routes: [Route] = []
  /// The height of a bracket with its name, and with space for the leaders that turn between them.
  var rowHeight: Int { routes.contains { $0.level > 0 } ? 48 : 40 }
  var rows: Int { (names.map(\.row).max() ?? -1) + 1 }
  var right: Int { names.map { $0.x + $0.width }.max() ?? 0 }

  /// - Parameter leaders: their places, in order.
  init(_ brackets: [Picture.Bracket], leaders: [Int]) {
    var ends = [0, 0]
    for bracket in brackets {
      let width = TextAdvance(bracket.name).width(size: 13) + 8
      let x = Self.place(width, over: bracket, after: ends[0], leaders)
      // Leaders pass between names.
      let row = x < ends[0] ? 1 : 0
      names.append(Name(bracket: bracket, x: x, width: width, row: row))
      ends[row] = x + width + 4
    }
    routes = leaders.map { ($0, 0) }
    for block in blocks { route(around: block) }
  }

  /// Over the middle of the bracket, or beside it if leaders are in the way there, but with its own middle
  /// on the bracket.
  private static func place(
    _ width: Int, over bracket: Picture.Bracket, after end: Int, _ leaders: [Int]
  ) -> Int {
    let middle = (bracket.from + bracket.to) / 2
    let most = (bracket.to - bracket.from) / 2
    let moves = (0...most).flatMap { [$0, -$0] }
    let free = moves.map { middle + $0 - width / 2 }.first { x in
      x >= end && !leaders.contains { x - margin < $0 && $0 < x + width + margin }
    }
    return free ?? max(0, middle - width / 2)
  }

  /// Stretches with names, between which a leader fits.
  private var blocks: [(from: Int, to: Int)] {
    var blocks: [(from: Int, to: Int)] = []
    for name in names.sorted(by: { $0.x < $1.x }) {
      let (from, to) = (name.x - Self.margin, name.x + name.width + Self.margin)
      if let last = blocks.last, from < last.to + 2 * Self.margin {
        blocks[blocks.count - 1].to = max(last.to, to)
      } else {
        blocks.append((from, to))
      }
    }
    return blocks
  }

  private mutating func route(around block: (from: Int, to: Int)) {
    // With those that are in the way of the others.
    let near = 2 * Self.margin + 2
    let inside = routes.indices.filter {
      block.from - near < routes[$0].exit && routes[$0].exit < block.to + near
    }
    let isFree = inside.allSatisfy { routes[$0].exit <= block.from || block.to <= routes[$0].exit }
    if isFree { return }
    let middle = (block.from + block.to) / 2
    let left = inside.filter { routes[$0].exit <= middle }
    let right = inside.filter { routes[$0].exit > middle }
    // The outermost turns first, so that none crosses another.
    for (position, index) in left.enumerated() {
      routes[index] = (
        block.from - 6 * (left.count - 1 - position), Self.lowestTurn + 3 * position
      )
    }
    for (position, index) in right.reversed().enumerated() {
      routes[index] = (
        block.to + 6 * (right.count - 1 - position), Self.lowestTurn + 3 * position
      )
    }
  }
}
