import JSON
import TabModel

extension Rule {
  static let sectionWithoutSidebar = Rule(
    id: "section-without-sidebar",
    severity: .warning,
    summary: "A TabView with sections has a sidebar that lists their tabs.",
    rationale: """
      A section is one item of the bar on iPad and Apple Vision Pro. Without a sidebar its other \
      tabs are out of reach there, and SwiftUI's automatic style never has one. On iPhone, where \
      sections dissolve, everything looks fine.
      """,
    remedy: """
      Write 'mode: tabSidebar', or take the tabs out of the section. If another tab's screen opens \
      them, add 'leadsTo' to that tab.
      """,
    exception: "Another screen leads to these tabs, in a way that the spec does not describe.",
    apple: """
      The reference of TabView uses sections with the style sidebarAdaptable; the automatic style \
      resolves to a bar.
      """,
    sources: [.tabViewStyle, .tabSection],
    certainty: """
      Observed on Apple Vision Pro. On iPad it is observed that the item of a section opens one of \
      its tabs; that nothing leads to the others is assumed. SwiftUI only.
      """,
    only: .swiftUI,
    accepts: [
      Example(
        """
        {"framework": "SwiftUI", "targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "library", "title": "Library", "children": [
            {"identifier": "albums", "title": "Albums", "image": "square.stack"}
          ]}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"framework": "SwiftUI"{+, "mode": "tabSidebar"+},
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          ↓{"identifier": "library", "title": "Library", "children": [
            {"identifier": "albums", "title": "Albums", "image": "square.stack"},
            {"identifier": "artists", "title": "Artists", "image": "music.mic"}
          ]}
        ]}
        """)
    ],
    check: .spec { spec, scope, findings in
      let tabs = scope.sidebarUse.tabsWithoutSidebar.keys.sorted()
      for (section, tabs) in tabs.grouped(by: { scope.root(of: $0) }) {
        let lost = tabs.map { ($0, scope.reported(scope.sidebarUse.tabsWithoutSidebar[$0] ?? [])) }
        let all = Set(lost.flatMap(\.1))
        let parts = scope.positions(in: all)
          .grouped { position in lost.filter { $0.1.contains(position) }.map(\.0) }
          .map { lost, positions in
            let place = scope.place(of: EnvironmentSet(positions))
            return "to \(scope.names(of: lost))"
              + (place.isEmpty ? " on \(scope.devices(in: scope.reported(all)))" : place)
          }
        let hasHeader = !isBlank(spec.title(of: section))
        findings.report(
          "nothing leads \(listed(parts)): "
            + (hasHeader
              ? "the section \(scope.name(of: spec.nodes[section])) is one item"
              : "\(tabs.count == 1 ? "its" : "their") section has no header")
            + ", and there is no sidebar",
          at: spec.nodes[section].range, in: all, notes: [scope.sidebarUse.whyNoSidebar(in: all)],
          help: "write 'mode: tabSidebar'"
            + (hasHeader ? "" : " and give the section a title")
            + ", or take the tab\(tabs.count == 1 ? "" : "s") out of the section")
      }
    })
}
