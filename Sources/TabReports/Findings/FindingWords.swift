import JSON

extension FindingReport {
  /// The findings that no baseline holds: all that most formats speak about.
  var fresh: [ReportedFinding] { findings.filter { !$0.isBaselined } }

  /// The fresh findings of each file, in the order of the report. Files without any come last.
  var freshByPath: [(path: String, findings: [ReportedFinding])] {
    var files: [(path: String, findings: [ReportedFinding])] = []
    var positions: [String: Int] = [:]
    for finding in fresh {
      if let position = positions[finding.path] {
        files[position].findings.append(finding)
      } else {
        positions[finding.path] = files.count
        files.append((finding.path, [finding]))
      }
    }
    return files + paths.filter { positions[$0] == nil }.map { ($0, []) }
  }
}

extension ReportedFinding {
  /// The notes, then the environments and the help, each in a line that begins with its label.
  func remarks() -> [String] {
    var lines = notes.map { note in
      "note: \(note.message)" + (note.place.map { ", in line \($0.start.line)" } ?? "")
    }
    if let place = diagnostic.whereabouts { lines.append("where: \(place)") }
    if let help = diagnostic.help { lines.append("help: \(help)") }
    return lines
  }
}
