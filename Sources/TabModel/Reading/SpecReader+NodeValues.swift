import JSON

extension SpecReader {
  /// Reads the value of a key.
  ///
  /// - Parameter isRepeated: true for a duplicate key, whose value is only checked.
  @inline(__always)
  mutating func read(
    _ value: JSONValue, _ nodeKey: NodeKey, isRepeated: Bool, into draft: inout Draft,
    _ tables: Tables
  ) {
    let label = tables.labels[Int(nodeKey.rawValue)]
    if isRepeated {
      let isRight = checker.check(value, nodeKey.definition.shape, label)
      if isRight, nodeKey == .children { childLists.append(value) }
      return
    }
    // Nearly all strings are without escapes, and need no other check.
    let isText = document.kind(of: value) == .string
    var isName: Bool { isText && !document.content(of: value).isEmpty }
    switch nodeKey {
    case .identifier:
      if isName {
        draft.node.identifier = value
      } else if isText,
        document.member("type", of: draft.node.object).flatMap(document.text) == "search"
      {
        checker.report(
          .invalidValue, "\(label) is empty", at: value,
          help: "remove it: a search tab has none of its own")
      } else if checker.check(value, .name, label) {
        draft.node.identifier = value
      }
    case .title:
      if isText || checker.check(value, .string, label) { draft.node.title = value }
    case .image:
      if isName || checker.check(value, .image, label) { draft.node.image = value }
    case .children:
      if checker.check(value, .nodes(mayBeEmpty: true), label) { childLists.append(value) }
    case .type:
      let kind: Node.Kind? = named(value, tables.kinds, label)
      draft.hasType = kind != nil
      draft.node.kind = kind ?? .tab
    case .preferredPlacement:
      draft.node.placement = named(value, tables.placements, label) ?? .automatic
    case .sidebarAppearance:
      draft.node.appearance = named(value, tables.appearances, label) ?? .automatic
    default:
      if checker.check(value, nodeKey.definition.shape, label) {
        store(value, nodeKey, in: &draft)
      }
    }
  }

  private mutating func store(_ value: JSONValue, _ key: NodeKey, in draft: inout Draft) {
    if document.kind(of: value) == .true { draft.node.truth |= key.truthBit }
    switch key {
    case .live: draft.node.live = value
    case .repeats: readRepetition(value, into: &draft.node)
    case .availability: readAvailability(value, into: &draft.node)
    default: break
    }
  }

  private mutating func named<Value: RawRepresentable<UInt8>>(
    _ value: JSONValue, _ table: NameTable, _ label: String
  ) -> Value? {
    let position = document.isString(value) ? table.position(of: value, in: document) : nil
    let found = position ?? checker.choice(value, table.names, label)
    return found.flatMap { Value(rawValue: UInt8(truncatingIfNeeded: $0)) }
  }

  private mutating func readAvailability(_ value: JSONValue, into node: inout Node) {
    let availability = Availability(value, in: document)
    let position = availabilityPositions[availability] ?? spec.availabilities.count
    if position == spec.availabilities.count {
      spec.availabilities.append(availability)
      availabilityPositions[availability] = position
    }
    node.availability = UInt32(truncatingIfNeeded: position)
  }

  private mutating func readRepetition(_ value: JSONValue, into node: inout Node) {
    guard let samples = document.member("samples", of: value) else { return }
    spec.repetitions.append(
      Repetition(
        object: value, samples: Array(document.elements(of: samples)),
        atMost: document.member("atMost", of: value).flatMap(document.integer)))
    node.repetition = UInt32(truncatingIfNeeded: spec.repetitions.count)
  }
}
