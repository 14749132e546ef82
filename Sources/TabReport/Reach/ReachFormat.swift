/// A way to write how people get everywhere.
package struct ReachFormat: Sendable {
  /// The word on the command line.
  package let name: String
  /// One sentence for the help.
  package let summary: String
  /// Writes what was found. The style is heeded by formats that are made for terminals.
  package let write: @Sendable (_ reach: Reach, _ style: TextStyle) -> [UInt8]

  /// All formats, the usual one first.
  package static let all: [ReachFormat] = [.text, .json, .markdown]
}
