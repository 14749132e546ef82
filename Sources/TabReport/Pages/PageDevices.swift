import LocatedJSON
import Spelling
import TabHierarchy
import TabLayout

/// The devices of a page, side by side, each with what is said about its nodes.
struct PageDevices {
  /// Findings beside a device that are open to see at first.
  private static let mostOpen = 8

  private let groups: [LayoutGroup]
  /// The numbers of the findings about each node.
  private let numbers: [Int: [Int]]
  private let findings: [ReportedFinding]

  init(_ page: LayoutPage) {
    groups = page.groups
    findings = page.findings ?? []
    var numbers: [Int: [Int]] = [:]
    if let spec = page.spec {
      for (number, finding) in findings.enumerated() {
        guard let node = spec.innermostNode(at: finding.place.range) else { continue }
        numbers[node, default: []].append(number)
      }
    }
    self.numbers = numbers
  }

  func write(_ page: inout HTMLWriter) {
    page.open("section", [("id", "devices"), ("aria-labelledby", "devices-heading")])
    page.element("h2", [("id", "devices-heading")], "Devices")
    page.open("div", [("class", "devices")])
    for (index, group) in groups.enumerated() { write(group, index + 1, &page) }
    page.close("div")
    page.close("section")
  }

  private func write(_ group: LayoutGroup, _ number: Int, _ page: inout HTMLWriter) {
    let layout = group.laidOut.layout
    let relevant = findings(in: group)
    var signs: [Int: PicturePen.NodeSign] = [:]
    for (node, numbers) in relevant {
      let worst = numbers.max {
        (findings[$0].diagnostic.severity, $1) < (findings[$1].diagnostic.severity, $0)
      }
      guard let worst else { continue }
      signs[node] = .init(text: "\(worst + 1)", severity: findings[worst].diagnostic.severity)
    }
    let picture = LayoutPicture(layout, signs: signs).devices()
    let id = "device-\(number)"
    let shape = picture.width < 520 ? "upright" : "wide"
    page.open("article", [("class", shape), ("aria-labelledby", id)])
    page.element("h3", [("id", id)], layout.environment.platform.device)
    page.element("p", [("class", "quiet")], group.phrase)
    page.open("figure")
    SVGDocument(
      title: "\(layout.environment.platform.device), \(group.phrase)",
      description: PictureWords(layout).sentences, picture: picture, prefix: id
    ).writeElement(into: &page.bytes)
    page.close("figure")
    write(relevant, layout.spec, &page)
    write(PictureWords(layout).parts(), &page)
    page.close("article")
  }

  /// The findings about the nodes that a layout has, in the order of the nodes.
  private func findings(in group: LayoutGroup) -> [(node: Int, numbers: [Int])] {
    let names = Set(group.names)
    let presence = group.laidOut.layout.presence
    return numbers.keys.sorted().filter { presence.isPresent($0) }.compactMap { node in
      let applying = numbers[node, default: []].filter { number in
        let environments = findings[number].diagnostic.environments
        return environments.isEmpty || environments.contains { names.contains($0) }
      }
      return applying.isEmpty ? nil : (node, applying)
    }
  }

  private func write(
    _ relevant: [(node: Int, numbers: [Int])], _ spec: TabSpec, _ page: inout HTMLWriter
  ) {
    guard !relevant.isEmpty else { return }
    let pen = PicturePen(spec: spec, signs: [:])
    // Many would push the other devices out of sight; all of them stand further down again.
    let count = relevant.reduce(0) { $0 + $1.numbers.count }
    page.open("details", count <= Self.mostOpen ? [("open", "")] : [])
    page.element("summary", [], count == 1 ? "1 finding here" : "\(count) findings here")
    page.open("ul", [("class", "beside")])
    for (node, numbers) in relevant {
      for number in numbers {
        let diagnostic = findings[number].diagnostic
        page.raw("<li><a href=\"#finding-\(number + 1)\">")
        page.raw(PageFindings.sign(number + 1, diagnostic.severity))
        page.raw(page.inline("strong", [], pen.name(of: node)) + " ")
        page.raw("\(markup(diagnostic.message))</a></li>\n")
      }
    }
    page.close("ul")
    page.close("details")
  }

  private func write(_ parts: [PictureWords.Part], _ page: inout HTMLWriter) {
    page.open("details", [("class", "words")])
    page.element("summary", [], "In words")
    for part in parts {
      page.element("h4", [], part.heading)
      if part.entries.isEmpty { page.element("p", [], "nothing") }
      page.open("ul")
      for entry in part.entries {
        let depth = min(entry.depth, 5)
        page.element("li", depth > 0 ? [("class", "depth-\(depth)")] : [], entry.words)
      }
      page.close("ul")
    }
    page.close("details")
  }
}
