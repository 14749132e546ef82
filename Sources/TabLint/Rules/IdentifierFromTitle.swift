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
      // Search tabs have the system's identifier, and repeated nodes have patterns.
      let own = spec.nodes.indices.filter {
        spec.nodes[$0].kind != .search && spec.repeatedNode(of: $0) == nil
      }
      report(
        "numbers, perhaps positions", length: { _, identifier in lengthOfNumber(identifier) },
        why: "if they are positions, what users customized belongs to another tab after a change "
          + "of the order",
        help: "that name the content")
      report(
        "their titles, perhaps made from them",
        length: { node, identifier in
          spec.hasSampleTitle(node)
            ? nil : lengthOfTitle(spec.nodes[node].title?.value ?? "", in: identifier)
        },
        why: "if the code derives them from the titles, a translation changes both, and what users "
          + "customized is lost",
        help: "that stay the same in every language")

      /// Reports the most common prefix of identifiers, if most of them end in something after it.
      func report(
        _ ending: String, length: (_ node: Int, _ identifier: String) -> Int?, why: String,
        help: String
      ) {
        let prefixes = own.grouped { index in
          let identifier = spec.identifier(of: index)
          return length(index, identifier).flatMap { prefix(of: identifier, before: $0) }
        }.filter { $0.key != nil }
        let most = prefixes.max { $0.elements.count < $1.elements.count }
        guard let most, let prefix = most.key?.text else { return }
        findings.report(
          together: scope.offenders(most.elements, at: \.place),
          atLeast: max(2, (own.count + 1) / 2)
        ) { nodes, _ in
          Findings.Words(
            message:
              "the identifiers of \(scope.names(of: nodes)) \(prefix.isEmpty ? "are" : "end with") "
              + ending,
            note: "a guess: \(why)",
            help: "write identifiers \(help)"
              + (example(for: spec.title(of: nodes[0]))
                .map { ", such as '\(prefix)\($0)'" } ?? "")
              + "; identifiers that have shipped stay as they are")
        }
      }
    })
}

/// Returns the length of the whole number at the end of an identifier; nil for none.
private func lengthOfNumber(_ identifier: String) -> Int? {
  let digits = identifier.utf8.reversed().prefix(while: isDigit).count
  return digits == 0 ? nil : digits
}

/// Returns the length of the title at the end of an identifier; nil if it has no letters or is not there.
private func lengthOfTitle(_ title: String, in identifier: String) -> Int? {
  guard identifier.utf8.suffix(title.utf8.count).elementsEqual(title.utf8),
    title.contains(where: \.isLetter)
  else { return nil }
  return title.utf8.count
}

/// Returns what comes before the end of an identifier: nothing, or something that ends in a separator. Nil for
/// other identifiers.
private func prefix(of identifier: String, before length: Int) -> ExactText? {
  let prefix = identifier.utf8.dropLast(length)
  guard prefix.last.map(".-_/:".utf8.contains) ?? true else { return nil }
  return ExactText(String(Substring(prefix)))
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
