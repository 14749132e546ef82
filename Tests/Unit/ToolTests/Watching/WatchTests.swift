import Foundation
import TestSupport
import TestTool
import Testing

/// Runs with `--watch` in memory. Those in `Tests/Transcripts/watch` are sections of a transcript: the first
/// command runs, and each of the others is a change while the tool waits, with the files above it and below
/// it what is printed then. `rm FILE` removes a file or a pipe, `mkfifo FILE` makes it a pipe, `look` does
/// nothing else. `grep` keeps lines of the whole run.
@Suite("Watching")
struct WatchTests {
  private static let folder = Repository.root.appending(path: "Tests/Transcripts/watch")

  private func watch(
    _ words: [String], on system: MemorySystem, steps: [() -> Void]
  ) -> ToolRun {
    system.whenWaiting = { _, count in
      // Every second look is whether a change is whole.
      if count.isMultiple(of: 2) { return true }
      guard count / 2 < steps.count else { return false }
      steps[count / 2]()
      return true
    }
    return runTool(words, on: system)
  }

  /// `UPDATE_GOLDEN=1 swift test --filter WatchTests` records, and fails.
  @Test("what transcripts show", arguments: try Transcript.names(in: folder))
  func transcripts(_ name: String) throws {
    var transcript = try Transcript(name, in: Self.folder)
    let sections = Dictionary(grouping: transcript.runs, by: \.name).values
      .sorted { $0[0].line < $1[0].line }
    try transcript.expect(sections.flatMap(printed))
  }

  /// What a section prints after each of its commands.
  private func printed(_ commands: [Transcript.Run]) -> [[Substring]] {
    let system = MemorySystem()
    var texts: [String] = []
    var (output, errors) = (0, 0)
    func take() {
      let printed = system.standardError[errors...] + system.standardOutput[output...]
      (output, errors) = (system.standardOutput.count, system.standardError.count)
      texts.append(String(decoding: printed, as: UTF8.self))
    }
    func change(_ command: Transcript.Run) {
      system.files.merge(command.files.mapValues { Array($0.utf8) }) { $1 }
      let words = command.text.split(separator: " ").map(String.init)
      if words[0] == "mkfifo" { system.pipes.insert(words[1]) }
      if words[0] == "rm", system.pipes.remove(words[1]) == nil { system.files[words[1]] = nil }
    }
    change(commands[0])
    let steps = commands.dropFirst().map { command in
      {
        take()
        change(command)
      }
    }
    let command = Transcript.Command(commands[0].text)
    let run = watch(command.words, on: system, steps: steps)
    take()
    let ended = texts.count - 1
    return commands.indices.map { index in
      Transcript.lines(
        of: index > ended ? "--- it has ended" : texts[index], index == ended ? run.code : 0,
        with: command.kept.isEmpty ? [] : command.kept + ["---"])
    }
  }

  // MARK: - What transcripts do not show

  private static let spec = Array(
    #"""
    {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}],
     "tabs": [{"identifier": "a", "title": "Stars"}]}
    """#.utf8)
  private static let changed = Array(
    String(decoding: spec, as: UTF8.self).replacing("Stars", with: "Moons").utf8)

  private var system: MemorySystem {
    let system = MemorySystem()
    system.files["App.tabspec.json"] = Self.spec
    return system
  }

  /// What a page has of the titles, and whether it loads itself again.
  private func shown(in page: String, of system: MemorySystem) -> [String] {
    let text = String(decoding: system.files[page] ?? [], as: UTF8.self)
    return ["Stars", "Moons", #"<meta http-equiv="refresh" content="1">"#].filter(text.contains)
  }

  @Test("a spec that cannot be read leaves the last page, with a line that says so")
  func outdatedPage() {
    let system = system
    var pages: [String] = []
    let keep = {
      pages.append(String(decoding: system.files["page.html"] ?? [], as: UTF8.self))
    }
    _ = watch(
      ["matrix", "--format", "html=page.html", "--watch"], on: system,
      steps: [
        {
          keep()
          system.files["App.tabspec.json"] = Array("{".utf8)
        },
        {
          keep()
          system.files["App.tabspec.json"] = Array("[".utf8)
        },
        {
          keep()
          system.files["App.tabspec.json"] = Self.changed
        }, keep,
      ])
    let line = "The spec cannot be read since 09:41:00."
    #expect(pages.map { $0.components(separatedBy: line).count - 1 } == [0, 1, 1, 0])
    #expect(pages.map { $0.contains("Stars") } == [true, true, true, false])
  }

  @Test(
    "a page is written again and loads itself again, is opened once, and is no reason to run again",
    arguments: [
      (["--format", "html=page.html"], "--- 09:41:00  App.tabspec.json changed\n"),
      // In memory, all files are in folders of the current one.
      (
        ["--open"],
        "opening /tmp/tabspec-1-0.html\n"
          + "--- 09:41:00  tmp is new\n--- 09:41:00  App.tabspec.json changed\n"
      ),
    ])
  func page(_ words: [String], _ printed: String) {
    let system = system
    let words = ["matrix"] + words
    var pages: [[String]] = []
    let keep = { pages.append(shown(in: system.opened.first ?? "page.html", of: system)) }
    let run = watch(
      words + ["--watch"], on: system,
      steps: [
        keep,
        {
          keep()
          system.files["App.tabspec.json"] = Self.changed
        }, keep,
      ])
    let refresh = #"<meta http-equiv="refresh" content="1">"#
    let expected = [["Stars", refresh], ["Stars", refresh], ["Moons", refresh]]
    #expect(pages == expected && run.errors + run.output == printed, "\(pages) \(run)")
    #expect(system.opened.count == (words.contains("--open") ? 1 : 0))
    let once = self.system
    _ = runTool(words, on: once)
    #expect(shown(in: once.opened.first ?? "page.html", of: once) == ["Stars"])
  }

  @Test("clears a terminal, and prints the time and the cause")
  func terminal() {
    let system = system
    system.terminals = [.standardOutput]
    let run = watch(
      ["lint", "--watch"], on: system, steps: [{ system.files["App.tabspec.json"] = Self.changed }])
    let parts = run.output.components(separatedBy: "\u{1B}[H\u{1B}[2J\u{1B}[3J")
    #expect(parts.count == 3 && parts[0].isEmpty)
    #expect(parts.last?.contains("09:41:00  App.tabspec.json changed") == true, "\(parts)")
  }

  @Test("a file that comes and goes at once is no change")
  func brief() {
    let system = system
    system.whenWaiting = { system, count in
      system.files["New.tabspec.json"] = count == 1 ? Self.changed : nil
      return count < 5
    }
    let run = runTool(["lint", "--watch"], on: system)
    #expect(!run.output.contains("---") && run.code == 0, "\(run)")
  }
}
