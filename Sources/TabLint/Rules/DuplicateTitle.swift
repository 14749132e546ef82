import AppCatalogs
import JSON
import TabModel

extension Rule {
  static let duplicateTitle = Rule(
    id: "duplicate-title",
    severity: .warning,
    summary: "Siblings, and items of one bar, have different titles.",
    rationale: """
      Users cannot distinguish two items of a bar, or two rows of a section, with the same title. \
      VoiceOver reads the same word twice, and Voice Control has to ask which one is meant.
      """,
    remedy: "Choose titles that distinguish the two, or merge them.",
    exception: """
      The titles are placeholders that the app replaces at run time, such as the names of \
      accounts.
      """,
    apple: """
      Not stated directly: the guidelines ask for labels that clearly describe the contents of a \
      tab.
      """,
    sources: [],
    certainty: """
      Common sense. Titles are compared without surrounding white space; case matters. Blank \
      titles, and tabs that are never present together, are ignored. A tab and a group are \
      compared only where both are items of one bar: a tab for one width and its section for the \
      other share a title in Apple's own sample. With string catalogs, the texts of each language \
      are compared; titles that are equal in the source language are reported for that language \
      only.
      """,
    readsTranslations: true,
    accepts: [
      """
      {"tabs": [
        {"identifier": "home", "title": "Home", "image": "house"},
        {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
         "children": [{"identifier": "all", "title": "Home"}]}
      ]}
      """,
      """
      {"tabs": [
        {"identifier": "home", "title": "Home", "image": "house"},
        {"identifier": "library", "title": "Library", "image": "books.vertical",
         "availability": {"horizontalSizeClass": "compact"}},
        {"identifier": "archive", "title": "library", "image": "archivebox"},
        {"identifier": "sections", "title": "Library", "image": "books.vertical",
         "availability": {"horizontalSizeClass": "regular"}, "children": [
          {"identifier": "albums", "title": "Albums"}
        ]}
      ]}
      """,
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "start", "title": ↓" Home", "image": "flag"}
        ]}
        """,
        fixed:
          """
          {"tabs": [
            {"identifier": "home", "title": "Home", "image": "house"},
            {"identifier": "start", "title": "Start", "image": "flag"}
          ]}
          """),
      Example(
        """
        {"tabs": [
          {"identifier": "find", "title": "Search", "image": "eyes"},
          ↓{"type": "search", "automaticallyActivatesSearch": true}
        ]}
        """,
        fixed:
          """
          {"tabs": [
            {"identifier": "find", "title": "Sights", "image": "eyes"},
            {"type": "search", "automaticallyActivatesSearch": true}
          ]}
          """),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "library", "title": ↓"Home", "image": "books.vertical", "children": [
            {"identifier": "albums", "title": "Albums"}
          ]}
        ]}
        """,
        fixed:
          """
          {"tabs": [
            {"identifier": "home", "title": "Home", "image": "house"},
            {"identifier": "library", "title": "Library", "image": "books.vertical", "children": [
              {"identifier": "albums", "title": "Albums"}
            ]}
          ]}
          """),
      Example(
        """
        {"tabs": [
          {"identifier": "library", "title": "Library", "image": "books.vertical"},
          {"identifier": "shelf", "title": ↓"Bookshop", "image": "cart"}
        ]}
        """,
        strings: """
          {"sourceLanguage": "en", "version": "1.0", "strings": {
            "Bookshop": {"localizations": {
              "es": {"stringUnit": {"state": "translated", "value": "Librería"}}}},
            "Library": {"localizations": {
              "es": {"stringUnit": {"state": "translated", "value": "Librería"}}}}}}
          """,
        fixedStrings: """
          {"sourceLanguage": "en", "version": "1.0", "strings": {
            "Bookshop": {"localizations": {
              "es": {"stringUnit": {"state": "translated", "value": "Librería"}}}},
            "Library": {"localizations": {
              "es": {"stringUnit": {"state": "translated", "value": "Biblioteca"}}}}}}
          """),
    ],
    check: .spec { spec, scope, findings in
      if scope.settings.strings != nil { return reportTranslated(scope, &findings) }
      let title = { (index: Int) in spec.title(of: spec.nodes[index]) }
      let pairs = duplicates(in: scope, scope.everywhere, titled: title)
      for (index, pair) in pairs.sorted(by: { $0.key < $1.key }) {
        report(index, pair, title(index), scope, &findings)
      }
    })
}

/// A node with the title of an earlier one.
private struct Duplicate {
  let other: Int
  let areSiblings: Bool
  /// The environments with both nodes, or with both in the bar if they aren't siblings.
  var environments: EnvironmentSet
}

