import AppCatalogs
import JSON
import TabModel

extension Rule {
  static let unknownAsset = Rule(
    id: "unknown-asset",
    severity: .warning,
    summary: "The asset catalogs have every app image in the spec.",
    rationale: """
      If no asset catalog has the name, there is no image and no error: the item or the row stays \
      empty, on every device.
      """,
    remedy: """
      Correct the name, with its namespaces, or write the name of an SF Symbol as a \
      plain string.
      """,
    exception: "An image from a catalog that was not named, such as that of a package.",
    apple: """
      'UIImage(named:)' answers with nil where no asset catalog of the bundle has the name. A \
      group that provides a namespace puts its own name and a slash before those in it.
      """,
    certainty: """
      Certain if the app has no other catalogs. Image sets and symbol sets are both searched. The \
      rule runs only with asset catalogs.
      """,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": {"asset": "Home"}},
          {"identifier": "boat", "title": "Boat", "image": {"asset": "Sea/Boat"},
           "selectedImage": "sailboat"}
        ]}
        """, assets: ["Home", "Sea/Boat"])
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": ↓{"asset": "[-Hme-]{+Home+}"}},
          {"identifier": "boat", "title": "Boat", "image": ↓{"asset": "[-sea/boat-]{+Sea/Boat+}"}}
        ]}
        """, assets: ["Home", "Sea/Boat"]),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"[-,
           "selectedImage": ↓{"asset": "House Filled"}-]},
          {"identifier": "lists", "title": "Lists", "image": {"asset": "Lists"},
           "children": [{"identifier": "own", "title": "Own"}],
           "sidebarActions": [{"title": "New", "image": ↓[-{"asset": "Pluss"}-]{+"plus"+}},
                              {"title": "Sort", "image": [-{"asset": "Arrows"}-]{+"arrow.up.arrow.down"+}}]}
        ]}
        """, assets: ["Lists"]),
    ],
    check: .assets { spec, scope, assets, findings in
      var suggestions = Suggestions(assets.all)
      for (index, uses) in scope.imageUses.enumerated() {
        let unknown = uses.filter { use in
          use.image.isAsset && !assets.contains(use.name)
        }
        guard let first = unknown.first else { continue }
        let name = first.name
        let others = unknown.dropFirst().prefix(maximumNames).map { use in
          Diagnostic.Note("nor '\(clipped(use.name))'", at: use.range)
        }
        let near = suggestions[name]
        let help =
          if let near, near.lowercased() == name.lowercased() {
            "write '\(clipped(near))': names are case-sensitive"
          } else if scope.hasSymbol(name, at: index) {
            "write \(jsonString(name)): this is the name of an SF Symbol"
          } else {
            near.map { "did you mean '\(clipped($0))'?" }
              ?? "add the image to the app, or correct the name"
          }
        findings.report(
          "no asset catalog has an image '\(clipped(name))'", at: first.range,
          note: "nothing would be drawn", notes: others, help: help)
      }
    })
}
