import JSON
import TabModel

/// Lists destinations more than one tap away, hardest first.
func writeDetours(
  of layout: Layout, _ destinations: [Destination], _ pen: Pen, into output: inout [UInt8]
) {
  let detours = Dictionary(grouping: destinations.filter { $0.taps != 1 }, by: Detour.init)
    .sorted { Detour.isWorse($0.key, than: $1.key) }
  output.append(0x0A)
  guard !detours.isEmpty else {
    let text = destinations.isEmpty ? "There is nowhere to go" : "Everything is one tap away"
    Line(text, .heading).write(pen.style, into: &output)
    return
  }
  Line("More than one tap away", .heading).write(pen.style, into: &output)
  let width = pen.style.readableWidth
  let shown = detours.prefix(Detour.mostShown)
  let column = shown.reduce(0) { max($0, $1.key.words.count) } + 2
  // Otherwise names are below the words.
  let isNarrow = width - 2 - column < 32
  for (detour, destinations) in shown {
    let names = wrapped(
      names(of: destinations, pen), separator: ", ",
      to: isNarrow ? width - 4 : width - 2 - column)
    for (index, line) in names.enumerated() {
      var row = Line()
      row.fill(2)
      if index == 0 {
        row.append(detour.words, detour.isDeadEnd ? .warning : .plain)
        if isNarrow {
          row.write(pen.style, into: &output)
          row = Line()
          row.fill(4)
        }
      } else if isNarrow {
        row.fill(2)
      }
      if !isNarrow { row.fill(2 + column - row.columns) }
      row.append(line)
      row.write(pen.style, into: &output)
    }
  }
  let rest = detours.dropFirst(Detour.mostShown).reduce(0) { $0 + $1.value.count }
  if rest > 0 { Line("  and \(rest) more", .dim).write(pen.style, into: &output) }
}

private func names(of destinations: [Destination], _ pen: Pen) -> [String] {
  shortNames(of: destinations, atMost: 12) { pen.name(of: $0.node) }
}

private struct Detour: Hashable {
  static let mostShown = 12

  let via: Destination.Way
  let taps: Int?

  init(_ destination: Destination) {
    via = destination.via
    taps = destination.taps
  }

  var isDeadEnd: Bool { via == .unreachable }

  var words: String {
    let way = via.words(taps: taps)
    return taps.map { "\(tapWords($0)), \(way)" } ?? way
  }

  static func isWorse(_ left: Detour, than right: Detour) -> Bool {
    (left.rank, left.via.order) > (right.rank, right.via.order)
  }

  private var rank: Int {
    if let taps { return taps }
    return switch via {
    case .unreachable: .max
    case .customization: .max - 1
    default: .max - 2
    }
  }
}

extension Destination.Way {
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
