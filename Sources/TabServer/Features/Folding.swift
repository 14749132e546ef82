import JSON

extension LanguageFeature {
  static let folding = LanguageFeature(
    method: "textDocument/foldingRange", offer: .init(name: "foldingRangeProvider", value: true)
  ) { session, parameters throws(ResponseError) in
    let document = try session.document(parameters)
    guard let json = document.checked(session.host).document else { return [] }
    return .list(of: json.values(in: json.root)) { value in
      guard [.object, .array].contains(json.kind(of: value)) else { return nil }
      let range = json.range(of: value)
      let first = document.lines.position(of: range.lowerBound).line
      let last = document.lines.position(of: range.upperBound - 1).line
      // The line with the closing bracket stays visible.
      return last - 1 > first
        ? ["startLine": .integer(first), "endLine": .integer(last - 1)] : nil
    }
  }
}
