import AppCatalogs
import JSON
import TabLint
import TabModel
import TabReports

final class OpenDocument {
  let uri: String
  private(set) var version: Int?
  private(set) var bytes: [UInt8] { didSet { knownLines = nil } }
  private let encoding: PositionEncoding
  private var knownLines: LineTable?
  private var knownText: (text: CheckedText, revision: Int)?
  private var knownFixes: (bytes: [UInt8], count: Int)?
  private var knownPlacements: NodePlacements?
  private var knownOthers: [String: LineTable] = [:]

  init(uri: String, version: Int?, _ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.uri = uri
    self.version = version
    self.bytes = bytes
    self.encoding = encoding
  }

  var lines: LineTable {
    if let knownLines { return knownLines }
    let lines = LineTable(bytes, encoding)
    knownLines = lines
    return lines
  }

  /// The framework that the root names. The text may not be JSON yet.
  var framework: Framework {
    let start = bytes.firstIndex(of: UInt8(ascii: "{")) ?? bytes.count
    let root = CursorPlace(of: start + 1, in: bytes)
    let member = root.members.first { root.name(of: $0) == "framework" }
    let name = member?.value.map { LooseTokens.text(bytes[$0]) }
    return name.flatMap(Framework.init(rawValue:)) ?? .usual
  }

  func isSpec(_ host: any LanguageHost) -> Bool { host.isSpec(DocumentURI.path(of: uri)) }

  func checked(_ host: any LanguageHost) -> CheckedText {
    let path = DocumentURI.path(of: uri)
    let revision = host.revision(at: path)
    if let knownText, knownText.revision == revision { return knownText.text }
    let text = host.check(bytes, at: path, named: uri)
    knownOthers = [:]
    knownText = (text, revision)
    knownFixes = nil
    knownPlacements = text.spec.map { NodePlacements($0) }
    return text
  }

  /// Returns the text with all safe fixes, and their number.
  func fixed(_ host: any LanguageHost) -> (bytes: [UInt8], count: Int) {
    _ = checked(host)
    if let knownFixes { return knownFixes }
    let fixed = host.fix(bytes, at: DocumentURI.path(of: uri), named: uri)
    knownFixes = fixed
    return fixed
  }

  func placements(_ host: any LanguageHost) -> NodePlacements? {
    _ = checked(host)
    return knownPlacements
  }

  func location(_ range: ByteRange, in path: String, _ host: any LanguageHost) -> JSONTree? {
    guard
      let lines = knownOthers[path]
        ?? checked(host).settings.strings?.file(path).map({ LineTable($0.bytes, encoding) })
    else { return nil }
    knownOthers[path] = lines
    return [
      "uri": .string(DocumentURI.uri(of: host.place(ofFile: path))), "range": lines.range(range),
    ]
  }

  func location(_ range: ByteRange) -> JSONTree {
    ["uri": .string(uri), "range": self.range(range)]
  }

  /// Applies changes in order; returns false if one could not be applied.
  func change(_ changes: [JSONValue], version: Int?) -> Bool {
    self.version = version
    var text = EditedText(bytes, encoding)
    let areApplied = changes.allSatisfy { change in
      guard let piece = change["text"]?.string else { return false }
      guard let range = change["range"], !range.isNull else {
        text.replace(with: Array(piece.utf8))
        return true
      }
      guard let start = Position(range["start"]), let end = Position(range["end"]) else {
        return false
      }
      text.replace(from: start, to: end, with: Array(piece.utf8))
      return true
    }
    bytes = text.bytes
    knownText = nil
    return areApplied
  }

  func range(_ range: ByteRange) -> JSONTree { lines.range(range) }

  /// Returns the offset of a position in a message; 0 if it is not one.
  func offset(_ position: JSONValue?) -> Int {
    lines.offset(of: Position(position) ?? Position(line: 0, character: 0))
  }
}

extension Position {
  fileprivate init?(_ position: JSONValue?) {
    guard let line = Self.coordinate(position?["line"]),
      let character = Self.coordinate(position?["character"])
    else { return nil }
    self.init(line: line, character: character)
  }

  /// Returns a line or a character. Values that are too large mean the end.
  private static func coordinate(_ value: JSONValue?) -> Int? {
    guard let value, case .number = value.content else { return nil }
    return value.integer ?? .max
  }
}

enum DocumentURI {
  /// Returns the bytes of the path; nil if the URI is not a local file.
  static func path(of uri: String) -> [UInt8]? {
    let prefix = "file://"
    guard uri.lowercased().hasPrefix(prefix) else { return nil }
    let rest = Array(uri.utf8.dropFirst(prefix.utf8.count))
    // The host is empty or this computer.
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let host = String(decoding: rest[..<slash], as: UTF8.self)
    guard host.isEmpty || host.lowercased() == "localhost" else { return nil }
    var path: [UInt8] = []
    var index = slash
    while index < rest.count {
      let byte = rest[index]
      if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
      if byte == UInt8(ascii: "%"), index + 2 < rest.count,
        let value = UInt8(String(decoding: rest[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        path.append(value)
        index += 3
      } else {
        path.append(byte)
        index += 1
      }
    }
    return path.contains(0) ? nil : path
  }

  static func uri(of path: [UInt8]) -> String { "file://\(percentEncoded(path))" }
}
