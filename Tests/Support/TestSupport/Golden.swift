package import Foundation
package import Testing

/// Compares a text with a recorded file in `Tests/Transcripts`.
///
/// `UPDATE_GOLDEN=1 swift test` records. Recording always fails the test, so that a run that wrote
/// files can never pass for a run that checked them.
package func expectGolden(
  _ actual: String, _ name: String, in folder: URL? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let url = (folder ?? Repository.root.appending(path: "Tests/Transcripts")).appending(path: name)
  if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(actual.utf8).write(to: url)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  let expected = try? String(contentsOf: url, encoding: .utf8)
  #expect(
    actual == expected, "\(name) differs; UPDATE_GOLDEN=1 records it",
    sourceLocation: sourceLocation)
}
