import JSON
import TabAnalysis
import TabModel
import TabReports

struct PageDevices {
  private let layoutPage: LayoutPage
  private var findings: [ReportedFinding] { layoutPage.findings }
  private var placed: [PlacedFinding] = []

  /// A finding about a node, or about some devices.
  private struct PlacedFinding {
    let number: Int
    let node: Int?
    /// The key that a finding without environments is about, if a device or release has it.
    let key: SpecKey<Node>?
  }

  init(_ page: LayoutPage) {
    layoutPage = page
    guard let spec = page.spec else { return }
    placed = findings.enumerated().compactMap { number, finding in
      let node = spec.innermostNode(at: finding.place.range)
      let isEverywhere = finding.environments.isEmpty
      if node == nil, isEverywhere { return nil }
      let key = isEverywhere ? key(of: finding) : nil
      let isHere = key.map { key in page.groups.contains { $0.has(key) } } ?? false
      return PlacedFinding(number: number, node: node, key: isHere ? key : nil)
    }
  }

  /// Returns the key of the innermost node that a finding is in: `title` of `/tabs/3/title`.
  private func key(of finding: ReportedFinding) -> SpecKey<Node>? {
    let parts = (finding.place.pointer ?? "").split(separator: "/")
    guard let list = parts.lastIndex(where: { $0 == "children" || $0 == "tabs" }),
      parts.indices.contains(list + 2)
    else { return nil }
    return Node.keys.first { $0.name == parts[list + 2] }
  }

  func write(_ page: inout HTMLWriter) {
    page.section("devices", "Devices") { page in
      let marks = [
        findings.isEmpty ? nil : ("numbers", "findings"),
        layoutPage.letters.placed.isEmpty
          ? nil : ("letters", "statements that Apple does not document"),
      ].compactMap(\.self)
      let words = marks.enumerated().map { index, mark in
        index == 0 ? "\(mark.0) mark \(mark.1)" : "\(mark.0) \(mark.1)"
      }
      if !words.isEmpty { page.quiet("In these pictures, \(listed(words)).") }
      page.open("div", [("class", "devices")])
      for (index, group) in layoutPage.groups.enumerated() { write(group, index + 1, &page) }
      page.close("div")
    }
  }

  private func write(_ group: LayoutGroup, _ number: Int, _ page: inout HTMLWriter) {
    let layout = group.layoutResult.layout
    let relevant = findings(in: group)
    let drawn = LayoutPicture(
      layout, findings: callouts(relevant), tiles: layoutPage.tiles, letters: layoutPage.letters
    ).drawn()
    let id = "device-\(number)"
    page.open("article", [("id", id), ("aria-labelledby", "\(id)-heading")])
    page.element("h3", [("id", "\(id)-heading")], group.heading)
    page.quiet("\(group.places) · \(group.hasOthers ? "shown: " : "")\(group.detail)")
    page.open("details", [("class", "whole")])
    page.element("summary", [], "The whole device")
    page.open("div", [("class", "states")])
    for (state, figure) in drawn.figures.enumerated() {
      write(figure, "\(id)-\(state + 1)", group, &page)
    }
    page.close("div")
    for remark in drawn.remarks { page.element("p", [("class", "remark-line")], remark) }
    writeTiles(drawn.tiles, &page)
    page.close("details")
    write(relevant, layout, &page)
    write(PictureWords(layout).parts(), layout, &page)
    page.close("article")
  }

  private func write(
    _ figure: LayoutPicture.Figure, _ id: String, _ group: LayoutGroup, _ page: inout HTMLWriter
  ) {
    let caption = figure.caption ?? "Initially"
    page.figure(
      id, caption,
      SVGDocument(
        title: "\(group.heading), \(group.detail): \(caption)",
        description: figure.caption == nil
          ? PictureWords(group.layoutResult.layout).sentences
          : "The same bar and sidebar, \(caption).",
        picture: figure.picture, prefix: id, percent: 90),
      isScaled: figure.picture.isReadableInNarrowestColumn)
  }

