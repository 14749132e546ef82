import JSON
import TabModel

extension Rule {
  static let sharedCustomization = Rule(
    id: "shared-customization",
    severity: .note,
    summary: "Every spec of an app stores customizations under its own identifier.",
    rationale: """
      On iPad and Mac the system stores which tabs users have put into the bar and which they have \
      hidden. Two hierarchies of an app that share a customization overwrite each other: editing \
      the bar of one window changes that of another.
      """,
    remedy: "Give each hierarchy a 'customizationIdentifier' of its own.",
    exception: """
      The specs belong to different apps or to versions of one app, or they intentionally describe \
      one hierarchy.
      """,
    apple: """
      According to the header of UITabBarController, a person's customization is stored under \
      'customizationIdentifier'. According to the UIKit article, the system stores it \
      automatically.
      """,
    sources: [.controller, .article],
    certainty: """
      That the identifier is the key is documented; what exactly happens when two share it is \
      assumed. Only the specs of one run are compared, and only if users can customize something.
      """,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "camera", "title": "Camera", "image": "camera"},
          {"identifier": "photos", "title": "Photos", "image": "photo", "children": [
            {"identifier": "pets", "title": "Pets"}
          ]}
        ]}
        ---
        {"targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "light", "title": "Light", "image": "sun.max"},
          {"identifier": "tools", "title": "Tools", "image": "hammer"}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        ↓{"targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}]{+,
         "customizationIdentifier": "photos"+},
         "tabs": [
          {"identifier": "photos", "title": "Photos", "children": [
            {"identifier": "pets", "title": "Pets"}
          ]}
        ]}
        ---
        ↓{"targets": [{"platform": "macCatalyst", "minimumVersion": "26.0"}]{+,
         "customizationIdentifier": "tools"+},
         "tabs": [
          {"identifier": "tools", "title": "Tools", "children": [
            {"identifier": "crop", "title": "Crop"}
          ]}
        ]}
        """),
      Example(
        """
        {"customizationIdentifier": ↓"main",
         "tabs": [
          {"identifier": "camera", "title": "Camera", "image": "camera"},
          {"identifier": "photos", "title": "Photos", "image": "photo", "children": [
            {"identifier": "pets", "title": "Pets"}
          ]}
        ]}
        ---
        {"customizationIdentifier": ↓"[-main-]{+editor+}", "mode": "tabSidebar",
         "tabs": [
          {"identifier": "light", "title": "Light", "image": "sun.max"},
          {"identifier": "tools", "title": "Tools", "image": "hammer"}
        ]}
        """),
    ],
    inSwiftUI: InSwiftUI(sources: [.customization, .tabNavigation]),
    check: .run { scope, run, findings in
      for identifier in scope.customization.stores {
        let all = run.customizationStores[identifier?.exact] ?? []
        guard all.count > 1 else { continue }
        // One more than can be named, because this spec can be among them.
        let others = all.prefix(maximumNames + 1).filter { $0 !== scope }.prefix(maximumNames)
        let list = shortList(others.map { "'\($0.path)'" }, of: all.count - 1)
        let isOne = all.count == 2
        findings.report(
          identifier.map {
            "'\(clipped($0.value))' is the customization identifier of \(list) too"
          }
            ?? "this spec has no 'customizationIdentifier', nor \(isOne ? "has" : "have") \(list)",
          at: identifier?.range ?? scope.spec.source.root.range,
          note: "in one app, what users customize in one spec changes the others",
          help: identifier == nil
            ? "give each hierarchy of the app a 'customizationIdentifier' of its own; lint versions of "
              + "one app in separate runs"
            : "give this one another identifier; lint versions of one app in separate runs")
      }
    })
}
