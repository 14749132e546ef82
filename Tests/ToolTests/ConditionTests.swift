import Foundation
import TestSupport
import TestTool
import Testing

@Suite("Conditions on the command line")
struct ConditionTests {
  /// A tab that needs an account, and one that is there without a network.
  private static let spec = """
    {"targets": [{"platform": "iOS", "minimumVersion": "27.0"},
        {"platform": "iPadOS", "minimumVersion": "27.0"}],
      "conditions": {"signedIn": {"meaning": "Somebody is signed in."},
        "offline": {"meaning": "There is no network.", "usually": false},
        "unused": {"meaning": "Nothing depends on it."}},
      "tabs": [{"identifier": "home", "title": "Home", "image": "house", "leadsTo": ["help"]},
        {"identifier": "inbox", "title": "Inbox", "image": "tray",
          "availability": {"when": ["signedIn"]}},
        {"identifier": "saved", "title": "Saved", "image": "arrow.down.circle",
          "availability": {"when": ["offline"]}},
        {"identifier": "more", "title": "Also", "image": "list.bullet", "isHidden": true,
          "children": [{"identifier": "help", "title": "Help", "image": "questionmark"}]}]}
    """

  private func run(_ words: [String], _ spec: String = spec) -> ToolRun {
    runTool(words.map { $0 == "FILE" ? "App.tabspec.json" : $0 }, files: ["App.tabspec.json": spec])
  }

  struct Asked: Sendable, CustomTestStringConvertible {
    let words: [String]
    let conditions: [String]
    let tabs: [String]
    var testDescription: String { words.joined(separator: " ") }

    init(_ words: String, _ conditions: [String], _ tabs: [String]) {
      self.words = words.split(separator: " ").map(String.init)
      self.conditions = conditions
      self.tabs = tabs
    }
  }

  @Test(
    "decide which tabs are there",
    arguments: [
      Asked("", ["signedIn", "unused"], ["home", "inbox", "more"]),
      Asked("--unless signedIn", ["unused"], ["home", "more"]),
      Asked(
        "--when offline", ["signedIn", "offline", "unused"], ["home", "inbox", "saved", "more"]),
      Asked(
        "--when=offline --unless signedIn --unless unused", ["offline"], ["home", "saved", "more"]),
      Asked("--when signedIn --when signedIn", ["signedIn", "unused"], ["home", "inbox", "more"]),
    ])
  func asked(_ asked: Asked) throws {
    let run = run(["resolve", "FILE", "-p", "iphone", "-f", "json"] + asked.words)
    #expect(run.code == 0)
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let environment = try #require(object["environment"] as? [String: Any])
    #expect(environment["conditions"] as? [String] == asked.conditions)
    let items = (object["tabBar"] as? [String: Any])?["items"] as? [[String: Any]] ?? []
    #expect(items.compactMap { $0["identifier"] as? String } == asked.tabs)
  }

  @Test(
    "are null for a spec without any",
    arguments: [
      #"{"conditions": {}, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"tabs": [{"identifier": "a", "title": "A"}]}"#,
    ])
  func none(_ spec: String) {
    let run = run(["resolve", "FILE", "-p", "tv", "-f", "json"], spec)
    #expect(run.output.contains(#""conditions": null,"#))
  }

  @Test(
    "that do not exist are usage errors that name those that do",
    arguments: [
      ("resolve FILE --when signedin", "did you mean 'signedIn'?"),
      ("matrix FILE --unless zzzzzzzz", "its conditions are signedIn, offline, unused"),
      ("reach FILE --when signdIn", "did you mean 'signedIn'?"),
      ("diff FILE --condition ofline", "did you mean 'offline'?"),
      ("diff FILE --os 27..27.1 --when ofline", "did you mean 'offline'?"),
      ("diff FILE FILE --when ofline", "did you mean 'offline'?"),
      ("resolve FILE --when offline --unless offline", "--when and --unless both name 'offline'"),
      ("diff FILE --condition offline --when offline", "leave out --when and --unless for it"),
      ("diff FILE FILE --condition offline", "two specs are compared in the same environments"),
    ])
  func unknown(_ line: String, _ words: String) {
    let run = run(line.split(separator: " ").map(String.init))
    #expect(run.code == 64)
    #expect(run.output.isEmpty)
    let message = run.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(message.contains(words), "\(run.errors)")
  }

