import JSON
import TabAnalysis
import TabModel
import TabReports

/// The values shared by all parts of a picture.
struct PicturePen {
  let layout: Layout
  let device: DeviceDrawing
  let tiles: TileCodes?

  var spec: TabSpec { layout.spec }
  /// Letters of tiles by symbol.
  var codes: [String: String] { tiles?.codes ?? [:] }

  /// - Parameter tiles: needed only to draw.
  init(_ layout: Layout, tiles: TileCodes? = nil) {
    self.layout = layout
    device = DeviceDrawing(layout.environment)
    self.tiles = tiles
  }

  /// A node, More or an action in a bar or a list.
  struct Entry: Sendable {
    /// Nil for More and actions.
    var node: Int?
    var title: String?
    var missing = BarMetrics.missingTitle
    var image: Emblem?
    var badge: String?
    var isSelected = false
    var isEnabled = true
    /// True if the app sets the title at run time.
    var hasSampleTitle = false
    /// True if the system names it, in the device's language: More, and a search tab without a title.
    /// They are drawn as signs.
    var isSign = false
    var subtitle: String?
    /// The language of the app's own texts, if known.
    var language: String?
    var words: String

    var imageInk: Ink { !isEnabled ? .off : isSelected ? .tint : .text }
    var ink: Ink { !isEnabled ? .off : title == nil ? .dim : isSelected ? .tint : .text }
    var isItalic: Bool { hasSampleTitle || title == nil }
  }

  func entry(of node: Int, isSelected: Bool) -> Entry {
    let record = spec.nodes[node]
    let title = printable(onOneLine(spec.title(of: node)))
    let image = spec.image(of: node)
    let badge = spec.badge(of: node).map(printable)
    let isEnabled = !layout.isDisabled(node)
    var words = name(of: node)
    if let badge { words += badge.isEmpty ? ", badge" : ", badge \(badge)" }
    if let image { words += ", image \(printable(image.name))" }
    if isSelected { words += ", selected" }
    if !isEnabled { words += ", disabled" }
    let isSample = record.hasSampleTitle
    if isSample { words += ", sample" }
    return Entry(
      node: node, title: isBlank(title) ? nil : title, image: image.map(emblem), badge: badge,
      isSelected: isSelected, isEnabled: isEnabled, hasSampleTitle: isSample,
      isSign: record.kind == .search && record.title == nil,
      subtitle: layout.subtitle(of: node).map { printable(onOneLine($0)) },
      language: spec.language.map(printable), words: words)
  }

  func entry(of item: BarItem) -> Entry {
    if let node = item.node { return entry(of: node, isSelected: item.isSelected) }
    return Entry(
      title: "More", image: Icon.named("ellipsis").map { .icon($0, []) },
      isSelected: item.isSelected, isSign: true, words: item.isSelected ? "More, selected" : "More")
  }

  private func entry(ofAction row: SidebarRow) -> Entry {
    let title = spec.title(of: row) ?? ""
    return Entry(
      title: isBlank(title) ? nil : printable(title), image: spec.image(of: row).map(emblem),
      language: spec.language.map(printable),
      words: isBlank(title) ? "action" : "\(printable(title)), action")
  }

  func entry(of drawn: DrawnRow) -> Entry {
    let row = drawn.row
    var entry =
      row.kind == .action
      ? self.entry(ofAction: row) : self.entry(of: row.node, isSelected: drawn.isSelected)
    if row.kind == .section {
      entry.words = "section " + entry.words + (row.isCollapsed ? ", collapsed" : "")
    }
    if let subtitle = entry.subtitle { entry.words += ", subtitle \(subtitle)" }
    if drawn.isInsideCollapsed { entry.words += ", inside a collapsed section" }
    return entry
  }

  /// A node's title, or its identifier if that is blank.
  func name(of node: Int) -> String { printable(spec.name(of: node)) }

  /// The heading of a node's screen: its title, or its identifier in brackets.
  func heading(of node: Int) -> String {
    let title = onOneLine(spec.title(of: node))
    return isBlank(title) ? "‹\(name(of: node))›" : printable(title)
  }

  /// A remark that names up to 40 nodes; none without nodes.
  func remark(_ words: String, _ nodes: [Int]) -> [String] {
    let names = shortNames(of: nodes, atMost: 40, name: heading(of:)).joined(separator: ", ")
    return nodes.isEmpty ? [] : ["\(words) \(names)."]
  }

  private func emblem(_ image: ImageName) -> Emblem {
    if !image.isAsset, codes[image.tileKey] == nil, let icon = Icon.named(image.name) {
      return .icon(icon, Icon.variants(of: image.name))
    }
    return .tile(image.tileKey, code: codes[image.tileKey] ?? "?", isAsset: image.isAsset)
  }
}

extension ImageName {
  /// Distinguishes symbols from assets of the same name.
  var tileKey: String { (isAsset ? "asset " : "") + printable(name) }
}
