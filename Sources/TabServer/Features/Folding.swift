import JSON

extension LanguageFeature {
  static let folding = LanguageFeature(
    method: "textDocument/foldingRange", offer: .init(name: "foldingRangeProvider", value: true)
  ) { session, parameters throws(ResponseError) in
    let document = try session.document(parameters)
    guard let json = document.checked(session.host).document else { return [] }
    let containers = json.root.descendants.filter { $0.isObject || $0.isArray }
    return .array(
      containers.compactMap { container in
        let first = document.lines.position(of: container.range.lowerBound).line
        let last = document.lines.position(of: container.range.upperBound - 1).line
        // The line with the closing bracket stays visible.
        return last - 1 > first
          ? ["startLine": .integer(first), "endLine": .integer(last - 1)] : nil
      })
  }
}
