import AppCatalogs
import JSON
import TabModel

extension Rule {
  static let unknownSymbol = Rule(
    id: "unknown-symbol",
    severity: .error,
    summary: "Every SF Symbol exists on the oldest release that shows it.",
    rationale: """
      An unknown name results in no image and no error: the item or the row stays empty. If the \
      symbol is newer than the device's release, this happens only on older releases, which are \
      rarely tested.
      """,
    remedy: """
      Correct the name, use an older symbol, or add the image to the app as a custom symbol and \
      write it as an asset.
      """,
    exception: "The list is older than the app's symbols; use a newer one.",
    apple: """
      The UIKit article creates tabs' images from the names of SF Symbols; the guidelines on tab \
      bars recommend them. The list of names and releases is in the app SF Symbols.
      """,
    sources: [.article, .tabBars],
    certainty: """
      As reliable as the list 'symbols' of the configuration; without a list the rule does not \
      run. A node is checked on the oldest release that its availability allows, 'selectedImage' from 26.1.
      """,
    accepts: [
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "own", "title": "Own", "image": {"asset": "bicycle.of.ours"}},
          {"type": "search"}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "likes", "title": "Likes", "image": "star"},
          {"identifier": "sea", "title": "Sea", "image": "sailboat.circle",
           "availability": {"minimumVersion": "26.0"}}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": ↓"[-hose-]{+house+}"},
          {"identifier": "likes", "title": "Likes", "image": "star"}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "likes", "title": "Likes", "image": "star"},
          {"identifier": "sea", "title": "Sea", "image": ↓{[-"systemName": "sailboat.circle"-]{+"asset": "Boat"+}}}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house",
           "selectedImage": ↓[-"house.full"-]{+{"asset": "House"}+}},
          {"identifier": "lists", "title": "Lists", "image": "star",
           "children": [{"identifier": "own", "title": "Own"}],
           "sidebarActions": [{"title": "New", "image": ↓"[-pluss-]{+plus+}"}]}
        ]}
        """),
    ],
    inSwiftUI: InSwiftUI(
      certainty: """
        As reliable as the list 'symbols' of the configuration; without a list the rule does not \
        run. A node is checked on the oldest release that its availability allows.
        """),
    check: .symbols { spec, scope, symbols, findings in
      var suggestions = Suggestions(symbols.names)
      for (index, node) in spec.nodes.enumerated() {
        let problems = node.imageUses.compactMap { use in
          problem(of: use, node: index, symbols, scope).map { (use: use, message: $0) }
        }
        guard let first = problems.first else { continue }
        let others = problems.dropFirst().map { Diagnostic.Note($0.message, at: $0.use.range) }
        findings.report(
          first.message, at: first.use.range,
          note: "without a symbol of this name, nothing is drawn",
          notes: Array(others.prefix(maximumNames)),
          help: help(for: first.use.name, symbols, scope.settings.assets, &suggestions))
      }
    })
}

private func help(
  for name: String, _ symbols: SymbolTable, _ assets: AssetNames?, _ suggestions: inout Suggestions
) -> String {
  if assets?.contains(name) == true {
    return "write {\"asset\": \(jsonString(name))}: this is the name of an image of the app"
  }
  if symbols.contains(name) { return "use an older symbol, or add this one to the app as an asset" }
  return suggestions[name].map { "did you mean '\($0)'?" }
    ?? "look the name up in SF Symbols, or write {\"asset\": …} for an image of the app"
}

extension SymbolTable {
  /// The list of symbols in the examples of `unknown-symbol`.
  package static let example = SymbolTable([
    "house": nil, "star": nil, "plus": nil, "sailboat.circle": Version(26),
  ])
}

private func problem(
  of use: ImageUse, node: Int, _ symbols: SymbolTable, _ scope: LintScope
) -> String? {
  // Another rule reports names that no symbol can have.
  guard !use.image.isAsset, isNameOfSymbol(use.name) else { return nil }
  guard symbols.contains(use.name) else { return "unknown symbol '\(use.name)'" }
  guard let release = symbols.release(of: use.name), release > use.since,
    let targets = scope.targets(before: release, in: scope.availabilities(around: node))
  else { return nil }
  return "the symbol '\(use.name)' came with \(release), but the spec covers \(targets)"
}
