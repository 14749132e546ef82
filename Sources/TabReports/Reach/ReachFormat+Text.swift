import JSON
import TabModel

extension ReachFormat {
  package static var text: ReachFormat {
    ReachFormat(
      name: "text",
      summary: "Totals for each platform, warnings, and the routes to everything."
    ) { reach, style in
      var output: [UInt8] = []
      ReachText(reach: reach, pen: Pen(reach.spec, style), names: NodeNames(reach.spec)).write(
        into: &output)
      return output
    }
  }
}

private struct ReachText {
  let reach: Reach
  let pen: Pen
  let names: NodeNames

  private var style: TextStyle { pen.style }
  private var width: Int { pen.reportWidth }
  private static let mostNamed = 24

  func write(into output: inout [UInt8]) {
    Line(style.shown(reach.name, columns: width), .heading).write(style, into: &output)
    writeTotals(into: &output)
    writeWarnings(into: &output)
    writeGroups(into: &output)
  }

  // MARK: - Totals

  private func writeTotals(into output: inout [UInt8]) {
    output.append(0x0A)
    let devices = reach.totals.reduce(0) { max($0, $1.platform.device.count) } + 2
    // Narrow terminals get shorter names.
    let isNarrow = devices + 49 > width
    let names =
      isNarrow
      ? ["mean", "max", "1 tap", "1 or 2", "none"]
      : ["mean", "most", "one tap", "one or two", "no route"]
    // Devices have their own line there.
    let column = isNarrow ? 4 : devices + 2
    var heading = Line()
    heading.append("Taps".padded(to: column), .heading)
    for name in names {
      heading.fill(2)
      heading.append(name, .dim)
    }
    heading.write(style, into: &output)
    for total in reach.totals {
      let values = [
        total.mean ?? pen.glyphs.absent,
        total.reached > 0 ? String(total.maximum) : pen.glyphs.absent,
        percent(total, total.withinOne), percent(total, total.withinTwo),
        total.unreached == 0 ? pen.glyphs.absent : percent(total, total.unreached),
      ]
      var line = Line()
      line.fill(2)
      line.append(total.platform.device)
      if isNarrow {
        line.write(style, into: &output)
        line = Line()
      }
      line.fill(column - line.columns)
      for (index, (name, value)) in zip(names, values).enumerated() {
        line.fill(2 + max(0, name.count - value.count))
        let isBad = index == values.count - 1 && total.unreached > 0
        line.append(value, isBad ? .warning : .plain)
      }
      line.write(style, into: &output)
    }
  }

  private func percent(_ total: ReachTotal, _ part: Int) -> String {
    total.percentage(part).map { "\($0) %" } ?? pen.glyphs.absent
  }

  // MARK: - Warnings

  private func writeWarnings(into output: inout [UInt8]) {
    guard !reach.warnings.isEmpty else { return }
    output.append(0x0A)
    Line("Warnings", .heading).write(style, into: &output)
    for warning in reach.warnings {
      let mark = "\(warning.severity.rawValue): "
      let text = "\(style.shown(warning.message)) [\(warning.rule)]"
      for (index, part) in text.wrapped(to: width - 2 - mark.count).enumerated() {
        var line = Line()
        line.fill(2)
        if index == 0 { line.append(mark, warning.severity.role) }
        line.fill(2 + mark.count - line.columns)
        line.append(part)
        line.write(style, into: &output)
      }
      let place = style.shown(warning.whereabouts ?? "everywhere")
      for part in place.wrapped(to: width - 2 - mark.count) {
        var line = Line()
        line.fill(2 + mark.count)
        line.append(part, .dim)
        line.write(style, into: &output)
      }
    }
  }

  // MARK: - Ways

  private func writeGroups(into output: inout [UInt8]) {
    output.append(0x0A)
    guard !reach.groups.isEmpty else {
      Line("There is nowhere to go", .heading).write(style, into: &output)
      return
    }
    Line("Everything, the hardest to reach first", .heading).write(style, into: &output)
    for group in reach.groups {
      output.append(0x0A)
      let destinations = pen.names(of: group.nodes, among: names, most: Self.mostNamed, columns: 34)
      for text in wrapped(destinations, separator: ", ", to: width - 2) {
        var line = Line()
        line.fill(2)
        line.append(text, .emphasis)
        line.write(style, into: &output)
      }
      writeWays(group, into: &output)
    }
  }

  private func writeWays(_ group: Reach.Group, into output: inout [UInt8]) {
    let taps = group.ways.reduce(0) { max($0, $1.way.tapWords.count) }
    let words = group.ways.reduce(0) { max($0, $1.way.words.count) }
    let column = 4 + (taps > 0 ? taps + 2 : 0) + words + 2
    // Otherwise places are below the words.
    let isBelow = width - column < 24
    for (way, environments) in group.ways {
      var line = Line()
      line.fill(4)
      if taps > 0 {
        let words = way.taps == nil ? pen.glyphs.absent : way.tapWords
        line.append(words.padded(to: taps + 2))
      }
      let indent = line.columns
      for (index, part) in way.words.wrapped(to: width - indent).enumerated() {
        if index > 0 {
          line.write(style, into: &output)
          line = Line()
          line.fill(indent)
        }
        line.append(part, role(of: way))
      }
      let place = reach.phrase(for: environments)
      let start = isBelow ? 8 : column
      for (index, part) in place.lines(columns: width - start).enumerated() {
        if index > 0 || isBelow {
          line.write(style, into: &output)
          line = Line()
        }
        line.fill(start - line.columns)
        line.append(part, .dim)
      }
      line.write(style, into: &output)
    }
  }

  private func role(of way: Reach.Way) -> TextStyle.Role {
    switch way.via {
    case .unreachable: .error
    case .customization: .warning
    default: .plain
    }
  }
}
