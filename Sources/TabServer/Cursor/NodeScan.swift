import JSON
import TabModel

/// The nodes of a text as far as they can be told, whether or not it is JSON: for completion, which is
/// asked for in the middle of writing.
struct NodeScan {
  private struct Found {
    /// Where its bracket stands, and where it ends.
    let start: Int
    var end: Int
    let parent: Int?
    var identifier = ""
    var title = ""
  }

  private var found: [Found] = []

  /// The nodes of a text.
  static func nodes(in bytes: [UInt8]) -> NodeScan {
    var scan = NodeScan()
    scan.read(bytes)
    return scan
  }

  /// The root nodes.
  var roots: [(identifier: String, title: String)] { named { $0.parent == nil } }

  /// The children of the group whose object begins at an offset.
  func children(ofObjectAt start: Int) -> [(identifier: String, title: String)] {
    guard let group = found.firstIndex(where: { $0.start == start }) else { return [] }
    return named { $0.parent == group }
  }

  /// The children of the innermost node around an offset.
  func children(around offset: Int) -> [(identifier: String, title: String)] {
    guard let group = found.lastIndex(where: { $0.start < offset && offset < $0.end }) else {
      return []
    }
    return named { $0.parent == group }
  }

  private func named(_ isMeant: (Found) -> Bool) -> [(identifier: String, title: String)] {
    found.filter { isMeant($0) && !$0.identifier.isEmpty }.map { ($0.identifier, $0.title) }
  }

  /// An object or a list whose end has not been read yet.
  private struct Open {
    let isObject: Bool
    /// In an object its node; in a list of nodes the node that has it.
    let node: Int?
    let holdsNodes: Bool
    var key: String?
    var isAfterColon = false
  }

  /// One walk with a stack of what is open: objects in lists that are called 'tabs' or 'children' are
  /// nodes.
  private mutating func read(_ bytes: [UInt8]) {
    var open: [Open] = []
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "{"):
        var node: Int?
        if let list = open.last, !list.isObject, list.holdsNodes {
          node = found.count
          found.append(Found(start: position, end: bytes.count, parent: list.node))
        }
        open.append(Open(isObject: true, node: node, holdsNodes: false))
        position += 1
      case UInt8(ascii: "["):
        let holder = open.last
        let isRoot = open.count == 1 && holder?.key == RootKey.tabs.name
        let isNested = holder?.node != nil && holder?.key == NodeKey.children.name
        open.append(Open(isObject: false, node: holder?.node, holdsNodes: isRoot || isNested))
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let fitting = open.lastIndex(where: { $0.isObject == (byte == UInt8(ascii: "}")) }) {
          for level in open[fitting...] where level.isObject {
            if let node = level.node { found[node].end = position + 1 }
          }
          open.removeSubrange(fitting...)
        }
        if let last = open.indices.last { open[last].key = nil }
        position += 1
      case UInt8(ascii: "\""):
        let start = position
        position = Self.end(ofString: position, in: bytes)
        guard let last = open.indices.last, open[last].isObject else { continue }
        if let key = open[last].key, open[last].isAfterColon {
          if let node = open[last].node {
            let text = QuotedString.text(bytes[start..<position])
            if key == NodeKey.identifier.name { found[node].identifier = text }
            if key == NodeKey.title.name { found[node].title = text }
          }
          open[last].key = nil
          open[last].isAfterColon = false
        } else {
          open[last].key = QuotedString.text(bytes[start..<position])
          open[last].isAfterColon = false
        }
      case UInt8(ascii: ":"):
        if let last = open.indices.last { open[last].isAfterColon = true }
        position += 1
      case UInt8(ascii: ","):
        if let last = open.indices.last {
          open[last].key = nil
          open[last].isAfterColon = false
        }
        position += 1
      default: position += 1
      }
    }
  }

  /// The strings of a list of strings, as far as it goes, but for one.
  static func strings(
    inListAt start: Int, in bytes: [UInt8], but other: ByteRange?
  ) -> Set<String> {
    var strings: Set<String> = []
    var position = start + 1
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "{"):
        return strings
      case UInt8(ascii: "\""):
        let begin = position
        position = min(end(ofString: begin, in: bytes), bytes.count)
        if begin != other?.lowerBound {
          strings.insert(QuotedString.text(bytes[begin..<position]))
        }
      default: position += 1
      }
    }
    return strings
  }

  /// Where a string ends that begins at an offset: after its quote, or at the end of its line.
  private static func end(ofString start: Int, in bytes: [UInt8]) -> Int {
    var position = start + 1
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""): return position + 1
      case 0x0A, 0x0D: return position
      case UInt8(ascii: "\\"): position += 2
      default: position += 1
      }
    }
    return bytes.count
  }
}
