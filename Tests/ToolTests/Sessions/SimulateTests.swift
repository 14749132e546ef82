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

  // MARK: - What events do

  private func state(_ run: ToolRun) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let report = try #require(object as? [String: Any], "\(run)")
    return report["customization"] as? [String: Any] ?? [:]
  }

  @Test(
    "every event changes the state in what it says",
    arguments: [
      ([App.event("hide", "news")], #"{"hidden":["news"],"collapsed":["trips"]}"#),
      (
        [App.event("hide", "news"), App.event("show", "news")],
        #"{"shown":["news"],"collapsed":["trips"]}"#
      ),
      ([App.event("show", "shop")], #"{"shown":["shop"],"collapsed":["trips"]}"#),
      ([App.event("remove", "map")], #"{"removedFromTabBar":["map"],"collapsed":["trips"]}"#),
      (
        [App.event("remove", "map"), App.event("add", "map")],
        #"{"tabBarOrder":["news","board","trips","map"],"collapsed":["trips"]}"#
      ),
      (
        [App.event("add", "past", #", "to": 1"#)],
        #"{"tabBarOrder":["past","map","news","board","trips"],"collapsed":["trips"]}"#
      ),
      (
        [App.event("moveInBar", "board", #", "to": 1"#)],
        #"{"tabBarOrder":["board","map","news","trips"],"collapsed":["trips"]}"#
      ),
      (
        [App.event("moveInBar", "map", #", "to": 4"#)],
        #"{"tabBarOrder":["news","board","trips","map"],"collapsed":["trips"]}"#
      ),
      // What is hidden keeps its place in the order.
      (
        [
          App.event("moveInBar", "news", #", "to": 1"#), App.event("hide", "news"),
          App.event("moveInBar", "board", #", "to": 1"#),
        ],
        #"{"hidden":["news"],"tabBarOrder":["news","board","map","trips"],"collapsed":["trips"]}"#
      ),
      (
        [#"{"event": "reorder", "group": "trips", "to": ["ideas"]}"#],
        #"{"displayOrder":{"trips":["ideas","past","next"]},"collapsed":["trips"]}"#
      ),
      (
        [
          #"{"event": "reorder", "group": "trips", "to": ["ideas"]}"#,
          #"{"event": "reorder", "group": "trips", "to": ["next"]}"#,
        ],
        #"{"displayOrder":{"trips":["next","ideas","past"]},"collapsed":["trips"]}"#
      ),
      ([App.event("toggleSidebar")], #"{"sidebar":"hidden","collapsed":["trips"]}"#),
      (
        [App.event("toggleSidebar"), App.event("toggleSidebar")],
        #"{"sidebar":"shown","collapsed":["trips"]}"#
      ),
      ([App.event("expand", "trips")], "{}"),
      ([App.event("collapse", "extras")], #"{"collapsed":["trips","extras"]}"#),
      ([App.event("hide", "news"), App.event("resetCustomization")], "{}"),
    ])
  func effects(_ events: [String], _ expected: String) throws {
    let run = App.simulate(events.joined(separator: ","), ["-f", "json"])
    #expect(run.code == 0, "\(run.errors)")
    let left = try JSONSerialization.data(withJSONObject: try state(run), options: .sortedKeys)
    let object = try JSONSerialization.jsonObject(with: Data(expected.utf8))
    let right = try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
    #expect(String(decoding: left, as: UTF8.self) == String(decoding: right, as: UTF8.self))
  }

  // MARK: - What nobody can do

  @Test(
    "what nobody can do is an error with its reason, where it stands",
    arguments: [
      (App.event("hide", "↓map"), "'map' does not allow hiding"),
      (App.event("hide", "↓shop"), "'shop' is hidden"),
      (App.event("hide", "↓mpa"), "no node has the identifier 'mpa'"),
      (App.event("hide", "↓walks"), "'walks' is not part of the app here"),
      (App.event("show", "↓news"), "'news' is not hidden"),
      (App.event("show", "↓stats"), "'stats' does not allow hiding"),
      (App.event("add", "↓home"), "'home' is fixed and in the bar all the time"),
      (App.event("add", "↓board"), "'board' is movable and in the bar all the time"),
      (App.event("add", "↓com.apple.UIKit.Search"), "'com.apple.UIKit.Search' is pinned and in"),
      (App.event("add", "↓extras"), "'extras' is sidebarOnly and cannot be in the bar"),
      (App.event("add", "↓map"), "'map' is in the bar"),
      (App.event("add", "↓stats"), "'stats' is hidden"),
      (App.event("add", "past", #", "to": ↓6"#), "there is no place 6: 5 items can be moved"),
      (App.event("remove", "↓home"), "'home' is fixed and cannot be removed"),
      (App.event("remove", "↓board"), "'board' is movable and cannot be removed"),
      (App.event("remove", "↓past"), "'past' is not in the bar"),
      (App.event("moveInBar", "↓home", #", "to": 1"#), "'home' is fixed and cannot be moved"),
      (App.event("moveInBar", "↓past", #", "to": 1"#), "'past' is not in the bar"),
      (App.event("moveInBar", "map", #", "to": ↓5"#), "there is no place 5: 4 items can be moved"),
      (
        #"{"event": "reorder", "group": ↓"extras", "to": ["shop"]}"#,
        "'extras' does not allow reordering"
      ),
      (#"{"event": "reorder", "group": ↓"map", "to": ["shop"]}"#, "'map' is not a group"),
      (
        #"{"event": "reorder", "group": "trips", "to": ["past", ↓"shop"]}"#,
        "'shop' is not in 'trips'"
      ),
      (
        #"{"event": "reorder", "group": "trips", "to": ["past", ↓"past"]}"#,
        "'past' is named twice"
      ),
      (App.event("collapse", "↓map"), "'map' is not a group"),
      (App.event("collapse", "↓trips"), "'trips' is collapsed"),
      (App.event("expand", "↓extras"), "'extras' is open"),
      (App.event("collapse", "↓loose"), "'loose' is inline and has no section"),
    ])
  func refusals(_ event: String, _ message: String) throws {
    let marked = event.replacing(#""↓"#, with: #"↓""#)
    let column = try #require(marked.firstRange(of: "↓")).lowerBound
    let expected = marked.distance(from: marked.startIndex, to: column) + 2
    let run = App.simulate(
      marked.replacing("↓", with: "") + "," + App.event("hide", "news"), ["-f", "json"])
    #expect(run.code == 1)
    #expect(
      run.errors.hasPrefix("events.json:1:\(expected): error: \(message)"), "\(run.errors)")
    #expect(run.errors.contains("[customization]"))
    #expect(run.errors.contains("= see https://developer.apple.com/"))
    // The session goes on.
    #expect(try state(run)["hidden"] as? [String] == ["news"])
  }

  @Test("what is in a hidden group goes with it")
  func hiddenGroup() throws {
    let events = [
      App.event("hide", "trips"), App.event("hide", "ideas"), App.event("show", "ideas"),
      App.event("add", "past"), #"{"event": "reorder", "group": "trips", "to": ["past"]}"#,
      App.event("expand", "trips"),
    ]
    let run = App.simulate(events.joined(separator: ","), ["-f", "json"])
    #expect(
      run.errors.split(separator: "\n").filter { $0.hasPrefix("events.json") }.map {
        $0.split(separator: "error: ")[1]
      } == [
        "'ideas' is hidden with its group 'trips' [customization]",
        "'ideas' is hidden with its group 'trips' [customization]",
        "'past' is hidden with its group 'trips' [customization]",
        "'trips' is hidden [customization]", "'trips' is hidden [customization]",
      ])
    #expect(try state(run)["hidden"] as? [String] == ["trips"])
  }

  @Test(
    "where nothing is customized nobody can edit",
    arguments: [
      ["-p", "iphone"], ["-p", "ipad", "--size-class", "compact"], ["-p", "tv"], ["-p", "vision"],
    ])
  func elsewhere(_ words: [String]) {
    for event in [App.event("hide", "news"), App.event("toggleSidebar")] {
      let run = App.simulate(event, words)
      #expect(run.code == 1)
      #expect(run.errors.hasPrefix("events.json:1:12: error: people customize nothing here"))
      #expect(run.output.contains("Nothing is customized"))
    }
  }

  @Test("a Mac has a sidebar to edit, and no bar")
  func mac() throws {
    let run = App.simulate(
      App.event("hide", "news") + "," + App.event("remove", "map"), ["-p", "mac", "-f", "json"])
    #expect(run.errors.hasPrefix("events.json:1:52: error: there is no bar here"))
    #expect(try state(run)["hidden"] as? [String] == ["news"])
  }

  @Test("a section that nobody sees cannot be collapsed")
  func hiddenSidebar() {
    let run = App.simulate(App.event("collapse", "extras"), ["--sidebar", "hidden"])
    #expect(run.errors.contains("error: the sidebar is hidden"))
    let shown = App.simulate(
      App.event("toggleSidebar") + "," + App.event("collapse", "extras"), ["--sidebar", "hidden"])
    #expect(shown.code == 0)
    #expect(shown.output.contains("'Extras' is collapsed in the sidebar"))
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
