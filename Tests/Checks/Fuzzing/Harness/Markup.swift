/// Returns whether a page of HTML is written strictly: quoted attributes, elements that are closed in
/// order, no `<`, `>` or `&` that is none, and nothing that runs or loads. Then no text in it can
/// have become markup.
struct Markup {
  private static let void: Set<String> = ["meta", "link", "br", "hr", "col"]
  private static let active: Set<String> = [
    "script", "iframe", "object", "embed", "form", "base", "audio", "video", "img",
  ]

  private let bytes: [UInt8]
  private var position = 0
  private var open: [String] = []

  static func isWellFormed(_ bytes: [UInt8]) -> Bool {
    var markup = Markup(bytes: bytes)
    guard markup.take("<!doctype html>") || markup.take("<!DOCTYPE html>") else { return false }
    while markup.position < bytes.count {
      guard markup.takePiece() else { return false }
    }
    return markup.open.isEmpty
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func peek() -> UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  private mutating func name() -> String {
    let start = position
    while isNameByte(peek()) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":") || (0x30...0x39).contains(byte)
      || (0x61...0x7A).contains(byte | 0x20) && byte < 0x80
  }

  /// A tag, a style sheet, a reference, or a character.
  private mutating func takePiece() -> Bool {
    if open.last == "style" {
      while position < bytes.count, peek() != UInt8(ascii: "<") { position += 1 }
    }
    if take("</") { return name() == open.popLast() && take(">") }
    if take("<") { return takeStart() }
    return takeData(until: UInt8(ascii: ">"))
  }

  private mutating func takeStart() -> Bool {
    let element = name()
    if element.isEmpty || Self.active.contains(element) { return false }
    while true {
      let hasSpace = takeSpace()
      if take("/>") { return true }
      if take(">") {
        if !Self.void.contains(element) { open.append(element) }
        return true
      }
      let attribute = name()
      if !hasSpace || attribute.isEmpty || attribute.hasPrefix("on") { return false }
      guard take("=") else { continue }
      guard take("\"") else { return false }
      while peek() != UInt8(ascii: "\"") {
        guard takeData(until: UInt8(ascii: "\"")) else { return false }
      }
      position += 1
    }
  }

  private mutating func takeSpace() -> Bool {
    let start = position
    while [0x20, 0x09, 0x0A, 0x0D].contains(peek()) { position += 1 }
    return position > start
  }

  /// A character of text, or a reference such as `&lt;` or `&#39;`.
  private mutating func takeData(until end: UInt8) -> Bool {
    let byte = peek()
    if byte == 0 || byte == end || byte == UInt8(ascii: "<") { return false }
    position += 1
    guard byte == UInt8(ascii: "&") else { return true }
    _ = take("#")
    return !name().isEmpty && take(";")
  }
}
