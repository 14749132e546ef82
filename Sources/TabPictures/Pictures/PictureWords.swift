import JSON
import TabAnalysis
import TabModel
import TabReports

/// A picture's contents as text, for screen readers and search.
struct PictureWords {
  /// A heading with its entries.
  struct Part {
    var heading: String
    var isSidebar = false
    var entries: [(words: String, depth: Int)]
  }

  private static let most = 150

  private let pen: PicturePen
  private var layout: Layout { pen.layout }
  /// The undocumented statements that the picture marks.
  private let statements: [Statement]

  init(_ layout: Layout, statements: [Statement] = []) {
    self.statements = statements
    pen = PicturePen(layout)
  }

  /// Parts for bar, More and sidebar.
  func parts() -> [Part] {
    var parts: [Part] = []
    if let bar = layout.tabBar {
      let place = bar.position.phrase(leading: "beside the window")
      let state = bar.isVisible ? "" : ", not visible at first"
      let entries = bar.items.prefix(Self.most).map { item in
        var words = pen.entry(of: item).words
        if let region = item.region, layout.readsCustomization { words += ", \(region.rawValue)" }
        if item.isDistinct { words += ", separate from the others" }
        return (words, 0)
      }
      parts.append(Part(heading: "Tab bar \(place)\(state)", entries: entries))
      if !bar.more.isEmpty {
        let entries = bar.more.prefix(Self.most).map {
          (pen.entry(of: $0, isSelected: false).words, 0)
        }
        parts.append(Part(heading: "In More", entries: entries))
      }
    }
    if let sidebar = layout.sidebar { parts.append(part(sidebar)) }
    if let accessory = layout.accessory {
      let isAboveBar = layout.tabBar?.position == .bottom
      parts.append(
        Part(
          heading: isAboveBar ? "Above the bar" : "At the bottom of the content",
          entries: [("\(printable(accessory)), accessory", 0)]))
    }
    return parts
  }

  private func part(_ sidebar: SidebarLayout) -> Part {
    let views = sidebar.views
    let rows = SidebarRows(sidebar, in: layout, most: Self.most)
    func words(_ view: SidebarView?) -> [(words: String, depth: Int)] {
      view.map { [("\($0.kind) \(printable($0.title))", 0)] } ?? []
    }
    let entries =
      words(views.header) + rows.drawn.map { (pen.entry(of: $0).words, $0.row.depth) }
      + words(views.footer) + words(views.bottomBar)
    let state = sidebar.isVisible ? "" : ", not visible at first"
    return Part(heading: "Sidebar\(state)", isSidebar: true, entries: entries)
  }

  /// The bar with More, or the sidebar.
  func sentences(about crop: PictureStyle.Crop) -> String {
    parts().filter { $0.isSidebar == (crop == .sidebar) }.map(sentence).joined(separator: " ")
  }

  private func sentence(_ part: Part) -> String {
    let entries = part.entries.map(\.words).joined(separator: "; ")
    return "\(part.heading): \(entries.isEmpty ? "nothing" : entries)."
  }

  var sentences: String {
    var sentences = parts().map(sentence)
    if !layout.selection.isEmpty {
      let way = layout.selection.map { pen.name(of: $0) }.joined(separator: ", then ")
      sentences.append("Selected: \(way).")
    }
    if !statements.isEmpty {
      let words = statements.map { "\($0.label.rawValue): \($0.text)" }
      sentences.append("\(Evidence.meaning(of: statements)): \(words.joined(separator: " "))")
    }
    return sentences.joined(separator: " ")
  }
}
