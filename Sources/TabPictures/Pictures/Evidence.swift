import TabHierarchy
import TabLayout

/// What a layout rests on that Apple does not document: a letter for each statement, which stands
/// beside the nodes that it is about.
struct Evidence: Sendable {
  struct Entry: Sendable {
    /// `a` to `z`, then `aa`.
    var letter: String
    var statement: Statement
    var subjects: [Int]
  }

  private(set) var entries: [Entry] = []

  init(_ layout: Layout) {
    var positions: [Statement: Int] = [:]
    for note in layout.notes {
      let position = positions[note.statement] ?? entries.count
      if position == entries.count {
        positions[note.statement] = position
        entries.append(
          Entry(letter: Self.letter(position), statement: note.statement, subjects: []))
      }
      if let subject = note.subject { entries[position].subjects.append(subject) }
    }
  }

  private static func letter(_ number: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let last = String(letters[number % 26])
    return number < 26 ? last : letter(number / 26 - 1) + last
  }

  /// The marks of the nodes that statements are about.
  var callouts: [Int: [Callout]] {
    var letters: [Int: [Entry]] = [:]
    for entry in entries {
      for subject in Set(entry.subjects) { letters[subject, default: []].append(entry) }
    }
    return letters.mapValues { entries in
      let words = entries.map { "\($0.statement.label.rawValue): \($0.statement.text)" }
      let text = entries.prefix(3).map(\.letter).joined()
      return [
        Callout(
          text: text + (entries.count > 3 ? "+" : ""), kind: .evidence,
          words: words.joined(separator: " "))
      ]
    }
  }

  /// The statements in lines, those that marks in a picture lead to first.
  func lines(of pen: PicturePen, most: Int) -> [String] {
    guard !entries.isEmpty else { return [] }
    var lines = ["Not documented by Apple:"]
    for entry in entries.prefix(most) {
      let names = Set(entry.subjects).sorted().prefix(3).map { pen.name(of: $0) }
      let about = names.isEmpty ? "" : " (\(names.joined(separator: ", ")))"
      lines.append(
        "\(entry.letter)  \(entry.statement.label.rawValue): \(entry.statement.text)\(about)")
    }
    if entries.count > most {
      lines.append("and \(entries.count - most) more, which 'tabspec resolve --notes' prints")
    }
    return lines
  }
}
