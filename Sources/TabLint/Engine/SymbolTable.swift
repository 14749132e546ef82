import JSON
package import TabModel

/// SF Symbols with the releases that introduced them, if known.
///
/// Reads a list with one name per line, or SF Symbols' `name_availability.plist` as XML.
package struct SymbolTable: Sendable {
  package private(set) var names: [String] = []
  private var releases: [String: Version?] = [:]

  package init(_ bytes: [UInt8]) throws(SymbolTableError) {
    if bytes.starts(with: "bplist".utf8) { throw .binary }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    if text.first(where: { !isSpace($0) }) == UInt8(ascii: "<") {
      try readPropertyList(text)
    } else {
      for line in text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
        let name = bare(String(decoding: line, as: UTF8.self))
        if !name.isEmpty { add(name, since: nil) }
      }
    }
    if names.isEmpty { throw .noSymbols }
  }

  /// Creates a table; nil for irrelevant releases.
  package init(_ symbols: KeyValuePairs<String, Version?>) {
    for (name, release) in symbols { add(name, since: release) }
  }

  package func contains(_ name: String) -> Bool { releases[name] != nil }

  /// Returns the release that introduced a symbol, in iOS numbering.
  package func release(of name: String) -> Version? { releases[name] ?? nil }

  private mutating func add(_ name: String, since release: Version?) {
    guard !contains(name) else { return }
    names.append(name)
    releases.updateValue(release, forKey: name)
  }

  /// Reads the tables of the property list:
  ///
  ///     symbols          house  2019
  ///     year_to_release  2019   iOS  13.0
  private mutating func readPropertyList(_ text: ArraySlice<UInt8>) throws(SymbolTableError) {
    var offset = text.startIndex
    /// Returns the text before an end, and skips both.
    func take(until end: String) throws(SymbolTableError) -> String {
      let bytes = Array(end.utf8)
      for index in offset..<max(offset, text.endIndex - bytes.count + 1)
      where text[index] == bytes[0] && text[index...].starts(with: bytes) {
        let taken = String(decoding: text[offset..<index], as: UTF8.self)
        offset = index + bytes.count
        return taken
      }
      throw .malformed(offset: offset)
    }
    /// The keys of the enclosing dictionaries.
    var path: [String] = []
    var years: [(symbol: String, year: String)] = []
    var releaseOfYear: [String: Version] = [:]
    while let start = text[offset...].firstIndex(of: UInt8(ascii: "<")) {
      offset = start
      if text[start...].starts(with: "<!--".utf8) {
        _ = try take(until: "-->")
        continue
      }
      switch try take(until: ">") {
      case "<dict": path.append("")
      case "</dict":
        guard path.popLast() != nil else { throw .malformed(offset: offset) }
      case "<key":
        let key = unescaped(try take(until: "</key>"))
        guard !path.isEmpty else { throw .malformed(offset: offset) }
        path[path.count - 1] = key
      case "<string":
        let value = unescaped(try take(until: "</string>"))
        if path.count == 2, path[0] == "symbols" {
          years.append((path[1], value))
        } else if path.count == 3, path[0] == "year_to_release", path[2] == "iOS" {
          releaseOfYear[path[1]] = release(value)
        }
      default: break
      }
    }
    guard path.isEmpty else { throw .malformed(offset: offset) }
    for (symbol, year) in years { add(symbol, since: releaseOfYear[year]) }
  }

  private func release(_ text: String) -> Version? {
    let numbers = text.split(separator: ".").map { Int($0) }
    guard let major = numbers.first ?? nil else { return nil }
    return Version(major, numbers.dropFirst().first.flatMap(\.self) ?? 0)
  }
}

package enum SymbolTableError: Error, Equatable {
  /// A property list in binary form.
  case binary
  case noSymbols
  case malformed(offset: Int)

  package var message: String {
    switch self {
    case .binary:
      "this is a binary property list; 'plutil -convert xml1 -o OUT FILE' writes it as XML"
    case .noSymbols:
      "it names no symbol; write one name on each line, or use SF Symbols' name_availability.plist"
    case .malformed(let offset):
      "the XML is not well-formed at byte \(offset); it should be a property list"
    }
  }
}

/// Replaces XML's entities. '&amp;' is last, because its '&' can be followed by another name.
private func unescaped(_ text: String) -> String {
  let entities: KeyValuePairs = [
    "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&apos;": "'", "&amp;": "&",
  ]
  return entities.reduce(text) { $0.replacing(each: $1.key, with: $1.value) }
}

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
