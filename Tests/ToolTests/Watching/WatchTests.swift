import Foundation
import TestSupport
import TestTool
import Testing

/// Runs with `--watch` in memory: each step is what changes while the tool waits.
@Suite("Watching")
struct WatchTests {
  private static let spec = """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}],
     "tabs": [{"identifier": "home", "title": "Home", "image": "house"},
              {"identifier": "stars", "title": "Stars", "image": "star"}]}
    """
  private static let warned = spec.replacing("house", with: "house.fill")

  private func watch(
    _ words: [String], _ files: [String: String] = ["App.tabspec.json": spec],
    on system: MemorySystem = MemorySystem(), steps: [(MemorySystem) -> Void]
  ) -> ToolRun {
    system.files = files.mapValues { Array($0.utf8) }
    system.whenWaiting = { system, count in
      // Every second look is whether a change is whole.
      if count.isMultiple(of: 2) { return true }
      guard count / 2 < steps.count else { return false }
      steps[count / 2](system)
      return true
    }
    return runTool(words + ["--watch"], on: system)
  }

  private func write(_ name: String, _ text: String?) -> (MemorySystem) -> Void {
    { $0.files[name] = text.map { Array($0.utf8) } }
  }

  /// What each run printed, with the line in front of it.
  private func rounds(_ run: ToolRun) -> [String] {
    run.output.components(separatedBy: "--- 09:41:00  ")
  }

  @Test("a spec that is changed, broken, put right, joined by a new one and deleted")
  func life() {
    let run = watch(
      ["lint"],
      steps: [
        write("App.tabspec.json", Self.warned), write("App.tabspec.json", "{"),
        write("App.tabspec.json", Self.spec), write("more/Other.tabspec.json", Self.warned),
        write("more/Other.tabspec.json", nil), write(".App.tabspec.json.swp", "an editor's"),
      ])
    let rounds = rounds(run)
    #expect(rounds.count == 6, "\(run)")
    guard rounds.count == 6 else { return }
    #expect(!rounds[0].contains("filled-symbol"))
    #expect(rounds[1].hasPrefix("App.tabspec.json changed\n") && rounds[1].contains("house.fill"))
    #expect(rounds[2].contains("json-syntax"))
    #expect(rounds[3].hasPrefix("App.tabspec.json changed\n") && !rounds[3].contains("warning"))
    #expect(rounds[4].hasPrefix("more is new\n") && rounds[4].contains("more/Other.tabspec.json"))
    #expect(rounds[5].contains("was deleted") && !rounds[5].contains("Other.tabspec.json:"))
    #expect(run.code == 0 && run.errors.isEmpty)
  }

  @Test(
    "every command that has it runs again",
    arguments: ["lint", "validate", "resolve", "matrix", "reach", "titles"])
  func commands(_ command: String) {
    let run = watch(
      [command, "App.tabspec.json"],
      steps: [{ _ in }, write("App.tabspec.json", Self.spec.replacing("Stars", with: "Moons"))])
    let rounds = rounds(run)
    #expect(rounds.count == 2 && rounds[1].hasPrefix("App.tabspec.json changed\n"), "\(run)")
    let shows = rounds.map { $0.contains("Moons") }
    #expect(shows == [false, ["resolve", "matrix", "reach"].contains(command)])
  }

  @Test("the code is that of the last run")
  func codes() {
    #expect(watch(["lint"], steps: [write("App.tabspec.json", "{")]).code == 1)
    #expect(watch(["lint"], steps: [write("App.tabspec.json", "{"), { _ in }]).code == 1)
    let steps = [write("App.tabspec.json", "{"), write("App.tabspec.json", Self.spec)]
    #expect(watch(["lint"], steps: steps).code == 0)
  }

