import Testing

@testable import TabServer

@Suite("MessageBuffer")
struct MessageBufferTests {
  private typealias Piece = Result<[UInt8], ResponseError>

  private let brokenHeader = Piece.failure(MessageBuffer.brokenHeader)

  private func pieces(_ chunks: [String]) -> [Piece] {
    var buffer = MessageBuffer()
    var pieces: [Piece] = []
    for chunk in chunks {
      buffer.append(Array(chunk.utf8))
      while let piece = buffer.next() { pieces.append(piece) }
    }
    return pieces
  }

  private func content(_ text: String) -> Piece { .success(Array(text.utf8)) }

  @Test("splits a stream at any point")
  func framing() {
    let one = "Content-Length: 5\r\n\r\nhello"
    #expect(pieces([one]) == [content("hello")])
    #expect(pieces([one + one]) == [content("hello"), content("hello")])
    #expect(pieces(["Content-Le", "ngth: 5\r\n", "\r\nhe", "llo"]) == [content("hello")])
    #expect(pieces((one + one).map { String($0) }).count == 2)
    #expect(pieces(["Content-Length: 5\r\n\r\nhell"]).isEmpty)
  }

  @Test("counts bytes, not characters")
  func bytes() {
    #expect(pieces(["Content-Length: 4\r\n\r\n🏠"]) == [content("🏠")])
  }

  @Test(
    "accepts variants of headers",
    arguments: [
      "content-length:5\r\n\r\n", "CONTENT-LENGTH:   5\r\n\r\n",
      "Content-Type: application/vscode-jsonrpc\r\nContent-Length: 5\r\n\r\n",
      "Content-Length: 5\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n",
      "Content-Type: application/vscode-jsonrpc; charset=utf8\r\nContent-Length: 5\r\n\r\n",
      "Content-Type: application/vscode-jsonrpc; charset=\"utf-8\"\r\nContent-Length: 5\r\n\r\n",
      "X-Other: 1\r\nContent-Length: 5\r\n\r\n", "Content-Length: 5\n\n",
    ])
  func headers(_ header: String) {
    #expect(pieces([header + "hello"]) == [content("hello")])
  }

  @Test(
    "skips invalid headers",
    arguments: [
      "Content-Length: five\r\n\r\n", "Content-Length: -1\r\n\r\n", "X: 1\r\n\r\n",
      "no header at all\r\n\r\n", "Content-Length: 5\r\nContent-Type: x; charset=utf-16\r\n\r\n",
      "Content-Length: 99999999999999999999\r\n\r\n",
      "Content-Length: 5\r\nContent-Type: a:b; charset=utf-16\r\n\r\n",
    ])
  func broken(_ header: String) {
    let found = pieces([header, "Content-Length: 5\r\n\r\nhello"])
    #expect(found.first == brokenHeader && found.last == content("hello"))
  }

  @Test("reads 64 MiB and skips larger messages")
  func limit() {
    #expect(MessageBuffer.limit == 67_108_864)
    let tooLong = MessageBuffer.limit + 1
    var buffer = MessageBuffer()
    // Some of the content is there already.
    buffer.append(Array("Content-Length: \(tooLong)\r\n\r\n{{{".utf8))
    let error = ResponseError(
      .invalidRequest, "a message of 67108865 bytes is over the limit of 64 MiB")
    #expect(buffer.next() == .failure(error))
    var rest = tooLong - 3
    let block = [UInt8](repeating: 0x7B, count: 1 << 20)
    while rest > 0 {
      buffer.append(Array(block.prefix(rest)))
      rest -= min(rest, block.count)
      #expect(buffer.next() == nil)
    }
    buffer.append(Array("Content-Length: 2\r\n\r\n{}".utf8))
    #expect(buffer.next() == content("{}"))
  }

  @Test("gives up endless headers")
  func endless() {
    var buffer = MessageBuffer()
    buffer.append([UInt8](repeating: 0x61, count: 10_000))
    #expect(buffer.next() == brokenHeader && buffer.next() == nil)
  }

  @Test("reads headers of up to 8 KiB")
  func headerLimit() {
    let most = [UInt8](repeating: 0x61, count: 8_192)
    var buffer = MessageBuffer()
    buffer.append(most)
    #expect(buffer.next() == nil)
    buffer.append([0x61])
    #expect(buffer.next() == brokenHeader)
  }
}
