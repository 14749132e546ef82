import Foundation
import JSON
import TestSupport
import TestTool
import Testing

/// One table of hostile texts for every command, every format and every stream. Build servers obey lines
/// that begin with `::` after white space, and `##` with a word and a bracket anywhere.
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

  /// Commands wherever a line can begin: at the start, and after blanks where it is wrapped.
  private static let long =
    "::error::a ::b ::c ::d ::e ::f ::g ::h ::i ::j ::k ::l ::m ::n ::o ::p ::q ::r ::s ::t "
    + "##[error]u ##vso[task.complete]v \u{3000}::w"

  /// The spec with short texts and, everywhere else, the long one.
  private static let longSpec =
    spec
    .replacing(
      #"{"tabs": ["#,
      with: ###"""
        {"tabs": [
          {"identifier": "::a", "title": "::x", "image": "##[y]", "badgeValue": "::"},
          {"identifier": "##[b]", "title": "##[group]x", "image": "::house", "badgeValue": "##[z]"},
        """###
    )
    .replacing(#"[TEXT, "a"]"#, with: #"[TEXT, "a", "::b"]"#)
    .replacing("TEXT", with: #""\#(long)""#)

  /// Documents in which reading finds something to quote.
  private static let longUnreadable = [
    #"{"tabs": [{"identifier": "a", "title": "A", TEXT: 1, "type": TEXT}], "mode": TEXT}"#,
    "{TEXT 1}", "##[error]x", "{\n ::error::x", "[\"##[a]\" ##[error]b]", "[1] ::x", "[#",
  ].map { $0.replacing("TEXT", with: #""\#(long)""#) }

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
    + ["text", "markdown"].map { ["matrix", "F", "--taps", "-f", $0] }
    + ["text", "json", "markdown"].map { ["diff", "F", "G", "-f", $0] }
    + ["text", "json"].map { ["resolve", "F", "--why", "T", "-f", $0] }
    + [
      ["lint", "F", "--diff", "--unsafe"], ["lint", "-", "--fix", "--unsafe"],
      ["lint", "-", "--stdin-name", "T"], ["explain", "T"], ["lint", "T"], ["T"], ["lint", "--T"],
      ["resolve", "F", "--selected", "T"], ["rules", "--config", "C"],
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

  /// SARIF logs are long, so each template is in one of them only.
  @Test("in any format of what cannot be read")
  func reading() {
    let formats = ["text", "concise", "json", "junit", "gitlab"]
    var wrong: [String] = []
    for number in Self.texts.indices {
      for (index, template) in Self.unreadable.enumerated() {
        let isLong = number == 4 * index
        let format = isLong ? "sarif" : formats[(number + index) % formats.count]
        let run = runTool(
          ["lint", "FILE", "-f", format], spec: Self.filled(template, from: number))
        if let found = BuildServer.instruction(in: run) { wrong.append("\(format): \(found)") }
      }
    }
    for text in Self.longUnreadable {
      for (format, columns) in [
        ("text", "40"), ("text", "80"), ("concise", "40"), ("concise", "80"),
      ] {
        let run = runTool(
          ["lint", "-f", format], files: ["::a.tabspec.json": text], variables: ["COLUMNS": columns]
        )
        let found = BuildServer.instruction(in: run)
        if run.code != 1 || found != nil { wrong.append("\(format): \(found ?? text)") }
      }
    }
    #expect(wrong == [])
  }

  @Test(
    "in the text of any command, wherever it is wrapped",
    arguments: [
      ["lint", "F"], ["lint", "F", "-f", "concise"],
      ["resolve", "F", "-p", "all"], ["resolve", "F", "-p", "all", "--direction", "rightToLeft"],
      ["resolve", "F", "--why", "T"], ["resolve", "F", "--why", "::a"],
      ["resolve", "F", "--selected", "::z"], ["matrix", "F"], ["matrix", "F", "--taps"],
      ["diff", "F", "G"], ["diff", "G", "F"], ["diff", "F", "--os", "18..27"],
      ["explain", "::error::x"], ["explain", "##[error]x"], ["::error::x"], ["lint", "--##[x]"],
      ["lint", "F", "--format", "::x"], ["resolve", "F", "--customization", "S"],
      ["lint", "F", "--fix"], ["rules", "--config", "C"], ["lint", "F", "--config", "C"],
      ["lint", "::missing"], ["lint", "F", "--baseline", "B", "--strict-baseline"],
    ])
  func wrapped(_ words: [String]) {
    let files = [
      "::warning::f.tabspec.json": Self.longSpec,
      "::g##[a].tabspec.json": Self.longSpec.replacing(Self.long, with: "::e ##[f]"),
      "##[c].json": ###"{"rules": {"::x": "off", "##[y]": "::z"}, "::k": 1}"###,
      "::state.json": ###"{"hidden": ["::a", "##[b]", "::z"], "collapsed": ["::z"]}"###,
      "::base.json": ###"""
      {"baselineVersion": 1, "findings": [
        {"path": "::x", "rule": "::y", "pointer": "##[z]", "identifier": "::i"}]}
      """###,
    ]
    let names = [
      "F": "::warning::f.tabspec.json", "G": "::g##[a].tabspec.json", "C": "##[c].json",
      "S": "::state.json", "B": "::base.json", "T": Self.long,
    ]
    let isUsual = words.count < 3 || words[0] != "lint"
    for (columns, option) in [("40", "--color=always"), ("80", "--ascii")].prefix(isUsual ? 2 : 1) {
      let run = runTool(
        words.map { names[$0] ?? $0 } + [option], files: files, variables: ["COLUMNS": columns])
      #expect(run.output + run.errors != "", "\(words)")
      #expect(BuildServer.instruction(in: run) == nil, "\(words)")
    }
  }

  @Test("but for the commands of github, one for each finding")
  func github() {
    var wrong: [String] = []
    for number in Self.texts.indices {
      let spec = Self.filled(Self.spec, from: number)
      let run = runTool(["lint", "FILE", "-f", "github"], spec: spec)
      let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let concise = runTool(["lint", "FILE", "-f", "concise"], spec: spec).output
      if lines.count != concise.split(separator: "\n").count { wrong.append(run.output) }
      for line in lines {
        let rest = line.replacing(#/^::(error|warning|notice) /#, with: "")
        let isObeyed = BuildServer.allCases.contains { $0.instruction(in: String(rest)) != nil }
        if rest.count == line.count || isObeyed { wrong.append(String(line)) }
      }
    }
    #expect(wrong == [])
  }

  @Test("the readers of the servers find what is in the table")
  func readers() {
    let unread = Self.texts[..<12].filter { text in
      BuildServer.instruction(in: ToolRun(output: "", errors: "ok\n" + text, code: 0)) == nil
    }
    #expect(unread == [])
  }
}

extension BuildServer {
  /// The first instruction in what a run printed, without its colours; nil if there is none.
  static func instruction(in run: ToolRun) -> String? {
    for stream in [run.output, run.errors] {
      let isColored = stream.utf8.contains(0x1B)
      let text = isColored ? stream.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") : stream
      // Nearly all lines are harmless for all servers.
      let lines = text.utf8.split(separator: UInt8(ascii: "\n")).filter(isSuspicious).map(
        Substring.init)
      if lines.isEmpty { continue }
      let rest = lines.joined(separator: "\n")
      for server in allCases {
        if let found = server.instruction(in: rest) { return "\(server): \(found)" }
      }
    }
    return nil
  }

  /// Returns whether a line has a mark of an instruction, or an invisible character, which could divide
  /// a mark.
  private static func isSuspicious(_ line: Substring.UTF8View) -> Bool {
    var (before, isASCII): (UInt8, Bool) = (0, true)
    for byte in line {
      let isMark = byte == UInt8(ascii: "#") || byte == UInt8(ascii: ":")
      if byte == 0x1B || isMark && byte == before { return true }
      if byte >= 0x80 { isASCII = false }
      before = byte
    }
    return !isASCII
      && Substring(line).unicodeScalars.contains(where: \.properties.isDefaultIgnorableCodePoint)
  }
}
