import TestTool
import Testing

@Suite("Fixing from the command line")
struct FixTests {
  private let spec = FixSample.spec
  private let fixed = FixSample.fixed

  @Test("--fix rewrites files, and reports the rest")
  func fixes() {
    let system = FixSample.system([
      "App.tabspec.json": spec, "b/B.tabspec.json": spec, "no.json": spec,
    ])
    let run = runTool(["lint", "--fix", "--format", "concise"], on: system)
    #expect(FixSample.text(system) == fixed)
    #expect(FixSample.text(system, "b/B.tabspec.json") == fixed)
    #expect(FixSample.text(system, "no.json") == spec)
    #expect(run.output.contains("App.tabspec.json:3:75: warning"))
    #expect(!run.output.contains("[no-effect]"))
    #expect(
      run.errors == """
        fixed 4 findings in 2 files
          2 × remove 'compactTabIdentifiers' [no-effect]
          2 × write 'house' [filled-symbol]
        2 more with --unsafe, which may change the layout

        """)
    #expect(run.code == 0)
  }

  @Test("a second run changes nothing")
  func again() {
    let system = FixSample.system(["App.tabspec.json": fixed])
    system.fileError = .failed(reason: "nothing is to be written")
    let run = runTool(["lint", "--fix"], on: system)
    #expect(run.errors.hasPrefix("nothing to fix\n"))
    #expect(run.code == 0)
  }

  @Test("--unsafe makes the other fixes, too")
  func unsafe() {
    let system = FixSample.system(["App.tabspec.json": spec])
    let run = runTool(["lint", "--fix", "--unsafe"], on: system)
    #expect(FixSample.text(system) == fixed.replacing(#", "isEnabled": false"#, with: ""))
    #expect(run.errors.hasPrefix("fixed 3 findings in 1 file\n"))
    #expect(!run.errors.contains("--unsafe"))
  }

  @Test("'validate' fixes errors only")
  func validate() {
    let spec =
      #"{"tabs": [{"identifier": "a", "title": "A", "image": "a", "isEnabled": false}, "#
      + #"{"type": "search", "preferredPlacement": "movable"}]}"#
    let system = FixSample.system(["App.tabspec.json": spec])
    _ = runTool(["validate", "--fix", "--unsafe"], on: system)
    #expect(FixSample.text(system) == spec.replacing("movable", with: "pinned"))
  }

  @Test("--diff prints what would change, writes nothing and fails then")
  func diff() {
    for more in [[], ["--fix"], ["./App.tabspec.json"]] {
      let words = ["lint", "--diff"] + more
      let system = FixSample.system(["App.tabspec.json": spec])
      let run = runTool(words, on: system)
      #expect(FixSample.text(system) == spec)
      #expect(
        run.output == """
          --- a/App.tabspec.json
          +++ b/App.tabspec.json
          @@ -1,5 +1,4 @@
          -{"compactTabIdentifiers": [],
          - "tabs": [
          -  {"identifier": "home", "title": "Home", "image": "house.fill"},
          +{"tabs": [
          +  {"identifier": "home", "title": "Home", "image": "house"},
             {"identifier": "stars", "title": "Stars", "image": "star", "isEnabled": false}
           ]}

          """)
      #expect(run.errors.hasPrefix("would fix 2 findings in 1 file\n"))
      #expect(run.code == 1)
    }
    let run = runTool(["lint", "--diff"], files: ["App.tabspec.json": fixed])
    #expect(run.output.isEmpty)
    #expect(run.code == 0)
  }

  @Test("a diff is raw for programs and harmless in a terminal")
  func terminalDiff() {
    let spec = spec.replacing("Home", with: "Ho\u{202E}\u{7F}me")
    let run = runTool(["lint", "--diff"], files: ["App.tabspec.json": spec])
    #expect(run.output.contains("Ho\u{202E}\u{7F}me"))
    func shown(_ options: String...) -> String {
      let terminal = FixSample.system(["App.tabspec.json": spec])
      terminal.terminals = [.standardOutput]
      return runTool(["lint", "--diff"] + options, on: terminal).output
    }
    #expect(shown().contains(#"Ho\u{202E}\u{7F}me"#))
    #expect(shown().contains("\u{1B}[38;5;28m+"))
    #expect(shown("--no-color").contains(#"Ho\u{202E}\u{7F}me"#))
  }

  @Test("standard input is fixed to standard output, findings go to standard error")
  func standardInput() {
    let run = runTool(["lint", "--fix", "--format", "concise", "-"], input: spec)
    #expect(run.output == fixed)
    #expect(run.errors.contains("<standard input>:3:75: warning"))
    #expect(run.errors.contains("fixed 2 findings in 1 file\n"))
    let same = runTool(["lint", "--fix", "-"], input: fixed)
    #expect(same.output == fixed)
    let diff = runTool(["lint", "--diff", "--stdin-name", "x.json", "-"], input: spec)
    #expect(diff.output.hasPrefix("--- a/x.json\n+++ b/x.json\n"))
  }

  @Test("reports unreadable files, and keeps them")
  func unreadable() {
    for text in ["{", #"{"tabs": []}"#, "", "{} {}", #"{"tabs": [{"identifier": null}]}"#] {
      let run = runTool(["lint", "--fix", "-"], input: text)
      #expect(run.output == text)
      #expect(run.code == 1)
      let system = FixSample.system(["App.tabspec.json": text])
      #expect(runTool(["lint", "--fix"], on: system).code == 1)
      #expect(FixSample.text(system) == text)
      let diff = runTool(["lint", "--diff"], files: ["App.tabspec.json": text])
      #expect(diff.code == 1)
      #expect(diff.output.isEmpty)
      #expect(diff.errors.contains("error: "))
    }
  }

  @Test("every fix that is shown is made, whatever else is wrong with the file")
  func shownFixes() {
    for (tab, fixed, left) in [
      (#""badge": 3"#, #""badgeValue": "3""#, 0),
      (#""placement": ".fixed""#, #""preferredPlacement": "fixed""#, 0),
      (#""badge": {}"#, #""badgeValue": {}"#, 1),
      (#""badge": {}, "subtitle": []"#, #""badgeValue": {}, "subtitle": []"#, 2),
    ] {
      let start = #"{"tabs": [{"identifier": "b", "title": "B", "image": "star"}, "#
      let spec = start + #"{"identifier": "a", "title": "A", "image": "house", \#(tab)}]}"#
      let system = FixSample.system(["App.tabspec.json": spec])
      #expect(runTool(["lint"], on: system).output.contains("= fix: write '"))
      let fixing = FixSample.system(["App.tabspec.json": spec])
      let run = runTool(["lint", "--fix", "--unsafe", "--format", "concise"], on: fixing)
      #expect(FixSample.text(fixing) == spec.replacing(tab, with: fixed))
      #expect(run.output.split(separator: "\n").count { $0.contains(": error: ") } == left)
    }
  }

  @Test("what is wrong with a configuration or a record has no fix, as only specs are fixed")
  func otherFiles() {
    let files = [
      "App.tabspec.json": FixSample.fixed, "c.json": #"{"rules": {"nesting-depth": {"max": 2}}}"#,
      "r.json": #"{"recordVersion": 1, "environment": {"os": "18.0"}, "tabs": []}"#,
      "d.json": "{\"rules\": {},}",
    ]
    for words in [
      ["lint", "--fix", "--unsafe", "--config", "c.json"],
      ["conform", "App.tabspec.json", "r.json"],
      ["lint", "--fix", "--config", "d.json"],
    ] {
      let run = runTool(words, files: files)
      let said = run.output + run.errors
      #expect(said.contains("error: "), "\(words)")
      #expect(said.contains("= help: "), "\(words)")
      #expect(!said.contains("= fix"), "\(words)")
      #expect(!said.contains("may change the layout"), "\(words)")
    }
  }

  @Test("reports a spec in place of a record")
  func specForRecord() {
    let files = ["App.tabspec.json": FixSample.fixed]
    for words in [
      ["init", "--from", "App.tabspec.json", "--output", "New"], ["conform", "App.tabspec.json"],
    ] {
      let words = words[0] == "conform" ? words + ["B.tabspec.json"] : words
      let run = runTool(words, files: files.merging(["B.tabspec.json": FixSample.spec]) { $1 })
      let said = run.output + run.errors
      #expect(said.contains("error: this is a tab spec, not a record [missing-key]"))
      #expect(
        said.contains("'tabspec recorder' prints that file") || said.contains("TabSpecRecorder"))
      #expect(!said.contains("as in"))
    }
  }

  @Test("combinations without a meaning are refused")
  func combinations() {
    for words in [
      ["--unsafe"], ["--diff", "--format", "json"], ["--diff", "--write-baseline", "b.json"],
    ] {
      let run = runTool(["lint"] + words, files: ["App.tabspec.json": spec])
      #expect(run.code == 64, "\(words)")
      #expect(run.errors.contains(words[0]), "\(words)")
    }
  }

  @Test("only files in which something was fixed are counted", arguments: ["--fix", "--diff"])
  func counted(_ way: String) {
    let system = FixSample.system([
      "a.tabspec.json": FixSample.spec, "b.tabspec.json": FixSample.fixed,
      "c.tabspec.json": FixSample.spec, "d.tabspec.json": "{",
    ])
    let run = runTool(["lint", way], on: system)
    let deed = way == "--fix" ? "fixed" : "would fix"
    #expect(run.errors.contains("\(deed) 4 findings in 2 files\n"), "\(run)")
  }
}
