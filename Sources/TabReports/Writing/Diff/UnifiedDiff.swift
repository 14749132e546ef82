import JSON

/// A unified diff, as `diff -u` and `git diff` write it.
package struct UnifiedDiff: Sendable {
  package struct Line: Sendable {
    package enum Kind: Sendable { case file, hunk, context, removed, added, remark }

    package let kind: Kind
    /// A line's sign, or a whole header.
    package let prefix: String
    /// A line with its terminator.
    package var text: ArraySlice<UInt8> = []
    /// Line number in the new text, or in the old one if removed; 0 for headers.
    package var number = 0
  }

  private static let context = 3

  /// Lines with headers; empty if the texts are equal.
  package private(set) var lines: [Line] = []

  /// - Parameter oldName: name in the header, which `patch` and `git apply` look for.
  package init(from old: [UInt8], to new: [UInt8], oldName: [UInt8], newName: [UInt8]) {
    if old == new { return }
    lines = [
      Line(kind: .file, prefix: "--- " + Self.quoted(oldName)),
      Line(kind: .file, prefix: "+++ " + Self.quoted(newName)),
    ]
    let (oldLines, newLines) = (Self.lines(of: old), Self.lines(of: new))
    var hunk: [LineDiff.Change] = []
    for change in LineDiff.changes(from: oldLines, to: newLines) {
      if let last = hunk.last, change.old.lowerBound - last.old.upperBound > 2 * Self.context {
        add(hunk, oldLines, newLines)
        hunk = []
      }
      hunk.append(change)
    }
    add(hunk, oldLines, newLines)
  }

  package var isEmpty: Bool { lines.isEmpty }

  /// The diff as a file for `patch`.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for line in lines {
      bytes += line.prefix.utf8
      bytes += line.text
      if bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    }
    return bytes
  }

  /// The first line that a build server would execute as a command. Patches can't be escaped.
  package var instruction: Line? {
    lines.first { isInstruction($0.prefix + String(decoding: $0.text, as: UTF8.self)) }
  }

  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (offset, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(text[start...offset])
      start = offset + 1
    }
    return start < text.count ? lines + [text[start...]] : lines
  }

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

  /// - Parameter shift: new minus old line number.
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

  /// A range in a hunk header: from 1, and the preceding line if empty.
  private static func shown(_ range: Range<Int>) -> String {
    switch range.count {
    case 0: "\(range.lowerBound),0"
    case 1: "\(range.lowerBound + 1)"
    default: "\(range.lowerBound + 1),\(range.count)"
    }
  }

  /// A name as git quotes it: with octal escapes, and a tab after a name with spaces.
  private static func quoted(_ name: [UInt8]) -> String {
    let text = String(decoding: name, as: UTF8.self)
    let isObeyed = isInstruction(text)
    let quoted = name.map { byte in
      let character = String(Unicode.Scalar(byte))
      return switch byte {
      case UInt8(ascii: "#") where isObeyed, UInt8(ascii: ":") where isObeyed: octal(byte)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): #"\"# + character
      case 0x20..<0x7F: character
      default: octal(byte)
      }
    }.joined()
    if quoted != text { return "\"\(quoted)\"" }
    return name.contains(UInt8(ascii: " ")) ? quoted + "\t" : quoted
  }

  private static func octal(_ byte: UInt8) -> String {
    #"\"# + zeroPadded(String(byte, radix: 8), to: 3)
  }
}

extension UnifiedDiff {
  /// The diff for a terminal, escaped. `patch` needs `bytes`.
  package func shown(_ style: TextStyle) -> [UInt8] {
    lines.flatMap {
      (style.styled($0.prefix + Self.shown($0.text, style), $0.kind.role) + "\n").utf8
    }
  }

  /// A line without its terminator. Tabs are kept as indentation.
  private static func shown(_ line: ArraySlice<UInt8>, _ style: TextStyle) -> String {
    var line = line
    if line.last == UInt8(ascii: "\n") { line.removeLast() }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { style.shown(String(decoding: $0, as: UTF8.self)) }.joined(separator: "\t")
  }
}

extension UnifiedDiff.Line.Kind {
  fileprivate var role: TextStyle.Role {
    switch self {
    case .file: .emphasis
    case .hunk: .note
    case .context: .plain
    case .removed: .removed
    case .added: .added
    case .remark: .dim
    }
  }
}