/// Returns nodes with the title of an earlier sibling of their kind, or of an item in the same bar.
private func duplicates(
  in scope: LintScope, _ environments: EnvironmentSet, titled title: (Int) -> String
) -> [Int: Duplicate] {
  var found: [Int: Duplicate] = [:]
  for siblings in siblings(of: scope.spec, titled: title) {
    // A group and a tab can share a title, because one can be the section of the other.
    var earlier = EarlierNodes<Node.Kind>(scope)
    for index in siblings {
      let kind = scope.spec.nodes[index].kind
      // Another rule reports several search tabs.
      let rivals: [Node.Kind] =
        switch kind {
        case .group: [.group]
        case .search: [.tab]
        case .tab: [.tab, .search]
        }
      if let other = rivals.compactMap({ earlier.first(with: index, as: $0) }).min() {
        let both = scope.environmentSet(of: index).intersection(scope.environmentSet(of: other))
          .intersection(environments)
        if both.isEmpty { continue }
        found[index] = Duplicate(other: other, areSiblings: true, environments: both)
      }
      earlier.add(index, as: kind)
    }
  }
  for shared in scope.layouts where !shared.environments.isDisjoint(with: environments) {
    var seen: [ExactText: (first: Int, firstTab: Int?)] = [:]
    // Each sample of a group has a node for the same written one.
    let items = shared.layout.itemNodes
      .filter { !scope.spec.hasSampleTitle(scope.spec.nodes[$0]) }.uniqued()
    for index in items.sorted() {
      let text = bare(title(index))
      if text.isEmpty { continue }
      let name = ExactText(text)
      let isSearch = scope.spec.nodes[index].isSearch
      guard let earlier = seen[name] else {
        seen[name] = (index, isSearch ? nil : index)
        continue
      }
      if !isSearch, earlier.firstTab == nil { seen[name]?.firstTab = index }
      // Another rule reports several search tabs.
      guard let other = isSearch ? earlier.firstTab : earlier.first,
        found[index]?.areSiblings != true
      else { continue }
      found[index, default: Duplicate(other: other, areSiblings: false, environments: [])]
        .environments.formUnion(shared.environments.intersection(environments))
    }
  }
  return found
}

/// Reports a node with the title of an earlier one.
///
/// - Parameter place: where the titles are equal, followed by a space.
private func report(
  _ index: Int, _ pair: Duplicate, in place: String = "", _ title: String, _ scope: LintScope,
  _ findings: inout Findings, catalogNotes: [Diagnostic.Note] = []
) {
  let what = "\(place)'\(clipped(bare(title), to: longestName))' is"
  let node = scope.spec.nodes[index]
  let first = scope.spec.nodes[pair.other]
  let location = node.title.exists ? node.title : node.object
  let notes =
    [findings.note("it is here", at: first.title.exists ? first.title : first.object)]
    + catalogNotes
  let other =
    (first.kind == node.kind ? "another " : "a ") + scope.noun(of: first)
    + (pair.areSiblings ? " next to this one" : " in the same bar")
  findings.report(
    "\(what) also the title of \(other)\(scope.place(of: pair.environments))", at: location,
    in: pair.environments, notes: notes,
    help: "choose titles that distinguish the two")
}

/// Reports titles that are equal in some language, each once.
private func reportTranslated(_ scope: LintScope, _ findings: inout Findings) {
  guard let catalogs = scope.settings.strings, let readings = scope.readings else { return }
  var found: [Int: (pair: Duplicate, text: String, languages: [Int])] = [:]
  let order = [catalogs.source] + catalogs.shown.filter { $0 != catalogs.source }
  for language in order {
    for (position, reading) in readings.enumerated() {
      // Titles may depend on the device.
      let environments = scope.environmentsOfReadings[position]
      let title = { (index: Int) in
        reading[index]?.text(in: language).text
          ?? scope.spec.title(of: scope.spec.nodes[index])
      }
      for (index, pair) in duplicates(in: scope, environments, titled: title) {
        if let known = found[index], known.languages.last == language {
          if known.text == bare(title(index)) {
            found[index]?.pair.environments.formUnion(pair.environments)
          }
          continue
        }
        found[index, default: (pair, bare(title(index)), [])].languages.append(language)
      }
    }
  }
  for (index, duplicate) in found.sorted(by: { $0.key < $1.key }) {
    // A duplicate in the source language is only reported for that language.
    let isOriginal = duplicate.languages.first == catalogs.source
    let languages = isOriginal ? "" : "in \(catalogs.list(duplicate.languages)) "
    report(
      index, duplicate.pair, in: languages, duplicate.text, scope, &findings,
      catalogNotes: scope.catalogNotes(
        "the text is here", of: index, in: duplicate.languages.first
      ) {
        bare($1.text) == duplicate.text
      })
  }
}

/// Returns siblings that share a title, each group in document order.
private func siblings(of spec: TabSpec, titled title: (Int) -> String) -> [[Int]] {
  let groups = spec.nodes.indices.filter { spec.nodes[$0].isGroup }
  return ([spec.roots] + groups.map(spec.children)).flatMap { siblings in
    var alike: [ExactText: [Int]] = [:]
    for index in siblings where !spec.hasSampleTitle(spec.nodes[index]) {
      let text = bare(title(index))
      if !text.isEmpty { alike[ExactText(text), default: []].append(index) }
    }
    return alike.values.filter { $0.count > 1 }
  }
}
