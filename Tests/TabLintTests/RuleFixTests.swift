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
      check(example, bytes(example), [rule.id]).diagnostics.contains { !$0.fixes.isEmpty }
    }
  }

  @Test("some rules have fixes")
  func some() { #expect(Self.rules.count > 10) }

  @Test("take the findings away, and a second run changes nothing", arguments: rules)
  func fixes(_ rule: Rule) {
    for example in rule.rejects {
      for includesUnsafe in [false, true] {
        let bytes = Self.bytes(example)
        let outcome = fixer(rule, includesUnsafe, example).fix(bytes)
        let left = Self.check(example, outcome.bytes, [rule.id])
        // A fix of reading may be one of several that an example needs.
        #expect(left.reach == .spec || rule.section == "Reading")
        let fixable = left.diagnostics.filter { diagnostic in
          diagnostic.fixes.contains { $0.isSafe || includesUnsafe }
        }
        #expect(fixable.isEmpty, "\(String(decoding: outcome.bytes, as: UTF8.self))")
        let again = fixer(rule, includesUnsafe, example).fix(outcome.bytes)
        #expect(again.bytes == outcome.bytes)
        #expect(again.count == 0)
      }
    }
  }

  @Test("bring no errors, and with all other rules' fixes come to an end", arguments: rules)
  func together(_ rule: Rule) {
    let all = Set(Rule.all.map(\.id))
    for example in rule.rejects {
      for includesUnsafe in [false, true] {
        let bytes = Self.bytes(example)
        let fixer = Fixer(includesUnsafe: includesUnsafe) {
          Self.checked(example, $0, all)
        }
        let outcome = fixer.fix(bytes)
        let errors = { (bytes: [UInt8]) in
          Self.check(example, bytes, all).diagnostics.filter { $0.severity == .error }.map(\.rule)
            .sorted()
        }
        // The rules look at a spec only after it can be read.
        if Self.check(example, bytes, all).reach == .spec {
          #expect(Set(errors(outcome.bytes)).isSubset(of: errors(bytes)))
        }
        let again = fixer.fix(outcome.bytes)
        #expect(again.bytes == outcome.bytes)
        #expect(again.fixed.isEmpty)
      }
    }
  }

  @Test("leave what is around them as it is written", arguments: rules)
  func formatting(_ rule: Rule) {
    for example in rule.rejects {
      let bytes = Self.bytes(example)
      let fixed = fixer(rule, true, example).fix(bytes).bytes
      for style in Reformatting.all {
        let styled = fixer(rule, true, example).fix(style(bytes)).bytes
        let message = "\(style.name): \(String(decoding: styled, as: UTF8.self))"
        #expect(Reformatting.tokens(styled) == Reformatting.tokens(fixed), "\(message)")
        // A new member has no room in front of its comma, whatever the others have, and a new object
        // stands on one line.
        let isObject = [Rule.symbolName.id, Rule.assetAsSymbol.id].contains(rule.id)
        if !isObject, style.name != "one wide line" || styled.count <= style(bytes).count {
          #expect(styled == style(fixed), "\(message)")
        }
      }
      let minified = fixer(rule, true, example).fix(Reformatting.minified(bytes)).bytes
      #expect(Reformatting.minified(minified) == Reformatting.minified(fixed))
    }
  }

  // MARK: - Private

  private func fixer(_ rule: Rule, _ includesUnsafe: Bool, _ example: Rule.Example) -> Fixer {
    Fixer(includesUnsafe: includesUnsafe) {
      Self.checked(example, $0, [rule.id])
    }
  }

  private static func checked(
    _ example: Rule.Example, _ bytes: [UInt8], _ rules: Set<String>
  ) -> Fixer.Checked {
    let found = check(example, bytes, rules)
    return Fixer.Checked(found.reach, found.diagnostics)
  }

  /// What some rules find in a text.
  private static func check(
    _ example: Rule.Example, _ bytes: [UInt8], _ rules: Set<String>
  ) -> (reach: Fixer.Checked.Reach, diagnostics: [Diagnostic]) {
    var settings = LintSettings()
    example.bring(to: &settings)
    for rule in Rule.all {
      if rules.contains(rule.id) { settings.turnOn(rule) } else { settings.turnOff(rule) }
    }
    do throws(JSONSyntaxError) {
      let (spec, problems) = SpecReader.read(try JSONReader.read(bytes))
      guard problems.isEmpty else { return (.document, problems) }
      let outcome = Linter.lint(.init(spec, settings: settings))
      return (.spec, outcome.diagnostics)
    } catch {
      return (.text, [error.diagnostic(in: bytes)])
    }
  }

  private static func bytes(_ example: Rule.Example) -> [UInt8] {
    let first = example.source.split(separator: "\n---\n").first ?? ""
    return Array(first.replacing("↓", with: "").utf8)
  }
}
