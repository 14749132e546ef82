import JSON
import TabModel

extension Rule {
  static let multiwordTitle = Rule(
    id: "multiword-title",
    severity: .note,
    summary: "A title in the bar has one or two words.",
    rationale: """
      An item of a bar is narrow, on iPhone above all. Several words are truncated or shrunk at \
      larger text sizes and in languages with longer words.
      """,
    remedy: "Leave out unnecessary words: 'Favorites' instead of 'All My Favorites'.",
    exception: "A product's name, or a term without a shorter alternative.",
    apple: "The guidelines on tab bars ask for single words whenever possible.",
    sources: [.tabBars],
    certainty: """
      Documented as advice. The guidelines' own examples have titles of two words, so the rule \
      applies from three words on. White space separates words: languages that write without it \
      are not checked. What is too long is reported by 'long-title'. With string catalogs, the \
      text of their source language counts, not the key.
      """,
    readsTranslations: true,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "now", "title": "Now Playing", "image": "waveform"}
        ]}
        """),
      Example(
        """
        {"mode": "tabSidebar", "targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "likes", "title": "My  Favorites"},
          {"identifier": "old", "title": "All Past Orders", "preferredPlacement": "sidebarOnly"},
          {"identifier": "shop", "title": "Shop", "children": [
            {"identifier": "new", "title": "New This Week"}
          ]}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "likes", "title": ↓"[-What I Like-]{+Favorites+}", "image": "heart"}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}],
         "tabs": [
          {"identifier": "shelf", "title": ↓"[-All of the -]Books", "image": "book", "children": [
            {"identifier": "new", "title": "New"}
          ]},
          {"type": "search"[-, "title": ↓"Find a\\u00A0Book"-]}
        ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      for index in spec.roots {
        let node = spec.nodes[index]
        guard let written = node.title, !node.hasSampleTitle,
          node.placement != .sidebarOnly
        else { continue }
        let title = bare(scope.titles.original(of: index))
        let words = title.unicodeScalars.split(whereSeparator: \.properties.isWhitespace).count
        // Titles in Apple's examples have two. Only one rule reports a title that is too long.
        guard words > 2, !scope.titles.isTooLong(index) else { continue }
        findings.report(
          "'\(clipped(title))' has \(words) words", at: written.range,
          note: "wide titles leave room for fewer items, and text may be larger",
          notes: scope.titles.sourceNotes(of: written.value),
          help: "use a single word if there is one")
      }
    })
}
