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
    // Most findings share one of few lists.
    var lists: [[Int]: [ReportedEnvironment]] = [:]
    return diagnostics.map { diagnostic in
      let positions = diagnostic.environments
      let list = lists[positions] ?? positions.map { environments[$0] }
      lists[positions] = list
      let range = diagnostic.range
      return ReportedFinding(
        diagnostic: diagnostic, path: path,
        place: diagnostic.rule == JSONSyntaxError.rule
          ? ReportedPlace(range, nil, in: source) : place(of: range),
        notes: diagnostic.notes.map { note in
          let locator: FindingLocator? = if let path = note.path { others[path] } else { self }
          return .init(
            message: note.message, place: note.range.flatMap { locator?.place(of: $0) },
            path: note.path)
        },
        environments: list, identifier: identify(range))
    }
  }

  private func place(of range: ByteRange) -> ReportedPlace {
    let inDocument = recovery?.placeInDocument(range) ?? range
    return ReportedPlace(range, document?.pointer(to: inDocument), in: source)
  }
}
