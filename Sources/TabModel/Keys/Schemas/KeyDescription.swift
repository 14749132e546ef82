package import JSON

/// The documentation of a key in a node of a kind, in editors and in the schema.
package struct KeyDescription {
  package let key: KeyDefinition
  package let object: SpecObject
  package let kind: Node.Kind?
  package let framework: Framework

  package init(
    key: KeyDefinition, object: SpecObject, kind: Node.Kind?, framework: Framework = .uiKit
  ) {
    self.key = key
    self.object = object
    self.kind = kind
    self.framework = framework
  }

  package var isRequired: Bool {
    kind.map(key.requiredBy.contains) ?? object.required.contains(key.name)
  }

  /// One fact per line; editors render each line as a paragraph.
  package var lines: [String] {
    let own = object == .node ? framework.words.meanings[key.name] : nil
    var lines = [own ?? key.meaning]
    lines += ValueMeanings.meanings(of: key).map { value, meaning in
      "- \(value): \(framework.words.meanings["\(key.name): \(value)"] ?? meaning)"
    }
    return lines + [availability, defaultSentence].compactMap(\.self) + surplusSentences
      + [equivalent].compactMap(\.self)
  }

  /// `UITab.selectedImage, since 26.1, not on tvOS.`
  private var availability: String? {
    guard Self.hasUIKitNames(framework), let property = key.property else { return nil }
    let missing = names(of: key.missingOn)
    return "\(property), since \(key.since)" + (missing.isEmpty ? "." : ", not on \(missing).")
  }

  private var absent: String {
    framework.words.defaults[key.name] ?? kind.map(key.absent(on:)) ?? key.absent
  }

  private var defaultSentence: String? {
    if isRequired { return "Required." }
    let absent = absent
    let isTrivial = ["none", "one of the two"].contains(absent) || absent.hasPrefix("required")
    return isTrivial ? nil : "Default: \(absent)."
  }

  /// `Not on tvOS: tabSidebar.`
  private var surplusSentences: [String] {
    choices.grouped(by: framework.platforms(without:)).filter { !$0.key.isEmpty }.map {
      "Not on \(names(of: $0.key)): \(listed($0.elements.map(\.name)))."
    }
  }

  /// The equivalent of a key in a framework with other names.
  private var equivalent: String? {
    let words = framework.words
    if !Self.has(key, kind, in: framework) {
      return "\(words.framework) has none: \(words.substitutes[key.name] ?? "leave it out")."
    }
    // Some keys of different objects have the same name.
    let owner = object == .sidebar ? "sidebar." : object == .variant ? "variants." : ""
    let own = words.code.first { $0.key == owner + key.name }
    let code = own ?? words.code.first { $0.key == key.name }
    return code.map { "\(words.framework): \($0.code)." }
  }

  private var choices: [Choice] { key.shape.choices ?? [] }

  private func names(of platforms: Set<PlatformName>) -> String {
    listed(PlatformName.allCases.filter(platforms.contains).map(\.rawValue))
  }

  package var defaultValue: JSONTree? {
    if isRequired { return nil }
    let absent = absent
    switch key.shape {
    case .bool: return ["true", "false"].contains(absent) ? .bool(absent == "true") : nil
    case .formatVersion: return Int(absent).map { .integer($0) }
    case .choice: return choices.contains { $0.name == absent } ? .string(absent) : nil
    case .list, .platforms, .nodes: return absent == "[]" ? [] : nil
    case .object, .lists, .conditions: return absent == "{}" ? [:] : nil
    case .string, .name, .version, .platform, .image, .count: return nil
    }
  }
}

extension KeyDescription {
  /// Returns whether properties and pages of UIKit apply.
  package static func hasUIKitNames(_ framework: Framework) -> Bool { framework.words.code.isEmpty }

  /// Returns whether a framework has a key: for a key of nodes, on nodes of a kind.
  package static func has(_ key: KeyDefinition, _ kind: Node.Kind?, in framework: Framework) -> Bool
  {
    guard let kind, let nodeKey = Node.key(named: key.name) else { return framework.has(key) }
    return framework.has(nodeKey, on: kind)
  }

  package static func meaning(
    of value: String, for key: KeyDefinition, in framework: Framework = .uiKit
  ) -> String? {
    if key.shape.choices?.contains(where: { $0.name == value }) == true,
      let code = framework.words.code.first(where: { $0.key == "\(key.name): \(value)" })
    {
      return "\(value): \(code.code)"
    }
    return ValueMeanings.meanings(of: key).first { $0.value == value }.map {
      "\($0.value): \($0.meaning)"
    }
  }

  /// Returns Apple's page about a key's property; nil for the format's own keys.
  package static func page(of key: KeyDefinition) -> String? {
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
  package static func beginning(of key: KeyDefinition) -> (
    open: String, inside: String, close: String
  ) {
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
