import ArgumentParsing
import Foundation
import Testing

@Suite("Completion in bash")
struct BashCompletionTests {
  /// The completions of the last word, with the words split as bash does.
  private func offered(_ words: String...) throws -> [String] {
    let script = testTool.description.bashCompletion()
    let call = """
      source ./t.bash
      t() { printf '%s\\n' "home" 'a $(b)' "[$*]"; }
      COMP_WORDS=("$@")
      COMP_CWORD=$(($# - 1))
      _t
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    return try withFolder(holding: "t.bash", script) { folder in
      try Shell.run(
        "bash", ["--norc", "-u", "-c", call, "bash", "t"] + words, in: folder
      ).lines.sorted()
    }
  }

  @Test("commands come first")
  func commands() throws {
    #expect(try offered("") == ["diff", "explain", "help", "lint"])
    #expect(try offered("l") == ["lint"])
    #expect(try offered("--format", "json", "l") == ["lint"])
    #expect(try offered("--format", "=", "json", "l") == ["lint"])
    #expect(try offered("help", "ex") == ["explain"])
  }

  @Test("options are those of the command")
  func options() throws {
    #expect(try offered("lint", "--fo") == ["--format"])
    #expect(try offered("diff", "--") == ["--help", "--plain", "--version"])
    #expect(try offered("lint", "--", "--fo") == [])
  }

  @Test("values are those of the option")
  func values() throws {
    #expect(try offered("lint", "--format", "") == ["json", "sarif", "text"])
    #expect(try offered("lint", "-f", "s") == ["sarif"])
    #expect(try offered("lint", "--format", "=", "s") == ["sarif"])
    #expect(try offered("lint", "--format", "=") == ["json", "sarif", "text"])
    #expect(try offered("--format", "s") == ["sarif"])
    #expect(try offered("lint", "--depth", "") == [])
    #expect(try offered("lint", "--skip", "nest") == ["nesting-depth", "nesting-order"])
    #expect(try offered("lint", "--report", "ju") == ["junit"])
    #expect(try offered("lint", "--report", "junit", "=", "oth") == ["other.txt"])
    #expect(try offered("lint", "--output", "oth") == ["other.txt"])
  }

  @Test("operands are specs and folders, or names")
  func operands() throws {
    #expect(try offered("lint", "") == ["a.tabspec.json", "b c.tabspec.json", "sub folder"])
    #expect(try offered("lint", "x", "-q", "a") == ["a.tabspec.json"])
    #expect(try offered("explain", "") == ["duplicate-identifier", "nesting-depth"])
    #expect(try offered("explain", "nesting-depth", "") == [])
  }

  @Test("after a name and an equals sign come the values of the pair")
  func pairs() throws {
    #expect(try offered("lint", "--level", "nest") == ["nesting-depth="])
    #expect(try offered("lint", "--level", "titles", "=", "h") == ["high"])
    #expect(try offered("lint", "--level", "=", "titles", "=", "") == ["high", "low"])
  }

  @Test("ignores case if nothing else matches")
  func cases() throws {
    #expect(try offered("lint", "--release", "s") == ["spr", "summer"])
    #expect(try offered("lint", "--release", "spri") == ["Spring"])
    #expect(try offered("lint", "--release", "S") == ["Spring"])
  }

  @Test("names in a file come from the tool")
  func asked() throws {
    let quoted = #"a\ \$\(b\)"#
    #expect(
      try offered("lint", "a.tabspec.json", "--node", "")
        == [#"\[explain\ --names\ a.tabspec.json\]"#, quoted, "home"])
    #expect(
      try offered("lint", #"b\ c.tabspec.json"#, "--node", "[").first?.contains("b\\ c") == true)
    #expect(try offered("lint", "--node", "h") == ["home"])
    #expect(try offered("lint", "--node", "=", "a") == [quoted])
  }

  @Test("a tool without any values has a valid script")
  func bareTool() throws {
    let tool = Tool<Void, Void>(
      about: .init(name: "bare-tool", version: "1", summary: "Does little."), commands: [],
      globals: []
    ).description
    try withFolder(holding: "script", tool.bashCompletion()) { folder in
      let result = try Shell.run("bash", ["-n", "script"], in: folder)
      #expect(result.output == "")
      #expect(result.status == 0)
    }
  }
}
