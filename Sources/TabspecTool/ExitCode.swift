/// The exit code of a run.
package enum ExitCode: Int32, Comparable, Sendable {
  /// Done, and nothing at or above what the run should fail on.
  case success = 0
  /// Findings, or a document that cannot be read.
  case findings = 1
  /// Something could not be read or written, or the configuration is wrong.
  case failure = 2
  /// The command line makes no sense.
  case usage = 64
  /// A bug in tabspec.
  case bug = 70

  package static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}
