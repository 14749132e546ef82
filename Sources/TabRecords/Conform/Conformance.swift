import JSON
package import TabModel

/// Compares a spec with an app's records, each in its own environment.
package struct Conformance {
  let spec: TabSpec
  let records: [TabRecord]
  /// The language of the spec's titles; nil if it is that of each record.
  let language: String?
  /// Returns the spec in a language; nil without catalogs or for a missing language.
  let translated: ((String) -> TabSpec?)?
  /// The state of the conditions for records without one.
  let unrecordedConditions: ConditionState
  private lazy var areInSeveralLanguages =
    Set(records.compactMap(\.environment.language)).count > 1
  private var found: [Difference] = []
  /// The number of comparisons by place, to detect values that differ between records.
  private var compared: [Place: Int] = [:]
  private var differing: [Place: Int] = [:]

  /// A place with the key of a value, or with a message.
  private struct Place: Hashable {
    let range: ByteRange
    let text: String
  }

  /// - Parameters:
  ///   - state: the state of the conditions for records without one; nil for the usual one.
  ///   - translated: returns the spec in a record's language; nil without catalogs. Titles in missing languages
  ///     are not compared.
  package static func differences(
    of spec: TabSpec, from records: [TabRecord], language: String? = nil,
    state: ConditionState? = nil, translated: ((String) -> TabSpec?)? = nil
  ) -> [Difference] {
    var conformance = Conformance(
      spec: spec, records: records, language: language, translated: translated,
      unrecordedConditions: state ?? spec.usualConditions)
    for position in records.indices { conformance.compare(position) }
    return conformance.differences
  }

  /// A record and the spec's values in its environment.
  private struct Comparison {
    let position: Int
    let record: TabRecord
    let values: SpecValues
    /// True if titles are in a language that the spec doesn't have.
    let isTranslated: Bool
    /// The identifiers of the nodes of the app and the spec.
    let identifiers: Set<String>
    /// True if titles are from string catalogs.
    var isRead: Bool { values.spec.language != nil }

    func title(of node: Int) -> String? {
      let spec = values.spec
      let isKnown = !isTranslated && !spec.nodes[node].isLive(\.title)
      guard isKnown, spec.nodes[node].repeats == nil else { return nil }
      let title = spec.title(of: node)
      return isRead ? clipped(title) : title
    }

    func title(ofRecorded node: Int) -> String? {
      record.title(of: node).map { isRead ? clipped($0) : $0 }
    }
  }

  private mutating func compare(_ position: Int) {
    let record = records[position]
    let recorded = record.environment
    if recorded.framework != spec.framework, let framework = record.framework {
      return reportFramework(position, framework)
    }
    let reading = recorded.language.flatMap { translated?($0) } ?? spec
    let environment = spec.environment(of: recorded, assuming: unrecordedConditions)
    let values = SpecValues(reading.reading(on: environment.platform.name), in: environment)
    // With catalogs, titles are in the record's language.
    let isOther = translated == nil && language.map { $0 != recorded.language } ?? false
    let comparison = Comparison(
      position: position, record: record, values: values,
      isTranslated: isOther
        || translated != nil && recorded.language != nil && values.spec.language == nil,
      identifiers: Set(record.nodes.compactMap(\.identifier))
        .union(spec.nodes.map(spec.identifier)))
    if recorded.framework == .uiKit { compareController(comparison) }
    let matching = NodeMatching(
      spec, record, in: environment, title: comparison.title(of:),
      recordedTitle: comparison.title(ofRecorded:))
    found += NodeDifferences(matching, position: position, in: environment).differences
    // In document order.
    for node in spec.nodes.indices {
      for recorded in matching.found[node] ?? [] where matching.isSameKind(node, recorded) {
        guard let match = matching.matches[recorded] else { continue }
        compare(match, with: recorded, comparison, matching)
      }
    }
  }

  private mutating func reportFramework(_ position: Int, _ value: JSONValue) {
    let framework = records[position].environment.framework.rawValue
    let key = "framework"
    found.append(
      Difference(
        range: spec.frameworkKey?.range ?? spec.source.root.range,
        message: "the app uses \(framework), but the spec is for \(spec.framework.rawValue)",
        help: "compare records of the app that the spec is for, or write "
          + "\(jsonString(key)): \(jsonString(framework))",
        sightings: [
          .init(record: position, range: value.range, message: "the app uses \(framework)")
        ]))
  }

  private mutating func compareController(_ comparison: Comparison) {
    let (record, values) = (comparison.record, comparison.values)
    for key in ControllerKey.allCases {
      guard let value = key.value(in: record), values.environment.has(key.root.definition),
        values.environment.has(key.definition)
      else { continue }
      let said = values.said(key)
      let recorded = PlainValue(recorded: value)
      if key == .horizontalSizeClass, recorded == .null {
        // The controller has the window's width, whether or not the app sets it.
        let window = record.environment.sizeClass.name
        if said.range == nil || said.value == .text(window) { continue }
      }
      let named = withoutUnknownNodes(recorded, key.name, comparison)
      guard differs(said, from: named, key.name) else { continue }
      report(
        Subject(
          key: key.name, name: key.isOfSidebar ? "the sidebar" : "the controller",
          order: key.isOfSidebar ? Sidebar.keys.map(\.name) : TabSpec.keys.map(\.name),
          isView: key.isView, isOnlyInApp: named != recorded, several: "'variants'"),
        said, recorded, value, comparison)
    }
  }

  /// Returns a list of nodes or a node, without those that neither the app nor the spec has: they do nothing.
  private func withoutUnknownNodes(
    _ value: PlainValue, _ key: String, _ comparison: Comparison
  ) -> PlainValue {
    guard NodeReferences.keys.contains(key) else { return value }
    return NodeReferences.known(value, comparison.identifiers.contains)
  }

  private mutating func compare(
    _ match: NodeMatching.Match, with recorded: Int, _ comparison: Comparison,
    _ matching: NodeMatching
  ) {
    let (record, values) = (comparison.record, comparison.values)
    let node = spec.nodes[match.node]
    let isRepeated = matching.repetitions[match.node] > 0
    for property in values.properties {
      let key = property.rawValue
      guard record.environment.tells(property.key, of: node.kind),
        let value = record.value(key, of: recorded), !node.isLive(property)
      else {
        continue
      }
      var said = values.said(property, of: node)
      var recordedValue = PlainValue(recorded: value)
      var isOnlyInApp = false
      switch property {
      case .title where matching.isRepeated(match.node): continue
      case .title, .subtitle:
        // The title and the image of a view controller's system item can't be read.
        if property == .title, recordedValue == .null { continue }
        let isSystemTitle = property == .title && node.kind == .search && said.range == nil
        if comparison.isTranslated || isSystemTitle { continue }
        if comparison.isRead {
          said.value = said.value.beginning
          recordedValue = recordedValue.beginning
        }
      case .image:
        if node.kind == .search && said.range == nil { continue }
        if recordedValue == .null, record.isSystemItem(recorded) { continue }
      case .preferredPlacement where node.kind == .search:
        said.value = searchPlacement(said.value)
        recordedValue = searchPlacement(recordedValue)
      case .sidebarActions where comparison.isTranslated:
        guard case .actions(let mine) = said.value, case .actions(let theirs) = recordedValue,
          mine.count == theirs.count
        else { break }
        // Only the images are compared.
        recordedValue = .actions(
          zip(mine, theirs).map { PlainValue.Action(title: $0.title, image: $1.image) })
      case .defaultChildIdentifier, .displayOrderIdentifiers:
        if isRepeated, !recordedValue.isNothing {
          let known = withSpecIdentifiers(recordedValue, of: match)
          isOnlyInApp = known == nil
          recordedValue = known ?? recordedValue
        }
      default: break
      }
      let named = isRepeated ? recordedValue : withoutUnknownNodes(recordedValue, key, comparison)
      if named != recordedValue { isOnlyInApp = true }
      guard differs(said, from: named, key) else { continue }
      report(
        Subject(
          key: key, name: "'\(spec.identifier(of: node))'",
          order: Node.keys.map(\.name),
          isInCatalogs: comparison.isRead && said.range != nil && property.isTranslatable,
          isOnlyInApp: isOnlyInApp, item: isRepeated ? record.nodes[recorded].identifier : nil,
          several: !isRepeated
            ? "two nodes with 'availability'"
            : Node.liveNames.contains(key) ? "\"live\": [\"\(key)\"]" : nil,
          way: match.way),
        said, recordedValue, value, comparison)
    }
  }

  /// Replaces identifiers of a repeated group's children by those of the spec; nil if it has no such children.
  private func withSpecIdentifiers(
    _ value: PlainValue, of match: NodeMatching.Match
  ) -> PlainValue? {
    var names: [[UInt8]: String] = [:]
    // Children that are not present in this environment can be named, too.
    for child in spec.children(of: match.node) {
      let identifier = spec.identifier(of: child)
      let pattern = IdentifierPattern(identifier, texts: match.texts.count)
      names[pattern.identifier(with: match.texts)] = identifier
    }
    switch value {
    case .text(let text): return names[Array(text.utf8)].map { .text($0) }
    case .texts(let texts):
      let known = texts.compactMap { names[Array($0.utf8)] }
      return known.count == texts.count ? .texts(known) : nil
    default: return value
    }
  }

  /// In a record, a search tab without a placement is either automatic or pinned.
  private func searchPlacement(_ value: PlainValue) -> PlainValue {
    value == .text("automatic") ? .text("pinned") : value
  }

  /// The compared key with its owner.
  private struct Subject {
    let key: String
    let name: String
    /// The keys of the object, in documentation order.
    let order: [String]
    var isView = false
    /// True if the spec's text is in string catalogs.
    var isInCatalogs = false
    /// True if the app names nodes that neither it nor the spec has, or those of an item.
    var isOnlyInApp = false
    /// The app's identifier of a repeated node.
    var item: String?
    /// How a spec describes several values; nil if it can't.
    var several: String?
    var way = NodeMatching.Way.identifier
  }

  /// Compares a value, and counts the comparison.
  private mutating func differs(
    _ said: SpecValues.Said, from recorded: PlainValue, _ key: String
  ) -> Bool {
    let place = Place(range: said.range ?? said.object, text: key)
    compared[place, default: 0] += 1
    if said.value.means(recorded) { return false }
    differing[place, default: 0] += 1
    return true
  }

  private mutating func report(
    _ subject: Subject, _ said: SpecValues.Said, _ recorded: PlainValue, _ value: JSONValue,
    _ comparison: Comparison
  ) {
    var here = "has \(subject.isView ? "it" : said.value.clippedText)"
    if said.range == nil {
      let isPlain = subject.isView || said.value == .null
      here = "leaves it out" + (isPlain ? "" : ", which means \(said.value.clippedText)")
    }
    let raw = PlainValue(recorded: value)
    var (app, note) = (recorded.clippedText, "the app has \(raw.clippedText)")
    if subject.isView {
      // The record has only whether there is one.
      (app, note) =
        recorded == .bool(true)
        ? ("set", "the app has it") : ("not set", "the app does not have it")
    }
    let message = "'\(subject.key)' of \(subject.name) is \(app) in the app, but the spec \(here)"
    let isCertain = !subject.isOnlyInApp && !subject.isInCatalogs
    let elsewhere =
      said.isReplacing
      ? ", and move the '\(subject.key)' that would replace it to a variant for other environments"
      : ""
    let help =
      if subject.isOnlyInApp {
        "change the app"
      } else if subject.isInCatalogs {
        "correct the text in the string catalog, or change the app"
      } else if subject.isView || recorded.isNothing {
        "\(said.range == nil ? "add" : "remove") it\(elsewhere), or change the app"
      } else {
        "write \(clipped(recorded.shown)), or change the app"
      }
    let isInLanguage = ["title", "subtitle", "sidebarActions"].contains(subject.key)
    let advice = "name the language of the spec with --language"
    let needsLanguage =
      isInLanguage && language == nil && translated == nil && areInSeveralLanguages
    let several = needsLanguage ? advice : subject.several.map { "use \($0)" }
    let helpForSeveral =
      "the app has several values: "
      + (several.map { "\($0), or change the app" } ?? "make them equal in the app")
    let sighting = Difference.Sighting(
      record: comparison.position, range: value.range,
      message:
        note + (subject.item.map { " for '\($0)'" } ?? "") + subject.way.note)
    found.append(
      Difference(
        range: said.range ?? said.object, message: message,
        help: needsLanguage ? "\(help); or \(advice)" : help,
        sightings: [sighting],
        fix: isCertain ? fix(subject, said, recorded) : nil,
        helpForSeveral: isCertain ? helpForSeveral : nil, key: subject.key))
  }

  private func fix(_ subject: Subject, _ said: SpecValues.Said, _ value: PlainValue) -> Fix? {
    if let range = said.range, value.isNothing || subject.isView {
      if said.isReplacing { return nil }
      // A view's title is unknown, and a variant needs at least one key.
      if let variant = spec.variants.first(where: { $0.range == said.object })?.value,
        RootValues.keys.count(where: { $0.isWritten(in: variant.values) }) == 1
      {
        return nil
      }
      return spec.removing(range, "remove '\(subject.key)'", isSafe: false)
    }
    guard !subject.isView, let json = value.json else { return nil }
    if let range = said.range {
      return Fix("write \(json)", isSafe: false, [.init(range, json)])
    }
    return insertion(of: subject.key, json, in: said.object, subject.order).map {
      Fix("add '\(subject.key)'", isSafe: false, [$0])
    }
  }

  /// - Parameters:
  ///   - object: the range of the object.
  ///   - order: its keys in the order of the documentation.
  private func insertion(
    of key: String, _ json: String, in object: ByteRange, _ order: [String]
  ) -> Fix.Edit? {
    if object == spec.source.root.range, Sidebar.keys.contains(where: { $0.name == key }) {
      return insertion(
        of: "sidebar", "{\(jsonString(key)): \(json)}", in: object, TabSpec.keys.map(\.name))
    }
    let place = order.firstIndex(of: key) ?? 0
    let members = spec.source.value(at: object).members
    let before = members.last { member in
      order.firstIndex(of: member.key.value).map { $0 < place } ?? false
    }
    let member = "\(jsonString(key)): \(json)"
    guard let neighbor = before ?? members.first else {
      return Fix.Edit(object, "{\(member)}")
    }
    return spec.source.insertion(of: member, after: neighbor.value.range)
  }

  /// The differences, without fixes for values that differ between records.
  private var differences: [Difference] {
    let causes = found.grouped { Place(range: $0.range, text: $0.message) }
    let differences = causes.map { _, same in
      same.dropFirst().reduce(into: same[0]) { difference, other in
        // The first of the nodes for a repeated one is enough.
        if difference.sightings.last?.record != other.sightings.first?.record {
          difference.sightings += other.sightings
        }
      }
    }
    func place(_ difference: Difference) -> Place? {
      difference.key.map { Place(range: difference.range, text: $0) }
    }
    var counts: [Place: Int] = [:]
    for difference in differences { place(difference).map { counts[$0, default: 0] += 1 } }
    return differences.map { difference in
      guard let place = place(difference),
        counts[place] != 1 || compared[place] != differing[place]
      else { return difference }
      var difference = difference
      difference.fix = nil
      difference.help = difference.helpForSeveral ?? difference.help
      return difference
    }
  }
}
