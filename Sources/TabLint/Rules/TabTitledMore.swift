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
      system shows its own item, since one additional tab is enough for that. It knows More, Menu and \
      what the system calls More in some other languages, and the symbols 'ellipsis', \
      'ellipsis.circle' and 'line.3.horizontal', filled or not. If no bar at the bottom has the tab, \
      the finding is a note.
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
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "26.0"},
                     {"platform": "tvOS", "minimumVersion": "26.0"}],
         "tabs": [
          {"identifier": "feed", "title": "Feed", "image": "newspaper"},
          {"identifier": "films", "title": "Films", "image": "film"},
          {"identifier": "rest", "title": ↓"[-Menu-]{+Account+}", "image": "[-line.3.horizontal-]{+person+}",
           "availability": {"platforms": ["tvOS"]}}
        ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      lazy var inBottomBars = scope.layouts.filter(\.conditions.hasBottomBar)
        .reduce(into: Set<Int>()) { $0.formUnion($1.layout.tabBar?.nodes ?? []) }
      for index in spec.roots {
        let node = spec.nodes[index]
        let isTitled = node.isTitled(moreTitles)
        let symbol = node.symbol(among: moreSymbols)
        guard isTitled || symbol != nil else { continue }
        let what = isTitled ? symbol == nil ? "title" : "title and symbol" : "symbol"
        let isInBar = inBottomBars.contains(index)
        let shown = isTitled ? "'\(bare(node.title?.value ?? ""))'" : "the symbol '\(symbol ?? "")'"
        findings.report(
          isInBar
            ? "\(shown) is easily taken for More, the system's own last item"
            : "\(shown) does not say what \(isTitled ? "the tab" : scope.name(of: node)) contains",
          at: (isTitled ? node.title?.range : node.image?.range) ?? node.range,
          severity: isInBar ? nil : .note,
          note: isInBar
            ? "if not all items fit, the bar at the bottom has two that look alike"
            : "no bar at the bottom has it, where the system adds More",
          help: "choose another \(what) that describes its content")
      }
    })
}

private let moreTitles: Set = [
  "more", "menu", "mehr", "plus", "más", "altro", "mais", "meer", "mer", "więcej", "ещё", "更多",
  "その他", "더 보기", "المزيد", "עוד",
]

private let moreSymbols = Set(
  ["ellipsis", "ellipsis.circle", "line.3.horizontal"].flatMap { [$0, $0 + ".fill"] })
