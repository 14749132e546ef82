import JSON
import TabAnalysis
import TabModel
import TabReports

/// Letters of undocumented statements, shared by all pictures of a page.
struct EvidenceLetters: Sendable {
  /// Those with a place in a picture, which have letters.
  let placed: [Statement]
  /// Those about whole layouts.
  let others: [Statement]

  init(_ layouts: [Layout], _ tiles: TileCodes?) {
    placed = layouts.flatMap { layout in
      Evidence(layout, at: LayoutPicture(layout, tiles: tiles).anchors).entries.map(\.statement)
    }.uniqued()
    let lettered = Set(placed)
    others = layouts.flatMap(\.notes).map(\.statement).uniqued().filter { !lettered.contains($0) }
  }

  /// `a` to `z`, then `aa`.
  func letter(of statement: Statement) -> String {
    letters(for: placed.firstIndex(of: statement) ?? 0).lowercased()
  }
}

/// The undocumented statements about drawn nodes.
struct Evidence: Sendable {
  struct Entry: Sendable {
    /// A number in a separate picture, a letter on a page.
    var label: String
    var statement: Statement
    /// The nodes with the mark, in drawn order.
    var subjects: [Int]

    var words: String { "\(statement.label.rawValue): \(statement.text)" }
  }

  let entries: [Entry]
  /// True on a page, which lists the statements.
  private let hasLinks: Bool

  /// - Parameters:
  ///   - anchors: those of the picture.
  ///   - letters: those of the page; nil for numbers.
  init(_ layout: Layout, at anchors: [Picture.Anchor], letters: EvidenceLetters? = nil) {
    hasLinks = letters != nil
    let statements = layout.notes.grouped(by: \.statement)
    let placed = statements.compactMap { statement, notes -> (Statement, [Int])? in
      let subjects = Set(notes.compactMap(\.subject))
      let places = anchors.filter { $0.part == statement.part && subjects.contains($0.node) }
      return places.isEmpty ? nil : (statement, places.map(\.node).uniqued())
    }
    entries = placed.enumerated().map { index, entry in
      Entry(
        label: letters?.letter(of: entry.0) ?? "\(index + 1)", statement: entry.0,
        subjects: entry.1)
    }
  }

  /// Marks of a node in a part of a picture.
  func callouts(of node: Int, in part: Picture.Part) -> [Callout] {
    entries.filter { $0.statement.part == part && $0.subjects.contains(node) }.map { entry in
      Callout(
        text: entry.label, kind: .evidence, link: hasLinks ? "#evidence-\(entry.label)" : nil,
        words: entry.words)
    }
  }

  /// The statements with their marks, and what their labels mean.
  func lines(of pen: PicturePen) -> [String] {
    if entries.isEmpty { return [] }
    return ["\(Self.meaning(of: entries.map(\.statement))):"]
      + entries.map { entry in
        let names = shortNames(of: entry.subjects, atMost: 12) { pen.name(of: $0) }
        return "\(entry.label)  \(entry.words) (\(names.joined(separator: ", ")))"
      }
  }

  /// The meanings of the labels of statements.
  static func meaning(of statements: [Statement]) -> String {
    let meanings: [(Label, String)] = [
      (.stated, "stated by an engineer of Apple"), (.observed, "observed on devices"),
      (.assumed, "assumed without a source"), (.documented, "documented and contradicted"),
    ]
    let labels = Set(statements.map(\.label))
    let words = listed(meanings.filter { labels.contains($0.0) }.map(\.1), lastAfter: "or")
    return labels.contains(.documented)
      ? capitalized(words) : "Not in Apple's documentation, but \(words)"
  }
}

extension Statement {
  /// The part of a picture that has its place.
  var part: Picture.Part { isAboutRows ? .sidebar : isAboutMore ? .more : .bar }
}
