struct FixedPlaces: Sendable {
  private let edits: [Fix.Edit]
  private let originals: [ByteRange]
  private let copies: [ByteRange]

  init(_ edits: [Fix.Edit]) {
    let sorted = edits.inOrder()
    var shift = 0
    copies = sorted.map { edit in
      let start = edit.range.lowerBound + shift
      let length = edit.replacement.utf8.count
      shift += length - edit.range.count
      return start..<start + length
    }
    originals = sorted.map(\.range)
    self.edits = sorted
  }

  func fixed(_ bytes: [UInt8]) -> [UInt8] { edits.applied(to: bytes) }

  /// Returns the range in the original; for a range inside a replacement, all that was replaced.
  func original(_ range: ByteRange) -> ByteRange { moved(range, from: copies, to: originals) }

  /// Returns the range in the copy; for a range inside a replaced one, the whole replacement.
  func copy(_ range: ByteRange) -> ByteRange { moved(range, from: originals, to: copies) }

  func original(_ diagnostic: Diagnostic) -> Diagnostic {
    var moved = diagnostic
    moved.range = original(diagnostic.range)
    for index in moved.notes.indices {
      moved.notes[index].range = moved.notes[index].range.map(original)
    }
    moved.fixes = diagnostic.fixes.map { fix in
      Fix(
        fix.title, isSafe: fix.isSafe,
        fix.edits.map { Fix.Edit(original($0.range), $0.replacement) })
    }
    return moved
  }

  private func moved(_ range: ByteRange, from: [ByteRange], to: [ByteRange]) -> ByteRange {
    let start = moved(range.lowerBound, from, to) { $0 > range.lowerBound }
    if range.isEmpty { return start.lowerBound..<start.lowerBound }
    let end = moved(range.upperBound, from, to) { $0 >= range.upperBound }
    return start.lowerBound..<max(start.lowerBound, end.upperBound)
  }

  private func moved(
    _ offset: Int, _ from: [ByteRange], _ to: [ByteRange], before isLater: (Int) -> Bool
  ) -> ByteRange {
    let index = from.partitioningIndex { isLater($0.lowerBound) } - 1
    guard index >= 0 else { return offset..<offset }
    let beyond = offset - from[index].upperBound
    if beyond < 0 { return to[index] }
    let place = to[index].upperBound + beyond
    return place..<place
  }
}
