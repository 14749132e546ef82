/// Finds the JSON Pointer (RFC 6901) of places in a document.
///
/// It remembers where it was: asked for places in ascending order it walks the document once,
/// however many there are.
package struct JSONPointerFinder {
  /// An array or object on the way, and the child of it that was last looked at.
  private struct Step {
    let container: JSONValue
    /// The key of a member, or an element.
    var child: JSONValue
    var position: Int
    /// How long the pointer is up to this container, in bytes.
    let prefix: Int
  }

  private let document: JSONDocument
  private var steps: [Step] = []
  private var pointer: [UInt8] = []

  package init(_ document: JSONDocument) {
    self.document = document
    enter(document.root)
  }

  /// The pointer of the innermost value that contains a range; for a range in a key, of that key's
  /// value.
  package mutating func pointer(to range: ByteRange) -> String {
    while steps.count > 1, let last = steps.last,
      !contains(document.range(of: last.container), range)
    {
      leave()
    }
    while let step = steps.last {
      pointer.removeSubrange(step.prefix...)
      guard contains(document.range(of: step.container), range),
        document.range(of: step.container) != range, let value = advance(to: range)
      else { break }
      appendToken()
      guard contains(document.range(of: value), range), document.range(of: value) != range,
        enter(value)
      else { break }
    }
    return String(decoding: pointer, as: UTF8.self)
  }

  private func contains(_ outer: ByteRange, _ inner: ByteRange) -> Bool {
    outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound
  }

  /// Goes to the child of the innermost container that holds the range.
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
  private mutating func enter(_ value: JSONValue) -> Bool {
    let kind = document.kind(of: value)
    guard kind == .object || kind == .array else { return false }
    steps.append(
      Step(
        container: value, child: document.first(in: value), position: 0, prefix: pointer.count))
    return true
  }

  private mutating func leave() {
    let step = steps.removeLast()
    pointer.removeSubrange(step.prefix...)
  }

  private mutating func appendToken() {
    guard let step = steps.last else { return }
    pointer.append(UInt8(ascii: "/"))
    guard document.kind(of: step.container) == .object else {
      pointer.append(contentsOf: String(step.position).utf8)
      return
    }
    for byte in document.string(step.child).utf8 {
      switch byte {
      case UInt8(ascii: "~"): pointer.append(contentsOf: "~0".utf8)
      case UInt8(ascii: "/"): pointer.append(contentsOf: "~1".utf8)
      default: pointer.append(byte)
      }
    }
  }
}
