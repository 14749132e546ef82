/// A way to write what a comparison found.
package struct ChangeFormat: Sendable {
  /// The word on the command line.
  package let name: String
  /// One sentence for the help.
  package let summary: String
  /// Writes a report. The style is heeded by formats that are made for people; where nothing
  /// changes they write nothing.
  package let write: @Sendable (_ report: ChangeReport, _ style: TextStyle) -> [UInt8]

  /// All formats, the usual one first.
  package static let all: [ChangeFormat] = [.text, .json, .markdown]
}
