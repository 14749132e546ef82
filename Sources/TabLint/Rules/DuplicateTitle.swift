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
    certainty: """
      Common sense. Titles are compared without surrounding white space; case matters. Blank \
      titles, and tabs that are never present together, are ignored. A tab and a {group} are \
      compared only where both are items of one bar, and, as a note, where both are in one level of a \
      sidebar: a tab for one width and its section for the other share a title in Apple's own sample. \
      A {group} whose only child has its title is a note as well. With string catalogs, the texts of each language \
      are compared; titles that are equal in the source language are reported for that language \
      only.
      """,
    readsTranslations: true,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
           "children": [{"identifier": "all", "title": "Home"}]}
        ]}
        """),
      Example(
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
        """),
    ],
    rejects: [
      Example(
        """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}], "mode": "tabSidebar",
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "settings", "title": "Settings", "image": "gear", "children": [
            {"identifier": "app", "title": ↓"[-Settings-]{+App+}"}
          ]},
          {"identifier": "links", "title": "Links", "image": "link",
           "preferredPlacement": "optional"},
          {"identifier": "saved", "title": ↓"[-Links-]{+Saved+}", "image": "bookmark", "children": [
            {"identifier": "web", "title": "Web"},
            {"identifier": "files", "title": "Files"}
          ]}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "start", "title": ↓"[- Home-]{+Start+}", "image": "flag"}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "find", "title": "[-Search-]{+Sights+}", "image": "eyes"},
          ↓{"type": "search", "automaticallyActivatesSearch": true}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "library", "title": ↓"[-Home-]{+Library+}", "image": "books.vertical", "children": [
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
              "es": {"stringUnit": {"state": "translated", "value": "[-Librería-]{+Biblioteca+}"}}}}}}
          """),
    ],
    check: .spec { spec, scope, findings in
      let duplicates = duplicates(in: scope)
      for (index, duplicate) in duplicates {
        let (node, first) = (spec.nodes[index], spec.nodes[duplicate.other])
        let languages = duplicate.languages
        // A duplicate in the source language is only reported for that language.
        let place = scope.settings.strings.map { catalogs in
          languages.first == catalogs.source ? "" : "in \(catalogs.list(languages)) "
        }
        let other =
          (first.kind == node.kind ? "another " : "a ") + scope.noun(of: first)
          + (duplicate.areSiblings ? " next to this one" : " in the same bar")
        findings.report(
          "\(place ?? "")'\(clipped(duplicate.title, to: longestName))' is also the title of \(other)"
            + scope.place(of: duplicate.environments),
          at: node.titlePlace, in: duplicate.environments,
          notes: [Diagnostic.Note("it is here", at: first.titlePlace)]
            + scope.titles.catalogNotes("the text is here", of: index, in: languages.first) {
              bare($0.text) == duplicate.title
            },
          help: "choose titles that distinguish the two")
      }
      reportGroupsOfOne(scope, &findings)
      reportRowsBesideSections(scope, without: Set(duplicates.map(\.key)), &findings)
    })
}

/// Reports groups whose only child has their title.
private func reportGroupsOfOne(_ scope: LintScope, _ findings: inout Findings) {
  let spec = scope.spec
  for index in spec.nodes.indices where spec.nodes[index].kind == .group {
    let children = Array(spec.children(of: index))
    guard children.count == 1, let title = comparedTitle(of: index, scope),
      title == comparedTitle(of: children[0], scope),
      !scope.environmentSet(of: index).isDisjoint(with: scope.environmentSet(of: children[0]))
    else { continue }
    let child = spec.nodes[children[0]]
    findings.report(
      "\(scope.name(of: child)) has the title of its \(scope.group), and is the only one in it",
      at: child.titlePlace, severity: .note,
      notes: [.init("it is here", at: spec.nodes[index].titlePlace)],
      help: "choose a title that says what the \(scope.noun(of: child)) shows")
  }
}

/// Reports rows and sections of one title in one level of a sidebar.
private func reportRowsBesideSections(
  _ scope: LintScope, without reported: Set<Int>, _ findings: inout Findings
) {
  let spec = scope.spec
  let titles = titlesByNode(scope.titles.repeatedTitles)
  if titles.isEmpty { return }
  var found: [Int: (other: Int, environments: EnvironmentSet)] = [:]
  for shared in scope.layouts {
    for rows in rowsByLevelAndTitle(shared, titles) {
      for row in rows where !reported.contains(row.node) {
        guard let other = rows.first(where: { $0.kind != row.kind && $0.node < row.node }) else {
          continue
        }
        found[row.node, default: (other.node, [])].environments.formUnion(shared.environments)
      }
    }
  }
  for (index, pair) in found.sorted(by: { $0.key < $1.key }) {
    let (node, first) = (spec.nodes[index], spec.nodes[pair.other])
    let title = clipped(bare(spec.title(of: node)), to: longestName)
    findings.report(
      "'\(title)' is the title of a row and of a section next to it in the sidebar"
        + scope.place(of: pair.environments),
      at: node.titlePlace, in: pair.environments, severity: .note,
      notes: [.init("the other is here", at: first.titlePlace)],
      help: "choose titles that distinguish the two")
  }
}

