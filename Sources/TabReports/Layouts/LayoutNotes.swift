import JSON
import TabModel

/// Lists undocumented statements by source.
func notes(of layout: Layout, _ pen: Pen) -> [Line] {
  if layout.notes.isEmpty { return [] }
  var lines = [Line(), Line("Not documented by Apple", .heading)]
  for (source, notes) in layout.notes.grouped(by: \.statement.source) {
    for (statement, notes) in notes.grouped(by: \.statement) {
      lines += sentence(statement, notes.compactMap(\.subject), pen)
    }
    lines.append(Line(String(repeating: " ", count: 12) + source.url, .link))
  }
  return lines
}

/// Reports the number of undocumented statements.
func noteCount(of layout: Layout, _ pen: Pen) -> [Line] {
  let count = Set(layout.notes.map(\.statement)).count
  if count == 0 { return [] }
  let assumptions =
    "\(counted(count, "undocumented assumption")); list \(count == 1 ? "it" : "them")"
  return [Line()] + pen.style.lines("\(assumptions) with --notes", .dim)
}

private func sentence(_ statement: Statement, _ subjects: [Int], _ pen: Pen) -> [Line] {
  var text = statement.text
  if !subjects.isEmpty {
    let names = subjects.prefix(3).map { pen.name(of: $0) }.joined(separator: ", ")
    text += subjects.count > 3 ? " (\(names), and \(subjects.count - 3) more)" : " (\(names))"
  }
  return hanging(
    Line(statement.label.rawValue, .note, indent: 2),
    text.wrapped(to: pen.style.readableWidth - 12), indent: 12)
}

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
