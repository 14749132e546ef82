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
    while steps.count > 1, let last = steps.last,
      !contains(document.range(of: last.container), range)
    {
      steps.removeLast()
    }
    var pointer = ""
    while let step = steps.last {
      pointer = step.pointer
      guard contains(document.range(of: step.container), range),
        document.range(of: step.container) != range, let value = advance(to: range)
      else { break }
      pointer = pointerToChild()
      guard contains(document.range(of: value), range), document.range(of: value) != range,
        enter(value, by: pointer)
      else { break }
    }
    return pointer
  }

  private func contains(_ outer: ByteRange, _ inner: ByteRange) -> Bool {
    outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound
  }

  /// Moves to the child of the innermost container that contains the range.
  private mutating func advance(to range: ByteRange) -> JSONValue? {
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
        return value
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

  private func pointerToChild() -> String {
    guard let step = steps.last else { return "" }
    return document.kind(of: step.container) == .object
      ? step.pointer + "/" + escaped(document.string(step.child))
      : step.pointer + "/" + String(step.position)
  }

  private func escaped(_ key: String) -> String {
    key.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
