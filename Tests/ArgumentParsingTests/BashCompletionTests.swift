import ArgumentParsing
import Foundation
import Testing

@Suite("Completion in bash")
struct BashCompletionTests {
  /// The completions of the last word, with the words split as bash does, where the tool prints lines
  /// and the words that it was called with.
  private func offered(_ lines: [String], _ words: String...) throws -> [String] {
    let call = """
      source ./t.bash
      answer=$1
      shift
      t() { local IFS=' '; printf '%s\\n' "$answer" "[$*]"; }
      COMP_WORDS=("$@")
      COMP_CWORD=$(($# - 1))
      _t
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let answer = lines.joined(separator: "\n")
    return try withFolder(holding: "t.bash", testTool.description.bashScript) { folder in
      try Shell.run(
        "bash", ["--norc", "-u", "-c", call, "bash", answer, "t"] + words, in: folder
      ).lines.sorted()
    }
  }

  @Test("asks with the words as the tool gets them")
  func asks() throws {
    let asked = #"\[completions\ bash\ --\ lint\ --format=\[\]"#
    #expect(try offered(["--format=", ""], "lint", "--format", "=", "[") == [asked])
    #expect(try offered(["", ""], #"b\ c"#, "[") == [#"\[completions\ bash\ --\ b\ c\ \[\]"#])
  }

  @Test("offers what the word begins, or what differs in case only")
  func begun() throws {
    #expect(try offered(["", "", "lint\tLook.", "diff"], "l") == ["lint"])
    #expect(try offered(["", "", "Spring", "spr", "summer"], "s") == ["spr", "summer"])
    #expect(try offered(["", "", "Spring", "spr", "summer"], "spri") == ["Spring"])
    #expect(try offered(["", "", "Spring", "spr", "summer"], "S") == ["Spring"])
    #expect(try offered(["", "", "home", "a $(b)"], "lint", "a") == [#"a\ \$\(b\)"#])
    #expect(try offered(["--format=", "", "sarif"], "lint", "--format", "=", "s") == ["sarif"])
  }

  @Test("offers folders and files of a pattern")
  func files() throws {
    let specs = try offered(["", "*.tabspec.json"], "lint", "").filter { !$0.contains("[") }
    #expect(specs == ["a.tabspec.json", "b c.tabspec.json", "sub folder"])
    #expect(try offered(["", "*"], "lint", "oth") == ["other.txt"])
    #expect(try offered(["junit=", "*"], "lint", "--report", "junit", "=", "oth") == ["other.txt"])
  }

  @Test("the script is valid")
  func syntax() throws {
    try withFolder(holding: "script", testTool.description.bashScript) { folder in
      let result = try Shell.run("bash", ["-n", "script"], in: folder)
      #expect(result.output == "")
      #expect(result.status == 0)
    }
  }
}
