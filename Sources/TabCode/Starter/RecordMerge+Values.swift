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

  /// Keys that define a node, and badges, which change constantly.
  private static let leftOut: Set<NodeKey> = [.type, .identifier, .children, .badgeValue]

  private func isTold(_ key: NodeKey) -> Bool { records[0].environment.tells(key) }

  func value(of key: NodeKey, in occurrences: [MergedNode.Occurrence]) -> Agreement {
    if Self.leftOut.contains(key) || !isTold(key) { return .unknown }
    // Texts in another language are not compared.
    let isText = [.title, .subtitle, .sidebarActions].contains(key)
    let language = records[0].environment.language
    let isBound =
      isText && occurrences.contains { records[$0.record].environment.language == language }
    return agreement(
      key.definition,
      occurrences.compactMap { occurrence in
        let record = records[occurrence.record]
        if isBound, record.environment.language != language { return nil }
        return record.value(key.name, of: occurrence.node).flatMap { json in
          let value = placement(record.conformed(json), key, of: occurrence)
          // The title and the image of a view controller's system item can't be read.
          let isUnknown =
            value == .null
            && (key == .title || key == .image && record.interface == .viewControllers)
          return isUnknown ? nil : (occurrence.record, value)
        }
      })
  }

  func areEqual(_ left: MergedNode.Occurrence, _ right: MergedNode.Occurrence) -> Bool {
    let (mine, theirs) = (records[left.record], records[right.record])
    guard mine.environment.platform == theirs.environment.platform,
      mine.environment.osVersion == theirs.environment.osVersion,
      mine.environment.sizeClass == theirs.environment.sizeClass,
      mine.environment.language == theirs.environment.language
    else { return false }
    return NodeKey.allCases.allSatisfy { key in
      if Self.leftOut.contains(key) || !isTold(key) { return true }
      let value = mine.value(key.name, of: left.node).map { mine.conformed($0) }
      let other = theirs.value(key.name, of: right.node).map { theirs.conformed($0) }
      guard let value, let other else { return value == nil && other == nil }
      // An image of unknown name equals any other, so '==' isn't enough.
      return value.shown.utf8.elementsEqual(other.shown.utf8)
    }
  }

  private func placement(
    _ value: ConformedValue, _ key: NodeKey, of occurrence: MergedNode.Occurrence
  ) -> ConformedValue {
    let isSearch = records[occurrence.record].nodes[occurrence.node].kind == .search
    return key == .preferredPlacement && isSearch && value == .text("pinned")
      ? .text("automatic") : value
  }

  func agreement(
    _ key: SpecKey, among positions: [Int], _ value: (TabRecord) -> JSONValue?
  ) -> Agreement {
    agreement(
      key,
      positions.compactMap { position in
        value(records[position]).map { (position, records[position].conformed($0)) }
      })
  }

  private func agreement(_ key: SpecKey, _ found: [(record: Int, value: ConformedValue)])
    -> Agreement
  {
    let had = found.filter { environments[$0.record].has(key) }
    let known = had.filter {
      if case .image(let image) = $0.value { !image.isNameless } else { true }
    }
    if known.isEmpty { return .unknown }
    let agreed = known.first { candidate in
      had.allSatisfy { environments[$0.record].made(of: candidate.value, key) == $0.value }
    }
    return agreed.map { .agreed($0.value) } ?? .disputed
  }
}

extension Environment {
  /// Returns the effect of a value on the record's platform.
  func made(of value: ConformedValue, _ key: SpecKey) -> ConformedValue {
    guard case .text(let text) = value, case .choice = key.shape, !has(key, value: text) else {
      return value
    }
    return .text("automatic")
  }
}
