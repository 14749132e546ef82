/// A change of a text that takes a problem away.
package struct Fix: Sendable, Equatable {
  /// One replaced stretch of the text; an empty range inserts, an empty text removes.
  package struct Edit: Sendable, Equatable {
    package let range: ByteRange
    package let replacement: String

    package init(_ range: ByteRange, _ replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// What the change does, in the imperative.
  package let title: String
  /// Whether the spec means the same afterwards but for the problem itself.
  package let isSafe: Bool
  /// The edits, none touching another.
  package let edits: [Edit]

  package init(_ title: String, isSafe: Bool, _ edits: [Edit]) {
    self.title = title
    self.isSafe = isSafe
    self.edits = edits
  }
}

extension JSONDocument {
  /// What has to be cut to remove a member, given its value, or an element: with the comma that
  /// becomes superfluous, and without a trace in the formatting around it.
  package func removal(of value: JSONValue, from container: JSONValue) -> ByteRange {
    let isObject = kind(of: container) == .object
    let end = end(of: container)
    var previousEnd: Int?
    var child = first(in: container)
    while child != end {
      let content = isObject ? next(after: child) : child
      let following = next(after: content)
      if content == value {
        let start = range(of: child).lowerBound
        if following != end { return start..<range(of: following).lowerBound }
        if let previousEnd { return previousEnd..<range(of: content).upperBound }
        let whole = range(of: container)
        return whole.lowerBound + 1..<whole.upperBound - 1
      }
      previousEnd = range(of: content).upperBound
      child = following
    }
    let start = range(of: value).lowerBound
    return start..<start
  }
}

/// A text as a JSON string, with its quotes.
package func jsonString(_ text: String) -> String {
  var writer = JSONWriter(.compact)
  writer.string(text)
  return String(decoding: writer.bytes, as: UTF8.self)
}
