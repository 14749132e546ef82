import JSON

struct Message {
  let identity: JSONTree?
  let method: String?
  let parameters: Parameters
  let problem: ResponseError?

  init(_ content: [UInt8]) throws(ResponseError) {
    let document = try Self.document(content)
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
    guard let value, document.isString(value) else { return nil }
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
    return document.elements(of: value).map { Parameters(document: document, value: $0) }
  }

  var strings: [String] { elements.compactMap(\.string) }

  /// The JSON of a string or a number.
  var identity: JSONTree? {
    guard let value, document.isString(value) || kind == .number else { return nil }
    return .written(Array(document.bytes[document.range(of: value)]))
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
