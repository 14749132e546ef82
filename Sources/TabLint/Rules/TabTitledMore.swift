import LocatedJSON
import TabHierarchy
import TabLayout

extension Rule {
  static let tabTitledMore = Rule(
    id: "tab-titled-more",
    section: .bars,
    severity: .warning,
    summary: "No root node has the title of the system's own More.",
    rationale: """
      On iPhone and on a narrow iPad the system adds an item More as soon as there are six. Beside \
      a tab of that title people find two that look the same and lead to different places; and on \
      every device More says nothing about what is in it.
      """,
    remedy: "Give it a title that names what is inside, such as Account, Library or Settings.",
    exception: """
      An app that never has more than five items in any bar and whose people know its More by name.
      """,
    apple: """
      The reference of UITabBarController describes the system's More item. The guidelines on tab \
      bars ask for labels that say what a tab contains.
      """,
    sources: [.tabBars, .controller],
    certainty: """
      That two items of this title stand side by side is observed. The rule speaks whether or not \
      the system shows its own here, since one more tab is enough for it.
      """,
    accepts: [
      """
      {"tabs": [
        {"identifier": "feed", "title": "Feed"},
        {"identifier": "account", "title": "Account"}
      ]}
      """,
      """
      {"tabs": [
        {"identifier": "feed", "title": "More or Less"},
        {"identifier": "topics", "title": "Topics", "children": [
          {"identifier": "rest", "title": "More"}
        ]}
      ]}
      """,
    ],
    rejects: [
      """
      {"tabs": [
        {"identifier": "feed", "title": "Feed"},
        {"identifier": "rest", "title": ↓"MORE"}
      ]}
      """
    ],
    check: .spec { scope, findings in
      let spec = scope.spec
      let more = WordList(["More"])
      let isInBottomBar = Set(scope.ships(on: .iOS, .iPadOS) ? scope.rootsNamedInCompact() : [])
      for index in spec.roots {
        let node = spec.nodes[index]
        guard node.title.exists, more.contains(node.title, in: spec.document) else { continue }
        findings.report(
          "'\(spec.document.string(node.title))' is what the system calls its own last item on iPhone",
          at: node.title,
          notes: [
            .init(
              isInBottomBar.contains(index)
                ? "with a sixth item the bar at the bottom shows two of that title"
                : "it does not tell what is inside")
          ],
          help: "name what is inside, such as 'Account' or 'Settings'")
      }
    })
}
