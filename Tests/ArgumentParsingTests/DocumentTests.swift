import ArgumentParsing
import Testing

@Suite("Generated documents")
struct DocumentTests {
  private let tool = testTool.description

  @Test("the manual has a section per command, and escapes mdoc macros")
  func manual() { #expect(tool.manual(date: "January 2, 2026") == expectedManual) }
}
