package import Foundation
package import Testing

/// Ends the whole run with a failure where a test does not end.
///
/// A time limit of the testing library only cancels a test, which code that runs forever does not
/// notice: the run would hang.
package struct Deadline: SuiteTrait, TestTrait, TestScoping {
  package let seconds: TimeInterval
  /// Each test of a suite has this time to itself.
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let ended = DispatchSemaphore(value: 0)
    let (name, seconds) = (test.displayName ?? test.name, seconds)
    // A thread of its own: tests may have all those that tasks share.
    let watch = Thread {
      guard ended.wait(timeout: .now() + seconds) == .timedOut else { return }
      FileHandle.standardError.write(
        Data("✘ Test \"\(name)\" failed: it did not end in \(Int(seconds)) seconds\n".utf8))
      exit(EXIT_FAILURE)
    }
    watch.start()
    defer { ended.signal() }
    try await function()
  }
}

extension SuiteTrait where Self == Deadline {
  /// Ends the run where a test of the suite takes longer than this.
  package static func deadline(seconds: TimeInterval) -> Self { Deadline(seconds: seconds) }
}
