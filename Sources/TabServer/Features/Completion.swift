import AppCatalogs
import JSON
import SymbolNames
import TabLint
import TabModel

extension LanguageFeature {
  static let completion = LanguageFeature(
    method: "textDocument/completion",
    offer: .init(
      name: "completionProvider",
      value: ["triggerCharacters": ["\"", ":"], "resolveProvider": false])
  ) { session, parameters throws(ResponseError) in
    let document = try session.document(parameters)
    guard document.isSpec(session.host) else { return [] }
    let completion = Completion(document, session, at: document.offset(parameters["position"]))
    let (items, isWhole) = completion.items
    // Older clients accept only an array.
    return isWhole ? .array(items) : ["isIncomplete": true, "items": .array(items)]
  }
}

struct Completion {
  private enum Kind: Int {
    case property = 10
    case value = 12
    case reference = 18
    case constant = 21
    case text = 1
    case file = 17
    case snippet = 15
  }

  private struct Entry {
    let text: String
    let kind: Kind
    var detail: [String] = []
    /// The JSON to insert; nil for the text as a string.
    var json: String?
    var isSnippet = false
  }

  /// The maximum number of matches, for long lists.
  private static let most = 500
  private static let mostSymbols = 100

  private let document: OpenDocument
  private let session: LanguageSession
  private let place: CursorPlace
  private let framework: Framework

  init(_ document: OpenDocument, _ session: LanguageSession, at offset: Int) {
    self.document = document
    self.session = session
    place = CursorPlace(of: offset, in: document.bytes)
    framework = document.framework
  }

  var items: (items: [JSONTree], isWhole: Bool) {
    if place.isBesideToken { return ([], true) }
    var entries = place.isAtKey ? keys : values
    let isWhole = entries.count <= Self.most && !isAtSymbol
    if entries.count > Self.most {
      let written = place.written.lowercased()
      entries = Array(
        entries.lazy.filter { $0.text.lowercased().contains(written) }.prefix(Self.most))
    }
    return (entries.enumerated().map { item($1, order: $0) }, isWhole)
  }

  private var values: [Entry] {
    switch place.container {
    case .object:
      guard let object = place.object, let name = place.pendingKey,
        let key = object.keys.first(where: { $0.name == name })
      else { return [] }
      return entries(of: key.shape, keyed: name, in: object)
    case .list:
      guard let shape = place.shape,
        let element = CursorPlace.shape(inside: shape, .element)
      else { return [] }
      let name = if case .key(let name)? = place.steps.last { name } else { "" }
      var listed = place.otherNames
      // Only groups have an order.
      if name == "live", nodes.children(around: place.start).isEmpty {
        listed.insert("displayOrderIdentifiers")
      }
      return entries(of: element, keyed: name, in: nil).filter { !listed.contains($0.text) }
    default: return []
    }
  }

  private var keys: [Entry] {
    guard let object = place.object else { return [] }
    let kind = place.nodeKind
    let there = place.otherNames
    let hasType = there.contains("type")
    return object.keys.filter { key in
      if there.contains(key.name) { return false }
      // The system names search tabs.
      if kind == .search, key.name == "identifier" { return false }
      if !KeyDescription.has(key, kind, in: framework) { return false }
      guard let kind else { return true }
      // A node with 'children' and without a type is a group.
      return key.kinds.contains(kind) || key.name == "children" && !hasType
    }.map { key in
      let isSnippet = session.client.hasSnippets && place.next != UInt8(ascii: ":")
      return Entry(
        text: key.name, kind: .property,
        detail: KeyDescription(key: key, object: object, kind: kind, framework: framework).lines,
        json: inserted(key, isSnippet), isSnippet: isSnippet)
    }
  }

  private func inserted(_ key: KeyDefinition, _ isSnippet: Bool) -> String {
    let quoted = jsonString(key.name)
    if place.next == UInt8(ascii: ":") { return quoted }
    let value = KeyDescription.beginning(of: key)
    guard isSnippet else { return "\(quoted): \(value.open)\(value.inside)\(value.close)" }
    let inside = value.inside.isEmpty ? "$1" : "${1:\(value.inside)}"
    return "\(escaped(quoted)): \(escaped(value.open))\(inside)\(escaped(value.close))"
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      if "$}\\".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
  }

  // MARK: - Values

  private func entries(of shape: Shape, keyed name: String, in object: SpecObject?) -> [Entry] {
    switch shape {
    case .choice, .platform:
      let listed = object == .target && name == "platform" ? nodes.platforms : []
      let choices = (shape.choices ?? []).filter {
        mayBeMeant($0.name, shape) && !listed.contains($0.name)
      }
      let key = object?.keys.first { $0.name == name }
      return choices.map { choice in
        let meaning = key.flatMap {
          KeyDescription.meaning(of: choice.name, for: $0, in: framework)
        }
        return Entry(text: choice.name, kind: .value, detail: [meaning].compactMap(\.self))
      }
    case .bool: return ["true", "false"].map { Entry(text: $0, kind: .value, json: $0) }
    case .version:
      return Version.majorReleases.reversed().map { Entry(text: "\($0).0", kind: .constant) }
    case .name where object == .suppression && name == "rule":
      return Rule.all.filter { if case .reading = $0.check { false } else { true } }
        .map { Entry(text: $0.id, kind: .constant, detail: [$0.summary]) }
    case .name where object == .image && name == "systemName": return symbols
    case .name where object == .image && name == "asset":
      return assets.map { Entry(text: $0, kind: .file) }
    case .image:
      return assets.map { asset in
        Entry(
          text: asset, kind: .file, detail: ["An image of the app."],
          json: "{\"asset\": \(jsonString(asset))}")
      } + symbols
    case .object(.node): return wholeNodes
    case .string where name == "title" || name == "subtitle": return titles
    case .name where object == .node && name == "accessibilityLabel": return titles
    case .string:
      return identifiers(for: name).grouped(by: \.identifier).map { identifier, alike in
        Entry(text: identifier, kind: .reference, detail: [alike[0].title])
      }
    default: return []
    }
  }

