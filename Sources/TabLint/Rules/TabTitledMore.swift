import JSON
import TabModel

extension Rule {
  static let tabTitledMore = Rule(
    id: "tab-titled-more",
    severity: .warning,
    summary: "No root node has the title or the symbol of the system's own More.",
    rationale: """
      On iPhone and on a compact iPad the system adds an item More as soon as not all items fit. \
      With a tab of that title or symbol, two items look the same but open different screens; and \
      on every device the title More does not describe any content.
      """,
    remedy: """
      Choose a title that describes the content, such as Account, Library or Settings, and a \
      symbol to match.
      """,
    exception: "The app never has more items than fit in a bar.",
    apple: """
      The reference of UITabBarController describes the system's More item. The guidelines on tab \
      bars ask for labels that say what a tab contains.
      """,
    sources: [.tabBars, .controller],
    certainty: """
      That two items with this title are shown is observed. The rule applies whether or not the \
      system shows its own item, since one additional tab is enough for that. The symbols in \
      question are 'ellipsis' and 'ellipsis.circle', filled or not.
      """,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "feed", "title": "More or Less", "image": {"asset": "ellipsis"}},
          {"identifier": "chat", "title": "Chat", "image": "ellipsis.bubble"},
          {"identifier": "topics", "title": "Topics", "image": "tag", "children": [
            {"identifier": "rest", "title": "More", "image": "ellipsis"}
          ]}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "feed", "title": "Feed", "image": "newspaper"},
          {"identifier": "rest", "title": ↓"[-MORE-]{+Account+}", "image": "[-ellipsis-]{+person+}"}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "feed", "title": "Feed", "image": "newspaper"},
          {"identifier": "rest", "title": "Extras", "image": ↓[-{"systemName": "ellipsis.circle"}-]{+"gift"+}}
        ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      let inBottomBar = Set(
        scope.isSomewhere(\.canShowBottomBar) ? scope.rootsNamedInCompact() : [])
      for index in spec.roots {
        let node = spec.nodes[index]
        let isTitled = node.isTitled(["more"], in: spec)
        let symbol = node.symbol(among: moreSymbols)
        guard isTitled || symbol != nil else { continue }
        let what = isTitled ? symbol == nil ? "title" : "title and symbol" : "symbol"
        findings.report(
          isTitled
            ? "'\(bare(node.title?.value ?? ""))' is what the system calls its own last "
              + "item on iPhone"
            : "'\(symbol ?? "")' is the symbol of the system's own last item on iPhone",
          at: (isTitled ? node.title?.range : node.image?.range) ?? node.range,
          note: inBottomBar.contains(index)
            ? "if not all items fit, the bar at the bottom has two with that "
              + (isTitled ? "title" : "symbol")
            : "it does not say what it contains",
          help: "choose another \(what) that describes its content")
      }
    })
}

private let moreSymbols: Set<String> = [
  "ellipsis", "ellipsis.fill", "ellipsis.circle", "ellipsis.circle.fill",
]
