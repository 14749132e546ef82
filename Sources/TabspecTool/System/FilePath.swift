import JSON

/// The path of a file, as the bytes that the system knows it by.
package struct FilePath: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  package init(_ text: String) { self.init(text.utf8) }

  /// Standard input, as it is written on the command line.
  package static let standardInput = FilePath("-")

  /// The path as it can be shown.
  package var shown: String { harmless(bytes) }

  /// The last part.
  package var name: ArraySlice<UInt8> {
    bytes[((bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)...]
  }

  /// The folder that it is in; `.` for a bare name.
  package var folder: FilePath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(".") }
    return FilePath(slash == 0 ? bytes[...0] : bytes[..<slash])
  }

  package func hasSuffix(_ suffix: String) -> Bool {
    bytes.suffix(suffix.utf8.count) == Array(suffix.utf8)[...]
  }

  /// A path inside this folder. What is in the current folder is named without a folder.
  package func appending(_ name: [UInt8]) -> FilePath {
    if bytes == [UInt8(ascii: ".")] { return FilePath(name) }
    return FilePath(bytes + (bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) + name)
  }

  /// The order of paths in reports: byte by byte.
  package static func isOrderedBefore(_ left: FilePath, _ right: FilePath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

extension FilePath {
  /// Whether it is not UTF-8, so that its text is not the path itself.
  var isRaw: Bool {
    bytes.contains { $0 >= 0x80 } && String(validating: bytes, as: UTF8.self) == nil
  }

  /// The path as text for reports that escape by themselves; what is not UTF-8 is shown as escapes.
  var text: String { String(validating: bytes, as: UTF8.self) ?? shown }
}

extension FilePath {
  /// The path from the root, without `.`, `..` and doubled slashes. Links are not looked at.
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
    var path: [UInt8] = []
    path.reserveCapacity(whole.count)
    for part in parts {
      path.append(slash)
      path += part
    }
    return FilePath(path.isEmpty ? [slash] : path)
  }

  /// The way from a folder to this path; both from the root and without `.` and `..`.
  func relative(to folder: FilePath) -> FilePath {
    let slash = UInt8(ascii: "/")
    let from = folder.bytes.split(separator: slash)
    let to = bytes.split(separator: slash)
    let common = zip(from, to).prefix { $0 == $1 }.count
    let up = Array(repeating: Array("..".utf8)[...], count: from.count - common)
    let parts = up + to[common...]
    return FilePath(parts.isEmpty ? Array(".".utf8) : Array(parts.joined(separator: [slash])))
  }

  /// The path as people would write it from where they are: what is below the current folder goes
  /// without it.
  func shortened(from current: FilePath) -> FilePath {
    current.contains(self) ? relative(to: current) : self
  }

  /// Whether a path is in this folder, however deep; both from the root.
  func contains(_ path: FilePath) -> Bool {
    let slash = UInt8(ascii: "/")
    return path.bytes.starts(with: bytes.last == slash ? bytes : bytes + [slash])
  }
}

extension FilePath {
  /// The path as findings name it.
  var inReports: String { self == .standardInput ? "<standard input>" : text }
}
