/// The fixes that can be made at once: no edit of one touches an edit of another.
///
/// Where two do, the one that begins first in the text is made and the other one left for the next
/// reading of the text, when its problem may have gone or its place moved.
package struct FixPlan: Sendable {
  /// A fix, and the rule whose finding it takes away.
  package struct Choice: Sendable, Equatable {
    package let rule: String
    package let fix: Fix
  }

  /// An edit of a fix. There may be very many, so that it names the diagnostic by its position.
  private struct Step {
    let lower: UInt32
    let upper: UInt32
    let diagnostic: Int32
    let edit: Int32

    /// The order of the text, and, where two begin and end alike, that of reports.
    func comes(before other: Step, in ranks: [Int32]) -> Bool {
      if lower != other.lower { return lower < other.lower }
      if upper != other.upper { return upper < other.upper }
      return ranks[Int(diagnostic)] < ranks[Int(other.diagnostic)]
    }
  }

  private let diagnostics: [Diagnostic]
  private let includesUnsafe: Bool
  /// The positions of the diagnostics that are fixed, in the order of reports.
  private let fixed: [Int32]
  /// All edits, ascending.
  private let steps: [Step]

  /// What is fixed, in the order of reports.
  package var choices: some Collection<Choice> {
    fixed.lazy.compactMap { position in
      let diagnostic = diagnostics[Int(position)]
      return diagnostic.fix(includesUnsafe).map { Choice(rule: diagnostic.rule, fix: $0) }
    }
  }

  package var isEmpty: Bool { fixed.isEmpty }

  /// - Parameters:
  ///   - includesUnsafe: whether fixes are made, too, after which a spec means something else.
  ///   - length: how long the text is that was looked at.
  package init(_ diagnostics: [Diagnostic], includesUnsafe: Bool, length: Int) {
    let order = diagnostics.indices.sorted { left, right in
      if Diagnostic.isOrderedBefore(diagnostics[left], diagnostics[right]) { return true }
      return left < right && !Diagnostic.isOrderedBefore(diagnostics[right], diagnostics[left])
    }
    // Where each diagnostic stands in the order of reports.
    var ranks = Array(repeating: Int32(0), count: diagnostics.count)
    var steps: [Step] = []
    var candidates: [Int32] = []
    for (rank, index) in order.enumerated() {
      ranks[index] = Int32(truncatingIfNeeded: rank)
      guard let fix = diagnostics[index].fix(includesUnsafe), fix.canBeMade(in: length) else {
        continue
      }
      let diagnostic = Int32(truncatingIfNeeded: index)
      candidates.append(diagnostic)
      for (edit, range) in fix.edits.map(\.range).enumerated() {
        steps.append(
          Step(
            lower: UInt32(truncatingIfNeeded: range.lowerBound),
            upper: UInt32(truncatingIfNeeded: range.upperBound), diagnostic: diagnostic,
            edit: Int32(truncatingIfNeeded: edit)))
      }
    }
    steps.sort { $0.comes(before: $1, in: ranks) }
    // A candidate that loses keeps its earlier edits reserved; so the last one that another one
    // lost to is always made, and every reading of a text makes progress.
    var isOut = Array(repeating: false, count: diagnostics.count)
    var reserved = -1
    for step in steps where !isOut[Int(step.diagnostic)] {
      if Int(step.lower) > reserved {
        reserved = Int(step.upper)
      } else {
        isOut[Int(step.diagnostic)] = true
      }
    }
    self.diagnostics = diagnostics
    self.includesUnsafe = includesUnsafe
    self.steps = steps.filter { !isOut[Int($0.diagnostic)] }
    fixed = candidates.filter { !isOut[Int($0)] }
  }

  /// The text with all edits made.
  package func fixed(_ bytes: [UInt8]) -> [UInt8] {
    steps.lazy.compactMap { step in
      diagnostics[Int(step.diagnostic)].fix(includesUnsafe)?.edits[Int(step.edit)]
    }.applied(to: bytes)
  }
}

extension Diagnostic {
  /// The fix that is made; nil where there is none.
  fileprivate func fix(_ includesUnsafe: Bool) -> Fix? {
    fixes.first { $0.isSafe || includesUnsafe }
  }
}

extension Fix {
  /// Whether the fix is one: it has edits, and none touches another or leaves the text.
  fileprivate func canBeMade(in length: Int) -> Bool {
    let ranges = edits.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    return !ranges.isEmpty && ranges.allSatisfy { $0.upperBound <= length }
      && zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }
  }
}
