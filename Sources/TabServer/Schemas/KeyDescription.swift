package import TabModel

/// The documentation of keys and values in editors and in the schema.
package enum KeyDescription {
  /// Returns the documentation of a key in a node of this kind.
  package static func lines(
    of key: SpecKey, in object: SpecObject, _ kind: Node.Kind?, _ framework: Framework = .uiKit
  ) -> [String] {
    var absent = key.absent
    var isRequired = object.required.contains(key.name)
    if let kind, let nodeKey = NodeKey.allCases.first(where: { $0.name == key.name }) {
      absent = nodeKey.absent(on: kind)
      isRequired = nodeKey.requiredBy.contains(kind)
    }
    let text = KeyText(
      key: key, absent: absent, isRequired: isRequired, namesProperty: hasUIKitNames(framework))
    return text.description.split(separator: "\n").map(String.init)
      + (line(of: key, kind, in: framework).map { [$0] } ?? [])
  }

  /// Returns whether properties and pages of UIKit apply.
  static func hasUIKitNames(_ framework: Framework) -> Bool { framework.facts.words.code.isEmpty }

  /// The equivalent of a key in a framework with other names.
  private static func line(
    of key: SpecKey, _ kind: Node.Kind?, in framework: Framework
  ) -> String? {
    let words = framework.facts.words
    if !has(key, kind, in: framework) {
      return "\(words.framework) has none: \(words.substitutes[key.name] ?? "leave it out")."
    }
    return words.code.first { $0.key == key.name }.map { "\(words.framework): \($0.code)." }
  }

  /// Returns whether a framework has a key on nodes of this kind.
  package static func has(
    _ key: SpecKey, _ kind: Node.Kind?, in framework: Framework
  ) -> Bool {
    guard let kind, let nodeKey = NodeKey.allCases.first(where: { $0.name == key.name }) else {
      return framework.facts.has(key)
    }
    return framework.facts.has(nodeKey, on: kind)
  }

  package static func meaning(
    of value: String, for key: SpecKey, in framework: Framework = .uiKit
  ) -> String? {
    let words = framework.facts.words
    if key.shape.choices?.contains(where: { $0.name == value }) == true,
      let code = words.code.first(where: { $0.key == "\(key.name): \(value)" })
    {
      return "\(value): \(code.code)"
    }
    return ValueMeanings.meanings(of: key).first { $0.value == value }.map {
      "\($0.value): \($0.meaning)"
    }
  }

  /// Returns Apple's page about a key's property; nil for the format's own keys.
  package static func page(of key: SpecKey) -> String? {
    guard let property = key.property else { return nil }
    let path = property.split(separator: ".").map { part in
      // DocC adds a suffix if a property and a type have the same name.
      switch part {
      case "mode", "sidebar", "sidebarAppearance": "\(part.lowercased())-swift.property"
      case "Sidebar": "sidebar-swift.class"
      default: part.lowercased()
      }
    }
    return "https://developer.apple.com/documentation/uikit/\(path.joined(separator: "/"))"
  }

  /// Returns an initial value of a key as JSON, with `inside` selected.
  ///
  /// For a Boolean, it is the opposite of the default.
  package static func beginning(of key: SpecKey) -> (open: String, inside: String, close: String) {
    switch key.shape {
    case .string, .name, .version, .choice, .platform, .image: ("\"", "", "\"")
    case .bool: ("", key.absent == "true" ? "false" : "true", "")
    case .formatVersion: ("", "1", "")
    case .count: ("", "10", "")
    case .object, .lists, .conditions: ("{", "", "}")
    case .list(.object, _), .nodes: ("[{", "", "}]")
    case .list, .platforms: ("[\"", "", "\"]")
    }
  }
}
