extension JSONDocument {
  /// Returns the JSON Pointers to the innermost values that contain these ranges.
  package func pointers(to ranges: [ByteRange]) -> [ByteRange: String] {
    var finder = JSONPointerFinder(self)
    let sorted = ranges.uniqued().ordered { $0.lowerBound < $1.lowerBound }
    return Dictionary(uniqueKeysWithValues: sorted.map { ($0, finder.pointer(to: $0)) })
  }
}

/// Finds the JSON Pointer (RFC 6901) of ranges in a document.
///
/// Ranges in ascending order are found in one traversal.
package struct JSONPointerFinder {
  private struct Step {
    let container: JSONValue
    var child: JSONValue
    var position: Int
    let pointer: String
  }

  private let document: JSONDocument
  private var steps: [Step] = []

  package init(_ document: JSONDocument) {
    self.document = document
    enter(document.root, by: "")
  }

  /// Returns the pointer to the innermost value that contains a range. A range in a key gives the
  /// key's value.
  package mutating func pointer(to range: ByteRange) -> String {
    while steps.count > 1, let last = steps.last, !contains(last.container, range) {
      steps.removeLast()
    }
    while let step = steps.last, isInside(range, step.container),
      let (value, pointer) = advance(to: range)
    {
      guard isInside(range, value), enter(value, by: pointer) else { return pointer }
    }
    return steps.last?.pointer ?? ""
  }

  private func contains(_ value: JSONValue, _ inner: ByteRange) -> Bool {
    let outer = document.range(of: value)
    return outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound
  }

  private func isInside(_ range: ByteRange, _ value: JSONValue) -> Bool {
    contains(value, range) && document.range(of: value) != range
  }

  /// Moves to the child of the innermost container that contains the range. Returns its value and pointer.
  private mutating func advance(to range: ByteRange) -> (value: JSONValue, pointer: String)? {
    let last = steps.count - 1
    let end = document.end(of: steps[last].container)
    let isObject = document.kind(of: steps[last].container) == .object
    if steps[last].child == end
      || document.range(of: steps[last].child).lowerBound > range.lowerBound
    {
      steps[last].child = document.first(in: steps[last].container)
      steps[last].position = 0
    }
    while steps[last].child != end {
      let child = steps[last].child
      let value = isObject ? document.next(after: child) : child
      let start = document.range(of: child).lowerBound
      if start <= range.lowerBound, range.upperBound <= document.range(of: value).upperBound {
        let name = isObject ? escaped(document.string(child)) : String(steps[last].position)
        return (value, steps[last].pointer + "/" + name)
      }
      if start > range.lowerBound { return nil }
      steps[last].child = document.next(after: value)
      steps[last].position += 1
    }
    return nil
  }

  @discardableResult
  private mutating func enter(_ value: JSONValue, by pointer: String) -> Bool {
    let kind = document.kind(of: value)
    guard kind == .object || kind == .array else { return false }
    steps.append(
      Step(container: value, child: document.first(in: value), position: 0, pointer: pointer))
    return true
  }

  private func escaped(_ key: String) -> String {
    replacing(in: key) { $0 == "~" ? "~0" : $0 == "/" ? "~1" : nil }
  }
}
