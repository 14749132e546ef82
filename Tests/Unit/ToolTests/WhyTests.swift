import Foundation
import TabModel
import TestSupport
import TestTool
import Testing

@Suite("Explanations")
struct WhyTests {
  /// The names of keys, as they would begin a sentence.
  private static let capitalizedKeys: [String] = {
    let names = (SpecObject.node.keys + SpecObject.root.keys).map(\.name)
    return names.filter { $0.contains(where: \.isUppercase) }.map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
  }()

  @Test(
    "agree with the layout about every node, name keys as they are written, and every page once",
    arguments: Repository.someSpecs)
  func explanations(_ spec: URL) throws {
    let text = try String(contentsOf: spec, encoding: .utf8)
    let layout = runTool(["resolve", "FILE", "-p", "ipad", "-f", "json"], spec: text)
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(layout.output.utf8)) as? [String: Any])
    let destinations = try #require(object["destinations"] as? [[String: Any]])
    let reached = destinations.compactMap { $0["identifier"] as? String }
    let identifiers = Set(text.matches(of: /"identifier": *"([^"\\]+)"/).map { String($0.1) })
    var wrong: [String] = []
    let others = identifiers.subtracting(reached).sorted().prefix(2)
    for (position, identifier) in (reached + others).enumerated() {
      let isReached = position < destinations.count
      if isReached, position > 3, !position.isMultiple(of: 4) { continue }
      for platform in position < 1 ? ["ipad", "iphone"] : ["ipad"] {
        let run = runTool(["resolve", "FILE", "-p", platform, "--why", identifier], spec: text)
        let lines = run.output.split(separator: "\n").dropFirst()
        let misspelled = lines.filter { line in
          Self.capitalizedKeys.contains(String(line.drop { $0 == " " }.prefix { $0.isLetter }))
        }
        let pages = run.output.matches(of: /https:\S+/).map(\.output)
        var isRight = misspelled.isEmpty && pages.count == Set(pages).count
        if isReached, platform == "ipad" {
          let taps = (destinations[position]["taps"] as? Int).map {
            ": \($0) \($0 == 1 ? "tap" : "taps")"
          }
          isRight =
            isRight && run.code == 0 && run.output.contains(". How is it reached?")
            && taps.map { run.output.contains($0) } != false
        }
        if !isRight { wrong.append("\(identifier) on \(platform): \(run)") }
      }
    }
    #expect(reached.count == destinations.count)
    #expect(wrong == [])
  }
}
