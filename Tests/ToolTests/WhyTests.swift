import Foundation
import TabModel
import TestSamples
import TestSupport
import TestTool
import Testing

@Suite("Explanations")
struct WhyTests {
  private static let example = Repository.examples.appending(path: "media.tabspec.json")

  private func run(_ words: [String]) throws -> ToolRun {
    runTool(
      ["resolve", "FILE"] + words, spec: try String(contentsOf: Self.example, encoding: .utf8))
  }

  @Test(
    "read as recorded",
    arguments: [
      ("library", "ipad"), ("songs", "mac"), ("com.apple.UIKit.Search", "iphone"),
      ("composers", "ipad"), ("playlist-rain", "vision"), ("new", "tv"),
    ])
  func recorded(_ identifier: String, _ platform: String) throws {
    let run = try run(
      ["--platform", platform, "--why", identifier] + RecordedRelease.option)
    #expect(run.code == 0)
    try expectGolden(run.output, "why/\(identifier)-\(platform).txt")
  }

  @Test("are there for programs too")
  func json() throws {
    let run = try run(
      ["--platform", "ipad", "--why", "library", "--format", "json"] + RecordedRelease.option)
    #expect(run.code == 0)
    try expectGolden(run.output, "why/library-ipad.json")
  }

  @Test("explain why a node is absent")
  func absent() {
    let run = runTool(
      ["resolve", "FILE", "--platform", "iphone", "--why", "b"],
      spec: """
        {"tabs": [{"identifier": "a", "title": "A"}, {"identifier": "g", "title": "Group",
          "availability": {"platforms": ["iPadOS"]},
          "children": [{"identifier": "b", "title": "B"}]}]}
        """)
    #expect(run.output.contains("Its group 'Group' is not available on iPhone."))
    #expect(run.code == 0)
  }

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

  @Test(
    "name the cause for a node inside of a group",
    arguments: [
      ("shows", "'Shows' is out of reach: 'compactTabIdentifiers' does not list it."),
      ("atp", "'ATP' is out of reach: 'compactTabIdentifiers' does not list 'Shows'."),
      (
        "new",
        "'New' is neither in the bar nor in a sidebar: the screen of an enclosing group\ncan lead there."
      ),
      ("home", "'Home' is in the bar: first of two."),
    ])
  func cause(_ identifier: String, _ answer: String) {
    let run = runTool(
      ["resolve", "FILE", "-p", "iphone", "--why", identifier],
      spec: """
        {"compactTabIdentifiers": ["home", "library"], "tabs": [
          {"identifier": "home", "title": "Home"},
          {"identifier": "library", "title": "Library", "children": [
            {"identifier": "new", "title": "New"}]},
          {"identifier": "shows", "title": "Shows", "children": [
            {"identifier": "atp", "title": "ATP"}]}]}
        """)
    #expect(run.output.hasPrefix(answer + "\n"), "\(run.output)")
  }

  @Test("begin with the answer, and number their steps from 1")
  func answers() {
    let tabs = ["home", "music", "news", "mail", "maps", "settings", "help"].map {
      #"{"identifier": "\#($0)", "title": "\#($0.capitalized)"}"#
    }.joined(separator: ",")
    let run = runTool(
      ["resolve", "FILE", "-p", "iphone", "--why", "settings"], spec: #"{"tabs": [\#(tabs)]}"#)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "'Settings' is in More: sixth of seven, four fit.")
    let headings = lines.filter { $0.first?.isNumber == true }
    #expect(headings.count == 5)
    for (index, heading) in headings.enumerated() {
      #expect(heading.hasPrefix("\(index + 1). "))
    }
  }

  @Test(
    "name the cause in the answer",
    arguments: [
      ("tabBar", "'Late' is in the bar: second of two."),
      ("tabSidebar", "'Late' is in the sidebar, at the top level."),
    ])
  func modes(_ mode: String, _ answer: String) {
    let run = runTool(
      ["resolve", "FILE", "-p", "mac", "--why", "late"],
      spec: """
        {"mode": "\(mode)",
          "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "late", "title": "Late"}]}
        """)
    #expect(run.output.hasPrefix(answer + "\n"))
  }

  @Test("name the identifiers that there are")
  func identifiers() {
    let run = runTool(
      ["resolve", "FILE", "-p", "mac", "--why", "zzzzzzzz"],
      spec: #"{"tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}]}"#)
    #expect(run.code == 64)
    #expect(run.errors.contains("the identifiers are a, b"))
  }

  @Test("of what is not there are usage errors")
  func usage() throws {
    let unknown = try run(["--why", "libary"])
    #expect(unknown.code == 64)
    #expect(unknown.errors.contains("did you mean 'library'?"))
    #expect(try run(["--why", ""]).code == 64)
  }

  @Test(
    "number places from one",
    arguments: [
      (1, "first"), (2, "second"), (3, "third"), (4, "fourth"), (11, "eleventh"), (12, "twelfth"),
      (13, "13th"),
      (21, "21st"), (22, "22nd"), (23, "23rd"), (101, "101st"), (111, "111th"), (113, "113th"),
    ])
  func ordinals(_ place: Int, _ word: String) {
    let tabs = (1...115).map { #"{"identifier": "t\#($0)", "title": "T"}"# }
    let run = runTool(
      ["resolve", "FILE", "--platform", "tv", "--why", "t\(place)"],
      spec: #"{"tabs": [\#(tabs.joined(separator: ","))]}"#)
    #expect(run.output.contains(": \(word) of 115"), "\(run.output)")
  }
}
