package import JSON

/// A tab, a search tab or a group as written, without defaults.
///
/// Nodes are in an array in document order (depth first, a group before its children), so the
/// descendants of a group are the range after it. A node has 48 bytes and refers to the document.
package struct Node: Sendable, BitwiseCopyable {
  package let object: JSONValue
  /// The index of the enclosing group; nil at the root.
  package var parent: Int? { parentIndex < 0 ? nil : Int(parentIndex) }
  package var end: Int { Int(endIndex) }
  package var depth: Int { Int(choices >> 7) }

  var parentIndex: Int32
  var endIndex: Int32
  /// From the lowest bit: `kind` in two bits, `placement` in three, `appearance` in two, and
  /// `depth` in nine, which is enough because nesting is limited to less than 500.
  private var choices: UInt16 = 0
  /// The bits of Boolean keys that are true.
  var truth: UInt16 = 0
  var written: UInt32 = 0
  package var identifier: JSONValue = .none
  package var title: JSONValue = .none
  package var image: JSONValue = .none
  var live: JSONValue = .none
  /// The index in the spec's `availabilities`.
  var availability: UInt32 = 0
  /// The index in the spec's `repetitions` plus one; 0 for none.
  var repetition: UInt32 = 0
  /// The index in the spec's `samples`; negative for a written node.
  var sampleIndex: Int32 = -1

  package var kind: Kind {
    get { Kind(rawValue: UInt8(truncatingIfNeeded: choices & 0b11)) ?? .tab }
    set { choices = choices & ~0b11 | UInt16(newValue.rawValue) }
  }
  package var placement: Placement {
    get { Placement(rawValue: UInt8(truncatingIfNeeded: choices >> 2 & 0b111)) ?? .automatic }
    set { choices = choices & ~0b111_00 | UInt16(newValue.rawValue) << 2 }
  }
  package var appearance: Appearance {
    get { Appearance(rawValue: UInt8(truncatingIfNeeded: choices >> 5 & 0b11)) ?? .automatic }
    set { choices = choices & ~0b11_000_00 | UInt16(newValue.rawValue) << 5 }
  }

  init(object: JSONValue, parentIndex: Int32, endIndex: Int32, depth: Int) {
    self.object = object
    self.parentIndex = parentIndex
    self.endIndex = endIndex
    choices = UInt16(truncatingIfNeeded: depth) << 7
  }

  package enum Kind: UInt8, Sendable, CaseIterable, BitwiseCopyable {
    case tab
    case search
    case group

    package static let names = ["tab", "search", "group"]
    package var name: String { Self.names[Int(rawValue)] }
    package var noun: String { self == .search ? "search tab" : name }
  }

  package enum Placement: UInt8, Sendable, CaseIterable, BitwiseCopyable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly

    package static let names = [
      "automatic", "default", "optional", "movable", "pinned", "fixed", "sidebarOnly",
    ]
    package var name: String { Self.names[Int(rawValue)] }

    static let choices = allCases.map { placement in
      switch placement {
      case .movable: Choice(placement.name, inSwiftUI: [.tvOS, .macOS])
      case .fixed: Choice(placement.name, inSwiftUI: [.macOS])
      default: Choice(placement.name)
      }
    }
  }

  package enum Appearance: UInt8, Sendable, CaseIterable, BitwiseCopyable {
    case automatic, inline, rootSection

    package static let names = ["automatic", "inline", "rootSection"]
  }

  @inline(__always)
  package func isWritten(_ key: NodeKey) -> Bool { written & key.bit != 0 }

  @inline(__always)
  package func isTrue(_ key: NodeKey) -> Bool { truth & key.truthBit != 0 }

  @inline(__always)
  package func isFalse(_ key: NodeKey) -> Bool { isWritten(key) && !isTrue(key) }

  mutating func remove(_ key: NodeKey) {
    written &= ~key.bit
    truth &= ~key.truthBit
    switch key {
    case .preferredPlacement: placement = .automatic
    case .sidebarAppearance: appearance = .automatic
    case .image: image = .none
    default: break
    }
  }

  mutating func set(_ key: NodeKey, _ value: Bool) {
    written |= key.bit
    truth = value ? truth | key.truthBit : truth & ~key.truthBit
  }

  package var isGroup: Bool { choices & 0b11 == UInt16(Kind.group.rawValue) }
  package var isSearch: Bool { choices & 0b11 == UInt16(Kind.search.rawValue) }
}
