import LocatedJSON
import TabSchemas

/// A message of a client: a request, a notification, or the answer to a request of the server.
struct Message {
  /// What an answer goes to, as the client wrote it: a number or a string. Nil for a notification.
  let identity: SchemaValue?
  /// Empty for an answer.
  let method: String
  let parameters: Parameters

  /// - Throws: what the client is told where the content is no message.
  init(_ content: [UInt8]) throws(ResponseError) {
    let document: JSONDocument
    do throws(JSONSyntaxError) { document = try JSONReader.read(content) } catch {
      throw ResponseError(.parseError, "the message is not JSON")
    }
    guard document.kind(of: document.root) == .object else {
      throw ResponseError(.invalidRequest, "a message is an object")
    }
    identity = document.member("id", of: document.root).flatMap { Self.identity($0, document) }
    let method = document.member("method", of: document.root)
    guard let method else {
      let isAnswer =
        document.member("result", of: document.root) != nil
        || document.member("error", of: document.root) != nil
      guard isAnswer else { throw ResponseError(.invalidRequest, "a message has a method") }
      self.method = ""
      parameters = Parameters(document, document.root)
      return
    }
    guard document.isString(method) else {
      throw ResponseError(.invalidRequest, "a method is a string")
    }
    self.method = document.string(method)
    parameters = Parameters(document, document.member("params", of: document.root))
  }

  static func identity(_ value: JSONValue, _ document: JSONDocument) -> SchemaValue? {
    if document.isString(value) { return .string(document.string(value)) }
    return document.integer(value).map { .integer($0) }
  }
}

/// A value of a message, and what is inside it. Whatever is not there, or of another type, is nil.
struct Parameters {
  let document: JSONDocument
  let value: JSONValue?

  init(_ document: JSONDocument, _ value: JSONValue?) {
    self.document = document
    self.value = value
  }

  /// A member of an object.
  subscript(_ key: String) -> Parameters {
    guard let value, document.kind(of: value) == .object else { return Parameters(document, nil) }
    return Parameters(document, document.member(key, of: value))
  }

  var exists: Bool { value.map { document.kind(of: $0) != .null } ?? false }

  var string: String? {
    value.flatMap { document.isString($0) ? document.string($0) : nil }
  }

  /// The bytes of a string, without going through a `String`: a whole document comes this way.
  var bytes: [UInt8]? {
    guard let value, document.isString(value) else { return nil }
    return document.kind(of: value) == .string
      ? Array(document.bytes[document.content(of: value)]) : document.unescaped(value)
  }

  var integer: Int? {
    value.flatMap { document.kind(of: $0) == .number ? document.integer($0) : nil }
  }

  var bool: Bool? {
    value.flatMap { value in
      switch document.kind(of: value) {
      case .true: true
      case .false: false
      default: nil
      }
    }
  }

  /// The elements of an array; none where it is no array.
  var elements: [Parameters] {
    guard let value, document.kind(of: value) == .array else { return [] }
    return document.elements(of: value).map { Parameters(document, $0) }
  }

  /// The strings in an array.
  var strings: [String] { elements.compactMap(\.string) }

  var identity: SchemaValue? { value.flatMap { Message.identity($0, document) } }
}

/// Why a request gets no result.
struct ResponseError: Error {
  /// The numbers of JSON-RPC and of the protocol.
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
