/// The fixes that can be made at once: no edit of one touches an edit of another.
///
/// Where two do, the one that begins first in the text is made and the other one left for the next
/// reading of the text, when its problem may have gone or its place moved.
package struct FixPlan: Sendable {
  /// A fix, and the rule whose finding it takes away.
  package struct Choice: Sendable, Equatable {
    package let rule: String
    package let title: String
    package let edits: [Fix.Edit]
  }

  /// An edit of a fix.
  private struct Step {
    let lower: UInt32
    let upper: UInt32
    let candidate: Int32
    let edit: Int32

    /// The order of the text, and, where two begin and end alike, that of reports.
    func comes(before other: Step, in ranks: [Int32]) -> Bool {
      if lower != other.lower { return lower < other.lower }
      if upper != other.upper { return upper < other.upper }
      return ranks[Int(candidate)] < ranks[Int(other.candidate)]
    }
  }

  private let candidates: FixCandidates
  private let includesUnsafe: Bool
  /// The candidates that are fixed, in the order of reports.
  private let fixed: [Int32]
  /// All edits, ascending.
  private let steps: [Step]

  /// What is fixed, in the order of reports.
  package var choices: some Collection<Choice> {
    fixed.lazy.compactMap { candidate in
      candidates.fix(candidate, includesUnsafe: includesUnsafe).map { fix in
        Choice(
          rule: candidates.rule(candidate), title: candidates.title(ofFix: fix),
          edits: candidates.edits(ofFix: fix).map(candidates.edit))
      }
    }
  }

  package var isEmpty: Bool { fixed.isEmpty }

  /// - Parameters:
  ///   - includesUnsafe: whether fixes are made, too, after which a spec means something else.
  ///   - length: how long the text is that was looked at.
  ///   - includes: the rules of which fixes are made.
  package init(
    _ candidates: FixCandidates, includesUnsafe: Bool, length: Int,
    where includes: (_ rule: String) -> Bool = { _ in true }
  ) {
    // Where each candidate stands in the order of reports.
    var ranks = Array(repeating: Int32(0), count: candidates.count)
    var steps: [Step] = []
    var chosen: [Int32] = []
    for (rank, candidate) in candidates.ordered.enumerated() {
      ranks[Int(candidate)] = Int32(clamping: rank)
      guard includes(candidates.rule(candidate)),
        let fix = candidates.fix(candidate, includesUnsafe: includesUnsafe),
        candidates.canBeMade(fix, in: length)
      else { continue }
      chosen.append(candidate)
      for edit in candidates.edits(ofFix: fix) {
        let range = candidates.range(ofEdit: edit)
        steps.append(
          Step(
            lower: UInt32(clamping: range.lowerBound), upper: UInt32(clamping: range.upperBound),
            candidate: candidate, edit: Int32(clamping: edit)))
      }
    }
    steps.sort { $0.comes(before: $1, in: ranks) }
    // A candidate that loses keeps its earlier edits reserved; so the last one that another one
    // lost to is always made, and every reading of a text makes progress.
    var isOut = Array(repeating: false, count: candidates.count)
    var reserved = -1
    for step in steps where !isOut[Int(step.candidate)] {
      if Int(step.lower) > reserved {
        reserved = Int(step.upper)
      } else {
        isOut[Int(step.candidate)] = true
      }
    }
    steps.removeAll { isOut[Int($0.candidate)] }
    chosen.removeAll { isOut[Int($0)] }
    self.candidates = candidates
    self.includesUnsafe = includesUnsafe
    self.steps = steps
    fixed = chosen
  }

  /// The text with all edits made.
  package func fixed(_ bytes: [UInt8]) -> [UInt8] {
    steps.lazy.map { candidates.edit(Int($0.edit)) }.applied(to: bytes)
  }
}

extension FixCandidates {
  /// Whether a fix is one: it has edits, and none touches another or leaves the text.
  fileprivate func canBeMade(_ fix: Int, in length: Int) -> Bool {
    let ranges = edits(ofFix: fix).map(range).sorted { $0.lowerBound < $1.lowerBound }
    return !ranges.isEmpty && ranges.allSatisfy { $0.upperBound <= length }
      && zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }
  }
}
