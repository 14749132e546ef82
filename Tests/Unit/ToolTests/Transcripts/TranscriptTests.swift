import Testing

@Suite("Runs print")
struct TranscriptTests {
  /// `UPDATE_GOLDEN=1 swift test --filter TranscriptTests` records, and fails.
  @Test("what transcripts show", arguments: try Transcript.names)
  func transcript(_ name: String) throws {
    var transcript = try Transcript(name)
    try transcript.expect(transcript.printed())
  }
}

/// Fails if lines are not as they are written in a file of the tests.
func reportChanges(
  of name: String, from expected: [Substring], to printed: [Substring], at place: SourceLocation
) {
  if printed == expected { return }
  let changes = printed.difference(from: expected)
  let lines = changes.removals.map { "- \($0.line)" } + changes.insertions.map { "+ \($0.line)" }
  Issue.record("\(name)\n\(lines.joined(separator: "\n"))", sourceLocation: place)
}

extension CollectionDifference.Change {
  fileprivate var line: ChangeElement {
    switch self {
    case .remove(_, let line, _), .insert(_, let line, _): line
    }
  }
}
