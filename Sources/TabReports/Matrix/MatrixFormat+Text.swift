extension MatrixFormat {
  package static var text: MatrixFormat {
    MatrixFormat(
      name: "text",
      summary: "What differs, and a table that fits the terminal."
    ) { matrix, style in
      var output: [UInt8] = []
      let pen = Pen(matrix.spec, style)
      let names = NodeNames(matrix.spec)
      MatrixSummaryText(matrix: matrix, pen: pen, nodeNames: names).write(into: &output)
      MatrixTableText(matrix: matrix, pen: pen, nodeNames: names).write(into: &output)
      return output
    }
  }
}
