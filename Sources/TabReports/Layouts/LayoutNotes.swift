import JSON
import TabModel

/// Lists undocumented statements by source.
func writeNotes(of layout: Layout, _ pen: Pen, into output: inout [UInt8]) {
  guard !layout.notes.isEmpty else { return }
  output.append(0x0A)
  Line("What Apple does not document", .heading).write(pen.style, into: &output)
  let bySource = Dictionary(grouping: layout.notes, by: \.statement.source)
  var written: Set<Source> = []
  for source in layout.notes.map(\.statement.source) where written.insert(source).inserted {
    for (statement, subjects) in subjects(of: bySource[source, default: []]) {
      write(statement, subjects, pen, into: &output)
    }
    Line(String(repeating: " ", count: 12) + source.url, .link).write(pen.style, into: &output)
  }
}

/// Reports the number of undocumented statements.
func writeNoteCount(of layout: Layout, _ pen: Pen, into output: inout [UInt8]) {
  let count = Set(layout.notes.map(\.statement)).count
  guard count > 0 else { return }
  let assumptions =
    "\(counted(count, "undocumented assumption")); list \(count == 1 ? "it" : "them")"
  output.append(0x0A)
  for line in "\(assumptions) with --notes".wrapped(to: pen.style.readableWidth) {
    Line(line, .dim).write(pen.style, into: &output)
  }
}

private func subjects(of notes: [LayoutNote]) -> [(Statement, [Int])] {
  let groups = Dictionary(grouping: notes, by: \.statement)
  var written: Set<Statement> = []
  return notes.map(\.statement).filter { written.insert($0).inserted }.map { statement in
    (statement, groups[statement, default: []].compactMap(\.subject))
  }
}

private func write(
  _ statement: Statement, _ subjects: [Int], _ pen: Pen, into output: inout [UInt8]
) {
  let column = 10
  var text = statement.text
  if !subjects.isEmpty {
    let names = subjects.prefix(3).map { pen.name(of: $0) }.joined(separator: ", ")
    text += subjects.count > 3 ? " (\(names), and \(subjects.count - 3) more)" : " (\(names))"
  }
  for (index, part) in text.wrapped(to: pen.style.readableWidth - 2 - column).enumerated() {
    var line = Line()
    line.fill(2)
    if index == 0 { line.append(statement.label.rawValue, .note) }
    line.fill(2 + column - line.columns)
    line.append(part)
    line.write(pen.style, into: &output)
  }
}
