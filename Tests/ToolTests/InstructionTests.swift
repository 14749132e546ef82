import JSON
import TestSupport
import TestTool
import Testing

/// One table of hostile texts for every command, every format and every stream.
@Suite("No output holds a line that a build server obeys")
struct InstructionTests {
  /// What each server obeys, where a line begins, where one is broken, and what is not seen before it.
  static let texts = [
    "::error::a ::b", "a\n::error file=a::b\r\n::add-mask::c", "\u{3000}::warning::w",
    "##[error]e a##[group]g", "##vso[task.setvariable variable=x]y", "#\u{200D}#vso[task.debug]",
    "##VSO[task.debug] ##\u{FE0F}vso[task.debug] #\u{2060}#[error]",
    "##teamcity[buildProblem description='x']", "##\u{AD}teamcity[x]", "###[a] ####vso[b]",
    "section_start:1560896352:a[collapsed=true]\r\u{1B}[0Kb",
    "\nsection_end:1560896352:a\r\u{1B}[0K",
    "#", "##", "#[", "[x](##[y])", "&#35;#[x] \\u0023#[y]",
  ]

  private static let spec = #"""
    {"name": TEXT, "bottomAccessory": {"title": TEXT}, "mode": "tabSidebar",
     "sidebar": {"header": {"title": TEXT}, "footer": {"title": TEXT}, "bottomBar": {"title": TEXT}},
     "prominentTabIdentifier": TEXT, "compactTabIdentifiers": [TEXT, "a"],
     "suppress": [{"rule": TEXT, "reason": TEXT}],
     "tabs": [
      {"identifier": TEXT, "title": TEXT, "image": TEXT, "subtitle": TEXT, "badgeValue": TEXT,
       "viewController": TEXT},
      {"identifier": "g", "title": TEXT, "image": {"systemName": TEXT}, "children": [
        {"identifier": "a", "title": TEXT, "allowsHiding": true}], "defaultChildIdentifier": TEXT,
       "displayOrderIdentifiers": [TEXT], "sidebarActions": [{"title": TEXT, "image": TEXT}]},
      {"identifier": "TEXT2", "title": TEXT, "image": {"asset": TEXT}},
      {"type": "search", "title": TEXT}]}
    """#

  private static let unreadable = [
    #"{"tabs": [{"identifier": "a", "title": "A", TEXT: 1, TEXT: 2, "type": TEXT}], "mode": TEXT}"#,
    "{TEXT 1}", "[TEXT", #"{"targets": [{"platform": TEXT, "minimumVersion": TEXT}], "tabs": []}"#,
  ]

  private static func spec(_ text: String, _ template: String = spec) -> String {
    let quoted = jsonString(text)
    // As a program that escapes nothing writes it, not as we do.
    let plain = quoted.replacing(#"\u0023"#, with: "#")
    return template.replacing("\"TEXT2\"", with: String(plain.dropLast()) + "2\"")
      .replacing("TEXT", with: plain)
  }

  private static let commands: [[String]] =
    [
      "text", "concise", "json", "sarif", "gitlab", "junit", "markdown",
    ]
    .map { ["lint", "F", "-f", $0] }
    + ["text", "json", "markdown", "svg", "html"].map { ["resolve", "F", "-p", "ipad", "-f", $0] }
    + ["text", "json", "markdown", "html"].map { ["matrix", "F", "-f", $0] }
    + ["text", "json", "markdown"].map { ["reach", "F", "-f", $0] }
    + ["text", "json", "markdown"].map { ["diff", "F", "G", "-f", $0] }
    + ["text", "json"].map { ["resolve", "F", "--why", "T", "-f", $0] }
    + [
      ["lint", "F", "--diff", "--unsafe"], ["lint", "-", "--fix", "--unsafe"],
      ["lint", "F", "--customizations", "-f", "json"], ["lint", "F", "--customizations"],
      ["lint", "-", "--stdin-name", "T"], ["explain", "T"], ["lint", "T"], ["T"], ["lint", "--T"],
      ["resolve", "F", "--selected", "T"], ["rules", "--config", "C"],
      ["lint", "F", "--symbols", "C"],
      ["lint", "F", "--baseline", "B", "--strict-baseline"],
    ]

  private static func expectNone(
    _ run: ToolRun, _ words: [String]
  ) {
    for stream in [run.output, run.errors] {
      for server in BuildServer.allCases {
        let found = server.instruction(in: stream)
        #expect(found == nil, "\(server): \(words)")
      }
    }
  }

  @Test("in any format of any command", arguments: texts)
  func outputs(_ text: String) {
    let name = text.replacing("/", with: "") + ".tabspec.json"
    let files = [
      name: Self.spec(text), "g.tabspec.json": Self.spec("x" + text),
      "c.json": Self.spec(text, #"{"rules": {TEXT: "off", "no-effect": TEXT}, TEXT: 1}"#),
      "b.json": Self.spec(
        text,
        #"{"baselineVersion": 1, "findings": [{"path": TEXT, "rule": TEXT, "pointer": TEXT}]}"#),
    ]
    let names = [
      "F": name, "G": "g.tabspec.json", "C": "c.json", "B": "b.json", "T": text,
      "--T": "--" + text,
    ]
    for command in Self.commands {
      let words = command.map { names[$0] ?? $0 }
      let run = runTool(words, files: files, input: Self.spec(text), variables: ["COLUMNS": "60"])
      Self.expectNone(run, words)
    }
  }

  @Test("in any format of what cannot be read", arguments: texts)
  func reading(_ text: String) {
    for template in Self.unreadable {
      for format in ["text", "concise", "json", "sarif", "junit", "gitlab"] {
        let words = ["lint", "F", "-f", format]
        Self.expectNone(
          runTool(["lint", "FILE", "-f", format], spec: Self.spec(text, template)), words)
      }
    }
  }

  @Test("but for the commands of github, one for each finding", arguments: texts)
  func github(_ text: String) {
    let run = runTool(["lint", "FILE", "-f", "github"], spec: Self.spec(text))
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let concise = runTool(["lint", "FILE", "-f", "concise"], spec: Self.spec(text))
    #expect(lines.count == concise.output.split(separator: "\n").count)
    for line in lines {
      let rest = line.replacing(#/^::(error|warning|notice) /#, with: "")
      #expect(rest.count < line.count)
      for server in BuildServer.allCases { #expect(server.instruction(in: String(rest)) == nil) }
    }
  }

  @Test("the readers of the servers find what is in the table")
  func readers() {
    for text in Self.texts[..<12] {
      #expect(BuildServer.allCases.contains { $0.instruction(in: text) != nil }, "\(text)")
    }
  }

  @Test(
    "a patch, or a fixed text, that would have to hold such a line is refused",
    arguments: [["lint", "FILE", "--diff"], ["lint", "-", "--fix"]])
  func patch(_ words: [String]) {
    let bad =
      "{\"tabs\": [\n {\"identifier\": \"a\", \"title\": \"##[x]\"},\n"
      + " {\"identifier\": \"b\", \"title\": \"Home \"}]}"
    let good = bad.replacing("##", with: "# #")
    for (spec, isRefused) in [(bad, true), (good, false)] {
      let run = runTool(
        words.map { $0 == "FILE" ? "App.tabspec.json" : $0 }, files: ["App.tabspec.json": spec],
        input: spec)
      #expect(run.output.isEmpty == isRefused)
      #expect((run.code == 2) == isRefused)
      #expect(run.errors.contains("json:2: build servers") == (isRefused && words[1] == "FILE"))
      #expect(run.errors.contains(">:2: build servers") == (isRefused && words[1] == "-"))
    }
  }

  @Test("the name of a file in a patch is quoted as git does it")
  func names() {
    let name = "##[x].tabspec.json"
    let run = runTool(
      ["lint", name, "--diff"],
      files: [name: #"{"tabs": [{"identifier": "a", "title": "Home "}]}"#])
    #expect(run.output.hasPrefix(##"--- "a/\043\043[x].tabspec.json""##))
    #expect(run.code == 1)
  }
}
