import JSON
import TabModel

/// A value in the form that specs and records share.
enum ConformedValue: Equatable {
  case null
  case bool(Bool)
  case text(String)
  case texts([String])
  case image(RecordedImage)
  case actions([Action])

  struct Action: Equatable {
    let title: String
    let image: RecordedImage?
  }

  static func == (left: ConformedValue, right: ConformedValue) -> Bool {
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
  var json: String? {
    switch self {
    case .null: nil
    case .bool(let value): value ? "true" : "false"
    case .text(let text): jsonString(text)
    case .texts(let texts): "[\(texts.map(jsonString).joined(separator: ", "))]"
    case .image(let image): Self.json(image)
    case .actions(let actions): Self.json(actions)
    }
  }

  /// True for nothing and for an empty list, which mean the same.
  var isNothing: Bool { self == .null || self == .texts([]) }

  func means(_ other: ConformedValue) -> Bool { self == other || isNothing && other.isNothing }

  /// The value in messages, truncated.
  var clippedText: String { clipped(shown) }

  var shown: String { json ?? (self == .null ? "nothing" : "a symbol") }

  var beginning: ConformedValue {
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

extension KeyDefinition {
  /// UIKit's default.
  var usual: ConformedValue {
    switch shape {
    case .bool: .bool(false)
    case .choice: .text("automatic")
    case .list where property != RootValues.key(\.compactTabIdentifiers).definition.property: .texts([])
    default: .null
    }
  }
}

extension SpecKey<Node> {
  var usual: ConformedValue { self == .isEnabled ? .bool(true) : definition.usual }

  /// True for keys that define a node, and for badges, which change constantly.
  var isStructural: Bool {
    switch self {
    case .type, .identifier, .children, .badgeValue: true
    default: false
    }
  }
}

extension TabRecord {
  func conformed(_ value: JSONValue) -> ConformedValue {
    switch document.kind(of: value) {
    case .true: return .bool(true)
    case .false: return .bool(false)
    case .string, .escapedString: return .text(document.string(value))
    case .object: return image(value).map { .image($0) } ?? .null
    case .array:
      let elements = value.elements
      if elements.allSatisfy({ document.isString($0) }) {
        return .texts(elements.map(document.string))
      }
      return .actions(
        elements.map { element in
          ConformedValue.Action(
            title: element["title"].map(document.string) ?? "",
            image: element["image"].flatMap(image))
        })
    case .number, .null: return .null
    }
  }
}
