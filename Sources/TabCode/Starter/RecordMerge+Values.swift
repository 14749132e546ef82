import JSON
import TabModel

extension RecordMerge {
  enum Agreement {
    /// No record has a known value.
    case unknown
    case agreed(ConformedValue)
    case disputed

    var value: ConformedValue? {
      if case .agreed(let value) = self { value } else { nil }
    }
  }

  func value(of key: SpecKey<Node>, in occurrences: [MergedNode.Occurrence]) -> Agreement {
    if key.isStructural { return .unknown }
    let found = occurrences.compactMap { occurrence -> (record: Int, value: ConformedValue)? in
      let record = records[occurrence.record]
      guard record.environment.tells(key, of: record.nodes[occurrence.node].kind),
        let json = record.value(key.name, of: occurrence.node)
      else { return nil }
      let value = placement(record.conformed(json), key, of: occurrence)
      let isUnknown =
        value == .null && (key == .title || key == .image && record.isSystemItem(occurrence.node))
      return isUnknown ? nil : (occurrence.record, value)
    }
    guard [.title, .subtitle, .sidebarActions].contains(key) else {
      return agreement(key.definition, found)
    }
    // Texts in another language are not compared.
    let language = records[0].environment.language
    let bound = found.filter {
      records[$0.record].environment.language == language
        && environments[$0.record].has(key.definition)
    }
    return agreement(key.definition, bound.isEmpty ? found : bound)
  }

  func areEqual(_ left: MergedNode.Occurrence, _ right: MergedNode.Occurrence) -> Bool {
    let (mine, theirs) = (records[left.record], records[right.record])
    guard mine.environment.platform == theirs.environment.platform,
      mine.environment.osVersion == theirs.environment.osVersion,
      mine.environment.sizeClass == theirs.environment.sizeClass,
      mine.environment.language == theirs.environment.language
    else { return false }
    let kind = mine.nodes[left.node].kind
    return Node.keys.allSatisfy { key in
      if key.isStructural || !mine.environment.tells(key, of: kind) { return true }
      let value = mine.value(key.name, of: left.node).map { mine.conformed($0) }
      let other = theirs.value(key.name, of: right.node).map { theirs.conformed($0) }
      guard let value, let other else { return value == nil && other == nil }
      // An image of unknown name equals any other, so '==' isn't enough.
      return value.shown.utf8.elementsEqual(other.shown.utf8)
    }
  }

  private func placement(
    _ value: ConformedValue, _ key: SpecKey<Node>, of occurrence: MergedNode.Occurrence
  ) -> ConformedValue {
    let isSearch = records[occurrence.record].nodes[occurrence.node].kind == .search
    return key == .preferredPlacement && isSearch && value == .text("pinned")
      ? .text("automatic") : value
  }

  func agreement(
    _ key: KeyDefinition, among positions: [Int], _ value: (TabRecord) -> JSONValue?
  ) -> Agreement {
    agreement(
      key,
      positions.compactMap { position in
        value(records[position]).map { (position, records[position].conformed($0)) }
      })
  }

  private func agreement(
    _ key: KeyDefinition, _ found: [(record: Int, value: ConformedValue)]
  ) -> Agreement {
    let had = found.filter { environments[$0.record].has(key) }
    let known = had.filter {
      if case .image(let image) = $0.value { image.name != nil } else { true }
    }
    if known.isEmpty { return .unknown }
    let agreed = known.first { candidate in
      had.allSatisfy { environments[$0.record].made(of: candidate.value, key).means($0.value) }
    }
    return agreed.map { .agreed($0.value) } ?? .disputed
  }
}

extension Environment {
  /// Returns the effect of a value on the record's platform.
  func made(of value: ConformedValue, _ key: KeyDefinition) -> ConformedValue {
    guard case .text(let text) = value, case .choice = key.shape, !has(key, value: text) else {
      return value
    }
    return .text("automatic")
  }
}
