import JSON
import TabAnalysis
import TabModel
import TabReports

/// Letters of undocumented statements, shared by all pictures of a page.
struct EvidenceLetters: Sendable {
  let statements: [Statement]

  init(_ layouts: [Layout]) {
    statements = layouts.flatMap(\.notes).map(\.statement).uniqued()
  }

  /// `a` to `z`, then `aa`.
  func letter(of statement: Statement) -> String {
    letters(for: statements.firstIndex(of: statement) ?? 0).lowercased()
  }
}

struct Evidence: Sendable {
  struct Entry: Sendable {
    /// A number in a separate picture, a letter on a page; nil for a statement without a place.
    var label: String?
    var statement: Statement
    var subjects: [Int]

    var words: String { "\(statement.label.rawValue): \(statement.text)" }
  }

  let entries: [Entry]

  /// The statements of a separate picture. Statements about drawn nodes are numbered; a part of a picture
  /// omits the others.
  init(_ layout: Layout, drawn: Set<Int>, part: PictureStyle.Crop? = nil) {
    var last = 0
    entries = Self.grouped(layout).compactMap { statement, subjects in
      let isPlaced = !drawn.isDisjoint(with: subjects)
      if let part, !isPlaced || statement.isAboutRows != (part == .sidebar) { return nil }
      last += isPlaced ? 1 : 0
      return Entry(
        label: isPlaced ? "\(last)" : nil, statement: statement, subjects: subjects)
    }
  }

  /// - Parameter letters: those of the page.
  init(_ layout: Layout, letters: EvidenceLetters) {
    entries = Self.grouped(layout).map { statement, subjects in
      Entry(label: letters.letter(of: statement), statement: statement, subjects: subjects)
    }
  }

  private static func grouped(_ layout: Layout) -> [(Statement, [Int])] {
    layout.notes.grouped(by: \.statement).map { ($0, $1.compactMap(\.subject).uniqued()) }
  }

  /// Marks of the nodes that statements are about.
  ///
  /// - Parameter hasLinks: true on a page that lists the statements.
  func callouts(hasLinks: Bool = false) -> [Int: [Callout]] {
    var byNode: [Int: [Callout]] = [:]
    for entry in entries {
      guard let label = entry.label else { continue }
      let callout = Callout(
        text: label, kind: .evidence, link: hasLinks ? "#evidence-\(label)" : nil,
        words: entry.words)
      for subject in entry.subjects { byNode[subject, default: []].append(callout) }
    }
    return byNode
  }

  /// The statements with marks, then those without a place.
  ///
  /// - Parameter most: the maximum number of the latter.
  func lines(of pen: PicturePen, most: Int) -> [String] {
    let placed = entries.compactMap { entry in
      entry.label.map { "\($0)  \(entry.words)\(about(entry, pen))" }
    }
    let others = entries.filter { $0.label == nil }
    if entries.isEmpty { return [] }
    let meanings: [(Label, String)] = [
      (.stated, "stated by an engineer of Apple"), (.observed, "observed on devices"),
      (.assumed, "assumed without a source"),
    ]
    let used = meanings.filter { label, _ in entries.contains { $0.statement.label == label } }
    let ways = listed(used.map(\.1), lastAfter: "or")
    let shown = others.prefix(max(0, most - placed.count))
    let lines =
      ["Not in Apple's documentation, but \(ways):"] + placed
      + shown.map { "–  \($0.words)\(about($0, pen))" }
    let rest = others.count - shown.count
    return rest > 0
      ? lines + ["and \(rest) more, which 'tabspec resolve --notes' prints"] : lines
  }

  private func about(_ entry: Entry, _ pen: PicturePen) -> String {
    let names = entry.subjects.sorted().prefix(3).map { pen.name(of: $0) }
    return names.isEmpty ? "" : " (\(names.joined(separator: ", ")))"
  }
}
