import JSON

enum OutgoingMessage {
  static func response(to identity: JSONTree, _ result: JSONTree) -> [UInt8] {
    framed(["jsonrpc": "2.0", "id": identity, "result": result])
  }

  /// An error response; the identity is null if the request could not be read.
  static func refusal(of identity: JSONTree, _ error: ResponseError) -> [UInt8] {
    framed([
      "jsonrpc": "2.0", "id": identity,
      "error": ["code": .integer(error.code.rawValue), "message": .string(error.message)],
    ])
  }

  static func notification(_ method: String, _ parameters: JSONTree) -> [UInt8] {
    framed(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  static func request(
    _ identity: JSONTree, _ method: String, _ parameters: JSONTree
  ) -> [UInt8] {
    framed([
      "jsonrpc": "2.0", "id": identity, "method": .string(method), "params": parameters,
    ])
  }

  private static func framed(_ message: JSONTree) -> [UInt8] {
    let content = message.compact
    return Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }
}
