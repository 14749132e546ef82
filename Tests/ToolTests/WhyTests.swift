import Foundation
import TabModel
import TestSupport
import TestTool
import Testing

@Suite("Explanations")
struct WhyTests {
  @Test("agree with the layout about every node", arguments: Repository.someSpecs)
  func complete(_ spec: URL) throws {
    let text = try String(contentsOf: spec, encoding: .utf8)
    let layout = runTool(["resolve", "FILE", "-p", "ipad", "-f", "json"], spec: text)
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(layout.output.utf8)) as? [String: Any])
    let destinations = try #require(object["destinations"] as? [[String: Any]])
    for destination in destinations {
      let identifier = try #require(destination["identifier"] as? String)
      let run = runTool(["resolve", "FILE", "-p", "ipad", "--why", identifier], spec: text)
      #expect(run.code == 0)
      #expect(run.output.contains(". How is it reached?"))
      guard let taps = destination["taps"] as? Int else { continue }
      #expect(run.output.contains(": \(taps) \(taps == 1 ? "tap" : "taps")."))
    }
  }

  /// The names of keys, as they would begin a sentence.
  private static let capitalizedKeys: [String] = {
    let names = NodeKey.allCases.map(\.definition.name) + RootKey.allCases.map(\.definition.name)
    return names.filter { $0.contains(where: \.isUppercase) }.map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
  }()

  @Test("name keys as they are written, and every page once", arguments: Repository.someSpecs)
  func spelling(_ spec: URL) throws {
    let text = try String(contentsOf: spec, encoding: .utf8)
    let identifiers = Set(text.matches(of: /"identifier": *"([^"\\]+)"/).map { String($0.1) })
    for (position, identifier) in identifiers.sorted().prefix(8).enumerated() {
      let platform = position.isMultiple(of: 2) ? "iphone" : "ipad"
      let run = runTool(["resolve", "FILE", "-p", platform, "--why", identifier], spec: text)
      for line in run.output.split(separator: "\n").dropFirst() {
        let first = line.drop { $0 == " " }.prefix { $0.isLetter }
        #expect(!Self.capitalizedKeys.contains(String(first)), "\(identifier): \(line)")
      }
      let pages = run.output.matches(of: /https:\S+/).map(\.output)
      #expect(pages.count == Set(pages).count)
    }
  }
}
