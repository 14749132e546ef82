/// All syntax errors of a text that is not JSON, up to the first one whose cause is uncertain.
///
/// Recovery runs after `JSONReader` has rejected a text and never accepts one. It takes three
/// linear passes: a reader finds the errors with a certain cause, their fixes are applied to a copy,
/// and another reads the copy. An error there is the last one reported.
package struct JSONRecovery: Sendable {
  package struct Problem: Sendable {
    package let error: JSONSyntaxError
    package let fix: Fix?
  }

  /// At least one problem, in the order of the text. Only the last one may lack a fix.
  package let problems: [Problem]
  /// The document after all fixes; nil if the last problem has none.
  package let document: JSONDocument?
  private let places: FixedPlaces

  package init(_ bytes: [UInt8], after error: JSONSyntaxError) {
    var problems = error.problem == .tooLarge ? [] : JSONReader.problems(of: bytes)
    places = FixedPlaces(problems.flatMap { $0.fix?.edits ?? [] })
    var meant: JSONDocument?
    if problems.isEmpty {
      problems = [Problem(error: error, fix: nil)]
    } else {
      do throws(JSONSyntaxError) {
        meant = try JSONReader.read(places.fixed(bytes))
      } catch {
        let last = JSONSyntaxError(
          error.problem, at: places.original(error.range),
          related: error.related.map(places.original))
        problems.removeAll { $0.error.range.lowerBound > last.range.lowerBound }
        problems.append(Problem(error: last, fix: nil))
      }
    }
    document = meant
    self.problems = problems
  }

  /// Returns the problems as diagnostics, followed by those of the document.
  ///
  /// - Parameter smallest: the smallest valid document, suggested for an empty file.
  package func diagnostics(
    in bytes: [UInt8], smallest: String? = nil, check: (JSONDocument) -> [Diagnostic]
  ) -> [Diagnostic] {
    problems.map { problem in
      var diagnostic = problem.error.diagnostic(in: bytes, smallest: smallest)
      diagnostic.fixes = problem.fix.map { [$0] } ?? []
      return diagnostic
    } + (document.map(check) ?? []).map(places.original)
  }

  package func placeInDocument(_ range: ByteRange) -> ByteRange { places.copy(range) }
}
