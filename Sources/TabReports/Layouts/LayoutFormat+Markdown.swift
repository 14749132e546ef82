import TabModel

extension LayoutFormat {
  package static var markdown: LayoutFormat {
    LayoutFormat(
      name: "markdown",
      summary: "The drawing under a heading, as GitHub shows it."
    ) { layouts, style in
      // The width is fixed, as there is no terminal.
      let drawn = TextStyle(isUnicode: style.isUnicode)
      let sections = layouts.map { laidOut in
        let drawing = String(decoding: LayoutText.bytes(laidOut, drawn), as: UTF8.self)
        let fence = String(repeating: "`", count: longestRun(of: "`", in: drawing) + 3)
        let environment = laidOut.layout.environment
        let heading = ([environment.platform.device] + environment.facts).joined(separator: " · ")
        return "### \(heading)\n\n\(fence)text\n\(drawing)\(fence)\n"
      }
      return markdownBytes(sections.joined(separator: "\n"), style)
    }
  }
}

/// Length of the longest run of a character.
private func longestRun(of character: Unicode.Scalar, in text: String) -> Int {
  var (run, longest) = (0, 0)
  for scalar in text.unicodeScalars {
    run = scalar == character ? run + 1 : 0
    longest = max(longest, run)
  }
  return longest
}
