import JSON

/// A text being edited, split at the last change.
///
/// Moving the split costs its distance. Changes refer to the text after the previous one and are
/// mostly in order, so replacing throughout a file takes one pass.
struct EditedText {
  private var before: [UInt8] = []
  /// The bytes after the split, in reverse order.
  private var after: [UInt8]
  private var line = 0
  private var character = 0
  private let encoding: PositionEncoding

  init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    after = bytes.reversed()
    self.encoding = encoding
  }

  var bytes: [UInt8] { before + after.reversed() }

  mutating func replace(with text: [UInt8]) { self = EditedText(text, encoding) }

  mutating func replace(from start: Position, to end: Position, with text: [UInt8]) {
    move(to: start)
    let offset = before.count
    let place = (line, character)
    let endedLine = endsLine
    move(to: end)
    if before.count < offset { move(to: start) }
    before.removeLast(before.count - offset)
    (line, character) = place
    after.append(contentsOf: text.reversed())
    // A CR before the split ends a line unless an LF follows.
    guard endsLine != endedLine else { return }
    line += endsLine ? 1 : -1
    character = endsLine ? 0 : countedCharacters
  }

  // MARK: - Moving the split

  private mutating func move(to place: Position) {
    let place = place.line < 0 ? Position(line: 0, character: 0) : place
    while line > place.line { retreat() }
    while line < place.line, !after.isEmpty { advance() }
    guard line == place.line else { return }
    if before.last == 0x0D, after.last == 0x0A { retreat() }
    while character > max(0, place.character) { retreat() }
    while isInsideCharacter { retreat() }
    while let byte = after.last, byte != 0x0A, byte != 0x0D, character < place.character {
      let size = min(LineTable.size(byte), after.count)
      let units = after.suffix(size).reduce(0) { $0 + encoding.units($1) }
      if character + units > place.character { return }
      for _ in 0..<size { advance() }
    }
  }

  private var isInsideCharacter: Bool { after.last.map { $0 & 0xC0 == 0x80 } ?? false }

  private var endsLine: Bool { before.last == 0x0A || before.last == 0x0D && after.last != 0x0A }

  private mutating func advance() {
    let byte = after.removeLast()
    before.append(byte)
    if endsLine {
      line += 1
      character = 0
    } else {
      character += encoding.units(byte)
    }
  }

  private mutating func retreat() {
    let leavesLine = endsLine
    let byte = before.removeLast()
    after.append(byte)
    if leavesLine {
      line -= 1
      character = countedCharacters
    } else {
      character -= encoding.units(byte)
    }
  }

  private var countedCharacters: Int {
    var count = 0
    for index in before.indices.reversed() {
      let byte = before[index]
      let isBreak =
        byte == 0x0A || byte == 0x0D && (index + 1 < before.count || after.last != 0x0A)
      if isBreak { break }
      count += encoding.units(byte)
    }
    return count
  }
}
