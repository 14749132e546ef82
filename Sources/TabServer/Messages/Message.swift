import JSON

struct Message {
  let identity: JSONTree?
  let method: String?
  let parameters: Parameters
  let problem: ResponseError?

  init(_ content: [UInt8]) throws(ResponseError) {
    let document = try Self.document(content)
    let isObject = document.kind(of: document.root) == .object
    func member(_ name: String) -> JSONValue? {
      isObject ? document.member(name, of: document.root) : nil
    }
    parameters = Parameters(document: document, value: member("params"))
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

  /// Parses a message. Editors that count in UTF-16 may send lone surrogates.
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

  static func identity(_ value: JSONValue, _ document: JSONDocument) -> JSONTree? {
    switch document.kind(of: value) {
    case .string, .escapedString, .number:
      .written(Array(document.bytes[document.range(of: value)]))
    case .object, .array, .true, .false, .null: nil
    }
  }
}

/// A value in a message; nil if it is missing or has another type.
struct Parameters {
  let document: JSONDocument
  let value: JSONValue?

  subscript(_ key: String) -> Parameters {
    let isObject = value.map { document.kind(of: $0) == .object } ?? false
    return Parameters(
      document: document, value: isObject ? value.flatMap { document.member(key, of: $0) } : nil)
  }

  var exists: Bool { value.map { document.kind(of: $0) != .null } ?? false }

  var string: String? {
    value.flatMap { document.isString($0) ? document.string($0) : nil }
  }

  /// The bytes of a string. Avoids a `String` for a whole document.
  var bytes: [UInt8]? {
    guard let value, document.isString(value) else { return nil }
    return document.kind(of: value) == .string
      ? Array(document.bytes[document.content(of: value)]) : document.unescaped(value)
  }

  var integer: Int? {
    value.flatMap { document.kind(of: $0) == .number ? document.integer($0) : nil }
  }

  /// A line or a character. Values that are too large mean the end.
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

  var isTrue: Bool { bool == true }

  var elements: [Parameters] {
    guard let value, document.kind(of: value) == .array else { return [] }
    return document.elements(of: value).map { Parameters(document: document, value: $0) }
  }

  var strings: [String] { elements.compactMap(\.string) }

  var identity: JSONTree? { value.flatMap { Message.identity($0, document) } }
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

enum LoneSurrogates {
  /// Replaces lone surrogates with U+FFFD, which has the same length in UTF-16.
  static func replaced(in json: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(json.count)
    var index = 0
    while index < json.count {
      let length: Int
      switch half(at: index, in: json) {
      case .first? where half(at: index + 6, in: json) == .second: length = 12
      case .first?, .second?:
        result += Array(#"\uFFFD"#.utf8)
        index += 6
        continue
      case nil:
        // Skip both bytes of an escape: the second backslash of `\\` begins none.
        length = json[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      let end = min(index + length, json.count)
      result += json[index..<end]
      index = end
    }
    return result
  }

  private enum Half { case first, second }

  private static func half(at offset: Int, in json: [UInt8]) -> Half? {
    guard offset + 6 <= json.count, json[offset] == UInt8(ascii: "\\"),
      json[offset + 1] == UInt8(ascii: "u"),
      let unit = UInt16(String(decoding: json[offset + 2..<offset + 6], as: UTF8.self), radix: 16)
    else { return nil }
    if UTF16.isLeadSurrogate(unit) { return .first }
    return UTF16.isTrailSurrogate(unit) ? .second : nil
  }
}
