import JSON

/// Escapes a text for SVG and HTML, in contents and attributes.
func markup(_ text: String) -> String { references(in: printable(text)) }

/// Escapes a name from a spec, and isolates it if it has letters that are read from right to left: they would
/// reorder what is beside it.
func markup(name: String) -> String {
  let name = markup(name)
  return name.unicodeScalars.contains(where: \.isReadRightToLeft) ? "<bdi>\(name)</bdi>" : name
}

/// Escapes English with names from a spec, and isolates the names that are read from right to left. Without
/// quotation marks, a name ends at a separator or at a letter that is read from left to right.
func markup(prose: String) -> String {
  var rest = printable(prose)[...]
  guard rest.unicodeScalars.contains(where: \.isReadRightToLeft) else { return markup(prose) }
  var result = ""
  // Marks after a name are part of it only if it continues.
  var (name, marks) = ("", "")
  func endName() {
    result += markup(name: name) + references(in: marks)
    (name, marks) = ("", "")
  }
  var previous: Character = " "
  while let first = rest.first {
    if !previous.isLetter, let quotation = quotation(in: rest) {
      endName()
      result += "\(first)\(markup(name: String(quotation)))"
      rest = rest[quotation.endIndex...]
      previous = rest.removeFirst()
      result.append(previous)
      continue
    }
    previous = rest.removeFirst()
    if first.isReadRightToLeft || !name.isEmpty && (first.isNumber || "!?".contains(first)) {
      if name.isEmpty { endName() }
      name += marks + String(first)
      marks = ""
    } else if first.isLetter || ",;:·›()“”".contains(first) {
      endName()
      result += references(in: String(first))
    } else {
      marks.append(first)
    }
  }
  endName()
  return result
}

/// The text in the quotation marks with which a text begins.
private func quotation(in text: Substring) -> Substring? {
  let closing: [Character: Character] = ["'": "'", "‘": "’", "“": "”"]
  guard let mark = text.first.flatMap({ closing[$0] }) else { return nil }
  let rest = text.dropFirst()
  // An apostrophe is followed by a letter.
  let end = rest.indices.first {
    rest[$0] == mark && rest[rest.index(after: $0)...].first?.isLetter != true
  }
  return end.map { rest[..<$0] }
}

private func references(in text: String) -> String {
  replacing(in: text) { scalar in
    switch scalar {
    case "<": "&lt;"
    case ">": "&gt;"
    case "&": "&amp;"
    case "\"": "&quot;"
    default: nil
    }
  }
}

extension Character {
  fileprivate var isReadRightToLeft: Bool { unicodeScalars.first?.isReadRightToLeft == true }
}
