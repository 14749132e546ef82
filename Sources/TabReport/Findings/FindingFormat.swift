/// A format of findings: its name on the command line and how it is written.
package struct FindingFormat: Sendable {
  package let name: String
  package let summary: String
  /// Whether it says what people can lose by customizing, where that is asked for.
  package var tellsCustomizations = false
  /// Writes a whole report. What a style says about colour and width only concerns `text`.
  package let write: @Sendable (FindingReport, TextStyle) -> [UInt8]

  package static let all: [FindingFormat] = [
    .text, .concise, .json, .jsonl, .sarif, .github, .gitlab, .junit, .checkstyle, .rdjson,
    .markdown,
  ]
}
