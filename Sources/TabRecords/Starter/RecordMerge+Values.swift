import JSON
import TabModel

extension RecordMerge {
  enum Agreement {
    /// No record has a known value.
    case unknown
    case agreed(PlainValue)
    case disputed

    var value: PlainValue? { if case .agreed(let value) = self { value } else { nil } }
  }

  /// Returns what a record has of its nodes: the properties of its platform and release.
  static func values(
    of record: TabRecord, in environment: Environment
  ) -> [[NodeProperty: PlainValue]] {
    let properties = NodeProperty.allCases.filter { environment.has($0.definition) }
    return record.nodes.enumerated().map { index, node in
      var values: [NodeProperty: PlainValue] = [:]
      for property in properties where record.environment.tells(property.key, of: node.kind) {
        guard let json = record.value(property.rawValue, of: index) else { continue }
        let value = PlainValue(recorded: json)
        switch property {
        case .title where value == .null: break
        case .image where value == .null && record.isSystemItem(index): break
        case .preferredPlacement where node.kind == .search && value == .text("pinned"):
          values[property] = .text("automatic")
        default: values[property] = value
        }
      }
      return values
    }
  }

  func value(of property: NodeProperty, in occurrences: [MergedNode.Occurrence]) -> Agreement {
    let found = occurrences.compactMap { occurrence in
      values[occurrence.record][occurrence.node][property].map { (occurrence.record, $0) }
    }
    guard property.isTranslatable else { return agreement(property.definition, found) }
    // Texts in another language are not compared.
    let bound = found.filter { hasLanguageOfSpec($0.0) }
    return agreement(property.definition, bound.isEmpty ? found : bound)
  }

  /// Returns whether a record is in the language of the first one, which is that of the spec.
  private func hasLanguageOfSpec(_ record: Int) -> Bool {
    records[record].environment.language == records[0].environment.language
  }

  /// Returns whether two occurrences of a node have equal values and count for the same.
  func areEqual(_ left: MergedNode.Occurrence, _ right: MergedNode.Occurrence) -> Bool {
    guard environments[left.record].platform.name == environments[right.record].platform.name,
      hasLanguageOfSpec(left.record) == hasLanguageOfSpec(right.record)
    else { return false }
    let (mine, theirs) = (values[left.record][left.node], values[right.record][right.node])
    return NodeProperty.allCases.allSatisfy { property in
      guard let value = mine[property], let other = theirs[property] else {
        return mine[property] == nil && theirs[property] == nil
      }
      return value.isIdentical(to: other)
    }
  }

  func agreement(on key: ControllerKey, among positions: [Int]) -> Agreement {
    let found = positions.filter { environments[$0].has(key.definition) }.compactMap { position in
      key.value(in: records[position]).map { (position, PlainValue(recorded: $0)) }
    }
    if key == .horizontalSizeClass { return agreementOnWidth(found) }
    return agreement(key.definition, found)
  }

  /// Without an own width, the controller has the window's, whether or not the app sets it.
  private func agreementOnWidth(_ found: [(record: Int, value: PlainValue)]) -> Agreement {
    if found.isEmpty { return .unknown }
    guard let own = found.first(where: { $0.value != .null })?.value else { return .agreed(.null) }
    let isShared = found.allSatisfy { record, value in
      value == own || value == .null && own == .text(records[record].environment.sizeClass.name)
    }
    return isShared ? .agreed(own) : .disputed
  }

  private func agreement(
    _ key: KeyDefinition, _ found: [(record: Int, value: PlainValue)]
  ) -> Agreement {
    let known = found.filter {
      if case .image(let image) = $0.value { image.name != nil } else { true }
    }
    if known.isEmpty { return .unknown }
    let agreed = known.first { candidate in
      found.allSatisfy { environments[$0.record].made(of: candidate.value, key).means($0.value) }
    }
    return agreed.map { .agreed($0.value) } ?? .disputed
  }
}

extension Environment {
  /// Returns the effect of a value on the record's platform.
  func made(of value: PlainValue, _ key: KeyDefinition) -> PlainValue {
    guard case .text(let text) = value, case .choice = key.shape, !has(key, value: text) else {
      return value
    }
    return .text("automatic")
  }
}
