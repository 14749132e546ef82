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
