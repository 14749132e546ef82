/// The characters that drawings are made of.
package struct Glyphs: Sendable {
  package var horizontal = "─"
  package var vertical = "│"
  /// A line that separates less.
  package var dotted = "┄"
  /// The edge of what is folded away.
  package var folded = "┊"
  /// Corners and joints from the leading to the trailing side.
  package var top = Edge(start: "╭", joint: "┬", end: "╮")
  package var middle = Edge(start: "├", joint: "┼", end: "┤")
  package var bottom = Edge(start: "╰", joint: "┴", end: "╯")
  /// Stands for a picture.
  package var image = "◇"
  /// Stands for the picture of what is selected.
  package var selectedImage = "◆"
  package var more = "•••"
  /// The button that shows and hides the sidebar.
  package var sidebarButton = "◧"
  package var expanded = "▾"
  package var collapsed = "▸"
  package var separator = "›"
  /// Stands before what acts and leads nowhere.
  package var action = "→"
  package var bullet = "·"
  /// Stands for nothing in a table.
  package var absent = "–"
  /// Stands for what cannot be reached.
  package var unreachable = "✗"

  /// The characters of a frame's upper or lower edge.
  package struct Edge: Sendable {
    package var start: String
    package var joint: String
    package var end: String
  }

  package static let unicode = Glyphs()

  package static let ascii = Glyphs(
    horizontal: "-", vertical: "|", dotted: ".", folded: ":",
    top: Edge(start: ".", joint: ".", end: "."),
    middle: Edge(start: "|", joint: "+", end: "|"),
    bottom: Edge(start: "'", joint: "'", end: "'"),
    image: "<>", selectedImage: "<#>", more: "...", sidebarButton: "[|]",
    expanded: "v", collapsed: ">", separator: ">", action: "+", bullet: "-",
    absent: "-", unreachable: "x")

  /// The character that stands for another one when a drawing is read from right to left.
  package func mirror(_ character: Character) -> Character { Self.mirrored[character] ?? character }

  private static let mirrored: [Character: Character] = [
    "╭": "╮", "╮": "╭", "╰": "╯", "╯": "╰", "├": "┤", "┤": "├", "▸": "◂", "›": "‹", "◧": "◨",
    "→": "←", "<": ">", ">": "<", "[": "]", "]": "[",
  ]
}
