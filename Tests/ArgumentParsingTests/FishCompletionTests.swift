import ArgumentParsing
import Foundation
import Testing

@Suite("Completion in fish", .enabled(if: Shell.has("fish"), "fish is not installed"))
struct FishCompletionTests {
  private let tool = #"function t; printf '%s\n' home 'a $(b)' "[$argv]"; end"#

  /// What is offered at the end of a line, without the descriptions.
  private func offered(_ line: String) throws -> [String] {
    try withFolder(holding: "t.fish", testTool.description.fishCompletion()) { folder in
      try Shell.run(
        "fish", ["--no-config", "-c", "source t.fish; \(tool); complete -C '\(line)'"], in: folder
      ).lines.map { String($0.prefix { $0 != "\t" }) }.sorted()
    }
  }

  @Test("commands come first")
  func commands() throws {
    #expect(try offered("t ") == ["diff", "explain", "help", "lint"])
    #expect(try offered("t --format json l") == ["lint"])
    #expect(try offered("t help ex") == ["explain"])
  }

  @Test("options are those of the command")
  func options() throws {
    #expect(try offered("t lint --fo") == ["--format"])
    #expect(try offered("t diff --") == ["--help", "--plain", "--version"])
  }

  @Test("values are those of the option")
  func values() throws {
    #expect(try offered("t lint --format ") == ["json", "sarif", "text"])
    #expect(try offered("t lint -f s") == ["sarif"])
    #expect(try offered("t lint --format=s") == ["--format=sarif"])
    #expect(try offered("t lint --depth ") == [])
    #expect(
      try offered("t lint --skip titles,nest") == ["titles,nesting-depth", "titles,nesting-order"])
    #expect(try offered("t lint --report ju") == ["junit"])
    #expect(try offered("t lint --report junit=oth") == ["junit=other.txt"])
    #expect(try offered("t lint --output oth") == ["other.txt"])
  }

  @Test("operands are specs and folders, or names")
  func operands() throws {
    #expect(try offered("t lint ") == ["a.tabspec.json", "b c.tabspec.json", "sub folder/"])
    #expect(try offered("t explain ") == ["duplicate-identifier", "nesting-depth"])
  }

  @Test("after a name and an equals sign come the values of the pair")
  func pairs() throws {
    #expect(try offered("t lint --level nest") == ["nesting-depth="])
    #expect(try offered("t lint --level titles=h") == ["titles=high"])
  }

  @Test("upper and lower case are the same where nothing else fits")
  func cases() throws {
    #expect(try offered("t lint --release spri") == ["Spring"])
  }

  @Test("what a file holds is asked of the tool")
  func asked() throws {
    #expect(
      try offered("t lint a.tabspec.json --node ")
        == ["[explain --names a.tabspec.json]", "a $(b)", "home"])
    #expect(try offered("t lint --node h") == ["home"])
  }
}
