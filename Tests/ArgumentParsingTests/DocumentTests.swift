import ArgumentParsing
import Foundation
import Testing

@Suite("Generated documents")
struct DocumentTests {
  private let tool = testTool.description

  @Test("the manual escapes mdoc macros")
  func manualEscapes() {
    let page = tool.manual(date: "January 2, 2026")
    #expect(page.contains(".Nd looks at specs\n"))
    #expect(page.contains(#".It Fl f , Fl \-format Ar VALUE"#))
    #expect(page.contains(#"A file, a folder or \(aq\-\(aq."#))
    #expect(page.contains(#".Dl t lint \-\-format=json \&."#))
    #expect(page.contains(#".Dt T 1"#))
  }

  @Test("Markdown has a section per command and a row per option")
  func markdown() {
    let page = tool.markdown()
    for command in tool.commands {
      #expect(page.contains("\n## t \(command.name)\n"))
      for option in command.options { #expect(page.contains("`--\(option.long)")) }
    }
    #expect(page.contains("| `-d`, `--depth INT` | Look this deep. |"))
    #expect(page.contains("| [`lint`](#t-lint) | Look for mistakes. |"))
    #expect(page.contains("## More commands\n\n| Command | Does |\n| --- | --- |\n| [`diff`]"))
    #expect(page.contains("it's \\[the\\] usual"))
  }
}
