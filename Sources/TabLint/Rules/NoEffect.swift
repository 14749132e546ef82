import JSON
import TabModel

extension Rule {
  static let noEffect = Rule(
    id: "no-effect",
    severity: .note,
    summary: "Every key has an effect.",
    rationale: """
      A key without effect suggests that iPhone, iPad or Mac behave differently than they do, and \
      often something else was intended.
      """,
    remedy: "Remove the key, or add what it depends on.",
    exception: """
      The app changes the rest at run time, in a way that 'repeats' and 'live' cannot describe.
      """,
    apple: """
      The headers describe what each property does: the order and the sections inside groups, the \
      list for a compact appearance, and a sidebar that not every platform has.
      """,
    sources: [.group, .controller, .sidebarClass, .tab],
    certainty: """
      Documented, but for two readings that are assumed: that an 'inline' group has no row to \
      collapse or to select, and that an empty 'compactTabIdentifiers' is as if absent. A key that \
      only some platforms ignore, such as 'mode' and 'preferredPlacement' on iPhone, is not \
      reported: apps share code.
      """,
    accepts: [
      Example(
        """
        {"mode": "tabSidebar", "compactTabIdentifiers": ["home", "rooms"],
         "customizationIdentifier": "house",
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house", "preferredPlacement": "movable"},
          {"identifier": "rooms", "title": "Rooms", "image": "sofa", "allowsReordering": true,
           "displayOrderIdentifiers": ["attic"], "isCollapsedByDefault": true,
           "children": [
            {"identifier": "kitchen", "title": "Kitchen"},
            {"identifier": "attic", "title": "Attic"}
          ]}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house", "preferredPlacement": "automatic"},
          {"identifier": "rooms", "title": "Rooms", "image": "sofa", "allowsReordering": false,
           "sidebarAppearance": "inline", "isCollapsedByDefault": false,
           "displayOrderIdentifiers": ["kitchen", "attic"],
           "children": [
            {"identifier": "kitchen", "title": "Kitchen"},
            {"identifier": "cellar", "title": "Cellar"},
            {"identifier": "attic", "title": "Attic"}
          ]}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}],
         "customizationIdentifier": "house",
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house", "preferredPlacement": "movable"},
          {"identifier": "rooms", "title": "Rooms", "image": "sofa", "preferredPlacement": "movable"}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
         "mode": "tabSidebar", "customizationIdentifier": "house", "sidebar": {"isHidden": false},
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house", "preferredPlacement": "movable"},
          {"identifier": "rooms", "title": "Rooms", "image": "sofa", "preferredPlacement": "fixed"}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "rooms", "title": "Rooms", "image": "sofa", "allowsReordering": ↓true, "children": [
            {"identifier": "kitchen", "title": "Kitchen"}
          ]}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "rooms", "title": "Rooms", "sidebarAppearance": "inline",
           "isCollapsedByDefault": ↓true, "isSidebarDestination": ↓true, "children": []}
        ]}
        """),
      Example(
        """
        {"compactTabIdentifiers": ["home", "rooms", ↓"home"],
         "targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
         "prominentTabIdentifier": ↓"attic",
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house", "leadsTo": ["attic", ↓"attic"]},
          {"identifier": "rooms", "title": "Rooms", "image": "sofa", "children": [
            {"identifier": "attic", "title": "Attic", "live": ["title", ↓"title"],
             "badgeValue": "2"}
          ], "badgeValue": "2"}
        ]}
        """),
      Example(
        """
        {"framework": "SwiftUI", "mode": "tabSidebar", {+"customizationIdentifier": "tabs",
         +}"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house", "preferredPlacement": ↓"movable"},
          {"identifier": "rooms", "title": "Rooms", "allowsReordering": true, "children": [
            {"identifier": "kitchen", "title": "Kitchen", "image": "fork.knife"},
            {"identifier": "attic", "title": "Attic", "image": "house.lodge"}
          ]}
        ]}
        """),
    ],
    inSwiftUI: InSwiftUI(
      certainty: """
        Documented. A key that only some platforms ignore, such as 'preferredPlacement' on iPhone, \
        is not reported: apps share code.
        """),
    check: .spec { spec, scope, findings in
      var checker = NoEffectChecker(scope, findings)
      checker.checkController()
      for index in spec.nodes.indices {
        checker.checkLists(index)
        if spec.nodes[index].kind == .group { checker.checkGroup(index, spec.nodes[index]) }
      }
      findings = checker.findings
    })
}
