import JSON

/// An output format for findings. Only `text` uses the style's color and width.
package typealias FindingFormat = OutputFormat<FindingReport>

extension FindingFormat {
  package static var all: [FindingFormat] {
    [.text, .concise, .json, .sarif, .github, .gitlab, .junit, .markdown]
  }
}

extension FindingReport {
  var fresh: [ReportedFinding] { findings.filter { !$0.isBaselined } }

  var freshByPath: [(path: String, findings: [ReportedFinding])] {
    let files = fresh.grouped(by: \.path)
    let found = Set(files.map(\.key))
    return files.map { ($0.key, $0.elements) }
      + paths.filter { !found.contains($0) }.map { ($0, []) }
  }
}

extension ReportedFinding {
  func remarks() -> [String] {
    var lines = notes.map { note in
      "note: \(note.message)" + (note.location.map { ", in \($0)" } ?? "")
    }
    if let place = diagnostic.environmentWords { lines.append("where: \(place)") }
    if let help = diagnostic.help { lines.append("help: \(help)") }
    return lines
  }
}

extension FindingFormat {
  /// A line for each finding, in the format that Xcode, Emacs and Vim support.
  static var concise: FindingFormat {
    Self("concise", "One line for each finding: path:line:column: severity: message [rule].") {
      report, _ in
      report.fresh.flatMap { (headline(of: $0) + "\n").utf8 }
    }
  }
}

func headline(of finding: ReportedFinding) -> String {
  let start = finding.place.start
  let diagnostic = finding.diagnostic
  return "\(printable(finding.path)):\(start.line):\(start.column): "
    + "\(diagnostic.severity.rawValue): \(printable(diagnostic.message)) [\(diagnostic.rule)]"
}
