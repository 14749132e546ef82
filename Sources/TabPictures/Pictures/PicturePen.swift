import LocatedJSON
import Spelling
import TabHierarchy
import TabLayout
import TabWords

/// What all parts of a picture share: the texts of the spec, and what is said about its nodes.
struct PicturePen: Sendable {
  let spec: TabSpec
  /// Signs that stand beside nodes.
  let signs: [Int: NodeSign]
  /// Whether bars name their regions, which mean something where people can customize.
  var namesRegions = true

  /// A number that leads to what is said about a node, and its severity.
  struct NodeSign: Sendable {
    var text: String
    var severity: Diagnostic.Severity
  }

  /// What a bar or a list shows of a node, of More or of an action.
  struct Entry: Sendable {
    /// Nil where the title is blank.
    var title: String?
    /// Stands where a title would.
    var missing = "no title"
    var image: Emblem?
    var badge: String?
    var sign: NodeSign?
    var isSelected = false
    /// The whole of it in words.
    var words: String
  }

  /// What stands for a picture that a spec names: pictures of the system belong to the system.
  enum Emblem: Sendable {
    case symbol(String)
    case asset(String)
    /// The three dots of More.
    case more
  }

  func entry(of node: Int, isSelected: Bool) -> Entry {
    let record = spec.nodes[node]
    let title = harmless(spec.title(of: record))
    let image = spec.image(of: record)
    let badge = spec.badge(of: record).map(harmless)
    var words = name(of: node)
    if let badge { words += ", badge \(badge)" }
    if let image { words += ", image \(harmless(image.name))" }
    if isSelected { words += ", selected" }
    return Entry(
      title: isBlank(title) ? nil : title, image: image.map(emblem), badge: badge,
      sign: signs[node], isSelected: isSelected, words: words)
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

  private func emblem(_ image: ImageName) -> Emblem {
    image.isAsset ? .asset(harmless(image.name)) : .symbol(harmless(image.name))
  }
}

extension PicturePen.Emblem {
  /// How large an emblem is in bars and lists.
  static let side = 24

  /// The name in the spec; nil for what is the system's own.
  var name: String? {
    switch self {
    case .symbol(let name), .asset(let name): name
    case .more: nil
    }
  }

  /// The letters that stand for the name, as those of an element do: `Mn` for `music.note`, `Ml` for
  /// `music.note.list`, `Ho` for `house`.
  private var letters: String {
    let words = (name ?? "").split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first, let last = words.last else { return "" }
    let second = words.count > 1 ? last.prefix(1) : first.dropFirst().prefix(1)
    return first.prefix(1).uppercased() + second.lowercased()
  }

  /// A neutral shape: letters in a frame, for a magnifying glass and a plus their own simple lines.
  var picture: Picture {
    let side = Self.side
    var picture = Picture(width: side, height: side)
    switch self {
    case .more:
      for x in [5, 12, 19] { picture.add(.circle(x: x, y: 12, radius: 2, .dots)) }
    case .symbol("magnifyingglass"):
      picture.add(.circle(x: 10, y: 10, radius: 6, .lens))
      picture.add(.line([.init(x: 15, y: 15), .init(x: 20, y: 20)], .lens))
    case .symbol("plus"):
      picture.add(.line([.init(x: 12, y: 5), .init(x: 12, y: 19)], .lens))
      picture.add(.line([.init(x: 5, y: 12), .init(x: 19, y: 12)], .lens))
    case .symbol, .asset:
      let room = Rect(x: 1, y: 1, width: side - 2, height: side - 2)
      if case .asset = self {
        picture.box(room, radius: 3, .asset)
      } else {
        picture.box(room, radius: 7, .symbol)
      }
      picture.text(letters, in: room, size: 10, .code, side: .middle)
    }
    return picture
  }
}