  private func writeTiles(_ tiles: [(code: String, name: String)], _ page: inout HTMLWriter) {
    guard !tiles.isEmpty else { return }
    page.open("ul", [("class", "tiles"), ("aria-label", "Symbols shown as letters")])
    for tile in tiles {
      page.line("<li><b>\(markup(name: tile.code))</b> \(markup(prose: tile.name))</li>")
    }
    page.close("ul")
  }

  /// A mark for each node's most severe finding.
  private func callouts(_ relevant: [(node: Int?, numbers: [Int])]) -> [Int: [Callout]] {
    var callouts: [Int: [Callout]] = [:]
    for case (let node?, let numbers) in relevant {
      let worst = numbers.max {
        (findings[$0].diagnostic.severity, $1) < (findings[$1].diagnostic.severity, $0)
      }
      guard let worst else { continue }
      let diagnostic = findings[worst].diagnostic
      callouts[node] = [
        Callout(
          text: "\(worst + 1)", kind: .finding(diagnostic.severity),
          link: "#finding-\(worst + 1)",
          words: "\(diagnostic.severity.rawValue) \(worst + 1): \(diagnostic.message)")
      ]
    }
    return callouts
  }

  /// The layout's general findings, followed by those of its nodes.
  private func findings(in group: LayoutGroup) -> [(node: Int?, numbers: [Int])] {
    let presence = group.layoutResult.layout.presence
    let applying = placed.filter { placed in
      if let node = placed.node, !presence.isPresent(node) { return false }
      let environments = findings[placed.number].environments
      if environments.isEmpty { return placed.key.map(group.has) ?? true }
      return group.environments.contains(where: environments.contains)
    }
    return applying.grouped(by: \.node).map { ($0.key, $0.elements.map(\.number)) }
      .sorted { ($0.node ?? -1) < ($1.node ?? -1) }
  }

  private func write(
    _ relevant: [(node: Int?, numbers: [Int])], _ layout: Layout, _ page: inout HTMLWriter
  ) {
    guard !relevant.isEmpty else { return }
    // The page has listed them all.
    let count = relevant.reduce(0) { $0 + $1.numbers.count }
    page.open("details")
    page.element("summary", [], count == 1 ? "1 finding here" : "\(count) findings here")
    page.open("ul", [("class", "beside")])
    for (node, numbers) in relevant {
      for number in numbers {
        let diagnostic = findings[number].diagnostic
        page.raw("<li><a href=\"#finding-\(number + 1)\">")
        page.raw(sign(number + 1, diagnostic.severity))
        if let node { page.raw("<strong>\(markup(name: layout.spec.name(of: node)))</strong> ") }
        page.raw("\(markup(prose: sentence(diagnostic.message)))</a></li>\n")
      }
    }
    page.close("ul")
    page.close("details")
  }

  private func write(_ parts: [PictureWords.Part], _ layout: Layout, _ page: inout HTMLWriter) {
    page.open("details", [("class", "words")])
    page.element("summary", [], "In words")
    for part in parts {
      page.element("h4", [], part.heading)
      if part.entries.isEmpty {
        page.element("p", [], "nothing")
        continue
      }
      page.open("ul")
      for entry in part.entries {
        let depth = min(entry.depth, 5)
        // The words begin with the app's own title.
        let language = layout.spec.language.map { [("lang", printable($0))] } ?? []
        page.element("li", (depth > 0 ? [("class", "depth-\(depth)")] : []) + language, entry.words)
      }
      page.close("ul")
    }
    page.close("details")
  }
}

extension LayoutGroup {
  fileprivate func has(_ key: SpecKey<Node>) -> Bool {
    environments.contains { environment in
      guard case .layout(let environment) = environment else { return false }
      return environment.has(key.definition)
    }
  }
}
