import JSON
import TabModel

struct CursorPlace {
  enum Step: Equatable {
    case key(String)
    case element
  }

  struct Member {
    let key: ByteRange
    var value: ByteRange?
  }

  let bytes: [UInt8]
  let cursor: Int
  let steps: [Step]
  /// `.object` or `.list`; nil outside of all values.
  let container: LooseTree.Kind?
  let start: Int
  /// The members of the object around the cursor, or the strings of the array.
  let members: [Member]
  /// The key whose value is at the cursor; nil if a key is expected.
  let pendingKey: String?
  let isAfterColon: Bool
  let token: ByteRange?

  init(of cursor: Int, in bytes: [UInt8]) {
    self.bytes = bytes
    self.cursor = min(cursor, bytes.count)
    let tree = LooseTree(bytes, cursor: self.cursor)
    let (level, token) = tree.atCursor
    let holder = level.map { tree.values[$0.value] }
    let isObject = holder?.kind == .object
    container = holder?.kind
    start = holder?.range.lowerBound ?? 0
    self.token = token
    pendingKey = level?.key.map { LooseTokens.text(bytes[$0]) }
    isAfterColon = level?.hasColon ?? false
    var steps: [Step] = []
    var inner = holder
    while let value = inner, let parent = value.parent {
      inner = tree.values[parent]
      let key = value.key.map { LooseTokens.text(bytes[$0]) } ?? ""
      steps.append(inner?.kind == .object ? .key(key) : .element)
    }
    self.steps = steps.reversed()
    let inside = tree.values.filter { level != nil && $0.parent == level?.value }
    members =
      isObject
      ? inside.compactMap { value in
        value.key.map { Member(key: $0, value: value.kind == .missing ? nil : value.range) }
      }
      : inside.filter { $0.kind == .string || $0.kind == .word }.map { Member(key: $0.range) }
  }

  var isAtKey: Bool { container == .object && !(pendingKey != nil && isAfterColon) }

  /// True if nothing can be inserted: directly after a string, where a colon is missing, or where
  /// a value is already there.
  var isBesideToken: Bool {
    guard token == nil else { return false }
    return isAtKey && pendingKey != nil || isBeforeValue
      || cursor > 0 && bytes[cursor - 1] == UInt8(ascii: "\"")
  }

  /// True between a colon and its value. A string that a colon follows is the next key.
  private var isBeforeValue: Bool {
    guard container == .object, !isAtKey else { return false }
    var tokens = LooseTokens(bytes: bytes, position: cursor)
    return switch tokens.next()?.token {
    case .open, .word: true
    case .string: if case .colon? = tokens.next()?.token { false } else { true }
    case .close, .comma, .colon, nil: false
    }
  }

  /// The other keys of the object, or the other strings of the array.
  var otherNames: Set<String> { Set(members.filter { $0.key != token }.map(name(of:))) }

  /// The text of the token before the cursor.
  var written: String {
    guard let token, token.lowerBound < cursor else { return "" }
    let text = bytes[token.lowerBound..<min(cursor, bytes.count)]
    return String(
      decoding: text.first == UInt8(ascii: "\"") ? text.dropFirst() : text, as: UTF8.self)
  }

  var isAtWord: Bool { token.map { bytes[$0.lowerBound] != UInt8(ascii: "\"") } ?? false }

  /// The range that a completion replaces.
  var range: ByteRange { token ?? cursor..<cursor }

  /// The first byte after the range that isn't a space.
  var next: UInt8? { bytes[range.upperBound...].first { !JSONReader.isWhitespace($0) } }

  func name(of member: Member) -> String { LooseTokens.text(bytes[member.key]) }
}

// MARK: - The format of specs

extension CursorPlace {
  /// The shape of the container; nil if it is not part of the format.
  var shape: Shape? {
    if container == nil { return nil }
    return steps.reduce(.object(.root)) { shape, step in
      shape.flatMap { Self.shape(inside: $0, step) }
    }
  }

  static func shape(inside shape: Shape, _ step: Step) -> Shape? {
    switch (shape, step) {
    case (.object(let object), .key(let name)): object.keys.first { $0.name == name }?.shape
    case (.list(let element, _), .element): element
    case (.nodes, .element): .object(.node)
    case (.conditions, .key(let name)):
      name == SpecObject.comment.name ? SpecObject.comment.shape : .object(.condition)
    case (.platforms, .element): .platform
    default: nil
    }
  }

  var object: SpecObject? {
    switch shape {
    case .object(let object): object
    case .image: .image
    default: nil
    }
  }

  /// The kind of the node around the cursor: its `type`, or a group if it has `children`.
  var nodeKind: Node.Kind? {
    guard object == .node else { return nil }
    let names = members.map(name(of:))
    if let type = names.firstIndex(of: "type"), let value = members[type].value {
      let written = LooseTokens.text(bytes[value])
      if let kind = Node.Kind.allCases.first(where: { $0.name == written }) { return kind }
    }
    return names.contains("children") ? .group : .tab
  }
}
