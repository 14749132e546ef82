import Foundation
import TabModel
import TestTool
import Testing

/// Texts with a cursor, written `|`.
@Suite("Completion in an editor")
struct CompletionTests {
  /// The labels that are offered in each of some texts.
  private func labels(
    _ texts: [String], files: [String: String] = [:]
  ) throws -> [[String]] {
    var client = EditorClient()
    client.files = files
    var numbers: [Int] = []
    for text in texts {
      let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
      client.open(String(parts[0] + parts[1]))
      let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
      numbers.append(
        client.ask(
          "textDocument/completion", line: lines.count - 1,
          character: lines.last?.utf8.count ?? 0))
    }
    let session = try client.run()
    return numbers.map { number in
      session.completions(number).compactMap { $0["label"] as? String }
    }
  }

  @Test(
    "offers the keys that are missing, the values of choices, and identifiers where one is due",
    arguments: [
      ("{|", ["tabs", "mode", "targets"], ["identifier", "children"]),
      (#"{"mode": "automatic", |"#, ["tabs"], ["mode"]),
      (
        #"{"tabs": [{"identifier": "a", |, "image": "x"}]}"#, ["title", "children"],
        ["identifier", "image", "automaticallyActivatesSearch"]
      ),
      (
        #"{"tabs": [{"type": "search", "|"#, ["automaticallyActivatesSearch"], ["children", "type"]
      ),
      (#"{"tabs": [{"type": "tab", |"#, ["title"], ["children"]),
      (#"{"tabs": [{"preferredPlacement": |"#, ["fixed", "sidebarOnly"], ["title"]),
      (#"{"tabs": [{"isHidden": |}]}"#, ["true", "false"], ["fixed"]),
      (#"{"targets": [{"platform": "|"}]}"#, ["iOS", "visionOS"], ["macOS"]),
      (#"{"framework": "SwiftUI", "targets": [{"platform": "|"}]}"#, ["iOS", "macOS"], []),
      (#"{"framework": "|"}"#, ["UIKit", "SwiftUI"], []),
      (#"{"framework": "SwiftUI", |"#, ["mode", "tabs"], ["compactTabIdentifiers", "framework"]),
      (
        #"{"framework": "SwiftUI", "tabs": [{"children": [], |"#, ["title"],
        ["image", "sidebarAppearance", "subtitle"]
      ),
      (#"{"framework": "SwiftUI", "tabs": [{"type": "tab", |"#, ["image"], ["performsAction"]),
      (#"{"tabs": [{"availability": {"platforms": ["|"]}}]}"#, ["iOS", "tvOS"], ["title"]),
      (#"{"tabs": [{"availability": {"platforms": ["iOS", "|"]}}]}"#, ["tvOS"], ["iOS"]),
      (#"{"targets": [{"minimumVersion": "|"}]}"#, ["27.0", "18.0"], ["17.0"]),
      (#"{"suppress": [{"rule": "|"}]}"#, ["filled-symbol"], ["json-syntax"]),
      (
        #"{"tabs": [{"identifier": "a"}, {"identifier": "g", "children": [{"identifier": "b"}]}], "compactTabIdentifiers": ["|"]}"#,
        ["a", "g"], ["b"]
      ),
      (
        #"{"tabs": [{"identifier": "g", "defaultChildIdentifier": "|", "children": [{"identifier": "b"}]}]}"#,
        ["b"], ["g"]
      ),
      (
        #"{"tabs": [{"identifier": "g", "children": [{"identifier": "b"}], "displayOrderIdentifiers": [|"#,
        ["b"], ["g"]
      ),
      (#"{"tabs": [{"title": "|"}]}"#, [], ["identifier"]),
      (#"{"conditions": {"a": {|"#, ["meaning", "usually"], ["identifier", "a"]),
      (
        #"{"conditions": {"a": {"meaning": "A"}, "b": {}}, "tabs": [{"availability": {"when": ["|"]}}]}"#,
        ["a", "b"], ["meaning"]
      ),
      (
        #"{"conditions": {"a": {}, "b": {}}, "variants": [{"availability": {"unless": ["a", "|"#,
        ["b"], ["a"]
      ),
      (#"{"tabs": [{"live": ["|"]}]}"#, ["title", "subtitle"], ["badgeValue"]),
      (#"{"tabs": [{"repeats": {|"#, ["samples", "atMost"], ["title"]),
      (#"{"variants": [{"availability": {}, |"#, ["mode", "sidebar"], ["tabs", "availability"]),
      (
        #"{"initialTabIdentifier": "|", "tabs": [{"identifier": "g", "children": [{"identifier": "b"}, {"identifier": "c.*"}]}]}"#,
        ["g", "b"], ["c.*"]
      ),
      (
        // Objects of other lists are no nodes.
        #"{"tabs": [{"identifier": "g", "suppress": [{"identifier": "s"}]}, {"leadsTo": ["|"]}]}"#,
        ["g"], ["s"]
      ),
      (
        #"{"tabs": [{"identifier": "g", "children": [{"identifier": "b"}]}, {"leadsTo": ["g", "|"]}]}"#,
        ["b"], ["g"]
      ),
      (#"{"tabs": [{"live": ["|"], "identifier": "a"}]}"#, [], ["displayOrderIdentifiers"]),
      (
        #"{"targets": [{"platform": "|"}, {"platform": "iOS"}]}"#, ["iPadOS"], ["iOS"]
      ),
      // Only the value of the root's key names the framework.
      (#"{"name": "SwiftUI", |"#, ["compactTabIdentifiers", "isTabBarHidden"], []),
      (
        #"{"compactTabIdentifiers": ["|], "tabs": [{"identifier": "a"}, {"identifier": "b"}]}"#,
        ["a", "b"], []
      ),
      (#"{"tabs": [{"identifier"|: "a"}]}"#, [], ["title"]),
      (#"{"tabs": [{"identifier": "a"|}]}"#, [], ["title"]),
    ])
  func offers(_ text: String, _ there: [String], _ absent: [String]) throws {
    let labels = try labels([text])[0]
    #expect(Set(there).isSubset(of: labels), "\(labels)")
    #expect(Set(absent).isDisjoint(with: labels), "\(labels)")
  }

  @Test(
    "a Boolean key comes with the value that is not its default",
    arguments: [("isEnabled", "false"), ("isHidden", "true"), ("allowsHiding", "true")])
  func booleans(_ key: String, _ value: String) throws {
    for (capabilities, expected) in [
      (EditorClient.modern, "\"\(key)\": ${1:\(value)}"), ([:], "\"\(key)\": \(value)"),
    ] {
      var client = EditorClient(#"{"tabs": [{"#, capabilities)
      let number = client.ask("textDocument/completion", line: 0, character: 11)
      let items = try client.run().completions(number)
      let item = items.first { $0["label"] as? String == key }
      #expect((item?["textEdit"] as? [String: Any])?["newText"] as? String == expected)
    }
  }

  @Test(
    "a key or an element comes with the commas that are missing",
    arguments: [
      (#"{"mode": "tabBar" |}"#, #", "name": """#), (#"{| "mode": "tabBar"}"#, #""name": "","#),
      (#"{|"mode": "tabBar"}"#, #""name": "", "#), (#"{"na|": "x", "mode": 1}"#, #""name""#),
      (#"{"compactTabIdentifiers": [|"b"], "tabs": [{"identifier": "name"}]}"#, #""name", "#),
      (#"{"compactTabIdentifiers": ["b" |], "tabs": [{"identifier": "name"}]}"#, #", "name""#),
      (
        #"{"initialTabIdentifier": | "tabs": [{"identifier": "name"}]}"#, #""name","#
      ),
      (
        #"{"initialTabIdentifier": "x|" "tabs": [{"identifier": "name"}]}"#, #""name","#
      ),
    ])
  func commas(_ text: String, _ inserted: String) throws {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    var client = EditorClient(String(parts[0] + parts[1]), [:])
    let number = client.ask("textDocument/completion", line: 0, character: parts[0].utf8.count)
    let item = try client.run().completions(number).first { $0["label"] as? String == "name" }
    #expect((item?["textEdit"] as? [String: Any])?["newText"] as? String == inserted)
  }

  @Test("a text is inserted as a JSON string, and only where a value is missing")
  func texts() throws {
    let list = #"{"tabs": [{"identifier": "a\"b\\"}], "initialTabIdentifier": "#
    for (rest, expected) in [("}", #""a\"b\\""#), (#" "x"}"#, nil), (" 1}", nil), (#""x"}"#, nil)] {
      var client = EditorClient(list + rest)
      let number = client.ask("textDocument/completion", line: 0, character: list.utf8.count)
      let items = try client.run().completions(number)
      #expect(
        (items.first?["textEdit"] as? [String: Any])?["newText"] as? String == expected, "\(rest)")
    }
  }

  @Test("offers an identifier once that two nodes have")
  func twice() throws {
    let text = #"{"tabs": [{"identifier": "a"}, {"identifier": "a"}], "compactTabIdentifiers": [|"#
    #expect(try labels([text]) == [["a"]])
  }

  @Test("offers the titles of the string catalogs, and the names of assets")
  func names() throws {
    let files = [
      "tabspec.config.json": #"{"strings": ["L.xcstrings"], "assets": ["A.xcassets"]}"#,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"Home": {}, "tab.list": {}}}"#,
      "A.xcassets/Logo.imageset/Contents.json": "{}",
    ]
    let texts = [
      #"{"tabs": [{"title": "|"}]}"#, #"{"tabs": [{"subtitle": "H|"#,
      #"{"tabs": [{"image": {"asset": "|"}}]}"#, #"{"tabs": [{"image": |"#,
      #"{"tabs": [{"image": {"systemName": "|"}}]}"#, #"{"sidebar": {"header": {"title": "|"#,
    ]
    let labels = try labels(texts, files: files)
    #expect(
      labels == [["Home", "tab.list"], ["Home", "tab.list"], ["Logo"], ["Logo"], [], labels[0]])
  }

  @Test("limits long lists to matches")
  func long() throws {
    let keys = (0..<600).map { #""key.\#($0)": {}"# }.joined(separator: ", ")
    let files = [
      "tabspec.config.json": #"{"strings": ["L.xcstrings"]}"#,
      "L.xcstrings": #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(keys)}}"#,
    ]
    let labels = try labels(
      [#"{"tabs": [{"title": "|"}]}"#, #"{"tabs": [{"title": "KEY.59|"}]}"#], files: files)
    #expect(labels[0].count == 500 && labels[1].count == 11, "\(labels[1])")
  }

  @Test("symbols are those of the list that the server is given")
  func symbols() throws {
    let text = #"{"tabs": [{"image": "hou", "identifier": "a", "title": "A"}]}"#
    var client = EditorClient(text)
    client.files["names.txt"] = "house\nstar\n"
    client.words = ["--symbols", "names.txt"]
    let number = client.ask("textDocument/completion", line: 0, character: 24)
    let session = try client.run()
    #expect(session.completions(number).compactMap { $0["label"] as? String } == ["house", "star"])
    #expect(session.diagnostics.contains { $0["code"] as? String == "unknown-symbol" })
  }
}
