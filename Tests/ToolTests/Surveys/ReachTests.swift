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
    func way(_ destination: [String: Any], _ way: [String: Any]) -> String {
      let taps = (way["taps"] as? Int).map(String.init) ?? "-"
      return "\(destination["identifier"] ?? "") \(way["via"] ?? "") \(taps)"
    }
    for (number, url) in Repository.specs(in: Repository.examples).enumerated() {
      let spec = try String(contentsOf: url, encoding: .utf8)
      let reach = try object(["reach", "App.tabspec.json", "-f", "json"], spec)
      var ways: [String: [String]] = [:]
      for destination in try #require(reach["destinations"] as? [[String: Any]]) {
        for found in try #require(destination["ways"] as? [[String: Any]]) {
          for environment in try #require(found["environments"] as? [String]) {
            ways[environment, default: []].append(way(destination, found))
          }
        }
      }
      // Every third environment of a spec, and other ones of the next.
      let environments = try #require(reach["environments"] as? [String])
      for (position, environment) in environments.enumerated() where (position + number) % 3 == 0 {
        let words =
          ["resolve", "App.tabspec.json", "-f", "json"] + optionWords(forEnvironment: environment)
        let destinations = try object(words, spec)["destinations"] as? [[String: Any]]
        let expected = try #require(destinations).map { way($0, $0) }.sorted()
        #expect(ways[environment, default: []].sorted() == expected, "\(url) \(environment)")
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
      let members = ["rule", "severity", "message", "environments"]
      let texts = [warnings, found].map { list in
        list.map { finding in members.map { "\(finding[$0] ?? "")" } }
      }
      #expect(texts[0] == texts[1], "\(url.lastPathComponent)")
    }
  }
}