  @Test("explain how to declare conditions")
  func unwritten() {
    let run = run(
      ["resolve", "FILE", "--when", "a"], #"{"tabs": [{"identifier": "a", "title": "A"}]}"#)
    #expect(run.code == 64)
    #expect(run.errors.contains("the spec has no condition 'a'"))
    #expect(run.errors.contains("'conditions' lists them"))
  }

  @Test(
    "are named wherever an environment is",
    arguments: [
      ("resolve FILE -p iphone --unless signedIn", "portrait · not signedIn"),
      ("resolve FILE -p iphone --when offline --unless signedIn", "not signedIn · offline"),
      ("resolve FILE -p iphone --unless signedIn -f markdown", "portrait · not signedIn"),
      ("resolve FILE -p iphone --unless signedIn --why home", "portrait · not signedIn"),
      ("resolve FILE -p iphone --unless signedIn -f svg", "portrait · not signedIn"),
      ("matrix FILE -f json", "\"iOS 27.0 compact portrait, not signedIn\""),
      ("matrix FILE -f html", "not signedIn"),
      ("reach FILE", "iPhone (any width), signedIn"),
    ])
  func named(_ line: String, _ words: String) {
    let run = run(line.split(separator: " ").map(String.init))
    #expect(run.code == 0)
    #expect(run.output.contains(words), "\(run.output)")
  }

  @Test("have columns of their own in a matrix, but for those that change nothing")
  func matrix() throws {
    let run = run(["matrix", "FILE", "-p", "iphone"])
    try expectGolden(run.output, "matrix/conditions.txt")
    #expect(!run.output.contains("unused"))
    let narrowed = self.run(["matrix", "FILE", "-p", "iphone", "--when", "offline"])
    #expect(!narrowed.output.contains("not offline"))
    let page = self.run(["matrix", "FILE", "-p", "iphone", "-f", "html"]).output
    #expect(page.contains(#"<th scope="colgroup" colspan="1">not signedIn</th>"#))
    #expect(page.contains(#"<th scope="colgroup" colspan="1">offline</th>"#))
  }

  @Test("split what is reached how, and leave the totals to the usual state")
  func reach() throws {
    let run = run(["reach", "FILE"])
    try expectGolden(run.output, "reach/conditions.txt")
  }

  @Test("are compared with each other", arguments: ["text", "markdown", "json"])
  func diff(_ format: String) throws {
    let run = run(["diff", "FILE", "--condition", "signedIn", "-f", format])
    #expect(run.code == 1)
    try expectGolden(run.output, "diff/condition.\(format)")
    #expect(self.run(["diff", "FILE", "--condition", "unused"]).code == 0)
  }

  @Test("that only one of two specs has are changed in that one")
  func different() {
    let files = [
      "Old.tabspec.json": Self.spec,
      "New.tabspec.json": Self.spec.replacing("offline", with: "away"),
    ]
    let run = runTool(["diff", "Old.tabspec.json", "New.tabspec.json"], files: files)
    #expect(run.code == 1, "\(run.output)")
    let states = [
      "iPad (compact), away\n  + 'Saved' is new", "iPad (compact), offline\n  - 'Saved' is gone",
    ]
    #expect(states.allSatisfy(run.output.contains), "\(run.output)")
    let asked = runTool(
      ["diff", "Old.tabspec.json", "New.tabspec.json", "--when", "away"], files: files)
    #expect(asked.output.contains("'Saved' is new in the bar"), "\(asked.output)")
  }

  @Test("of two specs are compared in each state")
  func states() {
    let files = [
      "Old.tabspec.json": Self.spec, "New.tabspec.json": Self.spec.replacing("Saved", with: "Kept"),
    ]
    let run = runTool(["diff", "Old.tabspec.json", "New.tabspec.json"], files: files)
    #expect(run.output.contains("'Saved' is called 'Kept' now"), "\(run.output)")
    #expect(run.output.contains("offline"), "\(run.output)")
  }

  @Test("are printed for completion, one on each line")
  func completion() {
    let run = run(["completions", "bash", "--", "resolve", "FILE", "--when", ""])
    #expect(run.output == "\n\nsignedIn\noffline\nunused\n")
  }

  @Test(
    "and variants are named by explanations",
    arguments: [
      ("inbox", "", "It is present: 'signedIn' holds, as its availability requires."),
      ("saved", "--unless signedIn", "is available when 'offline' holds, and it does not"),
      ("help", "-p iphone", "The screen of an enclosing group can lead there"),
      ("home", "-p ipad", "The variant (for iPad, when 'signedIn' holds) gives 'mode'"),
      ("home", "-p iphone", "the one in 'initialTabIdentifier'"),
      ("about", "-p iphone", "The screen of 'Home' opens it: 2 taps"),
    ])
  func reasons(_ node: String, _ words: String, _ reason: String) {
    let spec = Self.spec.replacing(
      #""tabs": ["#,
      with: """
        "initialTabIdentifier": "home", "compactTabIdentifiers": ["home", "inbox", "more", "saved"],
        "variants": [{"availability": {"platforms": ["iPadOS"], "when": ["signedIn"]},
          "mode": "tabBar"}],
        "tabs": [{"identifier": "about", "title": "About", "image": "info"},
        """
    ).replacing(#"["help"]"#, with: #"["help", "about"]"#)
    let run = run(
      ["resolve", "FILE", "--why", node] + words.split(separator: " ").map(String.init), spec)
    let text = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains(reason), "\(run.output)\(run.errors)")
  }
}
