import LocatedJSON
import Writing

extension FindingFormat {
  /// The Diagnostic Format of reviewdog, which comments on changes of many code hosts.
  ///
  /// Its columns count bytes of UTF-8, and the end of a range is after its last byte.
  static var rdjson: FindingFormat {
    FindingFormat(
      name: "rdjson",
      summary: "The JSON that reviewdog reads."
    ) { report, _, take in
      JSONWriter.object(to: take) { writer in
        writer.key("source")
        writer.object { writer in writer.member("name", report.tool) }
        if let highest = report.fresh.map(\.severity).max() {
          writer.member("severity", highest.reviewdog)
        }
        writer.member("diagnostics", of: report.fresh) { writer, finding in
          writer.reviewdog(finding)
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func reviewdog(_ finding: ReportedFinding) {
    let diagnostic = finding.diagnostic
    object { writer in
      writer.member(
        "message",
        ([diagnostic.message] + finding.remarks()).map(withoutLinks).joined(separator: "\n"))
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
      writer.member("suggestions", of: edits) { writer, edit in
        writer.object { writer in
          writer.range(of: edit.place)
          writer.member("text", edit.replacement)
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

/// A text of which no code host makes a link, where one could: reviewdog posts messages as Markdown,
/// in which a backslash takes its meaning from the character after it.
private func withoutLinks(_ text: String) -> String {
  let beginnings = ["](", "][", "]:", "<", "://", "www."]
  guard beginnings.contains(where: { contains(text, $0) }) else { return text }
  var escaped = ""
  var rest = text.unicodeScalars[...]
  while let scalar = rest.popFirst() {
    switch scalar {
    case "\\", "[", "]", "<", ">",
      ":" where rest.starts(with: "//".unicodeScalars),
      "." where endsInAddress(escaped):
      escaped += "\\"
    default: break
    }
    escaped.unicodeScalars.append(scalar)
  }
  return escaped
}

private func endsInAddress(_ text: String) -> Bool {
  text.utf8.suffix(3).allSatisfy { $0 | 0x20 == UInt8(ascii: "w") }
}

/// Whether a text has another one in it, byte by byte; small and capital letters are the same.
private func contains(_ text: String, _ part: String) -> Bool {
  let part = Array(part.utf8)
  let bytes = text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  return bytes.indices.contains { bytes[$0...].starts(with: part) }
}
