extension LayoutFormat {
  package static var text: LayoutFormat {
    LayoutFormat(
      name: "text",
      summary: "A drawing of the bar and the sidebar in characters."
    ) { layouts, style in
      Array(layouts.map { LayoutText.bytes($0, style) }.joined(separator: "\n\n".utf8))
    }
  }
}
