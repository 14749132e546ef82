import Testing

@testable import TabServer

@Suite("Messages are taken out of a stream")
struct MessageBufferTests {
  private func pieces(_ chunks: [String]) -> [MessageBuffer.Piece] {
    var buffer = MessageBuffer()
    var pieces: [MessageBuffer.Piece] = []
    for chunk in chunks {
      buffer.append(Array(chunk.utf8))
      while let piece = buffer.next() { pieces.append(piece) }
    }
    return pieces
  }

  private func content(_ text: String) -> MessageBuffer.Piece { .content(Array(text.utf8)) }

  @Test("whole, in halves, several at once, and byte by byte")
  func framing() {
    let one = "Content-Length: 5\r\n\r\nhello"
    #expect(pieces([one]) == [content("hello")])
    #expect(pieces([one + one]) == [content("hello"), content("hello")])
    #expect(pieces(["Content-Le", "ngth: 5\r\n", "\r\nhe", "llo"]) == [content("hello")])
    #expect(pieces((one + one).map { String($0) }).count == 2)
    #expect(pieces(["Content-Length: 5\r\n\r\nhell"]).isEmpty)
  }

  @Test("a length counts bytes, not characters")
  func bytes() {
    #expect(pieces(["Content-Length: 4\r\n\r\n🏠"]) == [content("🏠")])
  }

  @Test(
    "headers in any case, others beside them, UTF-8 by both of its names, and LF alone",
    arguments: [
      "content-length:5\r\n\r\n", "CONTENT-LENGTH:   5\r\n\r\n",
      "Content-Length: 5\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n",
      "Content-Type: application/vscode-jsonrpc; charset=utf8\r\nContent-Length: 5\r\n\r\n",
      "X-Other: 1\r\nContent-Length: 5\r\n\r\n", "Content-Length: 5\n\n",
    ])
  func headers(_ header: String) {
    #expect(pieces([header + "hello"]) == [content("hello")])
  }

  @Test(
    "a header that cannot be used is passed over, and what follows is read",
    arguments: [
      "Content-Length: five\r\n\r\n", "Content-Length: -1\r\n\r\n", "X: 1\r\n\r\n",
      "no header at all\r\n\r\n", "Content-Length: 5\r\nContent-Type: x; charset=utf-16\r\n\r\n",
      "Content-Length: 99999999999999999999\r\n\r\n",
    ])
  func broken(_ header: String) {
    let found = pieces([header, "Content-Length: 5\r\n\r\nhello"])
    #expect(found.first == .brokenHeader && found.last == content("hello"))
  }

  @Test("64 MiB are read, a byte more is passed over without being kept")
  func limit() {
    #expect(MessageBuffer.limit == 67_108_864)
    let tooLong = MessageBuffer.limit + 1
    var buffer = MessageBuffer()
    buffer.append(Array("Content-Length: \(tooLong)\r\n\r\n".utf8))
    #expect(buffer.next() == .tooLarge(tooLong))
    var rest = tooLong
    let block = [UInt8](repeating: 0x7B, count: 1 << 20)
    while rest > 0 {
      buffer.append(Array(block.prefix(rest)))
      rest -= min(rest, block.count)
      #expect(buffer.next() == nil)
    }
    buffer.append(Array("Content-Length: 2\r\n\r\n{}".utf8))
    #expect(buffer.next() == content("{}"))
  }

  @Test("headers without an end are given up")
  func endless() {
    var buffer = MessageBuffer()
    buffer.append([UInt8](repeating: 0x61, count: 10_000))
    #expect(buffer.next() == .brokenHeader && buffer.next() == nil)
  }
}
