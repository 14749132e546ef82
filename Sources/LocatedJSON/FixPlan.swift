/// The fixes that can be made in one go: no edit of one touches an edit of another.
///
/// Where two do, the one that begins first in the text is made and the other one left for the next
/// reading of the text, when its problem may have gone or its place moved.
package struct FixPlan: Sendable {
  /// A fix, and the rule whose finding it takes away.
  package struct Choice: Sendable, Equatable {
    package let rule: String
    package let fix: Fix
  }

  /// What is fixed, in the order of reports.
  package let choices: [Choice]
  /// All edits, ascending.
  private let edits: [Fix.Edit]

  package var isEmpty: Bool { choices.isEmpty }

  /// - Parameters:
  ///   - includesUnsafe: whether fixes are made, too, after which a spec means something else.
  ///   - length: how long the text is that was looked at.
  package init(_ diagnostics: [Diagnostic], includesUnsafe: Bool, length: Int) {
    let candidates = diagnostics.sorted(by: Diagnostic.isOrderedBefore).compactMap { diagnostic in
      diagnostic.fixes.first { $0.isSafe || includesUnsafe }.flatMap {
        $0.canBeMade(in: length) ? Choice(rule: diagnostic.rule, fix: $0) : nil
      }
    }
    var steps: [(edit: Fix.Edit, candidate: Int)] = []
    for (index, candidate) in candidates.enumerated() {
      for edit in candidate.fix.edits { steps.append((edit, index)) }
    }
    steps.sort { left, right in
      let (first, second) = (left.edit.range, right.edit.range)
      if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
      if first.upperBound != second.upperBound { return first.upperBound < second.upperBound }
      return left.candidate < right.candidate
    }
    // A candidate that loses keeps its earlier edits reserved; so the last one that another one
    // lost to is always made, and every reading of a text makes progress.
    var isOut = Array(repeating: false, count: candidates.count)
    var reserved = -1
    for (edit, candidate) in steps where !isOut[candidate] {
      if edit.range.lowerBound > reserved {
        reserved = edit.range.upperBound
      } else {
        isOut[candidate] = true
      }
    }
    choices = candidates.indices.filter { !isOut[$0] }.map { candidates[$0] }
    edits = steps.filter { !isOut[$0.candidate] }.map(\.edit)
  }

  /// The text with all edits made.
  package func fixed(_ bytes: [UInt8]) -> [UInt8] { edits.applied(to: bytes) }
}

extension Fix {
  /// Whether the fix is one: it has edits, and none touches another or leaves the text.
  fileprivate func canBeMade(in length: Int) -> Bool {
    let ranges = edits.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    return !ranges.isEmpty && ranges.allSatisfy { $0.upperBound <= length }
      && zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }
  }
}
