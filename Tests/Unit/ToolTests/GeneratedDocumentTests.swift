import Foundation
import TestSupport
import Testing

@testable import TabspecTool

/// The documents that are made from the code are those in `docs`.
@Suite("Generated documents")
struct GeneratedDocumentTests {
  private let docs = Repository.root.appending(path: "docs")

  @Test("docs/rules.md is made from the rules, docs/cli.md from the list of commands and options")
  func documents() throws {
    try expectGolden(RulePage.document, "rules.md", in: docs)
    try expectGolden(Tabspec.tool.description.markdown(), "cli.md", in: docs)
  }
}
