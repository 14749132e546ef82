import AppCatalogs
import JSON
import TabModel

extension Rule {
  static let unknownTitle = Rule(
    id: "unknown-title",
    severity: .note,
    summary: "The string catalogs have every title.",
    rationale: """
      A title without an entry in any catalog is shown untranslated in every language: a word of \
      one language, or the key itself if it is misspelled, such as 'tab.hme'.
      """,
    remedy: "Correct the key, or add the title to the string catalog.",
    exception: "The titles come from elsewhere, such as users or a catalog that is not configured.",
    apple: """
      Apple's documentation on string catalogs says that a string without an entry is shown as it \
      is.
      """,
    certainty: """
      The contents of the catalogs are certain; the app may use others too. The rule runs only \
      with string catalogs.
      """,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "tab.home", "image": "house"},
          {"type": "search", "automaticallyActivatesSearch": true}
        ]}
        """,
        strings: """
          {"sourceLanguage": "en", "version": "1.0", "strings": {
            "tab.home": {"localizations": {
              "en": {"stringUnit": {"state": "translated", "value": "Home"}}}}}}
          """)
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": ↓"[-tab.hme-]{+tab.home+}", "image": "house"},
          {"identifier": "files", "title": ↓"[-Files-]{+tab.files+}", "image": "folder"}
        ]}
        """,
        strings: """
          {"sourceLanguage": "en", "version": "1.0", "strings": {
            "tab.files": {"localizations": {
              "en": {"stringUnit": {"state": "translated", "value": "Files"}}}},
            "tab.home": {"localizations": {
              "en": {"stringUnit": {"state": "translated", "value": "Home"}}}}}}
          """)
    ],
    check: .strings { spec, scope, catalogs, findings in
      lazy var suggestions = Suggestions(catalogs.keys)
      for index in spec.nodes.indices where !scope.titles.isKey(index) {
        guard let title = spec.nodes[index].title?.value, !isBlank(title),
          !spec.hasSampleTitle(index)
        else { continue }
        let near = suggestions[title]
        findings.report(
          "no string catalog has the key '\(clipped(title))'", at: spec.nodes[index].titlePlace,
          note: "it is shown untranslated in every language",
          help: near.map { "did you mean '\(clipped($0))'?" } ?? "add it to the catalog")
      }
    })
}
