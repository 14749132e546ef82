import ArgumentParsing
import Foundation
import Testing

@Suite("Completion in fish", .enabled(if: Shell.has("fish"), "fish is not installed"))
struct FishCompletionTests {
  /// What is offered at the end of a line, without the descriptions.
  private func offered(_ line: String) throws -> [String] {
    try withFolder(holding: "t.fish", testTool.description.fishCompletion()) { folder in
      try Shell.run(
        "fish", ["--no-config", "-c", "source t.fish; complete -C '\(line)'"], in: folder
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
}
