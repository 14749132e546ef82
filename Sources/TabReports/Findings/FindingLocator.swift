package import JSON

package struct FindingLocator {
  private let source: SourceLocator
  private let document: JSONDocument?
  private let recovery: JSONRecovery?
  private let others: [String: FindingLocator]

  /// - Parameters:
  ///   - recovery: the parsed part of an invalid text, for pointers.
  ///   - others: other texts that notes refer to, by path.
  package init(
    _ bytes: [UInt8], document: JSONDocument?, recovery: JSONRecovery? = nil,
    others: [String: FindingLocator] = [:]
  ) {
    source = SourceLocator(bytes)
    self.document = document ?? recovery?.document
    self.recovery = recovery
    self.others = others
  }

  /// Returns the findings of a text in report order.
  ///
  /// - Parameter environments: the environments by index in the diagnostics.
  package func report(
    _ diagnostics: [Diagnostic], path: String, in environments: [ReportedEnvironment] = [],
    identify: (ByteRange) -> String? = { _ in nil }
  ) -> [ReportedFinding] {
    let diagnostics = diagnostics.sorted(by: Diagnostic.isOrderedBefore)
    let notes = Dictionary(grouping: diagnostics.flatMap(\.notes), by: \.path)
    let here = places(of: diagnostics.map(\.range) + (notes[nil] ?? []).compactMap(\.range))
    var elsewhere: [String: [ByteRange: ReportedPlace]] = [:]
    for (path, other) in others {
      guard let notes = notes[path] else { continue }
      elsewhere[path] = other.places(of: notes.compactMap(\.range))
    }
    // Most findings share one of few lists.
    var lists: [[Int]: [ReportedEnvironment]] = [:]
    return diagnostics.map { diagnostic in
      let positions = diagnostic.environments
      let list = lists[positions] ?? positions.map { environments[$0] }
      lists[positions] = list
      let range = diagnostic.range
      let place = diagnostic.rule == JSONSyntaxError.rule ? nil : here[range]
      return ReportedFinding(
        diagnostic: diagnostic, path: path, place: place ?? ReportedPlace(range, nil, in: source),
        notes: diagnostic.notes.map { note in
          let places = note.path.map { elsewhere[$0] ?? [:] } ?? here
          return .init(
            message: note.message, place: note.range.flatMap { places[$0] }, path: note.path)
        },
        environments: list, identifier: identify(range))
    }
  }

  private func places(of ranges: [ByteRange]) -> [ByteRange: ReportedPlace] {
    let ranges = ranges.uniqued()
    let inDocument = ranges.map { recovery?.placeInDocument($0) ?? $0 }
    let pointers = document?.pointers(to: inDocument) ?? [:]
    return Dictionary(
      uniqueKeysWithValues: zip(ranges, inDocument).map { range, place in
        (range, ReportedPlace(range, pointers[place], in: source))
      })
  }
}
