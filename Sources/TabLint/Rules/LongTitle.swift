import AppCatalogs
import JSON
package import TabModel

extension Rule {
  static let longTitle = Rule(
    id: "long-title",
    severity: .warning,
    summary: "Titles are short enough for their place.",
    rationale: """
      Long titles are truncated or shrunk, above all in the bar of an iPhone, where up to \
      \(bottomBarCapacity) titles share the width, and at larger text sizes. On Apple Vision Pro \
      titles are read at a glance.
      """,
    remedy: "Leave out words that are clear from the context.",
    exception: """
      Names from users, or names that cannot be shortened. 'root', 'group' and 'other' change the \
      limits.
      """,
    apple: """
      The guidelines on tab bars ask for single words, and for short labels on Apple Vision Pro; \
      those on sidebars for short titles of groups without needless words.
      """,
    sources: [.tabBars, .sidebars],
    certainty: """
      The advice is documented; the numbers are this tool's, counted in visible characters. What \
      really fits depends on letters, fonts and languages. A tab that is in More wherever it is present \
      has more space there. Titles with a line break are not measured; 'invisible-characters' \
      reports them in the spec and in the source language. With string catalogs, the text of each \
      language counts, not the key; the finding of a title names the languages.
      """,
    options: [.rootTitle, .groupTitle, .otherTitle],
    readsTranslations: true,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "notices", "title": "All Announcement", "image": "megaphone"}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "kin", "title": "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦"},
          {"identifier": "courses", "title": "Semester Courses", "children": [
            {"identifier": "intro", "title": "Introduction to Organic Geometry"}
          ]}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "notices", "title": ↓"[-All -]Announcements", "image": "megaphone"}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "tab.home.the.long.key", "image": "house"},
          {"identifier": "purchases", "title": ↓"Subscriptions", "image": "creditcard"}
        ]}
        """,
        strings: """
          {"sourceLanguage": "en", "version": "1.0", "strings": {
            "Subscriptions": {"localizations": {
              "ca": {"stringUnit": {"state": "translated", "value": "[-Totes les subscripcions-]{+Subscripcions+}"}},
              "de": {"stringUnit": {"state": "translated", "value": "Mitgliedschaften"}}}},
            "tab.home.the.long.key": {"localizations": {
              "ca": {"stringUnit": {"state": "translated", "value": "Inici"}},
              "de": {"stringUnit": {"state": "translated", "value": "Start"}},
              "en": {"stringUnit": {"state": "translated", "value": "Home"}}}}}}
          """),
      Example(
        """
        {"targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "courses", "title": ↓"{+Semester +}Courses[- of This Semesters-]", "children": [
            {"identifier": "intro", "title": ↓"Introduction to Organic Geometry[-!-]"}
          ]}
        ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      let catalogs = scope.settings.strings
      let source = catalogs?.source ?? 0
      for index in spec.nodes.indices where scope.titles.isTooLong(index) {
        let node = spec.nodes[index]
        let maximum = scope.settings.longestTitle(of: node)
        let place =
          node.kind == .group
          ? "a \(scope.group)"
          : node.parent == nil ? "a tab at the root" : "a tab in a \(scope.group)"
        let written = bare(node.title?.value ?? "")
        // The longest text in any language.
        var worst = (text: catalogs == nil ? written : "", language: source)
        let languages = scope.titles.languages(of: index) { _, text, language in
          let title = bare(text.text)
          guard exceeds(title, maximum) else { return false }
          if title.count > worst.text.count { worst = (title, language) }
          return true
        }
        var (inLanguage, also) = ("", "")
        if let catalogs, !scope.isOneText(worst.text, of: index, tooLongIn: languages) {
          inLanguage = " in \(catalogs.languages[worst.language])"
          let others = languages.filter { $0 != worst.language }
          if !others.isEmpty { also = "; also too long in \(catalogs.list(others))" }
        }
        findings.report(
          "'\(clipped(worst.text, to: 48))' is \(worst.text.count) characters long\(inLanguage), "
            + "more than \(maximum) for \(place)\(also)",
          at: node.titlePlace,
          note: node.kind == .group
            ? "titles of sections should be short and without needless words"
            : "text that does not fit is truncated, sooner at larger text sizes",
          notes: scope.titles.catalogNotes("the text is here", of: index, in: worst.language) {
            bare($0.text) == worst.text
          },
          help: languages.isEmpty || languages.contains(source)
            ? "leave out what is clear from the context" : "ask the translators for a shorter one")
      }
    })
}

extension LintScope {
  /// Returns whether all languages have the same text, so that none is named.
  fileprivate func isOneText(_ text: String, of index: Int, tooLongIn languages: [Int]) -> Bool {
    guard let catalogs = settings.strings, languages == catalogs.shown else { return false }
    return (titles.readings ?? []).compactMap { $0[index] }.allSatisfy { title in
      catalogs.languages.indices.allSatisfy { bare(title.text(in: $0).text) == text }
    }
  }
}

/// Returns whether a title exceeds a number of characters. `invisible-characters` reports those with a line break.
func exceeds(_ title: String, _ maximum: Int) -> Bool {
  // Counting bytes is faster, and a title has at least as many bytes as characters.
  title.utf8.count > maximum && title.count > maximum && !title.contains(where: \.isNewline)
}

extension LintSettings {
  /// Returns the maximum number of characters of a node's title.
  package func longestTitle(of node: Node) -> Int {
    self[node.kind == .group ? .groupTitle : node.parent == nil ? .rootTitle : .otherTitle]
  }
}

extension Rule.Option {
  static let rootTitle = Self(
    of: "long-title", "root", 16, "the most characters in the title of a tab at the root")
  static let groupTitle = Self(
    of: "long-title", "group", 24, "the most characters in the title of a group")
  static let otherTitle = Self(
    of: "long-title", "other", 32, "the most characters in the title of a tab in a group")
}
