import JSON

/// What has to be changed in a text to get another one, as `diff -u` and `git diff` write it:
///
///     --- a/App.tabspec.json
///     +++ b/App.tabspec.json
///     @@ -2,5 +2,5 @@
///        "tabs": [
///          {"identifier": "home", "title": "Home"},
///     -    {"type": "search", "preferredPlacement": "fixed"}
///     +    {"type": "search", "preferredPlacement": "pinned"}
///        ]
///      }
package struct UnifiedDiff: Sendable {
  /// One line of a diff.
  package struct Line: Sendable {
    package enum Kind: Sendable { case file, hunk, context, removed, added, remark }

    package let kind: Kind
    /// The sign of a line of the texts, or all of any other line.
    package let prefix: String
    /// A line of one of the texts, with what ends it.
    package var text: ArraySlice<UInt8> = []
    /// The number of the line in the new text, or in the old one if it is removed; 0 for a line of
    /// neither.
    package var number = 0
  }

  /// How many equal lines are shown around what differs.
  private static let context = 3

  /// All lines, with the head; none if the texts are equal.
  package private(set) var lines: [Line] = []

  /// - Parameters:
  ///   - oldName: what the old text is called in the head; `patch` and `git apply` look for a file
  ///     of this name.
  ///   - newName: what the new text is called.
  package init(from old: [UInt8], to new: [UInt8], oldName: [UInt8], newName: [UInt8]) {
    if old == new { return }
    lines = [
      Line(kind: .file, prefix: "--- " + Self.quoted(oldName)),
      Line(kind: .file, prefix: "+++ " + Self.quoted(newName)),
    ]
    let (oldLines, newLines) = (Self.lines(of: old), Self.lines(of: new))
    var hunk: [LineDiff.Change] = []
    for change in Self.changes(from: oldLines, to: newLines) {
      if let last = hunk.last, change.old.lowerBound - last.old.upperBound > 2 * Self.context {
        add(hunk, oldLines, newLines)
        hunk = []
      }
      hunk.append(change)
    }
    add(hunk, oldLines, newLines)
  }

  /// Whether the texts are equal.
  package var isEmpty: Bool { lines.isEmpty }

  /// The diff as a file: with it `patch` makes the new text of the old one.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for line in lines {
      bytes += line.prefix.utf8
      bytes += line.text
      if bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    }
    return bytes
  }

  /// The first line that a build server would take for an instruction; nil if there is none. A line
  /// of a patch cannot be escaped.
  package var instruction: Line? {
    lines.first { isInstruction($0.prefix + String(decoding: $0.text, as: UTF8.self)) }
  }

  // MARK: - Changes

  /// The lines of a text, each with what ends it.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (offset, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(text[start...offset])
      start = offset + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }

  private static func changes(
    from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]
  ) -> [LineDiff.Change] {
    // Most of two texts is the same at both ends.
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var equal = 0
    while equal < shorter - start, old[old.count - 1 - equal] == new[new.count - 1 - equal] {
      equal += 1
    }
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let oldNumbers = old[start..<(old.count - equal)].map(number)
    let newNumbers = new[start..<(new.count - equal)].map(number)
    return LineDiff.changes(from: oldNumbers, to: newNumbers).map { change in
      LineDiff.Change(
        old: change.old.lowerBound + start..<change.old.upperBound + start,
        new: change.new.lowerBound + start..<change.new.upperBound + start)
    }
  }

  // MARK: - Lines

  /// Adds changes that are close to each other, with the equal lines around them.
  private mutating func add(
    _ changes: [LineDiff.Change], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) {
    guard let first = changes.first, let last = changes.last else { return }
    let start = max(0, first.old.lowerBound - Self.context)
    let end = min(old.count, last.old.upperBound + Self.context)
    let newStart = start + first.new.lowerBound - first.old.lowerBound
    let newEnd = end + last.new.upperBound - last.old.upperBound
    lines.append(
      Line(
        kind: .hunk, prefix: "@@ -\(Self.shown(start..<end)) +\(Self.shown(newStart..<newEnd)) @@"))
    var position = start
    var shift = newStart - start
    for change in changes {
      add(.context, position..<change.old.lowerBound, of: old, shift: shift)
      add(.removed, change.old, of: old)
      add(.added, change.new, of: new)
      position = change.old.upperBound
      shift = change.new.upperBound - position
    }
    add(.context, position..<end, of: old, shift: shift)
  }

  /// - Parameter shift: how far the new text is ahead of the old one.
  private mutating func add(
    _ kind: Line.Kind, _ range: Range<Int>, of text: [ArraySlice<UInt8>], shift: Int = 0
  ) {
    let sign = kind == .removed ? "-" : kind == .added ? "+" : " "
    for line in range {
      lines.append(Line(kind: kind, prefix: sign, text: text[line], number: line + shift + 1))
    }
    if let last = range.last, text[last].last != UInt8(ascii: "\n") {
      lines.append(Line(kind: .remark, prefix: #"\ No newline at end of file"#))
    }
  }

  /// Lines as a hunk counts them: from 1, and nothing as the line that it follows.
  private static func shown(_ range: Range<Int>) -> String {
    switch range.count {
    case 0: "\(range.lowerBound),0"
    case 1: "\(range.lowerBound + 1)"
    default: "\(range.lowerBound + 1),\(range.count)"
    }
  }

  // MARK: - Names

  /// A name as git writes it: in quotes, with octal escapes, where it has more than plain ASCII or
  /// what a build server obeys, and with a tab after it where it has a space.
  private static func quoted(_ name: [UInt8]) -> String {
    var quoted = ""
    let isObeyed = isInstruction(String(decoding: name, as: UTF8.self))
    var isPlain = true
    for byte in name {
      switch byte {
      case UInt8(ascii: "#") where isObeyed, UInt8(ascii: ":") where isObeyed:
        quoted += octal(byte)
        isPlain = false
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        quoted += #"\"# + String(Unicode.Scalar(byte))
        isPlain = false
      case 0x20..<0x7F: quoted.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        quoted += octal(byte)
        isPlain = false
      }
    }
    if !isPlain { return "\"\(quoted)\"" }
    return name.contains(UInt8(ascii: " ")) ? quoted + "\t" : quoted
  }

  private static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return #"\"# + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
