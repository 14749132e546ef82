import JSON
import TabModel

extension Rule {
  package static let customizationEmptiesBar = Rule(
    id: "customization-empties-bar",
    severity: .note,
    summary: "At least one item of an iPad's bar cannot be removed.",
    rationale: """
      With a sidebar, users can drag items out of the bar of an iPad. If all of them can be \
      removed, the bar may end up empty, and every route starts in the sidebar.
      """,
    remedy: """
      Write 'preferredPlacement: fixed' on the tabs that are central to the app, or 'movable' \
      where users may choose the place.
      """,
    exception: "All parts of the app are equally important, and an empty bar is acceptable.",
    apple: """
      The UIKit article advises to make tabs that are central to the app fixed, so that people \
      cannot remove or move them.
      """,
    sources: [.article],
    certainty: """
      Documented that these items can be removed. Whether the system keeps the last one has not \
      been tested. The rule runs only with '--rule' or a severity in the configuration.
      """,
    isOffByDefault: true,
    accepts: [
      Example(
        """
        {"mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}],
         "tabs": [
          {"identifier": "board", "title": "Board", "image": "rectangle.3.group"},
          {"identifier": "chat", "title": "Chat", "image": "bubble"},
          {"type": "search"}
        ]}
        """),
      Example(
        """
        {"mode": "tabBar",
         "tabs": [
          {"identifier": "board", "title": "Board", "image": "rectangle.3.group"},
          {"identifier": "chat", "title": "Chat", "image": "bubble"}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"mode": "tabSidebar",
         "tabs": ↓[
          {"identifier": "board", "title": "Board", "image": "rectangle.3.group"{+,
           "preferredPlacement": "fixed"+}},
          {"identifier": "chat", "title": "Chat", "image": "bubble"}
        ]}
        """),
      Example(
        """
        {"tabs": ↓[
          {"identifier": "board", "title": "Board", "image": "rectangle.3.group"{+,
           "preferredPlacement": "fixed"+}, "children": [
            {"identifier": "done", "title": "Done", "image": "checkmark"}
          ]},
          {"identifier": "notes", "title": "Notes", "image": "note.text"},
          {"identifier": "chat", "title": "Chat", "image": "bubble",
           "preferredPlacement": "fixed", "isHidden": true}
        ]}
        """),
      Example(
        """
        {"framework": "SwiftUI", "mode": "tabSidebar", "customizationIdentifier": "tabs",
         "tabs": ↓[
          {"identifier": "board", "title": "Board", "image": "rectangle.3.group"{+,
           "preferredPlacement": "fixed"+}},
          {"identifier": "chat", "title": "Chat", "image": "bubble"}
        ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      let environments = scope.environmentsOfLayouts { shared in
        shared.conditions.usesPlacement && shared.conditions.readsCustomization
          && shared.layout.tabBar?.items.isEmpty == false
          && !shared.layout.itemNodes.contains { index in
            let placement = spec.resolvedPlacement(of: index)
            return placement.isImmovable || placement == .movable
          }
      }
      findings.report(
        "users can remove every item from the bar\(scope.place(of: environments))",
        at: spec.tabsRange, in: environments,
        note: "none of them is 'fixed', 'movable' or 'pinned'",
        help: "write 'preferredPlacement: fixed' on the tabs that are central to the app")
    })
}
