/// The fixes that can be applied at once. Of two that overlap or touch, the first one is applied
/// and the other is left for the next pass.
package struct FixPlan: Sendable {
  package struct Choice: Sendable, Equatable {
    package let rule: String
    package let title: String
    package let edits: [Fix.Edit]
  }

  package let choices: [Choice]

  package var isEmpty: Bool { choices.isEmpty }

  /// - Parameter includes: returns whether the fixes of a rule are applied.
  package init(
    _ diagnostics: [Diagnostic], includesUnsafe: Bool, length: Int,
    where includes: (_ rule: String) -> Bool = { _ in true }
  ) {
    let candidates = diagnostics.sorted(by: Diagnostic.isOrderedBefore).compactMap {
      diagnostic -> Choice? in
      guard includes(diagnostic.rule),
        let fix = diagnostic.fixes.first(where: { $0.isSafe || includesUnsafe }),
        Self.canBeMade(fix, in: length)
      else { return nil }
      return Choice(rule: diagnostic.rule, title: fix.title, edits: fix.edits)
    }
    let edits = candidates.indices.flatMap { index in
      candidates[index].edits.map { (range: $0.range, candidate: index) }
    }.sorted {
      ($0.range.lowerBound, $0.range.upperBound, $0.candidate)
        < ($1.range.lowerBound, $1.range.upperBound, $1.candidate)
    }
    // A rejected candidate keeps its earlier edits reserved, so at least one fix is applied in
    // every pass.
    var isOut = Array(repeating: false, count: candidates.count)
    var reserved = -1
    for edit in edits where !isOut[edit.candidate] {
      if edit.range.lowerBound > reserved {
        reserved = edit.range.upperBound
      } else {
        isOut[edit.candidate] = true
      }
    }
    choices = candidates.indices.filter { !isOut[$0] }.map { candidates[$0] }
  }

  private static func canBeMade(_ fix: Fix, in length: Int) -> Bool {
    let ranges = fix.edits.inOrder().map(\.range)
    return !ranges.isEmpty && ranges.allSatisfy { $0.upperBound <= length }
      && zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }
  }

  package func fixed(_ bytes: [UInt8]) -> [UInt8] {
    choices.flatMap(\.edits).inOrder().applied(to: bytes)
  }
}
