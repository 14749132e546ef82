/// What a character of a position counts, as client and server agree.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The encoding to use: that of texts here where the client takes it, UTF-16 where it says nothing.
  init(offered: [String]) {
    let wanted: [PositionEncoding] = [.utf8, .utf32, .utf16]
    self = wanted.first { offered.contains($0.rawValue) } ?? .utf16
  }

  /// How many units the scalar takes that begins with a byte of UTF-8; 0 for a byte inside of one.
  @inline(__always)
  func units(_ byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}

/// A place as the protocol writes it: line and character from 0.
struct Position: Equatable {
  let line: Int
  let character: Int
}
