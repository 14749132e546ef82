package import TabReports

extension LayoutFormat {
  /// All formats, the usual one first.
  package static var all: [LayoutFormat] { [.text, .json, .markdown, .svg, .html] }
}

extension MatrixFormat {
  /// All formats, the usual one first.
  package static var all: [MatrixFormat] { [.text, .json, .markdown, .html] }
}
