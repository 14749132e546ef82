import JSON
import TabModel
import TabReports

/// Letters of undocumented statements, shared by all pictures of a page.
struct EvidenceLetters: Sendable {
  let statements: [Statement]
  private let positions: [Statement: Int]

  init(_ layouts: [Layout]) {
    statements = layouts.flatMap(\.notes).map(\.statement).uniqued()
    positions = Dictionary(uniqueKeysWithValues: zip(statements, 0...))
  }

  /// `a` to `z`, then `aa`.
  func letter(of statement: Statement) -> String {
    letters(for: positions[statement] ?? 0).lowercased()
  }
}

struct Evidence: Sendable {
  struct Entry: Sendable {
    var letter: String
    var statement: Statement
    var subjects: [Int]
  }

  let entries: [Entry]

  /// - Parameter letters: shared letters; nil for a separate picture.
  init(_ layout: Layout, letters: EvidenceLetters? = nil) {
    let letters = letters ?? EvidenceLetters([layout])
    entries = layout.notes.grouped(by: \.statement).map { statement, notes in
      Entry(
        letter: letters.letter(of: statement), statement: statement,
        subjects: notes.compactMap(\.subject))
    }
  }

  /// Marks of the nodes that statements are about.
  ///
  /// - Parameter hasLinks: true on a page that lists the statements.
  func callouts(hasLinks: Bool = false) -> [Int: [Callout]] {
    var byNode: [Int: [Entry]] = [:]
    for entry in entries {
      for subject in Set(entry.subjects) { byNode[subject, default: []].append(entry) }
    }
    return byNode.mapValues { entries in
      let words = entries.map { "\($0.statement.label.rawValue): \($0.statement.text)" }
      let text = entries.prefix(3).map(\.letter).joined()
      return [
        Callout(
          text: text + (entries.count > 3 ? "+" : ""), kind: .evidence,
          link: hasLinks ? entries.first.map { "#evidence-\($0.letter)" } : nil,
          words: words.joined(separator: " "))
      ]
    }
  }

  func lines(of pen: PicturePen, most: Int, about nodes: Set<Int>? = nil) -> [String] {
    let entries = entries.filter { entry in
      nodes.map { !$0.isDisjoint(with: entry.subjects) } ?? true
    }
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
