import Foundation
import TestTool
import Testing

@Suite("What the language server is asked")
struct FeatureTests {
  private static func texts(_ lists: String...) -> [String] {
    lists.map { #"{"tabs": [{"identifier": "a", "title": "A", "image": "house.fill"\#($0)}]}"# }
  }

  @Test(
    "what a code action does leaves its finding away",
    arguments: [ServerSpec.text]
      + texts(
        "", #", "suppress": []"#, #", "suppress": [ ]"#,
        #", "suppress": [{"rule": "missing-image", "reason": "It is so."}]"#))
  func codeActions(_ text: String) throws {
    let (line, character) = try ServerSpec.place("house.fill", in: text)
    let actions = try EditorClient.codeActions(text, line: line, character)
      .filter { action in
        let about = action["diagnostics"] as? [[String: Any]]
        return about?.first?["code"] as? String == "filled-symbol"
      }
    #expect(actions.count == 2)
    for action in actions {
      let edited = try ServerSpec.applied(action, to: text)
      let run = runTool(["lint", "FILE", "-f", "concise"], spec: edited)
      let isThere = ["[filled-symbol]", "[json-syntax]", "'filled-symbol'"].contains {
        run.output.contains($0)
      }
      #expect(!isThere, "\(edited)\n\(run)")
    }
  }

  @Test("a fix names the version of the text that it edits", arguments: [0, 1, 7])
  func version(_ version: Int) throws {
    let text = #"{"tabs": [{"identifier": "a", "title": "A "}]}"#
    let actions = try EditorClient.codeActions(text, version: version)
    let action = actions.first { $0["kind"] as? String == "source.fixAll.tabspec" }
    let edit = try #require(action?["edit"] as? [String: Any])
    let changes = try #require(edit["documentChanges"] as? [[String: Any]])
    #expect((changes.first?["textDocument"] as? [String: Any])?["version"] as? Int == version)
  }

  @Test("completion limits long lists to matches")
  func longLists() throws {
    let keys = (0..<600).map { #""key.\#($0)": {}"# }.joined(separator: ", ")
    for (text, count) in [(#"{"tabs": [{"title": ""#, 500), (#"{"tabs": [{"title": "KEY.59"#, 11)] {
      var client = EditorClient(text + #""}]}"#)
      client.files = [
        "tabspec.config.json": #"{"strings": ["L.xcstrings"]}"#,
        "L.xcstrings": #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(keys)}}"#,
      ]
      let number = client.ask("textDocument/completion", line: 0, character: text.utf8.count)
      #expect(try client.run().completions(number).count == count)
    }
  }

  @Test("a client that asks for the tooltip of a hint gets the same, and none of what has changed")
  func resolvedHints() throws {
    let whole: [String: Any] = [
      "textDocument": ["uri": EditorClient.uri],
      "range": ["start": ["line": 0, "character": 0], "end": ["line": 99, "character": 0]],
    ]
    var told = EditorClient(ServerSpec.text)
    let all = told.request("textDocument/inlayHint", whole)
    let expected = try told.run().result(all) as? [[String: Any]] ?? []

    var capabilities = EditorClient.modern
    var text = capabilities["textDocument"] as? [String: Any] ?? [:]
    text["inlayHint"] = ["resolveSupport": ["properties": ["tooltip"]]]
    capabilities["textDocument"] = text
    var client = EditorClient(ServerSpec.text, capabilities)
    let number = client.request("textDocument/inlayHint", whole)
    let hints = try client.run().result(number) as? [[String: Any]] ?? []
    #expect(hints.count == 4 && hints.allSatisfy { $0["tooltip"] == nil })
    let asked = hints.map { client.request("inlayHint/resolve", $0) }
    client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": EditorClient.uri, "version": 2],
        "contentChanges": [["text": "{}"]],
      ])
    let late = client.request("inlayHint/resolve", hints[0])
    let session = try client.run()
    for (number, hint) in zip(asked, expected) {
      let resolved = session.result(number) as? [String: Any]
      #expect(resolved?["tooltip"] as? String == hint["tooltip"] as? String)
      #expect(resolved?["label"] as? String == hint["label"] as? String)
    }
    #expect((session.result(late) as? [String: Any])?["tooltip"] == nil)
    #expect((session.result(late) as? [String: Any])?["label"] as? String == "iPad bar 2, sidebar")
  }

  @Test("a page that is shown is written again when the text has changed")
  func preview() throws {
    var client = EditorClient(ServerSpec.text)
    client.request(
      "workspace/executeCommand", ["command": "tabspec.preview", "arguments": [EditorClient.uri]])
    client.rest()
    for (version, text) in [ServerSpec.text.replacing("Second", with: "Renewed"), "{"].enumerated()
    {
      client.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": EditorClient.uri, "version": version + 2],
          "contentChanges": [["text": text]],
        ])
      client.rest()
    }
    let session = try client.run()
    let pages = session.removed
    #expect(pages.count == 1 && pages.keys.first?.hasPrefix("/tmp/tabspec-") == true)
    // What cannot be read leaves the page as it is.
    let page = String(decoding: pages.values.first ?? [], as: UTF8.self)
    #expect(page.contains("Renewed") && page.contains(#"http-equiv="refresh""#))
    #expect(session.files.isEmpty, "the page is still there")
  }
}
