/// JSON Pointers (RFC 6901) of places in one document, each as a step from the value around it: what
/// they have in common is held once, so that those of a deep document take no more memory than those
/// of a flat one.
package struct JSONPointers: Sendable {
  /// A pointer, as the number of its last step; 0 for the root.
  package typealias Way = UInt32

  /// A step into an array or object.
  private struct Step: Sendable {
    let before: Way
    /// The position of an element, or where the key of a member is in the tape.
    let token: UInt32
  }

  /// Marks the token of a member. No text is long enough for a position or a tape that needs the bit.
  private static let member: UInt32 = 1 << 31

  private let document: JSONDocument
  private var steps: [Step] = []

  init(_ document: JSONDocument) { self.document = document }

  /// The pointer to an element of a value.
  mutating func add(_ position: Int, to before: Way) -> Way {
    add(Step(before: before, token: UInt32(truncatingIfNeeded: position)))
  }

  /// The pointer to a member of a value.
  mutating func add(key: JSONValue, to before: Way) -> Way {
    add(Step(before: before, token: key.index | Self.member))
  }

  private mutating func add(_ step: Step) -> Way {
    steps.append(step)
    return Way(truncatingIfNeeded: steps.count)
  }

  /// A pointer as people and programs write it.
  package func text(of way: Way) -> String {
    var tokens: [UInt32] = []
    var way = way
    while way > 0 {
      let step = steps[Int(way) - 1]
      tokens.append(step.token)
      way = step.before
    }
    var pointer: [UInt8] = []
    for token in tokens.reversed() {
      pointer.append(UInt8(ascii: "/"))
      guard token & Self.member != 0 else {
        pointer.append(contentsOf: String(token).utf8)
        continue
      }
      for byte in document.string(JSONValue(index: Int(token & ~Self.member))).utf8 {
        switch byte {
        case UInt8(ascii: "~"): pointer.append(contentsOf: "~0".utf8)
        case UInt8(ascii: "/"): pointer.append(contentsOf: "~1".utf8)
        default: pointer.append(byte)
        }
      }
    }
    return String(decoding: pointer, as: UTF8.self)
  }
}
