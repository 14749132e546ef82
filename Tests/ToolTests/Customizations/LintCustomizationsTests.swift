import Foundation
import TestSupport
import TestTool
import Testing

@Suite("tabspec lint --customizations")
struct LintCustomizationsTests {
  private func example(_ name: String) throws -> String {
    let url = Repository.examples.appending(path: "customizing/\(name).tabspec.json")
    return try String(contentsOf: url, encoding: .utf8)
  }

  private func lint(_ spec: String, _ words: String...) -> ToolRun {
    runTool(["lint", "FILE", "--customizations"] + words, spec: spec)
  }

  @Test("looks as recorded", arguments: ["traps", "safe"], ["text", "json"])
  func recorded(_ name: String, _ format: String) throws {
    // What the rules find in them is not what this is about.
    let run = lint(
      try example(name), "-f", format, "--rule", "hidden-for-good=off", "--rule",
      "customization-empties-bar=off")
    #expect(run.code == 0 && run.errors.isEmpty)
    let suffix = format == "json" ? "json" : "txt"
    try expectGolden(run.output, "customizations/\(name).\(suffix)")
  }

  private func answer(_ spec: String) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(lint(spec, "-f", "json").output.utf8))
    let report = try #require(object as? [String: Any])
    return try #require((report["customizations"] as? [[String: Any]])?.first)
  }

  /// One platform's spec with mode `tabSidebar`.
  private func spec(_ platform: String, _ tabs: String) -> String {
    #"{"targets": [{"platform": "\#(platform)", "minimumVersion": "26.0"}], "#
      + #""mode": "tabSidebar", "tabs": [\#(tabs)]}"#
  }

  private func tab(_ identifier: String, _ keys: String = "") -> String {
    #"{"identifier": "\#(identifier)", "title": "\#(identifier.capitalized)"\#(keys)}"#
  }

  private let hideable = #", "allowsHiding": true"#
  private let fixed = #", "preferredPlacement": "fixed""#

  @Test("the shortest session of every kind of trap")
  func traps() throws {
    // What is hidden for good is only on the screens of the groups around it.
    let buried =
      tab("a", fixed) + ","
      + tab(
        "outer",
        #", "children": [\#(tab("inner", #", "preferredPlacement": "default", "children": [\#(tab("deep", #", "isHidden": true"#)), \#(tab("x"))]"#))]"#
      )
    let cases: [(String, String, [String], [String])] = [
      ("iPadOS", buried, ["remove outer", "remove inner"], ["deep"]),
      // Hiding the outer group is shorter.
      (
        "iPadOS",
        buried.replacing(#""title": "Outer""#, with: #""title": "Outer", "allowsHiding": true"#),
        ["hide outer"], ["deep"]
      ),
      // A group that stays in the bar has to be hidden.
      (
        "iPadOS",
        tab("a", fixed) + ","
          + tab("g", hideable + fixed + #", "children": [\#(tab("deep", #", "isHidden": true"#))]"#),
        ["hide g"], ["deep"]
      ),
      // Without a bar nothing has to be removed.
      (
        "macCatalyst",
        tab("a") + ","
          + tab("g", #", "children": [\#(tab("b", hideable)), \#(tab("c", hideable))]"#),
        ["hide b", "hide c"], ["g"]
      ),
      // Hiding a group clears what is in it at once.
      (
        "macCatalyst",
        tab("a") + ","
          + tab(
            "g",
            #", "children": [\#(tab("h", hideable + #", "children": [\#(tab("b", hideable)), \#(tab("c"))]"#))]"#
          ),
        ["hide h"], ["g"]
      ),
    ]
    for (platform, tabs, session, lost) in cases {
      let answer = try answer(spec(platform, tabs))
      let found = try #require((answer["unreachable"] as? [[String: Any]])?.first, "\(session)")
      let events = try #require(found["session"] as? [[String: String]])
      #expect(events.map { "\($0["event"] ?? "") \($0["identifier"] ?? "")" } == session)
      #expect(found["destinations"] as? [String] == lost)
    }
  }

  @Test(
    "is not found where there is none",
    arguments: [
      // A tab that cannot be hidden keeps its group.
      #"{"identifier": "g", "title": "G", "children": [{"identifier": "a", "title": "A"}]}"#,
      // So does a group's row that can be selected.
      #"""
      {"identifier": "g", "title": "G", "isSidebarDestination": true, "children": [
        {"identifier": "a", "title": "A", "allowsHiding": true}]}
      """#,
      // Users can show again what they hide.
      #"{"identifier": "a", "title": "A", "allowsHiding": true}"#,
      // A group with nothing in it never led anywhere.
      #"{"identifier": "g", "title": "G", "children": []}"#,
    ])
  func absent(_ tab: String) throws {
    let spec = spec("iPadOS", self.tab("home", fixed) + "," + tab)
    let answer = try answer(spec)
    #expect((answer["unreachable"] as? [Any])?.isEmpty == true)
    #expect((answer["emptyBar"] as? [Any])?.isEmpty == true)
    let text = lint(spec).output
    #expect(text.contains("no sequence of allowed edits makes anything unreachable"))
  }

  @Test("the reported steps have the reported effect")
  func played() throws {
    for url in Repository.allSpecs + [
      Repository.examples.appending(path: "customizing/traps.tabspec.json")
    ] {
      let spec = try String(contentsOf: url, encoding: .utf8)
      let answer = try answer(spec)
      for key in ["unreachable", "emptyBar"] {
        for found in try #require(answer[key] as? [[String: Any]]) {
          let steps = try #require(found["session"] as? [[String: String]])
          var state: [String: [String]] = [:]
          for step in steps {
            let list = ["hide": "hidden", "show": "shown", "remove": "removedFromTabBar"]
            state[try #require(list[step["event"] ?? ""]), default: []].append(
              try #require(step["identifier"]))
          }
          let environment = try #require((found["environments"] as? [String])?.first)
          let words = optionWords(forEnvironment: environment)
          let run = runTool(
            ["resolve", "App.tabspec.json", "--customization", "s.json", "-f", "json"] + words,
            files: [
              "App.tabspec.json": spec,
              "s.json": String(
                decoding: try JSONSerialization.data(withJSONObject: state), as: UTF8.self),
            ])
          #expect(run.code == 0, "\(url.lastPathComponent) \(run.errors)")
          let layout = try #require(
            JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
          if key == "emptyBar" {
            let bar = layout["tabBar"] as? [String: Any]
            #expect((bar?["items"] as? [Any])?.isEmpty == true)
          } else {
            let lost = try #require(layout["destinations"] as? [[String: Any]]).filter {
              $0["via"] as? String == "unreachable"
            }.compactMap { $0["identifier"] as? String }
            #expect(Set(lost).isSuperset(of: try #require(found["destinations"] as? [String])))
          }
        }
      }
    }
  }

  @Test("counts as a note, in every format")
  func codes() throws {
    let traps = try example("traps")
    let quiet = ["--rule", "hidden-for-good=off", "--rule", "customization-empties-bar=off"]
    func code(_ spec: String, _ words: [String]) -> Int32 {
      runTool(["lint", "FILE"] + quiet + words, spec: spec).code
    }
    #expect(code(traps, ["--customizations", "--fail-on", "note"]) == 1)
    #expect(code(traps, ["--customizations", "--fail-on", "warning"]) == 0)
    #expect(code(traps, ["--fail-on", "note"]) == 0)
    #expect(code(try example("safe"), ["--customizations", "--fail-on", "note"]) == 0)
    #expect(code(traps, ["--customizations", "--fail-on", "note", "-f", "sarif"]) == 1)
    #expect(code(traps, ["--customizations", "-f", "text", "-f", "sarif=x"]) == 0)
    #expect(code(traps, ["--customizations", "--diff"]) == 64)
  }

  @Test("reports specs without customization, but not unreadable ones")
  func elsewhere() {
    let run = lint(spec("iOS", tab("a") + "," + tab("b")))
    #expect(run.output.contains("nothing: no target has a sidebar"))
    #expect(!lint("{").output.contains("What users can lose"))
  }

  @Test("copes with 5,000 nodes and with 498 groups inside each other")
  func sizes() throws {
    let wide = (0..<5_000).map { tab("n\($0)", hideable) }.joined(separator: ",")
    let long = try answer(spec("iPadOS", wide))
    let emptied = try #require((long["emptyBar"] as? [[String: Any]])?.first?["session"] as? [Any])
    #expect(emptied.count == 5_000)
    let deep =
      tab("home", fixed) + ","
      + (0..<498).map { #"{"identifier":"g\#($0)","title":"G","children":["# }.joined()
      + tab("last", hideable) + String(repeating: "]}", count: 498)
    let lost = try #require(
      (try answer(spec("iPadOS", deep))["unreachable"] as? [[String: Any]])?.first)
    // The outermost group is in the bar, and the one tab in all of them keeps them.
    #expect((lost["session"] as? [Any])?.count == 2)
    #expect((lost["destinations"] as? [Any])?.count == 498)
  }

  @Test("titles are shown, not obeyed")
  func hostile() {
    let text = Sample.hostile.unicodeScalars.map { scalar in
      "\\u" + String(String(scalar.value + 0x10000, radix: 16).suffix(4))
    }.joined()
    let spec = spec(
      "iPadOS",
      #"{"identifier": "\#(text)", "title": "\#(text)"}, {"identifier": "é", "title": "É"}"#)
    for words in [[], ["--ascii"], ["-f", "json"]] {
      let run = runTool(["lint", "FILE", "--customizations"] + words, spec: spec)
      #expect(run.output.contains("What users") || words.contains("json"))
      #expect(!Sample.isHarmful(run.output + run.errors))
      if words == ["--ascii"] { #expect(run.output.utf8.allSatisfy { $0 < 0x80 }) }
    }
  }
}