/// Returns the rows of each level of a sidebar that have one title.
private func rowsByLevelAndTitle(
  _ shared: SharedLayout, _ titles: [Int: ExactText]
) -> [[SidebarRow]] {
  let rows = shared.layout.sidebar?.rows.filter { $0.kind != .action } ?? []
  var sections: [Int] = []
  let placed = rows.map { row in
    sections.removeSubrange(row.depth...)
    defer { sections.append(row.node) }
    return (row: row, section: sections.last)
  }
  return placed.grouped(by: \.section).flatMap { _, level -> [[SidebarRow]] in
    let titled = level.map(\.row).filter { titles[$0.node] != nil }
    return titled.grouped { titles[$0.node] }.map(\.elements)
  }
}

/// Returns the title that rules compare, in the source language; nil for a blank one or a sample.
private func comparedTitle(of index: Int, _ scope: LintScope) -> ExactText? {
  let title = bare(scope.titles.original(of: index))
  let isSample = scope.spec.hasSampleTitle(index)
  return title.isEmpty || isSample ? nil : ExactText(title)
}

/// A node with the title of an earlier one.
private struct Duplicate {
  let title: String
  let other: Int
  let areSiblings: Bool
  /// The environments with both nodes, or with both in the bar if they aren't siblings.
  var environments: EnvironmentSet
  /// The languages of the catalogs in which the titles are equal, the source language first.
  var languages: [Int] = []
}

/// Returns the nodes with the title of an earlier one in some language, each once.
private func duplicates(in scope: LintScope) -> [(key: Int, value: Duplicate)] {
  let spec = scope.spec
  // Without catalogs, titles are as written, in one language.
  let source = scope.settings.strings?.source ?? 0
  let others = scope.settings.strings?.shown.filter { $0 != source } ?? []
  let readings = scope.titles.readings ?? [[]]
  var found: [Int: Duplicate] = [:]
  for language in [source] + others {
    // Titles may depend on the device.
    for (environments, reading) in zip(scope.titles.environmentsOfReadings, readings) {
      let pairs = duplicates(in: scope, environments) { index in
        (reading.isEmpty ? nil : reading[index])?.text(in: language).text
          ?? spec.title(of: index)
      }
      for (index, pair) in pairs {
        if found[index]?.languages.last != language {
          found[index, default: pair].languages.append(language)
        } else if found[index]?.title == pair.title {
          found[index]?.environments.formUnion(pair.environments)
        }
      }
    }
  }
  return found.sorted { $0.key < $1.key }
}

/// Returns nodes with the title of an earlier sibling of their kind, or of an item in the same bar.
private func duplicates(
  in scope: LintScope, _ environments: EnvironmentSet, titled title: (Int) -> String
) -> [Int: Duplicate] {
  let repeated =
    scope.titles.readings == nil
    ? scope.titles.repeatedTitles : scope.titles.repeatedTitles(titled: title)
  if repeated.isEmpty { return [:] }
  var found: [Int: Duplicate] = [:]
  for (title, siblings) in siblings(of: scope.spec, among: repeated) {
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
        found[index] = Duplicate(
          title: title.text, other: other, areSiblings: true, environments: both)
      }
      earlier.add(index, as: kind)
    }
  }
  let titles = titlesByNode(repeated)
  for shared in scope.layouts where !shared.environments.isDisjoint(with: environments) {
    // Each sample of a group has a node for the same written one.
    let items = Set(shared.layout.itemNodes.filter { titles[$0] != nil }).sorted()
    for case (let title?, let nodes) in items.grouped(by: { titles[$0] }) {
      let firstTab = nodes.first { scope.spec.nodes[$0].kind != .search }
      for index in nodes where found[index]?.areSiblings != true {
        // Another rule reports several search tabs.
        let first = scope.spec.nodes[index].kind == .search ? firstTab : nodes[0]
        guard let other = first, other < index else { continue }
        let new = Duplicate(title: title.text, other: other, areSiblings: false, environments: [])
        found[index, default: new].environments
          .formUnion(shared.environments.intersection(environments))
      }
    }
  }
  return found
}

private func titlesByNode(_ repeated: SharedTitles) -> [Int: ExactText] {
  repeated.reduce(into: [:]) { titles, shared in
    for index in shared.nodes { titles[index] = shared.title }
  }
}

/// Returns siblings that share a title, each group in document order.
private func siblings(of spec: TabSpec, among shared: SharedTitles) -> SharedTitles {
  shared.flatMap { title, nodes in
    nodes.grouped { spec.nodes[$0].parent }.filter { $0.elements.count > 1 }
      .map { (title, $0.elements) }
  }
}
