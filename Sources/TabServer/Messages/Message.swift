import JSON

/// A message of a client: a request, a notification, or the answer to a request of the server.
struct Message {
  /// The id of a request, to be sent back as it was written. Nil for a notification.
  let identity: JSONTree?
  /// Nil for an answer.
  let method: String?
  let parameters: Parameters
  /// Why the message is refused; nil if it is a message.
  let problem: ResponseError?

  /// - Throws: what to answer if the content is not JSON.
  init(_ content: [UInt8]) throws(ResponseError) {
    let document = try Self.document(content)
    let isObject = document.kind(of: document.root) == .object
    func member(_ name: String) -> JSONValue? {
      isObject ? document.member(name, of: document.root) : nil
    }
    parameters = Parameters(document, member("params"))
    let id = member("id")
    identity = id.map { Self.identity($0, document) ?? .null }
    let method = member("method")
    self.method = method.flatMap { document.isString($0) ? document.string($0) : nil }
    let isAnswer = method == nil && (member("result") != nil || member("error") != nil)
    let message: String? =
      if !isObject {
        "a message must be an object"
      } else if isAnswer {
        nil
      } else if self.method == nil {
        method == nil ? "a message must have a method" : "a method must be a string"
      } else if let id, Self.identity(id, document) == nil {
        "an id must be a string or a number"
      } else {
        nil
      }
    problem = message.map { ResponseError(.invalidRequest, $0) }
  }

  /// Reads the JSON of a message. Editors that count in UTF-16 send half of a surrogate pair when the
  /// user deletes the other half.
  private static func document(_ content: [UInt8]) throws(ResponseError) -> JSONDocument {
    do throws(JSONSyntaxError) {
      return try JSONReader.read(content)
    } catch {
      if error.problem == .loneSurrogate,
        let document = try? JSONReader.read(LoneSurrogates.replaced(in: content))
      {
        return document
      }
      throw ResponseError(.parseError, "the message is not JSON")
    }
  }

  /// The id of a request as it is written; nil if the value cannot be one.
  static func identity(_ value: JSONValue, _ document: JSONDocument) -> JSONTree? {
    switch document.kind(of: value) {
    case .string, .escapedString, .number:
      .written(Array(document.bytes[document.range(of: value)]))
    case .object, .array, .true, .false, .null: nil
    }
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

  /// A line or a character. A number that no document has is the end.
  var coordinate: Int? {
    guard let value, document.kind(of: value) == .number else { return nil }
    return document.integer(value) ?? .max
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

  var identity: JSONTree? { value.flatMap { Message.identity($0, document) } }
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
