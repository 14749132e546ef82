import Foundation
import TestTool
import Testing

@testable import TabspecTool

/// Nothing recurses over what a document holds: a stack with 160 bytes for each level, beside what
/// flat documents take, is enough.
@Suite("Deep documents with little stack")
struct DeepDocumentTests {
  private static let depth = 240

  /// One member after the other inside of the one before it, with something around the whole.
  private static func nested(_ begin: String, _ open: (Int) -> String, _ close: String) -> String {
    begin + (0..<depth).map(open).joined() + String(repeating: close, count: depth)
  }

  private static let spec =
    nested(
      #"{"targets": [{"platform": "iOS", "minimumVersion": "18.0"}], "tabs": ["#,
      { #"{"identifier": "g\#($0)", "title": "G", "image": "house.fill", "children": ["# }, "]}")
    + "]}"

  private static let record =
    nested(
      #"""
      {"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "26.4",
       "horizontalSizeClass": "compact", "language": "en"}, "mode": "tabSidebar", "tabs": [
      """#,
      { #"{"type": "group", "identifier": "r\#($0)", "title": "R", "children": ["# }, "]}")
    + "]}"

  private static let files = [
    "deep.tabspec.json": spec, "deep.tabrecord.json": record,
    "flat.tabspec.json": #"{"tabs": [{"identifier": "a", "title": "A", "image": "house"}]}"#,
    "lists.tabspec.json": nested(#"{"tabs": "#, { _ in "[" }, "]") + "}",
    "open.tabspec.json": nested(#"{"tabs": ["#, { _ in #"{"children": ["# }, ""),
    "deep.config.json": nested(#"{"rules": "#, { _ in #"{"a": "# }, "}") + "}",
    "deep.xcstrings":
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {"G": {"localizations": {"en": "#
      + String(repeating: #"{"variations": {"plural": {"other": "#, count: 150)
      + #"{"stringUnit": {"state": "translated", "value": "X"}}"#
      + String(repeating: "}}}", count: 150) + "}}}}",
  ]

  /// What commands with formats are about.
  private static let operands = [
    "validate": "deep.tabspec.json", "lint": "deep.tabspec.json",
    "resolve": "deep.tabspec.json --platform all", "matrix": "deep.tabspec.json",
    "diff": "deep.tabspec.json flat.tabspec.json",
    "conform": "deep.tabspec.json deep.tabrecord.json", "rules": "",
  ]

  private static let others = [
    "resolve deep.tabspec.json --platform ipad --why g230", "lint deep.tabspec.json --fix --diff",
    "matrix deep.tabspec.json --taps", "lint deep.tabspec.json --write-baseline b.json",
    "diff flat.tabspec.json deep.tabspec.json", "generate deep.tabspec.json",
    "init --from deep.tabrecord.json --output New.tabspec.json",
    "lint lists.tabspec.json open.tabspec.json",
    "lint flat.tabspec.json --config deep.config.json",
    "conform flat.tabspec.json lists.tabspec.json",
    "lint deep.tabspec.json --strings deep.xcstrings",
    "matrix deep.tabspec.json --language all --strings deep.xcstrings --format html",
  ]

  @Test("every command, in all of its formats")
  func commands() throws {
    var lines = Self.others
    for command in Tabspec.tool.description.commands {
      for option in command.options where option.long == "format" {
        guard case .value(_, let formats, _) = option.shape else { continue }
        let operands = try #require(Self.operands[command.name], "\(command.name)")
        lines += formats.map { "\(command.name) \(operands) --format \($0)" }
      }
    }
    try TemporaryFolder.with(Self.files) { folder in
      let script = lines.map { #""$TABSPEC" \#($0) >/dev/null 2>&1; echo "$? \#($0)""# }
      let run = try folder.shell("ulimit -c 0; ulimit -s 128\n" + script.joined(separator: "\n"))
      let codes = run.output.split(separator: "\n")
      #expect(codes.count == lines.count)
      for code in codes {
        #expect(["0 ", "1 ", "2 "].contains { code.hasPrefix($0) }, "\(code)")
      }
    }
  }

  @Test(
    "everything that the language server is asked",
    arguments: ["deep", "lists", "open"], [true, false])
  func server(_ name: String, isModern: Bool) throws {
    let text = try #require(Self.files["\(name).tabspec.json"])
    var client = EditorClient(text, isModern ? EditorClient.modern : [:])
    let document = ["textDocument": ["uri": EditorClient.uri]]
    let whole: [String: Any] = [
      "textDocument": ["uri": EditorClient.uri], "context": ["diagnostics": [Any]()],
      "range": [
        "start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0],
      ],
    ]
    var numbers = [
      "documentSymbol", "foldingRange", "documentLink", "diagnostic",
    ].map { client.request("textDocument/\($0)", document) }
    numbers += ["inlayHint", "codeAction"].map { client.request("textDocument/\($0)", whole) }
    let middle = text.utf8.count / 2
    for method in [
      "hover", "completion", "definition", "references", "documentHighlight", "prepareRename",
      "rename",
    ] {
      numbers.append(
        client.ask("textDocument/\(method)", line: 0, character: middle, ["newName": "x"]))
    }
    numbers.append(
      client.request(
        "workspace/executeCommand",
        ["command": "tabspec.preview", "arguments": [EditorClient.uri]]))
    try TemporaryFolder.with { folder in
      try Data(client.input).write(to: folder.url.appending(path: "input"))
      let run = try folder.shell(
        #"ulimit -c 0; ulimit -s 128; TMPDIR="$PWD" exec "$TABSPEC" server < input"#)
      #expect(run.code == 0 && run.errors.isEmpty, "\(run.code) \(run.errors)")
      for number in numbers {
        #expect(run.output.contains(#""id":\#(number),"#), "\(number)")
      }
      #expect(folder.names == ["input"], "the preview is still there")
    }
  }
}
