import AppCatalogs
import JSON
import SymbolNames
import TabModel

extension Rule {
  static let symbolName = Rule(
    id: "symbol-name",
    severity: .warning,
    summary: "The name of an SF Symbol has only lowercase letters, digits and dots.",
    rationale: """
      An unknown name results in no image and no error: the item or the row stays empty, on every \
      device. Usually it is the name of an image of the app, written as a symbol.
      """,
    remedy: """
      Write {"asset": "MyIcon"} for an image of the app, or correct the name of the symbol.
      """,
    exception: "Almost never, as no SF Symbol has such a name.",
    apple: """
      The UIKit article creates tabs' images from the names of SF Symbols. All names in the SF \
      Symbols app are lowercase words with dots between them.
      """,
    sources: [.article],
    certainty: """
      Certain. 'unknown-symbol' checks whether a valid name exists, and 'asset-as-symbol' reports \
      names in the app's asset catalogs.
      """,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "number", "title": "Numbers", "image": "1.circle",
           "selectedImage": {"systemName": "1.circle.fill"}},
          {"identifier": "own", "title": "Own", "image": {"asset": "MyIcon"}}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": ↓[-"HomeIcon"-]{+{"asset": "HomeIcon"}+}},
          {"identifier": "mail", "title": "Mail", "image": {"[-systemName-]{+asset+}": "mail-box"}}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house", "selectedImage": ↓"house_on"},
          {"identifier": "lists", "title": "Lists", "image": "star",
           "children": [{"identifier": "own", "title": "Own"}],
           "sidebarActions": [{"title": "New", "image": "New List"},
                              {"title": "Sort", "image": "Sort"}]}
        ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      var wrong: [Int: [ImageUse]] = [:]
      var misspelt: [Int: [ImageUse]] = [:]
      for index in spec.nodes.indices {
        // Another rule reports images of the app.
        for use in scope.imageUses[index]
        where !use.image.isAsset && !isNameOfSymbol(use.name) && !scope.isAsset(use) {
          if scope.hasSymbol(bare(use.name), at: index) {
            misspelt[index, default: []].append(use)
          } else {
            wrong[index, default: []].append(use)
          }
        }
      }
      findings.report(together: misspelt) { found in
        let uses = found.map(\.use)
        return Findings.Words(
          message:
            "there is white space around \(uses.count == 1 ? "the symbol's name" : "names of symbols")"
            + " in \(quoted(uses.map(\.name)))",
          note: "no SF Symbol has such a name; nothing would be drawn",
          help: "remove the white space",
          fix: Fix(
            "remove the white space", isSafe: true,
            uses.map { use in
              .init(use.image.nameRange, jsonString(bare(use.name)))
            }))
      }
      findings.report(together: wrong) { found in
        let uses = found.map(\.use)
        let isOne = uses.count == 1
        return Findings.Words(
          message:
            "\(quoted(uses.map(\.name))) \(isOne ? "is not the name" : "are not names") of an SF Symbol",
          note: "their names have lower-case letters, digits and dots; nothing would be drawn",
          help: isOne
            ? scope.helpForSymbol(uses[0])
            : "write {\"asset\": …} for images of the app, or correct the names of symbols",
          fix: uses.allSatisfy(scope.mayBeAsset)
            ? Fix(
              isOne ? "write it as an image of the app" : "write them as images of the app",
              isSafe: false, uses.map(\.asAsset)) : nil)
      }
    })
}

extension LintScope {
  fileprivate func helpForSymbol(_ use: ImageUse) -> String {
    let asset = "write {\"asset\": \(jsonString(use.name))}"
    let meant = use.name.lowercased()
    return settings.symbols.contains(meant)
      ? "did you mean '\(meant)'? For an image of the app, \(asset)"
      : "\(asset) for an image of the app, or correct the symbol's name"
  }

  /// Returns whether a name can be an image of the app: without asset catalogs, which lack it, and if
  /// no symbol has its lowercase form.
  fileprivate func mayBeAsset(_ use: ImageUse) -> Bool {
    settings.assets == nil && !settings.symbols.contains(use.name.lowercased())
  }
}
