package import LocatedJSON

/// Works out the places of the findings in one text: lines, columns and pointers.
package struct FindingLocator {
  private let locator: SourceLocator
  private var pointers: JSONPointerFinder?
  private let recovery: JSONRecovery?
  /// The other texts that notes point into, by their paths.
  private let others: [String: FindingLocator]

  /// - Parameters:
  ///   - document: the text as JSON; nil where it is none.
  ///   - recovery: what was found then. Its document has the pointers for all but the syntax.
  ///   - others: those of the texts that notes point into besides this one, by their paths.
  package init(
    _ bytes: [UInt8], document: JSONDocument?, recovery: JSONRecovery? = nil,
    others: [String: FindingLocator] = [:]
  ) {
    self.recovery = recovery
    locator = SourceLocator(bytes)
    pointers = (document ?? recovery?.document).map { JSONPointerFinder($0) }
    self.others = others
  }

  /// The pointer to a place; nil where there are none.
  private mutating func pointer(of diagnostic: Diagnostic) -> String? {
    guard let recovery else { return pointers?.pointer(to: diagnostic.range) }
    if diagnostic.rule == JSONSyntaxError.rule { return nil }
    return pointers?.pointer(to: recovery.placeInDocument(diagnostic.range))
  }

  /// The findings of a text, in the order of reports.
  ///
  /// - Parameter environments: those that the diagnostics name by their positions.
  package mutating func report(
    _ diagnostics: [Diagnostic], path: String, in environments: [ReportedEnvironment] = []
  ) -> [ReportedFinding] {
    let notes = diagnostics.flatMap(\.notes)
    let notePointers = pointers(of: notes.filter { $0.path == nil })
    var foreignPointers: [String: [ByteRange: String]] = [:]
    for (path, other) in others {
      foreignPointers[path] = other.pointers(of: notes.filter { $0.path == path })
    }
    // Most findings of a rule show in the same environments, and share the list of them.
    var last: (positions: [Int], environments: [ReportedEnvironment]) = ([], [])
    return diagnostics.sorted(by: Diagnostic.isOrderedBefore).map { diagnostic in
      let place = ReportedPlace(diagnostic.range, pointer(of: diagnostic), in: locator)
      let notes = diagnostic.notes.map { note in
        let other = note.path.flatMap { others[$0] }
        return ReportedFinding.Note(
          message: note.message,
          place: note.range.map { range in
            guard let path = note.path, let other else {
              return ReportedPlace(range, notePointers[range], in: locator)
            }
            return ReportedPlace(range, foreignPointers[path]?[range], in: other.locator)
          }, path: other == nil ? nil : note.path)
      }
      if diagnostic.environments != last.positions {
        let positions = diagnostic.environments
        last = (positions, positions.map { environments[$0] })
      }
      var told = diagnostic
      told.notes = []
      told.environments = []
      return ReportedFinding(
        diagnostic: told, path: path, place: place, notes: notes, environments: last.environments)
    }
  }

  /// The pointers of the places that notes name. Notes point back and forth, a finder wants to go
  /// forward, so it is asked in the order of the text.
  private func pointers(of notes: [Diagnostic.Note]) -> [ByteRange: String] {
    guard var finder = pointers else { return [:] }
    var found: [ByteRange: String] = [:]
    let ranges = notes.compactMap(\.range)
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where found[range] == nil {
      found[range] = finder.pointer(to: recovery?.placeInDocument(range) ?? range)
    }
    return found
  }
}
