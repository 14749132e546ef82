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
    sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  /// Applies edits, which are in ascending order and don't overlap.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var fixed: [UInt8] = []
    fixed.reserveCapacity(reduce(bytes.count) { $0 - $1.range.count + $1.replacement.utf8.count })
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

extension Fix {
  /// Returns the fix that replaces a key or a value by a string.
  package static func writing(_ text: String, at range: ByteRange, isSafe: Bool) -> Fix {
    Fix("write '\(clipped(text))'", isSafe: isSafe, [Edit(range, jsonString(text))])
  }
}

extension JSONDocument {
  /// Returns the fix that removes the member with a value, or an element.
  ///
  /// - Parameter range: the range of the value or the element.
  package func removing(_ range: ByteRange, _ title: String, isSafe: Bool) -> Fix {
    Fix(title, isSafe: isSafe, [Fix.Edit(removal(of: range), "")])
  }

  /// Returns the range that removes the member with a value, or an element, including its comma
  /// and white space.
  package func removal(of range: ByteRange) -> ByteRange {
    guard let container = container(of: range), let position = container.position(of: range)
    else { return range }
    let start = container.entry(at: position).start
    if position + 1 < container.count {
      // The next value moves here, unless something else precedes it on the line.
      if position == 0 || beginsLine(at: start) {
        return start..<container.entry(at: position + 1).start
      }
    } else if position == 0 {
      return container.range.lowerBound + 1..<container.range.upperBound - 1
    }
    // Back over the comma to the end of the previous value.
    var previousEnd = start
    while bytes[previousEnd - 1] == UInt8(ascii: ",")
      || JSONReader.isWhitespace(bytes[previousEnd - 1])
    {
      previousEnd -= 1
    }
    return previousEnd..<range.upperBound
  }

  private func beginsLine(at start: Int) -> Bool {
    var position = start
    while JSONReader.isWhitespace(bytes[position - 1]) {
      position -= 1
      if bytes[position] == 0x0A || bytes[position] == 0x0D { return true }
    }
    return false
  }

  /// Returns the edit that adds a member after the one with a value, on its own line if that one is.
  package func insertion(of member: String, after range: ByteRange) -> Fix.Edit {
    let end = range.upperBound
    var space = " "
    if let container = container(of: range), let position = container.position(of: range) {
      let start = container.entry(at: position).start
      var first = start
      while first > 0, JSONReader.isWhitespace(bytes[first - 1]) { first -= 1 }
      if first < start { space = String(decoding: bytes[first..<start], as: UTF8.self) }
    }
    return Fix.Edit(end..<end, "," + space + member)
  }
}
