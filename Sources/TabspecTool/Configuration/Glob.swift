/// A pattern for paths: `*` and `?` match anything but a slash, `**` any number of folders.
///
/// A pattern without a slash matches the last part of a path.
struct Glob {
  private let parts: [[UInt8]]

  init(_ pattern: String) {
    var pattern = pattern
    if pattern.hasPrefix("./") { pattern.removeFirst(2) }
    if pattern.hasSuffix("/") { pattern += "**" }
    let parts = pattern.split(separator: "/").map { Array($0.utf8) }
    self.parts = pattern.contains("/") ? parts : [Array("**".utf8)] + parts
  }

  func matches(_ path: FilePath) -> Bool {
    let names = path.bytes.split(separator: UInt8(ascii: "/"))
    let folders = Array("**".utf8)
    return Self.matches(
      parts, names, isGap: { $0 == folders },
      fits: { part, name in
        Self.matches(
          part, name, isGap: { $0 == UInt8(ascii: "*") },
          fits: { wanted, byte in wanted == UInt8(ascii: "?") || wanted == byte })
      })
  }

  /// Returns whether a list matches a pattern with gaps. A mismatch backtracks to the last gap.
  private static func matches<Part, Element>(
    _ pattern: some RandomAccessCollection<Part>, _ list: some RandomAccessCollection<Element>,
    isGap: (Part) -> Bool, fits: (Part, Element) -> Bool
  ) -> Bool {
    var parts = pattern[...]
    var rest = list[...]
    var retry: (parts: Int, rest: Int)?
    while let element = rest.first {
      if let part = parts.first, isGap(part) {
        parts = parts.dropFirst()
        retry = (parts.count, rest.count)
      } else if let part = parts.first, fits(part, element) {
        parts = parts.dropFirst()
        rest = rest.dropFirst()
      } else if let last = retry {
        parts = pattern.suffix(last.parts)
        rest = list.suffix(last.rest - 1)
        retry = (last.parts, last.rest - 1)
      } else {
        return false
      }
    }
    return parts.allSatisfy(isGap)
  }
}
