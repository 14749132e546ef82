import Foundation
import TestSupport
import TestTool
import Testing

@Suite("tabspec reach")
struct ReachTests {
  private func object(_ words: [String], _ spec: String) throws -> [String: Any] {
    let run = runTool(words, files: ["App.tabspec.json": spec])
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(object as? [String: Any], "\(words) \(run.errors)")
  }

  @Test("agrees with resolve on every destination of the examples")
  func agrees() throws {
    for url in Repository.specs(in: Repository.examples) {
      let spec = try String(contentsOf: url, encoding: .utf8)
      let reach = try object(["reach", "App.tabspec.json", "-f", "json"], spec)
      var ways: [String: [String]] = [:]
      for destination in try #require(reach["destinations"] as? [[String: Any]]) {
        for way in try #require(destination["ways"] as? [[String: Any]]) {
          for environment in try #require(way["environments"] as? [String]) {
            let taps = (way["taps"] as? Int).map(String.init) ?? "-"
            ways[environment, default: []].append(
              "\(destination["identifier"] ?? "") \(way["via"] ?? "") \(taps)")
          }
        }
      }
      for environment in try #require(reach["environments"] as? [String]) {
        let words =
          ["resolve", "App.tabspec.json", "-f", "json"] + optionWords(forEnvironment: environment)
        let layout = try object(words, spec)
        let expected = try #require(layout["destinations"] as? [[String: Any]]).map {
          "\($0["identifier"] ?? "") \($0["via"] ?? "") \(($0["taps"] as? Int).map(String.init) ?? "-")"
        }
        #expect(ways[environment, default: []].sorted() == expected.sorted(), "\(environment)")
      }
    }
  }

  @Test("warns of what the rules find, in the same words and environments")
  func warnings() throws {
    for url in Repository.someSpecs {
      let spec = try String(contentsOf: url, encoding: .utf8)
      let reach = try object(["reach", "App.tabspec.json", "-f", "json"], spec)
      let lint = try object(["lint", "App.tabspec.json", "-f", "json"], spec)
      let rules = ["unreachable-tab", "compact-parity"]
      let found = try #require(lint["findings"] as? [[String: Any]]).filter {
        rules.contains($0["rule"] as? String ?? "")
      }
      let warnings = try #require(reach["warnings"] as? [[String: Any]])
      for key in ["rule", "severity", "message", "environments"] {
        #expect(
          warnings.map { "\($0[key] ?? "")" } == found.map { "\($0[key] ?? "")" },
          "\(url.lastPathComponent)")
      }
    }
  }
}
