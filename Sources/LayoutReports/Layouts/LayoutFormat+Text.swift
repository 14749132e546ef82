import Writing

extension LayoutFormat {
  /// The drawing that people read in a terminal.
  package static var text: LayoutFormat {
    LayoutFormat(
      name: "text",
      summary: "A drawing of the bar and the sidebar in characters."
    ) { layouts, style in
      var output: [UInt8] = []
      for (index, laidOut) in layouts.enumerated() {
        if index > 0 { output.append(contentsOf: "\n\n".utf8) }
        LayoutText.write(
          laidOut.layout, destinations: laidOut.destinations, style: style, into: &output)
      }
      return output
    }
  }
}
