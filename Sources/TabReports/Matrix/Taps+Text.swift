import JSON
import TabAnalysis
import TabModel

/// The taps to every destination, for a terminal.
struct TapsText {
  let name: String
  let matrix: Matrix
  let style: TextStyle

  private var taps: Taps { matrix.taps }
  private var width: Int { style.tableWidth }
  private static let mostNamed = 24

  var lines: [Line] { [Line(style.shown(name, columns: width), .heading)] + totals + groups }

  private var totals: [Line] {
    let devices = taps.totals.reduce(0) { max($0, $1.name.count) } + 2
    // Narrow terminals get shorter names, and devices have their own line.
    let isNarrow = devices + 49 > width
    let names =
      isNarrow
      ? ["mean", "max", "1 tap", "1 or 2", "none"]
      : ["mean", "most", "one tap", "one or two", "no route"]
    let column = isNarrow ? 4 : devices + 2
    let heading = names.reduce(Line("Taps".padded(to: column), .heading)) {
      $0 + Line($1, .dim, indent: 2)
    }
    return [Line(), heading]
      + taps.totals.flatMap { total in
        let device = Line(total.name, indent: 2)
        let values = zip(names, self.values(total)).reduce(Line()) { line, part in
          let (name, (value, isBad)) = part
          return line
            + Line(value, isBad ? .warning : .plain, indent: 2 + max(0, name.count - value.count))
        }
        return hanging(device, [values], indent: column)
      }
  }

  private func values(_ total: TapTotal) -> [(text: String, isBad: Bool)] {
    func percent(_ part: Int) -> String { total.percentage(part) ?? style.glyphs.absent }
    let isBad = total.unreached > 0
    return [
      (total.mean() ?? style.glyphs.absent, false),
      (total.maximum.map(String.init) ?? style.glyphs.absent, false),
      (percent(total.withinOne), false), (percent(total.withinTwo), false),
      (isBad ? percent(total.unreached) : style.glyphs.absent, isBad),
    ]
  }

  private var groups: [Line] {
    if taps.groups.isEmpty { return [Line(), Line("There is nowhere to go", .heading)] }
    var lines = [Line(), Line("Destinations, hardest to reach first", .heading)]
    for group in taps.groups {
      let destinations = style.names(
        of: group.nodes, among: matrix.names, most: Self.mostNamed, columns: 34)
      lines.append(Line())
      lines += wrapped(destinations, separator: ", ", to: width - 2)
        .map { Line($0, .emphasis, indent: 2) }
      lines += ways(group)
    }
    return lines
  }

  private func ways(_ group: Taps.Group) -> [Line] {
    let widest = group.ways.reduce(0) { max($0, $1.way.tapWords.count) }
    let words = group.ways.reduce(0) { max($0, $1.way.words.count) }
    let indent = 4 + (widest > 0 ? widest + 2 : 0)
    let column = indent + words + 2
    // Otherwise places are below the words.
    let start = width - column < 24 ? 8 : column
    return group.ways.flatMap { way, environments in
      let tapWords = way.taps == nil ? style.glyphs.absent : way.tapWords
      let lead = Line(widest > 0 ? tapWords : "", indent: 4)
      let lines = hanging(
        lead, way.words.wrapped(to: width - indent), role(of: way), indent: indent)
      let place = taps.phrase(for: environments).lines(columns: width - start)
      return lines.dropLast() + hanging(lines[lines.count - 1], place, .dim, indent: start)
    }
  }

  private func role(of way: Route) -> TextStyle.Role {
    switch way.via {
    case .unreachable: .error
    case .customization: .warning
    case .tabBar, .sidebar, .more, .toggledTabBar, .toggledSidebar, .groupScreen, .link, .children:
      .plain
    }
  }
}
