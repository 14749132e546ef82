import AppCatalogs
import JSON
import TabModel

extension Rule {
  static let assetAsSymbol = Rule(
    id: "asset-as-symbol",
    severity: .warning,
    summary: "Images of the app are assets, not symbols.",
    rationale: """
      A plain string is the name of an SF Symbol. If the app has an image of that name in its \
      asset catalogs, it was probably meant, and the system, which has no such symbol, draws \
      nothing.
      """,
    remedy: "Write {\"asset\": \"name\"}.",
    exception: """
      A symbol that is newer than the names that the tool knows; add it to 'symbols' in the \
      configuration.
      """,
    apple: """
      'UIImage(systemName:)' finds only system symbols, 'UIImage(named:)' only images of the app.
      """,
    certainty: """
      Certain up to iOS 26, whose symbols are all known. Names that symbols have as well are not \
      reported. The rule runs only with asset catalogs.
      """,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "boat", "title": "Boat", "image": {"asset": "boat"}}
        ]}
        """, assets: ["boat", "House"])
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "boat", "title": "Boat", "image": ↓"boat", "selectedImage": "boat.out"},
          {"identifier": "lake", "title": "Lake", "image": ↓{"systemName": "lake"}}
        ]}
        """, assets: ["boat", "boat.out", "lake"])
    ],
    check: .assets { spec, scope, _, findings in
      for uses in scope.imageUses {
        let meant = uses.filter(scope.isAsset)
        guard let first = meant.first else { continue }
        let others = meant.dropFirst().prefix(maximumNames).map { use in
          Diagnostic.Note("so is '\(use.name)'", at: use.range)
        }
        findings.report(
          "'\(first.name)' is an image of the app, but written as a symbol", at: first.range,
          note: "without a symbol of this name, nothing is drawn", notes: others,
          help: "write {\"asset\": \(jsonString(first.name))}",
          fix: Fix("write it as an image of the app", isSafe: false, meant.map(\.asAsset)))
      }
    })
}
