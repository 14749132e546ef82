import JSON
import TabModel
import TestSupport
import Testing

@testable import TabLint

/// What the fixes of each rule make of its rejected examples.
@Suite("The fixes of rules")
struct RuleFixTests {
  private static let rules = Rule.all.filter { rule in
    rule.rejects.contains { example in
      Check(example, [rule.id])(bytes(example)).diagnostics.contains { !$0.fixes.isEmpty }
    }
  }

  @Test(
    "leave nothing to fix and bring no errors, alone and with all other rules' fixes",
    arguments: rules)
  func fixes(_ rule: Rule) {
    for example in rule.rejects {
      let bytes = Self.bytes(example)
      for rules in [[rule.id], Set(Rule.all.map(\.id))] {
        let check = Check(example, rules)
        for includesUnsafe in [false, true] {
          let fixer = Fixer(includesUnsafe: includesUnsafe) { check($0) }
          let outcome = fixer.fix(bytes)
          let text = String(decoding: outcome.bytes, as: UTF8.self)
          let (before, after) = (check(bytes), check(outcome.bytes))
          if rules.count == 1 {
            // A fix of reading may be one of several that an example needs.
            #expect(after.reach == .spec || rule.section == "Reading")
            let fixable = after.diagnostics.filter { diagnostic in
              diagnostic.fixes.contains { $0.isSafe || includesUnsafe }
            }
            #expect(fixable.isEmpty, "\(text)", sourceLocation: example.place)
          }
          let errors = [before, after].map { checked in
            Set(checked.diagnostics.filter { $0.severity == .error }.map(\.rule))
          }
          // The rules look at a spec only after it can be read.
          #expect(
            before.reach != .spec || errors[1].isSubset(of: errors[0]), "\(text)",
            sourceLocation: example.place)
          let again = fixer.fix(outcome.bytes)
          #expect(
            again.bytes == outcome.bytes && again.count == 0, "\(text)",
            sourceLocation: example.place)
        }
      }
    }
  }

  @Test("leave what is around them as it is written", arguments: rules)
  func formatting(_ rule: Rule) {
    for example in rule.rejects {
      let bytes = Self.bytes(example)
      let fixer = Fixer(includesUnsafe: true, check: Check(example, [rule.id]).callAsFunction)
      let fixed = fixer.fix(bytes).bytes
      for style in Reformatting.all {
        let styled = fixer.fix(style(bytes)).bytes
        let message = "\(style.name): \(String(decoding: styled, as: UTF8.self))"
        #expect(
          Reformatting.tokens(styled) == Reformatting.tokens(fixed), "\(message)",
          sourceLocation: example.place)
        // A new member has no space before its comma, even if the others do, and a new object is on
        // one line.
        let isObject = [Rule.symbolName.id, Rule.assetAsSymbol.id].contains(rule.id)
        if !isObject, style.name != "one wide line" || styled.count <= style(bytes).count {
          #expect(styled == style(fixed), "\(message)", sourceLocation: example.place)
        }
      }
      let minified = fixer.fix(Reformatting.minified(bytes)).bytes
      #expect(
        Reformatting.minified(minified) == Reformatting.minified(fixed),
        sourceLocation: example.place)
    }
  }

  private static func bytes(_ example: Rule.Example) -> [UInt8] {
    let first = example.source.split(separator: "\n---\n").first ?? ""
    return Array(first.replacing("↓", with: "").utf8)
  }
}

/// What some rules find in a text. Each text is checked once.
private final class Check {
  private var settings = LintSettings()
  private var known: [[UInt8]: Fixer.Checked] = [:]

  init(_ example: Rule.Example, _ rules: Set<String>) {
    example.bring(to: &settings)
    for rule in Rule.all {
      if rules.contains(rule.id) {
        settings.turnOn(rule)
      } else {
        settings.severities[rule.id] = .some(nil)
      }
    }
  }

  func callAsFunction(_ bytes: [UInt8]) -> Fixer.Checked {
    if let checked = known[bytes] { return checked }
    let checked = check(bytes)
    known[bytes] = checked
    return checked
  }

  private func check(_ bytes: [UInt8]) -> Fixer.Checked {
    let (spec, problems) = reading(bytes)
    guard let spec else { return .init(.text, problems) }
    guard problems.isEmpty else { return .init(.document, problems) }
    return .init(.spec, Linter.lint(.init(spec, settings: settings)).diagnostics)
  }
}
