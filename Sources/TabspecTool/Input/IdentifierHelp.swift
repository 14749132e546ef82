import JSON
import TabModel

/// Returns a help with the identifier that was probably meant, or with all of them.
func identifierHelp(
  _ written: String, _ spec: TabSpec, among isMeant: (String) -> Bool = { _ in true }
) -> String {
  let identifiers = spec.identifiers.filter(isMeant)
  if identifiers.isEmpty { return "there is none" }
  if let near = suggestion(for: written, among: identifiers) {
    return "did you mean '\(printable(distinguished(written, near).second))'?"
  }
  let most = 12
  let shown = identifiers.prefix(most).map { printable($0) }.joined(separator: ", ")
  let rest = identifiers.count - most
  return "the identifiers are \(shown)" + (rest > 0 ? " and \(rest) more" : "")
}

extension TabSpec {
  var identifiers: [String] {
    nodes.map { identifier(of: $0) }.filter { !$0.isEmpty }.uniqued()
  }
}
