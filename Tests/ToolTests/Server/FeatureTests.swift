import Foundation
import TestTool
import Testing

@Suite("What the language server is asked")
struct FeatureTests {
  @Test("a hover explains keys, values and places of nodes")
  func hover() throws {
    var client = EditorClient(ServerSpec.text)
    let cases = [
      (
        "preferredPlacement", "What",
        "https://developer.apple.com/documentation/uikit/uitab/preferredplacement"
      ),
      ("fixed", "fixed: at the leading end", ""), ("iPadOS", "iPadOS: iPad", ""),
      ("home\", \"title", "in the bar", "| Where | Place | Taps |"),
    ]
    let numbers = try cases.map { text, _, _ in
      let place = try ServerSpec.place(text)
      return client.ask("textDocument/hover", line: place.line, character: place.character)
    }
    let session = try client.run()
    for (number, (text, first, second)) in zip(numbers, cases) {
      let hover = session.result(number) as? [String: Any]
      let value = (hover?["contents"] as? [String: Any])?["value"] as? String ?? ""
      let expected = text == "preferredPlacement" ? "The position in the bar" : first
      #expect(value.contains(expected) && (second.isEmpty || value.contains(second)), "\(value)")
    }
  }

  @Test("what can be fixed is a code action, and doing it leaves the finding away")
  func codeActions() throws {
    var client = EditorClient(ServerSpec.text)
    let (line, character) = try ServerSpec.place("house.fill")
    let position: [String: Any] = ["line": line, "character": character]
    let number = client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": EditorClient.uri],
        "range": ["start": position, "end": position], "context": ["diagnostics": [Any]()],
      ])
    let actions = try client.run().result(number) as? [[String: Any]] ?? []
    let titles = actions.compactMap { $0["title"] as? String }
    #expect(titles.contains { $0.hasPrefix("Suppress 'filled-symbol'") }, "\(titles)")
    #expect(actions.contains { $0["kind"] as? String == "quickfix" && $0["edit"] != nil })
    for action in actions {
      let about = (action["diagnostics"] as? [[String: Any]])?.first?["code"] as? String
      guard about == "filled-symbol" else { continue }
      let edited = try ServerSpec.applied(action)
      let run = runTool(["lint", "FILE", "--format", "json"], spec: edited)
      #expect(!run.output.contains("\"rule\": \"filled-symbol\""), "\(edited)\n\(run)")
      #expect(!run.output.contains("unused-suppression"))
    }
  }

  @Test("conditions are found and renamed apart from identifiers of the same name")
  func conditions() throws {
    let text = """
      {"conditions": {"a": {"meaning": "Somebody is here."}, "b": {"meaning": "B"}}, "initialTabIdentifier": "a",
      "variants": [{"availability": {"unless": ["a"]}, "mode": "tabBar"}],
      "tabs": [{"identifier": "a", "title": "A", "availability": {"when": ["a", "b"]}},
      {"identifier": "c", "title": "C", "leadsTo": ["a"]}]}
      """
    var client = EditorClient(text)
    // The condition in 'unless', the identifier in 'leadsTo'.
    let (condition, identifier) = ((1, 43), (3, 47))
    let definition = client.ask("textDocument/definition", line: 1, character: 43)
    let hover = client.ask("textDocument/hover", line: 1, character: 43)
    let conditions = client.ask(
      "textDocument/references", line: condition.0, character: condition.1)
    let nodes = client.ask("textDocument/references", line: identifier.0, character: identifier.1)
    let renamed = ["signedIn", "b", "1x"].map { name in
      client.ask("textDocument/rename", line: 1, character: 43, ["newName": name])
    }
    let session = try client.run()
    #expect((session.result(definition) as? [Any])?.count == 1)
    #expect((session.result(conditions) as? [Any])?.count == 3)
    #expect("\(session.result(hover) ?? "")".contains("Somebody is here."))
    #expect((session.result(nodes) as? [Any])?.count == 3)
    let edit = try #require(session.result(renamed[0]) as? [String: Any])
    #expect("\(edit)".components(separatedBy: "signedIn").count == 4, "\(edit)")
    for number in renamed.dropFirst() { #expect(session.result(number) == nil) }
  }

  @Test("a search tab is not offered an identifier, which is the system's")
  func keysOfSearchTab() throws {
    var client = EditorClient(#"{"tabs": [{"type": "search", ""}]}"#)
    let number = client.ask("textDocument/completion", line: 0, character: 30)
    let items = try client.run().result(number) as? [[String: Any]] ?? []
    let labels = items.compactMap { $0["label"] as? String }
    #expect(labels.contains("title") && !labels.contains("identifier"), "\(labels)")
  }

  @Test("identifiers are found, listed and renamed with all that refers to them")
  func identifiers() throws {
    var client = EditorClient(ServerSpec.text)
    let (line, character) = try ServerSpec.place("\"b\", \"title")
    let parameters = (line, character + 1)
    let definition = client.ask(
      "textDocument/definition", line: parameters.0, character: parameters.1)
    let references = client.ask(
      "textDocument/references", line: parameters.0, character: parameters.1,
      ["context": ["includeDeclaration": false]])
    let prepared = client.ask(
      "textDocument/prepareRename", line: parameters.0, character: parameters.1)
    let renamed = client.ask(
      "textDocument/rename", line: parameters.0, character: parameters.1, ["newName": "c"])
    let taken = client.ask(
      "textDocument/rename", line: parameters.0, character: parameters.1, ["newName": "a"])
    let session = try client.run()
    #expect((session.result(definition) as? [Any])?.count == 1)
    #expect((session.result(references) as? [Any])?.count == 1)
    #expect((session.result(prepared) as? [String: Any])?["placeholder"] as? String == "b")
    let text = try ServerSpec.applied(["edit": session.result(renamed) ?? ""])
    #expect(text.contains(#""defaultChildIdentifier": "c""#) && !text.contains("\"b\""))
    #expect(session.error(taken) == -32_803)
  }

  private static let twins =
    #"{"tabs": [{"identifier": "caf\#u{E9}", "title": "A", "image": "star"}, "#
    + #"{"identifier": "cafe\#u{301}", "title": "B", "image": "house"}, {"type": "search"}], "#
    + #""compactTabIdentifiers": ["caf\#u{E9}", "com.apple.UIKit.Search"]}"#

  private func column(_ words: String) throws -> Int {
    let start = try #require(Self.twins.range(of: words, options: .literal)).lowerBound
    return Self.twins.utf8.distance(from: Self.twins.startIndex, to: start) + 1
  }

  @Test("identifiers that only look the same are two")
  func twoIdentifiers() throws {
    var client = EditorClient(Self.twins)
    let counts = [("\"caf\u{E9}\"", 2), ("\"cafe\u{301}\"", 1)]
    let numbers = try counts.map { words, _ in
      let character = try column(words)
      return ["references", "documentHighlight"].map {
        client.ask("textDocument/\($0)", line: 0, character: character)
      }
        + [
          client.ask("textDocument/rename", line: 0, character: character, ["newName": "x"]),
          client.ask("textDocument/definition", line: 0, character: character),
        ]
    }
    let session = try client.run()
    for (numbers, (_, count)) in zip(numbers, counts) {
      #expect((session.result(numbers[0]) as? [Any])?.count == count)
      #expect((session.result(numbers[1]) as? [Any])?.count == count)
      let edit = session.result(numbers[2]) as? [String: Any]
      let changes = (edit?["documentChanges"] as? [[String: Any]])?.first?["edits"] as? [Any]
      #expect(changes?.count == count)
      #expect((session.result(numbers[3]) as? [Any])?.count == 1)
    }
  }

  @Test("the identifier of search tabs is no name to rename, old or new")
  func reservedIdentifier() throws {
    var client = EditorClient(Self.twins)
    let search = try column("\"com.apple.UIKit.Search")
    let old = client.ask("textDocument/rename", line: 0, character: search, ["newName": "x"])
    let prepared = client.ask("textDocument/prepareRename", line: 0, character: search)
    let new = client.ask(
      "textDocument/rename", line: 0, character: try column("\"caf\u{E9}\""),
      ["newName": "com.apple.UIKit.Search"])
    let session = try client.run()
    #expect(session.error(old) == -32_803 && session.error(new) == -32_803)
    #expect(session.refusal(new)?.contains("UIKit's identifier of search tabs") == true)
    #expect(session.result(prepared) is NSNull && session.warnings.isEmpty)
  }

  @Test("renaming warns that users lose customizations")
  func customizations() throws {
    var client = EditorClient(ServerSpec.text)
    let place = try ServerSpec.place("\"home\", \"title")
    for name in ["home", "start"] {
      client.ask(
        "textDocument/rename", line: place.line, character: place.character + 1, ["newName": name])
    }
    let warnings = try client.run().warnings
    #expect(warnings.count == 1 && warnings[0].contains("Users who customized 'home' lose that"))
  }

  /// The code actions of a place of a text on one line.
  @Test(
    "a suppression goes into the list that is there, empty or not, or into a new one",
    arguments: [
      (", \"suppress\": []", 1), (", \"suppress\": [ ]", 1), ("", 1),
      (", \"suppress\": [{\"rule\": \"single-tab\", \"reason\": \"It is so.\"}]", 2),
    ])
  func suppression(_ list: String, _ count: Int) throws {
    let text =
      #"{"tabs": [{"identifier": "a", "title": "A", "image": "house.fill"\#(list)}]}"#
    let place = try #require(text.range(of: "house")).lowerBound
    let character = text.utf8.distance(from: text.startIndex, to: place)
    let action = try #require(
      try EditorClient.codeActions(text, character, character).first {
        ($0["title"] as? String)?.hasPrefix("Suppress 'filled-symbol'") == true
      })
    let edit = try #require(action["edit"] as? [String: Any])
    let edits =
      (edit["documentChanges"] as? [[String: Any]])?.first?["edits"] as? [[String: Any]] ?? []
    #expect(edits.count == 1)
    let range = try #require(edits[0]["range"] as? [String: [String: Int]])
    let offset = try #require(range["start"]?["character"])
    #expect(range["end"]?["character"] == offset)
    let new = try #require(edits[0]["newText"] as? String)
    let edited = String(text.utf8.prefix(offset))! + new + String(text.utf8.dropFirst(offset))!
    let spec = try #require(
      try JSONSerialization.jsonObject(with: Data(edited.utf8)) as? [String: Any])
    let tabs = try #require(spec["tabs"] as? [[String: Any]])
    let rules = (tabs[0]["suppress"] as? [[String: Any]])?.compactMap { $0["rule"] as? String }
    #expect(rules?.count == count && rules?.last == "filled-symbol", "\(edited)")
    let run = runTool(["lint", "FILE", "-f", "concise"], spec: edited)
    #expect(!run.output.contains("[filled-symbol]") && !run.output.contains("[json-syntax]"))
  }

  @Test("a quick fix is offered from the beginning of a finding to right behind it, not farther")
  func cursors() throws {
    let text = #"{"tabs": [{"identifier": "a", "title": "A", "image": "house.fill"}]}"#
    let place = try #require(text.range(of: "\"house.fill\""))
    let start = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
    let end = text.utf8.distance(from: text.startIndex, to: place.upperBound)
    for (character, isOffered) in [
      (start - 1, false), (start, true), (end, true), (end + 1, false),
    ] {
      let titles = try EditorClient.codeActions(text, character, character).compactMap {
        $0["title"] as? String
      }
      #expect(titles.contains { $0.contains("'house'") } == isOffered, "\(character) \(titles)")
    }
  }

  @Test("the outline is a tree if the client supports it, else a list")
  func symbols() throws {
    var client = EditorClient(ServerSpec.text)
    let parameters = ["textDocument": ["uri": EditorClient.uri]]
    let tree = client.request("textDocument/documentSymbol", parameters)
    let symbols = try client.run().result(tree) as? [[String: Any]] ?? []
    #expect(symbols.compactMap { $0["name"] as? String } == ["Home", "Lists"])
    #expect((symbols.last?["children"] as? [Any])?.count == 2)
    var older = EditorClient(ServerSpec.text, [:])
    let list = older.request("textDocument/documentSymbol", parameters)
    let flat = try older.run().result(list) as? [[String: Any]] ?? []
    #expect(flat.compactMap { $0["name"] as? String } == ["Home", "Lists", "First", "Second"])
    #expect(flat.last?["containerName"] as? String == "Lists")
  }

  @Test("hints show the places of nodes on the targets")
  func hints() throws {
    var client = EditorClient(ServerSpec.text)
    let number = client.request(
      "textDocument/inlayHint",
      [
        "textDocument": ["uri": EditorClient.uri],
        "range": ["start": ["line": 0, "character": 0], "end": ["line": 99, "character": 0]],
      ])
    let hints = try client.run().result(number) as? [[String: Any]] ?? []
    let labels = hints.compactMap { $0["label"] as? String }
    #expect(labels.count == 4 && labels[0] == "iPad bar 2, sidebar", "\(labels)")
    let tooltip = hints.first?["tooltip"] as? String ?? ""
    #expect(tooltip.contains("in the bar, 1 tap"), "\(tooltip)")
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

  @Test("a key that is missing is written, once for each object that needs it")
  func missingKeys() throws {
    var client = EditorClient(#"{"targets": [{}], "tabs": [{"type": "group", "title": "A"}]}"#)
    let number = client.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": EditorClient.uri],
        "range": ["start": ["line": 0, "character": 0], "end": ["line": 1, "character": 0]],
        "context": ["diagnostics": [Any]()],
      ])
    let actions = try client.run().result(number) as? [[String: Any]] ?? []
    let titles = actions.compactMap { $0["title"] as? String }.filter { $0.hasPrefix("Write ") }
    #expect(
      titles.sorted() == [
        "Write 'children'", "Write 'identifier'", "Write 'minimumVersion'", "Write 'platform'",
      ], "\(titles)")
    let texts = try actions.map { action -> String in
      let edit = try #require(action["edit"] as? [String: Any])
      let changes = try #require((edit["documentChanges"] as? [[String: Any]])?.first)
      return try #require((changes["edits"] as? [[String: Any]])?.first?["newText"] as? String)
    }
    #expect(texts.contains(#""platform": """#) && texts.contains(#""children": [{}], "#))
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
    #expect(String(decoding: pages.values.first ?? [], as: UTF8.self).contains("Renewed"))
    #expect(session.files.isEmpty, "the page is still there")
  }

  @Test("folds, links and the preview")
  func others() throws {
    var client = EditorClient(ServerSpec.text)
    let parameters = ["textDocument": ["uri": EditorClient.uri]]
    let folds = client.request("textDocument/foldingRange", parameters)
    let links = client.request("textDocument/documentLink", parameters)
    let preview = client.request(
      "workspace/executeCommand",
      ["command": "tabspec.preview", "arguments": [EditorClient.uri]])
    let session = try client.run()
    #expect((session.result(folds) as? [Any])?.isEmpty == false)
    #expect((session.result(links) as? [Any])?.isEmpty == true)
    let uri = (session.result(preview) as? [String: Any])?["uri"] as? String ?? ""
    #expect(uri.hasPrefix("file:///tmp/tabspec-") && uri.hasSuffix(".html"))
    let shown = session.messages.first { $0["method"] as? String == "window/showDocument" }
    #expect((shown?["params"] as? [String: Any])?["uri"] as? String == uri)
    let page = String(decoding: session.removed.values.first ?? [], as: UTF8.self)
    #expect(page.contains(#"http-equiv="refresh""#), "\(page.prefix(200))")
  }

  @Test("what spans three lines folds, but for the last of them")
  func folds() throws {
    let text =
      "{\"tabs\": [\n {\"identifier\": \"a\",\n  \"title\": \" \"},\n {\"identifier\": \"b\",\n\n  \"title\": \"B\"}\n]}"
    var client = EditorClient(text)
    let parameters = ["textDocument": ["uri": EditorClient.uri]]
    let folds = client.request("textDocument/foldingRange", parameters)
    let symbols = client.request("textDocument/documentSymbol", parameters)
    let session = try client.run()
    let ranges = (session.result(folds) as? [[String: Any]] ?? []).map {
      [$0["startLine"] as? Int ?? -1, $0["endLine"] as? Int ?? -1]
    }
    #expect(ranges == [[0, 5], [0, 5], [3, 4]])
    // A blank title is not a name.
    let names = (session.result(symbols) as? [[String: Any]] ?? []).map { $0["name"] as? String }
    #expect(names == ["a", "B"])
  }
}
