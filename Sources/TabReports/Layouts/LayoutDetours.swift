import JSON
import TabModel

private let mostShown = 12

/// Lists destinations more than one tap away, hardest first.
///
/// - Parameter press: the device's word for a tap.
func detours(to routes: [(node: Int, route: Route)], press: String, _ pen: Pen) -> [Line] {
  let detours = Dictionary(grouping: routes.filter { !$0.route.isImmediate }, by: \.route)
    .sorted { ($0.key.rank, $0.key.via.order) > ($1.key.rank, $1.key.via.order) }
  if detours.isEmpty {
    let text = routes.isEmpty ? "There is nowhere to go" : "Everything is one \(press) away"
    return [Line(), Line(text, .heading)]
  }
  var lines = [Line(), Line("More than one \(press) away", .heading)]
  let width = pen.style.readableWidth
  let shown = detours.prefix(mostShown).map { route, destinations in
    let words = route.taps.map { "\(counted($0, press)), \(route.words)" } ?? route.words
    return (
      lead: Line(words, route.via == .unreachable ? .warning : .plain, indent: 2),
      names: shortNames(of: destinations, atMost: 12) { pen.name(of: $0.node) }
    )
  }
  let column = shown.reduce(0) { max($0, $1.lead.columns) } + 2
  // Otherwise names are below the words.
  let isNarrow = width - column < 32
  for (lead, names) in shown {
    let names = wrapped(names, separator: ", ", to: isNarrow ? width - 4 : width - column)
    lines +=
      isNarrow ? [lead] + names.map { Line($0, indent: 4) } : hanging(lead, names, indent: column)
  }
  let rest = detours.dropFirst(mostShown).reduce(0) { $0 + $1.value.count }
  return rest > 0 ? lines + [Line("  and \(rest) more", .dim)] : lines
}

extension Destination.Way {
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
