import TabModel

/// The pattern of a repeated node's identifiers, or of those below it: the written identifier with any text for
/// each enclosing repeated node.
///
/// A text replaces a `*`; without one it is appended as `.TEXT`.
struct IdentifierPattern {
  /// The parts between the texts.
  private let parts: [[UInt8]]

  /// - Parameter texts: the number of repeated nodes at or above the node.
  init(_ identifier: String, texts: Int) {
    var parts: [[UInt8]] = [[]]
    for byte in identifier.utf8 {
      if byte == UInt8(ascii: "*"), parts.count <= texts {
        parts.append([])
      } else {
        parts[parts.count - 1].append(byte)
      }
    }
    while parts.count <= texts {
      parts[parts.count - 1].append(UInt8(ascii: "."))
      parts.append([])
    }
    self.parts = parts
  }

  func identifier(with texts: [[UInt8]]) -> [UInt8] { zip(parts, texts + [[]]).flatMap { $0 + $1 } }

  /// Returns the texts in an identifier; nil if it doesn't match.
  func texts(in identifier: [UInt8]) -> [[UInt8]]? {
    let end = parts[parts.count - 1]
    guard identifier.starts(with: parts[0]), identifier.suffix(end.count).elementsEqual(end) else {
      return nil
    }
    var texts: [[UInt8]] = []
    var start = parts[0].count
    for (position, part) in parts.enumerated().dropFirst() {
      let isLast = position == parts.count - 1
      let first = isLast ? max(start + 1, identifier.count - part.count) : start + 1
      guard first + part.count <= identifier.count,
        let next = (first...(identifier.count - part.count)).first(where: {
          identifier[$0..<($0 + part.count)].elementsEqual(part)
        })
      else { return nil }
      texts.append(Array(identifier[start..<next]))
      start = next + part.count
    }
    return texts
  }
}
