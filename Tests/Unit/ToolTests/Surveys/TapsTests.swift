import Foundation
import TestSupport
import TestTool
import Testing

@Suite("Taps of a matrix")
struct TapsTests {
  private func object(_ words: [String], _ spec: String) throws -> [String: Any] {
    let run = runTool(words, files: ["App.tabspec.json": spec])
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(object as? [String: Any], "\(words) \(run.errors)")
  }

  @Test("agree with resolve on every destination of the examples")
  func agrees() throws {
    func way(_ destination: [String: Any], _ way: [String: Any]) -> String {
      let taps = (way["taps"] as? Int).map(String.init) ?? "-"
      return "\(destination["identifier"] ?? "") \(way["via"] ?? "") \(taps)"
    }
    for (number, url) in Repository.specs(in: Repository.examples).enumerated() {
      let spec = try String(contentsOf: url, encoding: .utf8)
      let matrix = try object(["matrix", "App.tabspec.json", "-f", "json"], spec)
      let taps = try #require(matrix["taps"] as? [String: Any])
      var ways: [String: [String]] = [:]
      for destination in try #require(taps["destinations"] as? [[String: Any]]) {
        for found in try #require(destination["ways"] as? [[String: Any]]) {
          for environment in try #require(found["environments"] as? [String]) {
            ways[environment, default: []].append(way(destination, found))
          }
        }
      }
      // Every third environment of a spec, and other ones of the next.
      let environments = try #require(taps["environments"] as? [String])
      for (position, environment) in environments.enumerated() where (position + number) % 3 == 0 {
        let words =
          ["resolve", "App.tabspec.json", "-f", "json"] + optionWords(forEnvironment: environment)
        let destinations = try object(words, spec)["destinations"] as? [[String: Any]]
        let expected = try #require(destinations).map { way($0, $0) }.sorted()
        #expect(ways[environment, default: []].sorted() == expected, "\(url) \(environment)")
      }
    }
  }
}
