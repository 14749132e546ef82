import LocatedJSON

extension FindingFormat {
  /// The findings of `json`, each an object on a line of its own.
  static let jsonl = FindingFormat(
    name: "jsonl",
    summary: "One JSON object a line, for each finding."
  ) { report, _ in
    var output: [UInt8] = []
    for finding in report.fresh {
      var writer = JSONWriter(.compact)
      writer.finding(finding)
      writer.newline()
      output += writer.bytes
    }
    return output
  }
}
