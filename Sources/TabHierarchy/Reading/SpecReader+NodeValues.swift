import LocatedJSON

/// Reading the values of a node's keys.
extension SpecReader {
  /// Reads the value of a key that a node takes.
  @inline(__always)
  mutating func read(
    _ value: JSONValue, _ nodeKey: NodeKey, into draft: inout Draft, _ tables: Tables
  ) {
    let label = tables.labels[Int(nodeKey.rawValue)]
    switch nodeKey {
    case .identifier:
      if isName(value, label) { draft.node.identifier = value }
    case .title:
      if checker.check(value, .string, label) { draft.node.title = value }
    case .image:
      if document.kind(of: value) == .string, !document.content(of: value).isEmpty {
        draft.node.image = value
      } else if checker.check(value, .image, label) {
        draft.node.image = value
      }
    case .type:
      if let kind = named(value, tables.kinds, label).flatMap(Node.Kind.init) {
        draft.node.kind = kind
      } else {
        draft.hasType = false
      }
    case .preferredPlacement:
      let placement = named(value, tables.placements, label)
      draft.node.placement = placement.flatMap(Node.Placement.init) ?? .automatic
    case .sidebarAppearance:
      let appearance = named(value, tables.appearances, label)
      draft.node.appearance = appearance.flatMap(Node.Appearance.init) ?? .automatic
    case .children:
      if checker.check(value, .nodes(mayBeEmpty: true), label) {
        draft.children = value
      }
    case .availability:
      readAvailability(value, &draft.details)
    default:
      if checker.check(value, nodeKey.definition.shape, label) {
        store(value, nodeKey, &draft.node, &draft.details)
      }
    }
  }

  /// Stores a Boolean, or one of the values that few nodes have.
  private mutating func store(
    _ value: JSONValue, _ key: NodeKey, _ node: inout Node, _ details: inout NodeDetails
  ) {
    switch key {
    case .selectedImage: details.selectedImage = value
    case .subtitle: details.subtitle = value
    case .badgeValue: details.badgeValue = value
    case .viewController: details.viewController = value
    case .suppress: details.suppress = value
    case .defaultChildIdentifier: details.defaultChildIdentifier = value
    case .displayOrderIdentifiers: details.displayOrderIdentifiers = value
    case .sidebarActions: details.sidebarActions = value
    default: if document.kind(of: value) == .true { node.truth |= key.truthBit }
    }
  }

  private mutating func isName(_ value: JSONValue, _ label: String) -> Bool {
    if document.kind(of: value) == .string, !document.content(of: value).isEmpty { return true }
    return checker.isName(value, label)
  }

  private mutating func named(_ value: JSONValue, _ table: NameTable, _ label: String) -> UInt8? {
    let position =
      document.isString(value)
      ? table.position(of: value, in: document) : nil
    let found = position ?? checker.choice(value, table.names, label)
    return found.map { UInt8(truncatingIfNeeded: $0) }
  }

  private mutating func readAvailability(_ value: JSONValue, _ details: inout NodeDetails) {
    guard checker.check(value, .object(.availability), "'availability'") else { return }
    var availability = Availability()
    for (key, member) in document.members(of: value) {
      switch document.string(key) {
      case "platforms":
        availability.platforms = []
        for platform in document.elements(of: member) {
          PlatformName(rawValue: document.string(platform)).map {
            availability.platforms.insert($0)
          }
        }
      case "horizontalSizeClass":
        availability.sizeClass = SizeClass(rawValue: document.string(member))
      case "minimumVersion": availability.minimumVersion = Version(document.string(member))
      case "maximumVersion": availability.maximumVersion = Version(document.string(member))
      default: break
      }
    }
    details.availability = UInt32(truncatingIfNeeded: spec.availabilities.count)
    spec.availabilities.append(availability)
  }
}

extension NodeDetails {
  var isWritten: Bool {
    selectedImage.exists || subtitle.exists || badgeValue.exists || viewController.exists
      || suppress.exists || defaultChildIdentifier.exists || displayOrderIdentifiers.exists
      || sidebarActions.exists || availability != 0
  }
}
