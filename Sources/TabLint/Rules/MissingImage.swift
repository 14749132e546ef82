import JSON
import TabModel

extension Rule {
  static let missingImage = Rule(
    id: "missing-image",
    severity: .warning,
    summary: "Every item that a bar shows with an image has one.",
    rationale: """
      On iPhone and on a compact iPad an item is an icon with a title; without an icon there is a \
      gap above the title. On Apple Vision Pro the bar shows only icons until users look at it, \
      and at the side of an iPhone Duo only icons, so an item without one is empty.
      """,
    remedy: """
      Give it an 'image', preferably an SF Symbol, which is available in every size and weight; \
      the dimensions of custom icons are in Apple Design Resources.
      """,
    exception: "The app sets the image at run time, such as a user's picture.",
    apple: """
      The guidelines on tab bars show icons and labels together, ask for a symbol and a label for \
      each tab on Apple Vision Pro, and recommend SF Symbols because they adapt by themselves.
      """,
    sources: [.tabBars],
    certainty: """
      Documented. Bars at the top of an iPad or a Mac show titles, so they are not checked; a \
      pinned tab without an image is reported by 'pinned-tab-image', and a tab for the sidebar \
      only in a bar at the bottom by 'sidebar-only-in-compact'.
      """,
    accepts: [
      Example(
        """
        {"targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"},
                     {"platform": "tvOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "tides", "title": "Tides"},
          {"identifier": "winds", "title": "Winds"}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "tides", "title": "Tides", "image": "water.waves"},
          {"identifier": "coast", "title": "Coast", "image": {"asset": "lighthouse"}, "children": [
            {"identifier": "north", "title": "North"}
          ]}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "tides", "title": "Tides", "image": "water.waves"},
          ↓{"identifier": "coast", "title": "Coast"{+, "image": "beach.umbrella"+}, "children": [
            {"identifier": "north", "title": "North"}
          ]}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "tvOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "tides", "title": "Tides"},
          ↓{"identifier": "settings", "title": ""{+, "image": "gear"+}}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"},
                     {"platform": "visionOS", "minimumVersion": "18.0"}],
         "mode": "tabSidebar",
         "tabs": [
          {"identifier": "tides", "title": "Tides", "image": "water.waves"},
          {"identifier": "winds", "title": "Winds", "image": "wind"},
          ↓{"identifier": "storms", "title": "Storms", {+"image": "tornado",
           +}"preferredPlacement": "sidebarOnly"}
        ]}
        """),
      Example(
        """
        {"framework": "SwiftUI", "targets": [{"platform": "tvOS", "minimumVersion": "18.0"}],
         "tabs": [
          ↓{"identifier": "live", "title": "Live"{+, "image": "tv"+}},
          {"identifier": "films", "title": "Films", "image": "film"}
        ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      let lacking = Set(spec.nodes.indices.filter { lacksImage($0, in: scope) })
      if lacking.isEmpty { return }
      var missing: [Int: EnvironmentSet] = [:]
      var onlyImages: EnvironmentSet = []
      for shared in scope.layouts {
        guard let bar = shared.layout.tabBar, bar.isVisible else { continue }
        for item in bar.items where item.shows != .title {
          guard let index = item.node, lacking.contains(index) else { continue }
          // A node that doesn't belong in this bar needs no image for it.
          let environments = shared.environments.subtracting(
            scope.sidebarUse.nodesInBottomBars[index] ?? [])
          if environments.isEmpty { continue }
          missing[index, default: []].formUnion(environments)
          if item.shows == .image || isBlank(spec.title(of: index)) {
            onlyImages.formUnion(environments)
          }
        }
      }
      findings.report(together: scope.offenders(missing, at: \.range)) { nodes, environments in
        let isOne = nodes.count == 1
        let blank = onlyImages.intersection(environments)
        return Findings.Words(
          message:
            "\(scope.names(of: nodes, in: missing)) \(isOne ? "has no image for its item" : "have no images for their items")"
            + " in the bar\(scope.place(of: environments))"
            + (blank.isEmpty ? "" : "; nothing else shows\(scope.place(of: blank))"),
          note: "the \(isOne ? "item's image" : "images of these items") would be blank",
          help: "add an 'image'\(isOne ? "" : " to each"), preferably a familiar SF Symbol")
      }
    })
}

/// Returns whether a node's item lacks an image. Another rule reports pinned items.
private func lacksImage(_ index: Int, in scope: LintScope) -> Bool {
  guard scope.spec.nodes[index].image == nil else { return false }
  let node = scope.spec.nodes[index]
  return node.kind != .search && scope.hasImage(node)
    && !node.hasSampleImage && scope.spec.resolvedPlacement(of: index) != .pinned
}
