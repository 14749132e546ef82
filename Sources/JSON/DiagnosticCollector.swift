/// The diagnostics of one text: of each rule and severity the first ones by place, up to a limit. The
/// others are only counted, so that a text in which everything is wrong takes no more memory than another one.
package struct DiagnosticCollector: Sendable {
  /// What is counted of one rule and severity.
  private struct Tally {
    let kind: Kind
    /// Where the first one after those that are told stands; what comes after it is only counted.
    var spare = 0
    var dropped = 0

    init(_ kind: Kind) { self.kind = kind }
  }

  private struct Kind: Hashable {
    let rule: String
    let severity: Diagnostic.Severity
  }

  private let limit: Int
  /// Those that are kept so far, in the order of report.
  package private(set) var kept: [Diagnostic] = []
  /// In a list, because comparing a few short names costs less than hashing one: where everything is
  /// wrong, this is most of the work.
  private var tallies: [Tally] = []
  /// How many are kept when the superfluous ones are taken out the next time.
  private var nextSweep: Int

  /// - Parameter limit: how many places are told of each rule; 0 for all.
  package init(limit: Int) {
    self.limit = limit
    nextSweep = limit == 0 ? .max : Self.room(limit)
  }

  /// Twice what is kept of one rule, so that a sweep pays.
  private static func room(_ limit: Int) -> Int { 2 * (limit + 1) }

  /// Adds a diagnostic, which is made only where it may be told.
  ///
  /// - Returns: whether it may be told.
  @discardableResult
  package mutating func append(
    rule: String, severity: Diagnostic.Severity, at range: ByteRange, _ make: () -> Diagnostic
  ) -> Bool {
    if counts(rule: rule, severity: severity, at: range) { return false }
    kept.append(make())
    return true
  }

  /// Counts a diagnostic where it is clear that it will not be told.
  ///
  /// - Returns: whether it is counted; else it is to be added.
  package mutating func counts(
    rule: String, severity: Diagnostic.Severity, at range: ByteRange
  ) -> Bool {
    if tallies.isEmpty { return false }
    let kind = Kind(rule: rule, severity: severity)
    guard let place = tallies.firstIndex(where: { $0.kind == kind }),
      range.lowerBound > tallies[place].spare
    else { return false }
    tallies[place].dropped += 1
    return true
  }

  /// Adds an environment, by its position, to one of those that are kept, unless it is the last one
  /// that it has.
  package mutating func add(_ environment: Int, to index: Int) {
    if kept[index].environments.last != environment {
      kept[index].environments.append(environment)
    }
  }

  /// Takes out what will not be told, where there is enough of it.
  ///
  /// - Returns: whether anything may have been taken out.
  package mutating func sweepIfFull() -> Bool {
    guard kept.count >= nextSweep else { return false }
    sweep()
    nextSweep = kept.count + Self.room(limit)
    return true
  }

  /// All that is to be told: of each rule and severity the first ones by place, and then one that says
  /// how many more there are.
  package func finished() -> [Diagnostic] {
    guard limit > 0, kept.count > limit else { return kept }
    var swept = self
    let spares = swept.sweep()
    for spare in spares {
      let diagnostic = swept.kept[spare]
      let kind = Kind(rule: diagnostic.rule, severity: diagnostic.severity)
      swept.kept[spare].stand(for: swept.tallies.first { $0.kind == kind }?.dropped ?? 0)
    }
    return swept.kept
  }

  /// - Returns: where those stand that are kept beyond the limit.
  @discardableResult
  private mutating func sweep() -> [Int] {
    var kinds: [Kind: [Int]] = [:]
    for index in kept.indices {
      let kind = Kind(rule: kept[index].rule, severity: kept[index].severity)
      kinds[kind, default: []].append(index)
    }
    var isDropped = Array(repeating: false, count: kept.count)
    var isSpare = isDropped
    for (kind, indices) in kinds where indices.count > limit {
      let ordered = indices.sorted { left, right in
        if Diagnostic.isOrderedBefore(kept[left], kept[right]) { return true }
        return !Diagnostic.isOrderedBefore(kept[right], kept[left]) && left < right
      }
      let spare = ordered[limit]
      isSpare[spare] = true
      for index in ordered[(limit + 1)...] { isDropped[index] = true }
      let place = tallies.firstIndex { $0.kind == kind } ?? tallies.count
      if place == tallies.count { tallies.append(Tally(kind)) }
      tallies[place].spare = kept[spare].range.lowerBound
      tallies[place].dropped += indices.count - limit - 1
    }
    let left = kept.indices.filter { !isDropped[$0] }
    kept = left.map { kept[$0] }
    return left.indices.filter { isSpare[left[$0]] }
  }
}

extension Diagnostic {
  /// Makes the diagnostic stand for itself and others of its rule and severity, whose number is all
  /// that it says.
  package mutating func stand(for others: Int) {
    guard others > 0 else { return }
    more = others
    message = "and \(grouped(others)) more like this"
    notes = []
    help = nil
    fixes = []
  }
}

/// A number with a comma after every three digits.
private func grouped(_ number: Int) -> String {
  var text = ""
  let digits = String(number)
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index) % 3 == 0 { text += "," }
    text.append(digit)
  }
  return text
}
