import JSON
import TabModel

extension Rule {
  static let defaultTabCount = Rule(
    id: "default-tab-count",
    section: .bars,
    severity: .warning,
    summary: """
      Beside a sidebar, the bar of an iPad starts with at most \(most) items.
      """,
    rationale: """
      In a window of full width the bar of an iPad scrolls, so that with many items some are out of \
      sight and no longer one tap away. And when the width becomes compact, those that do not fit at \
      the bottom end up in More: the app is another one in each size.
      """,
    remedy: """
      Keep the \(most) that matter most in the bar. Write 'preferredPlacement: optional' on the others, \
      so that people find them in the sidebar and may add them, or put what belongs together into a \
      group.
      """,
    exception: """
      An app for iPad alone whose titles are short and whose sections are all used equally often. \
      'maximum' sets another number.
      """,
    apple: """
      The guidelines on tab bars advise to start people off with \(most) tabs or fewer, so that \
      compact and regular sizes stay alike. The UIKit article says that the bar takes any number \
      and scrolls, but to keep to those that fit.
      """,
    sources: [.tabBars, .article],
    certainty: """
      Documented as advice for bars that people customize, so that a bar without a sidebar is not \
      looked at. Pinned items count. How many items really fit depends on fonts, titles and the \
      width of the window and is not worked out. Where a narrow window has More for the same tabs, \
      'overflow-tabs' speaks alone.
      """,
    options: [.barItems],
    accepts: [
      """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "inbox", "title": "Inbox", "image": "tray"},
        {"identifier": "calendar", "title": "Calendar", "image": "calendar"},
        {"identifier": "people", "title": "People", "image": "person.2"},
        {"identifier": "files", "title": "Files", "image": "folder"},
        {"type": "search"}
      ]}
      """,
      """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
       "tabs": [
        {"identifier": "inbox", "title": "Inbox", "image": "tray"},
        {"identifier": "calendar", "title": "Calendar", "image": "calendar"},
        {"identifier": "people", "title": "People", "image": "person.2"},
        {"identifier": "files", "title": "Files", "image": "folder"},
        {"identifier": "lists", "title": "Lists", "image": "list.bullet", "children": [
          {"identifier": "drafts", "title": "Drafts", "preferredPlacement": "sidebarOnly"},
          {"identifier": "work", "title": "Work"},
          {"identifier": "family", "title": "Family"}
        ]}
      ]}
      """,
    ],
    rejects: [
      Example(
        """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}],
         "tabs": ↓[
          {"identifier": "inbox", "title": "Inbox", "image": "tray"},
          {"identifier": "calendar", "title": "Calendar", "image": "calendar"},
          {"identifier": "files", "title": "Files", "image": "folder"},
          {"identifier": "lists", "title": "Lists", "image": "list.bullet", "children": [
            {"identifier": "work", "title": "Work", "preferredPlacement": "default"},
            {"identifier": "family", "title": "Family"}
          ]},
          {"type": "search"}
        ]}
        """,
        fixed: """
          {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}],
           "tabs": [
            {"identifier": "inbox", "title": "Inbox", "image": "tray"},
            {"identifier": "calendar", "title": "Calendar", "image": "calendar"},
            {"identifier": "files", "title": "Files", "image": "folder"},
            {"identifier": "lists", "title": "Lists", "image": "list.bullet", "children": [
              {"identifier": "work", "title": "Work", "preferredPlacement": "optional"},
              {"identifier": "family", "title": "Family"}
            ]},
            {"type": "search"}
          ]}
          """)
    ],
    check: .layout { scope, findings in
      let maximum = scope.settings[.barItems]
      guard scope.spec.nodes.count > maximum else { return }
      // Where a bar that goes by placement stands beside a sidebar, people customize it.
      let long = scope.views.filter { view in
        view.conditions.mode == .tabSidebar && view.conditions.goesByPlacement
          && view.layout.tabBar?.items.count ?? 0 > maximum
          && !scope.isToldAsOverflow(view)
      }
      let counts = Set(long.map { $0.layout.tabBar?.items.count ?? 0 })
      guard let most = counts.max() else { return }
      let items = long.flatMap { $0.layout.tabBar?.items.compactMap(\.node) ?? [] }.uniqued()
      findings.report(
        "the bar starts with \(counts.count > 1 ? "up to " : "")\(most) items"
          + "\(scope.place(of: long)), more than \(maximum): \(scope.names(of: items))",
        at: scope.spec.tabs, in: long,
        notes: [.init("what does not fit has to be scrolled to")],
        help: "write 'preferredPlacement: optional' on the less important ones, or put what "
          + "belongs together into a group; the sidebar lists them")
    })
}

extension LintScope {
  /// Whether a bar has no more than the root nodes, and `overflow-tabs` reports a bar at the bottom of
  /// the same platform that does not have room for them.
  fileprivate func isToldAsOverflow(_ view: LayoutView) -> Bool {
    let roots = spec.roots.count(where: view.layout.presence.isPresent)
    guard view.layout.tabBar?.items.count ?? 0 <= roots else { return false }
    let platform = view.environment.platform.name
    return views.contains { $0.environment.platform.name == platform && reportsOverflow($0) }
  }
}

extension Rule.Option {
  /// How many items a bar may begin with.
  static let barItems = Self(
    of: "default-tab-count", "maximum", 5, "the most items in the bar of an iPad at the start")
}

/// The number that the guidelines give, in words.
private let most = numberWord(Rule.Option.barItems.value)
