import TestSupport
import TestTool
import Testing

/// What comes from outside is printed into the logs of build servers, which obey lines that begin
/// with `::` after white space, and `##` with a word and a bracket anywhere.
@Suite("No build server executes text from a spec or a file name")
struct LogCommandTests {
  /// Commands wherever a line can begin: at the start, and after blanks where it is wrapped.
  private static let text =
    "::error::a ::b ::c ::d ::e ::f ::g ::h ::i ::j ::k ::l ::m ::n ::o ::p ::q ::r ::s ::t "
    + "##[error]u ##vso[task.complete]v \u{3000}::w"

  private static let spec = ###"""
    {"name": TEXT, "bottomAccessory": {"title": TEXT}, "mode": "tabSidebar",
     "sidebar": {"header": {"title": TEXT}, "footer": {"title": TEXT}, "bottomBar": {"title": TEXT}},
     "prominentTabIdentifier": TEXT, "compactTabIdentifiers": [TEXT, "::b"],
     "tabs": [
      {"identifier": "::a", "title": "::x", "image": "##[y]", "badgeValue": "::"},
      {"identifier": "##[b]", "title": "##[group]x", "image": "::house", "badgeValue": "##[z]"},
      {"identifier": TEXT, "title": TEXT, "image": TEXT, "subtitle": TEXT, "badgeValue": TEXT},
      {"identifier": "TEXT", "title": TEXT, "image": {"systemName": TEXT}, "children": [
        {"identifier": "a", "title": TEXT}], "defaultChildIdentifier": TEXT,
       "displayOrderIdentifiers": [TEXT], "sidebarActions": [{"title": TEXT, "image": TEXT}]},
      {"type": "search", "title": TEXT}]}
    """###.replacing("TEXT", with: #""\#(text)""#).replacing("\"\"", with: "\"")

  /// Documents in which reading finds something to quote.
  private static let unreadable = [
    #"{"tabs": [{"identifier": "a", "title": "A", TEXT: 1, "type": TEXT}], "mode": TEXT}"#,
    "{TEXT 1}", "##[error]x", "{\n ::error::x", "[\"##[a]\" ##[error]b]", "[1] ::x", "[#",
  ].map { $0.replacing("TEXT", with: #""\#(text)""#) }

  @Test(
    "in the text of any command",
    arguments: [
      ["lint", "F"], ["lint", "F", "-f", "concise"], ["validate", "F"], ["resolve", "F"],
      ["resolve", "F", "-p", "all"], ["resolve", "F", "-p", "all", "--direction", "rightToLeft"],
      ["resolve", "F", "--why", "TEXT"], ["resolve", "F", "--why", "::a"],
      ["resolve", "F", "--selected", "::z"], ["matrix", "F"], ["reach", "F"],
      ["diff", "F", "G"], ["diff", "G", "F"], ["diff", "F", "--os", "18..27"],
      ["explain", "::error::x"], ["explain", "##[error]x"], ["::error::x"], ["lint", "--##[x]"],
      ["lint", "F", "--format", "::x"], ["resolve", "F", "--customization", "S"],
      ["lint", "F", "--fix"], ["rules", "--config", "C"], ["lint", "F", "--config", "C"],
      ["lint", "::missing"], ["lint", "F", "--baseline", "B", "--strict-baseline"],
      ["lint", "F", "--symbols", "C"],
    ])
  func outputs(_ words: [String]) {
    let files = [
      "::warning::f.tabspec.json": Self.spec,
      "::g##[a].tabspec.json": Self.spec.replacing(Self.text, with: "::e ##[f]"),
      "##[c].json": ###"{"rules": {"::x": "off", "##[y]": "::z"}, "::k": 1}"###,
      "::state.json": ###"{"hidden": ["::a", "##[b]", "::z"], "collapsed": ["::z"]}"###,
      "::base.json": ###"""
      {"baselineVersion": 1, "findings": [
        {"path": "::x", "rule": "::y", "pointer": "##[z]", "identifier": "::i"}]}
      """###,
    ]
    let names = [
      "F": "::warning::f.tabspec.json", "G": "::g##[a].tabspec.json", "C": "##[c].json",
      "S": "::state.json", "B": "::base.json", "TEXT": Self.text,
    ]
    let words = words.map { names[$0] ?? $0 }
    for (columns, more) in [("40", ["--color=always"]), ("80", ["--ascii"])] {
      let run = runTool(words + more, files: files, variables: ["COLUMNS": columns])
      #expect(!(run.output + run.errors).isEmpty, "\(words)")
      #expect(BuildServer.instruction(in: run) == nil, "\(words)")
    }
  }

  @Test("in what cannot be read", arguments: unreadable)
  func reading(_ text: String) {
    for format in ["text", "concise"] {
      for columns in ["40", "80"] {
        let run = runTool(
          ["lint", "-f", format], files: ["::a.tabspec.json": text],
          variables: ["COLUMNS": columns])
        #expect(run.code == 1)
        #expect(BuildServer.instruction(in: run) == nil, "\(format)")
      }
    }
  }
}
