import JSON
import TabModel

extension Rule {
  static let defaultTabCount = Rule(
    id: "default-tab-count",
    severity: .warning,
    summary: """
      With a sidebar, the bar of an iPad starts with at most \(most) items.
      """,
    rationale: """
      The bar of a full-width iPad window scrolls, so that with many items some are out of sight \
      and no longer one tap away. In compact width, items that do not fit at the bottom end up in \
      More, so the app differs by size.
      """,
    remedy: """
      Keep the \(most) most important ones in the bar. Write 'preferredPlacement: optional' on the \
      others, so that users find them in the sidebar and can add them, or put related tabs into a \
      group.
      """,
    exception: """
      The app is for iPad only, its titles are short, and all sections are used equally often. \
      'maximum' changes the limit.
      """,
    apple: """
      The guidelines on tab bars advise to start people off with \(most) tabs or fewer, so that \
      compact and regular sizes stay alike. The UIKit article says that the bar takes any number \
      and scrolls, but to keep to those that fit.
      """,
    sources: [.tabBars, .article],
    certainty: """
      Documented as advice for bars that users customize, so that a bar without a sidebar is not \
      checked. Pinned items count. How many items really fit depends on fonts, titles and the \
      width of the window and is not computed. If a compact window has More for the same tabs, \
      only 'overflow-tabs' is reported.
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
          """),
      Example(
        """
        {"framework": "SwiftUI", "mode": "tabSidebar",
         "targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
         "tabs": ↓[
          {"identifier": "inbox", "title": "Inbox", "image": "tray"},
          {"identifier": "calendar", "title": "Calendar", "image": "calendar"},
          {"identifier": "people", "title": "People", "image": "person.2"},
          {"identifier": "files", "title": "Files", "image": "folder"},
          {"identifier": "tasks", "title": "Tasks", "image": "checklist"},
          {"identifier": "lists", "title": "Lists", "availability": {"horizontalSizeClass": "regular"},
           "children": [{"identifier": "work", "title": "Work"}]}
        ]}
        """,
        fixed: """
          {"framework": "SwiftUI", "mode": "tabSidebar",
           "targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
           "tabs": [
            {"identifier": "inbox", "title": "Inbox", "image": "tray"},
            {"identifier": "calendar", "title": "Calendar", "image": "calendar"},
            {"identifier": "people", "title": "People", "image": "person.2"},
            {"identifier": "files", "title": "Files", "image": "folder"},
            {"identifier": "tasks", "title": "Tasks", "image": "checklist",
             "preferredPlacement": "optional"},
            {"identifier": "lists", "title": "Lists", "availability": {"horizontalSizeClass": "regular"},
             "children": [{"identifier": "work", "title": "Work"}]}
          ]}
          """),
    ],
    check: .spec { spec, scope, findings in
      let maximum = scope.settings[.barItems]
      guard spec.nodes.count > maximum || spec.hasRepeatedNodes else { return }
      // Users can customize a bar that uses placement next to a sidebar.
      let long = scope.reported(
        scope.views.filter { view in
          view.shared.canBeCustomized && view.layout.tabBar?.items.count ?? 0 > maximum
            && !scope.isToldAsOverflow(view)
        })
      let counts = Set(long.map { $0.layout.tabBar?.items.count ?? 0 })
      guard let most = counts.max() else {
        return reportGrowing(fitting: maximum, scope, &findings)
      }
      let items = scope.items(long.map { ($0, $0.sampled.itemNodes) }).map(\.name)
      findings.report(
        "the bar starts with \(counts.count > 1 ? "up to " : "")\(most) items"
          + "\(scope.place(of: long)), more than \(maximum): \(enumeration(of: items))",
        at: spec.tabs, in: long,
        note: "users must scroll to items that do not fit",
        help: "write 'preferredPlacement: optional' on the less important ones, or put what "
          + "belongs together into a \(scope.group); the sidebar lists them")
    })
}

/// Reports that repeated nodes can exceed a bar's limit.
private func reportGrowing(
  fitting maximum: Int, _ scope: LintScope, _ findings: inout Findings
) {
  let growing = scope.views.compactMap { view -> (EnvironmentSet, RepeatedCapacity)? in
    guard view.shared.canBeCustomized, !scope.isToldAsOverflow(view) else { return nil }
    return scope.roomForRepeated(in: view.shared, fitting: maximum).map { ([view.position], $0) }
  }
  guard let (views, room) = scope.reported(growing) else { return }
  findings.report(
    "the bar starts with more than \(maximum) items\(scope.place(of: views)) "
      + scope.asSoonAs(room),
    at: scope.spec.tabs, in: views,
    note: "users must scroll to items that do not fit",
    help:
      "write 'preferredPlacement: optional' on them, or put them into a \(scope.group); the sidebar "
      + "lists them")
}

extension SharedLayout {
  /// True if users can customize the bar: it uses placement and has a sidebar.
  fileprivate var canBeCustomized: Bool {
    conditions.mode == .tabSidebar && conditions.goesByPlacement
  }
}

extension LintScope {
  /// Returns whether the bar only has root nodes, and `overflow-tabs` already reports them on the same platform.
  fileprivate func isToldAsOverflow(_ view: LayoutView) -> Bool {
    platformsWithOverflow.contains(view.environment.platform.name)
      && hasNoMoreThanRoots(view.shared)
  }

  /// Returns whether a bar only has root nodes, counting the maximum of repeated nodes.
  private func hasNoMoreThanRoots(_ shared: SharedLayout) -> Bool {
    let roots = spec.roots.filter {
      !environmentSet(of: $0).isDisjoint(with: shared.environments)
    }
    let repeated = roots.filter { spec.nodes[$0].isWritten(.repeats) }
    guard let mostRoots = mostItems(repeated.map { ($0, 1) }) else { return true }
    guard let mostItems = mostItems(repeatedItems(of: shared)) else { return false }
    let others = shared.layout.itemNodes.count { repeatedNode(around: $0) == nil }
    return others + mostItems <= roots.count - repeated.count + mostRoots
  }
}

extension Rule.Option {
  static let barItems = Self(
    of: "default-tab-count", "maximum", 5, "the most items in the bar of an iPad at the start")
}

/// The number in the guidelines, in words.
private let most = numberWord(Rule.Option.barItems.value)
