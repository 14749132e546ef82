import LocatedJSON
import TabHierarchy
import TabLayout

extension Rule {
  static let multiwordTitle = Rule(
    id: "multiword-title",
    section: .labels,
    severity: .note,
    summary: "A title in the bar is a single word.",
    rationale: """
      An item of a bar is narrow, on iPhone above all. Several words get cut off or small as soon \
      as somebody reads in large type or in a language with longer words.
      """,
    remedy: "Leave out what goes without saying: 'Favorites' for 'My Favorites'.",
    exception: """
      A product's name, or a term that no single word stands for, such as 'Now Playing'.
      """,
    apple: "The guidelines on tab bars ask for single words whenever possible.",
    sources: [.tabBars],
    certainty: """
      Documented as advice. White space is what counts: languages that write without it are not \
      looked at.
      """,
    accepts: [
      #"{"tabs": [{"identifier": "likes", "title": "Favorites"}]}"#,
      """
      {"tabs": [
        {"identifier": "likes", "title": " Favorites "},
        {"identifier": "old", "title": "Past Orders", "preferredPlacement": "sidebarOnly"},
        {"identifier": "shop", "title": "Shop", "children": [
          {"identifier": "new", "title": "New Arrivals"}
        ]}
      ]}
      """,
    ],
    rejects: [
      #"{"tabs": [{"identifier": "likes", "title": ↓"My Favorites"}]}"#,
      #"{"tabs": [{"type": "search", "title": ↓"Find\u00A0Anything"}]}"#,
    ],
    check: .spec { scope, findings in
      let spec = scope.spec
      for index in spec.roots {
        let node = spec.nodes[index]
        guard node.title.exists, node.placement != .sidebarOnly,
          mayHaveSpace(node.title, in: spec.document)
        else { continue }
        let title = bare(spec.document.string(node.title))
        guard title.unicodeScalars.contains(where: \.properties.isWhitespace) else { continue }
        findings.report(
          "'\(title)' is more than one word", at: node.title,
          notes: [.init("the wider the titles, the fewer fit into the bar, and type may be large")],
          help: "use a single word if there is one")
      }
    })
}

/// Whether the bytes of a string leave it open that there is white space in it.
private func mayHaveSpace(_ string: JSONValue, in document: JSONDocument) -> Bool {
  document.withText(string) { bytes in
    for index in 0..<bytes.count where !(0x21...0x7F).contains(bytes[index]) { return true }
    return false
  }
}
