import TestTool
import Testing

/// Files that are written, and the names that they go by.
@Suite("Two results never go to one file")
struct OutputFileTests {
  private static let files = [
    "a.tabspec.json": Sample.erring, "sub/old": "old\n", "x": "old\n",
  ]

  @Test(
    "which is refused before anything is read, however it is written",
    arguments: [
      "lint gone -f json=x -f text=x", "lint gone -f json=x -f text=./x",
      "lint gone -f json=x -f text=sub/../x", "lint gone -f json=x -f text=$PWD/x",
      "lint gone -f json=x -f text=link", "lint gone -f json=x -f text=hard",
      "lint gone -f json=sub/new -f text=folder/new", "lint gone -f json=new -f text=ahead",
      "lint gone -f json=round -f text=round", "lint gone -f json=x --write-baseline ./x",
      "resolve gone -f json=x -f text=./x", "matrix gone -f json=x -f html=link",
      "reach gone -f json=x -f text=hard", "diff gone gone -f json=x -f text=./x",
      "lint gone -f json=x > x", "lint gone -f json=a.tabspec.json a.tabspec.json",
      "lint gone -f json=c.json --config c.json", "lint gone --write-baseline s --symbols ./s",
      "lint gone -f json=./b --baseline b",
    ])
  func refused(_ line: String) throws {
    try TemporaryFolder.with(Self.files) { folder in
      let run = try folder.shell(
        """
        ln -s x link; ln x hard; ln -s sub folder; ln -s new between; ln -s between ahead
        ln -s round round
        "$TABSPEC" \(line)
        """)
      #expect(run.code == 64, "\(run)")
      // Reading would have been an error of its own.
      #expect(!run.errors.contains("no such file"), "\(run)")
      #expect(folder.text("x") == (line.hasSuffix("> x") ? "" : "old\n"))
      #expect(folder.text("a.tabspec.json") == Sample.erring)
      #expect(
        folder.names == [
          "a.tabspec.json", "ahead", "between", "folder", "hard", "link", "round",
          "sub", "x",
        ])
    }
  }

  @Test(
    "a result that would replace a spec or a configuration that was found ends with 2, and nothing is written",
    arguments: [
      "lint -f sarif=report -f json=a.tabspec.json", "lint . -f json=hard -f sarif=report",
      "lint --fix -f json=./a.tabspec.json", "lint --write-baseline $PWD/a.tabspec.json",
      "validate -f json=tabspec.config.json",
    ])
  func found(_ line: String) throws {
    let files = Self.files.merging(["tabspec.config.json": "{}", "b.tabspec.json": Sample.clean]) {
      $1
    }
    try TemporaryFolder.with(files) { folder in
      let run = try folder.shell(#"ln a.tabspec.json hard; "$TABSPEC" \#(line)"#)
      #expect(run.code == 2, "\(run)")
      #expect(run.errors.contains("is an input and would be overwritten"), "\(run)")
      #expect(folder.text("a.tabspec.json") == Sample.erring)
      #expect(folder.text("tabspec.config.json") == "{}")
      #expect(folder.text("report") == nil)
    }
  }
}
