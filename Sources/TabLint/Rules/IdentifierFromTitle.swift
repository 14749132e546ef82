import JSON
import TabModel

extension Rule {
  static let identifierFromTitle = Rule(
    id: "identifier-from-title",
    severity: .note,
    summary: "Identifiers are independent of titles and positions.",
    rationale: """
      If the code derives the identifier from the title, translating or rewording the title \
      changes the identifier too. Customizations on iPad and Mac are stored by identifier and are \
      lost with it, and links and saved states no longer find the tab. If the identifier is a \
      position, they belong to another tab as soon as the order changes.
      """,
    remedy: """
      Write an identifier that does not change with translations and redesigns, such as 'library' \
      for a tab called Library.
      """,
    exception: """
      The identifier is a constant in the code that only happens to equal the title. Keep the \
      identifiers of an app that has shipped: if one changes, users lose their customizations.
      """,
    apple: """
      According to the header of UITab, people's changes are stored by identifier; according to \
      the UIKit article, they persist between launches.
      """,
    sources: [.identifier, .article],
    certainty: """
      A guess from the spec, which does not show how the code makes the identifier. To ignore \
      coincidences, the rule requires two such identifiers and at least half of all, apart from \
      the search tab's. Identifiers and titles are compared exactly, including white space; all \
      identifiers may have one prefix, such as 'tab.'. Numbers are compared in the same way. The rule \
      runs only if an iPad, a Mac or an iPhone has a sidebar for all tabs, or an iPad has a bar: users \
      cannot customize anything else.
      """,
    accepts: [
      Example(
        """
        {"mode": "tabSidebar", "customizationIdentifier": "music",
         "tabs": [
          {"identifier": "Library", "title": "Library", "image": "books.vertical"},
          {"identifier": "Radio", "title": "radio", "image": "radio"},
          {"identifier": "2026", "title": "2026", "image": "calendar"}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": ↓"[-Library-]{+library+}", "title": "Library", "image": "books.vertical"},
          {"identifier": "radio", "title": "Radio", "image": "radio", "children": [
            {"identifier": "[-Stations-]{+stations+}", "title": "Stations"}
          ]}
        ]}
        """),
      Example(
        #"""
        {"mode": "tabSidebar", "customizationIdentifier": "city",
         "tabs": [
          {"identifier": ↓"tab.[-Caf\u00e9s-]{+cafes+}", "title": "Cafés", "image": "cup.and.saucer"},
          {"identifier": "tab.[-Bars-]{+bars+}", "title": "Bars", "image": "wineglass"}
        ]}
        """#),
      Example(
        """
        {"mode": "tabSidebar",
         "tabs": [
          {"identifier": ↓"[-0-]{+start+}", "title": "Home", "image": "house"},
          {"identifier": "[-1-]{+shows+}", "title": "Shows", "image": "tv", "children": [
            {"identifier": "[-2-]{+new+}", "title": "New"}
          ]}
        ]}
        """),
      Example(
        """
        {"framework": "SwiftUI", "mode": "tabSidebar", "customizationIdentifier": "tabs",
         "tabs": [
          {"identifier": ↓"[-Home-]{+home+}", "title": "Home", "image": "house"},
          {"identifier": "[-News-]{+news+}", "title": "News", "image": "newspaper"}
        ]}
        """),
    ],
    inSwiftUI: InSwiftUI(
      certainty: """
        A guess from the spec, which does not show how the code makes the identifier. To ignore \
        coincidences, the rule requires two such identifiers and at least half of all, apart from \
        the search tab's. Identifiers and titles are compared exactly, including white space; all \
        identifiers may have one prefix, such as 'tab.'. The rule runs only with a \
        'customizationIdentifier', and if an iPad or a Mac Catalyst app has a sidebar for all tabs: \
        users cannot customize anything else.
        """),
    check: .spec { spec, scope, findings in
      guard
        scope.layouts.contains(where: \.conditions.readsCustomization)
          || !scope.customization.environmentsOfEditableBars.isEmpty
      else { return }
      reportPositions(scope, &findings)
      var alike: [[UInt8]: [Int]] = [:]
      for index in scope.ownIdentifiers {
        guard let prefix = prefix(of: spec.nodes[index], scope) else { continue }
        alike[prefix, default: []].append(index)
      }
      let most = alike.max { ($0.value.count, -$0.value[0]) < ($1.value.count, -$1.value[0]) }
      guard let (prefix, nodes) = most else { return }
      let identifiers = scope.ownIdentifiers.count
      findings.report(
        together: nodes.map { Offender(node: $0, place: spec.nodes[$0].place) },
        atLeast: max(2, (identifiers + 1) / 2)
      ) { nodes, _ in
        Findings.Words(
          message:
            "the identifiers of \(scope.names(of: nodes)) \(prefix.isEmpty ? "are" : "end with") "
            + "their titles, perhaps made from them",
          note: "a guess: if the code derives them from the titles, a translation changes both, "
            + "and what users customized is lost",
          help: "write identifiers that stay the same in every language"
            + (nodes.first.flatMap { example(for: spec.title(of: spec.nodes[$0])) }
              .map { ", such as '\(String(decoding: prefix, as: UTF8.self))\($0)'" } ?? "")
            + "; identifiers that have shipped stay as they are")
      }
    })
}

/// Reports identifiers that are numbers, perhaps positions, after a common prefix.
private func reportPositions(_ scope: LintScope, _ findings: inout Findings) {
  let spec = scope.spec
  let nodes = scope.ownIdentifiers
  let prefixes = Dictionary(
    grouping: nodes.filter { prefixOfNumber(spec.nodes[$0]) != nil }
  ) { prefixOfNumber(spec.nodes[$0]) ?? "" }
  let most = prefixes.max { ($0.value.count, -$0.value[0]) < ($1.value.count, -$1.value[0]) }
  guard let most else { return }
  findings.report(
    together: most.value.map { Offender(node: $0, place: spec.nodes[$0].place) },
    atLeast: max(2, (nodes.count + 1) / 2)
  ) { nodes, _ in
    Findings.Words(
      message:
        "the identifiers of \(scope.names(of: nodes)) \(most.key.isEmpty ? "are" : "end with") "
        + "numbers, perhaps positions",
      note: "a guess: if they are positions, what users customized belongs to another tab after a "
        + "change of the order",
      help: "write identifiers that name the content"
        + (nodes.first.flatMap { example(for: spec.title(of: spec.nodes[$0])) }
          .map { ", such as '\(most.key)\($0)'" } ?? "")
        + "; identifiers that have shipped stay as they are")
  }
}

/// Returns what comes before the whole number at the end of an identifier: nothing, or something that
/// ends in a separator. Nil for other identifiers.
private func prefixOfNumber(_ node: Node) -> String? {
  guard let identifier = node.identifier?.value else { return nil }
  let digits = identifier.utf8.reversed().prefix(while: isDigit).count
  let prefix = identifier.utf8.dropLast(digits)
  guard digits > 0, prefix.last.map(".-_/:".utf8.contains) ?? true else { return nil }
  return String(Substring(prefix))
}

extension LintScope {
  /// The nodes whose identifiers the spec writes: no search tabs, and nothing that is repeated.
  fileprivate var ownIdentifiers: [Int] {
    spec.nodes.indices.filter {
      !spec.nodes[$0].isSearch && spec.repeatedNode(of: $0) == nil
    }
  }
}

/// Returns the identifier's prefix before its title: empty or ending in a separator. Nil if it doesn't end with
/// the title or the title has no letters.
private func prefix(of node: Node, _ scope: LintScope) -> [UInt8]? {
  if node.isSearch || scope.spec.hasSampleTitle(node) { return nil }
  let title = node.title?.value ?? ""
  let identifier = Array((node.identifier?.value ?? "").utf8)
  let prefix = identifier.dropLast(title.utf8.count)
  guard identifier.dropFirst(prefix.count).elementsEqual(title.utf8),
    prefix.last.map(".-_/:".utf8.contains) ?? true, title.contains(where: \.isLetter)
  else { return nil }
  return Array(prefix)
}

/// Returns a plausible identifier for a title; nil if nothing would be left of it.
private func example(for title: String) -> String? {
  let words = title.lowercased().utf8.split { !isLetter($0) && !isDigit($0) }
  guard title.utf8.allSatisfy({ $0 < 0x80 }), !words.isEmpty, title.utf8.count <= 40 else {
    return nil
  }
  let identifier = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
  return identifier == title ? identifier + "-tab" : identifier
}
