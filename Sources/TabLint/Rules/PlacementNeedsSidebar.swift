import JSON
import TabModel

extension Rule {
  static let placementNeedsSidebar = Rule(
    id: "placement-needs-sidebar",
    severity: .error,
    summary: "A placement that relies on the sidebar is used only with a sidebar.",
    rationale: """
      On iPad and Mac a tab that is 'sidebarOnly' is never in the bar, and one that is 'optional' \
      only after a user drags it there from the sidebar. In mode 'tabBar' there is no sidebar, so \
      users never see the tab.
      """,
    remedy: """
      Write 'mode: tabSidebar', or give the tab a placement that is in the bar, such as 'default'.
      """,
    exception: "The app opens the tab's content in another way, such as from a button in a screen.",
    apple: """
      The UIKit article describes 'sidebarOnly' for tabs that appear only in the sidebar, and lets \
      people add tabs to the bar by dragging them out of the sidebar.
      """,
    sources: [.placement, .article],
    certainty: """
      Documented. Without 'mode' there is a sidebar if one of the root nodes is a group, as in \
      UIKit.
      """,
    accepts: [
      Example(
        """
        {"mode": "tabSidebar", "targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "files", "title": "Files", "image": "folder"},
          {"identifier": "shared", "title": "Shared", "image": "person.2"},
          {"identifier": "archive", "title": "Archive", "preferredPlacement": "sidebarOnly"}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "files", "title": "Files", "image": "folder", "children": [
            {"identifier": "recent", "title": "Recent", "preferredPlacement": "optional"}
          ]},
          {"identifier": "trash", "title": "Trash", "image": "trash"}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"mode": "tabBar",
         "tabs": [
          {"identifier": "files", "title": "Files", "image": "folder"},
          {"identifier": "archive", "title": "Archive", "image": "archivebox",
           "preferredPlacement": ↓"[-sidebarOnly-]{+default+}"}
        ]}
        """),
      Example(
        """
        {{+"mode": "tabSidebar",
         +}"tabs": [
          {"identifier": "files", "title": "Files", "image": "folder"},
          {"identifier": "shared", "title": "Shared", "image": "person.2",
           "preferredPlacement": ↓"optional"}
        ]}
        """),
    ],
    inSwiftUI: InSwiftUI(
      rationale: """
        On iPad a tab that is 'sidebarOnly' is never in the bar, and one that is 'optional' only \
        after a user drags it there from the sidebar. Without 'mode: tabSidebar' there is no \
        sidebar, so users never see the tab.
        """,
      certainty: """
        Documented. That there is no sidebar without 'mode', with or without sections, is also \
        observed.
        """),
    check: .spec { spec, scope, findings in
      guard spec.nodes.contains(where: \.waitsForSidebar) else { return }
      let found = scope.environmentsByNode { shared in
        guard shared.conditions.isBarWithoutSidebar else { return [] }
        return shared.destinations.filter { $0.via == .customization || $0.via == .unreachable }
          .map(\.node).filter { spec.nodes[$0].waitsForSidebar }
      }
      for (index, environments) in found.sorted(by: { $0.key < $1.key }) {
        let node = spec.nodes[index]
        findings.report(
          (node.placement == .sidebarOnly
            ? "\(scope.name(of: node)) is for the sidebar only, and there is no sidebar"
            : "\(scope.name(of: node)) gets into the bar only from a sidebar, and there is none")
            + scope.place(of: environments),
          at: node.preferredPlacement?.range ?? node.range, in: environments,
          notes: [scope.sidebarUse.whyNoSidebar(in: environments)],
          help:
            "write 'mode: tabSidebar', or a placement in the bar, such as \(scope.customization.placementInBar)"
        )
      }
    })
}

extension Node {
  /// True if it isn't in a bar until a user adds it from a sidebar. Other rules report search tabs.
  var waitsForSidebar: Bool { placement.isOutsideBar && kind != .search }
}

extension LayoutConditions {
  /// True if the bar uses placement and there is no sidebar to customize it.
  var isBarWithoutSidebar: Bool { mode == .tabBar && usesPlacement }
}
