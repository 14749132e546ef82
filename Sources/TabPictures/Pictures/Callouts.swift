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

  let callouts: [Int: [Callout]]

  /// Surrounds a device with callouts.
  ///
  /// - Parameter least: minimum leading margin.
  func around(_ device: Picture, leading least: Int = 0) -> Picture {
    let bracketHeight = device.brackets.isEmpty ? 0 : 34
    let left = max(least, room(at: .leading, of: device))
    let top = room(at: .above, of: device) + bracketHeight
    var picture = Picture(
      width: left + device.width + room(at: .trailing, of: device),
      height: top + device.height + room(at: .below, of: device))
    picture.place(device, x: left, y: top)
    let brackets = picture.brackets
    let frame = Rect(
      x: left, y: top - bracketHeight, width: device.width, height: device.height + bracketHeight)
    for anchor in picture.anchors {
      draw(callouts[anchor.node, default: []], at: anchor, device: frame, into: &picture)
    }
    var lastRight = 0
    let leaders = picture.anchors.filter {
      $0.side == .above && !callouts[$0.node, default: []].isEmpty
    }.map(\.x).sorted()
    for bracket in brackets {
      draw(bracket, y: top - 10, leaders, &lastRight, into: &picture)
    }
    // The last word may end beyond the bar.
    picture.width = max(picture.width, lastRight)
    return picture
  }

  func room(at side: Picture.Anchor.Side, of device: Picture) -> Int {
    let most = device.anchors.reduce(0) {
      $1.side == side ? max($0, callouts[$1.node, default: []].count) : $0
    }
    return most == 0 ? 0 : Self.gap + most * (Self.side + 4)
  }

  private func draw(
    _ callouts: [Callout], at anchor: Picture.Anchor, device: Rect, into picture: inout Picture
  ) {
    let side = Self.side
    let step = side + 4
    for (index, callout) in callouts.enumerated() {
      let out = Self.gap + index * step
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
    let size = callout.text.utf8.count > 3 ? 9 : callout.text.utf8.count > 2 ? 11 : 13
    picture.text(
      callout.text, in: room, size: size, isBold: true, text, side: .middle, keepsAll: true)
    if callout.link != nil { picture.add(.endLink) }
    picture.add(.end)
  }

  private func draw(
    _ bracket: Picture.Bracket, y: Int, _ leaders: [Int], _ lastRight: inout Int,
    into picture: inout Picture
  ) {
    // Outside the device: no line crosses its frame.
    let (from, to, bottom) = (bracket.from, bracket.to, y + 7)
    picture.add(
      .line(
        [
          .init(x: from, y: bottom), .init(x: from, y: y), .init(x: to, y: y),
          .init(x: to, y: bottom),
        ], .leader))
    let width = TextAdvance(bracket.name).width(size: 13) + 8
    // No leader crosses the word.
    var x = max((from + to - width) / 2, lastRight + 6)
    for leader in leaders where x - 4 < leader && leader < x + width + 4 { x = leader + 6 }
    let room = Rect(x: x, y: y - 22, width: width, height: 18)
    picture.begin(.note, title: "\(bracket.name) items", in: room, radius: 4, .ground)
    picture.text(bracket.name, in: room.inset(2, 0), size: 13, .dim, side: .middle)
    picture.add(.end)
    lastRight = room.right
  }
}
