import AppCatalogs
import JSON
import TabModel
import TestSupport
import Testing

@testable import TabLint

/// The examples in a rule's documentation are its first tests.
@Suite("Rule examples")
struct RuleExampleTests {
  @Test("are reported where marked, and nowhere else", arguments: Rule.linted)
  func marks(_ rule: Rule) {
    for example in rule.accepts + rule.rejects {
      for source in [example.source, withMultiByteText(example.source)] {
        let parts = specs(in: source)
        for (part, found) in zip(parts, lint(parts, for: rule, beside: example)) {
          #expect(
            found.map(\.range.lowerBound).sorted() == part.marks,
            "\(source)\n\(found.map(\.message))", sourceLocation: example.place)
          let odd = found.flatMap(words).filter { text in
            let names = ["VoiceOver", "Apple", "JSON", "UITab"]
            let isCapital = text.first?.isUppercase == true
            if isCapital, !names.contains(where: text.hasPrefix) { return true }
            return text.hasSuffix(".") || text.contains("  ")
          }
          #expect(odd.isEmpty, sourceLocation: example.place)
        }
      }
    }
  }
}

extension Rule: CustomTestStringConvertible {
  package var testDescription: String { id }
}

/// A spec of an example, what reading finds in it, and the offsets that are marked in it.
private typealias Part = (spec: TabSpec?, problems: [Diagnostic], marks: [Int])

/// The specs of an example, which a line `---` parts.
private func specs(in example: String) -> [Part] {
  example.split(separator: "\n---\n").map { text in
    let (bytes, marks) = removingMarks(from: String(text))
    let (spec, problems) = reading(bytes)
    return (spec, problems, marks)
  }
}

/// What one rule finds in the specs of a run. Only the rules of reading find anything in a text that
/// is not a spec.
private func lint(
  _ parts: [Part], for rule: Rule, beside example: Rule.Example
) -> [[Diagnostic]] {
  if rule.isReading { return parts.map { $0.problems.filter { $0.rule == rule.id } } }
  let problems = parts.flatMap(\.problems).map(\.message)
  #expect(problems.isEmpty, "\(problems)")
  var settings = LintSettings.running(only: rule)
  example.bring(to: &settings)
  let outcomes = Linter.lint(
    parts.enumerated().compactMap { position, part in
      part.spec.map { Linter.Input($0, path: "\(position).tabspec.json", settings: settings) }
    })
  return outcomes.map { $0.diagnostics.filter { $0.rule == rule.id } }
}

/// The example with more bytes than characters in front of everything.
private func withMultiByteText(_ example: String) -> String {
  example.split(separator: "\n---\n").map { text in
    guard let brace = text.firstIndex(of: "{") else { return String(text) }
    return text[...brace] + #""name": "é🙂漢", "# + text[text.index(after: brace)...]
  }.joined(separator: "\n---\n")
}

private func words(of diagnostic: Diagnostic) -> [String] {
  var texts = diagnostic.notes.map(\.message)
  texts.append(diagnostic.message)
  if let help = diagnostic.help { texts.append(help) }
  return texts
}

extension Rule.Example {
  static let catalogName = "Localizable.xcstrings"

  var place: Testing.SourceLocation {
    Testing.SourceLocation(fileID: fileID, filePath: fileID, line: line, column: 1)
  }

  /// Adds the example's catalogs to settings, before or after applying the help.
  func bring(to settings: inout LintSettings, isFixed: Bool = false) {
    let text = isFixed && !fixedStrings.isEmpty ? fixedStrings : strings
    if let document = try? JSONReader.read(Array(text.utf8)) {
      let (catalog, problems) = XCStringsReader.read(document, path: Self.catalogName)
      if problems.isEmpty { settings.strings = StringCatalogs([.catalog(catalog)]) }
    }
    guard let assets else { return }
    settings.assets = assets.reduce(into: AssetNames()) { $0.insert(Array($1.utf8)) }
  }
}
