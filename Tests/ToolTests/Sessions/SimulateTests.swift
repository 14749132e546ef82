import Foundation
import LocatedJSON
import TestSupport
import Testing

@Suite("tabspec simulate")
struct SimulateTests {
  private typealias App = SessionApp

  @Test("looks as recorded")
  func recorded() throws {
    let run = runTool(
      ["simulate", "App.tabspec.json", "events.json"],
      files: [
        "App.tabspec.json": try text(of: "media.tabspec.json"),
        "events.json": try text(of: "media.session.json"),
      ])
    #expect(run.code == 1)
    try expectGolden(run.output, "simulate/media.txt")
    try expectGolden(run.errors, "simulate/media-errors.txt")
  }

  @Test("looks as recorded for programs")
  func recordedJSON() throws {
    let spec = """
      {"mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "preferredPlacement": "fixed"},
        {"identifier": "b", "title": "B"}]}
      """
    let run = runTool(
      ["simulate", "App.tabspec.json", "events.json", "-f", "json"],
      files: [
        "App.tabspec.json": spec,
        "events.json": "[\(App.event("remove", "b")), \(App.event("hide", "a"))]",
      ])
    #expect(run.code == 1)
    try expectGolden(run.output, "simulate/two-steps.json")
  }

  private func text(of example: String) throws -> String {
    try String(contentsOf: Repository.examples.appending(path: example), encoding: .utf8)
  }

  // MARK: - Files

  @Test("a session begins with a state, and its end is written where it can be taken up again")
  func files() throws {
    let system = MemorySystem()
    system.files = [
      "App.tabspec.json": App.spec, "a.json": "[\(App.event("hide", "news"))]",
      "b.json": "[\(App.event("show", "news"))]",
    ].mapValues { Array($0.utf8) }
    let first = runTool(["simulate", "App.tabspec.json", "a.json", "-o", "s.json"], on: system)
    #expect(first.code == 0)
    #expect(
      system.files["s.json"].map { String(decoding: $0, as: UTF8.self) }?.contains("hidden") == true
    )
    let second = runTool(
      ["simulate", "App.tabspec.json", "b.json", "--customization", "s.json", "-o", "t.json"],
      on: system)
    #expect(second.code == 0 && second.errors.isEmpty)
    #expect(
      system.files["t.json"].map { String(decoding: $0, as: UTF8.self) }?.contains("hidden")
        == false)
    let refused = runTool(
      ["simulate", "App.tabspec.json", "a.json", "-o", "./a.json"], on: system)
    #expect(refused.code == 64)
  }

  @Test(
    "what cannot be read is told, and the code is that of the other commands",
    arguments: [
      ExpectedRun("simulate App.tabspec.json gone.json", 2, output: "", errors: "gone.json"),
      ExpectedRun("simulate gone.json ok.json", 2, output: "", errors: "gone.json"),
      ExpectedRun("simulate App.tabspec.json bad.json", 1, output: "", errors: "[json-syntax]"),
      ExpectedRun(
        "simulate App.tabspec.json odd.json", 1, output: "", errors: "did you mean 'hide'"),
      ExpectedRun("simulate App.tabspec.json", 64, output: "", errors: "EVENTS"),
      ExpectedRun("simulate - -", 64, output: "", errors: "-"),
      ExpectedRun(
        "simulate App.tabspec.json ok.json -p ipad -p mac", 64, output: "",
        errors: "on one platform"),
      ExpectedRun(
        "simulate App.tabspec.json ok.json -o ok.json", 64, output: "", errors: "overwritten"),
      ExpectedRun(
        "simulate App.tabspec.json ok.json -f text=x -o x", 64, output: "", errors: "overwritten"),
      ExpectedRun("simulate App.tabspec.json ok.json", 0, output: "Nothing is customized"),
    ])
  func unreadable(_ expected: ExpectedRun) {
    expected.check(
      runTool(
        expected.words,
        files: [
          "App.tabspec.json": App.spec, "bad.json": "[", "odd.json": #"[{"event": "hid"}]"#,
          "ok.json": "[]",
        ]))
  }

  @Test("text of a session is shown, not obeyed")
  func hostile() {
    let text = jsonString(Sample.hostile)
    for event in [
      #"{"event": "hide", "identifier": \#(text)}"#, #"{"event": \#(text)}"#,
      #"{"event": "updateApp", "spec": \#(text)}"#, #"{"event": "expand", \#(text): 1}"#,
    ] {
      for words in [["-f", "text"], ["-f", "json"], ["--ascii"]] {
        let run = App.simulate(event, words)
        #expect(run.code != 0)
        #expect(!Sample.isHarmful(run.output + run.errors), "\(event)")
        #expect(!(run.output + run.errors).contains("\n::error"))
      }
    }
  }

  @Test("goes by the configuration that is named, and by none where that is asked for")
  func configuration() {
    let spec =
      #"{"tabs": [{"identifier": "a", "title": "A", "image": "star.fill"}, {"identifier": "a", "title": "B", "image": "b"}]}"#
    let files = [
      "App.tabspec.json": spec, "events.json": "[]", "tabspec.config.json": "{",
      "team.json": #"{"rules": {"duplicate-identifier": "off"}}"#,
    ]
    let words = ["simulate", "App.tabspec.json", "events.json"]
    #expect(runTool(words, files: files).code == 2)
    let none = runTool(words + ["--no-config"], files: files)
    #expect(none.code == 0 && none.errors.contains("[duplicate-identifier]"), "\(none)")
    #expect(runTool(words + ["--no-config", "--strict"], files: files).code == 1)
    let team = runTool(words + ["--config", "team.json", "--strict"], files: files)
    #expect(team.code == 0 && team.errors.isEmpty, "\(team)")
  }
}
