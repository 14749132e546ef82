import JSON

struct Message {
  let identity: JSONTree?
  let method: String?
  let parameters: Parameters
  let problem: ResponseError?

  init(_ content: [UInt8]) throws(ResponseError) {
    guard let document = try? JSONReader.read(content) else {
      throw ResponseError(.parseError, "the message is not JSON")
    }
    let message = Parameters(document: document, value: document.root)
    parameters = message["params"]
    let (id, method) = (message["id"], message["method"])
    identity = id.value.map { _ in id.identity ?? .null }
    self.method = method.string
    let isAnswer =
      method.value == nil && (message["result"].value != nil || message["error"].value != nil)
    let words: String? =
      if document.kind(of: document.root) != .object {
        "a message must be an object"
      } else if isAnswer {
        nil
      } else if method.string == nil {
        method.value == nil ? "a message must have a method" : "a method must be a string"
      } else if id.value != nil, id.identity == nil {
        "an id must be a string or a number"
      } else {
        nil
      }
    problem = words.map { ResponseError(.invalidRequest, $0) }
  }
}

/// A value in a message; nil if it is missing or has another type.
struct Parameters {
  let document: JSONDocument
  let value: JSONValue?

  subscript(_ key: String) -> Parameters {
    Parameters(document: document, value: value.flatMap { document.member(key, of: $0) })
  }

  private var kind: JSONKind? { value.map { document.kind(of: $0) } }

  var exists: Bool { kind != nil && kind != .null }
  var isTrue: Bool { kind == .true }
  var isFalse: Bool { kind == .false }

  var string: String? {
    value.flatMap { document.isString($0) ? document.string($0) : nil }
  }

  /// The bytes of a string. Avoids a `String` for a whole document.
  var bytes: [UInt8]? {
    guard let value, value.isString else { return nil }
    return document.kind(of: value) == .string
      ? Array(document.bytes[document.content(of: value)]) : document.unescaped(value)
  }

  var integer: Int? { value.flatMap { document.integer($0) } }

  /// A line or a character. Values that are too large mean the end.
  var coordinate: Int? {
    guard let value, document.kind(of: value) == .number else { return nil }
    return document.integer(value) ?? .max
  }

  var elements: [Parameters] {
    guard let value, document.kind(of: value) == .array else { return [] }
    return value.elements.map { Parameters(document: document, value: $0) }
  }

  var strings: [String] { elements.compactMap(\.string) }

  /// The JSON of a string or a number.
  var identity: JSONTree? {
    guard let value, value.isString || kind == .number else { return nil }
    return .written(Array(document.bytes[value.range]))
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
