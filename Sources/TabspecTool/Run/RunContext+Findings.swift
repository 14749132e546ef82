import TabModel
import TabReports

extension RunContext {
  /// Prints the findings of an unusable file, or adds them to the result.
  func emit(_ findings: [ReportedFinding]) {
    if collected == nil { say(findings: findings) } else { collected?.append(findings) }
  }

  func say(findings: [ReportedFinding]) {
    var report = FindingReport()
    report.findings = findings
    report.files = Set(findings.map(\.path)).count
    report.limit(to: defaultFindingLimit)
    write(FindingFormat.text, report, to: .standardError)
  }

  func emit(_ failure: Failure) {
    if case .findings(let findings, _) = failure { emit(findings) }
    if let (message, help) = failure.words { messages.complain(message, help: help) }
    fail(failure.code)
  }

  /// Returns a value; nil after a failure, which is reported.
  func reportingFailure<Value>(_ value: @autoclosure () throws(Failure) -> Value) -> Value? {
    do throws(Failure) { return try value() } catch {
      emit(error)
      return nil
    }
  }
}
