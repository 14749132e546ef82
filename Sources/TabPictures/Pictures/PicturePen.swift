import JSON
import TabModel
import TabReports

/// What all parts of a picture share: the texts of the spec, and what its nodes look like.
struct PicturePen: Sendable {
  let spec: TabSpec
  /// Whether nodes can be disabled in this environment.
  let knowsDisabled: Bool
  /// The letters of the tiles for symbols without an icon, all different.
  var codes: [String: String] = [:]

  init(_ layout: Layout, tiles: TileCodes? = nil) {
    spec = layout.spec
    knowsDisabled = layout.environment.has(NodeKey.isEnabled.definition)
    codes = (tiles ?? TileCodes([layout])).codes
  }

  /// What a bar or a list shows of a node, of More or of an action.
  struct Entry: Sendable {
    /// The node; nil for More and for actions.
    var node: Int?
    /// Nil where the title is blank.
    var title: String?
    /// Stands where a title would.
    var missing = "no title"
    var image: Emblem?
    var badge: String?
    var isSelected = false
    var isEnabled = true
    /// The whole of it in words.
    var words: String

    /// What its title is written with.
    var ink: Ink { !isEnabled ? .off : isSelected ? .tint : title == nil ? .dim : .text }
  }

  func entry(of node: Int, isSelected: Bool) -> Entry {
    let record = spec.nodes[node]
    let title = harmless(spec.title(of: record))
    let image = spec.image(of: record)
    let badge = spec.badge(of: record).map(harmless)
    let isEnabled = !knowsDisabled || !record.isFalse(.isEnabled)
    var words = name(of: node)
    if let badge { words += badge.isEmpty ? ", badge" : ", badge \(badge)" }
    if let image { words += ", image \(harmless(image.name))" }
    if isSelected { words += ", selected" }
    if !isEnabled { words += ", disabled" }
    return Entry(
      node: node, title: isBlank(title) ? nil : title, image: image.map(emblem), badge: badge,
      isSelected: isSelected, isEnabled: isEnabled, words: words)
  }

  func entry(of item: BarItem) -> Entry {
    if let node = item.node { return entry(of: node, isSelected: item.isSelected) }
    return Entry(
      title: "More", image: .more, isSelected: item.isSelected,
      words: item.isSelected ? "More, selected" : "More")
  }

  /// An action of a group.
  func entry(ofAction action: JSONValue) -> Entry {
    let title = spec.title(ofAction: action) ?? ""
    let image = spec.document.member("image", of: action).flatMap { spec.image($0) }
    return Entry(
      title: isBlank(title) ? nil : harmless(title), image: image.map(emblem),
      words: "\(harmless(title)), action")
  }

  /// A row of a sidebar.
  func entry(of drawn: DrawnRow) -> Entry {
    let row = drawn.row
    var entry =
      row.kind == .action
      ? self.entry(ofAction: row.action) : self.entry(of: row.node, isSelected: drawn.isSelected)
    if row.kind == .section {
      entry.words = "section " + entry.words + (row.isCollapsed ? ", collapsed" : "")
    }
    if drawn.isInsideCollapsed { entry.words += ", inside a collapsed section" }
    return entry
  }

  /// A node's title where the text has to name the node.
  func name(of node: Int) -> String {
    let title = spec.title(of: spec.nodes[node])
    return harmless(isBlank(title) ? spec.identifier(of: spec.nodes[node]) : title)
  }

  /// Nodes by their titles, in a sentence below the device; of many the first ones.
  func names(of nodes: [Int]) -> String {
    shortNames(of: nodes, atMost: 40, name: name(of:)).joined(separator: ", ")
  }

  private func emblem(_ image: ImageName) -> Emblem {
    let name = harmless(image.name)
    if !image.isAsset, let icon = Icon.named(image.name) { return .icon(icon) }
    return .tile(
      image.isAsset ? "asset " + name : name, code: codes[image.tileKey] ?? "?",
      isAsset: image.isAsset)
  }
}

extension ImageName {
  /// Symbols and assets can have one name.
  var tileKey: String { isAsset ? "\u{0}" + harmless(name) : harmless(name) }
}

extension Layout {
  /// The images of the nodes and actions that drawings of the layout show, each once.
  var imageNames: [ImageName] {
    var images: [ImageName] = []
    func add(_ node: Int) {
      if let image = spec.image(of: spec.nodes[node]) { images.append(image) }
    }
    for item in tabBar?.items.prefix(200) ?? [] { item.node.map(add) }
    tabBar?.more.prefix(200).forEach(add)
    for row in sidebar?.rows.prefix(200) ?? [] {
      if row.kind != .action {
        add(row.node)
      } else if let image = spec.document.member("image", of: row.action).flatMap({ spec.image($0) }
      ) {
        images.append(image)
      }
    }
    var seen: Set<String> = []
    return images.filter { seen.insert($0.tileKey).inserted }
  }
}
