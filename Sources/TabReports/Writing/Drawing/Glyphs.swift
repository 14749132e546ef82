package struct Glyphs: Sendable {
  package var horizontal = "─"
  package var vertical = "│"
  package var dotted = "┄"
  /// From leading to trailing.
  package var top = (start: "╭", joint: "┬", end: "╮")
  package var bottom = (start: "╰", joint: "┴", end: "╯")
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

  package typealias Edge = (start: String, joint: String, end: String)

  package static let unicode = Glyphs()

  package static let ascii = Glyphs(
    horizontal: "-", vertical: "|", dotted: ".", top: (".", ".", "."), bottom: ("'", "'", "'"),
    image: "<>", selectedImage: "<#>", search: "o-", more: "...", sidebarButton: "[|]",
    windowControls: "ooo", expanded: "v", collapsed: ">", separator: ">", action: "+", bullet: "-",
    absent: "-", unreachable: "x")

  package func mirror(_ character: Character) -> Character { Self.mirrored[character] ?? character }

  private static let mirrored: [Character: Character] = [
    "╭": "╮", "╮": "╭", "╰": "╯", "╯": "╰", "├": "┤", "┤": "├", "▸": "◂", "›": "‹", "◧": "◨",
    "→": "←", "<": ">", ">": "<", "[": "]", "]": "[",
  ]
}

extension TextStyle {
  var glyphs: Glyphs { isUnicode ? .unicode : .ascii }
}
