import Testing

@testable import TabServer

@Suite("MessageBuffer")
struct MessageBufferTests {
  @Test("reads 64 MiB and skips larger messages")
  func limit() {
    let tooLong = MessageBuffer.limit + 1
    var buffer = MessageBuffer()
    // Some of the content is there already.
    buffer.append(Array("Content-Length: \(tooLong)\r\n\r\n{{{".utf8))
    let error = ResponseError(
      .invalidRequest, "a message of 67108865 bytes is over the limit of 64 MiB")
    #expect(MessageBuffer.limit == 67_108_864 && buffer.next() == .failure(error))
    var rest = tooLong - 3
    let block = [UInt8](repeating: 0x7B, count: 1 << 20)
    while rest > 0 {
      buffer.append(Array(block.prefix(rest)))
      rest -= min(rest, block.count)
      #expect(buffer.next() == nil)
    }
    buffer.append(Array("Content-Length: 2\r\n\r\n{}".utf8))
    #expect(buffer.next() == .success(Array("{}".utf8)))
  }

  @Test("reads headers of up to 8 KiB and gives up longer ones")
  func headerLimit() {
    var buffer = MessageBuffer()
    let results = [8_192, 1, 10_000, 0].map { count in
      buffer.append([UInt8](repeating: 0x61, count: count))
      return buffer.next()
    }
    let broken = Result<[UInt8], ResponseError>.failure(MessageBuffer.brokenHeader)
    #expect(results == [nil, broken, broken, nil])
  }
}
