import JSON
import TabModel

extension Rule {
  static let nothingCustomizable = Rule(
    id: "nothing-customizable",
    severity: .note,
    summary: "With a sidebar, users can customize something.",
    rationale: """
      With a sidebar, users on iPad and Mac can edit the sidebar and the bar. If every tab is \
      fixed, pinned or for the sidebar only, there is nothing to edit, and users cannot add their \
      favorite sections to the bar.
      """,
    remedy: """
      Leave 'preferredPlacement' out where a tab need not be fixed, or write 'allowsHiding' on \
      tabs for the sidebar and 'allowsReordering' on {groups}.
      """,
    exception: "The app has so few tabs that all users need all of them.",
    apple: """
      The UIKit article asks to make tabs customizable when possible; the guidelines on tab bars \
      and on sidebars ask to let people choose what is in them.
      """,
    sources: [.article, .tabBars, .sidebars],
    certainty: """
      The advice is documented. The list of what counts as customizable follows the placements and \
      keys that the article and the headers describe. An app with fewer than four tabs and {groups} \
      is ignored.
      """,
    accepts: [
      Example(
        """
        {"mode": "tabSidebar",
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house", "preferredPlacement": "fixed"},
          {"identifier": "radio", "title": "Radio", "image": "radio"}
        ]}
        """),
      Example(
        """
        {"mode": "tabSidebar", "targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house", "preferredPlacement": "fixed"},
          {"identifier": "podcasts", "title": "Podcasts", "preferredPlacement": "sidebarOnly",
           "allowsHiding": true}
        ]}
        """),
      Example(
        """
        {"mode": "tabBar",
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house", "preferredPlacement": "fixed"},
          {"type": "search", "automaticallyActivatesSearch": true}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"mode": "tabSidebar", "targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}],
         "tabs": ↓[
          {"identifier": "home", "title": "Home", "image": "house", "preferredPlacement": "fixed"},
          {"identifier": "radio", "title": "Radio", "image": "radio", "preferredPlacement": "fixed"},
          {"identifier": "podcasts", "title": "Podcasts"[-, "preferredPlacement": "sidebarOnly"-]},
          {"type": "search"}
        ]}
        """),
      Example(
        """
        {"tabs": ↓[
          {"identifier": "home", "title": "Home", "image": "house", "preferredPlacement": "fixed"},
          {"identifier": "shows", "title": "Shows", "image": "tv", "preferredPlacement": "fixed"{+,
           "allowsReordering": true+},
           "children": [
            {"identifier": "news", "title": "News", "preferredPlacement": "sidebarOnly"},
            {"identifier": "sports", "title": "Sports", "preferredPlacement": "sidebarOnly"}
          ]},
          {"identifier": "live", "title": "Live", "image": "play.tv",
           "availability": {"platforms": ["iOS", "tvOS"]}}
        ]}
        """),
      Example(
        """
        {"framework": "SwiftUI", "mode": "tabSidebar", "customizationIdentifier": "tabs",
         "targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
         "tabs": ↓[
          {"identifier": "home", "title": "Home", "image": "house", "preferredPlacement": "fixed"},
          {"identifier": "radio", "title": "Radio", "image": "radio", "preferredPlacement": "fixed"},
          {"identifier": "shows", "title": "Shows", "image": "tv", "preferredPlacement": "fixed"},
          {"identifier": "news", "title": "News", "image": "newspaper"[-, "preferredPlacement": "fixed"-]}
        ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      let environments = scope.customization.environmentsWithNothing()
      let stores = scope.places(of: \.customizationIdentifier)
        .filter { !$0.environments.isDisjoint(with: environments) }
      findings.report(
        "users cannot customize anything in the bar or in the sidebar\(scope.place(of: environments))"
          + (stores.isEmpty ? "" : ", so 'customizationIdentifier' has nothing to keep"),
        at: spec.tabsRange, in: environments,
        note: "every tab is fixed, pinned or for the sidebar only, and none may be hidden or "
          + "reordered",
        help: scope.dissolvesGroups
          ? "leave 'preferredPlacement' out where a tab need not be fixed, and 'allowsHiding' and "
            + "'allowsReordering' where users may choose"
          : "leave 'preferredPlacement' out where a tab need not be fixed, or write 'allowsHiding' "
            + "on tabs for the sidebar and 'allowsReordering' on groups")
    })
}

/// The second step of a help whose first step removes the last customizable node.
let leavingSomethingToCustomize = ", and leave 'preferredPlacement' out where users may move a tab"

/// The minimum number of nodes to make customizable.
let fewestNodes = 4
