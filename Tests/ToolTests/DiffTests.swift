import Foundation
import TestSamples
import TestSupport
import TestTool
import Testing

/// An example, and what an update makes of it.
struct Update: Sendable, CustomTestStringConvertible {
  let name: String
  /// Texts of the old spec, each with what takes its place.
  let edits: [(String, String)]

  var testDescription: String { name }

  init(_ name: String, _ edits: (String, String)...) {
    self.name = name
    self.edits = edits
  }

  /// The example with one of its groups in front of another.
  private static let sectionMoved: Update = {
    let url = Repository.examples.appending(path: "media.tabspec.json")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let (playlists, library) = (
      "{\n      \"identifier\": \"playlists\"", "{\n      \"identifier\": \"library\""
    )
    guard let start = text.range(of: playlists)?.lowerBound,
      let end = text.range(of: "{\n      \"type\": \"search\"")?.lowerBound
    else { return Update("section-moved", (playlists, "")) }
    let block = String(text[start..<end])
    return Update("section-moved", (block, ""), (library, block + library))
  }()

  /// The spec before and after.
  func specs() throws -> [String: String] {
    let url = Repository.examples.appending(path: "media.tabspec.json")
    let old = try String(contentsOf: url, encoding: .utf8)
    var new = old
    for (text, replacement) in edits {
      #expect(new.contains(text), "\(name): \(text)")
      new = new.replacing(text, with: replacement)
    }
    return ["Old.tabspec.json": old, "New.tabspec.json": new]
  }

  private static let videos =
    #"{ "identifier": "songs", "title": "Songs", "image": "music.note" },"#
  private static let radio = """
    { "identifier": "radio", "title": "Radio", "image": "radio", "viewController": "Radio" },
    """
  private static let new = """
    {
          "identifier": "new",
          "title": "New",
          "image": "sparkles",
          "badgeValue": "3",
          "allowsHiding": true,
          "viewController": "NewReleasesViewController"
        },
    """

