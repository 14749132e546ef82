import Foundation
import TestSupport
import TestTool
import Testing

@Suite("tabspec matrix")
struct MatrixTests {
  @Test("reports a difference between any two layouts")
  func distinguished() throws {
    for spec in Repository.someSpecs {
      let run = runTool(
        ["matrix", "App.tabspec.json", "--format", "json"],
        files: ["App.tabspec.json": try String(contentsOf: spec, encoding: .utf8)])
      let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let layouts = try #require(object?["layouts"] as? [[String: Any]])
      let differences = try #require(object?["differences"] as? [[String: Any]])
      let signatures = try layouts.map { layout in
        let letter = try #require(layout["letter"] as? String)
        return differences.indices.filter {
          (differences[$0]["layouts"] as? [String])?.contains(letter) == true
        }
      }
      #expect(Set(signatures).count == layouts.count, "\(spec.lastPathComponent): \(signatures)")
      let environments = layouts.flatMap { $0["environments"] as? [String] ?? [] }
      let all = object?["environments"] as? [String] ?? []
      #expect(environments.sorted() == Set(all).sorted(), "\(spec.lastPathComponent)")
    }
  }
}
