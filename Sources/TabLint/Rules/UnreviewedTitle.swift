import AppCatalogs
import JSON
import TabModel

extension Rule {
  static let unreviewedTitle = Rule(
    id: "unreviewed-title",
    severity: .note,
    summary: "The translations of titles are reviewed, and their keys are still in use.",
    rationale: """
      Xcode marks a translation for review when the original changes, so the translation may be \
      that of an earlier title. A stale key is no longer in any source file, so the title may have \
      another source than expected.
      """,
    remedy:
      "Look at the translation in the string catalog and mark it as reviewed; remove stale keys.",
    exception: "The app builds the keys at run time, so Xcode marks them as stale.",
    apple: "Xcode's documentation on string catalogs has the states new, needs review and stale.",
    certainty: """
      The states are what the catalog says: 'needs_review' in some language, or 'stale' for the \
      key. The rule runs only with string catalogs; '.strings' files have no states.
      """,
    readsTranslations: true,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "files", "title": "Files", "image": "folder"}
        ]}
        """,
        strings: """
          {"sourceLanguage": "en", "version": "1.0", "strings": {
            "Files": {"extractionState": "manual", "localizations": {
              "de": {"stringUnit": {"state": "translated", "value": "Dateien"}}}},
            "Home": {"shouldTranslate": false, "localizations": {
              "de": {"stringUnit": {"state": "needs_review", "value": "Start"}}}},
            "Old": {"extractionState": "stale"}}}
          """)
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": ↓"Home", "image": "house"},
          {"identifier": "files", "title": ↓"Files", "image": "folder"}
        ]}
        """,
        strings: """
          {"sourceLanguage": "en", "version": "1.0", "strings": {
            "Files": {[-"extractionState": "stale", -]"localizations": {
              "de": {"stringUnit": {"state": "translated", "value": "Dateien"}}}},
            "Home": {"localizations": {
              "de": {"stringUnit": {"state": "[-needs_review-]{+translated+}", "value": "Start"}}}}}}
          """)
    ],
    check: .strings { spec, scope, catalogs, findings in
      for index in spec.nodes.indices
      where scope.titles.isKey(index) && !spec.hasSampleTitle(index) {
        let node = spec.nodes[index]
        let languages = scope.titles.languages(of: index) { _, text, _ in
          text.state == "needs_review"
        }
        let isStale = scope.titles.readings?.first?[index]?.entry?.isStale == true
        guard isStale || !languages.isEmpty else { continue }
        let title = clipped(node.title?.value ?? "")
        let review = "the translation of '\(title)' into \(catalogs.list(languages)) needs a review"
        let stale = "the key '\(title)' is stale"
        findings.report(
          languages.isEmpty ? stale : isStale ? "\(review), and the key is stale" : review,
          at: node.titlePlace,
          notes: scope.titles.catalogNotes(
            "the catalog says so here", of: index, in: languages.first
          ) { $0.state == "needs_review" },
          help: languages.isEmpty
            ? "check where the title comes from; Xcode finds the key in no source file"
            : "look at it in the catalog, and mark it as reviewed")
      }
    })
}
