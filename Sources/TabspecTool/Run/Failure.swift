import TabReports

/// The reason why a run ends or a file is skipped.
enum Failure: Error {
  case system(FilePath, SystemError)
  /// A file is neither opened nor written.
  case refused(FilePath, reason: String, help: String? = nil)
  case findings([ReportedFinding], ExitCode)
  case usage(String, help: String? = nil)
  case impossible(String, help: String? = nil)
  /// The inputs are valid but contradict each other or the output.
  case disagreement(String, help: String? = nil)
  case reported(ExitCode)

  /// The minimum exit code of the run.
  var code: ExitCode {
    switch self {
    case .system, .refused, .impossible: .failure
    case .usage: .usage
    case .disagreement: .findings
    case .findings(_, let code), .reported(let code): code
    }
  }

  /// The message and the help; nil for findings and for failures that have been reported.
  var words: (message: String, help: String?)? {
    switch self {
    case .system(let path, let error): ("\(path.inMessages): \(error.message)", nil)
    case .refused(let path, let reason, let help): ("\(path.inMessages): \(reason)", help)
    case .usage(let message, let help), .impossible(let message, let help),
      .disagreement(let message, let help):
      (message, help)
    case .findings, .reported: nil
    }
  }
}

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
