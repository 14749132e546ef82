import JSON
import TabModel
import Testing

/// A text without its marks, and the offsets that `↓` marks.
func removingMarks(_ marked: String) -> (text: String, offsets: [Int]) {
  var text = String.UnicodeScalarView()
  var offsets: [Int] = []
  for scalar in marked.unicodeScalars {
    if scalar == "↓" { offsets.append(String(text).utf8.count) } else { text.append(scalar) }
  }
  return (String(text), offsets)
}

/// What reading finds in a spec, or in a customization state, in the order of the text.
func diagnostics(of text: String, in place: Place = .root) throws -> [Diagnostic] {
  let document = try JSONReader.read(Array(text.utf8))
  let problems =
    place == .customization
    ? CustomizationState.read(document).problems : SpecReader.read(document, limit: 0).problems
  return problems.sorted(by: Diagnostic.isOrderedBefore)
}

/// Describes the problems of a text unless they are those of the rules, each at a mark, and right in other ways; nil if
/// they are.
func mistake(
  _ rules: ReadingRule..., in marked: String, _ place: Place = .root,
  unless isRight: ([Diagnostic]) -> Bool = { _ in true }
) throws -> String? {
  let (text, offsets) = removingMarks(marked)
  let found = try diagnostics(of: text, in: place)
  let expected = zip(rules, offsets).map { "\($0.rawValue) \($1)" }
  let isExpected =
    rules.count == offsets.count && found.map { "\($0.rule) \($0.range.lowerBound)" } == expected
  if isExpected && isRight(found) { return nil }
  return "\(marked): \(found.map { "\($0.rule) \($0.message); \($0.help ?? "")" })"
}

func read(_ text: String) throws -> TabSpec {
  let (spec, problems) = SpecReader.read(try JSONReader.read(Array(text.utf8)))
  #expect(problems.map(\.message) == [])
  return spec
}
