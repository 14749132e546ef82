import JSON

extension FindingFormat {
  /// Workflow commands, which GitHub Actions shows as annotations in pull requests.
  static var github: FindingFormat {
    Self("github", "Commands that GitHub Actions turns into annotations.") { report, _ in
      report.fresh.flatMap { (command(for: $0) + "\n").utf8 }
    }
  }
}

private func command(for finding: ReportedFinding) -> String {
  let diagnostic = finding.diagnostic
  let place = finding.place
  var properties = [
    ("file", printable(finding.path)), ("line", String(place.start.line)),
    ("endLine", String(place.end.line)),
  ]
  // Columns are valid only within one line.
  if place.start.line == place.end.line {
    properties.append(("col", String(place.start.column)))
    properties.append(("endColumn", String(place.end.column)))
  }
  properties.append(("title", printable(diagnostic.rule)))
  // Text from specs is escaped first, so these are the only line breaks.
  var lines = [diagnostic.message] + finding.remarks()
  if let url = diagnostic.url { lines.append("see: \(url)") }
  let list = properties.map { "\($0.0)=\(escaped($0.1, isProperty: true))" }.joined(separator: ",")
  let message = lines.map { printable($0) }.joined(separator: "\n")
  let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
  return "::\(command) \(list)::\(escaped(message))"
}

private func escaped(_ text: String, isProperty: Bool = false) -> String {
  replacing(in: text) { scalar in
    switch scalar {
    case "%": "%25"
    case "\r": "%0D"
    case "\n": "%0A"
    case ":" where isProperty: "%3A"
    case "," where isProperty: "%2C"
    default: nil
    }
  }
}
