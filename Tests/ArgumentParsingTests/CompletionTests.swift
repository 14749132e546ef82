import ArgumentParsing
import Testing

@Suite("What can become of the last word")
struct CompletionTests {
  /// The start that stays, the pattern of files, and the words without their summaries.
  private func offered(_ words: String...) -> [String] {
    testTool.description.completion(of: words.map { Word($0) }).lines(["home", "a b"])
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { line in String(line.prefix { $0 != "\t" }) }
  }

  private static let commands = ["", "", "lint", "diff", "explain", "help"]
  private static let formats = ["", "", "text", "json", "sarif"]

  @Test("commands come first")
  func commands() {
    #expect(offered("") == Self.commands)
    #expect(offered("--format", "json", "l") == Self.commands)
    #expect(offered("--format=json", "l") == Self.commands)
    #expect(offered("help", "ex") == ["", "", "lint", "diff", "explain"])
  }

  @Test("options are those of the command, with their summaries")
  func options() {
    #expect(offered("diff", "--") == ["", "", "--plain", "-h", "--help", "-V", "--version"])
    #expect(offered("lint", "--", "--fo") == ["", "*.tabspec.json"])
    #expect(offered("lint", "--bogus=") == ["", ""])
    let lines = testTool.description.completion(of: [Word("lint"), Word("-")]).lines([])
    #expect(lines.contains("\n-q\tSay less.\n--quiet\tSay less.\n"))
  }

  @Test("values are those of the option")
  func values() {
    #expect(offered("lint", "--format", "") == Self.formats)
    #expect(offered("lint", "-f", "s") == Self.formats)
    #expect(offered("--format", "s") == Self.formats)
    #expect(offered("lint", "--format=s") == ["--format="] + Self.formats.dropFirst())
    #expect(offered("lint", "--depth", "") == ["", ""])
    #expect(offered("lint", "--report", "ju") == ["", "", "junit", "checkstyle"])
    #expect(offered("lint", "--report", "junit=oth") == ["junit=", "*"])
    #expect(offered("lint", "--report=junit=oth") == ["--report=junit=", "*"])
    #expect(offered("lint", "--output", "oth") == ["", "*"])
    #expect(offered("lint", "--release", "s") == ["", "", "Spring", "summer", "spr"])
    #expect(offered("lint", "--node", "h") == ["", "", "home", "a b"])
  }

  @Test("after a name and an equals sign come the values of the pair")
  func pairs() {
    #expect(offered("lint", "--level", "nest") == ["", "", "nesting-depth=", "titles="])
    #expect(offered("lint", "--level", "titles=h") == ["titles=", "", "high", "low"])
    #expect(offered("lint", "--level=titles=") == ["--level=titles=", "", "high", "low"])
  }

  @Test("operands are specs and folders, or names")
  func operands() {
    #expect(offered("lint", "x", "-q", "a") == ["", "*.tabspec.json"])
    #expect(offered("diff", "a", "") == ["", "*"])
    #expect(offered("diff", "a", "b", "") == ["", ""])
    #expect(offered("explain", "") == ["", "", "nesting-depth", "duplicate-identifier"])
    #expect(offered("explain", "nesting-depth", "") == ["", ""])
    #expect(offered("unknown", "") == ["", ""])
  }
}
