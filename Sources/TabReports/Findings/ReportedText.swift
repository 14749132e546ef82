import JSON

/// What is found in one text, and all that its findings share. Nothing is held twice, and nothing that
/// can be worked out again: there may be a finding for every few bytes.
final class ReportedText: Sendable {
  /// Where things are in a text that is JSON.
  struct Places: Sendable {
    let source: SourceLocator
    /// Nil in a text that is not JSON.
    let pointers: JSONPointers?

    /// A place with its pointer.
    func place(_ range: ByteRange, _ way: JSONPointers.Way) -> ReportedPlace {
      let pointer = way == ReportedText.noWay ? nil : pointers?.text(of: way)
      return ReportedPlace(range, pointer, in: source)
    }
  }

  /// Stands for no pointer.
  static let noWay = JSONPointers.Way.max

  /// The path as the command line or the folder gives it.
  let path: String
  /// In the order in which they were found.
  private let diagnostics: [Diagnostic]
  /// Their positions in the order of reports; empty where that is the same.
  private let order: [UInt32]
  /// The environments that the diagnostics name by their positions.
  let environments: [ReportedEnvironment]
  /// The identifier of the innermost node around a range.
  let identify: @Sendable (ByteRange) -> String?
  private let places: Places
  private let ways: FindingWays
  /// The other texts that notes point into, by their paths.
  private let others: [String: Places]

  var source: SourceLocator { places.source }

  init(
    _ diagnostics: [Diagnostic], order: [UInt32], path: String, environments: [ReportedEnvironment],
    places: Places, ways: FindingWays, others: [String: Places],
    identify: @escaping @Sendable (ByteRange) -> String?
  ) {
    self.path = path
    self.order = order
    self.diagnostics = diagnostics
    self.environments = environments
    self.identify = identify
    self.places = places
    self.ways = ways
    self.others = others
  }

  /// What is found, by its position in the order of reports.
  subscript(position: Int) -> Diagnostic {
    _read { yield diagnostics[order.isEmpty ? position : Int(order[position])] }
  }

  /// Where a finding is.
  func place(of position: Int) -> ReportedPlace {
    places.place(self[position].range, ways.findings[position])
  }

  /// The notes of a finding.
  func notes(of position: Int) -> [ReportedFinding.Note] {
    let notes = self[position].notes
    if notes.isEmpty { return [] }
    let first = Int(ways.firstNotes[position])
    return notes.enumerated().map { number, note in
      let other = note.path.flatMap { others[$0] }
      return ReportedFinding.Note(
        message: note.message,
        place: note.range.map { (other ?? places).place($0, ways.notes[first + number]) },
        path: other == nil ? nil : note.path)
    }
  }

  /// A text with one finding, which stands for others as well.
  func standing(_ position: Int, for others: Int) -> ReportedText {
    var diagnostic = self[position]
    diagnostic.stand(for: others)
    diagnostic.notes = []
    return ReportedText(
      [diagnostic], order: [], path: path, environments: environments, places: places,
      ways: FindingWays(findings: [ways.findings[position]]), others: [:], identify: identify)
  }
}

/// The pointers of the places of findings and of their notes, or `ReportedText.noWay`.
struct FindingWays: Sendable {
  var findings: [JSONPointers.Way] = []
  /// For each finding where its notes begin in `notes`; empty where none has a note.
  var firstNotes: [UInt32] = []
  var notes: [JSONPointers.Way] = []
}
