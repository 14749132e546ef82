package struct Fix: Sendable, Equatable {
  /// A replacement; an empty range inserts, an empty text removes.
  package struct Edit: Sendable, Equatable {
    package let range: ByteRange
    package let replacement: String

    package init(_ range: ByteRange, _ replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  package let title: String
  /// True if the fix changes nothing about the spec's meaning but the problem.
  package let isSafe: Bool
  package let edits: [Edit]

  package init(_ title: String, isSafe: Bool, _ edits: [Edit]) {
    self.title = title
    self.isSafe = isSafe
    self.edits = edits
  }
}

extension Sequence<Fix.Edit> {
  func inOrder() -> [Fix.Edit] {
    ordered {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  /// Applies edits, which are in ascending order and don't overlap.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var fixed: [UInt8] = []
    fixed.reserveCapacity(
      reduce(bytes.count) { $0 - $1.range.count + $1.replacement.utf8.count })
    var position = 0
    for edit in self {
      fixed += bytes[position..<edit.range.lowerBound]
      fixed += edit.replacement.utf8
      position = edit.range.upperBound
    }
    fixed += bytes[position...]
    return fixed
  }
}

extension JSONDocument {
  /// Returns the fix that replaces a key or a value by a string.
  package func writing(_ text: String, at value: JSONValue, isSafe: Bool) -> Fix {
    Fix("write '\(clipped(text))'", isSafe: isSafe, [.init(range(of: value), jsonString(text))])
  }

  /// Returns the fix that removes a member, given its value, or an element.
  package func removing(
    _ value: JSONValue, from container: JSONValue, _ title: String, isSafe: Bool
  ) -> Fix {
    Fix(title, isSafe: isSafe, [.init(removal(of: value, from: container), "")])
  }

  /// Returns the range that removes a member, given its value, or an element, including its comma
  /// and white space.
  package func removal(of value: JSONValue, from container: JSONValue) -> ByteRange {
    // A key is one word, directly before its value.
    let isMember = kind(of: container) == .object
    let first = isMember ? JSONValue(index: Int(value.index) - 1) : value
    let start = range(of: first).lowerBound
    let following = next(after: value)
    let isFirst = first == self.first(in: container)
    if following != end(of: container) {
      // The next value moves here, unless something else precedes it on the line.
      if isFirst || beginsLine(at: start) { return start..<range(of: following).lowerBound }
    } else if isFirst {
      let whole = range(of: container)
      return whole.lowerBound + 1..<whole.upperBound - 1
    }
    // Back over the comma to the end of the previous value.
    var previousEnd = start
    while bytes[previousEnd - 1] == UInt8(ascii: ",")
      || JSONReader.isWhitespace(bytes[previousEnd - 1])
    {
      previousEnd -= 1
    }
    return previousEnd..<range(of: value).upperBound
  }

  private func beginsLine(at start: Int) -> Bool {
    var position = start
    while JSONReader.isWhitespace(bytes[position - 1]) {
      position -= 1
      if bytes[position] == 0x0A || bytes[position] == 0x0D { return true }
    }
    return false
  }

  /// Returns the edit that adds a member after another one, on its own line if that one is.
  package func insertion(
    of member: String, after value: JSONValue, in object: JSONValue
  ) -> Fix.Edit {
    let end = range(of: value).upperBound
    var space = " "
    if let key = members(of: object).first(where: { $0.value == value })?.key {
      let start = range(of: key).lowerBound
      var first = start
      while first > 0, JSONReader.isWhitespace(bytes[first - 1]) { first -= 1 }
      if first < start { space = String(decoding: bytes[first..<start], as: UTF8.self) }
    }
    return Fix.Edit(end..<end, "," + space + member)
  }
}
