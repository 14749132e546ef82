import TestTool
import Testing

@Suite("An empty file gets its expected contents")
struct EmptyFileTests {
  @Test(
    "which depends on what it is",
    arguments: [
      (["lint", "empty.tabspec.json", "--no-config"], "the smallest spec is {\"tabs\""),
      (["lint", "a.tabspec.json", "--config", "empty.json"], "changes nothing is {}"),
      (
        ["lint", "a.tabspec.json", "--baseline", "empty.json"], "--write-baseline FILE' writes one"
      ),
      (["resolve", "a.tabspec.json", "--customization", "empty.json"], "without changes is {}"),
    ])
  func empty(_ words: [String], _ help: String) {
    let files = ["a.tabspec.json": Sample.clean, "empty.json": " \n", "empty.tabspec.json": ""]
    let run = runTool(words, files: files, variables: ["COLUMNS": "100"])
    let said = run.output + run.errors
    #expect(said.contains(help), "\(said)")
    #expect(said.contains("smallest spec") == words.contains("empty.tabspec.json"))
    #expect(run.code != 0)
  }
}
