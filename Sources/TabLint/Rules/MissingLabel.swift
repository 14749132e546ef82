import AppCatalogs
import JSON
import TabModel

extension Rule {
  static let missingLabel = Rule(
    id: "missing-label",
    section: .labels,
    severity: .warning,
    summary: "Every node has a title that people can read.",
    rationale: """
      A picture alone has to be guessed, and VoiceOver has nothing to say. In the bar of an iPad, \
      in More and in a sidebar the title is what people see of a tab: without one there is an empty \
      place.
      """,
    remedy: "Give it a short title that names what is inside.",
    exception: """
      The bar of an Apple TV may have an icon alone, as for settings; the rule is silent where tvOS \
      is the only target and the node has an image.
      """,
    apple: """
      The guidelines on tab bars ask for a label on every tab, and on Apple Vision Pro for a symbol \
      and a label. On Apple TV they allow icons.
      """,
    sources: [.tabBars],
    certainty: "Documented.",
    accepts: [
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
       "tabs": [
        {"identifier": "scores", "title": "Scores", "image": "trophy"},
        {"type": "search"}
      ]}
      """,
      """
      {"targets": [{"platform": "tvOS", "minimumVersion": "18.0"}],
       "tabs": [
        {"identifier": "scores", "title": "Scores"},
        {"identifier": "settings", "title": "", "image": "gear"}
      ]}
      """,
    ],
    rejects: [
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
         "tabs": [
          {"identifier": "scores", "title": ↓"", "image": "trophy"},
          {"type": "search", "title": ↓" "}
        ]}
        """,
        fixed: """
          {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
           "tabs": [
            {"identifier": "scores", "title": "Scores", "image": "trophy"},
            {"type": "search"}
          ]}
          """),
      Example(
        """
        {"targets": [{"platform": "tvOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "teams", "title": "Teams"},
          {"identifier": "scores", "title": ↓""}
        ]}
        """,
        fixed: """
          {"targets": [{"platform": "tvOS", "minimumVersion": "18.0"}],
           "tabs": [
            {"identifier": "teams", "title": "Teams"},
            {"identifier": "scores", "title": "Scores"}
          ]}
          """),
    ],
    check: .spec { scope, findings in
      let spec = scope.spec
      for (index, node) in spec.nodes.enumerated() where node.title.exists {
        let isBlankOriginally =
          scope.settings.strings == nil
          ? spec.document.isBlankText(node.title) : isBlank(scope.originalTitle(of: index))
        let languages =
          isBlankOriginally
          ? []
          : scope.languages(of: index) { reading, text, language in
            reading.entry?.units[language] != nil && isBlank(text.text)
          }
        guard isBlankOriginally || !languages.isEmpty else { continue }
        let place = scope.settings.strings.map {
          languages.isEmpty ? "" : " in \($0.list(languages))"
        }
        let isWrittenBlank = spec.document.isBlankText(node.title)
        if scope.showsTitlesOnly, node.image.exists || node.isSearch { continue }
        findings.report(
          node.isSearch
            ? "the search tab has an empty title\(place ?? "")"
            : "the \(node.kind.name) '\(spec.identifier(of: node))' has an empty title\(place ?? "")",
          at: node.title,
          notes: [
            .init(
              spec.image(of: node) == nil
                ? "there is nothing to see of it, and VoiceOver has nothing to say"
                : "an image alone has to be guessed, and VoiceOver has nothing to say")
          ]
            + (isWrittenBlank
              ? []
              : [scope.catalogNote("the text is here", of: index, in: languages.first)]
                .compactMap(\.self)),
          help: node.isSearch
            ? "remove the title: the system writes 'Search' in the person's language"
            : isWrittenBlank
              ? "write a short title that names what is inside"
              : "write a text for it in the catalog",
          fixes: node.isSearch
            ? [
              Fix(
                "remove the title", isSafe: true,
                [.init(spec.document.removal(of: node.title, from: node.object), "")])
            ] : [])
      }
    })
}
