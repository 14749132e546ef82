import LocatedJSON

extension FindingFormat {
  /// The Diagnostic Format of reviewdog, which comments on changes of many code hosts.
  ///
  /// Its columns count bytes of UTF-8, and the end of a range is behind its last byte.
  static let rdjson = FindingFormat(
    name: "rdjson",
    summary: "The JSON that reviewdog reads."
  ) { report, _ in
    var writer = JSONWriter(.indented)
    writer.object { writer in
      writer.key("source")
      writer.object { writer in writer.member("name", report.tool) }
      if let gravest = report.fresh.map(\.diagnostic.severity).max() {
        writer.member("severity", gravest.reviewdog)
      }
      writer.key("diagnostics")
      writer.array { writer in
        for finding in report.fresh { writer.reviewdog(finding) }
      }
    }
    writer.newline()
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func reviewdog(_ finding: ReportedFinding) {
    let diagnostic = finding.diagnostic
    object { writer in
      writer.member(
        "message", ([diagnostic.message] + finding.remarks()).joined(separator: "\n"))
      writer.key("location")
      writer.object { writer in
        writer.member("path", finding.path)
        writer.range(of: finding.place)
      }
      writer.member("severity", diagnostic.severity.reviewdog)
      writer.key("code")
      writer.object { writer in
        writer.member("value", diagnostic.rule)
        if let url = diagnostic.url { writer.member("url", url) }
      }
      // A suggestion is one edit; several would be offered one by one.
      let edits = finding.fixes.compactMap { $0.edits.count == 1 ? $0.edits.first : nil }
      guard !edits.isEmpty else { return }
      writer.key("suggestions")
      writer.array { writer in
        for edit in edits {
          writer.object { writer in
            writer.range(of: edit.place)
            writer.member("text", edit.replacement)
          }
        }
      }
    }
  }

  private mutating func range(of place: ReportedPlace) {
    key("range")
    object { writer in
      writer.key("start")
      writer.position(line: place.start.line, column: place.startColumnInBytes)
      writer.key("end")
      writer.position(line: place.end.line, column: place.endColumnInBytes)
    }
  }

  private mutating func position(line: Int, column: Int) {
    object { writer in
      writer.member("line", line)
      writer.member("column", column)
    }
  }
}

extension Diagnostic.Severity {
  fileprivate var reviewdog: String {
    switch self {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .note: "INFO"
    }
  }
}
