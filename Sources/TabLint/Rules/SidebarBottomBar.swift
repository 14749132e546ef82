import LocatedJSON
import TabHierarchy
import TabLayout

extension Rule {
  static let sidebarBottomBar = Rule(
    id: "sidebar-bottom-bar",
    section: .bars,
    severity: .warning,
    summary: "An app for the Mac has nothing at the bottom of its sidebar that people need.",
    rationale: """
      People push windows down until their lower edge is behind the Dock or off the screen. What is \
      fixed at the bottom of the sidebar is then out of sight, and nothing tells that it is there.
      """,
    remedy: """
      Put it into 'header', or offer it in the menu bar as well.
      """,
    exception: """
      It is not critical: a status, or a button whose command is in the menu bar too.
      """,
    apple: """
      The guidelines on sidebars advise, for the Mac, against critical information or actions at \
      the bottom of a sidebar.
      """,
    sources: [.sidebars, .sidebarClass],
    certainty: """
      Documented as advice. Whether it is critical cannot be told from a spec, which only has its \
      title.
      """,
    accepts: [
      """
      {"targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}],
       "sidebar": {"footer": {"title": "Last checked today"}},
       "tabs": [{"identifier": "backups", "title": "Backups"}]}
      """,
      """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
       "sidebar": {"bottomBar": {"title": "Back Up Now"}},
       "tabs": [{"identifier": "backups", "title": "Backups"}]}
      """,
    ],
    rejects: [
      """
      {"targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}],
       "sidebar": {"bottomBar": ↓{"title": "Back Up Now"}},
       "tabs": [{"identifier": "backups", "title": "Backups"}]}
      """
    ],
    check: .spec { scope, findings in
      guard let bar = scope.spec.sidebar?.bottomBar, scope.ships(on: .macCatalyst) else { return }
      let title = isBlank(bar.value) ? "a bar" : "'\(bar.value)'"
      findings.report(
        "\(title) at the bottom of the sidebar is easily out of sight on a Mac", at: bar.json,
        notes: [.init("people move windows so that the lower edge is off the screen")],
        help: "put what is critical into 'header', or offer it in the menu bar too")
    })
}
