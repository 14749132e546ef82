package typealias MatrixFormat = OutputFormat<Matrix>

extension MatrixFormat {
  package static var text: MatrixFormat {
    MatrixFormat(
      name: "text",
      summary: "The differences and a table that fits the terminal."
    ) { matrix, style in
      let pen = Pen(spec: matrix.spec, style: style)
      let names = NodeNames(matrix.spec)
      let summary = MatrixSummaryText(matrix: matrix, pen: pen, nodeNames: names)
      let table = MatrixTableText(matrix: matrix, pen: pen, nodeNames: names)
      return (summary.lines + table.lines).bytes(style)
    }
  }
}
