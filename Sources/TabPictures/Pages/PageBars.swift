import JSON
import TabAnalysis
import TabModel
import TabReports

/// A page's bars and sidebars at full size: a row for each device and width, with its releases side by
/// side. Each picture is drawn once.
struct PageGallery {
  struct Row {
    let heading: String
    let part: PictureStyle.Crop
    var columns: [ReleaseStrip.Column]
    /// Other devices, widths and states with a picture of this row.
    var same: [String] = []
  }

  private(set) var rows: [Row] = []

  init(_ layouts: [Layout], _ report: MatrixReport?, _ tiles: TileCodes?) {
    add(report?.matrix.layoutsOfEnvironments ?? layouts, tiles, in: nil)
    for layout in (report?.languages?.translations ?? []).joined().map(\.layout) {
      add([layout], tiles, in: layout.spec.language)
    }
  }

  private mutating func add(_ layouts: [Layout], _ tiles: TileCodes?, in language: String?) {
    let isInSeveral = Set(layouts.map(\.environment.requestedFramework)).count > 1
    for (_, layouts) in layouts.grouped(by: { Subject($0.environment) }) {
      for part in [PictureStyle.Crop.bar, .sidebar] {
        // The window in which it is visible at first, if there is one.
        let windowSizes = layouts.grouped(by: \.environment.windowSize).map(\.elements)
        let drawn =
          windowSizes.first { $0.contains { $0.shows(part, atFirst: true) } }
          ?? windowSizes.first { $0.contains { $0.shows(part, atFirst: false) } }
        guard let drawn else { continue }
        let releases = drawn.filter { $0.shows(part, atFirst: false) }
          .sorted { $0.environment.osVersion < $1.environment.osVersion }
          .grouped(by: \.environment.osVersion.major).compactMap(\.elements.last)
        add(
          Row(
            heading: Self.heading(releases[0], part, language, isInSeveral: isInSeveral),
            part: part, columns: ReleaseStrip(releases, tiles: tiles, part).columns))
      }
    }
  }

  /// Adds the pictures of a row that are not there yet.
  private mutating func add(_ row: Row) {
    var row = row
    var known: Set<Int> = []
    row.columns.removeAll { column in
      let first = rows.firstIndex { other in
        other.part == row.part && other.columns.contains { $0.picture.looks(like: column.picture) }
      }
      if let first { known.insert(first) }
      return first != nil
    }
    if row.columns.isEmpty {
      // Windows of one width have one heading.
      for index in known.sorted() where rows[index].heading != row.heading {
        rows[index].same = (rows[index].same + [row.heading]).uniqued()
      }
    } else {
      rows.append(row)
    }
  }

  private static func heading(
    _ layout: Layout, _ part: PictureStyle.Crop, _ language: String?, isInSeveral: Bool
  ) -> String {
    let environment = layout.environment
    let platform = environment.platform
    let facts = [
      platform.windowSizes.count > 1 ? platform.widthName(environment.sizeClass).fact : nil,
      isInSeveral ? environment.requestedFramework?.rawValue : nil,
      environment.conditions.unusual.isEmpty
        ? nil : environment.conditions.words(.meanings(of: layout.spec)),
      language.map(printable),
    ].compactMap(\.self)
    return ([platform.device + (part == .bar ? " bar" : " sidebar")] + facts)
      .joined(separator: ", ")
  }

  func write(_ page: inout HTMLWriter) {
    guard !rows.isEmpty else { return }
    page.section("bars", "Bars and sidebars") { page in
      page.open("div", [("class", "layouts")])
      for (index, row) in rows.enumerated() { write(row, "bars-\(index + 1)", &page) }
      page.close("div")
    }
  }

  private func write(_ row: Row, _ id: String, _ page: inout HTMLWriter) {
    page.open("div", [("class", "layout")])
    page.element("h3", [("id", id)], row.heading)
    if !row.same.isEmpty { page.quiet("The same: \(row.same.joined(separator: "; ")).") }
    page.open("div", [("class", "releases")])
    for (position, column) in row.columns.enumerated() {
      let layout = column.layout
      page.figure(
        "\(id)-\(position + 1)", column.releases,
        SVGDocument(
          title: "\(row.heading), \(column.releases)",
          description: PictureWords(layout).sentences(about: row.part), picture: column.picture,
          prefix: "\(id)-\(position + 1)"),
        notes: column.reasons + column.picture.remarks,
        isScaled: column.picture.isReadableInNarrowestColumn)
    }
    page.close("div")
    page.close("div")
  }
}

/// What a row is about, besides releases.
private struct Subject: Hashable {
  let device: String
  let sizeClass: SizeClass
  let framework: Framework?
  let conditions: ConditionState

  init(_ environment: Environment) {
    device = environment.platform.device
    sizeClass = environment.sizeClass
    framework = environment.requestedFramework
    conditions = environment.conditions
  }
}

extension Picture {
  /// True if its texts have at least 9 pixels if it is scaled to the column of a phone, which has 374.
  var isReadableInNarrowestColumn: Bool { width * 9 <= (texts.map(\.size).min() ?? 10) * 374 }
}

extension Layout {
  /// - Parameter atFirst: true if it is visible at first, false if users can show it.
  fileprivate func shows(_ part: PictureStyle.Crop, atFirst: Bool) -> Bool {
    switch part {
    case .bar: usableBar.map { $0.isVisible || !atFirst } ?? false
    case .sidebar: sidebar.map { $0.isVisible || !atFirst && $0.isToggleable } ?? false
    case .strip: false
    }
  }
}
