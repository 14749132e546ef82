import JSON
import TabAnalysis
import TabModel

extension LayoutText {
  var notes: [Line] {
    if layout.notes.isEmpty { return [] }
    let isContested = layout.notes.contains { $0.statement.label == .documented }
    let heading =
      "Not documented by Apple" + (isContested ? ", or documented and contradicted" : "")
    // As wide as the longest label.
    let indent = isContested ? 14 : 12
    var lines = [Line(), Line(heading, .heading)]
    for (source, notes) in layout.notes.grouped(by: \.statement.source) {
      for (statement, notes) in notes.grouped(by: \.statement) {
        let subjects = notes.compactMap(\.subject)
        var names = subjects.prefix(3).map { pen.name(of: $0) }
        if subjects.count > 3 { names.append("and \(subjects.count - 3) more") }
        let text = statement.text + (names.isEmpty ? "" : " (\(names.joined(separator: ", ")))")
        lines += hanging(
          Line(statement.label.rawValue, .note, indent: 2),
          text.wrapped(to: style.readableWidth - indent), indent: indent)
      }
      lines.append(Line(String(repeating: " ", count: indent) + source.url, .link))
    }
    return lines
  }

  var noteCount: [Line] {
    let count = Set(layout.notes.map(\.statement)).count
    if count == 0 { return [] }
    let assumptions =
      "\(counted(count, "undocumented assumption")); list \(count == 1 ? "it" : "them")"
    return [Line()] + style.lines("\(assumptions) with --notes", .dim)
  }

  private static let mostShown = 12

  /// Destinations more than one tap away, hardest first.
  var detours: [Line] {
    let press = layout.environment.platform.press
    let routes = layoutResult.routes
    let detours = Dictionary(grouping: routes.filter { !$0.route.isImmediate }, by: \.route)
      .sorted { ($0.key.rank, $0.key.via.order) > ($1.key.rank, $1.key.via.order) }
    if detours.isEmpty {
      let text = routes.isEmpty ? "There is nowhere to go" : "Everything is one \(press) away"
      return [Line(), Line(text, .heading)]
    }
    let scrolls = detours.contains { $0.key.needsScrolling }
    var lines = [
      Line(),
      Line(
        "\(scrolls ? "Not within" : "More than") one \(press)\(scrolls ? "" : " away")", .heading),
    ]
    let width = style.readableWidth
    let shown = detours.prefix(Self.mostShown).map { route, destinations in
      let words = route.taps.map { "\(counted($0, press)), \(route.words)" } ?? route.words
      return (
        lead: Line(words, route.via == .unreachable ? .warning : .plain, indent: 2),
        names: shortNames(of: destinations, atMost: 12) { pen.name(of: $0.node) }
      )
    }
    let column = shown.reduce(0) { max($0, $1.lead.columns) } + 2
    // Otherwise names are below the words.
    let indent = width - column < 32 ? 4 : column
    for (lead, names) in shown {
      lines += hanging(lead, wrapped(names, separator: ", ", to: width - indent), indent: indent)
    }
    let rest = detours.dropFirst(Self.mostShown).reduce(0) { $0 + $1.value.count }
    return rest > 0 ? lines + [Line("  and \(rest) more", .dim)] : lines
  }
}

extension Destination.Way {
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
