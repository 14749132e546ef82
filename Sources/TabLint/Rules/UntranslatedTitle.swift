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
    remedy: """
      Translate the title in the string catalog, even if the text is the same. If the key itself is \
      the text in every language, mark it there as not to be translated.
      """,
    exception: "The translation into a language has only begun.",
    apple: """
      Xcode's documentation on string catalogs shows the share of each language that is \
      translated; a string without a translation is shown in the catalog's own language.
      """,
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
              "de": {"stringUnit": {"state": "[-new-]{+translated+}", "value": "[-Files-]{+Dateien+}"}},
              "fr": {"stringUnit": {"state": "translated", "value": "Fichiers"}}}},
            "Home": {"localizations": {
              {+"de": {"stringUnit": {"state": "translated", "value": "Start"}},
              +}"fr": {"stringUnit": {"state": "translated", "value": "Accueil"}}}}}}
          """)
    ],
    check: .strings { spec, scope, catalogs, findings in
      for index in spec.nodes.indices
      where scope.titles.isKey(index) && !isBlank(spec.nodes[index].title?.value ?? "")
        && !spec.hasSampleTitle(index)
      {
        let node = spec.nodes[index]
        let present = scope.environmentSet(of: index)
        let missing = scope.titles.languages(of: index) { $0.isUntranslated(in: $2) }
          .map { language in
            (language, scope.titles.environments(of: index) { $0.isUntranslated(in: language) })
          }.filter { _, places in !places.isEmpty || present.isEmpty }
        guard let first = missing.first?.0 else { continue }
        let parts = missing.grouped(by: \.1).map { places, languages in
          "into \(catalogs.list(languages.map(\.0)))\(scope.place(of: places, among: present))"
        }
        let isNew =
          scope.titles.readings?.contains { $0[index]?.text(in: first).state == "new" } == true
        let isOwnText =
          scope.titles.readings?.allSatisfy { $0[index]?.hasKeyAsText ?? true } ?? true
        findings.report(
          "'\(clipped(node.title?.value ?? ""))' is not translated \(parts.joined(separator: ", nor "))",
          at: node.titlePlace,
          notes: scope.titles.catalogNotes(
            "the catalog's entry", of: index, in: isNew ? first : nil
          ) { $0.state == "new" },
          help: "translate it in the catalog"
            + (isOwnText ? ", or mark it there as not to be translated" : ""))
      }
    })
}
