/// A way to write a matrix.
package struct MatrixFormat: Sendable {
  /// The word on the command line.
  package let name: String
  /// One sentence for the help.
  package let summary: String
  /// Whether it shows what 'tabspec lint' says; otherwise it is not worked out.
  package var needsFindings = false
  /// Writes a matrix. The style is heeded by formats that are made for terminals.
  package let write: @Sendable (_ matrix: Matrix, _ style: TextStyle) -> [UInt8]

  /// All formats, the usual one first.
  package static let all: [MatrixFormat] = [.text, .json, .markdown, .html]
}
