import TabModel

/// What the format says about a place: the object that it is in, or the shape that it takes.
struct FormatPlace {
  /// What the container is; nil where the format has nothing there.
  let container: Shape?

  /// - Parameter place: where the cursor is.
  init(_ place: CursorPlace) {
    var shape: Shape? = .object(.root)
    for step in place.steps { shape = shape.flatMap { Self.shape(inside: $0, step) } }
    container = place.container == .text ? nil : shape
  }

  /// What is expected after a step into a value of a shape.
  static func shape(inside shape: Shape, _ step: CursorPlace.Step) -> Shape? {
    switch (shape, step) {
    case (.object(let object), .key(let name)): object.keys.first { $0.name == name }?.shape
    case (.image, .key(let name)): SpecObject.image.keys.first { $0.name == name }?.shape
    case (.list(let element, _), .element): element
    case (.nodes, .element): .object(.node)
    case (.platforms, .element): .choice(platformChoices)
    default: nil
    }
  }

  private static let platformChoices =
    SpecObject.target.keys.first { $0.name == "platform" }.flatMap { key -> [Choice]? in
      if case .choice(let choices) = key.shape { choices } else { nil }
    } ?? []

  /// The object that the place is in; nil in lists and where the format has none.
  var object: SpecObject? {
    switch container {
    case .object(let object): object
    case .image: .image
    default: nil
    }
  }
}

extension CursorPlace {
  /// The kind of the node that the cursor is in, as the reader would tell it: by `type`, and without
  /// one by `children`.
  func nodeKind(_ bytes: [UInt8]) -> Node.Kind {
    if let type = value(of: NodeKey.type.name) {
      let name = QuotedString.text(bytes[type])
      if let kind = Node.Kind.allCases.first(where: { $0.name == name }) { return kind }
    }
    return members.contains { $0.name == NodeKey.children.name } ? .group : .tab
  }
}
