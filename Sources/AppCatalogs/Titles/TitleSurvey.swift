import JSON
package import TabModel

/// Every title of a spec in every language of its catalogs.
package struct TitleSurvey: Sendable {
  /// One title in one language.
  package struct Text: Sendable {
    package let text: String
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
    /// The identifiers of siblings with the same text, at most `TitleSurvey.mostEquals`.
    package var equals: [String] = []
    /// Whether one of them has another text in the catalogs' own language, so that it is this one that
    /// makes them equal.
    package var isMadeEqual = false
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
    /// In the order of the survey's languages.
    package fileprivate(set) var texts: [Text]
  }

  /// How many equal siblings are named of one text.
  package static let mostEquals = 100

  package let spec: TabSpec
  /// The first catalog's own language; nil without catalogs.
  package let sourceLanguage: String?
  /// The languages that are looked at, in the order of their codes.
  package let languages: [String]
  /// In walk order, then what the bar and the sidebar have besides.
  package private(set) var entries: [Entry]

  /// - Parameters:
  ///   - platform: the one whose texts count where they depend on the device.
  ///   - limit: the most characters that the title of a node may have.
  package init(
    _ spec: TabSpec, on platform: PlatformName, _ catalogs: StringCatalogs?,
    limit: (Node) -> Int
  ) {
    self.spec = spec
    sourceLanguage = catalogs?.sourceLanguage
    languages = catalogs.map { $0.names(of: $0.shown) } ?? []
    entries = spec.titlePlaces.map { place in
      let key = spec.document.string(place.value)
      let entry = catalogs?.entry(of: place.value, in: spec.document, on: platform)
      let node = place.node.map { spec.nodes[$0] }
      let limit = place.role == .title ? node.map(limit) : nil
      let texts = catalogs.map { catalogs in
        let all = catalogs.texts(of: key, entry)
        return catalogs.shown.map { language in
          let isUntranslated = entry.map { catalogs.isUntranslated(all[language], language, $0) }
          return Self.text(all[language], limit: limit, isUntranslated: isUntranslated ?? false)
        }
      }
      let isNamed = place.role == .title || place.role == .subtitle
      return Entry(
        place: place, identifier: isNamed ? node.map { spec.identifier(of: $0) } : nil, key: key,
        isKey: entry != nil, limit: limit, texts: texts ?? [])
    }
    if let catalogs { markEquals(source: catalogs.shown.firstIndex(of: catalogs.source) ?? 0) }
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
    /// Nil for a search tab without a title.
    let entry: Int?
  }

  private struct Group: Hashable {
    let parent: Int?
    let text: [UInt8]
  }

  /// Finds the siblings that have one text, language by language.
  private mutating func markEquals(source: Int) {
    var siblings: [Sibling] = entries.indices.compactMap { index in
      guard entries[index].place.role == .title, let node = entries[index].place.node else {
        return nil
      }
      return Sibling(node: node, entry: index)
    }
    for (index, node) in spec.nodes.enumerated() where node.isSearch && !node.title.exists {
      siblings.append(Sibling(node: index, entry: nil))
    }
    siblings.sort { $0.node < $1.node }
    for language in languages.indices {
      func text(_ sibling: Sibling, in language: Int) -> [UInt8] {
        let text = sibling.entry.map { entries[$0].texts[language].text } ?? "Search"
        return Array(bare(text).utf8)
      }
      var groups: [Group: [Int]] = [:]
      for (index, sibling) in siblings.enumerated() {
        let parent = spec.nodes[sibling.node].parent
        groups[Group(parent: parent, text: text(sibling, in: language)), default: []].append(index)
      }
      for (key, group) in groups where group.count > 1 {
        // A group and a tab may share a title, as in the rule 'duplicate-title'.
        let isMadeEqual = [false, true].map { isGroup in
          let originals = group.filter { spec.nodes[siblings[$0].node].isGroup == isGroup }
            .map { text(siblings[$0], in: source) }
          return !key.text.isEmpty && originals.contains { $0 != originals[0] }
        }
        for index in group {
          guard let entry = siblings[index].entry else { continue }
          let others = group.prefix(Self.mostEquals + 1).filter { $0 != index }
          entries[entry].texts[language].equals = others.prefix(Self.mostEquals).map {
            spec.identifier(of: spec.nodes[siblings[$0].node])
          }
          entries[entry].texts[language].isMadeEqual =
            isMadeEqual[spec.nodes[siblings[index].node].isGroup ? 1 : 0]
        }
      }
    }
  }
}
