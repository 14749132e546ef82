import JSON
import TabModel

extension Rule {
  static let overflowTabs = Rule(
    id: "overflow-tabs",
    severity: .warning,
    summary: """
      A bar at the bottom has at most \(bottomBarCapacity) items, and one on Apple TV at most \
      \(numberWord(longestTruncated)).
      """,
    rationale: """
      On iPhone and on a compact iPad, with more than five items, the fifth place becomes More. Its \
      entries take two taps and are hard to find; a search tab there is an ordinary entry. On Apple TV the \
      last items fade out at the edge of the screen.
      """,
    remedy: """
      Put related sections into a group, which is one item and leads to all of them. A shorter \
      'compactTabIdentifiers' helps only where the screens of the tabs that it names lead to the \
      others. For a repeated node, specify the maximum number with 'atMost'.
      """,
    exception: """
      Users arrange More themselves, or the titles of a tvOS app are so short that more than \
      \(numberWord(longestTruncated)) fit.
      """,
    apple: """
      The guidelines on tab bars ask to avoid tabs that overflow, because tabs in More are harder \
      to reach and to notice. The reference of UITabBarController gives the number beyond which \
      there is More. On Apple TV, according to it, only the tabs that fit are shown.
      """,
    sources: [.tabBars, .controller],
    certainty: """
      The number at the bottom is documented for iPhone; for an iPhone of regular width it is \
      assumed, as it is for the bar at the side of an iPhone Duo. The number on Apple TV is \
      observed and depends on the titles, so that up to nine items are a note; with images beside the \
      titles, as in SwiftUI, it is one fewer. The number on Apple Vision Pro was observed once. If the items would fit without sidebar-only tabs, only \
      'sidebar-only-in-compact' is reported.
      """,
    accepts: [
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
         "tabs": [
          {"identifier": "today", "title": "Today", "image": "sun.max"},
          {"identifier": "recipes", "title": "Recipes", "image": "book"},
          {"identifier": "plan", "title": "Plan", "image": "calendar"},
          {"identifier": "pantry", "title": "Pantry", "image": "cabinet"},
          {"type": "search"}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "tvOS", "minimumVersion": "26.0"}],
         "tabs": [
          {"identifier": "live", "title": "Live"},
          {"identifier": "films", "title": "Films"},
          {"identifier": "series", "title": "Series"},
          {"identifier": "sports", "title": "Sports"},
          {"identifier": "kids", "title": "Kids"},
          {"identifier": "music", "title": "Music"},
          {"identifier": "store", "title": "Store"}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
         "tabs": ↓[
          {"identifier": "today", "title": "Today", "image": "sun.max"},
          {"identifier": "recipes", "title": "Recipes", "image": "book"},
          {"identifier": "plan", "title": "Plan", "image": "calendar"},
          {+{"identifier": "kitchen", "title": "Kitchen", "image": "fork.knife", "children": [
            +}{"identifier": "pantry", "title": "Pantry", "image": "cabinet"},
        {+  +}  {"identifier": "shopping", "title": "Shopping", "image": "cart"}{+
          ]}+},
          {"identifier": "settings", "title": "Settings", "image": "gear"}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "tvOS", "minimumVersion": "26.0"}],
         "tabs": ↓[
          {"identifier": "live", "title": "Live"},
          {+{"identifier": "watch", "title": "Watch", "children": [
            +}{"identifier": "films", "title": "Films"},
        {+  +}  {"identifier": "series", "title": "Series"},
          {+  +}{"identifier": "sports", "title": "Sports"},
          {+  +}{"identifier": "kids", "title": "Kids"}{+
          ]}+},
          {"identifier": "music", "title": "Music"},
          {"identifier": "store", "title": "Store"},
          {"identifier": "settings", "title": "Settings"}
        ]}
        """),
      Example(
        """
        {"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
         "tabs": ↓[
          {"identifier": "today", "title": "Today", "image": "sun.max"},
          {"identifier": "recipes", "title": "Recipes", "image": "book"},
          {"identifier": "kitchen", "title": "Kitchen", "children": [
            {"identifier": "plan", "title": "Plan", "image": "calendar"},
            {"identifier": "pantry", "title": "Pantry", "image": "cabinet"},
            {"identifier": "shopping", "title": "Shopping", "image": "cart"}[-,
            {"identifier": "tools", "title": "Tools", "image": "hammer"}-]
          ]}
        ]}
        """),
    ],
    inSwiftUI: InSwiftUI(
      remedy: """
        Sections dissolve in these bars, so that each tab in them is an item. Limit what matters \
        less to regular width, and to other platforms than iOS, with 'availability', and specify \
        with 'leadsTo' which screen opens it elsewhere; or put related tabs onto one screen. On \
        Apple TV 'mode: tabSidebar' has a sidebar in place of the bar. For a repeated node, specify \
        the maximum number with 'atMost'.
        """),
    check: .spec { spec, scope, findings in
      let overflowing = scope.reported(
        scope.environmentsOfLayouts(where: scope.overflow.isReported))
      let growing = scope.repeatedNodes.reported(
        scope.layouts.compactMap(scope.overflow.roomBeforeMore))
      if let growing, scope.shouldReport(growing.environments, besides: overflowing) {
        findings.report(
          "the bar gets More\(scope.place(of: growing.environments)) \(scope.repeatedNodes.limitDescription(growing))",
          at: spec.tabsRange, in: growing.environments,
          notes: scope.overflow.capacityNotes(in: growing.environments),
          help: scope.helpForMore("them", growing.nodes, in: growing.environments)
            + (growing.nodes.contains { spec.nodes[$0].repeats?.value.atMost == nil }
              ? ", or specify the maximum number with 'atMost'" : ", or lower 'atMost'"))
      } else {
        let tabs = spec.roots.filter {
          spec.nodes[$0].kind != .group && spec.nodes[$0].kind != .search
        }
        for (moved, environments) in scope.itemSets(in: overflowing, { $0.tabBar?.more ?? [] }) {
          let isOne = moved.count == 1
          findings.report(
            "\(shortList(moved.map(\.name))) \(isOne ? "does" : "do") not fit in the bar and "
              + "\(isOne ? "moves" : "move") to More\(scope.place(of: environments))",
            at: spec.tabsRange, in: environments,
            notes: scope.overflow.capacityNotes(in: environments),
            help: scope.helpForMore("related tabs", tabs, in: environments))
        }
      }
      checkTruncated(on: .television, scope, &findings)
      checkTruncated(on: .headset, scope, &findings)
    })
}

/// Reports bars of a device that cut off what does not fit.
private func checkTruncated(on form: DeviceForm, _ scope: LintScope, _ findings: inout Findings) {
  let spec = scope.spec
  let layouts = scope.layouts.filter { shared in
    shared.layout.tabBar?.overflow == .truncate
      && scope.environments(in: shared.environments).contains { $0.platform.form == form }
  }
  let truncated = scope.reported(
    Set(layouts.filter { $0.itemCount > $0.observedCapacity }.flatMap(\.environments)))
  let filling = scope.repeatedNodes.reported(
    layouts.compactMap { scope.repeatedNodes.capacity(in: $0, fitting: $0.observedCapacity) })
  let isNote = form == .headset
  let note =
    isNote
    ? "(observed once) an ornament cuts off what does not fit"
    : "items that do not fit fade out at the edge, and there is no More"
  if let filling, scope.shouldReport(filling.environments, besides: truncated) {
    let fitting = scope.layouts(in: filling.environments).map(\.observedCapacity).min() ?? 0
    findings.report(
      "items may be truncated\(scope.place(of: filling.environments)) \(scope.repeatedNodes.limitDescription(filling)): "
        + "about \(fitting) items fit in the bar",
      at: spec.tabsRange, in: filling.environments, severity: isNote ? .note : nil, note: note,
      help: scope.dissolvesGroups
        ? "put them onto one screen, or write 'mode: tabSidebar'"
        : scope.canBeGrouped(filling.nodes)
          ? "put them into a group, or onto a screen" : "put them onto the screen of one tab")
    return
  }
  let sets = scope.itemSets(in: truncated) { layout in
    (layout.tabBar?.items ?? []).dropFirst(layout.observedCapacity).compactMap(\.node)
  }
  for (beyond, environments) in sets {
    let most = scope.layouts(in: environments).map(\.itemCount).max() ?? 0
    let fitting = scope.layouts(in: environments).map(\.observedCapacity).min() ?? 0
    findings.report(
      "\(shortList(beyond.map(\.name))) may be truncated: about \(fitting) items fit in the "
        + "bar\(scope.place(of: environments))",
      at: spec.tabsRange, in: environments,
      // Short titles leave space for a few more.
      severity: isNote || most <= 9 ? .note : nil, note: note,
      notes: [
        .init(
          "\(numberWord(fitting)) is what has been observed; how many fit depends on the titles")
      ],
      help: scope.dissolvesGroups
        ? "put related tabs onto one screen, or write 'mode: tabSidebar'"
        : "put related tabs into a group, or move rarely used ones to a screen")
  }
}

extension SharedLayout {
  fileprivate var itemCount: Int { sampled.tabBar?.items.count ?? 0 }
  fileprivate var observedCapacity: Int { sampled.observedCapacity }
}

extension Layout {
  /// The number of items that were observed to fit in a bar that cuts off the others. An image beside
  /// the title takes the space of one item.
  fileprivate var observedCapacity: Int {
    tabBar?.items.contains { $0.shows != .title && $0.shows != .image } == true
      ? longestTruncated - 1 : longestTruncated
  }
}

extension LintScope {
  /// Returns the help for too many items: a group is one item, but a section is not.
  fileprivate func helpForMore(
    _ what: String, _ nodes: [Int], in environments: EnvironmentSet
  ) -> String {
    guard dissolvesGroups else {
      guard canBeGrouped(nodes) else { return "put \(what) onto the screen of one tab" }
      let group = "put \(what) into a group, which is one item"
      return group + (sidebarUse.forbidsGroups ? ", and leave 'mode' out" : "")
    }
    return "put \(what) onto one screen"
      + (isSomewhere(\.canBeCustomized)
        ? ", or \(bottomBars.limiting("what matters less", outOf: environments)) and specify with 'leadsTo' "
          + "which screen opens it elsewhere"
        : "")
  }

  /// Returns whether a group can have these nodes: what is inside a group in a group is at a level too deep.
  fileprivate func canBeGrouped(_ nodes: [Int]) -> Bool {
    !nodes.isEmpty && !nodes.contains { spec.nodes[$0].kind == .group }
  }

  /// Returns whether to report that a bar can become too long. A bar that is already too long takes precedence,
  /// except in unusual states.
  fileprivate func shouldReport(_ growing: EnvironmentSet, besides long: EnvironmentSet) -> Bool {
    long.isEmpty
      || long.isDisjoint(with: usualEnvironments) && !growing.isDisjoint(with: usualEnvironments)
  }

  /// Returns the items that some nodes of each layout are, with the environments that have the same ones.
  fileprivate func itemSets(
    in set: EnvironmentSet, _ nodes: (Layout) -> [Int]
  ) -> [(items: [NamedItem], environments: EnvironmentSet)] {
    layouts(in: set).grouped { nodes($0.sampled) }
      .grouped { repeatedNodes.namedItems(of: $0.elements[0].sampled, nodes) }
      .map { items, layouts in
        (items, set.intersection(layouts.flatMap(\.elements).flatMap(\.environments)))
      }
  }
}

/// The number of items that were observed to fit in the bar of an Apple TV.
private let longestTruncated = 7
