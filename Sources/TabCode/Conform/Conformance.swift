import JSON
package import TabModel

/// Compares a spec with what apps recorded, each in its own environment.
package struct Conformance {
  let spec: TabSpec
  let records: [TabRecord]
  /// The language of the spec's titles; nil if records are assumed to be in it.
  let language: String?
  /// The spec in a language; nil without catalogs and for a language that they lack.
  let translated: ((String) -> TabSpec?)?
  private var found: [Difference] = []
  private var positions: [Difference.Cause: Int] = [:]
  /// The number of records that have a key at a place: a value that only some have is not one value.
  private var compared: [Place: Int] = [:]

  private struct Place: Hashable {
    let range: ByteRange
    let key: String
  }

  /// - Parameter translated: the spec in the language of a record; nil without catalogs. For a language
  /// that they lack titles are not compared.
  package static func differences(
    of spec: TabSpec, from records: [TabRecord], language: String? = nil,
    translated: ((String) -> TabSpec?)? = nil
  ) -> [Difference] {
    var conformance = Conformance(
      spec: spec, records: records, language: language, translated: translated)
    for position in records.indices { conformance.compare(position) }
    return conformance.found.map(conformance.withoutDisputedFix)
  }

  private init(
    spec: TabSpec, records: [TabRecord], language: String?, translated: ((String) -> TabSpec?)?
  ) {
    self.translated = translated
    self.spec = spec
    self.records = records
    self.language = language
  }

  private mutating func compare(_ position: Int) {
    let record = records[position]
    let environment = spec.completing(Environment(record.environment))
    let reading = record.environment.language.flatMap { translated?($0) } ?? spec
    let values = SpecValues(
      spec: reading.reading(on: environment.platform.name), environment: environment)
    compareController(position, values)
    var matching = NodeMatching(spec, record, position: position)
    matching.match()
    for difference in matching.differences { report(difference) }
    for (node, recorded) in matching.pairs {
      compare(node, with: recorded, position, values)
    }
  }

  private mutating func compareController(_ position: Int, _ values: SpecValues) {
    let record = records[position]
    for key in RootKey.allCases where key != .sidebar && key != .tabs {
      guard let value = record.value(key.name), values.environment.has(key.definition) else {
        continue
      }
      compare(
        key.name, "the controller", values.said(key), record.conformed(value), value,
        in: spec.document.root, position)
    }
    guard let sidebar = record.value("sidebar"), values.environment.has(RootKey.sidebar.definition)
    else {
      return
    }
    for key in SidebarKey.allCases {
      guard let value = record.document.member(key.name, of: sidebar),
        values.environment.has(key.definition)
      else { continue }
      compare(
        key.name, "the sidebar", values.said(key), record.conformed(value), value,
        in: spec.sidebar?.object ?? spec.document.root, position)
    }
  }

  private mutating func compare(
    _ node: Int, with recorded: Int, _ position: Int, _ values: SpecValues
  ) {
    let record = records[position]
    let specNode = spec.nodes[node]
    let isOther = language.map { $0 != record.environment.language } ?? false
    let isTranslated =
      isOther
      || translated != nil && record.environment.language != nil && values.spec.language == nil
    let isRead = values.spec.language != nil
    let others = NodeKey.allCases.filter { ![.type, .identifier, .children].contains($0) }
    // What the app sets while it runs is a sample in the spec.
    for key in others where !spec.isLive(key, of: specNode) {
      guard let value = record.value(key.name, of: recorded), values.environment.has(key.definition)
      else {
        continue
      }
      var said = values.said(key, of: specNode)
      var recordedValue = record.conformed(value)
      switch key {
      case .title, .subtitle:
        if isTranslated || key == .title && specNode.isSearch && said.place == nil { continue }
        if isRead {
          said = SpecValues.Said(value: said.value.beginning, place: said.place)
          recordedValue = recordedValue.beginning
        }
      case .image:
        if specNode.isSearch && said.place == nil { continue }
      case .preferredPlacement where specNode.isSearch:
        said = SpecValues.Said(value: searchPlacement(said.value), place: said.place)
        recordedValue = searchPlacement(recordedValue)
      case .sidebarActions where isTranslated:
        guard case .actions(let mine) = said.value, case .actions(let theirs) = recordedValue,
          mine.count == theirs.count
        else { break }
        said = SpecValues.Said(value: untitled(mine), place: said.place)
        recordedValue = untitled(theirs)
      default: break
      }
      compare(
        key.name, "'\(spec.identifier(of: specNode))'", said, recordedValue, value,
        in: specNode.object, position,
        isInCatalogs: isRead && said.place != nil
          && [.title, .subtitle, .sidebarActions].contains(key))
    }
  }

  private func searchPlacement(_ value: ConformedValue) -> ConformedValue {
    value == .text("pinned") ? .text("automatic") : value
  }

  private func untitled(_ actions: [ConformedValue.Action]) -> ConformedValue {
    .actions(actions.map { ConformedValue.Action(title: "", image: $0.image) })
  }

  /// - Parameters:
  ///   - object: the object of the spec that has the key, or would have it.
  ///   - isInCatalogs: whether the spec's text comes from string catalogs.
  private mutating func compare(
    _ key: String, _ owner: String, _ said: SpecValues.Said, _ recorded: ConformedValue,
    _ value: JSONValue, in object: JSONValue, _ position: Int, isInCatalogs: Bool = false
  ) {
    let range = spec.document.range(of: said.place ?? object)
    compared[Place(range: range, key: key), default: 0] += 1
    guard said.value != recorded else { return }
    var here = "says \(said.value.told)"
    if said.place == nil {
      here = "leaves it out" + (said.value == .null ? "" : ", which means \(said.value.told)")
    }
    let message = "'\(key)' of \(owner) is \(recorded.told) in the app, but the spec \(here)"
    let help =
      isInCatalogs
      ? "correct the text in the string catalog, or change the app"
      : Self.views.contains(key)
        ? "\(said.place == nil ? "add" : "remove") it, or change the app"
        : recorded.json.map { "write \(clipped($0)), or change the app" }
          ?? (said.place == nil ? "change the app" : "remove it, or change the app")
    let sighting = Difference.Sighting(
      record: position, range: records[position].document.range(of: value),
      message: "the app has \(recorded.told)")
    report(
      Difference(
        range: range, message: message, help: help, sightings: [sighting],
        fix: isInCatalogs ? nil : fix(key, said.place, recorded, in: object), key: key))
  }

  private func fix(
    _ key: String, _ place: JSONValue?, _ value: ConformedValue, in object: JSONValue
  ) -> Fix? {
    let document = spec.document
    let isView = Self.views.contains(key)
    if let place, value == .null || isView {
      // A view has no known title.
      guard value != .bool(true) else { return nil }
      let removal = Fix.Edit(document.removal(of: place, from: object), "")
      return Fix("remove '\(key)'", isSafe: false, [removal])
    }
    guard !isView, let json = value.json else { return nil }
    if let place {
      return Fix("write \(json)", isSafe: false, [.init(document.range(of: place), json)])
    }
    return insertion(of: key, json, in: object).map { Fix("add '\(key)'", isSafe: false, [$0]) }
  }

  private static let views = ["bottomAccessory", "header", "footer", "bottomBar"]

  private func insertion(of key: String, _ json: String, in object: JSONValue) -> Fix.Edit? {
    let document = spec.document
    let isSidebar = SidebarKey.allCases.contains { $0.name == key }
    if isSidebar, object == document.root {
      return insertion(of: "sidebar", "{\(jsonString(key)): \(json)}", in: object)
    }
    let order =
      isSidebar
      ? SidebarKey.allCases.map(\.name)
      : object == document.root ? RootKey.allCases.map(\.name) : NodeKey.allCases.map(\.name)
    let place = order.firstIndex(of: key) ?? 0
    let members = document.members(of: object)
    let before = members.last { member in
      order.firstIndex(of: document.string(member.key)).map { $0 < place } ?? false
    }
    guard let neighbour = before ?? members.first else { return nil }
    return document.insertion(
      of: "\(jsonString(key)): \(json)", after: neighbour.value, in: object)
  }

  private func withoutDisputedFix(_ difference: Difference) -> Difference {
    guard let key = difference.key,
      compared[Place(range: difference.range, key: key)] != difference.sightings.count
    else { return difference }
    var difference = difference
    difference.fix = nil
    return difference
  }

  private mutating func report(_ difference: Difference) {
    if let known = positions[difference.cause] {
      found[known].sightings += difference.sightings
      return
    }
    positions[difference.cause] = found.count
    found.append(difference)
  }
}
