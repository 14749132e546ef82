/// What making fixes needs of the diagnostics of a text, in as little room as it can be kept in: a text
/// can have very many, and two texts are compared.
package struct FixCandidates: Sendable {
  /// A diagnostic that has fixes.
  private struct Entry {
    let place: UInt32
    let rule: Int32
    let severity: Diagnostic.Severity
    /// Where its fixes end, the best of which comes first; they begin where those before it end.
    let endOfFixes: UInt32
  }

  private struct Candidate {
    let title: Int32
    let isSafe: Bool
    /// Where its edits end.
    let endOfEdits: UInt32
  }

  private struct Edit {
    let lower: UInt32
    let upper: UInt32
    let replacement: String
  }

  private var entries: [Entry] = []
  private var fixes: [Candidate] = []
  private var edits: [Edit] = []
  private var names = DistinctTexts()
  /// How often each rule speaks, and with an error.
  private var tallies: [String: (all: Int, errors: Int)] = [:]
  /// How many diagnostics have fixes, none of which is safe.
  package private(set) var unsafe = 0

  package init() {}

  /// Diagnostics in any order.
  package init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics.sorted(by: Diagnostic.isOrderedBefore) { add(diagnostic) }
  }

  /// Adds a diagnostic. Of several about one place by one rule, the first that is added counts as the
  /// first in the order of reports.
  package mutating func add(_ diagnostic: Diagnostic) {
    let isError = diagnostic.severity == .error
    tallies[diagnostic.rule, default: (0, 0)].all += 1
    if isError { tallies[diagnostic.rule]?.errors += 1 }
    if diagnostic.fixes.isEmpty { return }
    if !diagnostic.fixes.contains(where: \.isSafe) { unsafe += 1 }
    for fix in diagnostic.fixes {
      for edit in fix.edits {
        edits.append(
          Edit(
            lower: UInt32(clamping: edit.range.lowerBound),
            upper: UInt32(clamping: edit.range.upperBound), replacement: edit.replacement))
      }
      fixes.append(
        Candidate(
          title: names.number(of: fix.title), isSafe: fix.isSafe,
          endOfEdits: UInt32(clamping: edits.count)))
    }
    entries.append(
      Entry(
        place: UInt32(clamping: diagnostic.range.lowerBound),
        rule: names.number(of: diagnostic.rule),
        severity: diagnostic.severity, endOfFixes: UInt32(clamping: fixes.count)))
  }

  /// How many of the diagnostics are by a rule.
  package func findings(_ rule: String) -> Int { tallies[rule]?.all ?? 0 }

  /// Whether a rule has more errors than among others.
  package func hasMoreErrors(than other: FixCandidates) -> Bool {
    tallies.contains { $0.value.errors > other.tallies[$0.key]?.errors ?? 0 }
  }

  // MARK: - For the plan

  /// How many diagnostics have fixes.
  var count: Int { entries.count }

  /// The diagnostics with fixes, by their positions, in the order of reports.
  var ordered: [Int32] {
    (0..<Int32(clamping: entries.count)).sorted { left, right in
      let (first, second) = (entries[Int(left)], entries[Int(right)])
      if first.place != second.place { return first.place < second.place }
      if first.severity != second.severity { return first.severity > second.severity }
      if first.rule != second.rule { return names[first.rule] < names[second.rule] }
      return left < right
    }
  }

  func rule(_ position: Int32) -> String { names[entries[Int(position)].rule] }

  /// The fix of a diagnostic that is made, by its position; nil where none is.
  func fix(_ position: Int32, includesUnsafe: Bool) -> Int? {
    let start = position == 0 ? 0 : Int(entries[Int(position) - 1].endOfFixes)
    return (start..<Int(entries[Int(position)].endOfFixes)).first {
      fixes[$0].isSafe || includesUnsafe
    }
  }

  func title(ofFix fix: Int) -> String { names[fixes[fix].title] }

  /// The edits of a fix, by their positions.
  func edits(ofFix fix: Int) -> Range<Int> {
    (fix == 0 ? 0 : Int(fixes[fix - 1].endOfEdits))..<Int(fixes[fix].endOfEdits)
  }

  func edit(_ position: Int) -> Fix.Edit {
    Fix.Edit(range(ofEdit: position), edits[position].replacement)
  }

  func range(ofEdit position: Int) -> ByteRange {
    Int(edits[position].lower)..<Int(edits[position].upper)
  }
}

/// Texts, each kept once.
private struct DistinctTexts {
  private var texts: [String] = []
  private var table = PositionTable()

  subscript(number: Int32) -> String { texts[Int(number)] }

  mutating func number(of text: String) -> Int32 {
    let known = table.insert(
      texts.count, text.hashValue, where: { [texts] in texts[$0] == text },
      rehashing: { [texts] in texts[$0].hashValue })
    if let known { return Int32(clamping: known) }
    texts.append(text)
    return Int32(clamping: texts.count - 1)
  }
}