  /// A tab, a search tab and a group with the keys that each of them needs.
  private var wholeNodes: [Entry] {
    let isSnippet = session.client.hasSnippets
    func placeholder(_ number: Int) -> String { isSnippet ? "$\(number)" : "" }
    let names = #""identifier": "\#(placeholder(1))", "title": "\#(placeholder(2))""#
    let image = #", "image": "\#(placeholder(3))""#
    return Node.Kind.allCases.map { kind in
      let members =
        switch kind {
        case .tab: names + image
        case .search: #""type": "search""#
        case .group:
          names + (framework.has(Node.key(\.image), on: .group) ? image : "")
            + #", "children": [\#(placeholder(4))]"#
        }
      return Entry(
        text: kind.name, kind: .snippet,
        detail: [
          KeyDescription.meaning(of: kind.name, for: Node.key(\.type).definition, in: framework)
        ].compactMap(\.self),
        json: "{\(members)}", isSnippet: isSnippet && kind != .search)
    }
  }

  // MARK: - Names of the app

  /// Returns whether a value is valid in this document, whose framework limits platforms.
  private func mayBeMeant(_ value: String, _ shape: Shape) -> Bool {
    guard case .platform = shape, let name = PlatformName(rawValue: value) else { return true }
    return framework.platform(name) == name
  }

  private var settings: LintSettings { document.checked(session.host).settings }

  private var assets: [String] { settings.assets?.all ?? [] }

  /// True if only symbols whose names fit what is written are offered.
  private var isAtSymbol: Bool {
    guard !place.isAtKey, let object = place.object, let name = place.pendingKey else {
      return false
    }
    return object.keys.first { $0.name == name }?.isSymbol(in: object) ?? false
  }

  private var symbols: [Entry] {
    settings.symbols.completions(of: place.written, atMost: Self.mostSymbols).map { symbol in
      let since = symbol.release.map { "SF Symbol since iOS \($0)." }
      return Entry(text: symbol.name, kind: .constant, detail: [since].compactMap(\.self))
    }
  }

  private var titles: [Entry] {
    (settings.strings?.keys ?? []).uniqued().map { Entry(text: $0, kind: .text) }
  }

  /// The nodes of the text, with an empty string at the cursor, where a value or a quote may be
  /// missing.
  private var nodes: NodeScan {
    var text = document.bytes
    text.replaceSubrange(place.range, with: (separators.before + "\"\"" + separators.after).utf8)
    return NodeScan(text)
  }

  private func identifiers(for key: String) -> [(identifier: String, title: String)] {
    switch key {
    case "compactTabIdentifiers", "prominentTabIdentifier":
      return nodes.roots
    case "initialTabIdentifier", "leadsTo": return nodes.all
    case "when", "unless": return nodes.conditions.map { ($0.name, $0.meaning) }
    case "defaultChildIdentifier": return nodes.children(ofObjectAt: place.start)
    case "displayOrderIdentifiers": return nodes.children(around: place.start)
    default: return []
    }
  }

  private func item(_ entry: Entry, order: Int) -> JSONTree {
    let separators = separators
    let quoted = jsonString(entry.text)
    let json = entry.json ?? quoted
    var item: JSONTree = [
      "label": .string(entry.text), "kind": .integer(entry.kind.rawValue),
      // The text before the cursor begins with a quote, unless it is a word in place of an object.
      "filterText": .string(
        json.hasPrefix("\"") || json.hasPrefix("{") && !place.isAtWord ? quoted : entry.text),
      "sortText": .string(zeroPadded(String(order), to: 6)),
      "textEdit": [
        "range": document.range(place.range),
        "newText": .string(separators.before + json + separators.after),
      ],
    ]
    if entry.isSnippet { item["insertTextFormat"] = 2 }
    let text = entry.detail.joined(separator: "\n")
    if !text.isEmpty { item["documentation"] = .string(text) }
    return item
  }

  /// The commas that are missing next to a key or a value.
  private var separators: (before: String, after: String) {
    let last = place.bytes[..<place.range.lowerBound].last { !JSONReader.isWhitespace($0) }
    let isFirst = last.map { "{[,:".utf8.contains($0) } ?? true
    let isLast = place.next.map { "]},:".utf8.contains($0) } ?? true
    let hasSpace = !isLast && JSONReader.isWhitespace(place.bytes[place.range.upperBound])
    return (isFirst ? "" : ", ", isLast ? "" : hasSpace ? "," : ", ")
  }
}
