import JSON
package import TabModel

package struct TitleTable {
  package struct Text {
    package fileprivate(set) var text: String
    /// Nil if the text is a fallback or the file has no states.
    package let state: String?
    /// The length in extended grapheme clusters.
    package let characters: Int
    package let isTooLong: Bool
    /// True if `untranslated-title` reports it.
    package let isUntranslated: Bool
    /// True if the text is blank, but not the key.
    package let isEmpty: Bool
    /// True if a sibling with the same text is present together with it, as in `duplicate-title`.
    package fileprivate(set) var isEqual = false

    package var problems: [Problem] { Problem.allCases.filter(has) }

    package func has(_ problem: Problem) -> Bool {
      switch problem {
      case .empty: isEmpty
      case .tooLong: isTooLong
      case .equal: isEqual
      case .untranslated: isUntranslated
      case .unreviewed: state == "needs_review"
      }
    }

    fileprivate var shortened: Text {
      var text = self
      text.text = clipped(self.text)
      return text
    }
  }

  package struct Entry {
    package let place: TitlePlace
    package let key: String
    /// The maximum length for `long-title`; nil if the rule doesn't apply.
    package let limit: Int?
    /// The clipped texts, one for each of the table's languages; empty without catalogs.
    fileprivate var texts: [Text] = []
    fileprivate let entry: CatalogEntry?
  }

  package struct Trouble {
    package let language: Int
    /// The number of texts with each problem, the worst problem first.
    package let counts: [(problem: Problem, count: Int)]

    package var isAny: Bool { counts.contains { $0.count > 0 } }
  }

  /// Worst first. The raw values are words for a text.
  package enum Problem: String, CaseIterable, Sendable {
    case empty
    case tooLong = "too long"
    case equal = "equal to a sibling"
    case untranslated = "not translated"
    case unreviewed = "not reviewed"
  }

  package struct TooManyTexts: Error {
    package let titles: Int
    package let languages: Int
  }

  /// The maximum number of texts in more than two languages. One language in addition to the source
  /// language is always allowed.
  package static let mostTexts = 20_000

  package let spec: TabSpec
  package let sourceLanguage: String?
  package let languages: [String]
  /// The titles of the nodes in document order, then those of the bar and the sidebar.
  package private(set) var entries: [Entry]
  package private(set) var troubles: [Trouble] = []

  /// - Parameters:
  ///   - platform: the platform of texts that vary by device.
  ///   - limit: returns the maximum length of a node's title.
  package init(
    _ spec: TabSpec, on platform: PlatformName, _ catalogs: StringCatalogs?, limit: (Node) -> Int
  ) throws(TooManyTexts) {
    self.spec = spec
    sourceLanguage = catalogs?.sourceLanguage
    languages = catalogs.map { $0.names(of: $0.shown) } ?? []
    entries = spec.titlePlaces.map { place in
      let node = place.node.map { spec.nodes[$0] }
      let entry = place.isLive ? nil : catalogs?.entry(of: place.text.value, on: platform)
      return Entry(
        place: place, key: place.text.value,
        limit: place.role == .title ? node.map(limit) : nil, entry: entry)
    }
    guard let catalogs else { return }
    if languages.count > 2, entries.count * languages.count > Self.mostTexts {
      throw TooManyTexts(titles: entries.count, languages: languages.count)
    }
    let siblings = siblings
    let presences = spec.environments.map(spec.presentNodes).uniqued()
    for (language, position) in catalogs.shown.enumerated() {
      var texts = entries.map { read($0, in: position, of: catalogs) }
      markEquals(&texts, siblings, presences)
      troubles.append(
        Trouble(
          language: language,
          counts: Problem.allCases.map { problem in
            (problem, texts.count { $0.has(problem) })
          }))
      for (index, text) in texts.enumerated() { entries[index].texts.append(text.shortened) }
    }
  }

  package func text(of entry: Entry, in language: Int) -> Text { entry.texts[language] }

  private func read(_ entry: Entry, in language: Int, of catalogs: StringCatalogs) -> Text {
    let text = catalogs.text(of: entry.key, entry.entry, in: language)
    let isUntranslated = entry.entry.map { catalogs.isUntranslated(text, language, $0) }
    let isTooLong = entry.limit.map { text.text.utf8.count > $0 && bare(text.text).count > $0 }
    return Text(
      text: text.text, state: text.state, characters: text.text.count,
      isTooLong: isTooLong ?? false, isUntranslated: isUntranslated ?? false,
      isEmpty: isBlank(text.text) && !isBlank(entry.key))
  }

  private struct Sibling {
    let node: Int
    /// The entry; nil for a search tab without a title.
    let entry: Int?
  }

  /// Siblings with equal values look the same.
  private struct SiblingTitle: Hashable {
    let parent: Int?
    let isNestedGroup: Bool
    let text: ExactText
  }

  private var siblings: [Sibling] {
    var titles: [Int: Int] = [:]
    for (index, entry) in entries.enumerated() where entry.place.role == .title {
      if let node = entry.place.node { titles[node] = index }
    }
    return spec.nodes.indices.filter { titles[$0] != nil || spec.nodes[$0].kind == .search }
      .map { Sibling(node: $0, entry: titles[$0]) }
  }

  /// - Parameter presences: the present nodes in the spec's environments; nil if all are.
  private func markEquals(_ texts: inout [Text], _ siblings: [Sibling], _ presences: [[Bool]?]) {
    let rivals = siblings.filter { !spec.hasSampleTitle($0.node) }.grouped { sibling in
      let node = spec.nodes[sibling.node]
      let text = sibling.entry.map { texts[$0].text } ?? "Search"
      // A group and a tab may share a title unless both are root nodes.
      let isNestedGroup = node.parent != nil && node.kind == .group
      return SiblingTitle(
        parent: node.parent, isNestedGroup: isNestedGroup, text: ExactText(bare(text)))
    }
    for (key, group) in rivals where group.count > 1 && !key.text.text.isEmpty {
      for present in presences {
        let together = group.filter { present?[$0.node] ?? true }
        guard together.count > 1 else { continue }
        for entry in together.compactMap(\.entry) { texts[entry].isEqual = true }
      }
    }
  }
}
