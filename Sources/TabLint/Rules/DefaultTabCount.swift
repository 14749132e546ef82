import LocatedJSON
import TabHierarchy
import TabLayout

extension Rule {
  static let defaultTabCount = Rule(
    id: "default-tab-count",
    section: .bars,
    severity: .warning,
    summary: "The bar of an iPad starts with at most five items.",
    rationale: """
      In a window of full width the bar of an iPad scrolls, so that with many items some are out of \
      sight and no longer one tap away. And when the window gets narrow, all beyond five end up \
      behind More: the app is another one in each size.
      """,
    remedy: """
      Keep the five that matter most in the bar. Give the others, in an app with a sidebar, \
      'preferredPlacement' 'optional' or 'sidebarOnly', or put what belongs together into a group.
      """,
    exception: """
      An app for iPad alone whose titles are short and whose sections are all used equally often. \
      'maximum' sets another number.
      """,
    apple: """
      The guidelines on tab bars advise to start people off with five tabs or fewer, so that \
      compact and regular sizes stay alike. The UIKit article says that the bar takes any number \
      and scrolls, but to keep to those that fit.
      """,
    sources: [.tabBars, .article],
    certainty: """
      Documented as advice. How many items really fit depends on fonts, titles and the width of \
      the window and is not worked out.
      """,
    options: [.init("maximum", 5, "the most items in the bar of an iPad at the start")],
    accepts: [
      """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
       "tabs": [
        {"identifier": "inbox", "title": "Inbox"},
        {"identifier": "calendar", "title": "Calendar"},
        {"identifier": "people", "title": "People"},
        {"identifier": "files", "title": "Files"},
        {"type": "search"}
      ]}
      """,
      """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
       "tabs": [
        {"identifier": "inbox", "title": "Inbox"},
        {"identifier": "calendar", "title": "Calendar"},
        {"identifier": "people", "title": "People"},
        {"identifier": "files", "title": "Files"},
        {"identifier": "drafts", "title": "Drafts", "preferredPlacement": "sidebarOnly"},
        {"identifier": "lists", "title": "Lists", "children": [
          {"identifier": "work", "title": "Work"},
          {"identifier": "family", "title": "Family"}
        ]}
      ]}
      """,
    ],
    rejects: [
      """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
       "tabs": ↓[
        {"identifier": "inbox", "title": "Inbox"},
        {"identifier": "calendar", "title": "Calendar"},
        {"identifier": "people", "title": "People"},
        {"identifier": "files", "title": "Files"},
        {"identifier": "lists", "title": "Lists", "children": [
          {"identifier": "work", "title": "Work", "preferredPlacement": "default"}
        ]},
        {"type": "search"}
      ]}
      """
    ],
    check: .layout { scope, findings in
      let maximum = scope.option("maximum")
      guard scope.spec.nodes.count > maximum, scope.ships(on: .iPadOS) else { return }
      let long = scope.views.filter { view in
        view.environment.platform == .iPadOS && view.environment.sizeClass == .regular
          && view.layout.tabBar?.items.count ?? 0 > maximum
      }
      let counts = Set(long.map { $0.layout.tabBar?.items.count ?? 0 })
      guard let most = counts.max() else { return }
      let hasSidebar = long.allSatisfy { $0.layout.sidebar != nil }
      findings.report(
        "the bar on iPad starts with \(counts.count > 1 ? "up to " : "")\(most) items, "
          + "more than \(maximum)",
        at: scope.spec.tabs, in: long.map(\.environment),
        notes: [.init("what does not fit has to be scrolled to")],
        help: hasSidebar
          ? "write 'preferredPlacement: optional' or 'sidebarOnly' on the less important ones; "
            + "the sidebar lists them"
          : "put what belongs together into a group")
    })
}
