/// A line of a drawing in pieces, so that it can be mirrored without reversing texts.
package struct Line: Sendable {
  /// A text, or a part of the drawing.
  package struct Piece: Sendable {
    var text: String
    /// Number of repetitions.
    var count = 1
    var columns: Int
    var role: TextStyle.Role
    /// True for drawings, whose characters are mirrored.
    var isDrawn: Bool

    /// True for rules and blanks.
    fileprivate var isFilled: Bool { isDrawn && role == .dim && count == columns }
    fileprivate var isBlank: Bool { text.utf8.allSatisfy { $0 == 0x20 } }
  }

  package private(set) var pieces: [Piece] = []
  package private(set) var columns = 0

  package init() {}

  package init(_ text: String, _ role: TextStyle.Role = .plain) {
    append(text, role)
  }

  package mutating func append(_ text: String, _ role: TextStyle.Role = .plain) {
    append(Piece(text: text, columns: text.displayWidth, role: role, isDrawn: false))
  }

  /// Appends a drawing of characters one column wide.
  package mutating func draw(_ text: String, _ role: TextStyle.Role = .dim) {
    let columns = text.unicodeScalars.count
    append(Piece(text: text, columns: columns, role: role, isDrawn: true))
  }

  /// Appends a repeated character.
  package mutating func fill(_ columns: Int, with character: String = " ") {
    guard columns > 0 else { return }
    append(Piece(text: character, count: columns, columns: columns, role: .dim, isDrawn: true))
  }

  package mutating func append(_ line: Line) {
    pieces.reserveCapacity(pieces.count + line.pieces.count)
    for piece in line.pieces { append(piece) }
  }

  private mutating func append(_ piece: Piece) {
    guard piece.columns > 0 else { return }
    columns += piece.columns
    if let last = pieces.last, last.isFilled, piece.isFilled, last.text == piece.text {
      // Merges adjacent fills.
      pieces[pieces.count - 1].count += piece.count
      pieces[pieces.count - 1].columns += piece.columns
    } else {
      pieces.append(piece)
    }
  }

  /// The line padded to a width.
  package func padded(to width: Int) -> Line {
    var line = self
    line.fill(width - columns)
    return line
  }

  package func centered(in width: Int) -> Line {
    var line = Line()
    line.fill((width - columns) / 2)
    line.append(self)
    return line.padded(to: width)
  }

  /// The line mirrored for right-to-left languages.
  package func mirrored(_ glyphs: Glyphs) -> Line {
    var line = self
    line.pieces.reverse()
    for index in line.pieces.indices where line.pieces[index].isDrawn {
      line.pieces[index].text = String(
        line.pieces[index].text.reversed().map { glyphs.mirror($0) })
    }
    return line
  }

  /// Writes the line without trailing blanks.
  package func write(_ style: TextStyle, into output: inout [UInt8]) {
    var pieces = pieces[...]
    while let last = pieces.last, last.isBlank { pieces.removeLast() }
    // Merges pieces of one role, and blanks with the preceding piece.
    var text = ""
    var role = TextStyle.Role.plain
    for piece in pieces {
      if piece.role != role, !piece.isBlank {
        output.append(contentsOf: style.styled(text, role).utf8)
        text = ""
        role = piece.role
      }
      for _ in 0..<piece.count { text += piece.text }
    }
    output.append(contentsOf: style.styled(text, role).utf8)
    output.append(0x0A)
  }
}
