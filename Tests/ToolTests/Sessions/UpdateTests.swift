import Foundation
import TestSupport
import Testing

@Suite("An update in the middle of a session")
struct UpdateTests {
  private typealias App = SessionApp

  private let update = #"{"event": "updateApp", "spec": "next/New.tabspec.json"}"#

  private func run(_ new: String, _ events: [String]) throws -> (ToolRun, [String: Any]) {
    let run = App.simulate(
      events.joined(separator: ","), ["-f", "json"], files: ["next/New.tabspec.json": new])
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return (run, try #require(object as? [String: Any]))
  }

  private func lost(_ report: [String: Any]) throws -> [String] {
    let steps = try #require(report["steps"] as? [[String: Any]])
    return steps.flatMap { $0["lost"] as? [String] ?? [] }
  }

  @Test("keeps what was customized about what is still there, and says what is lost")
  func losses() throws {
    let new = App.spec.replacing(#""identifier": "map""#, with: #""identifier": "atlas""#)
      .replacing(
        #""title": "News", "allowsHiding": true"#, with: #""title": "News""#)
    let (run, report) = try self.run(
      new,
      [
        App.event("remove", "map"), App.event("hide", "news"), App.event("hide", "ideas"), update,
        App.event("remove", "atlas"),
      ])
    #expect(run.code == 0, "\(run.errors)")
    #expect(
      try lost(report) == [
        "what was customized about 'news' is lost: it does not allow hiding",
        "what was customized about 'map' is lost: no node has this identifier any more",
      ])
    let state = try #require(report["customization"] as? [String: Any])
    #expect(state["hidden"] as? [String] == ["ideas"])
    #expect(state["removedFromTabBar"] as? [String] == ["atlas"])
  }

  @Test("with another customizationIdentifier everything is lost")
  func everything() throws {
    let new = App.spec.replacing(
      #""mode""#, with: #""customizationIdentifier": "new", "mode""#)
    let (_, report) = try run(new, [App.event("hide", "news"), update])
    #expect(try lost(report).map { $0.prefix(10) } == ["everything"])
    #expect(report["customization"] is NSNull)
    #expect(try lost(try run(new, [update]).1) == [])
  }

  @Test("that cannot be read is an error where it is named, and the session goes on")
  func unreadable() throws {
    for (new, code) in [("{", 1), (#"{"tabs": []}"#, 1)] as [(String, Int32)] {
      let (run, report) = try self.run(new, [update, App.event("hide", "news")])
      #expect(run.code == code)
      #expect(run.errors.contains("next/New.tabspec.json:1:"))
      #expect(run.errors.contains("events.json:1:33: error: the spec of the update cannot be read"))
      #expect((report["customization"] as? [String: Any])?["hidden"] as? [String] == ["news"])
    }
    let missing = App.simulate(update)
    #expect(missing.code == 2)
    #expect(missing.errors.contains("next/New.tabspec.json: no such file"))
  }

  @Test("is read from beside the file of the events")
  func folder() {
    let run = runTool(
      ["simulate", "App.tabspec.json", "plays/a.json"],
      files: [
        "App.tabspec.json": App.spec, "plays/New.tabspec.json": App.spec,
        "plays/a.json": #"[{"event": "updateApp", "spec": "New.tabspec.json"}]"#,
      ])
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("nothing that people notice"))
  }
}
