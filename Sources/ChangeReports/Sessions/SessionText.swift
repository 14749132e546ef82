import LayoutReports
import LocatedJSON
import TabHierarchy
import TabLayout
import Writing

extension SessionFormat {
  /// The steps, and what they come to, for a terminal.
  package static var text: SessionFormat {
    SessionFormat(
      name: "text", summary: "Every step with what it changes, and the layout and state at the end."
    ) { report, style, take in
      var text = SessionText(style: style)
      text.write(report, to: take)
    }
  }
}

/// Tells a session step by step.
private struct SessionText {
  let style: TextStyle
  private var output: [UInt8] = []

  init(style: TextStyle) { self.style = style }

  mutating func write(_ report: SessionReport, to take: PieceTaker) {
    heading("\(report.subject), \(report.environment.name)")
    let width = String(report.count).count
    var (position, happened) = (0, 0)
    let end = report.play { step in
      output.append(0x0A)
      position += 1
      if step.refusal == nil { happened += 1 }
      let number = String(position)
      write(step, String(repeating: " ", count: width - number.count) + number + "  ", take)
    }
    output.append(0x0A)
    heading(
      happened == report.count
        ? "At the end" : "At the end, after \(happened) of \(report.count) events")
    output.append(0x0A)
    take(output)
    LayoutText.write(
      end.layout.layout, destinations: end.layout.destinations, style: style, to: take)
    output = [0x0A]
    write(end.state)
    take(output)
  }

  private mutating func write(_ state: CustomizationState?) {
    guard let state else { return heading("Nothing is customized") }
    heading("Customization state")
    output.append(0x0A)
    var writer = JSONWriter(.indented)
    writer.customization(state)
    writer.newline()
    let lines = String(decoding: writer.bytes, as: UTF8.self).split(separator: "\n")
    for line in lines { Line(style.shownJSON(line)).write(style, into: &output) }
  }

  private mutating func write(
    _ step: SessionReport.Step, _ number: String, _ take: PieceTaker
  ) {
    var lead = number
    for line in style.shown(step.words).wrapped(to: style.readableWidth - number.count) {
      Line("\(lead)\(line)", .heading).write(style, into: &output)
      lead = String(repeating: " ", count: number.count)
    }
    take(output)
    output.removeAll(keepingCapacity: true)
    var text = ChangeText(style: style)
    if let refusal = step.refusal {
      let sentence = "no person can do this: \(refusal.message)"
      text.write(.init(mark: .loss, sentence: sentence, remark: refusal.url))
    } else if step.changes.isEmpty, step.losses.isEmpty {
      text.write(.init(mark: .change, sentence: "nothing that people notice"))
    }
    step.forEachLine { line in
      text.write(line)
      text.output.handOn(to: take)
    }
    for loss in step.losses {
      text.write(.init(mark: .loss, sentence: loss))
      text.output.handOn(to: take)
    }
    take(text.output)
  }

  private mutating func heading(_ words: String) {
    for line in style.shown(words).wrapped(to: style.readableWidth) {
      Line(line, .heading).write(style, into: &output)
    }
  }
}
