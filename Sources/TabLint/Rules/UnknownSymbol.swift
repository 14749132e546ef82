import AppCatalogs
import JSON
import SymbolNames
import TabModel

extension Rule {
  static let unknownSymbol = Rule(
    id: "unknown-symbol",
    severity: .warning,
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
    exception: """
      A private symbol, or one of a newer SDK; add its name to 'symbols' in the configuration.
      """,
    apple: """
      The UIKit article creates tabs' images from the names of SF Symbols; the guidelines on tab \
      bars recommend them. The list of names and releases is in the app SF Symbols.
      """,
    sources: [.article, .tabBars],
    certainty: """
      All symbols from iOS 13.0 to 26.6 are known, with their old names and their variants for \
      languages, from public lists that agree; those of 27.0 are known in part. If every target \
      begins at 27 or later, an unknown name without a similar one is a note. A node is checked on \
      the oldest release that its availability allows, 'selectedImage' from 26.1. Symbols that may \
      represent only an Apple product are accepted.
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
          {"identifier": "mixes", "title": "Mixes", "image": "music.note.square.stack",
           "availability": {"minimumVersion": "26.0"}}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": ↓"[-hose-]{+house+}"},
          {"identifier": "likes", "title": "Likes", "image": "star"},
          {"identifier": "settings", "title": "Settings", "image": "[-settings-]{+gearshape+}"}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "likes", "title": "Likes", "image": "star"},
          {"identifier": "mixes", "title": "Mixes",
           "image": ↓"[-music.note.square.stack-]{+music.note.list+}"},
          {"identifier": "museums", "title": "Museums",
           "image": {"systemName": "[-building.classical.columns-]{+building.columns+}"}}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house",
           "selectedImage": ↓[-"robot"-]{+{"asset": "robot"}+}},
          {"identifier": "lists", "title": "Lists", "image": "star",
           "children": [{"identifier": "own", "title": "Own"}],
           "sidebarActions": [{"title": "New", "image": "[-pluss-]{+plus+}"}]}
        ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      let symbols = scope.settings.symbols
      var unknown: [Int: [ImageUse]] = [:]
      var unlike: [Int: [ImageUse]] = [:]
      var newer: [String: [Int: [ImageUse]]] = [:]
      // Looking for similar names takes time, so only some are looked up here.
      var isLikeSymbol: [String: Bool] = [:]
      let isPartlyKnown = spec.targets.allSatisfy { $0.minimumVersion >= Version(27) }
      for index in spec.nodes.indices {
        // Other rules report images of the app and names that no symbol can have.
        for use in scope.imageUses[index]
        where !use.image.isAsset && isNameOfSymbol(use.name) && !scope.isAsset(use) {
          if let symbol = symbols[use.name] {
            if let targets = scope.older(than: symbol, at: index, since: use.since) {
              newer[targets, default: [:]][index, default: []].append(use)
            }
          } else {
            if isPartlyKnown, isLikeSymbol[use.name] == nil, isLikeSymbol.count < 20 {
              isLikeSymbol[use.name] = !scope.symbolsMeant(by: use.name, at: index).isEmpty
            }
            if isLikeSymbol[use.name] == false {
              unlike[index, default: []].append(use)
            } else {
              unknown[index, default: []].append(use)
            }
          }
        }
      }
      findings.report(together: unknown) { uses in
        Findings.Words(
          message: message(uses), note: "without a symbol of this name, nothing is drawn",
          help: scope.help(forUnknown: uses))
      }
      findings.report(together: unlike, severity: .note) { uses in
        Findings.Words(
          message: message(uses), note: "the symbols that came with 27 are known in part",
          help: "look for it in SF Symbols, and add it to 'symbols' in the configuration; "
            + "write {\"asset\": …} for an image of the app")
      }
      for (targets, uses) in newer.sorted(by: { $0.key < $1.key }) {
        findings.report(together: uses) { uses in
          Findings.Words(
            message: scope.message(aboutNewer: uses, than: targets),
            note: "without a symbol of this name, nothing is drawn",
            help: scope.help(forNewer: uses))
        }
      }
    })
}

private func message(_ unknown: [(node: Int, use: ImageUse)]) -> String {
  let names = unknown.map(\.use.name).uniqued()
  return "unknown symbol\(names.count == 1 ? "" : "s") \(quoted(names))"
}

extension LintScope {
  fileprivate func symbolsMeant(by name: String, at node: Int) -> [Symbol] {
    settings.symbols.suggestions(for: name) { exists($0, at: node) }
  }

  fileprivate func help(forUnknown uses: [(node: Int, use: ImageUse)]) -> String {
    let isOne = uses.count == 1
    let meant = uses.prefix(maximumNames).compactMap { node, use -> String? in
      let symbols = symbolsMeant(by: use.name, at: node).map { symbol in
        "'\(symbol.name)'"
          + (exists(symbol, at: node) ? "" : symbol.release.map { " (\($0))" } ?? "")
      }
      if symbols.isEmpty { return nil }
      return listed(symbols, lastAfter: "or") + (isOne ? "" : " for '\(clipped(use.name))'")
    }
    let asset = isOne ? jsonString(clipped(uses[0].use.name)) : "…"
    let images = isOne ? "an image" : "images"
    if meant.isEmpty {
      return
        "write {\"asset\": \(asset)} for \(images) of the app, or look for another symbol in SF Symbols"
    }
    return
      "did you mean \(listed(meant.uniqued()))? For \(images) of the app, write {\"asset\": \(asset)}"
  }

  fileprivate func message(
    aboutNewer uses: [(node: Int, use: ImageUse)], than targets: String
  ) -> String {
    func release(_ use: ImageUse) -> String {
      settings.symbols[use.name]?.release.map { "\($0)" } ?? ""
    }
    if uses.count == 1 {
      let use = uses[0].use
      return "the symbol '\(use.name)' came with \(release(use)), but the spec covers \(targets)"
    }
    let names = uses.map { "'\($0.use.name)' (\(release($0.use)))" }.uniqued()
    let list = shortList(names)
    return "the symbol\(names.count == 1 ? " \(list) is" : "s \(list) are") newer than \(targets), "
      + "which the spec covers"
  }

  /// Returns a help with the old names of symbols.
  fileprivate func help(forNewer uses: [(node: Int, use: ImageUse)]) -> String {
    let isOne = uses.count == 1
    let old = uses.map { node, use -> String? in
      let symbol = settings.symbols.oldNames(of: use.name).first { exists($0, at: node) }
      return symbol.map { "'\($0.name)'" + (isOne ? "" : " for '\(use.name)'") }
    }
    let known = old.prefix(maximumNames).compactMap(\.self).uniqued()
    let others =
      isOne
      ? "use an older symbol, or add this one to the app as an asset"
      : "use older symbols, or add them to the app as assets"
    if known.isEmpty { return others }
    return "write \(listed(known)), the older name\(known.count == 1 ? "" : "s")"
      + (old.contains(nil) ? "; for the others, \(others)" : "")
  }
}
