private import JSON

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
///
/// Its lines are made when somebody asks for them: a diff can be longer than both texts.
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

  private let oldName: [UInt8]
  private let newName: [UInt8]
  private let old: TextLines
  private let new: TextLines
  private let changes: [LineDiff.Change]

  /// - Parameters:
  ///   - oldName: what the old text is called in the head; `patch` and `git apply` look for a file
  ///     of this name.
  ///   - newName: what the new text is called.
  package init(from old: [UInt8], to new: [UInt8], oldName: [UInt8], newName: [UInt8]) {
    self.oldName = oldName
    self.newName = newName
    let isEqual = old == new
    self.old = TextLines(isEqual ? [] : old)
    self.new = TextLines(isEqual ? [] : new)
    changes = Self.changes(from: self.old, to: self.new)
  }

  /// Whether the texts are equal.
  package var isEmpty: Bool { changes.isEmpty }

  /// All lines, with the head; none where the texts are equal.
  package var lines: some Sequence<Line> {
    let runs = (-1..<changes.count).lazy.flatMap { $0 < 0 ? fileNames : self.runs(at: $0) }
    return runs.flatMap { run in run.places.lazy.map { line(of: run, at: $0) } }
  }

  /// Hands on the diff as a file: with it `patch` makes the new text of the old one.
  package func write(to take: PieceTaker) {
    var bytes: [UInt8] = []
    for line in lines {
      bytes += line.prefix.utf8
      bytes += line.text
      if bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
      bytes.handOn(to: take)
    }
    take(bytes)
  }

  /// The first line that a build server would take for an instruction; nil where there is none. A
  /// line of a patch cannot be escaped.
  package var instruction: Line? {
    lines.first { isInstruction($0.prefix + String(decoding: $0.text, as: UTF8.self)) }
  }

  // MARK: - Changes

  private static func changes(from old: TextLines, to new: TextLines) -> [LineDiff.Change] {
    // Most of two texts is the same at both ends, and is not looked at any further.
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var equal = 0
    while equal < shorter - start, old[old.count - 1 - equal] == new[new.count - 1 - equal] {
      equal += 1
    }
    let (oldPlaces, newPlaces) = (start..<(old.count - equal), start..<(new.count - equal))
    if oldPlaces.isEmpty || newPlaces.isEmpty {
      let isNone = oldPlaces.isEmpty && newPlaces.isEmpty
      return isNone ? [] : [LineDiff.Change(old: oldPlaces, new: newPlaces)]
    }
    // Equal lines have equal numbers; what a number stands for is found by where it is first.
    var table = PositionTable()
    var firsts: [Int32] = []
    func line(_ place: Int) -> ArraySlice<UInt8> {
      place < old.count ? old[place] : new[place - old.count]
    }
    func number(_ place: Int) -> Int32 {
      let text = line(place)
      let known = table.insert(
        firsts.count, text.hashValue, where: { line(Int(firsts[$0])) == text },
        rehashing: { line(Int(firsts[$0])).hashValue })
      if let known { return Int32(clamping: known) }
      firsts.append(Int32(clamping: place))
      return Int32(clamping: firsts.count - 1)
    }
    let oldNumbers = oldPlaces.map(number)
    let newNumbers = newPlaces.map { number($0 + old.count) }
    return LineDiff.changes(from: oldNumbers, to: newNumbers, count: firsts.count).map { change in
      LineDiff.Change(
        old: change.old.lowerBound + start..<change.old.upperBound + start,
        new: change.new.lowerBound + start..<change.new.upperBound + start)
    }
  }

  // MARK: - Lines

  /// Lines of one kind that follow one another.
  private struct Run {
    let kind: Line.Kind
    /// Where they are in the new text where they are added, else in the old one.
    var places = 0..<1
    /// All of a line that is of neither text.
    var head = ""
    /// How far the new text is ahead of the old one in a context.
    var shift = 0
  }

  private func line(of run: Run, at place: Int) -> Line {
    switch run.kind {
    case .context:
      Line(kind: .context, prefix: " ", text: old[place], number: place + run.shift + 1)
    case .removed: Line(kind: .removed, prefix: "-", text: old[place], number: place + 1)
    case .added: Line(kind: .added, prefix: "+", text: new[place], number: place + 1)
    case .file, .hunk, .remark: Line(kind: run.kind, prefix: run.head, text: [])
    }
  }

  private var fileNames: [Run] {
    if isEmpty { return [] }
    return [
      Run(kind: .file, head: "--- " + Self.quoted(oldName)),
      Run(kind: .file, head: "+++ " + Self.quoted(newName)),
    ]
  }

  /// A change with the lines above it that belong to it, and those below it where its hunk ends.
  private func runs(at index: Int) -> [Run] {
    let change = changes[index]
    let isFirst = index == 0 || isApart(index)
    var runs: [Run] = []
    if isFirst { runs.append(head(from: index)) }
    let above = isFirst ? before(index) : changes[index - 1].old.upperBound
    let shift = change.new.lowerBound - change.old.lowerBound
    add(.context, above..<change.old.lowerBound, shift: shift, to: &runs)
    add(.removed, change.old, to: &runs)
    add(.added, change.new, to: &runs)
    if index == changes.count - 1 || isApart(index + 1) {
      let shift = change.new.upperBound - change.old.upperBound
      add(.context, change.old.upperBound..<after(index), shift: shift, to: &runs)
    }
    return runs
  }

  /// Whether a change is too far from the one before it to be told in one hunk.
  private func isApart(_ index: Int) -> Bool {
    changes[index].old.lowerBound - changes[index - 1].old.upperBound > 2 * Self.context
  }

  /// Where the hunk that begins with a change begins in the old text.
  private func before(_ index: Int) -> Int { max(0, changes[index].old.lowerBound - Self.context) }

  /// Where the hunk that ends with a change ends in the old text.
  private func after(_ index: Int) -> Int {
    min(old.count, changes[index].old.upperBound + Self.context)
  }

  private func head(from index: Int) -> Run {
    var last = index
    while last + 1 < changes.count, !isApart(last + 1) { last += 1 }
    let oldRange = before(index)..<after(last)
    let start = changes[index].new.lowerBound - changes[index].old.lowerBound
    let end = changes[last].new.upperBound - changes[last].old.upperBound
    let newRange = oldRange.lowerBound + start..<oldRange.upperBound + end
    return Run(kind: .hunk, head: "@@ -\(Self.shown(oldRange)) +\(Self.shown(newRange)) @@")
  }

  private func add(
    _ kind: Line.Kind, _ places: Range<Int>, shift: Int = 0, to runs: inout [Run]
  ) {
    if places.isEmpty { return }
    runs.append(Run(kind: kind, places: places, shift: shift))
    let text = kind == .added ? new : old
    if text[places.upperBound - 1].last != UInt8(ascii: "\n") {
      runs.append(Run(kind: .remark, head: #"\ No newline at end of file"#))
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
