import JSON
import TabModel

extension Rule {
  static let pinnedTabImage = Rule(
    id: "pinned-tab-image",
    severity: .error,
    summary: "Every pinned tab has an image.",
    rationale: """
      The bar of an iPad, and apparently that of a Mac, shows a pinned item as its image only. \
      Without an image the item is empty, and users do not know what it opens.
      """,
    remedy: "Give the tab an 'image' that users recognize, or another placement.",
    exception: "The app sets the image at run time, before the bar is shown.",
    apple: """
      The UIKit article says that pinned tabs show only their image, and asks for one that people \
      recognize easily.
      """,
    sources: [.article],
    certainty: """
      Documented for iPad, assumed for Mac. Other platforms ignore the placement; there the item \
      has at least its title.
      """,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "lessons", "title": "Lessons", "image": "graduationcap",
           "preferredPlacement": "fixed"},
          {"type": "search", "automaticallyActivatesSearch": true, "preferredPlacement": "pinned"}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "lessons", "title": "Lessons", "image": "graduationcap"},
          ↓{"identifier": "chat", "title": "Chat"{+, "image": "bubble"+}, "preferredPlacement": "pinned"}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "lessons", "title": "Lessons", "image": "graduationcap", "children": [
            ↓{"identifier": "exams", "title": "Exams", "preferredPlacement": "[-pinned-]{+default+}",
             "selectedImage": "checkmark"}
          ]}
        ]}
        """),
    ],
    inSwiftUI: InSwiftUI(
      rationale: """
        The bar of an iPad shows a pinned item as its image only. Without an image the item is \
        empty, and users do not know what it opens.
        """,
      certainty: """
        Documented. Other bars ignore the placement; there the item has at least its title.
        """),
    check: .spec { spec, scope, findings in
      for index in spec.nodes.indices where spec.nodes[index].preferredPlacement?.value == .pinned {
        let node = spec.nodes[index]
        if node.kind == .search || node.image != nil || !scope.hasImage(node) { continue }
        findings.report(
          "\(scope.name(of: node)) is pinned and has no image: its item is empty", at: node.range,
          note: "the bar shows only the image of a pinned item",
          notes: [node.selectedImage].compactMap(\.self).map {
            Diagnostic.Note("this one shows only while the tab is selected", at: $0.range)
          },
          help: "add an 'image', or choose a placement that shows the title, such as "
            + scope.customization.placementInBar)
      }
    })
}
