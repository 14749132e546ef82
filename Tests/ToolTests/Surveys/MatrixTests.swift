import Foundation
import TestSamples
import TestSupport
import TestTool
import Testing

@Suite("tabspec matrix")
struct MatrixTests {
  private func matrix(
    _ words: String..., columns: Int = 80, releases: [String] = [], spec: String
  ) -> ToolRun {
    runTool(
      ["matrix", "App.tabspec.json"] + words + releases, files: ["App.tabspec.json": spec],
      variables: ["COLUMNS": String(columns)])
  }

  @Test("looks as recorded", arguments: ["text", "json", "markdown"])
  func recorded(_ format: String) throws {
    // JSON has all of every layout, which other recordings have too.
    let run = matrix(
      "--format", format,
      releases: RecordedRelease.options + (format == "json" ? ["--platform", "iphone"] : []),
      spec: SurveyApp.everything)
    #expect(run.code == 0)
    let suffix = ["json": "json", "markdown": "md"][format] ?? "txt"
    try expectGolden(run.output, "matrix/ferry.\(suffix)")
  }

  @Test("looks as recorded in a narrow terminal, with ASCII only")
  func narrow() throws {
    let run = matrix(
      "--ascii", columns: 40, releases: RecordedRelease.options, spec: SurveyApp.everything)
    try expectGolden(run.output, "matrix/ferry-narrow-ascii.txt")
  }

  @Test(
    "stays inside its width, whatever is in it",
    arguments: [SurveyApp.everything, SurveyApp.hostile, SurveyApp.empty])
  func fits(_ spec: String) {
    for (columns, words) in [(40, []), (40, ["--ascii"]), (80, []), (200, ["--ascii"])] {
      for command in ["matrix", "reach"] {
        let run = runTool(
          [command, "App.tabspec.json"] + words, files: ["App.tabspec.json": spec],
          variables: ["COLUMNS": String(columns)])
        for line in run.output.split(separator: "\n") {
          #expect(String(line).displayWidth <= columns, "\(command) \(columns): \(line)")
          #expect(line.last != " ", "\(command) \(columns): \(line)")
          #expect(words.isEmpty || line.utf8.allSatisfy { $0 < 0x80 })
        }
        #expect(!run.output.contains("\u{1B}") && !run.output.contains("\u{202E}"))
      }
    }
  }