  static let all: [Update] = [
    Update(
      "added",
      (videos, #"\#(videos) { "identifier": "genres", "title": "Genres", "image": "guitars" },"#)),
    Update("removed", (videos, "")),
    Update(
      "moved", (new, ""),
      (#"{\#n      "type": "search""#, "\(new)\n    {\n      \"type\": \"search\"")),
    Update(
      "renamed", (#""title": "New""#, #""title": "Discover""#),
      (#""badgeValue": "3""#, #""badgeValue": "5""#)),
    Update("into-more", (#""tabs": ["#, #""tabs": [ \#(radio)"#)),
    Update("region", (#""preferredPlacement": "fixed""#, #""preferredPlacement": "pinned""#)),
    sectionMoved,
    Update(
      "rows-moved",
      (
        #""displayOrderIdentifiers": ["albums", "artists"],"#,
        #""displayOrderIdentifiers": ["songs", "albums", "artists"],"#
      ),
      (
        #""identifier": "playlists","#,
        #""identifier": "playlists", "sidebarAppearance": "inline","#
      )),
    Update(
      "sidebar-hidden", (#""sidebar": {"#, #""sidebar": { "isHidden": true,"#),
      (#""tabBarMinimizeBehavior": "onScrollDown","#, "")),
    Update(
      "further-away",
      (#""allowsReordering": true,"#, #""allowsReordering": true, "isCollapsedByDefault": true,"#)),
    Update(
      "out-of-reach",
      (
        #""viewController": "HomeViewController""#,
        #""viewController": "HomeViewController", "isHidden": true"#
      )),
    Update("identifier-replaced", (#""identifier": "playlists""#, #""identifier": "lists""#)),
    Update(
      "identifier-reused",
      (
        #""identifier": "artists", "title": "Artists", "image": "music.mic""#,
        #""identifier": "artists", "title": "Concerts", "image": "ticket""#
      ),
      ("com.example.fermata.tabs", "com.example.fermata.bar")),
    Update(
      "targets", (#"{ "platform": "iOS", "minimumVersion": "26.1" },"#, ""),
      (
        #"{ "platform": "iPadOS", "minimumVersion": "26.1" }"#,
        #"{ "platform": "iPadOS", "minimumVersion": "27.0" }, { "platform": "tvOS", "minimumVersion": "27.0" }"#
      )),
  ]
}

@Suite("Differences")
struct DiffTests {
  private let words = ["diff", "Old.tabspec.json", "New.tabspec.json"]

  @Test("between two versions of an example read as recorded", arguments: Update.all)
  func recorded(_ update: Update) throws {
    let run = runTool(words, files: try update.specs())
    #expect(run.code == 1)
    try expectGolden(run.output, "diff/\(update.name).txt")
  }

  @Test("read as recorded in every format", arguments: ["json", "markdown"])
  func formats(_ format: String) throws {
    let update = try #require(Update.all.first { $0.name == "identifier-replaced" })
    let run = runTool(words + ["--format", format], files: try update.specs())
    #expect(run.code == 1)
    try expectGolden(run.output, "diff/identifier-replaced.\(format)")
  }

  @Test("of a spec with itself are none", arguments: Repository.someSpecs)
  func same(_ spec: URL) throws {
    let files = ["App.tabspec.json": try String(contentsOf: spec, encoding: .utf8)]
    let run = runTool(["diff", "App.tabspec.json", "App.tabspec.json"], files: files)
    #expect(run.output.isEmpty)
    #expect(run.code == 0)
  }

  @Test("of a spec with itself are none in any format", arguments: ["json", "markdown"])
  func same(_ format: String) throws {
    let text = #"{"tabs": [{"identifier": "a", "title": "A"}]}"#
    let run = runTool(
      ["diff", "App.tabspec.json", "App.tabspec.json", "--format", format],
      files: ["App.tabspec.json": text])
    #expect(run.code == 0)
    #expect(format == "json" ? run.output.contains(#""changes": []"#) : run.output.isEmpty)
  }

  @Test("of a spec with itself are none even where identifiers are not unique")
  func ambiguous() {
    let spec = """
      {"tabs": [{"identifier": "a", "title": ""}, {"identifier": "a", "title": ""},
        {"identifier": "a", "title": "", "children": [{"identifier": "a", "title": "A"}]}]}
      """
    let run = runTool(["diff", "A.json", "A.json"], files: ["A.json": spec])
    #expect(run.output.isEmpty)
    #expect(run.code == 0)
  }

  @Test(
    "between 26 and 27 name the search tabs that the rule names", arguments: Repository.someSpecs)
  func releases(_ spec: URL) throws {
    let files = ["App.tabspec.json": try String(contentsOf: spec, encoding: .utf8)]
    let lint = runTool(["lint", "App.tabspec.json", "--format", "json"], files: files)
    let diff = runTool(
      ["diff", "App.tabspec.json", "--os", "26..27", "--format", "json"], files: files)
    let loses =
      diff.output.contains(#""from": "distinct""#) && !diff.output.contains(#""to": "distinct""#)
    #expect(loses == lint.output.contains(#""rule": "search-loses-distinction""#))
    if spec.path.hasPrefix(Repository.corpus.path) {
      #expect((diff.code == 1) == loses)
    }
  }

  @Test(
    "between environments read as recorded",
    arguments: [
      ["--size-class", "compact..regular"], ["--platform", "ipad..mac"],
      ["--platform", "iphone..ipad"], ["--orientation", "portrait..landscape"], ["--os", "18..27"],
    ])
  func environments(_ options: [String]) throws {
    let url = Repository.examples.appending(path: "media.tabspec.json")
    let release = options[0] == "--os" ? [] : RecordedRelease.option
    let run = runTool(
      ["diff", "FILE"] + options + release, spec: try String(contentsOf: url, encoding: .utf8))
    #expect(run.code == (run.output.isEmpty ? 0 : 1))
    try expectGolden(run.output, "diff/between\(options[0].dropFirst())-\(options[1]).txt")
  }

  @Test(
    "between platforms compare their usual windows, as far as other options leave them",
    arguments: [
      ([], "iPhone (compact in portrait) → iPad (regular in landscape)", 1),
      (
        ["--orientation", "landscape"],
        "iPhone (compact in landscape) → iPad (regular in landscape)", 1
      ),
      (
        ["--os", "26..27"],
        "iPhone (compact in portrait), 26.0 → iPad (regular in landscape), 27.0", 1
      ),
      (
        ["--size-class", "compact"], "iPhone (compact in portrait) → iPad (compact in portrait)", 0
      ),
    ])
  func platforms(_ words: [String], _ heading: String, _ code: Int32) {
    let run = runTool(
      ["diff", "a.json", "--platform", "iphone..ipad"] + words,
      files: [
        "a.json": """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}],
          "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}]}
        """
      ], variables: ["COLUMNS": "200"])
    #expect(run.code == code, "\(run)")
    #expect(run.output.isEmpty == (code == 0))
    #expect(code == 0 || run.output.hasPrefix("a.json, \(heading)\n"), "\(run)")
    #expect(code == 0 || run.output.contains("Visible in the environment that was compared"))
  }

  @Test(
    "of a target's minimum version are a loss where it goes up only",
    arguments: [("26.0", "18.0", "  ~ "), ("18.0", "26.0", "  ! ")])
  func minimum(_ before: String, _ after: String, _ mark: String) {
    func spec(_ version: String) -> String {
      #"{"targets": [{"platform": "iOS", "minimumVersion": "\#(version)"}], "tabs": ["#
        + #"{"identifier": "a", "title": "A"}]}"#
    }
    let run = runTool(
      ["diff", "a.json", "b.json"], files: ["a.json": spec(before), "b.json": spec(after)])
    #expect(
      run.output.contains("\n\(mark)on iPhone the app requires \(after) instead of \(before)\n"),
      "\(run)")
  }

  @Test("name a hidden tab that customizing cannot bring back any more")
  func hiddenForGood() {
    func spec(_ keys: String) -> String {
      """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isHidden": true\(keys)}]}
      """
    }
    let run = runTool(
      ["diff", "a.json", "b.json"],
      files: ["a.json": spec(#", "allowsHiding": true"#), "b.json": spec("")])
    #expect(run.code == 1)
    #expect(run.output.contains("! 'B' cannot be reached any more"), "\(run)")
  }

  @Test("recognize swapped identifiers")
  func swapped() {
    let old = """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Home"}, {"identifier": "b", "title": "Profile"}]}
      """
    let new = old.replacing(#""a""#, with: #""x""#).replacing(#""b""#, with: #""a""#)
      .replacing(#""x""#, with: #""b""#)
    let run = runTool(["diff", "A.json", "B.json"], files: ["A.json": old, "B.json": new])
    #expect(run.output.contains("the identifier 'a' is now that of 'Profile' instead of 'Home'"))
    #expect(run.output.contains("the identifier 'b' is now that of 'Home' instead of 'Profile'"))
    #expect(!run.output.contains("is called"))
    #expect(run.code == 1)
  }

  @Test(
    "impossible requests are usage errors",
    arguments: [
      (["diff", "FILE"], "nothing to compare"),
      (["diff", "FILE", "FILE", "--os", "26..27"], "the same environments"),
      (["diff", "FILE", "--os", "26"], "nothing to compare"),
      (["diff", "FILE", "--os", "26..28"], "'--os' takes"),
      (
        ["diff", "FILE", "--platform", "tv", "--size-class", "compact..regular"],
        "no platform has both"
      ),
      (["diff", "FILE", "--os", "26..27", "--format", "text", "--format", "json"], "both go to"),
    ])
  func usage(_ words: [String], _ message: String) {
    let run = runTool(words, spec: #"{"tabs": [{"identifier": "a", "title": "A"}]}"#)
    #expect(run.code == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("of hostile titles are harmless in every format")
  func hostile() {
    let title = #"\u001b[31m<b>@all\u202e|`x`](http://x)"#
    let run = { (format: String) in
      runTool(
        ["diff", "A.json", "B.json", "--format", format, "--ascii"],
        files: [
          "A.json": #"{"tabs": [{"identifier": "a", "title": "A"}]}"#,
          "B.json": #"{"tabs": [{"identifier": "a", "title": "\#(title)"}]}"#,
        ]
      ).output
    }
    for format in ["text", "json", "markdown"] {
      let output = run(format)
      #expect(!output.unicodeScalars.contains("\u{1B}"))
      #expect(!output.unicodeScalars.contains("\u{202E}"))
    }
    #expect((run("text") + run("markdown")).utf8.allSatisfy { $0 < 0x80 })
    #expect(run("markdown").contains("&#60;b&#62;&#64;all"))
    #expect(!run("markdown").contains("]("))
  }

  @Test("without a common platform the layouts of the new ones are compared")
  func noCommonPlatform() {
    func spec(_ platform: String, _ title: String) -> String {
      #"{"targets": [{"platform": "\#(platform)", "minimumVersion": "26.0"}], "tabs": ["#
        + #"{"identifier": "a", "title": "\#(title)", "image": "star"}]}"#
    }
    let files = ["a.json": spec("iOS", "Old"), "b.json": spec("tvOS", "New")]
    let run = runTool(["diff", "a.json", "b.json"], files: files)
    #expect(run.code == 1, "\(run)")
    #expect(run.output.contains("'Old' is called 'New' now"), "\(run)")
    #expect(run.output.contains("the app also supports Apple TV"), "\(run)")
  }

  @Test("an image counts where it is shown: not for an item that is a title")
  func images() {
    func spec(_ image: String) -> String {
      #"{"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": ["#
        + #"{"identifier": "a", "title": "A", "image": "\#(image)"}, {"identifier": "b", "title": "B"}]}"#
    }
    let run = runTool(
      ["diff", "a.json", "b.json"], files: ["a.json": spec("star"), "b.json": spec("moon")])
    #expect(
      run.output.contains("iPad (compact)\n  ~ 'A' has the image 'moon' instead of 'star'"),
      "\(run)")
  }

  @Test(
    "what goes by a group's identifier is what its section remembers",
    arguments: [
      ("inline", "customizations do not use it"),
      ("automatic", "users who customized whether it is collapsed on Mac lose that"),
    ])
  func memories(_ appearance: String, _ words: String) {
    func spec(_ identifier: String) -> String {
      """
      {"targets": [{"platform": "macCatalyst", "minimumVersion": "27.0"}], "mode": "tabSidebar",
       "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "\(identifier)", "title": "G",
         "sidebarAppearance": "\(appearance)", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    }
    let run = runTool(
      ["diff", "a.json", "b.json"], files: ["a.json": spec("g"), "b.json": spec("k")])
    #expect(run.output.contains(words), "\(run)")
  }
}
