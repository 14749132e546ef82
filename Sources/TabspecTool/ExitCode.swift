package enum ExitCode: Int32, Comparable, Sendable {
  /// No findings at or above the failing severity.
  case success = 0
  /// Findings, or a document that cannot be read.
  case findings = 1
  /// A file could not be read or written, or the configuration is invalid.
  case failure = 2
  case usage = 64
  case bug = 70

  package static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}
