import TabModel
import TabReports

/// The width in points up to which pictures of bars are readable side by side on paper.
private let widestInColumns = 450

/// A page's bars and sidebars alone: a row for each layout, with its releases side by side.
extension LayoutPage {
  /// One picture would only repeat the device below.
  var hasBars: Bool {
    let layouts = groups.flatMap(\.releases)
    return layouts.count > 1
      && layouts.contains { $0.tabBar?.isVisible == true || $0.sidebar?.isVisible == true }
  }

  func writeBars(_ page: inout HTMLWriter) {
    guard hasBars else { return }
    page.section("bars", "Bars and sidebars") { page in
      for (index, group) in groups.enumerated() { writeBars(of: group, index + 1, &page) }
    }
  }

  private func writeBars(of group: LayoutGroup, _ number: Int, _ page: inout HTMLWriter) {
    let drawn = group.releases.compactMap { layout in
      LayoutPicture(layout, tiles: tiles).alone().map { (layout.environment, $0) }
    }
    guard !drawn.isEmpty else { return }
    let id = "bars-\(number)"
    page.open("div", [("class", "layout")])
    page.line("<h3 id=\"\(id)\">\(group.link(toDevice: number))</h3>")
    page.quiet(group.places)
    let isWide = drawn.contains { $0.1.width > widestInColumns }
    page.open("div", [("class", isWide ? "releases wide" : "releases")])
    for (position, (environment, picture)) in drawn.enumerated() {
      let name = environment.platform.system(environment.osVersion)
      let caption = "\(id)-\(position + 1)"
      page.figure(
        caption, name,
        SVGDocument(
          title: "\(group.heading), \(name)",
          description: "The same as the device \(group.heading).", picture: picture,
          prefix: caption, percent: 90))
    }
    page.close("div")
    page.close("div")
  }
}
