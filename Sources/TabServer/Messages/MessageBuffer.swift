import JSON

/// Splits a byte stream into messages.
///
/// Malformed headers are skipped, so that they do not end a session.
struct MessageBuffer {
  static let limit = 64 << 20
  private static let headerLimit = 8 << 10
  static let brokenHeader = ResponseError(.parseError, "the header has no usable 'Content-Length'")

  private var bytes: [UInt8] = []
  private var skipped = 0

  mutating func append(_ more: [UInt8]) {
    let dropped = min(skipped, more.count)
    skipped -= dropped
    bytes += more[dropped...]
  }

  /// Returns the content of the next message, if it is complete. Content over the limit is skipped.
  mutating func next() -> Result<[UInt8], ResponseError>? {
    guard let end = headerEnd() else {
      guard bytes.count > Self.headerLimit else { return nil }
      bytes = []
      return .failure(Self.brokenHeader)
    }
    guard let length = Self.length(in: bytes[..<end.lowerBound]) else {
      bytes.removeFirst(end.upperBound)
      return .failure(Self.brokenHeader)
    }
    guard length <= Self.limit else {
      let there = min(length, bytes.count - end.upperBound)
      bytes.removeFirst(end.upperBound + there)
      skipped = length - there
      return .failure(
        ResponseError(.invalidRequest, "a message of \(length) bytes is over the limit of 64 MiB"))
    }
    guard bytes.count - end.upperBound >= length else { return nil }
    defer { bytes.removeFirst(end.upperBound + length) }
    return .success(Array(bytes[end.upperBound..<end.upperBound + length]))
  }

  /// Returns the range of the empty line after the headers. Lines end in CRLF or LF.
  private func headerEnd() -> Range<Int>? {
    let head = bytes.prefix(Self.headerLimit)
    for position in head.indices where head[position] == 0x0A {
      let rest = head[(position + 1)...]
      if rest.first == 0x0A { return position..<position + 2 }
      if rest.starts(with: [0x0D, 0x0A]) { return position..<position + 3 }
    }
    return nil
  }

  /// Returns the `Content-Length`; nil if it is missing or invalid, or if the encoding is not
  /// UTF-8.
  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    var length: Int?
    for line in header.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let text = String(decoding: line, as: UTF8.self)
      guard let colon = text.firstIndex(of: ":") else { return nil }
      let value = text[text.index(after: colon)...].filter { $0 != " " && $0 != "\t" }.lowercased()
      switch text[..<colon].lowercased() {
      case "content-length": length = value.allSatisfy(\.isASCII) ? Int(value) : nil
      case "content-type":
        guard let name = value.firstRange(of: "charset=") else { continue }
        let charset = value[name.upperBound...]
        if !["utf-8", "utf8", "\"utf-8\"", "\"utf8\""].contains(charset) { return nil }
      default: continue
      }
    }
    return length.flatMap { $0 >= 0 ? $0 : nil }
  }
}
