package import LocatedJSON

/// Works out the places of the findings in one text: lines, columns, pointers and excerpts.
package struct FindingLocator {
  /// How many scalars of a line an excerpt has in front of its place, and in all.
  private static let before = 120
  private static let widest = 400

  private let bytes: [UInt8]
  private let locator: SourceLocator
  private var pointers: JSONPointerFinder?
  private let recovery: JSONRecovery?
  /// The other texts that notes point into, by their paths.
  private let others: [String: FindingLocator]
  /// Whether places come with the lines that they are in.
  private let showsLines: Bool

  /// - Parameters:
  ///   - document: the text as JSON; nil where it is none.
  ///   - recovery: what was found then. Its document has the pointers for all but the syntax.
  ///   - others: those of the texts that notes point into besides this one, by their paths.
  ///   - showsLines: whether places come with the lines that they are in, which take most of the
  ///     memory of a finding.
  package init(
    _ bytes: [UInt8], document: JSONDocument?, recovery: JSONRecovery? = nil,
    others: [String: FindingLocator] = [:], showsLines: Bool = true
  ) {
    self.bytes = bytes
    self.recovery = recovery
    locator = SourceLocator(bytes)
    pointers = (document ?? recovery?.document).map { JSONPointerFinder($0) }
    self.others = others
    self.showsLines = showsLines
  }

  /// The pointer to a place; nil where there are none.
  private mutating func pointer(of diagnostic: Diagnostic) -> String? {
    guard let recovery else { return pointers?.pointer(to: diagnostic.range) }
    if diagnostic.rule == JSONSyntaxError.rule { return nil }
    return pointers?.pointer(to: recovery.placeInDocument(diagnostic.range))
  }

  /// The findings of a text, in the order of reports.
  ///
  /// - Parameter environments: those that the diagnostics name by their positions.
  package mutating func report(
    _ diagnostics: [Diagnostic], path: String, in environments: [ReportedEnvironment] = []
  ) -> [ReportedFinding] {
    let notes = diagnostics.flatMap(\.notes)
    let notePointers = pointers(of: notes.filter { $0.path == nil })
    var foreignPointers: [String: [ByteRange: String]] = [:]
    for (path, other) in others {
      foreignPointers[path] = other.pointers(of: notes.filter { $0.path == path })
    }
    return diagnostics.sorted(by: Diagnostic.isOrderedBefore).map { diagnostic in
      let place = located(diagnostic.range, pointer(of: diagnostic))
      let notes = diagnostic.notes.map { note in
        guard let path = note.path, let other = others[path] else {
          return ReportedFinding.Note(
            message: note.message, place: note.range.map { located($0, notePointers[$0]) })
        }
        return ReportedFinding.Note(
          message: note.message,
          place: note.range.map { other.located($0, foreignPointers[path]?[$0]) }, path: path)
      }
      let fixes = diagnostic.fixes.map { fix in
        ReportedFinding.Fix(
          title: fix.title, isSafe: fix.isSafe,
          edits: fix.edits.map { (located($0.range, nil, showsLines: false), $0.replacement) })
      }
      return ReportedFinding(
        diagnostic: diagnostic, path: path, place: place, notes: notes, fixes: fixes,
        environments: diagnostic.environments.map { environments[$0] })
    }
  }

  /// The pointers of the places that notes name. Notes point back and forth, a finder wants to go
  /// forward, so it is asked in the order of the text.
  private func pointers(of notes: [Diagnostic.Note]) -> [ByteRange: String] {
    guard var finder = pointers else { return [:] }
    var found: [ByteRange: String] = [:]
    let ranges = notes.compactMap(\.range)
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where found[range] == nil {
      found[range] = finder.pointer(to: recovery?.placeInDocument(range) ?? range)
    }
    return found
  }

  private func located(_ range: ByteRange, _ pointer: String?) -> ReportedPlace {
    located(range, pointer, showsLines: showsLines)
  }

  private func located(
    _ range: ByteRange, _ pointer: String?, showsLines: Bool
  ) -> ReportedPlace {
    let first = locator.line(at: range.lowerBound)
    // Most places end in the line that they begin in.
    let last = range.upperBound <= first.upperBound ? first : locator.line(at: range.upperBound)
    let start = locator.location(of: range.lowerBound, inLineFrom: first.lowerBound)
    let end = locator.location(
      of: range.upperBound, inLineFrom: last.lowerBound,
      line: last.lowerBound == first.lowerBound ? start.line : nil)
    let (lines, skipped) = showsLines ? excerpt(range, first) : ([], 0)
    return ReportedPlace(
      range: range, start: start, end: end,
      startColumnInBytes: range.lowerBound - first.lowerBound + 1,
      endColumnInBytes: range.upperBound - last.lowerBound + 1, pointer: pointer,
      lines: lines, skipped: skipped)
  }

  /// The first lines of a place. Of a very long line only the surroundings are taken.
  private func excerpt(
    _ range: ByteRange, _ first: ByteRange
  ) -> (lines: [String], skipped: Int) {
    var start = max(first.lowerBound, range.lowerBound - Self.before)
    while start > first.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    let skipped =
      start == first.lowerBound ? 0 : locator.location(of: start).column - 1
    var lines = [text(start..<cut(start, first.upperBound))]
    var end = first.upperBound
    while lines.count < 3, end < range.upperBound, end < bytes.count {
      let next = locator.line(at: min(end + (bytes[end] == 0x0D ? 2 : 1), bytes.count))
      guard next.lowerBound > end, next.lowerBound < range.upperBound else { break }
      lines.append(text(next.lowerBound..<cut(next.lowerBound, next.upperBound)))
      end = next.upperBound
    }
    return (lines, skipped)
  }

  private func cut(_ start: Int, _ end: Int) -> Int {
    var cut = min(end, start + Self.widest)
    while cut < end, cut > start, bytes[cut] & 0xC0 == 0x80 { cut -= 1 }
    return cut
  }

  private func text(_ range: ByteRange) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
