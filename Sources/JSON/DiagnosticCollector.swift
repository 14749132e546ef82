/// Collects the first diagnostics of each rule by position, up to a limit, and counts the others.
///
/// All diagnostics of a rule have the same severity.
package struct DiagnosticCollector: Sendable {
  private let limit: Int
  private var found: [Diagnostic] = []
  /// The numbers of those beyond the limit, by rule.
  private var others: [String: Int] = [:]
  /// Where the last one of a rule with others is.
  private var ends: [String: Int] = [:]
  private var nextFold: Int

  package init(limit: Int) {
    self.limit = limit
    nextFold = 2 * (limit + 1)
  }

  package mutating func append(_ diagnostic: Diagnostic) {
    if counts(diagnostic.rule, at: diagnostic.range) { return }
    found.append(diagnostic)
    guard limit > 0, found.count >= nextFold else { return }
    found = limited { last, number in
      others[last.rule, default: 0] += number
      ends[last.rule] = last.range.lowerBound
    }
    nextFold = found.count + 2 * (limit + 1)
  }

  /// Counts a diagnostic beyond the limit; returns false if it must be appended instead.
  package mutating func counts(_ rule: String, at range: ByteRange) -> Bool {
    guard let end = ends[rule], end < range.lowerBound else { return false }
    others[rule, default: 0] += 1
    return true
  }

  package var diagnostics: [Diagnostic] {
    limited { $0.represent($1 + others[$0.rule, default: 0]) }
  }

  /// - Parameter represent: gets the first diagnostic beyond the limit and the number of those after it.
  private func limited(_ represent: (inout Diagnostic, Int) -> Void) -> [Diagnostic] {
    guard limit > 0, found.count > limit else { return found }
    return found.sorted(by: Diagnostic.isOrderedBefore).limited(
      to: limit, by: \.rule, count: { 1 + $0.more }, representing: represent)
  }
}

extension [Diagnostic] {
  /// Returns the first diagnostics of each rule and severity, and one that counts the rest. 0 means
  /// no limit.
  package func limited(to limit: Int) -> [Diagnostic] {
    guard limit > 0, count > limit else { return self }
    return sorted(by: Diagnostic.isOrderedBefore).limited(
      to: limit, by: { [$0.rule, $0.severity.rawValue] }, count: { 1 + $0.more },
      representing: { $0.represent($1) })
  }
}

extension Array {
  /// Returns the first elements of each kind, and one that represents the rest. 0 means no limit.
  package func limited<Kind: Hashable>(
    to limit: Int, by kind: (Element) -> Kind, count: (Element) -> Int,
    representing represent: (inout Element, _ others: Int) -> Void
  ) -> [Element] {
    guard limit > 0, self.count > limit else { return self }
    let total = reduce(into: [:]) { $0[kind($1), default: 0] += count($1) }
    var seen: [Kind: Int] = [:]
    var limited: [Element] = []
    for var element in self {
      let kind = kind(element)
      let earlier = seen[kind, default: 0]
      seen[kind] = earlier + 1
      if earlier > limit { continue }
      if earlier == limit { represent(&element, total[kind, default: 0] - limit - 1) }
      limited.append(element)
    }
    return limited
  }
}

extension Diagnostic {
  /// Replaces the message by the number of diagnostics that this one represents.
  package mutating func represent(_ others: Int) {
    guard others > 0 else { return }
    more = others
    message = "and \(grouped(others)) more like this"
    notes = []
    help = nil
    fixes = []
  }
}

private func grouped(_ number: Int) -> String {
  let digits = Array(String(number))
  return digits.indices.reduce(into: "") { text, index in
    if index > 0, (digits.count - index) % 3 == 0 { text += "," }
    text.append(digits[index])
  }
}
