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

  @Test("looks as recorded", arguments: ["traps", "safe"], ["text", "json"])
  func recorded(_ name: String, _ format: String) throws {
    // What the rules find in them is not what this is about.
    let run = runTool(
      [
        "lint", "FILE", "--customizations", "-f", format, "--rule", "hidden-for-good=off",
        "--rule", "customization-empties-bar=off",
      ], spec: try example(name))
    #expect(run.code == 0 && run.errors.isEmpty)
    let suffix = format == "json" ? "json" : "txt"
    try expectGolden(run.output, "customizations/\(name).\(suffix)")
  }

  private func answer(_ spec: String) throws -> [String: Any] {
    let run = runTool(["lint", "FILE", "--customizations", "-f", "json"], spec: spec)
    let report = try #require(object(run.output) as? [String: Any])
    return try #require((report["customizations"] as? [[String: Any]])?.first)
  }

  private func object(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  @Test("the reported steps have the reported effect")
  func played() throws {
    for spec in try Repository.allSpecs.map({ try String(contentsOf: $0, encoding: .utf8) })
      + [example("traps")]
    {
      let answer = try answer(spec)
      for key in ["unreachable", "emptyBar"] {
        for found in try #require(answer[key] as? [[String: Any]]) {
          let layout = try layout(of: spec, after: found)
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

  /// The layout of a spec after the steps that were found.
  private func layout(of spec: String, after found: [String: Any]) throws -> [String: Any] {
    let lists = ["hide": "hidden", "show": "shown", "remove": "removedFromTabBar"]
    var state: [String: [String]] = [:]
    for step in try #require(found["session"] as? [[String: String]]) {
      let list = try #require(lists[step["event"] ?? ""])
      state[list, default: []].append(try #require(step["identifier"]))
    }
    let customization = try JSONSerialization.data(withJSONObject: state)
    let environment = try #require((found["environments"] as? [String])?.first)
    let run = runTool(
      ["resolve", "App.tabspec.json", "--customization", "s.json", "-f", "json"]
        + optionWords(forEnvironment: environment),
      files: [
        "App.tabspec.json": spec, "s.json": String(decoding: customization, as: UTF8.self),
      ])
    #expect(run.code == 0, "\(run.errors)")
    return try #require(object(run.output) as? [String: Any])
  }
}
