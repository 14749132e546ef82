package import JSON

/// A tab, a search tab or a group, as the spec writes it: defaults come later.
///
/// Nodes stand in one array in walk order (depth first, a group before its children), so that
/// everything below a group is the stretch after it, and going over all nodes is one loop at any
/// depth. A node is a plain record of 36 bytes that points into the document; ask the spec for its
/// texts.
package struct Node: Sendable, BitwiseCopyable {
  /// The object in the document.
  package let object: JSONValue
  /// The group that it stands in; nil at the root.
  package var parent: Int? { parentIndex < 0 ? nil : Int(parentIndex) }
  /// Where the stretch of nodes below it ends in the walk order: after its last descendant.
  package var end: Int { Int(endIndex) }
  /// How many groups it stands in.
  package var depth: Int { Int(choices >> 7) }

  let parentIndex: Int32
  var endIndex: Int32
  /// From the lowest bit: what `kind`, `placement` and `appearance` have, in two, three and two
  /// bits, and in nine bits how many groups it stands in, which JSON's own limit keeps below 500.
  private var choices: UInt16 = 0
  /// Of the written Boolean keys those that are true.
  var truth: UInt16 = 0
  /// The keys that are written, a bit each.
  var written: UInt32 = 0
  package var identifier: JSONValue = .none
  package var title: JSONValue = .none
  package var image: JSONValue = .none
  /// Where the spec keeps what few nodes have; 0 for none.
  var details: UInt32 = 0

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

  /// What a node stands for in UIKit.
  package enum Kind: UInt8, Sendable, CaseIterable, BitwiseCopyable {
    /// A `UITab`.
    case tab
    /// A `UISearchTab`.
    case search
    /// A `UITabGroup`.
    case group

    package static let names = ["tab", "search", "group"]
    package var name: String { Self.names[Int(rawValue)] }
  }

  /// `UITab.Placement`.
  package enum Placement: UInt8, Sendable, CaseIterable, BitwiseCopyable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly

    package static let names = [
      "automatic", "default", "optional", "movable", "pinned", "fixed", "sidebarOnly",
    ]
    package var name: String { Self.names[Int(rawValue)] }
  }

  /// `UITabGroup.SidebarAppearance`.
  package enum Appearance: UInt8, Sendable, CaseIterable, BitwiseCopyable {
    case automatic, inline, rootSection

    package static let names = ["automatic", "inline", "rootSection"]
  }

  /// Whether a key is written, whatever its value.
  @inline(__always)
  package func isWritten(_ key: NodeKey) -> Bool { written & key.bit != 0 }

  /// Whether a Boolean key is written and true.
  @inline(__always)
  package func isTrue(_ key: NodeKey) -> Bool { truth & key.truthBit != 0 }

  /// Whether a Boolean key is written and false.
  @inline(__always)
  package func isFalse(_ key: NodeKey) -> Bool { isWritten(key) && !isTrue(key) }

  package var isGroup: Bool { choices & 0b11 == UInt16(Kind.group.rawValue) }
  package var isSearch: Bool { choices & 0b11 == UInt16(Kind.search.rawValue) }
}

/// What few nodes have; `none` where a key is not written.
struct NodeDetails: Sendable, BitwiseCopyable {
  var selectedImage: JSONValue = .none
  var subtitle: JSONValue = .none
  var badgeValue: JSONValue = .none
  var viewController: JSONValue = .none
  var suppress: JSONValue = .none
  var defaultChildIdentifier: JSONValue = .none
  var displayOrderIdentifiers: JSONValue = .none
  var sidebarActions: JSONValue = .none
  /// Where the spec keeps the availability; 0 for none.
  var availability: UInt32 = 0
}

/// Where a node is part of the hierarchy.
package struct Availability: Hashable, Sendable {
  package var platforms: PlatformSet = .all
  package var sizeClass: SizeClass?
  package var minimumVersion: Version?
  package var maximumVersion: Version?
}
