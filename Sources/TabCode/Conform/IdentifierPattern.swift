import TabModel

/// The identifiers of the nodes that a repeated node, or a node below one, stands for: the written one
/// with any text for each repeated node around it.
///
/// A text stands for a `*`; where there is none it is added at the end, as `.TEXT`.
struct IdentifierPattern {
  /// What stands between the texts.
  private let parts: [[UInt8]]

  /// - Parameter texts: the number of repeated nodes around the node, itself included.
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

  /// The texts in an identifier; nil if it does not fit.
  func texts(in identifier: [UInt8]) -> [[UInt8]]? {
    guard identifier.starts(with: parts[0]) else { return nil }
    var texts: [[UInt8]] = []
    var start = parts[0].count
    for (position, part) in parts.enumerated().dropFirst() {
      let isLast = position == parts.count - 1
      let first = isLast ? max(start + 1, identifier.count - part.count) : start + 1
      guard first + part.count <= identifier.count,
        let end = (first...(identifier.count - part.count)).first(where: {
          identifier[$0..<($0 + part.count)].elementsEqual(part)
        })
      else { return nil }
      texts.append(Array(identifier[start..<end]))
      start = end + part.count
    }
    return texts
  }

  func filled(with texts: [[UInt8]]) -> [UInt8] {
    var identifier = parts[0]
    for (text, part) in zip(texts, parts.dropFirst()) { identifier += text + part }
    return identifier
  }
}
