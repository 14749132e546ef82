import JSON
import SymbolNames
import TabLint
import TabModel
import TabReports

extension LanguageFeature {
  static let hover = LanguageFeature(
    method: "textDocument/hover", offer: .init(name: "hoverProvider", value: true)
  ) { session, parameters throws(ResponseError) in
    let document = try session.document(parameters)
    guard document.isSpec(session.host),
      let hover = Hover(document, session, at: document.offset(parameters["position"]))
    else { return .null }
    return [
      "contents": [
        "kind": session.client.hasMarkdownHover ? "markdown" : "plaintext",
        "value": .string(session.client.hasMarkdownHover ? hover.markdown : hover.plain),
      ],
      "range": document.range(hover.range),
    ]
  }
}

struct Hover {
  struct Part {
    let plain: String
    let markdown: String

    static func paragraph(_ text: String) -> Part { .lines([text]) }
    static func lines(_ lines: [String]) -> Part {
      Part(
        plain: lines.joined(separator: "\n"),
        markdown: lines.map(markdown).joined(separator: "  \n"))
    }
    /// Escapes a line. Words become code, because not every editor shows character references.
    private static func markdown(_ line: String) -> String {
      let words = printable(line).split(separator: " ", omittingEmptySubsequences: false)
      return words.map { word in
        let escaped = markdownEscaped(String(word))
        if escaped == word || word.contains("`") { return escaped }
        let end = word.last.map { ".,;:".contains($0) ? 1 : 0 } ?? 0
        return "`\(word.dropLast(end))`\(word.suffix(end))"
      }.joined(separator: " ")
    }
    static func link(_ url: String) -> Part { Part(plain: url, markdown: "[Apple's page](\(url))") }
  }

  let range: ByteRange
  private let parts: [Part]

  init?(_ document: OpenDocument, _ session: LanguageSession, at offset: Int) {
    // A cursor before a quote is at the string.
    let bytes = document.bytes
    let places = [offset + 1, offset].lazy.map { CursorPlace(of: $0, in: bytes) }
    guard let place = places.first(where: { $0.token != nil }), let token = place.token else {
      return nil
    }
    range = token
    let text = LooseTokens.text(bytes[token])
    let kind = place.nodeKind
    if place.isAtKey {
      guard let object = place.object, let key = object.keys.first(where: { $0.name == text })
      else { return nil }
      parts = Self.parts(of: key, in: object, kind, document.framework)
      return
    }
    var parts: [Part] = []
    let key = place.pendingKey
    if let object = place.object, let key {
      let known = object.keys.first { $0.name == key }
      if let meaning = known.flatMap({
        KeyDescription.meaning(of: text, for: $0, in: document.framework)
      }) {
        parts.append(.paragraph(meaning))
      }
      if object == .suppression, key == "rule" {
        parts += Self.parts(ofRule: text, in: document.framework)
      }
      if known?.isSymbol(in: object) == true {
        parts += Self.parts(ofSymbol: text, document.checked(session.host).settings.symbols)
      }
      if object == .node, key == "identifier" || key == "title" {
        parts += Self.placement(document, session, at: token)
      }
      if parts.isEmpty, let known {
        parts = Self.parts(of: known, in: object, kind, document.framework)
      }
    } else if case .platforms = place.shape,
      let key = SpecObject.target.keys.first(where: { $0.name == "platform" }),
      let meaning = KeyDescription.meaning(of: text, for: key)
    {
      parts.append(.paragraph(meaning))
    } else if place.container == .list, case .key(let list)? = place.steps.last,
      ["when", "unless"].contains(list),
      let condition = NodeScan(bytes).conditions.first(where: { $0.name == text })
    {
      parts.append(.paragraph(condition.meaning))
    }
    if parts.isEmpty { return nil }
    self.parts = parts
  }

  private static func parts(
    of key: KeyDefinition, in object: SpecObject, _ kind: Node.Kind?, _ framework: Framework
  ) -> [Part] {
    let page = KeyDescription.hasUIKitNames(framework) ? KeyDescription.page(of: key) : nil
    let text = KeyDescription(key: key, object: object, kind: kind, framework: framework)
    return [.lines(text.lines)] + (page.map { [.link($0)] } ?? [])
  }

  private static func parts(ofRule id: String, in framework: Framework) -> [Part] {
    guard let texts = Rule.named(id)?.texts(in: framework) else { return [] }
    return [.paragraph(texts.summary), .paragraph(texts.rationale)]
      + (texts.sources.first.map { [.link($0.url)] } ?? [])
  }

  private static func parts(ofSymbol name: String, _ symbols: SymbolTable) -> [Part] {
    guard let symbol = symbols[name] else { return [.paragraph("An unknown SF Symbol.")] }
    let since = symbol.release.map { " since iOS \($0)" } ?? ""
    let current = symbol.newName.flatMap { symbols[$0] }.map { newest in
      "The current name is \(newest.name)" + (newest.release.map { ", since iOS \($0)." } ?? ".")
    }
    return [.lines(["SF Symbol\(since)."] + [current].compactMap(\.self))]
  }

  private static func placement(
    _ document: OpenDocument, _ session: LanguageSession, at token: ByteRange
  ) -> [Part] {
    guard let placements = document.placements(session.host),
      let node = placements.spec.innermostNode(at: token)
    else { return [] }
    return [placements.table(of: node)]
  }

  var plain: String { parts.map(\.plain).joined(separator: "\n\n") }
  var markdown: String { parts.map(\.markdown).joined(separator: "\n\n") }
}

extension KeyDefinition {
  /// Returns whether a string as the value is the name of a symbol.
  func isSymbol(in object: SpecObject) -> Bool {
    if case .image = shape { true } else { object == .image && name == "systemName" }
  }
}
