import JSON
import TabModel

extension Rule {
  static let filledSymbol = Rule(
    id: "filled-symbol",
    section: .labels,
    severity: .warning,
    summary: "Tabs are given the outline of a symbol, not its filled variant.",
    rationale: """
      The system fills the symbol where the style of the platform wants it, in the bar of an iPhone \
      for example, and takes the outline elsewhere, as in a sidebar. A tab that uses the filled \
      variant stays filled everywhere, and can look selected beside the others.
      """,
    remedy: "Write the name without '.fill'.",
    exception: """
      A symbol that exists in the filled variant only, or a picture whose filling says something, \
      such as a heart that is filled for what people liked.
      """,
    apple: """
      The UIKit article asks for the outline variant, because the system picks outline or filled by \
      the context. The guidelines on tab bars prefer filled symbols in a bar; that is no \
      contradiction: they speak of what people see, the article of what the app hands over.
      """,
    sources: [.article, .tabBars],
    certainty: """
      Documented for tabs and search tabs. Groups are not looked at: Apple's own sample gives one a \
      filled symbol. Nor are specs for Apple TV alone, whose bar shows titles. That the name without '.fill' exists is very likely but not looked up; \
      'unknown-symbol' does that.
      """,
    accepts: [
      """
      {"targets": [{"platform": "tvOS", "minimumVersion": "18.0"}],
       "tabs": [
        {"identifier": "home", "title": "Home", "image": "house.fill"},
        {"identifier": "likes", "title": "Likes", "image": "heart"}
      ]}
      """,
      """
      {"tabs": [
        {"identifier": "gas", "title": "Fuel", "image": "fillup"},
        {"identifier": "own", "title": "Own", "image": {"asset": "own.fill"}},
        {"identifier": "map", "title": "Map", "image": "map", "selectedImage": "map.fill"},
        {"identifier": "shelf", "title": "Shelf", "image": "books.vertical.fill",
         "children": [{"identifier": "new", "title": "New", "image": "book"}]}
      ]}
      """,
    ],
    rejects: [
      """
      {"tabs": [
        {"identifier": "home", "title": "Home", "image": ↓"house.fill"},
        {"identifier": "likes", "title": "Likes", "image": "heart"}
      ]}
      """,
      """
      {"tabs": [
        {"identifier": "shelf", "title": "Shelf", "children": [
          {"identifier": "new", "title": "New",
           "image": ↓{"systemName": "folder.fill.badge.plus"}}
        ]}
      ]}
      """,
    ],
    check: .spec { scope, findings in
      let spec = scope.spec
      if scope.showsTitlesOnly { return }
      for node in spec.nodes where node.image.exists && !node.isGroup {
        let name = spec.imageNameValue(node.image)
        guard spec.document.withText(name, isFilled), let image = spec.image(node.image),
          !image.isAsset, isNameOfSymbol(image.name)
        else { continue }
        let parts = image.name.split(separator: ".", omittingEmptySubsequences: false)
        let outline = parts.filter { $0 != "fill" }.joined(separator: ".")
        findings.report(
          "\(scope.name(of: node)) uses the filled symbol '\(image.name)'", at: node.image,
          notes: [
            .init("the system picks the filled variant itself where the bar wants it")
          ],
          help: outline.isEmpty ? "write the outline" : "write '\(outline)', the outline",
          fixes: outline.isEmpty
            ? []
            : [
              Fix(
                "write '\(outline)'", isSafe: hasOutline(parts),
                [.init(spec.document.range(of: name), jsonString(outline))])
            ])
      }
    })
}

/// Whether `fill` is one of the parts of a symbol's name.
private func isFilled(_ name: Span<UInt8>) -> Bool {
  var start = 0
  for index in 0...name.count where index == name.count || name[index] == UInt8(ascii: ".") {
    if index - start == 4, name[start] == UInt8(ascii: "f"), name[start + 1] == UInt8(ascii: "i"),
      name[start + 2] == UInt8(ascii: "l"), name[start + 3] == UInt8(ascii: "l")
    {
      return true
    }
    start = index + 1
  }
  return false
}

/// Whether a filled symbol has an outline as a matter of course: it ends with `fill`, or only a
/// badge comes after it. Others, such as `person.fill.xmark`, may have been drawn in one way only.
private func hasOutline(_ parts: [Substring]) -> Bool {
  guard let last = parts.lastIndex(of: "fill") else { return false }
  return parts.filter { $0 == "fill" }.count == 1
    && (last == parts.count - 1 || parts[last + 1] == "badge")
}
