import JSON

struct Message {
  private let document: JSONDocument
  /// The id as written; null if it is invalid, nil if there is none.
  private(set) var identity: JSONTree?
  let method: String?
  /// Null if there are none.
  let parameters: JSONValue
  private(set) var problem: ResponseError?

  init(_ content: [UInt8]) throws(ResponseError) {
    guard let document = try? JSONReader.read(content) else {
      throw ResponseError(.parseError, "the message is not JSON")
    }
    self.document = document
    let message = document.root
    let (id, method) = (message["id"], message["method"])
    self.method = method?.string
    parameters = message["params"] ?? JSONValue(range: 0..<0, content: .null)
    if id != nil { identity = identity(id) ?? .null }
    let isAnswer = method == nil && (message["result"] != nil || message["error"] != nil)
    let words: String? =
      if !message.isObject {
        "a message must be an object"
      } else if isAnswer {
        nil
      } else if method?.string == nil {
        method == nil ? "a message must have a method" : "a method must be a string"
      } else if case .null = identity {
        "an id must be a string or a number"
      } else {
        nil
      }
    problem = words.map { ResponseError(.invalidRequest, $0) }
  }

  /// Returns the id of a request as written; nil if it is not a string or a number.
  func identity(_ id: JSONValue?) -> JSONTree? {
    guard let id else { return nil }
    switch id.content {
    case .string, .number: return .written(Array(document.bytes[id.range]))
    case .object, .array, .bool, .null: return nil
    }
  }
}

struct ResponseError: Error, Equatable {
  enum Code: Int {
    case parseError = -32_700
    case invalidRequest = -32_600
    case methodNotFound = -32_601
    case invalidParams = -32_602
    case serverNotInitialized = -32_002
    case requestCancelled = -32_800
    case requestFailed = -32_803
  }

  let code: Code
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
