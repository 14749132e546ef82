/// A pattern for paths: `*` stands for anything but a slash, `?` for one byte but a slash, `**` for
/// any number of folders. A pattern without a slash is about the last part of a path.
struct Glob: Sendable {
  private let parts: [[UInt8]]

  init(_ pattern: String) {
    var pattern = pattern
    if pattern.hasPrefix("./") { pattern.removeFirst(2) }
    if pattern.hasSuffix("/") { pattern += "**" }
    let parts = pattern.split(separator: "/").map { Array($0.utf8) }
    self.parts = pattern.contains("/") ? parts : [Array("**".utf8)] + parts
  }

  /// Whether a path, relative to the folder that the pattern is about, fits.
  func matches(_ path: FilePath) -> Bool {
    matches(path.bytes.split(separator: UInt8(ascii: "/")).map { $0 })
  }

  /// Goes over both sides once, and back to the last `**` where they part.
  private func matches(_ path: [ArraySlice<UInt8>]) -> Bool {
    var part = 0
    var position = 0
    var retry: (part: Int, position: Int)?
    while position < path.count {
      if part < parts.count, parts[part] == Array("**".utf8) {
        retry = (part, position)
        part += 1
      } else if part < parts.count, Self.matches(parts[part][...], path[position]) {
        part += 1
        position += 1
      } else if let last = retry {
        part = last.part + 1
        position = last.position + 1
        retry = (last.part, position)
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == Array("**".utf8) }
  }

  private static func matches(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    var part = pattern.startIndex
    var position = name.startIndex
    var retry: (part: Int, position: Int)?
    while position < name.endIndex {
      let wanted = part < pattern.endIndex ? pattern[part] : nil
      if wanted == UInt8(ascii: "*") {
        retry = (part, position)
        part += 1
      } else if let wanted, wanted == UInt8(ascii: "?") || wanted == name[position] {
        part += 1
        position += 1
      } else if let last = retry {
        part = last.part + 1
        position = last.position + 1
        retry = (last.part, position)
      } else {
        return false
      }
    }
    return pattern[part...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
