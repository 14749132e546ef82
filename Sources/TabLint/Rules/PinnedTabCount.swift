import JSON
import TabModel

extension Rule {
  static let pinnedTabCount = Rule(
    id: "pinned-tab-count",
    severity: .note,
    summary: "The bar of an iPad has at most two pinned items.",
    rationale: """
      A pinned item is at the trailing end of the bar of an iPad and shows its symbol without a \
      title. Users recognize one or two, such as search, but not a row of symbols.
      """,
    remedy: """
      Keep 'pinned' for the search tab and one other tab; make the others 'fixed', or leave out \
      their placement, so that the bar shows their titles.
      """,
    exception: "Users know all these symbols from other apps. 'maximum' changes the limit.",
    apple: """
      The UIKit article recommends pinned tabs for prominent items, such as search, and documents \
      that only their image is shown.
      """,
    sources: [.article],
    certainty: """
      What a pinned item shows is documented, the number two is this tool's. The search tab counts \
      because it is pinned by default.
      """,
    options: [.pinnedItems],
    accepts: [
      Example(
        """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}],
         "tabs": [
          {"identifier": "desk", "title": "Desk", "image": "lamp.desk"},
          {"identifier": "inbox", "title": "Inbox", "image": "tray",
           "preferredPlacement": "pinned"},
          {"type": "search"}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "desk", "title": "Desk", "image": "lamp.desk",
           "preferredPlacement": "pinned"},
          {"identifier": "inbox", "title": "Inbox", "image": "tray",
           "preferredPlacement": "pinned"},
          {"type": "search"}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}],
         "tabs": ↓[
          {"identifier": "desk", "title": "Desk", "image": "lamp.desk",
           "preferredPlacement": "[-pinned-]{+fixed+}"},
          {"identifier": "inbox", "title": "Inbox", "image": "tray",
           "preferredPlacement": "pinned"},
          {"type": "search"}
        ]}
        """)
    ],
    check: .spec { spec, scope, findings in
      let maximum = scope.settings[.pinnedItems]
      func pinned(_ layout: Layout) -> [Int] {
        (layout.tabBar?.items ?? []).filter { $0.region == .pinned }.compactMap(\.node)
      }
      let long = scope.environmentsOfLayouts { shared in
        shared.conditions.usesPlacement && pinned(shared.sampled).count > maximum
      }
      if long.isEmpty { return }
      let crowded = scope.reported(
        long.intersection(scope.environmentSet(where: \.barTakesTurnsWithSidebar)))
      guard let most = scope.most(in: crowded, { pinned($0.sampled).count }) else { return }
      let items = scope.repeatedNodes.namedItems(in: crowded, pinned).map(\.name)
      findings.report(
        "the bar has \(most) pinned items, more than \(maximum), "
          + "which show symbols without titles\(scope.place(of: crowded)): \(shortList(items))",
        at: spec.tabsRange, in: crowded,
        note: "users recognize one or two, such as search, but not a row of symbols",
        help: "keep 'pinned' for the most prominent, such as search, and write "
          + (scope.customization.environmentsOfEditableBars.isDisjoint(with: crowded)
            ? "'fixed' or 'default'" : "'movable'")
          + " on the others")
    })
}

extension Rule.Option {
  static let pinnedItems = Self(
    of: "pinned-tab-count", "maximum", 2, "the most pinned items in the bar of an iPad")
}
