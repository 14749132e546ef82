import JSON
import TabModel

extension Rule {
  static let sidebarBottomBar = Rule(
    id: "sidebar-bottom-bar",
    severity: .warning,
    summary: "A Mac app has nothing essential at the bottom of its sidebar.",
    rationale: """
      On a Mac the lower end of a window is easily covered by the Dock or outside the screen. \
      Content at the bottom disappears with it.
      """,
    remedy: "Put it into 'sidebar.header', or offer it in the menu bar as well.",
    exception: "It is not critical: a status, or a button whose command is in the menu bar too.",
    apple: """
      The guidelines on sidebars advise against critical content at the bottom of a sidebar in \
      macOS.
      """,
    sources: [.sidebars, .sidebarClass],
    certainty: """
      Documented as advice. The title of the bar does not show whether its content is critical.
      """,
    accepts: [
      Example(
        """
        {"targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}],
         "sidebar": {"footer": {"title": "Last checked today"}},
         "tabs": [
          {"identifier": "disks", "title": "Disks"},
          {"identifier": "backups", "title": "Backups"}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
         "sidebar": {"bottomBar": {"title": "Back Up Now"}},
         "tabs": [
          {"identifier": "disks", "title": "Disks", "image": "externaldrive"},
          {"identifier": "backups", "title": "Backups", "image": "clock"}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}],
         "sidebar": {"[-bottomBar-]{+header+}": ↓{"title": "Back Up Now"}},
         "tabs": [
          {"identifier": "disks", "title": "Disks"},
          {"identifier": "backups", "title": "Backups"}
        ]}
        """)
    ],
    check: .spec { spec, scope, findings in
      for place in scope.places(of: \.sidebar)
      where scope.isSomewhere(place, { $0.platform.form == .desktop }) {
        guard let bar = place.values.sidebar?.value.bottomBar else { continue }
        let title = spec.title(of: bar) ?? ""
        findings.report(
          "\(isBlank(title) ? "a bar" : "'\(clipped(title))'") at the bottom of the sidebar is easily out of sight on a Mac",
          at: bar.range,
          note: "the lower end of a window is often outside the screen",
          help: "put critical content into 'sidebar.header', or also offer it in the menu bar")
      }
    })
}
