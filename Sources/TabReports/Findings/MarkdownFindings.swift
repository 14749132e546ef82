import JSON

extension FindingFormat {
  static var markdown: FindingFormat {
    Self("markdown", "A summary of the run, with a table for each file.") { report, _ in
      var text = "## \(markdownEscaped(report.tool)): \(totals(report))\n"
      for (path, findings) in report.freshByPath where !findings.isEmpty {
        text += "\n### <code>\(markdownEscaped(path))</code>\n\n"
        text += table(findings) + details(findings)
      }
      return Array(text.utf8)
    }
  }
}

/// `2 errors and 1 note in 3 files, others not read`.
private func totals(_ report: FindingReport) -> String {
  if report.files == 0 { return "nothing was checked" }
  let counts = report.counts.map { counted($0.count, $0.severity.rawValue) }
  let found = counts.isEmpty ? "no findings" : listed(counts)
  return "\(found) in \(report.extent)"
}

private func table(_ findings: [ReportedFinding]) -> String {
  var text = "| Line | Severity | Finding | Rule |\n| ---: | --- | --- | --- |\n"
  for finding in findings {
    let diagnostic = finding.diagnostic
    let cells = [
      String(finding.place.start.line), diagnostic.severity.rawValue,
      markdownEscaped(diagnostic.message), markdownLink(diagnostic.rule, diagnostic.url),
    ]
    text += "| \(cells.joined(separator: " | ")) |\n"
  }
  return text
}

private func details(_ findings: [ReportedFinding]) -> String {
  var text = ""
  for finding in findings {
    let fixes = finding.diagnostic.fixes.map {
      "fix: \($0.title)" + ($0.isSafe ? "" : " (may change the layout)")
    }
    let remarks = finding.remarks() + fixes
    guard !remarks.isEmpty else { continue }
    if text.isEmpty { text = "\n<details>\n<summary>What to do</summary>\n\n" }
    text += "- Line \(finding.place.start.line): "
    text += markdownEscaped(finding.diagnostic.message) + "\n"
    // Every remark begins with its label, so no line begins with text from a spec.
    for remark in remarks { text += "  - \(markdownEscaped(remark))\n" }
  }
  return text.isEmpty ? "" : text + "\n</details>\n"
}
