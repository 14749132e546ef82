import JSON

/// A path as bytes, which need not be UTF-8.
package struct FilePath: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  package init(_ text: String) { self.init(text.utf8) }

  /// Standard input, as on the command line.
  package static let standardInput = FilePath("-")

  package var shown: String { printable(bytes) }

  package var name: ArraySlice<UInt8> {
    bytes[((bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)...]
  }

  package var folder: FilePath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(".") }
    return FilePath(slash == 0 ? bytes[...0] : bytes[..<slash])
  }

  /// An absolute path and its parents up to the root.
  var ancestors: some Sequence<FilePath> {
    sequence(first: self) { $0.folder == $0 ? nil : $0.folder }
  }

  package func hasSuffix(_ suffix: String) -> Bool {
    bytes.suffix(suffix.utf8.count) == Array(suffix.utf8)[...]
  }

  /// Returns a path inside this folder; the current folder is left out.
  package func appending(_ name: [UInt8]) -> FilePath {
    if bytes == [UInt8(ascii: ".")] { return FilePath(name) }
    return FilePath(bytes + (bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) + name)
  }

  func appending(_ name: String) -> FilePath { appending(Array(name.utf8)) }

  package static func isOrderedBefore(_ left: FilePath, _ right: FilePath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  var isRaw: Bool {
    bytes.contains { $0 >= 0x80 } && String(validating: bytes, as: UTF8.self) == nil
  }

  /// The unescaped path for reports that escape; escaped if it is not UTF-8.
  var text: String { String(validating: bytes, as: UTF8.self) ?? shown }

  /// Returns the absolute path without `.`, `..` and double slashes. Links are not resolved.
  func absolute(from current: FilePath) -> FilePath {
    let slash = UInt8(ascii: "/")
    let whole = bytes.first == slash ? bytes : current.bytes + [slash] + bytes
    var parts: [ArraySlice<UInt8>] = []
    for part in whole.split(separator: slash) where !part.elementsEqual(".".utf8) {
      if part.elementsEqual("..".utf8) {
        _ = parts.popLast()
      } else {
        parts.append(part)
      }
    }
    let path = parts.flatMap { [slash] + $0 }
    return FilePath(path.isEmpty ? [slash] : path)
  }

  /// Returns the path relative to a folder. Both must be absolute and normalized.
  func relative(to folder: FilePath) -> FilePath {
    let slash = UInt8(ascii: "/")
    let from = folder.bytes.split(separator: slash)
    let to = bytes.split(separator: slash)
    let common = zip(from, to).prefix { $0 == $1 }.count
    let up = Array(repeating: Array("..".utf8)[...], count: from.count - common)
    let parts = up + to[common...]
    return FilePath(parts.isEmpty ? Array(".".utf8) : Array(parts.joined(separator: [slash])))
  }

  /// Returns the path relative to the current folder if it is inside it, or this path.
  func shortened(from current: FilePath) -> FilePath {
    current.contains(self) ? relative(to: current) : self
  }

  /// Returns whether an absolute path is in this folder or a subfolder.
  func contains(_ path: FilePath) -> Bool {
    let slash = UInt8(ascii: "/")
    return path.bytes.starts(with: bytes.last == slash ? bytes : bytes + [slash])
  }

  /// The path as an argument of a command to copy: `My\ App.tabspec.json`.
  var asArgument: String {
    printable(
      bytes.flatMap { byte -> [UInt8] in
        let character = Character(UnicodeScalar(byte))
        let isWord = byte >= 0x80 || character.isLetter || character.isNumber
        return isWord || "+,-./:=@_".contains(character) ? [byte] : [UInt8(ascii: "\\"), byte]
      })
  }

  var inMessages: String { self == .standardInput ? "standard input" : shown }
  var inReports: String { self == .standardInput ? "<standard input>" : text }
}
