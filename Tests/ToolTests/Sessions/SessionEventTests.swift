import Foundation
import TestSupport
import Testing

@Suite("The events of a session")
struct SessionEventTests {
  private typealias App = SessionApp

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
}
