private import Spelling

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
    /// What stands in front: the sign of a line of the texts, or all of any other line.
    package let prefix: String
    /// A line of one of the texts, with what ends it.
    package let text: ArraySlice<UInt8>
    /// The number of the line in the new text, or in the old one where it is removed; 0 for a line
    /// of neither.
    package var number = 0
  }

  /// How many equal lines are shown around what differs.
  private static let context = 3

  /// Empty where the texts are equal.
  package private(set) var lines: [Line] = []

  /// - Parameters:
  ///   - oldName: what the old text is called in the head; `patch` and `git apply` look for a file
  ///     of this name.
  ///   - newName: what the new text is called.
  package init(from old: [UInt8], to new: [UInt8], oldName: [UInt8], newName: [UInt8]) {
    if old == new { return }
    let oldLines = Self.lines(of: old)
    let newLines = Self.lines(of: new)
    lines = [
      Line(kind: .file, prefix: "--- " + Self.quoted(oldName), text: []),
      Line(kind: .file, prefix: "+++ " + Self.quoted(newName), text: []),
    ]
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

  /// The first line that a build server would take for an instruction; nil where there is none. A
  /// line of a patch cannot be escaped.
  package var instruction: Line? {
    lines.first { isInstruction($0.prefix + String(decoding: $0.text, as: UTF8.self)) }
  }

  // MARK: - Lines

  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(text[start...end])
      start = end + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }

  private static func changes(
    from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]
  ) -> [LineDiff.Change] {
    // Most of two texts is the same at both ends, and is not looked at any further.
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var equal = 0
    while equal < min(old.count, new.count) - start,
      old[old.count - 1 - equal] == new[new.count - 1 - equal]
    {
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
    return LineDiff.changes(from: oldNumbers, to: newNumbers, count: numbers.count).map { change in
      LineDiff.Change(
        old: change.old.lowerBound + start..<change.old.upperBound + start,
        new: change.new.lowerBound + start..<change.new.upperBound + start)
    }
  }

  // MARK: - Hunks

  private mutating func add(
    _ changes: [LineDiff.Change], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) {
    guard let first = changes.first, let last = changes.last else { return }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
    let newRange = first.new.lowerBound - before..<last.new.upperBound + after
    let head = "@@ -\(Self.shown(oldRange)) +\(Self.shown(newRange)) @@"
    lines.append(Line(kind: .hunk, prefix: head, text: []))
    var position = oldRange.lowerBound
    var newPosition = newRange.lowerBound
    func addContext(to end: Int) {
      for line in old[position..<end] {
        newPosition += 1
        add(.context, line, newPosition)
      }
    }
    for change in changes {
      addContext(to: change.old.lowerBound)
      for index in change.old { add(.removed, old[index], index + 1) }
      for index in change.new { add(.added, new[index], index + 1) }
      position = change.old.upperBound
      newPosition = change.new.upperBound
    }
    addContext(to: oldRange.upperBound)
  }

  private mutating func add(_ kind: Line.Kind, _ text: ArraySlice<UInt8>, _ number: Int) {
    let sign =
      switch kind {
      case .removed: "-"
      case .added: "+"
      default: " "
      }
    lines.append(Line(kind: kind, prefix: sign, text: text, number: number))
    if text.last != UInt8(ascii: "\n") {
      lines.append(Line(kind: .remark, prefix: #"\ No newline at end of file"#, text: []))
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
