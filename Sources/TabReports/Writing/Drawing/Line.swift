/// A line of a drawing in pieces, so that it can be mirrored without reversing texts.
struct Line: Sendable {
  private struct Piece: Sendable {
    var text: String
    /// The number of repetitions.
    var count = 1
    var columns: Int
    var role: TextStyle.Role
    /// True for drawings, whose characters are mirrored.
    var isDrawn: Bool

    var isBlank: Bool { text.utf8.allSatisfy { $0 == 0x20 } }
  }

  private var pieces: [Piece] = []
  private(set) var columns = 0

  init(_ text: String = "", _ role: TextStyle.Role = .plain, indent: Int = 0) {
    fill(indent)
    append(text, role)
  }

  /// A drawing of characters one column wide.
  init(drawn text: String, _ role: TextStyle.Role = .dim, indent: Int = 0) {
    fill(indent)
    draw(text, role)
  }

  static func + (left: Line, right: Line) -> Line {
    var line = left
    line.append(right)
    return line
  }

  mutating func append(_ text: String, _ role: TextStyle.Role = .plain) {
    append(Piece(text: text, columns: text.displayWidth, role: role, isDrawn: false))
  }

  /// Appends a drawing of characters one column wide.
  mutating func draw(_ text: String, _ role: TextStyle.Role = .dim) {
    append(Piece(text: text, columns: text.unicodeScalars.count, role: role, isDrawn: true))
  }

  mutating func fill(_ columns: Int, with character: String = " ") {
    append(Piece(text: character, count: columns, columns: columns, role: .dim, isDrawn: true))
  }

  mutating func append(_ line: Line) {
    columns += line.columns
    pieces.append(contentsOf: line.pieces)
  }

  private mutating func append(_ piece: Piece) {
    guard piece.columns > 0 else { return }
    columns += piece.columns
    pieces.append(piece)
  }

  func padded(to width: Int) -> Line {
    var line = self
    line.fill(width - columns)
    return line
  }

  func centered(in width: Int) -> Line {
    (Line(indent: (width - columns) / 2) + self).padded(to: width)
  }

  /// The line mirrored for right-to-left languages.
  func mirrored(_ glyphs: Glyphs) -> Line {
    var line = self
    line.pieces.reverse()
    for index in line.pieces.indices where line.pieces[index].isDrawn {
      line.pieces[index].text = String(
        line.pieces[index].text.reversed().map { glyphs.mirror($0) })
    }
    return line
  }

  /// Writes the line without trailing blanks.
  fileprivate func write(_ style: TextStyle, into output: inout [UInt8]) {
    var pieces = pieces[...]
    while let last = pieces.last, last.isBlank { pieces.removeLast() }
    // Blanks have the colors of the preceding piece.
    var role = TextStyle.Role.plain
    for piece in pieces {
      if piece.role != role, !piece.isBlank {
        output.append(contentsOf: style.end(of: role).utf8)
        output.append(contentsOf: style.start(of: piece.role).utf8)
        role = piece.role
      }
      if piece.isBlank {
        output.append(contentsOf: repeatElement(0x20, count: piece.columns))
      } else {
        for _ in 0..<piece.count { output.append(contentsOf: piece.text.utf8) }
      }
    }
    output.append(contentsOf: style.end(of: role).utf8)
    output.append(0x0A)
  }
}

extension [Line] {
  func bytes(_ style: TextStyle) -> [UInt8] {
    var output: [UInt8] = []
    for line in self { line.write(style, into: &output) }
    return output
  }
}

extension TextStyle {
  func lines(_ text: String, _ role: Role = .plain) -> [Line] {
    text.wrapped(to: readableWidth).map { Line($0, role) }
  }
}

/// Indented lines of text, the first one after a lead.
func hanging(
  _ lead: Line, _ texts: [String], _ role: TextStyle.Role = .plain, indent: Int
) -> [Line] {
  hanging(lead, texts.map { Line($0, role) }, indent: indent)
}

/// Indented lines, the first one after a lead; all are below a lead that is too wide.
func hanging(_ lead: Line, _ lines: [Line], indent: Int) -> [Line] {
  if lead.columns > indent { return [lead] + hanging(Line(), lines, indent: indent) }
  return lines.enumerated().map { index, line in
    (index == 0 ? lead : Line()).padded(to: indent) + line
  }
}
