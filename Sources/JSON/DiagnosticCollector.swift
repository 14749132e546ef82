/// Collects the first diagnostics of each rule by position, up to a limit, and counts the others.
///
/// All diagnostics of a rule have the same severity.
package struct DiagnosticCollector: Sendable {
  private let limit: Int
  private var found: [Diagnostic] = []
  private var counting: [String: Int] = [:]
  private var nextFold: Int

  package init(limit: Int) {
    self.limit = limit
    nextFold = 2 * (limit + 1)
  }

  package mutating func append(_ diagnostic: Diagnostic) {
    if counts(diagnostic.rule, at: diagnostic.range) { return }
    found.append(diagnostic)
    guard limit > 0, found.count >= nextFold else { return }
    found = found.limited(to: limit)
    nextFold = found.count + 2 * (limit + 1)
    for (index, diagnostic) in found.enumerated() where diagnostic.more > 0 {
      counting[diagnostic.rule] = index
    }
  }

  /// Counts a diagnostic beyond the limit; returns false if it must be appended instead.
  package mutating func counts(_ rule: String, at range: ByteRange) -> Bool {
    guard let index = counting[rule], found[index].range.lowerBound < range.lowerBound else {
      return false
    }
    found[index].more += 1
    return true
  }

  package var diagnostics: [Diagnostic] { found.limited(to: limit) }
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
