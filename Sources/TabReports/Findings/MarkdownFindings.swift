import JSON

extension FindingFormat {
  /// A summary for people, as build servers show it on the page of a run.
  static var markdown: FindingFormat {
    FindingFormat(
      name: "markdown",
      summary: "A summary of the run, with a table for each file."
    ) { report, _, take in
      take(Array("## \(markdownEscaped(report.tool)): \(totals(report))\n".utf8))
      for (path, findings) in report.freshByPath where !findings.isEmpty {
        take(Array("\n### \(markdownCode(path))\n\n".utf8))
        writeTable(findings, take)
        writeDetails(findings, take)
      }
    }
  }
}

/// `2 errors and 1 note in 3 files, others not read`.
private func totals(_ report: FindingReport) -> String {
  if report.files == 0 { return "nothing was checked" }
  let counts = [Diagnostic.Severity.error, .warning, .note].compactMap { severity in
    let count = report.count(severity)
    return count == 0 ? nil : counted(count, severity.rawValue)
  }
  let baselined = report.baselinedCount
  let hidden = [
    report.suppressed > 0 ? ", \(report.suppressed) suppressed" : "",
    baselined > 0 ? ", \(baselined) in the baseline" : "",
  ].joined()
  let found = counts.isEmpty ? "no findings" : listed(counts)
  let files = counted(report.files, "file") + (report.isPartial ? ", others not read" : "")
  return "\(found) in \(files)\(hidden)"
}

private func writeTable(_ findings: [ReportedFinding], _ take: PieceTaker) {
  var bytes = Array("| Line | Severity | Finding | Rule |\n| ---: | --- | --- | --- |\n".utf8)
  for finding in findings {
    let diagnostic = finding.diagnostic
    let cells = [
      String(finding.place.start.line), diagnostic.severity.rawValue,
      markdownEscaped(diagnostic.message), markdownLink(diagnostic.rule, diagnostic.url),
    ]
    bytes += "| \(cells.joined(separator: " | ")) |\n".utf8
    bytes.handOn(to: take)
  }
  take(bytes)
}

/// What there is to say besides the messages, folded away.
private func writeDetails(_ findings: [ReportedFinding], _ take: PieceTaker) {
  var bytes: [UInt8] = []
  var isEmpty = true
  for finding in findings {
    let fixes = finding.diagnostic.fixes.map { "fix: \($0.title)" }
    let remarks = finding.remarks() + fixes
    guard !remarks.isEmpty else { continue }
    if isEmpty { bytes += "\n<details>\n<summary>What to do</summary>\n\n".utf8 }
    isEmpty = false
    bytes += "- Line \(finding.place.start.line): ".utf8
    bytes += (markdownEscaped(finding.diagnostic.message) + "\n").utf8
    // Every remark begins with its label, so that nothing from outside begins a line.
    for remark in remarks { bytes += "  - \(markdownEscaped(remark))\n".utf8 }
    bytes.handOn(to: take)
  }
  if !isEmpty { bytes += "\n</details>\n".utf8 }
  take(bytes)
}
