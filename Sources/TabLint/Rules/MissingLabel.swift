import AppCatalogs
import JSON
import TabModel

extension Rule {
  static let missingLabel = Rule(
    id: "missing-label",
    severity: .warning,
    summary: "Every node has a visible title.",
    rationale: """
      Users must guess from the image, and VoiceOver has only the image's own name, if any. In the bar of an iPad, \
      in More and in a sidebar a tab shows its title: without one, its place is empty.
      """,
    remedy: "Give it a short title that describes its content.",
    exception: """
      An 'accessibilityLabel' gives VoiceOver a name; the finding is a note then. The bar of an Apple TV may have an icon alone, as for settings; the rule does not apply to a node \
      with an image that is on Apple TV only, nor to root nodes of an app that hides its bar and has no \
      sidebar. 'disabled-tab' reports a disabled tab without a title.
      """,
    apple: """
      The guidelines on tab bars ask for a label on every tab, and on Apple Vision Pro for a \
      symbol and a label. On Apple TV they allow icons.
      """,
    sources: [.tabBars],
    certainty: "Documented. For a node with an 'accessibilityLabel' it is a note.",
    readsTranslations: true,
    accepts: [
      Example(
        """
        {"targets": [{"platform": "tvOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "scores", "title": "Scores"},
          {"identifier": "settings", "title": "", "image": "gear"}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
         "tabs": [
          {"identifier": "scores", "title": ↓"{+Scores+}", "image": "trophy"},
          {"type": "search"[-, "title": " "-]}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "tvOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "teams", "title": "Teams"},
          {"identifier": "scores", "title": ↓"{+Scores+}"}
        ]}
        """),
    ],
    inSwiftUI: InSwiftUI(
      exception: "The bar of an Apple TV may have an icon alone, as for settings."),
    check: .spec { spec, scope, findings in
      // The languages of blank titles; none for those that are blank as written, or in the source language.
      var blank: [Int: [Int]] = [:]
      for index in spec.nodes.indices where spec.nodes[index].title != nil {
        let isOriginal = isBlank(scope.titles.original(of: index))
        let languages =
          isOriginal
          ? []
          : scope.titles.languages(of: index) { reading, text, language in
            reading.entry?.units[language] != nil && isBlank(text.text)
          }
        guard isOriginal || !languages.isEmpty, !spec.hasSampleTitle(index),
          !scope.needsNoLabel(index)
        else { continue }
        blank[index] = languages
      }
      let kinds = blank.keys.sorted().grouped { index in
        Blankness(
          hasLabel: spec.nodes[index].accessibilityLabel != nil,
          isOriginal: blank[index]?.isEmpty == true)
      }
      for (kind, nodes) in kinds {
        let offenders = scope.offenders(nodes, at: \.titlePlace)
        findings.report(together: offenders, severity: kind.hasLabel ? .note : nil) { nodes, _ in
          let languages = Set(nodes.flatMap { blank[$0] ?? [] })
          return scope.wordsOfBlankTitles(
            nodes, in: scope.settings.strings?.shown.filter(languages.contains) ?? [])
        }
      }
    })
}

/// The common properties of nodes without a title that are reported together.
private struct Blankness: Hashable {
  /// True if VoiceOver reads an `accessibilityLabel`.
  let hasLabel: Bool
  /// True if the title is blank as written, or in the source language.
  let isOriginal: Bool
}

extension LintScope {
  /// Returns whether a node needs no title: a section, which `headerless-section` reports, a node with an
  /// image that is on tvOS only, a disabled node, or a root node that is never visible.
  fileprivate func needsNoLabel(_ index: Int) -> Bool {
    let node = spec.nodes[index]
    if dissolvesGroups, node.kind == .group { return true }
    if !dissolvesGroups, isOnTVOnly(index), node.image != nil || node.kind == .search {
      return true
    }
    // Another rule reports it, and its help names the title.
    if node.isEnabled.isFalse, !node.isLive(\.isEnabled) { return true }
    return node.parent == nil && sidebarUse.hasNeitherBarNorSidebar
  }

  /// Describes nodes without a title, in some languages or as written.
  fileprivate func wordsOfBlankTitles(_ nodes: [Int], in languages: [Int]) -> Findings.Words {
    let names = nodes.prefix(maximumNames).map { index in
      let node = spec.nodes[index]
      return node.kind == .search
        ? "the search tab" : "the \(node.kind.name) '\(spec.identifier(of: node))'"
    }
    let place = settings.strings.map { languages.isEmpty ? "" : " in \($0.list(languages))" } ?? ""
    let isOne = nodes.count == 1
    let hasImages = nodes.allSatisfy { spec.image(of: $0) != nil }
    // A search tab with another image needs a title.
    let searchTabs = nodes.filter {
      spec.nodes[$0].kind == .search && !spec.hasOtherImageThanSearch(spec.nodes[$0])
    }
    let isSearch = searchTabs.count == nodes.count
    let isWritten = nodes.allSatisfy { isBlank(spec.nodes[$0].title?.value ?? "") }
    let writing =
      isWritten
      ? "write a short title that names what is inside"
      : "write a text in the catalog for \(isOne ? "it" : "each of them")"
    return Findings.Words(
      message:
        "\(shortList(names, of: nodes.count)) \(isOne ? "has an empty title" : "have empty titles")"
        + place,
      note: nodes.contains { spec.nodes[$0].accessibilityLabel != nil }
        ? hasImages
          ? "users must guess from the image" : "nothing of \(isOne ? "it" : "them") is visible"
        : hasImages
          ? "users must guess from the image, and VoiceOver has only the image's own name, if any"
          : "nothing of \(isOne ? "it" : "them") is visible, and VoiceOver has nothing to read",
      notes: isWritten
        ? []
        : nodes.prefix(1).flatMap {
          titles.catalogNotes(
            "the text is here", of: $0, in: languages.first ?? settings.strings?.source
          ) { isBlank($0.text) }
        },
      help: isSearch
        ? "remove the title: the system writes 'Search' in the user's language"
        : writing + (searchTabs.isEmpty ? "" : ", and remove that of the search tab"),
      fix: isSearch
        ? Fix(
          // Where the title is blank, Apple TV shows the image, and otherwise the title.
          "remove the title", isSafe: false,
          searchTabs.compactMap { spec.nodes[$0].title }.map {
            Fix.Edit(spec.source.removal(of: $0.range), "")
          }) : nil)
  }
}
