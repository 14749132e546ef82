import Foundation
import TestSupport
import TestTool
import Testing

@Suite("Generated code")
struct GenerateTests {
  /// The examples but for one, whose code is in the folder of examples.
  private static let examples = Repository.specs(in: Repository.examples)
    .filter { $0.lastPathComponent != "sections.tabspec.json" }

  @Test("of each example reads as recorded", arguments: examples)
  func reads(_ url: URL) throws {
    let name = url.lastPathComponent
    let run = runTool(
      ["generate", "--no-config", name],
      files: [name: try String(contentsOf: url, encoding: .utf8)])
    #expect(run.code == 0, "\(run.errors)")
    for line in run.output.split(separator: "\n") where line.count > 100 {
      #expect(line.contains("\""), "\(line)")
    }
    try expectGolden(
      run.output, "generated/\(name.replacing(".tabspec.json", with: "")).swift.txt")
  }

  @Test("the recorder reads as recorded, with each access")
  func recorder() throws {
    let run = runTool(["recorder"])
    #expect(run.code == 0)
    try expectGolden(run.output, "generated/recorder.swift.txt")
    #expect(
      runTool(["recorder", "--access", "public"]).output.contains("public func tabSpecRecord"))
    #expect(!run.output.contains("public func"))
  }

  private static let spec = """
    {"name": "Two Panes", "tabs": [{"identifier": "home", "title": "Home"}]}
    """

  @Test("--check prints differences only")
  func check() {
    let system = MemorySystem()
    system.files = ["App.tabspec.json": Array(Self.spec.utf8)]
    let words = ["generate", "App.tabspec.json", "--output", "Tabs.swift"]
    #expect(runTool(words + ["--check"], on: system).code == 1)
    #expect(system.files["Tabs.swift"] == nil)
    #expect(runTool(words, on: system).code == 0)
    let silent = runTool(words + ["--check"], on: system)
    #expect(silent.code == 0)
    system.files["App.tabspec.json"] = Array(
      Self.spec.replacing("\"Home\"", with: "\"Start\"").utf8)
    let before = system.files["Tabs.swift"]
    let differs = runTool(words + ["--check"], on: system)
    #expect(differs.code == 1 && system.files["Tabs.swift"] == before)
    #expect(differs.output.contains("+  /// Start, a tab at the root."), "\(differs.output)")
    #expect(differs.errors.contains("is out of date\nhelp: run without --check to update it"))
  }

  @Test("functions of two groups have two names", arguments: [("ßx", "ssx"), ("ıy", "iy")])
  func functions(_ first: String, _ second: String) {
    let groups = [first, second].map {
      #"{"identifier": "\#($0)", "title": "G", "children": [{"identifier": "\#($0)1", "title": "A"}]}"#
    }
    let run = runTool(
      ["generate", "FILE"], spec: #"{"tabs": [\#(groups.joined(separator: ","))]}"#)
    let functions = run.output.split(separator: "\n").filter { $0.contains("func make") }
    #expect(run.code == 0 && functions.count == 5)
    #expect(Set(functions).count == functions.count, "\(functions)")
  }

  @Test("no type is called as one of UIKit")
  func typesOfUIKit() {
    let spec = Self.spec.replacing("Two Panes", with: "UI Search")
    let run = runTool(["generate", "FILE"], spec: spec)
    #expect(run.code == 0 && run.output.contains("enum AppTab: String"))
    let asked = runTool(["generate", "FILE", "--type", "UISearch"], spec: Self.spec)
    #expect(asked.code == 64 && asked.errors.contains("without UIKit's UI"), "\(asked)")
  }

  @Test(
    "the command in the header is one that can be run",
    arguments: [
      ("--output=Evil.swift.tabspec.json", "X.swift", "--output X.swift -- --output=Evil.swift"),
      ("a.tabspec.json", "-x.swift", "a.tabspec.json --output=-x.swift"),
      ("-", "X.swift", "generate - --output X.swift"),
      ("a$b.tabspec.json", "X.swift", "generate 'a$b.tabspec.json' --output X.swift"),
      (
        "x swiftlint:disable all.tabspec.json", "X.swift",
        "generate 'x swiftlint':'disable all.tabspec.json' --output X.swift"
      ),
    ])
  func header(_ name: String, _ output: String, _ words: String) {
    let system = MemorySystem()
    system.files = [name: Array(Self.spec.utf8)]
    system.standardInput = Array(Self.spec.utf8)
    let run = runTool(["generate", "--output=\(output)", "--", name], on: system)
    let text = String(decoding: system.files[output] ?? [], as: UTF8.self)
    #expect(run.code == 0 && text.contains(words), "\(run) \(text.prefix(300))")
    #expect(!text.contains("swiftlint:disable"))
  }

  @Test("--check needs a file to compare with")
  func checkAlone() {
    let run = runTool(["generate", "App.tabspec.json", "--check"], spec: Self.spec)
    #expect(run.code == 64 && run.errors.contains("--output"))
  }

  @Test("a spec with errors is refused with its findings")
  func errors() {
    let run = runTool(
      ["generate", "FILE"],
      spec: #"{"tabs": [{"identifier": "a", "title": "A"}, {"identifier": "a", "title": "B"}]}"#)
    #expect(run.code == 1 && run.output.isEmpty && run.errors.contains("[duplicate-identifier]"))
  }

  @Test("options change names, access, titles and indentation")
  func options() {
    let run = runTool(
      [
        "generate", "FILE", "--type", "Shop", "--access", "public", "--titles", "literal",
        "--indent", "4",
      ], spec: Self.spec)
    #expect(
      run.output.contains("public enum ShopTab: String, CaseIterable, Sendable {\n    /// Home"))
    #expect(run.output.contains("title: \"Home\""))
    #expect(
      run.output.contains(
        "--output ShopTabs.swift --type Shop --access public --titles literal --indent 4"))
    for words in [["--type", "shop"], ["--type", "UI"], ["--type", "a b"], ["--indent", "0"]] {
      #expect(runTool(["generate", "FILE"] + words, spec: Self.spec).code == 64, "\(words)")
    }
  }

  @Test("identifiers that Swift takes for one are refused")
  func ambiguous() {
    let run = runTool(
      ["generate", "FILE"],
      spec: """
        {"tabs": [{"identifier": "\\u00e9", "title": "A"}, {"identifier": "e\\u0301", "title": "B"}]}
        """)
    #expect(run.code == 1 && run.errors.contains(#"'e\u{0301}'"#), "\(run.errors)")
  }

  @Test("swift format accepts the golden files")
  func format() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tabspec-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let golden = Repository.root.appending(path: "Tests/Golden/generated")
    var paths: [String] = []
    for url in try FileManager.default.contentsOfDirectory(
      at: golden, includingPropertiesForKeys: nil)
    where url.lastPathComponent.hasSuffix(".swift.txt") {
      let copy = folder.appending(path: url.lastPathComponent.replacing(".txt", with: ""))
      try FileManager.default.copyItem(at: url, to: copy)
      paths.append(copy.path)
    }
    for name in ["LanternTabs.swift", "FermataTabs.swift", "TideTablesTabs.swift"] {
      paths.append(Repository.examples.appending(path: "generated/\(name)").path)
    }
    #expect(paths.count > 7)
    let words = paths.map { "'\($0)'" }.joined(separator: " ")
    let run = try runShell("swift format lint --strict \(words)")
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test("of the example folder is what its files hold")
  func exampleFolder() throws {
    let folder = Repository.examples.appending(path: "generated")
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    let files = [
      "lantern.tabspec.json": try text("lantern.tabspec.json"),
      "lantern.tabrecord.json": try text("lantern.tabrecord.json"),
      "lantern-changed.tabrecord.json": try text("lantern-changed.tabrecord.json"),
    ]
    for (name, path, code) in [
      ("lantern", "lantern", "LanternTabs.swift"), ("fermata", "fermata", "FermataTabs.swift"),
      ("sections", "../sections", "TideTablesTabs.swift"),
    ] {
      let generated = runTool(
        ["generate", "\(name).tabspec.json"],
        files: ["\(name).tabspec.json": try text("\(path).tabspec.json")])
      #expect(generated.code == 0, "\(generated.errors)")
      try expectGolden(generated.output, code, in: folder)
    }
    #expect(
      runTool(["conform", "lantern.tabspec.json", "lantern.tabrecord.json"], files: files).code
        == 0)
    let changed = runTool(
      ["conform", "lantern.tabspec.json", "lantern-changed.tabrecord.json"], files: files)
    try expectGolden(changed.output, "lantern-changed.conform.txt", in: folder)
  }

  @Test("the search tab is search, whatever else is called so, and lists name it")
  func searchNames() {
    let run = runTool(
      ["generate", "FILE"],
      spec: #"""
        {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}],
         "compactTabIdentifiers": ["com.apple.UIKit.Search", "search"],
         "prominentTabIdentifier": "com.apple.UIKit.Search",
         "tabs": [{"identifier": "search", "title": "A"}, {"type": "search"}]}
        """#)
    for line in [
      #"case search2 = "search""#,
      "compactTabIdentifiers = [AppTab.search.rawValue, AppTab.search2.rawValue]",
      "prominentTabIdentifier = AppTab.search.rawValue",
    ] {
      #expect(run.output.contains(line), "\(line): \(run)")
    }
  }
}
