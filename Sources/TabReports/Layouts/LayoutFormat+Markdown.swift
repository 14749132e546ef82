import TabModel

extension LayoutFormat {
  /// The drawing under a heading, for a comment or a job summary.
  package static var markdown: LayoutFormat {
    LayoutFormat(
      name: "markdown",
      summary: "The drawing under a heading, as GitHub shows it."
    ) { layouts, style, take in
      // In a comment there is no terminal, so the width is always the same, and nothing is coloured.
      let drawn = TextStyle(isUnicode: style.isUnicode)
      func pass(_ text: String) { take(markdownBytes(text, style)) }
      for (index, laidOut) in layouts.enumerated() {
        func draw(to take: PieceTaker) {
          LayoutText.write(
            laidOut.layout, destinations: laidOut.destinations, style: drawn, to: take)
        }
        var backticks = LongestRun(of: UInt8(ascii: "`"))
        draw { backticks.add($0) }
        let fence = String(repeating: "`", count: backticks.longest + 3)
        let environment = laidOut.layout.environment
        let heading = ([environment.platform.device] + environment.facts).joined(separator: " · ")
        pass("\(index > 0 ? "\n" : "")### \(heading)\n\n\(fence)text\n")
        draw { take($0) }
        pass("\(fence)\n")
      }
    }
  }
}

/// The length of the longest row of a byte.
private struct LongestRun {
  private let byte: UInt8
  private var run = 0
  private(set) var longest = 0

  init(of byte: UInt8) { self.byte = byte }

  mutating func add(_ bytes: [UInt8]) {
    for other in bytes {
      run = other == byte ? run + 1 : 0
      longest = max(longest, run)
    }
  }
}
