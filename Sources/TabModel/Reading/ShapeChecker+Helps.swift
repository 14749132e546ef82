import JSON

/// What to write instead of a value of another type. Every piece of JSON in here can be pasted.
extension ShapeChecker {
  func help(_ value: JSONValue, _ kind: JSONKind, _ shape: Shape, _ label: String) -> String? {
    let text = written(value)
    switch (shape, kind) {
    case (.bool, .string), (.bool, .escapedString), (.bool, .number):
      return help(forBool: document.isString(value) ? document.string(value) : text, kind)
    case (.version, .number) where Version(text) != nil, (.string, .number), (.string, .true),
      (.string, .false), (.name, .number), (.name, .true), (.name, .false):
      return #"write it in double quotes: "\#(text)""#
    case (.version, _): return #"write a release, as in "\#(Version.oldest)""#
    case (.choice(let choices), _): return "it takes \(list(choices.map(\.name)))"
    case (.formatVersion, .string) where text == #""1""#: return "write 1 without quotes"
    case (.formatVersion, _): return "write 1"
    case (.image, _):
      return #"write the name of an SF Symbol, as in "house", or {"asset": "Logo"}"#
    case (.list(let element, _), _) where element.takes(kind) && isRight(value, element):
      return "put it in brackets: [\(text)]"
    case (.nodes, .object) where isNode(value): return "put it in brackets: [\(text)]"
    case (.list, _), (.platforms, _), (.nodes, _), (.object, _):
      if let json = translation(of: value, to: shape) { return "write \(json)" }
      return example(of: shape).map { "write \(shape.expected), as in \($0)" }
    case (.lists, _):
      if label == "'displayOrder'" { return #"write an object, as in {"playlists": ["rain"]}"# }
      return #"an object is written {"key": value}"#
    case (.string, _), (.name, _), (.bool, _): return nil
    }
  }

  /// Whether a value has a shape.
  private func isRight(_ value: JSONValue, _ shape: Shape) -> Bool {
    var trial = ShapeChecker(document)
    return trial.check(value, shape, "")
  }

  /// Whether an object has what a node needs.
  private func isNode(_ object: JSONValue) -> Bool {
    let needed = NodeKey.allCases.filter { $0.requiredBy.contains(.tab) }
    return needed.allSatisfy { document.member($0.name, of: object) != nil }
  }

  /// What a value of another type says, written as the format has it.
  private func translation(of value: JSONValue, to shape: Shape) -> String? {
    // One of a list of one says what the list says.
    let elements = document.elements(of: value)
    let only = elements.count == 1 ? elements[0] : value
    guard document.isString(only), !document.content(of: only).isEmpty else { return nil }
    let text = document.string(only)
    switch shape {
    case .list(let element, _): return translation(of: only, to: element).map { "[\($0)]" }
    case .platforms:
      return ValueWords.meant(by: text, among: PlatformName.names).map { "[\"\($0.value)\"]" }
    case .nodes: return translation(of: only, to: .object(.node)).map { "[\($0)]" }
    case .object(.label), .object(.action): return #"{"title": \#(jsonString(text))}"#
    case .object(.target): return target(from: text)
    case .object(.availability): return availability(from: text)
    case .object(.suppression): return #"{"rule": \#(jsonString(text)), "reason": "…"}"#
    case .object(.node):
      if text.lowercased() == "search" { return #"{"type": "search"}"# }
      return #"{"identifier": \#(jsonString(text)), "title": \#(jsonString(text))}"#
    default: return nil
    }
  }

  /// A target for a text such as `iPad` or `iOS 26.1`, as JSON.
  func target(from text: String) -> String? {
    let version = text.split { !$0.isNumber && $0 != "." }.compactMap { Version(String($0)) }.first
    let letters = text.split { $0.isNumber || $0 == "." || $0 == " " }.joined()
    let platform = ValueWords.meant(by: letters, among: PlatformName.names)?.value
    guard platform != nil || version != nil else { return nil }
    return #"{"platform": "\#(platform ?? "iOS")", "minimumVersion": "\#(version ?? .oldest)"}"#
  }

  /// An availability for the name of a platform, a width or a release, as JSON.
  func availability(from text: String) -> String? {
    if Version(text) != nil { return #"{"minimumVersion": "\#(text)"}"# }
    if let width = ValueWords.meant(by: text, among: SizeClass.names)?.value {
      return #"{"horizontalSizeClass": "\#(width)"}"#
    }
    return ValueWords.meant(by: text, among: PlatformName.names).map {
      #"{"platforms": ["\#($0.value)"]}"#
    }
  }

  /// A value that a key takes, as JSON.
  private func example(of shape: Shape) -> String? {
    switch shape {
    case .list(let element, _): example(of: element).map { "[\($0)]" }
    case .string, .name: #""home""#
    case .platforms: #"["iPadOS"]"#
    case .nodes: #"[{"identifier": "home", "title": "Home"}]"#
    case .object(let object): object.example
    default: nil
    }
  }
}

extension SpecObject {
  /// An object of the kind, as JSON.
  fileprivate var example: String {
    switch self {
    case .root: #"{"tabs": [{"identifier": "home", "title": "Home"}]}"#
    case .target: #"{"platform": "iOS", "minimumVersion": "\#(Version.oldest)"}"#
    case .sidebar: #"{"preferredLayout": "tile"}"#
    case .label, .action: #"{"title": "Now Playing"}"#
    case .node: #"{"identifier": "home", "title": "Home"}"#
    case .availability: #"{"platforms": ["iPadOS"]}"#
    case .suppression: #"{"rule": "multiword-title", "reason": "…"}"#
    case .image: #"{"systemName": "house"}"#
    case .customization: #"{"hidden": ["home"]}"#
    }
  }
}

extension Shape {
  /// Whether a value of a kind has the type that is asked for.
  func takes(_ kind: JSONKind) -> Bool {
    switch (self, kind) {
    case (.string, .string), (.name, .string), (.version, .string), (.choice, .string),
      (.image, .string), (.image, .object), (.object, .object), (.lists, .object),
      (.bool, .true), (.bool, .false), (.formatVersion, .number), (.list, .array),
      (.platforms, .array), (.nodes, .array):
      true
    case (_, .escapedString): takes(.string)
    default: false
    }
  }
}
