import JSON

extension ReportedPlace {
  /// How many scalars of a line an excerpt has in front of its place, and in all, at most.
  private static let before = 120
  private static let widest = 400
  /// How many lines of a place an excerpt has at most.
  static let mostLines = 3

  /// The first lines of a place, without line breaks, and how many scalars of the first line were
  /// left out in front: of a very long line only the surroundings are taken.
  func excerpt() -> (lines: [String], skipped: Int) {
    let first = source.line(at: range.lowerBound)
    var start = max(first.lowerBound, range.lowerBound - Self.before)
    while start > first.lowerBound, source.byte(at: start) & 0xC0 == 0x80 { start -= 1 }
    let skipped = start == first.lowerBound ? 0 : source.location(of: start).column - 1
    var lines = [source.text(start..<cut(start, first.upperBound))]
    var end = first.upperBound
    while lines.count < Self.mostLines, end < range.upperBound, end < source.count {
      let next = source.line(at: min(end + (source.byte(at: end) == 0x0D ? 2 : 1), source.count))
      guard next.lowerBound > end, next.lowerBound < range.upperBound else { break }
      lines.append(source.text(next.lowerBound..<cut(next.lowerBound, next.upperBound)))
      end = next.upperBound
    }
    return (lines, skipped)
  }

  private func cut(_ start: Int, _ end: Int) -> Int {
    var cut = min(end, start + Self.widest)
    while cut < end, cut > start, source.byte(at: cut) & 0xC0 == 0x80 { cut -= 1 }
    return cut
  }
}
