/// The first diagnostics of each rule by place, up to a limit. The others are only counted, to save memory.
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

  /// Counts a diagnostic that certainly exceeds the limit; returns false if it has to be appended.
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
  /// Returns the first of each rule and severity by place, and one that counts the others; all for 0.
  package func limited(to limit: Int) -> [Diagnostic] {
    guard limit > 0, count > limit else { return self }
    return sorted(by: Diagnostic.isOrderedBefore).limited(
      to: limit, by: { [$0.rule, $0.severity.rawValue] }, count: { 1 + $0.more },
      standing: { $0.stand(for: $1) })
  }
}

extension Array {
  /// Returns the first elements of each kind up to a limit, 0 for all; the next one stands for the others.
  package func limited<Kind: Hashable>(
    to limit: Int, by kind: (Element) -> Kind, count: (Element) -> Int,
    standing stand: (inout Element, _ others: Int) -> Void
  ) -> [Element] {
    guard limit > 0, self.count > limit else { return self }
    let kinds = map(kind)
    var left: [Kind: Int] = [:]
    for (element, kind) in zip(self, kinds) { left[kind, default: 0] += count(element) }
    var seen: [Kind: Int] = [:]
    var limited: [Element] = []
    for (var element, kind) in zip(self, kinds) {
      let earlier = seen[kind, default: 0]
      seen[kind] = earlier + 1
      if earlier > limit { continue }
      if earlier == limit { stand(&element, (left[kind] ?? 0) - limit - 1) }
      limited.append(element)
    }
    return limited
  }
}

extension Diagnostic {
  /// Makes the diagnostic stand for itself and others, whose number replaces the message.
  package mutating func stand(for others: Int) {
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
