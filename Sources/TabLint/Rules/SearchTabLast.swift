import LocatedJSON
import TabHierarchy
import TabLayout

extension Rule {
  static let searchTabLast = Rule(
    id: "search-tab-last",
    section: .placement,
    severity: .warning,
    summary: "On iPhone and iPad the search tab comes after all other tabs.",
    rationale: """
      Where the search tab does not stand apart (on 18, and on 27 without \
      'automaticallyActivatesSearch'), it stays where it is written, in the middle of the bar at \
      the bottom. On 26 it moves to the trailing end, so that the bar of one app has another order \
      after an update of the system.
      """,
    remedy: "Move the search tab to the end of 'tabs'; groups may stand behind it.",
    exception: "The app ships only where the search tab stands apart anyway.",
    apple: "The guidelines have the distinct search item of a tab bar at its trailing end.",
    sources: [.tabBars],
    certainty: """
      The trailing end is documented for a distinct item. That one which is not distinct stays at \
      its place was observed on 18 and 27.
      """,
    accepts: [
      """
      {"tabs": [
        {"identifier": "garden", "title": "Garden", "image": "leaf"},
        {"identifier": "weather", "title": "Weather", "image": "cloud"},
        {"type": "search"}
      ]}
      """,
      """
      {"tabs": [
        {"identifier": "garden", "title": "Garden", "image": "leaf"},
        {"type": "search"},
        {"identifier": "plants", "title": "Plants", "image": "tree", "children": []},
        {"identifier": "journal", "title": "Journal", "preferredPlacement": "sidebarOnly"},
        {"identifier": "tools", "title": "Tools", "image": "hammer",
         "availability": {"platforms": ["macCatalyst", "tvOS"]}}
      ]}
      """,
      """
      {"compactTabIdentifiers": ["garden", "com.apple.UIKit.Search"],
       "tabs": [
        {"identifier": "garden", "title": "Garden", "image": "leaf"},
        {"type": "search"},
        {"identifier": "weather", "title": "Weather", "image": "cloud"}
      ]}
      """,
    ],
    rejects: [
      """
      {"tabs": [
        {"identifier": "garden", "title": "Garden", "image": "leaf"},
        ↓{"type": "search"},
        {"identifier": "weather", "title": "Weather", "image": "cloud"}
      ]}
      """,
      """
      {"compactTabIdentifiers": ["com.apple.UIKit.Search", "garden"],
       "tabs": [
        ↓{"type": "search"},
        {"identifier": "weather", "title": "Weather", "image": "cloud"},
        {"identifier": "garden", "title": "Garden", "image": "leaf"}
      ]}
      """,
    ],
    check: .spec { scope, findings in
      let spec = scope.spec
      guard scope.ships(on: .iOS, .iPadOS),
        spec.roots.contains(where: { spec.nodes[$0].isSearch })
      else { return }
      let handheld = scope.environmentBits {
        $0.platform.name == .iOS || $0.platform.name == .iPadOS
      }
      // What stands behind, the last first; of each only the environments that it adds.
      var behind: [(environments: UInt64, node: Int)] = []
      var covered: UInt64 = 0
      for index in scope.rootsNamedInCompact().reversed() {
        let node = spec.nodes[index]
        guard !node.isGroup, node.placement != .sidebarOnly else { continue }
        let environments = scope.environmentBits(of: index) & handheld
        if node.isSearch, let last = behind.first(where: { $0.environments & environments != 0 }) {
          let name = scope.name(of: spec.nodes[last.node])
          findings.report(
            "the search tab is not the last of the tabs", at: node.object,
            notes: [findings.note("\(name) stands behind it", at: spec.nodes[last.node].object)],
            help: "move the search tab to the end of 'tabs'")
        }
        guard environments & ~covered != 0 else { continue }
        behind.append((environments & ~covered, index))
        covered |= environments
      }
    })
}
