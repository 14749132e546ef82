import LocatedJSON
import TabHierarchy
import TabLayout

extension Rule {
  static let missingImage = Rule(
    id: "missing-image",
    section: .labels,
    severity: .warning,
    summary: "Every item that a bar shows with an image has one.",
    rationale: """
      On iPhone and on a narrow iPad an item is an icon with a title; without one there is a hole \
      above the words. On Apple Vision Pro the bar is nothing but icons until people look at it, \
      so an item without one is an empty spot.
      """,
    remedy: """
      Give it an 'image', best an SF Symbol, which comes in every size and weight; icons of your \
      own have dimensions that Apple Design Resources list.
      """,
    exception: """
      The app sets the image while it runs, from a person's picture for example.
      """,
    apple: """
      The guidelines on tab bars show icons and labels together, ask for a symbol and a label for \
      each tab on Apple Vision Pro, and recommend SF Symbols because they adapt by themselves.
      """,
    sources: [.tabBars],
    certainty: """
      Documented. Bars at the top of an iPad or a Mac show titles, so they are not looked at; a \
      pinned tab without an image is the business of 'pinned-tab-image'.
      """,
    accepts: [
      """
      {"tabs": [
        {"identifier": "tides", "title": "Tides", "image": "water.waves"},
        {"type": "search"}
      ]}
      """,
      """
      {"targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}],
       "tabs": [{"identifier": "tides", "title": "Tides"}]}
      """,
      """
      {"tabs": [
        {"identifier": "coast", "title": "Coast", "image": {"asset": "lighthouse"}, "children": [
          {"identifier": "tides", "title": "Tides"}
        ]}
      ]}
      """,
    ],
    rejects: [
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
       "tabs": [
        {"identifier": "tides", "title": "Tides", "image": "water.waves"},
        ↓{"identifier": "coast", "title": "Coast", "children": [
          {"identifier": "north", "title": "North"}
        ]}
      ]}
      """,
      """
      {"targets": [{"platform": "tvOS", "minimumVersion": "18.0"}],
       "tabs": [
        {"identifier": "tides", "title": "Tides"},
        ↓{"identifier": "settings", "title": ""}
      ]}
      """,
    ],
    check: .layout { scope, findings in
      let spec = scope.spec
      // Elsewhere than at the root only pinned items show an image.
      guard spec.roots.contains(where: { lacksImage(spec.nodes[$0], in: spec) }) else { return }
      for view in scope.views {
        for item in view.layout.tabBar?.items ?? [] where item.shows != .title {
          guard let index = item.node, lacksImage(spec.nodes[index], in: spec) else { continue }
          let node = spec.nodes[index]
          findings.report(
            "\(scope.name(of: node)) has no image for its item in the bar", at: node.object,
            in: view.environment,
            notes: [.init("where an image belongs there is nothing")],
            help: "add an 'image', best an SF Symbol that people know")
        }
      }
    })
}

private func lacksImage(_ node: Node, in spec: TabSpec) -> Bool {
  !node.image.exists && !node.isSearch && spec.resolvedPlacement(of: node) != .pinned
}
