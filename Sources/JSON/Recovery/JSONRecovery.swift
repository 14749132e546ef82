/// What can be said about a text that is not JSON: every problem up to the first one whose cause is
/// not certain, and the document that was meant where there is no such problem.
///
/// It is made after `JSONReader` has refused a text and never says that a text is JSON. It works in
/// three passes of linear time: `RecoveringScanner` finds the problems that are certain, their fixes
/// are made in a copy of the text, and `JSONReader` reads the copy. What it refuses there is the
/// last problem.
package struct JSONRecovery: Sendable {
  /// A problem, and the fix for it where the cause is certain.
  package struct Problem: Sendable {
    package let error: JSONSyntaxError
    package let fix: Fix?
  }

  /// The problems in the order of the text, at least one. Only the last one can be without a fix.
  package let problems: [Problem]
  /// The copy of the text with all fixes made; nil where the last problem has no fix.
  package let document: JSONDocument?
  private let places: FixedPlaces

  /// - Parameters:
  ///   - bytes: a text that `JSONReader` refuses.
  ///   - error: why it does.
  package init(_ bytes: [UInt8], after error: JSONSyntaxError) {
    var scanner = RecoveringScanner(bytes)
    // What is larger than the limit is not looked at.
    if case .tooLarge = error.problem {} else { scanner.scan() }
    var problems = scanner.problems.sorted {
      $0.error.range.lowerBound < $1.error.range.lowerBound
    }
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

  /// The problems as diagnostics, and after them those that are found in the document.
  ///
  /// - Parameters:
  ///   - bytes: the text as it was refused.
  ///   - smallest: what to write into an empty file; nil where nothing can be said.
  ///   - check: finds what is wrong with a document.
  package func diagnostics(
    in bytes: [UInt8], smallest: String? = nil, check: (JSONDocument) -> [Diagnostic]
  ) -> [Diagnostic] {
    problems.map { problem in
      var diagnostic = problem.error.diagnostic(in: bytes, smallest: smallest)
      diagnostic.fixes = problem.fix.map { [$0] } ?? []
      return diagnostic
    } + (document.map(check) ?? []).map(places.original)
  }

  /// The place in the document of a place in the text.
  package func placeInDocument(_ range: ByteRange) -> ByteRange { places.copy(range) }
}
