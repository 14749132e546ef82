import AppCatalogs
import JSON
import TabModel

extension Rule {
  static let untranslatedTitle = Rule(
    id: "untranslated-title",
    severity: .warning,
    summary: "Titles have a text in every language of the app.",
    rationale: """
      Users see a word of another language in the tab bar, which is always visible. If titles are \
      keys, such as 'tab.home', users may even see the key itself. Xcode does not report it.
      """,
    remedy:
      "Translate the title in the string catalog, or mark the key there as not to be translated.",
    exception: """
      The name is the same in every language: preferably set 'Don't Translate' in the catalog. Or \
      the translation into a language has only begun.
      """,
    apple: """
      Xcode's documentation on string catalogs shows the share of each language that is \
      translated; a string without a translation is shown in the catalog's own language.
      """,
    sources: [],
    certainty: """
      The contents of the catalogs are certain; that the app looks up titles in them is assumed. A \
      language with a region, such as de-AT, falls back to the text without the region. The rule \
      runs only with string catalogs. The catalog's own language is never missing.
      """,
    readsTranslations: true,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "brand", "title": "Lumen", "image": "sun.max"}
        ]}
        """,
        strings: """
          {"sourceLanguage": "en", "version": "1.0", "strings": {
            "Home": {"localizations": {
              "de": {"stringUnit": {"state": "translated", "value": "Start"}},
              "de-AT": {"stringUnit": {"state": "translated", "value": "Start"}}}},
            "Lumen": {"shouldTranslate": false}}}
          """),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "brand", "title": "Lumen", "image": "sun.max"}
        ]}
        """,
        strings: """
          {"sourceLanguage": "en", "version": "1.0", "strings": {
            "Home": {"localizations": {
              "de": {"stringUnit": {"state": "translated", "value": "Start"}}}},
            "Lumen": {"extractionState": "extracted_with_value", "localizations": {
              "de": {"stringUnit": {"state": "translated", "value": "Licht"}},
              "en": {"stringUnit": {"state": "new", "value": "Lumen"}}}},
            "other": {"localizations": {
              "de-CH": {"stringUnit": {"state": "translated", "value": "anders"}}}}}}
          """),
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
            "Files": {"localizations": {
              "de": {"stringUnit": {"state": "new", "value": "Files"}},
              "fr": {"stringUnit": {"state": "translated", "value": "Fichiers"}}}},
            "Home": {"localizations": {
              "fr": {"stringUnit": {"state": "translated", "value": "Accueil"}}}}}}
          """,
        fixedStrings: """
          {"sourceLanguage": "en", "version": "1.0", "strings": {
            "Files": {"localizations": {
              "de": {"stringUnit": {"state": "translated", "value": "Dateien"}},
              "fr": {"stringUnit": {"state": "translated", "value": "Fichiers"}}}},
            "Home": {"localizations": {
              "de": {"stringUnit": {"state": "translated", "value": "Start"}},
              "fr": {"stringUnit": {"state": "translated", "value": "Accueil"}}}}}}
          """)
    ],
    check: .strings { spec, scope, catalogs, findings in
      for (index, node) in spec.nodes.enumerated()
      where scope.isKey(index) && !isBlank(spec.document.string(node.title))
        && !spec.hasSampleTitle(node)
      {
        let languages = scope.languages(of: index) { reading, text, language in
          language != catalogs.source
            && reading.entry.map { catalogs.isUntranslated(text, language, $0) } ?? false
        }
        guard let first = languages.first else { continue }
        findings.report(
          "'\(spec.document.string(node.title))' is not translated into \(catalogs.list(languages))",
          at: node.title,
          notes: scope.catalogNotes("the catalog's entry", of: index, in: first) { reading, text in
            reading.entry.map { catalogs.isUntranslated(text, first, $0) } ?? false
          },
          help: "translate it in the catalog, or mark it there as not to be translated")
      }
    })
}
