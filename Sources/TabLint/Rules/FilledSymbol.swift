import JSON
import SymbolNames
import TabModel

extension Rule {
  static let filledSymbol = Rule(
    id: "filled-symbol",
    severity: .warning,
    summary: "Tabs use the outline of a symbol, not its filled variant.",
    rationale: """
      The system fills the symbol where the platform's style requires it, such as in the bar of an \
      iPhone, and uses the outline elsewhere, such as in a sidebar. A tab with the filled variant \
      is filled everywhere and may look selected among the others.
      """,
    remedy: "Write the name without '.fill'.",
    exception: """
      The symbol exists only in the filled variant, or the fill has a meaning, such as a filled \
      heart for favorites.
      """,
    apple: """
      The UIKit article asks for the outline variant, because the system picks outline or filled \
      by the context. The guidelines on tab bars prefer filled symbols in a bar. This is not a \
      contradiction: the guidelines describe the visible bar, the article the images that an app \
      provides.
      """,
    sources: [.article, .tabBars],
    certainty: """
      Documented for tabs. If every tab's symbol that has a filled variant is filled, the app is \
      consistent, and the finding is a note. Groups are not checked, because Apple's own sample gives \
      one a filled symbol, but the fix changes those in the same bar. Tabs on Apple TV only, whose \
      bar shows titles, are not checked.
      """,
    accepts: [
      Example(
        """
        {"targets": [{"platform": "tvOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house.fill"},
          {"identifier": "likes", "title": "Likes", "image": "heart"}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "gas", "title": "Fuel", "image": "smallcircle.filled.circle"},
          {"identifier": "own", "title": "Own", "image": {"asset": "own.fill"}},
          {"identifier": "map", "title": "Map", "image": "map", "selectedImage": "map.fill"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical.fill",
           "children": [{"identifier": "new", "title": "New", "image": "book"}]}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": ↓"house[-.fill-]"},
          {"identifier": "likes", "title": "Likes", "image": "heart"}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "shelf", "title": "Shelf", "children": [
            {"identifier": "new", "title": "New",
             "image": ↓{"systemName": "folder.fill.badge.plus"}},
            {"identifier": "old", "title": "Old", "image": "archivebox.fill"}
          ]}
        ]}
        """),
    ],
    inSwiftUI: InSwiftUI(
      certainty: """
        Documented for tabs. If every tab's symbol that has a filled variant is filled, the app is \
        consistent, and the finding is a note.
        """),
    check: .spec { spec, scope, findings in
      let symbols = scope.settings.symbols
      lazy var withImages = scope.environmentSet { !$0.showsTitlesOnly }
      var filled: [Offender] = []
      var outlined: [FilledSymbol] = []
      for index in spec.nodes.indices where spec.nodes[index].kind == .tab {
        guard let image = spec.nodes[index].image, !image.value.isAsset,
          // Most nodes have no live keys.
          spec.nodes[index].live == nil || !spec.nodes[index].hasSampleImage
        else { continue }
        let symbol = FilledSymbol(image.value, of: index)
        // Search tabs are for another rule.
        if symbol.outline == magnifyingGlass { continue }
        if !symbol.isFilled {
          outlined.append(symbol)
          // Another rule reports symbols that don't exist.
        } else if scope.hasSymbol(symbol.name, at: index),
          !scope.environmentSet(of: index).isDisjoint(with: withImages)
        {
          filled.append(Offender(node: index, place: image.range))
        }
      }
      if filled.isEmpty { return }
      let areAllFilled = !outlined.contains { symbol in
        !scope.environmentSet(of: symbol.node).isDisjoint(with: withImages)
          && symbols.filledVariants(of: symbol.name)
            .contains { scope.exists($0, at: symbol.node) }
      }
      findings.report(together: filled, severity: areAllFilled ? .note : nil) { nodes, _ in
        let symbols = nodes.compactMap { node in
          spec.nodes[node].image.map { FilledSymbol($0.value, of: node) }
        }
        let isOne = symbols.count == 1
        func list(_ name: (FilledSymbol) -> String) -> String {
          shortList(symbols.map { "'\(name($0))'" }.uniqued())
        }
        let s = Set(symbols.map(\.name)).count == 1 ? "" : "s"
        let fixed = symbols + scope.filledGroups(besides: nodes)
        let isReady = scope.canWriteOutlines(of: fixed)
        // Nodes for different releases often have the same name.
        let named = nodes.grouped { scope.name(of: spec.nodes[$0]) }.map { $0.elements[0] }
        return Findings.Words(
          message:
            "\(scope.names(of: named)) \(named.count == 1 ? "uses" : "use") the filled symbol\(s) "
            + list(\.name),
          note: "the system itself fills symbols where the platform's style requires it",
          help: isReady
            ? "write \(list(\.outline)), the outline\(s)"
            : "write the outline\(s), or other symbols where there is none or another tab has it",
          fix: isReady
            ? Fix(
              fixed.count == 1 ? "write '\(fixed[0].outline)'" : "write the outlines",
              // SwiftUI doesn't fill symbols itself everywhere.
              isSafe: !scope.dissolvesGroups,
              fixed.map { .init($0.range, jsonString($0.outline)) })
            : nil)
      }
    })
}

private let magnifyingGlass = "magnifyingglass"

private struct FilledSymbol {
  let node: Int
  /// The range of the name.
  let range: ByteRange
  let name: String
  let outline: String

  init(_ image: ImageName, of node: Int) {
    self.node = node
    range = image.nameRange
    name = image.name
    outline = name.split(separator: ".", omittingEmptySubsequences: false)
      .filter { $0 != "fill" }.joined(separator: ".")
  }

  var isFilled: Bool { outline != name }
}

extension LintScope {
  /// Returns the filled symbols of groups in the bar, if one of the tabs is in it, that have outlines.
  fileprivate func filledGroups(besides tabs: [Int]) -> [FilledSymbol] {
    guard !dissolvesGroups, tabs.contains(where: { spec.nodes[$0].parent == nil }) else {
      return []
    }
    return spec.roots.compactMap { index in
      let node = spec.nodes[index]
      guard node.kind == .group, !node.hasSampleImage, let image = node.image?.value, !image.isAsset
      else {
        return nil
      }
      let symbol = FilledSymbol(image, of: index)
      return symbol.isFilled && hasSymbol(symbol.outline, at: index) ? symbol : nil
    }
  }

  /// Returns whether the outlines exist on all targets and cause no other findings: different nodes
  /// don't get equal images, and none looks like search.
  fileprivate func canWriteOutlines(of symbols: [FilledSymbol]) -> Bool {
    let images = Set(spec.nodes.indices.compactMap { spec.image(of: $0)?.name })
    var names: [String: String] = [:]
    return symbols.allSatisfy { symbol in
      guard !images.contains(symbol.outline), hasSymbol(symbol.outline, at: symbol.node)
      else { return false }
      return names.updateValue(symbol.name, forKey: symbol.outline) ?? symbol.name == symbol.name
    }
  }
}
