import JSON

extension PositionEncoding {
  /// UTF-8 if the client supports it, or UTF-16, which is the default.
  init(offered: [String]) {
    let wanted: [PositionEncoding] = [.utf8, .utf32, .utf16]
    self = wanted.first { offered.contains($0.rawValue) } ?? .utf16
  }
}

struct Position: Equatable {
  let line: Int
  let character: Int
}
