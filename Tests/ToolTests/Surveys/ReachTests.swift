import Foundation
import TestSamples
import TestSupport
import TestTool
import Testing

@Suite("tabspec reach")
struct ReachTests {
  @Test("looks as recorded", arguments: ["text", "json", "markdown"])
  func recorded(_ format: String) throws {
    let run = runTool(
      ["reach", "FILE", "--format", format] + RecordedRelease.options
        + (format == "json" ? ["--platform", "iphone"] : []),
      spec: SurveyApp.everything)
    #expect(run.code == 0)
    let suffix = ["json": "json", "markdown": "md"][format] ?? "txt"
    try expectGolden(run.output, "reach/ferry.\(suffix)")
  }

  @Test("looks as recorded in a narrow terminal, with ASCII only")
  func narrow() throws {
    let run = runTool(
      ["reach", "App.tabspec.json", "--ascii"] + RecordedRelease.options,
      files: ["App.tabspec.json": SurveyApp.everything],
      variables: ["COLUMNS": "40"])
    try expectGolden(run.output, "reach/ferry-narrow-ascii.txt")
  }

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

  @Test("leaves out warnings about platforms that are not looked at")
  func narrowed() {
    let pad = runTool(["reach", "FILE", "-p", "ipad"], spec: SurveyApp.everything)
    #expect(pad.output.contains("[compact-parity]"))
    let mac = runTool(["reach", "FILE", "-p", "mac"], spec: SurveyApp.everything)
    #expect(!mac.output.contains("[compact-parity]"))
  }

  @Test("counts the taps of a platform")
  func totals() throws {
    // On an iPhone: two tabs, a group and, on its screen, two more.
    let spec = """
      {"tabs": [
        {"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"},
        {"identifier": "g", "title": "G", "children": [
          {"identifier": "c", "title": "C"}, {"identifier": "d", "title": "D"}]},
        {"identifier": "run", "title": "Run", "performsAction": true}
      ]}
      """
    let reach = try object(
      ["reach", "App.tabspec.json", "-f", "json", "-p", "iphone", "--os", "27"], spec)
    let total = try #require((reach["totals"] as? [[String: Any]])?.first)
    #expect(total["platform"] as? String == "iOS")
    #expect(total["destinations"] as? Int == 15)
    #expect(total["mean"] as? Double == 1.4)
    #expect(total["maximum"] as? Int == 2)
    #expect(total["withinOneTap"] as? Int == 9)
    #expect(total["withinTwoTaps"] as? Int == 15)
    #expect(total["withoutWay"] as? Int == 0)
  }

  @Test(
    "rounds to 0 and 100 percent only for none and all",
    arguments: [
      (300, 1, "99 %", "1 %"), (1, 300, "1 %", "99 %"), (300, 0, "100 %", "–"),
      (0, 2, "0 %", "100 %"), (2, 1, "67 %", "33 %"),
    ])
  func percentages(_ reached: Int, _ unreached: Int, _ oneTap: String, _ noRoute: String) throws {
    let tabs = (0..<reached + unreached).map { index in
      // The rows of a sidebar are one tap away, however many they are.
      return #"{"identifier": "t\#(index)", "title": "T", "isHidden": \#(index >= reached)}"#
    }
    let run = runTool(
      ["reach", "FILE", "-p", "mac", "--os", "27"],
      spec: #"{"mode": "tabSidebar", "tabs": [\#(tabs.joined(separator: ","))]}"#)
    let line = try #require(run.output.split(separator: "\n").first { $0.hasPrefix("  Mac") })
    let fields = line.split(separator: " ").map(String.init).filter { $0 != "%" }
    #expect(fields[3] == oneTap.replacing(" %", with: ""), "\(line)")
    #expect(fields.last == noRoute.replacing(" %", with: ""), "\(line)")
  }

  @Test("has an answer where there is nowhere to go")
  func nowhere() throws {
    let run = runTool(["reach", "FILE"], spec: SurveyApp.empty)
    #expect(run.output.contains("There is nowhere to go"))
    let reach = try object(["reach", "App.tabspec.json", "-f", "json"], SurveyApp.empty)
    #expect((reach["destinations"] as? [Any])?.isEmpty == true)
  }

  @Test("has no mean and no most of what nothing leads to")
  func unreached() throws {
    let run = runTool(
      ["reach", "FILE", "-p", "mac", "--os", "27"],
      spec: #"""
        {"mode": "tabBar",
         "tabs": [{"identifier": "a", "title": "A", "preferredPlacement": "sidebarOnly"}]}
        """#)
    let line = try #require(run.output.split(separator: "\n").first { $0.hasPrefix("  Mac") })
    #expect(
      line.split(separator: " ").map(String.init) == [
        "Mac", "–", "–", "0", "%", "0", "%", "100", "%",
      ])
  }
}
