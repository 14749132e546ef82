import TabReports
import TabspecTool
import TestTool
import Testing

import func Foundation.pow

@Suite("Colour is used where it is wanted")
struct ColorTests {
  /// The streams that are coloured in a run that writes to both.
  private func colored(
    _ words: [String] = [], _ variables: [String: String] = [:],
    terminals: Set<OutputStream> = [.standardOutput]
  ) -> Set<OutputStream> {
    let system = MemorySystem()
    system.files = ["a.tabspec.json": Array(Sample.erring.utf8)]
    system.variables = variables
    system.terminals = terminals
    let run = runTool(["resolve", "a.tabspec.json"] + words, on: system)
    let texts = [OutputStream.standardOutput: run.output, .standardError: run.errors]
    return Set(texts.filter { $0.value.contains("\u{1B}[") }.keys)
  }

  @Test("a terminal gets it, a pipe or file does not, and empty or unknown values are ignored")
  func terminal() {
    let empty =
      [[:]] + ["NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "CLICOLOR", "TERM"].map { [$0: ""] }
    let unknown = [
      ["FORCE_COLOR": "0"], ["CLICOLOR_FORCE": "0"], ["CLICOLOR": "1"], ["TERM": "xterm-256color"],
    ]
    let streams: [Set<OutputStream>] = [[], [.standardOutput], [.standardError]]
    let wrong = (empty + unknown).filter { variables in
      streams.contains { colored([], variables, terminals: $0) != $0 }
    }
    #expect(wrong == [])
  }

  /// From the weakest to the strongest; each wins over all before it.
  private static let switches: [(name: String, value: String, on: Bool)] = [
    ("TERM", "dumb", false), ("CLICOLOR", "0", false), ("CLICOLOR_FORCE", "1", true),
    ("FORCE_COLOR", "1", true), ("NO_COLOR", "1", false),
  ]

  @Test("each variable alone, the stronger of two, and the option over every variable")
  func variables() {
    let (all, none): (Set<OutputStream>, Set<OutputStream>) = (
      [.standardOutput, .standardError], []
    )
    var wrong: [String] = []
    for (rank, strong) in Self.switches.enumerated() {
      let expected = strong.on ? all : none
      for weak in Self.switches[...rank] {
        let variables = [weak.name: weak.value].merging([strong.name: strong.value]) { $1 }
        for terminals in [all, none] where colored([], variables, terminals: terminals) != expected
        {
          wrong.append("\(weak.name) and \(strong.name), terminals \(terminals)")
        }
      }
      let options: [([String], Set<OutputStream>, terminals: Set<OutputStream>)] = [
        (["--color", "always"], all, none), (["--color=never"], none, all),
        (["--no-color"], none, all), (["--color=auto"], expected, all),
        (["--color=always", "--no-color"], none, all),
        (["--no-color", "--color=always"], all, none),
      ]
      for (words, expected, terminals) in options
      where colored(words, [strong.name: strong.value], terminals: terminals) != expected {
        wrong.append("\(strong.name) and \(words)")
      }
    }
    #expect(wrong == [])
  }

  @Test("colours of our own are readable on white and on black")
  func contrast() {
    let roles: [TextStyle.Role] = [
      .plain, .heading, .error, .warning, .note, .dim, .emphasis, .link, .selection, .badge, .added,
      .removed,
    ]
    let own = roles.compactMap { role in
      (role.parameters?.firstMatch(of: /38;5;(\d+)/)).flatMap { Int($0.1) }.map { (role, $0) }
    }
    let unreadable = own.filter { _, code in
      let luminance = Self.luminance(code)
      return 1.05 / (luminance + 0.05) < 4 || (luminance + 0.05) / 0.05 < 4
    }
    #expect(own.count == 5 && unreadable.isEmpty, "\(unreadable)")
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

  @Test("a terminal gets a note about specs without targets, a log does not")
  func assumedTargets() {
    for terminals in [[], [.standardOutput], [.standardError]] as [Set<OutputStream>] {
      let system = MemorySystem()
      system.files = [
        "a.tabspec.json": Array(
          #"{"tabs": [{"identifier": "a", "title": "A", "image": "star"}]}"#.utf8)
      ]
      system.terminals = terminals
      let run = runTool(["lint", "--color", "never"], on: system)
      #expect(!run.output.contains("targets"))
      #expect(run.errors.contains("has no 'targets'") == terminals.contains(.standardError))
    }
  }
}
