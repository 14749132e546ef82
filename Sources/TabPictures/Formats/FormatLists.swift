package import TabReports

extension LayoutFormat {
  package static var all: [LayoutFormat] { [.text, .json, .markdown, .svg, .html] }
}

extension MatrixFormat {
  package static var all: [MatrixFormat] { [.text, .json, .markdown, .html] }
}
