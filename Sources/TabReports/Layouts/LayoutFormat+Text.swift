extension LayoutFormat {
  /// The drawing that people read in a terminal.
  package static var text: LayoutFormat {
    LayoutFormat(
      name: "text",
      summary: "A drawing of the bar and the sidebar in characters."
    ) { layouts, style, take in
      for (index, laidOut) in layouts.enumerated() {
        if index > 0 { take(Array("\n\n".utf8)) }
        LayoutText.write(
          laidOut.layout, destinations: laidOut.destinations, style: style, to: take)
      }
    }
  }
}
