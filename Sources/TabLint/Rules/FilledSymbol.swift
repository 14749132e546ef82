import JSON
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
      Documented for tabs and search tabs. If every tab's symbol is filled, the app is consistent, \
      and the finding is a note. Groups are not checked: Apple's own sample gives one a filled \
      symbol. Specs for Apple TV only, whose bar shows titles, are not checked. That the name \
      without '.fill' exists is very likely but not verified; 'unknown-symbol' does that.
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
          {"identifier": "gas", "title": "Fuel", "image": "fillup"},
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
          {"identifier": "home", "title": "Home", "image": ↓"house.fill"},
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
        Documented for tabs and search tabs. If every tab's symbol is filled, the app is consistent, \
        and the finding is a note. That the name without '.fill' exists is very likely but not \
        verified; 'unknown-symbol' does that.
        """),
    check: .spec { spec, scope, findings in
      if scope.showsTitlesOnly { return }
      var filled: [Offender] = []
      var areAllFilled = true
      for (index, node) in spec.nodes.enumerated()
      where !node.isGroup && !node.hasSampleImage {
        guard let image = node.image, !image.value.isAsset else { continue }
        let name = image.value.name
        guard name.split(separator: ".").contains("fill") else {
          areAllFilled = false
          continue
        }
        // Another rule reports names that no symbol can have.
        if isNameOfSymbol(name) { filled.append(Offender(node: index, place: image.range)) }
      }
      findings.report(together: filled, severity: areAllFilled ? .note : nil) { nodes, _ in
        let symbols = nodes.compactMap { spec.nodes[$0].image.map { FilledSymbol($0.value) } }
        let isOne = symbols.count == 1
        func list(_ names: (FilledSymbol) -> String) -> String {
          let names = symbols.map { "'\(names($0))'" }.uniqued()
          return enumeration(of: Array(names.prefix(maximumNames)), count: names.count)
        }
        let s = Set(symbols.map(\.name)).count == 1 ? "" : "s"
        let isReady = scope.canWriteOutlines(of: symbols)
        return Findings.Words(
          message:
            "\(scope.names(of: nodes)) \(isOne ? "uses" : "use") the filled symbol\(s) \(list(\.name))",
          note: "the system itself fills symbols where the platform's style requires it",
          help: isReady
            ? "write \(list(\.outline)), the outline\(s)"
            : "write the outline\(s), or other symbols where there is none or another tab has it",
          fix: isReady
            ? Fix(
              isOne ? "write '\(symbols[0].outline)'" : "write the outlines",
              // SwiftUI doesn't fill symbols itself everywhere.
              isSafe: !scope.dissolvesGroups && symbols.allSatisfy(\.hasOutline),
              symbols.map { .init($0.range, jsonString($0.outline)) })
            : nil)
      }
    })
}

private struct FilledSymbol {
  /// The range of the name.
  let range: ByteRange
  let name: String
  let outline: String
  /// True if an outline is certain to exist: the name ends with `fill`, or only a badge follows. Others, such as
  /// `person.fill.xmark`, can lack an outline.
  let hasOutline: Bool

  init(_ image: ImageName) {
    range = image.nameRange
    name = image.name
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    outline = parts.filter { $0 != "fill" }.joined(separator: ".")
    let next = parts.drop { $0 != "fill" }.dropFirst().first
    hasOutline = parts.count { $0 == "fill" } == 1 && (next == nil || next == "badge")
  }
}

extension LintScope {
  /// Returns whether the outlines exist as far as known, and cause no other findings: different nodes don't get
  /// equal images, and none looks like search.
  fileprivate func canWriteOutlines(of symbols: [FilledSymbol]) -> Bool {
    let images = Set(spec.nodes.compactMap { spec.image(of: $0)?.name })
    var names: [String: String] = [:]
    return symbols.allSatisfy { symbol in
      guard !symbol.outline.isEmpty, symbol.outline != "magnifyingglass",
        !images.contains(symbol.outline), settings.symbols?.contains(symbol.outline) ?? true
      else { return false }
      return names.updateValue(symbol.name, forKey: symbol.outline) ?? symbol.name == symbol.name
    }
  }
}
