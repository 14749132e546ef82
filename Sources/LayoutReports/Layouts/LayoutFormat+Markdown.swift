import TabLayout
import TabWords
import Writing

extension LayoutFormat {
  /// The drawing under a heading, for a comment or a job summary.
  package static var markdown: LayoutFormat {
    LayoutFormat(
      name: "markdown",
      summary: "The drawing under a heading, as GitHub shows it."
    ) { layouts, style in
      let parts = layouts.map { laidOut in
        var drawing: [UInt8] = []
        // In a comment there is no terminal, so the width is always the same, and nothing is coloured.
        LayoutText.write(
          laidOut.layout, destinations: laidOut.destinations,
          style: TextStyle(isUnicode: style.isUnicode), into: &drawing)
        let text = String(decoding: drawing, as: UTF8.self)
        let environment = laidOut.layout.environment
        let heading = ([environment.platform.device] + environment.facts).joined(separator: " · ")
        let fence = String(repeating: "`", count: longestRun(of: "`", in: text) + 3)
        return "### \(heading)\n\n\(fence)text\n\(text)\(fence)\n"
      }
      return markdownBytes(parts.joined(separator: "\n"), style)
    }
  }
}

/// The length of the longest row of a character.
private func longestRun(of character: Character, in text: String) -> Int {
  var longest = 0
  var run = 0
  for other in text {
    run = other == character ? run + 1 : 0
    longest = max(longest, run)
  }
  return longest
}
