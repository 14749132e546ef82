/// A place in a document: the innermost value at a range, and the path to it.
private struct JSONPath {
  var value: JSONValue
  /// The array or object that holds the value; nil for the root.
  var container: JSONValue?
  /// The JSON Pointer (RFC 6901) to the value.
  var pointer = ""
}

extension JSONDocument {
  /// Returns the JSON Pointer to the innermost value that contains a range. A range in a key gives
  /// the key's value.
  package func pointer(to range: ByteRange) -> String { path(to: range).pointer }

  /// Returns the innermost value that contains a range. A range in a key gives the key's value.
  package func value(at range: ByteRange) -> JSONValue { path(to: range).value }

  /// Returns the array or object with a value.
  ///
  /// - Parameter range: the range of the value.
  /// - Returns: nil for the root.
  package func container(of range: ByteRange) -> JSONValue? {
    let path = path(to: range)
    return path.value.range == range ? path.container : nil
  }

  private func path(to range: ByteRange) -> JSONPath {
    var path = JSONPath(value: root)
    while path.value.range != range {
      let container = path.value
      let next = (0..<container.count).partitioningIndex {
        container.entry(at: $0).start > range.lowerBound
      }
      guard next > 0 else { break }
      let entry = container.entry(at: next - 1)
      guard range.upperBound <= entry.value.range.upperBound else { break }
      path.container = container
      path.value = entry.value
      path.pointer += "/" + (entry.name.map(escaped) ?? String(next - 1))
      // In a key.
      if range.lowerBound < entry.value.range.lowerBound { break }
    }
    return path
  }

  private func escaped(_ key: String) -> String {
    replacing(in: key) { $0 == "~" ? "~0" : $0 == "/" ? "~1" : nil }
  }
}

extension JSONValue {
  /// A member or an element.
  struct Entry {
    /// Nil for an element.
    var name: String?
    /// The start of the key or the element.
    let start: Int
    let value: JSONValue
  }

  /// The number of members or elements.
  package var count: Int { isObject ? members.count : elements.count }

  func entry(at index: Int) -> Entry {
    guard isObject else {
      let element = elements[index]
      return Entry(start: element.range.lowerBound, value: element)
    }
    let member = members[index]
    return Entry(name: member.key.value, start: member.key.range.lowerBound, value: member.value)
  }

  /// Returns the position of the member with a value, or of an element.
  func position(of range: ByteRange) -> Int? {
    (0..<count).first { entry(at: $0).value.range == range }
  }
}
