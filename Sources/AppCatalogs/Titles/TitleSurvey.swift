import JSON
package import TabModel

/// Every title of a spec in the languages of its catalogs.
package struct TitleSurvey: Sendable {
  /// One title in one language.
  package struct Text: Sendable {
    package fileprivate(set) var text: String
    /// `new`, `needs_review`, `translated` or another; nil where the language has no text of its own,
    /// or the file has no states.
    package let state: String?
    /// The length in extended grapheme clusters.
    package let characters: Int
    package let isTooLong: Bool
    /// Whether the catalogs have no text in this language, where they should.
    package let isMissing: Bool
    /// Whether that is what `untranslated-title` speaks of: its own language apart, no text at all or a
    /// new one.
    package let isUntranslated: Bool
    /// The identifiers of siblings with the same text, at most `TitleSurvey.mostEquals`, as far as they
    /// are repeated.
    package var equals: [String] = []
    /// Whether one of them has another text in the catalogs' own language, so that it is this one that
    /// makes them equal.
    package var isMadeEqual = false

    /// The same with no more of the text than is repeated in every language.
    fileprivate var shortened: Text {
      var text = self
      text.text = clipped(self.text)
      return text
    }
  }

  /// One title.
  package struct Entry: Sendable {
    package let place: TitlePlace
    /// Nil on actions and on what has no node.
    package let identifier: String?
    /// The title as it is written.
    package let key: String
    /// Whether some catalog has it as a key.
    package let isKey: Bool
    /// The most characters that `long-title` accepts; nil where it looks at no such text.
    package let limit: Int?
    /// By the positions of languages in the survey: those that the key has, and those in which a sibling
    /// reads the same. In the others it reads as in another one, which is worked out where it is shown.
    fileprivate var texts: [Int: Text] = [:]
    fileprivate let entry: CatalogEntry?
  }

  /// What is wrong in one language.
  package struct Trouble: Sendable {
    /// The position of the language.
    package let language: Int
    package var tooLong = 0
    package var equal = 0
    package var untranslated = 0
    package var unreviewed = 0

    /// Whether anything is.
    package var isAny: Bool { tooLong + equal + untranslated + unreviewed > 0 }
  }

  /// The titles, each in every language, are more texts than a report shows.
  package struct TooManyTexts: Error {
    package let titles: Int
    package let languages: Int
  }

  /// How many equal siblings are named of one text.
  package static let mostEquals = 10
  /// How many texts all titles may have in more than two languages. One language beside the catalogs'
  /// own can always be looked at: then there are not many more texts than titles.
  package static let mostTexts = 20_000

  package let spec: TabSpec
  /// The first catalog's own language; nil without catalogs.
  package let sourceLanguage: String?
  /// The languages that are looked at, in the order of their codes.
  package let languages: [String]
  /// In walk order, then what the bar and the sidebar have besides.
  package private(set) var entries: [Entry]
  /// One for each language, in their order.
  package private(set) var troubles: [Trouble] = []
  private let catalogs: StringCatalogs?
  /// What can read like a sibling, in walk order.
  private var siblings: [Sibling] = []

  /// - Parameters:
  ///   - platform: the one whose texts count where they depend on the device.
  ///   - limit: the most characters that the title of a node may have.
  package init(
    _ spec: TabSpec, on platform: PlatformName, _ catalogs: StringCatalogs?,
    limit: (Node) -> Int
  ) throws(TooManyTexts) {
    self.spec = spec
    self.catalogs = catalogs
    sourceLanguage = catalogs?.sourceLanguage
    languages = catalogs.map { $0.names(of: $0.shown) } ?? []
    let places = spec.titlePlaces
    let known = catalogs?.entries(of: places.map(\.value), in: spec.document, on: platform) ?? []
    entries = places.enumerated().map { index, place in
      let node = place.node.map { spec.nodes[$0] }
      let isNamed = place.role == .title || place.role == .subtitle
      let entry = catalogs == nil ? nil : known[index]
      return Entry(
        place: place, identifier: isNamed ? node.map { spec.identifier(of: $0) } : nil,
        key: spec.document.string(place.value), isKey: entry != nil,
        limit: place.role == .title ? node.map(limit) : nil, entry: entry)
    }
    guard let catalogs else { return }
    if languages.count > 2, entries.count * languages.count > Self.mostTexts {
      throw TooManyTexts(titles: entries.count, languages: languages.count)
    }
    findSiblings()
    for language in languages.indices {
      var trouble = Trouble(language: language)
      for (index, text) in column(language).enumerated() {
        if text.isTooLong { trouble.tooLong += 1 }
        if text.isMadeEqual { trouble.equal += 1 }
        if text.isUntranslated { trouble.untranslated += 1 }
        if text.state == "needs_review" { trouble.unreviewed += 1 }
        let isOwn = entries[index].entry?.units[catalogs.shown[language]] != nil
        if isOwn || !text.equals.isEmpty { entries[index].texts[language] = text.shortened }
      }
      troubles.append(trouble)
    }
  }

  /// What a title reads in a language, fallbacks included.
  package func text(of entry: Entry, in language: Int) -> Text {
    entry.texts[language] ?? read(entry, in: language).shortened
  }

  private func read(_ entry: Entry, in language: Int) -> Text {
    guard let catalogs else {
      return Self.text(
        TitleText(text: entry.key, state: nil, isMissing: false), limit: entry.limit,
        isUntranslated: false)
    }
    let position = catalogs.shown[language]
    let text = catalogs.text(of: entry.key, entry.entry, in: position)
    let isUntranslated = entry.entry.map { catalogs.isUntranslated(text, position, $0) } ?? false
    return Self.text(text, limit: entry.limit, isUntranslated: isUntranslated)
  }

  /// What all titles read in a language, in the order of the entries.
  private func column(_ language: Int) -> [Text] {
    var texts = entries.map { read($0, in: language) }
    markEquals(&texts)
    return texts
  }

  private static func text(_ text: TitleText, limit: Int?, isUntranslated: Bool) -> Text {
    let isTooLong = limit.map { text.text.utf8.count > $0 && bare(text.text).count > $0 } ?? false
    return Text(
      text: text.text, state: text.state, characters: text.text.count, isTooLong: isTooLong,
      isMissing: text.isMissing, isUntranslated: isUntranslated)
  }

  /// A title among siblings, or a search tab without one: the system's word for it.
  private struct Sibling {
    let node: Int
    let identifier: String
    /// Nil for a search tab without a title.
    let entry: Int?
  }

  private struct Group: Hashable {
    let parent: Int?
    let text: [UInt8]
  }

  private mutating func findSiblings() {
    for (index, entry) in entries.enumerated() where entry.place.role == .title {
      guard let node = entry.place.node else { continue }
      siblings.append(sibling(node, entry: index))
    }
    for (index, node) in spec.nodes.enumerated() where node.isSearch && !node.title.exists {
      siblings.append(sibling(index, entry: nil))
    }
    siblings.sort { $0.node < $1.node }
  }

  private func sibling(_ node: Int, entry: Int?) -> Sibling {
    let identifier = spec.identifier(of: spec.nodes[node])
    return Sibling(node: node, identifier: clipped(identifier, to: longestName), entry: entry)
  }

  /// Finds the siblings that have one text in a language.
  private func markEquals(_ texts: inout [Text]) {
    func bytes(_ text: String) -> [UInt8] { Array(bare(text).utf8) }
    var groups: [Group: [Int]] = [:]
    for (index, sibling) in siblings.enumerated() {
      let text = sibling.entry.map { texts[$0].text } ?? "Search"
      let group = Group(parent: spec.nodes[sibling.node].parent, text: bytes(text))
      groups[group, default: []].append(index)
    }
    for (key, group) in groups where group.count > 1 {
      // A group and a tab may share a title, as in the rule 'duplicate-title', but not as items of
      // one bar, which root nodes are.
      let isMadeEqual = [false, true].map { isGroup in
        let originals = group.filter {
          key.parent == nil || spec.nodes[siblings[$0].node].isGroup == isGroup
        }.map { bytes(original(of: siblings[$0])) }
        return !key.text.isEmpty && originals.contains { $0 != originals[0] }
      }
      for index in group {
        guard let entry = siblings[index].entry else { continue }
        let others = group.prefix(Self.mostEquals + 1).filter { $0 != index }
        texts[entry].equals = others.prefix(Self.mostEquals).map { siblings[$0].identifier }
        texts[entry].isMadeEqual = isMadeEqual[spec.nodes[siblings[index].node].isGroup ? 1 : 0]
      }
    }
  }

  /// What a sibling reads in the catalogs' own language.
  private func original(of sibling: Sibling) -> String {
    guard let entry = sibling.entry.map({ entries[$0] }) else { return "Search" }
    guard let catalogs else { return entry.key }
    return catalogs.text(of: entry.key, entry.entry, in: catalogs.source).text
  }
}
