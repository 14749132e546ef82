/// The characters that drawings are made of.
package struct Glyphs: Sendable {
  /// A line from side to side.
  package var horizontal = "─"
  /// A line from top to bottom.
  package var vertical = "│"
  /// A line that separates less.
  package var dotted = "┄"
  /// Corners and joints from the leading to the trailing side.
  package var top = Edge(start: "╭", joint: "┬", end: "╮")
  /// The lower edge.
  package var bottom = Edge(start: "╰", joint: "┴", end: "╯")
  /// Stands for a picture.
  package var image = "◇"
  /// Stands for the picture of what is selected.
  package var selectedImage = "◆"
  /// Stands for the picture of a search tab.
  package var search = "⌕"
  /// Stands for More.
  package var more = "•••"
  /// The button that shows and hides the sidebar.
  package var sidebarButton = "◧"
  /// Stands before what is expanded.
  package var expanded = "▾"
  /// Stands before what is collapsed.
  package var collapsed = "▸"
  /// Stands between the steps of a way.
  package var separator = "›"
  /// Stands before what acts and leads nowhere.
  package var action = "→"
  /// Stands before an element of a list.
  package var bullet = "·"
  /// Stands for nothing in a table.
  package var absent = "–"
  /// Stands for what cannot be reached.
  package var unreachable = "✗"

  /// The characters of a frame's upper or lower edge.
  package struct Edge: Sendable {
    /// The corner on the leading side.
    package var start: String
    /// Where a line between cells meets the edge.
    package var joint: String
    /// The corner on the trailing side.
    package var end: String
  }

  /// The characters for terminals with Unicode.
  package static let unicode = Glyphs()

  /// The characters for all other terminals.
  package static let ascii = Glyphs(
    horizontal: "-", vertical: "|", dotted: ".",
    top: Edge(start: ".", joint: ".", end: "."),
    bottom: Edge(start: "'", joint: "'", end: "'"),
    image: "<>", selectedImage: "<#>", search: "o-", more: "...", sidebarButton: "[|]",
    expanded: "v", collapsed: ">", separator: ">", action: "+", bullet: "-",
    absent: "-", unreachable: "x")

  /// The character that stands for another one when a drawing is read from right to left.
  package func mirror(_ character: Character) -> Character { Self.mirrored[character] ?? character }

  private static let mirrored: [Character: Character] = [
    "╭": "╮", "╮": "╭", "╰": "╯", "╯": "╰", "├": "┤", "┤": "├", "▸": "◂", "›": "‹", "◧": "◨",
    "→": "←", "<": ">", ">": "<", "[": "]", "]": "[",
  ]
}
