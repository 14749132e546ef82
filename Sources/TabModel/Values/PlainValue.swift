package import JSON

/// A value of a property in the form that specs, records and generated code share.
package enum PlainValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case text(String)
  case texts([String])
  case image(RecordedImage)
  case actions([Action])

  package struct Action: Equatable, Sendable {
    package let title: String
    package let image: RecordedImage?

    package init(title: String, image: RecordedImage?) {
      self.title = title
      self.image = image
    }
  }

  package static func == (left: PlainValue, right: PlainValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.image(let image), .null), (.null, .image(let image)): image.name == nil
    case (.bool(let left), .bool(let right)): left == right
    case (.text(let left), .text(let right)): isSame(left, right)
    case (.texts(let left), .texts(let right)): left.elementsEqual(right, by: isSame)
    case (.image(let left), .image(let right)): isSame(left, right)
    case (.actions(let left), .actions(let right)):
      left.elementsEqual(right) { isSame($0.title, $1.title) && isSame($0.image, $1.image) }
    default: false
    }
  }

  private static func isSame(_ left: String, _ right: String) -> Bool {
    left.unicodeScalars.elementsEqual(right.unicodeScalars)
  }

  /// A symbol of unknown name equals any other.
  private static func isSame(_ left: RecordedImage?, _ right: RecordedImage?) -> Bool {
    guard let left, let right else { return left?.name == nil && right?.name == nil }
    guard let leftName = left.name, let rightName = right.name else { return true }
    return left.isAsset == right.isAsset && isSame(leftName, rightName)
  }

  /// The value in a spec; nil if it cannot be expressed.
  package var json: String? {
    switch self {
    case .null: nil
    case .bool(let value): value ? "true" : "false"
    case .text(let text): jsonString(text)
    case .texts(let texts): "[\(texts.map(jsonString).joined(separator: ", "))]"
    case .image(let image): Self.json(image)
    case .actions(let actions): Self.json(actions)
    }
  }

  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// True for nothing and for an empty list, which mean the same.
  package var isNothing: Bool { self == .null || self == .texts([]) }

  package func means(_ other: PlainValue) -> Bool { self == other || isNothing && other.isNothing }

  /// Returns whether two values are written alike. An image of unknown name equals any other, but is
  /// identical to none with a name.
  package func isIdentical(to other: PlainValue) -> Bool { self == other && shown == other.shown }

  /// The value in messages, truncated.
  package var clippedText: String { clipped(shown) }

  package var shown: String { json ?? (self == .null ? "nothing" : "a symbol") }

  package var beginning: PlainValue {
    if case .text(let text) = self { .text(clipped(text)) } else { self }
  }

  private static func json(_ image: RecordedImage) -> String? {
    image.name.map { image.isAsset ? "{\"asset\": \(jsonString($0))}" : jsonString($0) }
  }

  private static func json(_ actions: [Action]) -> String {
    let elements = actions.map { action in
      let image = action.image.flatMap(json).map { ", \"image\": \($0)" } ?? ""
      return "{\"title\": \(jsonString(action.title))\(image)}"
    }
    return "[\(elements.joined(separator: ", "))]"
  }
}

extension PlainValue {
  /// Returns the actions of a spec, with titles in its language. An empty list has no type.
  package static func actions(_ actions: [SidebarAction], in spec: TabSpec) -> PlainValue {
    if actions.isEmpty { return .texts([]) }
    return .actions(
      actions.map { action in
        Action(
          title: spec.title(of: action) ?? "",
          image: (action.image?.value).map { RecordedImage($0) })
      })
  }

  /// A value of a spec; true for a view of the app.
  fileprivate init(_ value: any SpecValue) {
    self =
      switch value {
      case let value as Bool: .bool(value)
      case let text as String: .text(text)
      case let choice as any NamedValue: .text(choice.name)
      case let texts as [Located<String>]: .texts(texts.map(\.value))
      case let image as ImageName: .image(RecordedImage(image))
      case is TitledView: .bool(true)
      default: .null
      }
  }

  package init(recorded value: JSONValue) {
    switch value.content {
    case .bool(let value): self = .bool(value)
    case .string(let text): self = .text(text)
    case .object: self = RecordedImage(recorded: value).map { .image($0) } ?? .null
    case .array(let elements) where elements.allSatisfy(\.isString):
      self = .texts(elements.compactMap(\.string))
    case .array(let elements):
      self = .actions(
        elements.map { element in
          Action(
            title: element["title"]?.string ?? "",
            image: element["image"].flatMap { RecordedImage(recorded: $0) })
        })
    case .number, .null: self = .null
    }
  }
}

extension SpecKey {
  func plainValue(in owner: Owner) -> Located<PlainValue>? {
    guard let range = range(owner), let value = value(owner) else { return nil }
    return Located(PlainValue(value), at: range)
  }
}

extension RecordedImage {
  package init(_ image: ImageName) { self.init(name: image.name, isAsset: image.isAsset) }

  /// The image in a record; nil for `null`.
  fileprivate init?(recorded value: JSONValue) {
    guard let member = value.members.first else { return nil }
    self.init(name: member.value.string, isAsset: member.key.value == "asset")
  }
}

extension KeyDefinition {
  /// The default of a property with such values.
  package var usual: PlainValue {
    switch shape {
    case .bool: .bool(false)
    case .choice: .text("automatic")
    case .list: .texts([])
    default: .null
    }
  }
}

extension Located {
  package func map<Other: Sendable>(_ transform: (Value) -> Other) -> Located<Other> {
    Located<Other>(transform(value), at: range)
  }
}
