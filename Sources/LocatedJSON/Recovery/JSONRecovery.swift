/// What can be told about a text that is no JSON: every problem up to the first one whose cause is
/// not certain, and the document that was meant where there is no such problem.
///
/// It is made after `JSONReader` has refused a text and never says that a text is JSON. It works in
/// three passes of linear time: `RecoveringScanner` finds the problems that are certain, their fixes
/// are made in a copy of the text, and `JSONReader` reads the copy. What it refuses there is the
/// last problem.
package struct JSONRecovery: Sendable {
  /// A problem, and the fix for it where the cause is certain.
  package struct Problem: Sendable {
    package let error: JSONSyntaxError
    package let fix: Fix?
  }

  /// The problems in the order of the text, at least one. Only the last one can be without a fix.
  package let problems: [Problem]
  /// The copy of the text with all fixes made; nil where the last problem has no fix.
  package let document: JSONDocument?
  private let places: FixedPlaces

  /// - Parameters:
  ///   - bytes: a text that `JSONReader` refuses.
  ///   - error: why it does.
  package init(_ bytes: [UInt8], after error: JSONSyntaxError) {
    var scanner = RecoveringScanner(bytes)
    // What is larger than the limit is not looked at.
    if case .tooLarge = error.problem {} else { scanner.scan() }
    var problems = scanner.problems.sorted {
      $0.error.range.lowerBound < $1.error.range.lowerBound
    }
    places = FixedPlaces(problems.flatMap { $0.fix?.edits ?? [] })
    var meant: JSONDocument?
    if problems.isEmpty {
      problems = [Problem(error: error, fix: nil)]
    } else {
      do throws(JSONSyntaxError) {
        meant = try JSONReader.read(places.fixed(bytes))
      } catch {
        let last = JSONSyntaxError(
          error.problem, at: places.original(error.range),
          related: error.related.map(places.original))
        problems.removeAll { $0.error.range.lowerBound > last.range.lowerBound }
        problems.append(Problem(error: last, fix: nil))
      }
    }
    document = meant
    self.problems = problems
  }

  /// The problems as diagnostics, and after them those that are found in the document.
  ///
  /// - Parameters:
  ///   - bytes: the text as it was refused.
  ///   - smallest: what to write into an empty file; nil where there is no saying.
  ///   - check: finds what is wrong with a document.
  package func diagnostics(
    in bytes: [UInt8], smallest: String? = nil, check: (JSONDocument) -> [Diagnostic]
  ) -> [Diagnostic] {
    problems.map { problem in
      var diagnostic = problem.error.diagnostic(in: bytes, smallest: smallest)
      diagnostic.fixes = problem.fix.map { [$0] } ?? []
      return diagnostic
    } + (document.map(check) ?? []).map(places.original)
  }
}

/// Where the places of a fixed copy stand in the text as it was.
struct FixedPlaces: Sendable {
  /// A stretch of the copy that stands for another one in the text.
  private struct Replacement {
    let copy: ByteRange
    let original: ByteRange
  }

  private let edits: [Fix.Edit]
  private let replacements: [Replacement]

  /// - Parameter edits: what is changed, none overlapping another.
  init(_ edits: [Fix.Edit]) {
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    var shift = 0
    replacements = sorted.map { edit in
      let start = edit.range.lowerBound + shift
      let length = edit.replacement.utf8.count
      shift += length - edit.range.count
      return Replacement(copy: start..<start + length, original: edit.range)
    }
    self.edits = sorted
  }

  /// The copy: the text with all edits made.
  func fixed(_ bytes: [UInt8]) -> [UInt8] {
    var copy: [UInt8] = []
    copy.reserveCapacity(bytes.count + edits.count)
    var position = 0
    for edit in edits {
      copy += bytes[position..<edit.range.lowerBound]
      copy += edit.replacement.utf8
      position = edit.range.upperBound
    }
    copy += bytes[position...]
    return copy
  }

  /// The place in the text of a place in the copy; of one inside a replacement, all that was
  /// replaced.
  func original(_ range: ByteRange) -> ByteRange {
    let start = original(range.lowerBound) { $0 <= range.lowerBound }
    if range.isEmpty { return start.upperBound..<start.upperBound }
    let end = original(range.upperBound) { $0 < range.upperBound }
    return start.lowerBound..<max(start.lowerBound, end.upperBound)
  }

  /// A diagnostic about the copy as one about the text.
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

  /// The place of an offset; a stretch where it stands inside of a replacement.
  ///
  /// - Parameter counts: whether a replacement that begins at an offset matters.
  private func original(_ offset: Int, _ counts: (Int) -> Bool) -> ByteRange {
    var low = 0
    var high = replacements.count
    while low < high {
      let middle = (low + high) / 2
      if counts(replacements[middle].copy.lowerBound) { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return offset..<offset }
    let last = replacements[low - 1]
    let beyond = offset - last.copy.upperBound
    if beyond < 0 { return last.original }
    let place = last.original.upperBound + beyond
    return place..<place
  }
}