  @Test(
    "lists the environments with or without a node, whichever are fewer",
    arguments: [
      (#""macCatalyst", "tvOS""#, #"["macCatalyst"]"#, "not there  A: Apple TV"),
      (#""macCatalyst", "tvOS", "visionOS""#, #"["macCatalyst"]"#, "only there  A: Mac"),
    ])
  func rare(_ targets: String, _ platforms: String, _ line: String) {
    let list = targets.split(separator: ", ").map {
      #"{"platform": \#($0), "minimumVersion": "27.0"}"#
    }
    let run = matrix(
      spec: """
        {"targets": [\(list.joined(separator: ", "))], "tabs": [
          {"identifier": "b", "title": "B"},
          {"identifier": "a", "title": "A", "availability": {"platforms": \(platforms)}}]}
        """)
    #expect(run.output.contains(line), "\(run.output)")
    #expect(run.output.contains("\n  not there") != run.output.contains("\n  only there"))
  }

  @Test("keeps layouts that differ in nothing but the accessory")
  func accessory() {
    let run = matrix(
      spec: """
        {"targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}],
          "bottomAccessory": {"title": "Now Playing"}, "tabs": [{"identifier": "a", "title": "A"}]}
        """)
    #expect(run.output.contains("3 environments, 2 layouts"), "\(run.output)")
    #expect(run.output.contains("accessory  none: Mac (18)"), "\(run.output)")
  }

  @Test("its layouts go by letters, and by two of them after Z")
  func letters() throws {
    let tabs = (0..<55).map {
      """
      {"identifier": "t\($0)", "title": "T\($0)", "availability": {"minimumVersion": "26.\($0)"}}
      """
    }
    let releases = (0..<55).flatMap { ["--os", "26.\($0)"] }
    let run = runTool(
      ["matrix", "FILE", "--platform", "tv", "--format", "json"] + releases,
      spec: #"{"tabs": [\#(tabs.joined(separator: ","))]}"#)
    let names = run.output.matches(of: /"letter": "([A-Z]+)"/).map { String($0.1) }
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }
    #expect(
      names == alphabet + alphabet.map { "A" + $0 } + ["BA", "BB", "BC"], "\(run.errors)")
  }

  @Test("begins with the differences, if any")
  func differences() {
    let run = matrix(spec: SurveyApp.everything)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "Ferry")
    #expect(lines[2] == "What differs")
    let same = matrix("--platform", "tv", spec: #"{"tabs": [{"identifier": "a", "title": "A"}]}"#)
    #expect(same.output.contains("3 environments, the same layout in all of them"))
    #expect(!same.output.contains("What differs"))
  }

  @Test("reports a difference between any two layouts")
  func distinguished() throws {
    for spec in Repository.allSpecs {
      let run = runTool(
        ["matrix", "App.tabspec.json", "--format", "json"],
        files: ["App.tabspec.json": try String(contentsOf: spec, encoding: .utf8)])
      let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let layouts = try #require(object?["layouts"] as? [[String: Any]])
      let differences = try #require(object?["differences"] as? [[String: Any]])
      var signatures: Set<[Int]> = []
      for layout in layouts {
        let letter = try #require(layout["letter"] as? String)
        let signature = differences.indices.filter {
          (differences[$0]["layouts"] as? [String])?.contains(letter) == true
        }
        #expect(signatures.insert(signature).inserted, "\(spec.lastPathComponent) \(letter)")
      }
      let environments = layouts.flatMap { $0["environments"] as? [String] ?? [] }
      #expect(Set(environments) == Set(object?["environments"] as? [String] ?? []))
      #expect(Set(environments).count == environments.count)
    }
  }

  struct Narrowing: Sendable, CustomTestStringConvertible {
    let words: [String]
    let environments: [String]
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(
    "looks only where it is asked to",
    arguments: [
      Narrowing(
        words: ["-p", "mac", "-p", "tv", "--os", "27", "--os", "26.1"],
        environments: [
          "macCatalyst 26.1", "macCatalyst 27.0", "tvOS 26.1", "tvOS 27.0",
        ]),
      Narrowing(
        words: ["--os", "27", "--orientation", "landscape", "--size-class", "compact"],
        environments: [
          "iOS 27.0 compact landscape", "iPadOS 27.0 compact landscape", "macCatalyst 27.0",
        ]),
      Narrowing(
        words: ["-p", "iphone", "--os", "26", "--orientation", "portrait"],
        environments: ["iOS 26.0 compact portrait"]),
      // No iPhone is that wide in portrait, but it can be asked for.
      Narrowing(
        words: [
          "-p", "iphone", "--os", "26", "--orientation", "portrait", "--size-class", "regular",
        ],
        environments: ["iOS 26.0 regular portrait"]),
    ])
  func narrowed(_ narrowing: Narrowing) throws {
    let arguments = ["matrix", "App.tabspec.json", "-f", "json"] + narrowing.words
    let run = runTool(arguments, files: ["App.tabspec.json": SurveyApp.everything])
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(object?["environments"] as? [String] == narrowing.environments)
  }

  @Test("refuses what no platform has that is asked for by name")
  func impossible() {
    let run = matrix("--platform", "mac", "--size-class", "compact", spec: SurveyApp.everything)
    #expect(run.code == 64)
    #expect(run.errors.contains("Mac has no compact width"))
  }

  @Test("goes by the SDK: an old one keeps the search tab separate on 27")
  func sdk() {
    let spec = #"{"tabs": [{"identifier": "a", "title": "A"}, {"type": "search"}]}"#
    let words = ["-p", "iphone", "--os", "27", "--orientation", "portrait"]
    let new = runTool(["matrix", "FILE"] + words, spec: spec)
    #expect(!new.output.contains("separate"))
    let old = runTool(["matrix", "FILE", "--sdk", "26"] + words, spec: spec)
    #expect(old.output.contains("separate"))
  }

  @Test("reports errors on standard error, and fails for them only where that is asked for")
  func errors() {
    let spec = #"{"tabs": [{"identifier": "a", "title": "A"}, {"identifier": "a", "title": "B"}]}"#
    for (words, code) in [([], 0), (["--strict"], 1)] as [([String], Int32)] {
      let run = runTool(["matrix", "FILE"] + words, spec: spec)
      #expect(run.code == code)
      #expect(run.errors.contains("duplicate-identifier"))
      #expect(run.output.contains("A"))
    }
  }

  @Test("Markdown keeps foreign text in its cell", arguments: ["matrix", "reach"])
  func hostile(_ command: String) {
    for words in [[], ["--ascii"]] {
      let run = runTool([command, "FILE", "-f", "markdown"] + words, spec: SurveyApp.hostile)
      #expect(!run.output.contains("<script") && !run.output.contains("<b>"))
      #expect(!run.output.contains("@octocat") && !run.output.contains("](javascript"))
      let table = run.output.split(separator: "\n").filter { $0.hasPrefix("|") }
      let cells = table.map { $0.count { $0 == "|" } }
      // The totals and the ways of reach are tables of six and of four columns.
      #expect(Set(cells).count == (command == "reach" ? 2 : 1))
      #expect(words.isEmpty || run.output.utf8.allSatisfy { $0 < 0x80 })
    }
  }
}
