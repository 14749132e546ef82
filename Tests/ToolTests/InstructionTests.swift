import Foundation
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
    {"tabs": [
      {"identifier": TEXT, "title": TEXT, "image": TEXT, "subtitle": TEXT, "badgeValue": TEXT,
       "viewController": TEXT},
      {"identifier": "g", "title": TEXT, "image": {"systemName": TEXT}, "children": [
        {"identifier": "a", "title": TEXT, "allowsHiding": true}], "defaultChildIdentifier": TEXT,
       "displayOrderIdentifiers": [TEXT], "sidebarActions": [{"title": TEXT, "image": TEXT}]},
      {"identifier": TEXT, "title": TEXT, "image": {"asset": TEXT}},
      {"type": "search", "title": TEXT}],
     "name": TEXT, "bottomAccessory": {"title": TEXT}, "mode": "tabSidebar",
     "sidebar": {"header": {"title": TEXT}, "footer": {"title": TEXT}, "bottomBar": {"title": TEXT}},
     "prominentTabIdentifier": TEXT, "compactTabIdentifiers": [TEXT, "a"],
     "suppress": [{"rule": TEXT, "reason": TEXT}]}
    """#

  private static let unreadable = [
    #"{"tabs": [{"identifier": "a", "title": "A", TEXT: 1, TEXT: 2, "type": TEXT}], "mode": TEXT}"#,
    "{TEXT 1}", "[TEXT", #"{"targets": [{"platform": TEXT, "minimumVersion": TEXT}], "tabs": []}"#,
  ]

  /// A document with hostile text wherever its template has some: one after the other of the table,
  /// from the one with a number on.
  private static func filled(_ template: String, from first: Int) -> String {
    var pieces = template.components(separatedBy: "TEXT")
    for index in 1..<pieces.count {
      // As a program that escapes nothing writes it, not as we do.
      let text = jsonString(texts[(first + index - 1) % texts.count])
      pieces[index] = text.replacing(#"\u0023"#, with: "#") + pieces[index]
    }
    return pieces.joined()
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

  /// Every command gets every text, and in one of the commands a text is in every place.
  @Test("in any format of any command", arguments: commands.indices)
  func outputs(_ number: Int) {
    let command = Self.commands[number]
    // The first text of the spec is the identifier of its first tab.
    let text = Self.texts[number % Self.texts.count]
    let name = text.replacing("/", with: "") + ".tabspec.json"
    let spec = Self.filled(Self.spec, from: number)
    let files = [
      name: spec, "g.tabspec.json": Self.filled(Self.spec, from: number + 1),
      "c.json": Self.filled(
        #"{"rules": {TEXT: "off", "no-effect": TEXT}, TEXT: 1}"#, from: number),
      "b.json": Self.filled(
        #"{"baselineVersion": 1, "findings": [{"path": TEXT, "rule": TEXT, "pointer": TEXT}]}"#,
        from: number),
    ]
    let names = [
      "F": name, "G": "g.tabspec.json", "C": "c.json", "B": "b.json", "T": text,
      "--T": "--" + text,
    ]
    let words = command.map { names[$0] ?? $0 }
    let run = runTool(words, files: files, input: spec, variables: ["COLUMNS": "60"])
    #expect(BuildServer.instruction(in: run) == nil, "\(words)")
  }

  @Test("in any format of what cannot be read", arguments: texts.indices)
  func reading(_ number: Int) {
    let formats = ["text", "concise", "json", "sarif", "junit", "gitlab"]
    for (index, template) in Self.unreadable.enumerated() {
      let words = ["lint", "FILE", "-f", formats[(number + index) % formats.count]]
      let run = runTool(words, spec: Self.filled(template, from: number))
      #expect(BuildServer.instruction(in: run) == nil, "\(words)")
    }
  }

  @Test("but for the commands of github, one for each finding", arguments: texts.indices)
  func github(_ number: Int) {
    let spec = Self.filled(Self.spec, from: number)
    let run = runTool(["lint", "FILE", "-f", "github"], spec: spec)
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let concise = runTool(["lint", "FILE", "-f", "concise"], spec: spec)
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
}

extension BuildServer {
  /// The first instruction in what a run printed, without its colours; nil if there is none.
  static func instruction(in run: ToolRun) -> String? {
    for stream in [run.output, run.errors] {
      let isColored = stream.utf8.contains(0x1B)
      let text = isColored ? stream.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") : stream
      for server in allCases {
        if let found = server.instruction(in: text) { return "\(server): \(found)" }
      }
    }
    return nil
  }
}