  @Test("a configuration that comes, changes and goes, and the catalog that it names")
  func configuration() {
    let catalog = #"{"sourceLanguage": "en", "version": "1.0", "strings": {"Home": {}}}"#
    let run = watch(
      ["lint", "App.tabspec.json"],
      [
        "App.tabspec.json": Self.warned, "L.xcstrings": catalog,
      ],
      steps: [
        write("tabspec.config.json", #"{"rules": {"filled-symbol": "off"}}"#),
        write("tabspec.config.json", #"{"strings": ["L.xcstrings"]}"#),
        write("L.xcstrings", catalog.replacing("Home", with: "Stars")),
        write("tabspec.config.json", nil),
      ])
    let rounds = rounds(run)
    #expect(rounds.count == 5, "\(run)")
    guard rounds.count == 5 else { return }
    #expect(rounds[1].hasPrefix("tabspec.config.json is new\n"))
    #expect(!rounds[1].contains("house.fill"))
    #expect(rounds[2].contains("house.fill") && rounds[2].contains("'Stars'"))
    #expect(rounds[3].hasPrefix("L.xcstrings changed\n") && rounds[3].contains("'Home'"))
    #expect(rounds[4].hasPrefix("tabspec.config.json was deleted\n"))
  }

  @Test("a file that is not there yet is waited for")
  func missing() {
    let run = watch(
      ["resolve", "New.tabspec.json"], [:], steps: [write("New.tabspec.json", Self.spec)])
    #expect(run.errors.contains("no such file") && run.output.contains("Stars"), "\(run)")
  }

  @Test("a pipe is not waited for, and the file that takes its place is read")
  func pipe() {
    let system = MemorySystem()
    let run = watch(
      ["lint", "App.tabspec.json"], on: system,
      steps: [
        { _ in }, { $0.pipes.insert("App.tabspec.json") },
        { $0.pipes.remove("App.tabspec.json") },
      ])
    let rounds = rounds(run)
    #expect(rounds.count == 3, "\(run)")
    #expect(run.errors.contains("App.tabspec.json: not a regular file"))
    #expect(system.reads["App.tabspec.json"] == 2 && run.code == 0)
  }

  @Test("a page is renewed and loads itself again, and is no reason to run again")
  func page() {
    let system = MemorySystem()
    var pages: [String] = []
    let keep = { (system: MemorySystem) in
      pages.append(String(decoding: system.files["page.html"] ?? [], as: UTF8.self))
    }
    let change = write("App.tabspec.json", Self.spec.replacing("Stars", with: "Moons"))
    let run = watch(
      ["matrix", "--format", "html=page.html"], on: system,
      steps: [
        keep, keep,
        {
          keep($0)
          change($0)
        }, keep,
      ])
    #expect(pages.count == 4 && run.errors.isEmpty, "\(run)")
    #expect(pages[0] == pages[1] && pages[1] == pages[2])
    #expect(pages[2].contains("Stars") && pages[3].contains("Moons"))
    #expect(pages.allSatisfy { $0.contains(#"<meta http-equiv="refresh" content="1">"#) })
    #expect(rounds(run).count == 2)
    let once = MemorySystem()
    once.files = ["App.tabspec.json": Array(Self.spec.utf8)]
    _ = runTool(["matrix", "--format", "html=page.html"], on: once)
    #expect(!String(decoding: once.files["page.html"] ?? [], as: UTF8.self).contains("refresh"))
  }

  @Test("with --open the page is opened once and written again")
  func opened() {
    let system = MemorySystem()
    _ = watch(
      ["matrix", "--open"], on: system,
      steps: [write("App.tabspec.json", Self.spec.replacing("Stars", with: "Moons"))])
    #expect(system.opened.count == 1)
    let page = system.opened.first.flatMap { system.files[$0] }
    #expect(String(decoding: page ?? [], as: UTF8.self).contains("Moons"))
  }

  @Test("clears a terminal, and prints the time and the cause")
  func terminal() {
    let system = MemorySystem()
    system.terminals = [.standardOutput]
    let run = watch(["lint"], on: system, steps: [write("App.tabspec.json", Self.warned)])
    let parts = run.output.components(separatedBy: "\u{1B}[H\u{1B}[2J\u{1B}[3J")
    #expect(parts.count == 3 && parts[0].isEmpty)
    #expect(parts.last?.contains("09:41:00  App.tabspec.json changed") == true, "\(parts)")
  }

  @Test("a selection of no tab ends it, even later")
  func refused() {
    let unknown = watch(["resolve", "--selected", "nobody"], steps: [{ _ in }])
    #expect(unknown.code == 64 && unknown.output.isEmpty)
    let named = Self.spec.replacing("stars", with: "nobody")
    let late = watch(
      ["resolve", "--selected", "nobody"], steps: [write("App.tabspec.json", named)])
    #expect(late.code == 64 && late.output.isEmpty)
  }

  @Test("a file that comes and goes at once is no change")
  func brief() {
    let system = MemorySystem()
    system.files = ["App.tabspec.json": Array(Self.spec.utf8)]
    system.whenWaiting = { system, count in
      system.files["New.tabspec.json"] = count == 1 ? Array(Self.warned.utf8) : nil
      return count < 5
    }
    let run = runTool(["lint", "--watch"], on: system)
    #expect(rounds(run).count == 1 && run.code == 0, "\(run)")
  }

  @Test("files that change together are counted", arguments: [1, 2, 3])
  func together(_ count: Int) {
    let files = Dictionary(uniqueKeysWithValues: (1...3).map { ("\($0).tabspec.json", Self.spec) })
    let run = watch(
      ["lint"], files,
      steps: [
        { system in
          for number in 1...count {
            system.files["\(number).tabspec.json"] = Array(Self.warned.utf8)
          }
        }
      ])
    let heading = rounds(run).last?.split(separator: "\n").first ?? ""
    let others = ["", ", and 1 other file", ", and 2 other files"][count - 1]
    #expect(heading == "1.tabspec.json changed\(others)", "\(run)")
  }
}
