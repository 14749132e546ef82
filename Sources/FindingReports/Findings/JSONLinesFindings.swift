import LocatedJSON
import Writing

extension FindingFormat {
  /// The findings of `json`, each an object on a line of its own.
  static var jsonl: FindingFormat {
    FindingFormat(
      name: "jsonl",
      summary: "One JSON object for each finding, on a line of its own."
    ) { report, _, take in
      for finding in report.fresh {
        var writer = JSONWriter(.compact)
        writer.finding(finding)
        writer.newline()
        take(writer.bytes)
      }
    }
  }
}
