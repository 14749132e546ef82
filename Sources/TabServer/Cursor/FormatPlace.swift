import TabModel

struct FormatPlace {
  /// The shape of the container; nil if it is not part of the format.
  let container: Shape?

  init(_ place: CursorPlace) {
    var shape: Shape? = .object(.root)
    for step in place.steps { shape = shape.flatMap { Self.shape(inside: $0, step) } }
    container = place.container == .text ? nil : shape
  }

  static func shape(inside shape: Shape, _ step: CursorPlace.Step) -> Shape? {
    switch (shape, step) {
    case (.object(let object), .key(let name)): object.keys.first { $0.name == name }?.shape
    case (.image, .key(let name)): SpecObject.image.keys.first { $0.name == name }?.shape
    case (.list(let element, _), .element): element
    case (.nodes, .element): .object(.node)
    case (.conditions, .key): .object(.condition)
    case (.platforms, .element): .platform
    default: nil
    }
  }

  var object: SpecObject? {
    switch container {
    case .object(let object): object
    case .image: .image
    default: nil
    }
  }
}

extension CursorPlace {
  /// Returns the kind of the node around the cursor: its `type`, or a group if it has `children`.
  func nodeKind(_ bytes: [UInt8]) -> Node.Kind {
    if let type = value(of: NodeKey.type.name) {
      let name = QuotedString.text(bytes[type])
      if let kind = Node.Kind.allCases.first(where: { $0.name == name }) { return kind }
    }
    return members.contains { $0.name == NodeKey.children.name } ? .group : .tab
  }
}
