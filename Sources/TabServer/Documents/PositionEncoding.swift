enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// UTF-8 if the client supports it, or UTF-16, which is the default.
  init(offered: [String]) {
    let wanted: [PositionEncoding] = [.utf8, .utf32, .utf16]
    self = wanted.first { offered.contains($0.rawValue) } ?? .utf16
  }

  /// Returns the number of units of the scalar with this first byte; 0 for a continuation byte.
  @inline(__always)
  func units(_ byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}

struct Position: Equatable {
  let line: Int
  let character: Int
}
