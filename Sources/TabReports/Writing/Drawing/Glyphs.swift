package struct Glyphs: Sendable {
  package var horizontal = "─"
  package var vertical = "│"
  package var dotted = "┄"
  /// From leading to trailing.
  package var top = Edge(start: "╭", joint: "┬", end: "╮")
  package var bottom = Edge(start: "╰", joint: "┴", end: "╯")
  package var image = "◇"
  package var selectedImage = "◆"
  package var search = "⌕"
  package var more = "•••"
  package var sidebarButton = "◧"
  package var windowControls = "●●●"
  package var expanded = "▾"
  package var collapsed = "▸"
  package var separator = "›"
  package var action = "→"
  package var bullet = "·"
  package var absent = "–"
  package var unreachable = "✗"

  /// A frame's upper or lower edge.
  package struct Edge: Sendable {
    package var start: String
    package var joint: String
    package var end: String
  }

  package static let unicode = Glyphs()

  package static let ascii = Glyphs(
    horizontal: "-", vertical: "|", dotted: ".",
    top: Edge(start: ".", joint: ".", end: "."),
    bottom: Edge(start: "'", joint: "'", end: "'"),
    image: "<>", selectedImage: "<#>", search: "o-", more: "...", sidebarButton: "[|]",
    windowControls: "ooo", expanded: "v", collapsed: ">", separator: ">", action: "+", bullet: "-",
    absent: "-", unreachable: "x")

  /// The mirrored character for right-to-left drawings.
  package func mirror(_ character: Character) -> Character { Self.mirrored[character] ?? character }

  private static let mirrored: [Character: Character] = [
    "╭": "╮", "╮": "╭", "╰": "╯", "╯": "╰", "├": "┤", "┤": "├", "▸": "◂", "›": "‹", "◧": "◨",
    "→": "←", "<": ">", ">": "<", "[": "]", "]": "[",
  ]
}
