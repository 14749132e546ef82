import TabReports
import TabspecTool
import TestTool
import Testing

import func Foundation.pow

@Suite("Colour is used where it is wanted")
struct ColorTests {
  /// A run on a system, and whether standard output is coloured.
  private func isColored(
    _ words: [String] = [], _ variables: [String: String] = [:],
    terminals: Set<OutputStream> = [.standardOutput]
  ) -> Bool {
    let system = MemorySystem()
    system.files = ["a.tabspec.json": Array(Sample.erring.utf8)]
    system.variables = variables
    system.terminals = terminals
    return runTool(["lint", "a.tabspec.json"] + words, on: system).output.contains("\u{1B}[")
  }

  @Test("a terminal gets it, a pipe or file does not")
  func terminal() {
    #expect(isColored())
    #expect(!isColored(terminals: []))
    #expect(!isColored(terminals: [.standardError]))
  }

  /// From the weakest to the strongest; each wins over all before it.
  private static let switches: [(name: String, value: String, on: Bool)] = [
    ("TERM", "dumb", false), ("CLICOLOR", "0", false), ("CLICOLOR_FORCE", "1", true),
    ("FORCE_COLOR", "1", true), ("NO_COLOR", "1", false),
  ]

  @Test("each variable alone, and the stronger of two", arguments: [true, false])
  func variables(_ isTerminal: Bool) {
    let terminals: Set<OutputStream> = isTerminal ? [.standardOutput] : []
    for (rank, strong) in Self.switches.enumerated() {
      for weak in Self.switches[...rank] {
        let variables = [weak.name: weak.value].merging([strong.name: strong.value]) { $1 }
        #expect(
          isColored([], variables, terminals: terminals) == strong.on,
          "\(weak.name) and \(strong.name)")
      }
    }
  }

  @Test("the option wins over every variable")
  func option() {
    for variable in Self.switches {
      let variables = [variable.name: variable.value]
      #expect(isColored(["--color", "always"], variables, terminals: []))
      #expect(!isColored(["--color=never"], variables))
      #expect(!isColored(["--no-color"], variables))
      #expect(isColored(["--color=auto"], variables) == variable.on)
    }
    #expect(!isColored(["--color=always", "--no-color"]), "the last wins")
    #expect(isColored(["--no-color", "--color=always"], terminals: []))
  }

  @Test(
    "ignores empty and unknown values",
    arguments: [
      ["NO_COLOR": ""], ["FORCE_COLOR": ""], ["FORCE_COLOR": "0"], ["CLICOLOR_FORCE": ""],
      ["CLICOLOR_FORCE": "0"], ["CLICOLOR": ""], ["CLICOLOR": "1"], ["TERM": ""],
      ["TERM": "xterm-256color"],
    ])
  func silent(_ variables: [String: String]) {
    #expect(isColored([], variables))
    #expect(!isColored([], variables, terminals: []))
  }

  @Test("each stream is asked about by itself")
  func streams() {
    let system = MemorySystem()
    system.files = ["a.tabspec.json": Array(Sample.erring.utf8)]
    system.terminals = [.standardError]
    let run = runTool(["resolve", "a.tabspec.json"], on: system)
    #expect(run.errors.contains("\u{1B}[") && !run.output.contains("\u{1B}["))
  }

  @Test("colours of our own are readable on white and on black")
  func contrast() throws {
    let roles: [TextStyle.Role] = [
      .plain, .heading, .error, .warning, .note, .dim, .emphasis, .link, .selection, .badge, .added,
      .removed,
    ]
    var count = 0
    for role in roles {
      guard let match = role.parameters?.firstMatch(of: /38;5;(\d+)/), let code = Int(match.1)
      else {
        continue
      }
      count += 1
      let luminance = Self.luminance(code)
      #expect(1.05 / (luminance + 0.05) >= 4, "\(role) on white")
      #expect((luminance + 0.05) / 0.05 >= 4, "\(role) on black")
    }
    #expect(count == 5)
  }

  /// The luminance of a color of the cube of 6 × 6 × 6.
  private static func luminance(_ code: Int) -> Double {
    let levels = [0, 95, 135, 175, 215, 255].map { level in
      pow((Double(level) / 255 + 0.055) / 1.055, 2.4)
    }
    let cube = code - 16
    func part(_ index: Int) -> Double { index == 0 ? 0 : levels[index] }
    return 0.2126 * part(cube / 36) + 0.7152 * part(cube / 6 % 6) + 0.0722 * part(cube % 6)
  }
}
