import TabReports

/// Why a run cannot go on, or why one of its files is left out.
enum Failure: Error {
  /// A file, a folder or a stream could not be read or written.
  case system(FilePath, SystemError)
  /// A file is not opened or not written, for a reason; with what to try, if there is something.
  case refused(FilePath, reason: String, help: String? = nil)
  /// Findings keep a file from being used.
  case findings([ReportedFinding], ExitCode)
  /// The command line asks for something that makes no sense, or that there is not.
  case usage(String, help: String? = nil)
  /// What a run needs is not there.
  case impossible(String, help: String? = nil)
  /// What was read can be read, but comes to nothing.
  case disagreement(String, help: String? = nil)
  /// What was told when it came up first.
  case told(ExitCode)

  /// What the run ends with, at least.
  var code: ExitCode {
    switch self {
    case .system, .refused, .impossible: .failure
    case .usage: .usage
    case .disagreement: .findings
    case .findings(_, let code), .told(let code): code
    }
  }
}

extension RunContext {
  /// Prints why something is not done, and makes the run end accordingly.
  func tell(_ failure: Failure) {
    switch failure {
    case .system(let path, let error): complain("\(path.inMessages): \(error.message)")
    case .refused(let path, let reason, let help):
      complain("\(path.inMessages): \(reason)", help: help)
    case .findings(let findings, _): tell(findings)
    case .usage(let message, let help), .impossible(let message, let help),
      .disagreement(let message, let help):
      complain(message, help: help)
    case .told: break
    }
    fail(failure.code)
  }
}

extension FilePath {
  /// The path as messages name it.
  var inMessages: String { self == .standardInput ? "standard input" : shown }
}
