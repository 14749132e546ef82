import ArgumentParsing
import Foundation
import TestSupport
import Testing

@Suite("Completion in bash")
struct BashCompletionTests {
  /// Lines that the tool prints, the words as bash splits them, and what is offered for the last one.
  /// The tool also offers the words that it was called with, in brackets, after their number.
  private static let cases: [(answer: [String], words: [String], offered: [String])] = [
    // The tool gets the words of the line.
    (
      ["--format=", ""], ["lint", "--format", "=", "["],
      [#"\[5:completions\ bash\ --\ lint\ --format=\[\]"#]
    ),
    (["", ""], [#"b\ c"#, "["], [#"\[5:completions\ bash\ --\ b\ c\ \[\]"#]),
    // What the word begins is offered, or what differs in case only.
    (["", "", "lint\tLook.", "diff"], ["l"], ["lint"]),
    (["", "", "Spring", "spr", "summer"], ["s"], ["spr", "summer"]),
    (["", "", "Spring", "spr", "summer"], ["spri"], ["Spring"]),
    (["", "", "Spring", "spr", "summer"], ["S"], ["Spring"]),
    (["", "", "home", "a $(b)"], ["lint", "a"], [#"a\ \$\(b\)"#]),
    (["--format=", "", "sarif"], ["lint", "--format", "=", "s"], ["sarif"]),
    // Folders, and files of a pattern.
    (
      ["", "*.tabspec.json"], ["lint", ""],
      [
        "a.tabspec.json", "b c.tabspec.json", "sub folder",
        #"\[5:completions\ bash\ --\ lint\ \]"#,
      ]
    ),
    (["", "*"], ["lint", "oth"], ["other.txt"]),
    (["junit=", "*"], ["lint", "--report", "junit", "=", "oth"], ["other.txt"]),
  ]

  @Test("does to no array at once what bash 3.2 makes one word of: replace, remove, cut")
  func arrays() {
    #expect(testTool.description.bashScript.firstMatch(of: /\[[@*]\][\/%#:]/) == nil)
  }

  @Test("offers what the tool prints, and files; the script is valid")
  func offers() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "args-\(UUID().uuidString)")
    let manager = FileManager.default
    try manager.createDirectory(
      at: folder.appending(path: "sub folder"), withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: folder) }
    for file in ["a.tabspec.json", "b c.tabspec.json", "other.txt"] {
      try Data().write(to: folder.appending(path: file))
    }
    try Data(testTool.description.bashScript.utf8).write(to: folder.appending(path: "t.bash"))
    var script = "bash -n t.bash && set -u && source ./t.bash\n"
    var output = ""
    for (answer, words, offered) in Self.cases {
      let lines = answer.joined(separator: "\n")
      let quoted = words.joined(separator: "' '")
      script += """
        (
          t() { local IFS=' '; printf '%s\\n' '\(lines)' "[$#:$*]"; }
          COMP_WORDS=(t '\(quoted)')
          COMP_CWORD=\(words.count)
          _t
          printf '%s\\n' "${COMP_WORDS[*]}"
          printf '%s\\n' "${COMPREPLY[@]}" | LC_ALL=C sort
        )

        """
      let sorted = offered.sorted().joined(separator: "\n")
      output += "t \(words.joined(separator: " "))\n\(sorted)\n"
    }
    let run = try runShell(script, in: folder)
    #expect(run == ToolRun(output: output, errors: "", code: 0))
  }
}
