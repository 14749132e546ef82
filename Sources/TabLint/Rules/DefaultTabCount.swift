import JSON
import TabModel

extension Rule {
  static let defaultTabCount = Rule(
    id: "default-tab-count",
    severity: .warning,
    summary: "With a sidebar, the bar of an iPad starts with at most \(most) items.",
    rationale: """
      The bar of a full-width iPad window scrolls, so that with many items some are out of sight \
      and no longer one tap away. In compact width, items that do not fit at the bottom end up in \
      More, so the app differs by size.
      """,
    remedy: """
      Keep the \(most) most important ones in the bar. Write 'preferredPlacement: optional' on the \
      others, so that users find them in the sidebar and can add them, or put related tabs into a \
      {group}.
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
      width of the window and is not computed. If a compact window has More for all tabs from the \
      sixth on, only 'overflow-tabs' is reported.
      """,
    options: [.barItems],
    accepts: [
      Example(
        """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
         "tabs": [
          {"identifier": "inbox", "title": "Inbox", "image": "tray"},
          {"identifier": "calendar", "title": "Calendar", "image": "calendar"},
          {"identifier": "people", "title": "People", "image": "person.2"},
          {"identifier": "files", "title": "Files", "image": "folder"},
          {"type": "search"}
        ]}
        """),
      Example(
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
        """),
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
            {"identifier": "work", "title": "Work", "preferredPlacement": "[-default-]{+optional+}"},
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
          {"identifier": "tasks", "title": "Tasks", "image": "checklist"{+,
           "preferredPlacement": "optional"+}},
          {"identifier": "lists", "title": "Lists", "availability": {"horizontalSizeClass": "regular"},
           "children": [{"identifier": "work", "title": "Work"}]}
        ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      let maximum = scope.settings[.barItems]
      // Users can customize a bar that uses placement next to a sidebar.
      let customizable = scope.layouts.filter { shared in
        shared.conditions.mode == .tabSidebar && shared.conditions.usesPlacement
      }
      let long = scope.reported(
        customizable.filter { $0.layout.tabBar?.items.count ?? 0 > maximum }
          .reduce(into: []) { set, shared in
            let beyond = Set(shared.layout.itemNodes.dropFirst(maximum))
            set.formUnion(
              shared.environments.subtracting(scope.environmentsWithOverflow(of: beyond)))
          })
      let scrolling = "users must scroll to items that do not fit"
      if let most = scope.most(in: long, { $0.layout.tabBar?.items.count ?? 0 }) {
        let items = scope.repeatedNodes.namedItems(in: long) {
          Array($0.itemNodes.dropFirst(maximum))
        }.map(\.name)
        let sections = Set(scope.layouts(in: long).flatMap(\.layout.itemNodes))
          .filter(scope.isSectionOfSidebarTabs).sorted()
        let isOne = sections.count == 1
        findings.report(
          "the bar starts with \(most) items"
            + "\(scope.place(of: long)), more than \(maximum): after these \(items.count == 1 ? "comes" : "come") "
            + shortList(items),
          at: spec.tabsRange, in: long, note: scrolling,
          notes: sections.isEmpty
            ? []
            : [
              .init(
                "all tabs of \(scope.names(of: sections)) are for the sidebar only, but the "
                  + "\(scope.group)\(isOne ? " keeps its item" : "s keep their items")")
            ],
          help: (sections.isEmpty
            ? "" : "write 'preferredPlacement: sidebarOnly' on \(scope.names(of: sections)) too, ")
            + "write 'preferredPlacement: optional' on the less important ones, or put what "
            + "belongs together into a \(scope.group); the sidebar lists them")
        return
      }
      let growing = customizable.compactMap { shared -> RepeatedCapacity? in
        var room = scope.repeatedNodes.capacity(in: shared, fitting: maximum)
        room?.environments = scope.environmentsToReport(of: shared)
        return room
      }
      guard let room = scope.repeatedNodes.reported(growing) else { return }
      findings.report(
        "the bar starts with more than \(maximum) items\(scope.place(of: room.environments)) "
          + scope.repeatedNodes.limitDescription(room),
        at: spec.tabsRange, in: room.environments, note: scrolling,
        help: "write 'preferredPlacement: optional' on them, or put them into a \(scope.group); "
          + "the sidebar lists them")
    })
}

extension LintScope {
  /// Returns the environments on the devices for which `overflow-tabs` names all of these nodes.
  fileprivate func environmentsWithOverflow(of nodes: Set<Int>) -> EnvironmentSet {
    let layouts = overflow.reported.filter { nodes.isSubset(of: $0.layout.tabBar?.more ?? []) }
    let named = platforms(in: Set(layouts.flatMap(\.environments)))
    return named.reduce(into: []) { $0.formUnion(environmentSet(on: $1)) }
  }

  /// Returns whether a group is in the bar although all its tabs are for the sidebar only.
  fileprivate func isSectionOfSidebarTabs(_ index: Int) -> Bool {
    let tabs = spec.descendants(of: index).filter { spec.nodes[$0].kind != .group }
    return spec.nodes[index].kind == .group && !tabs.isEmpty
      && tabs.allSatisfy { spec.nodes[$0].placement == .sidebarOnly }
  }

  /// Returns the environments of a layout without those of platforms on which `overflow-tabs` already reports the
  /// items, if they are root nodes only.
  fileprivate func environmentsToReport(of shared: SharedLayout) -> EnvironmentSet {
    var environments = shared.environments
    if hasNoMoreThanRoots(shared) { environments.subtract(overflow.environments) }
    return environments
  }

  /// Returns whether a bar only has root nodes, counting the maximum of repeated nodes.
  private func hasNoMoreThanRoots(_ shared: SharedLayout) -> Bool {
    let roots = spec.roots.filter {
      !environmentSet(of: $0).isDisjoint(with: shared.environments)
    }
    let repeated = roots.filter { spec.nodes[$0].repeats != nil }
    guard let mostRoots = repeatedNodes.mostItems(repeated.map { ($0, 1) }) else { return true }
    guard let mostItems = repeatedNodes.mostItems(repeatedNodes.items(of: shared)) else {
      return false
    }
    let others = shared.layout.itemNodes.count { spec.repeatedNode(of: $0) == nil }
    return others + mostItems <= roots.count - repeated.count + mostRoots
  }
}

extension Rule.Option {
  static let barItems = Self(
    of: "default-tab-count", "maximum", 5, "the most items in the bar of an iPad at the start")
}

/// The number in the guidelines, in words.
private let most = numberWord(Rule.Option.barItems.value)
