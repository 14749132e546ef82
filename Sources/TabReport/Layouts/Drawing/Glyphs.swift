/// The characters that drawings are made of.
struct Glyphs: Sendable {
  var horizontal = "─"
  var vertical = "│"
  /// A line that separates less.
  var dotted = "┄"
  /// The edge of what is folded away.
  var folded = "┊"
  /// Corners and joints from the leading to the trailing side.
  var top = Edge(start: "╭", joint: "┬", end: "╮")
  var middle = Edge(start: "├", joint: "┼", end: "┤")
  var bottom = Edge(start: "╰", joint: "┴", end: "╯")
  /// Stands for a picture.
  var image = "◇"
  /// Stands for the picture of what is selected.
  var selectedImage = "◆"
  var more = "•••"
  /// The button that shows and hides the sidebar.
  var sidebarButton = "◧"
  var expanded = "▾"
  var collapsed = "▸"
  var separator = "›"
  /// Stands before what acts and leads nowhere.
  var action = "→"
  var bullet = "·"
  /// Stands for nothing in a table.
  var absent = "–"
  /// Stands for what cannot be reached.
  var unreachable = "✗"

  /// The characters of a frame's upper or lower edge.
  struct Edge: Sendable {
    var start: String
    var joint: String
    var end: String
  }

  static let unicode = Glyphs()

  static let ascii = Glyphs(
    horizontal: "-", vertical: "|", dotted: ".", folded: ":",
    top: Edge(start: ".", joint: ".", end: "."),
    middle: Edge(start: "|", joint: "+", end: "|"),
    bottom: Edge(start: "'", joint: "'", end: "'"),
    image: "<>", selectedImage: "<#>", more: "...", sidebarButton: "[|]",
    expanded: "v", collapsed: ">", separator: ">", action: "+", bullet: "-",
    absent: "-", unreachable: "x")

  /// The character that stands for another one when a drawing is read from right to left.
  func mirror(_ character: Character) -> Character { Self.mirrored[character] ?? character }

  private static let mirrored: [Character: Character] = [
    "╭": "╮", "╮": "╭", "╰": "╯", "╯": "╰", "├": "┤", "┤": "├", "▸": "◂", "›": "‹", "◧": "◨",
    "→": "←", "<": ">", ">": "<", "[": "]", "]": "[",
  ]
}
