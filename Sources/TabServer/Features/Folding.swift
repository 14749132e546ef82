import JSON

extension LanguageFeature {
  static let folding = LanguageFeature(
    method: "textDocument/foldingRange", offer: .init(name: "foldingRangeProvider", value: true)
  ) { session, parameters throws(ResponseError) in
    let document = try session.document(parameters)
    guard let json = document.checked(session.host).document else { return [] }
    var ranges: [JSONTree] = []
    for value in json.values(in: json.root)
    where [.object, .array].contains(json.kind(of: value)) {
      let range = json.range(of: value)
      let first = document.lines.position(of: range.lowerBound).line
      let last = document.lines.position(of: range.upperBound - 1).line
      // The line with the closing bracket stays visible.
      if last - 1 > first {
        ranges.append(["startLine": .integer(first), "endLine": .integer(last - 1)])
      }
    }
    return .array(ranges)
  }
}
