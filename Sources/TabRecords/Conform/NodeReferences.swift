import TabModel

/// The keys that name nodes. An app can name some that it does not have.
enum NodeReferences {
  static let keys: Set<String> = [
    NodeProperty.defaultChildIdentifier.rawValue, NodeProperty.displayOrderIdentifiers.rawValue,
    ControllerKey.compactTabIdentifiers.name, ControllerKey.prominentTabIdentifier.name,
  ]

  /// Returns a value without the names of unknown nodes.
  static func known(_ value: PlainValue, _ isKnown: (String) -> Bool) -> PlainValue {
    switch value {
    case .text(let name): isKnown(name) ? value : .null
    case .texts(let names): .texts(names.filter(isKnown))
    default: value
    }
  }

  static func names(in value: PlainValue) -> [String] {
    switch value {
    case .text(let name): [name]
    case .texts(let names): names
    default: []
    }
  }
}
