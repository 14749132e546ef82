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
    let suffix = format == "json" ? "json" : "txt"
    try expectGolden(run.errors + run.output, "customizations/\(name).\(suffix)")
  }

  /// Examples and real apps of which users can lose something.
  private static let losing = [
    "signed-in", "apple-forums-nested-groups", "altstore", "amperfy", "embr", "pagepilot",
    "surround-ipad", "tba", "vlc", "vlc-ios-sidebar",
  ]

  @Test("the reported steps have the reported effect")
  func played() throws {
    let names = Set(Self.losing.map { "\($0).tabspec.json" })
    let specs = try Repository.allSpecs.filter { names.contains($0.lastPathComponent) }
      .map { try String(contentsOf: $0, encoding: .utf8) }
    var wrong: [String] = []
    for spec in specs + [try example("traps")] {
      let run = runTool(["lint", "FILE", "--customizations", "-f", "json"], spec: spec)
      let answer = (object(run.output)["customizations"] as? [[String: Any]])?.first
      let lost = try #require(answer?["unreachable"] as? [[String: Any]])
      let empty = try #require(answer?["emptyBar"] as? [[String: Any]])
      if lost.isEmpty, empty.isEmpty { wrong.append("nothing found: \(spec)") }
      for found in lost {
        let destinations = layout(of: spec, after: found)["destinations"] as? [[String: Any]] ?? []
        let gone = destinations.filter { $0["via"] as? String == "unreachable" }
          .compactMap { $0["identifier"] as? String }
        let isRight = (found["destinations"] as? [String])?.allSatisfy(gone.contains) == true
        if !isRight { wrong.append("not lost: \(found)") }
      }
      for found in empty {
        let bar = layout(of: spec, after: found)["tabBar"] as? [String: Any]
        if (bar?["items"] as? [Any])?.isEmpty != true { wrong.append("not empty: \(found)") }
      }
    }
    #expect(wrong.isEmpty && specs.count == names.count, "\(wrong)")
  }

  private func object(_ text: String) -> [String: Any] {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any] ?? [:]
  }

  /// The layout of a spec after the steps that were found; empty if they cannot be played.
  private func layout(of spec: String, after found: [String: Any]) -> [String: Any] {
    let lists = ["hide": "hidden", "show": "shown", "remove": "removedFromTabBar"]
    var state: [String: [String]] = [:]
    for step in found["session"] as? [[String: String]] ?? [] {
      state[lists[step["event"] ?? ""] ?? "", default: []].append(step["identifier"] ?? "")
    }
    let customization = (try? JSONSerialization.data(withJSONObject: state)) ?? Data()
    let run = runTool(
      ["resolve", "App.tabspec.json", "--customization", "s.json", "-f", "json"]
        + optionWords(forEnvironment: (found["environments"] as? [String])?.first ?? ""),
      files: [
        "App.tabspec.json": spec, "s.json": String(decoding: customization, as: UTF8.self),
      ])
    return run.code == 0 ? object(run.output) : [:]
  }
}
