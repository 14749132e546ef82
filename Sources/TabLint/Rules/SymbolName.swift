import AppCatalogs
import JSON
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
      Certain for existing symbols. 'unknown-symbol' checks whether a valid name exists, with a \
      list of symbols.
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
          {"identifier": "home", "title": "Home", "image": ↓"HomeIcon"},
          {"identifier": "mail", "title": "Mail", "image": {"systemName": "mail-box"}}
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
      for (index, node) in spec.nodes.enumerated() {
        for use in node.imageUses
        where !use.image.isAsset && !isNameOfSymbol(use.name) {
          // With surrounding whitespace, it is a misspelled symbol rather than an asset.
          if !bare(use.name).isEmpty, isNameOfSymbol(bare(use.name)) {
            misspelt[index, default: []].append(use)
          } else {
            wrong[index, default: []].append(use)
          }
        }
      }
      report(misspelt, to: &findings) { uses in
        Findings.Words(
          message:
            "there is white space around \(uses.count == 1 ? "the symbol's name" : "names of symbols")"
            + " in \(names(of: uses))",
          note: "no SF Symbol has such a name; nothing would be drawn",
          help: "remove the white space",
          fix: Fix(
            "remove the white space", isSafe: true,
            uses.map { use in
              .init(use.image.nameRange, jsonString(bare(use.name)))
            }))
      }
      report(wrong, to: &findings) { uses in
        let isOne = uses.count == 1
        return Findings.Words(
          message:
            "\(names(of: uses)) \(isOne ? "is not the name" : "are not names") of an SF Symbol",
          note: "their names have lower-case letters, digits and dots; nothing would be drawn",
          help: isOne
            ? "write {\"asset\": \(jsonString(uses[0].name))} for an image of the app, "
              + "or correct the symbol's name"
            : "write {\"asset\": …} for images of the app, or correct the names of symbols",
          fix: uses.allSatisfy(scope.isSurelyAsset)
            ? Fix(
              isOne ? "write it as an image of the app" : "write them as images of the app",
              isSafe: false, uses.map(takeForAsset)) : nil)
      }
    })
}

/// Reports images by node, each node at its first one, with notes for some of the others.
private func report(
  _ found: [Int: [ImageUse]], to findings: inout Findings,
  says: ([ImageUse]) -> Findings.Words
) {
  let offenders = found.sorted { $0.key < $1.key }.map { Offender(node: $0, place: $1[0].range) }
  findings.report(together: offenders) { nodes, _ in
    let uses = nodes.compactMap { found[$0] }
    var words = says(uses.flatMap(\.self))
    words.notes = uses.flatMap { $0.dropFirst() }.prefix(maximumNames).map {
      .init("'\($0.name)' as well", at: $0.range)
    }
    return words
  }
}

private func names(of uses: [ImageUse]) -> String {
  enumeration(of: uses.prefix(maximumNames).map { "'\(clipped($0.name))'" }, count: uses.count)
}

extension LintScope {
  /// Returns whether a name can only be an asset: all asset catalogs have it, and no symbol has its lowercase
  /// form.
  fileprivate func isSurelyAsset(_ use: ImageUse) -> Bool {
    settings.assets?.contains(use.name) != false
      && settings.symbols?.contains(use.name.lowercased()) != true
  }
}

/// Changes a symbol to an asset, in either form.
func takeForAsset(_ use: ImageUse) -> Fix.Edit {
  if let key = use.image.keyRange { return .init(key, jsonString("asset")) }
  return .init(use.range, "{\"asset\": \(jsonString(use.name))}")
}
