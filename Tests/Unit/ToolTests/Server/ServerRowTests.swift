import Foundation
import Testing

@Suite("The language server answers")
struct ServerRowTests {
  /// `UPDATE_GOLDEN=1 swift test --filter ServerRowTests` records, and fails.
  @Test("what files of answers show", arguments: try ServerAnswers.names)
  func answers(_ name: String) throws {
    var answers = try ServerAnswers(name)
    for section in answers.sections {
      #expect(!section.requests.isEmpty, "\(section.name)")
      for (request, printed) in zip(section.requests, try section.printed()) {
        reportChanges(
          of: section.name, from: answers.expected(request), to: printed,
          at: SourceLocation(
            fileID: "Cases/Server/\(name)", filePath: answers.path, line: request.line + 1,
            column: 1))
      }
    }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try answers.record()
      Issue.record("recorded \(name)")
    }
  }
}
