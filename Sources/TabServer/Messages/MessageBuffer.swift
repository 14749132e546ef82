/// Takes messages out of a stream of bytes: headers, an empty line, and as many bytes as
/// `Content-Length` says.
///
/// What is no message is passed over, so that one broken header does not end a session.
struct MessageBuffer {
  /// What was found in the stream.
  enum Piece: Equatable {
    /// The content of a message.
    case content([UInt8])
    /// A message whose length is more than the limit; its content is passed over without being
    /// kept.
    case tooLarge(Int)
    /// Headers without a length that can be used.
    case brokenHeader
  }

  /// The largest content in bytes: 64 MiB.
  static let limit = 64 << 20
  /// The largest block of headers in bytes.
  private static let headerLimit = 8 << 10

  private var bytes: [UInt8] = []
  /// Where the bytes begin that were not looked at yet.
  private var start = 0
  /// How many bytes of a message that is too large are still to come.
  private var skipped = 0

  /// Adds bytes as they come in.
  mutating func append(_ more: [UInt8]) {
    if start > 0, start == bytes.count || start > 1 << 20 {
      bytes.removeFirst(start)
      start = 0
    }
    let dropped = min(skipped, more.count)
    skipped -= dropped
    bytes += more[dropped...]
  }

  /// The next piece; nil where more bytes are needed.
  mutating func next() -> Piece? {
    guard let end = headerEnd() else {
      guard bytes.count - start > Self.headerLimit else { return nil }
      start = bytes.count
      return .brokenHeader
    }
    let header = bytes[start..<end.lowerBound]
    guard let length = Self.length(in: header) else {
      start = end.upperBound
      return .brokenHeader
    }
    guard length <= Self.limit else {
      let there = min(length, bytes.count - end.upperBound)
      start = end.upperBound + there
      skipped = length - there
      return .tooLarge(length)
    }
    guard bytes.count - end.upperBound >= length else { return nil }
    start = end.upperBound + length
    return .content(Array(bytes[end.upperBound..<start]))
  }

  /// Where the empty line after the headers is. Lines end in CR and LF; LF alone is taken too.
  private func headerEnd() -> Range<Int>? {
    var position = start
    let last = min(bytes.count, start + Self.headerLimit)
    while position < last {
      if bytes[position] == 0x0A {
        if position + 1 < last, bytes[position + 1] == 0x0A { return position..<position + 2 }
        if position + 2 < last, bytes[position + 1] == 0x0D, bytes[position + 2] == 0x0A {
          return position..<position + 3
        }
      }
      position += 1
    }
    return nil
  }

  /// What the header `Content-Length` says; nil where it is not there, not a number, or where another
  /// header asks for an encoding other than UTF-8.
  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    var length: Int?
    for line in header.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let text = String(decoding: line, as: UTF8.self)
      guard let colon = text.firstIndex(of: ":") else { return nil }
      let value = text[text.index(after: colon)...].filter { $0 != " " && $0 != "\t" }.lowercased()
      switch text[..<colon].lowercased() {
      case "content-length": length = value.allSatisfy(\.isASCII) ? Int(value) : nil
      case "content-type":
        guard let charset = value.split(separator: "charset=", maxSplits: 1).dropFirst().first
        else { continue }
        if charset != "utf-8" && charset != "utf8" { return nil }
      default: continue
      }
    }
    return length.flatMap { $0 >= 0 ? $0 : nil }
  }
}
