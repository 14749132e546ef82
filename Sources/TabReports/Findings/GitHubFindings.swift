import JSON

extension FindingFormat {
  /// Workflow commands, which GitHub Actions turns into annotations beside the lines of a change.
  static var github: FindingFormat {
    FindingFormat(
      name: "github",
      summary: "Commands that GitHub Actions turns into annotations."
    ) { report, _ in
      report.fresh.flatMap { (command(for: $0) + "\n").utf8 }
    }
  }
}

private func command(for finding: ReportedFinding) -> String {
  let diagnostic = finding.diagnostic
  let place = finding.place
  var properties = [
    ("file", harmless(finding.path)), ("line", String(place.start.line)),
    ("endLine", String(place.end.line)),
  ]
  // Columns are only allowed within one line.
  if place.start.line == place.end.line {
    properties.append(("col", String(place.start.column)))
    properties.append(("endColumn", String(place.end.column)))
  }
  properties.append(("title", harmless(diagnostic.rule)))
  // What a spec holds is made harmless first: the only line breaks left are ours.
  var lines = [diagnostic.message] + finding.remarks()
  if let url = diagnostic.url { lines.append("see: \(url)") }
  let list = properties.map { "\($0.0)=\(escaped($0.1, in: .property))" }.joined(separator: ",")
  let message = lines.map { harmless($0) }.joined(separator: "\n")
  return "::\(diagnostic.severity.command) \(list)::\(escaped(message, in: .data))"
}

/// A part of a command; each has its own characters that end it.
private enum CommandPart { case property, data }

private func escaped(_ text: String, in part: CommandPart) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "%": escaped += "%25"
    case "\r": escaped += "%0D"
    case "\n": escaped += "%0A"
    case ":" where part == .property: escaped += "%3A"
    case "," where part == .property: escaped += "%2C"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}

extension Diagnostic.Severity {
  fileprivate var command: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}
