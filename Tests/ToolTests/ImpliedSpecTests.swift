import TestTool
import Testing

@Suite("Commands that read one spec take the only one there is")
struct ImpliedSpecTests {
  private static let commands = ["resolve", "matrix", "reach"]

  @Test("in the current folder or below it", arguments: commands)
  func only(_ command: String) {
    for path in ["App.tabspec.json", "sub/deep/App.tabspec.json"] {
      let files = [path: Sample.clean, "notes.json": "[]", ".build/x.tabspec.json": "no spec"]
      let run = runTool([command], files: files)
      #expect(run == runTool([command, path], files: files))
      #expect(run.code == 0 && run.output.contains("Home") && run.errors.isEmpty)
    }
  }

  @Test("of several it names all, and does not guess", arguments: commands)
  func several(_ command: String) {
    let two = ["b.tabspec.json": Sample.clean, "sub/a.tabspec.json": Sample.clean]
    let run = runTool([command], files: two)
    #expect(run.code == 64 && run.output.isEmpty)
    #expect(
      run.errors == """
        error: there are 2 specs here
        help: name one of them:
          b.tabspec.json
          sub/a.tabspec.json

        """)
    let many = Dictionary(
      uniqueKeysWithValues: (10...21).map { ("\($0).tabspec.json", Sample.clean) })
    let errors = runTool([command], files: many).errors
    #expect(errors.contains("  19.tabspec.json\n  and 2 more\n") && !errors.contains("20.tabspec"))
  }

  @Test("without a spec, the error suggests how to create one", arguments: commands)
  func none(_ command: String) {
    let run = runTool([command], files: ["notes.json": "[]"])
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(
      run.errors == """
        error: no *.tabspec.json found here
        help: name a file, or create one with 'tabspec init'

        """)
  }

  @Test("what the configuration leaves out is none of them")
  func excluded() {
    let run = runTool(
      ["resolve"],
      files: [
        "App.tabspec.json": Sample.clean, "old/App.tabspec.json": Sample.clean,
        "tabspec.config.json": #"{"exclude": ["old"]}"#,
      ])
    #expect(run.code == 0 && run.output.contains("Home"))
  }

  @Test("a spec where a command should be is one to resolve")
  func suggestion() {
    let run = runTool(["App.tabspec.json"], files: ["App.tabspec.json": Sample.clean])
    #expect(run.code == 64 && run.output.isEmpty)
    #expect(run.errors.contains("help: did you mean 'tabspec resolve App.tabspec.json'?\n"))
    #expect(runTool(["App.json"]).errors.contains("the commands are"))
    #expect(!runTool(["\u{1B}.tabspec.json"]).errors.contains("did you mean"))
  }
}
