import JSON
import TabModel
import Testing

@testable import TabLint

/// Following a finding's help does not lead to another finding.
@Suite("Helps hold")
struct HelpsHoldTests {
  @Test(
    "accepted examples are clean, and helps lead into no other finding",
    arguments: Rule.linted)
  func helps(_ rule: Rule) {
    for accepted in rule.accepts {
      for found in severe(Example(accepted), for: rule) {
        Issue.record("\(rule.id): \(found.message) [\(found.rule)]\n\(accepted.source)")
      }
    }
    for rejected in rule.rejects {
      let example = Example(rejected)
      let found = findings(example, for: rule)
      let before = Tally(Array(found.joined()))
      let own = found.map { $0.filter { $0.rule == rule.id } }
      if let fixed = rejected.fixed {
        let after = Example(rejected, fixed: fixed)
        expectNothingNew(Array(findings(after, for: rule).joined()), before, fixed)
        let left = findings(after, for: rule).joined().filter { $0.rule == rule.id }
        #expect(left.isEmpty, "\(left.map(\.message))\n\(fixed)")
      } else if !rejected.fixedStrings.isEmpty {
        let after = Example(rejected, isFixed: true)
        expectNothingNew(Array(findings(after, for: rule).joined()), before, rejected.fixedStrings)
        let left = findings(after, for: rule).joined().filter { $0.rule == rule.id }
        #expect(left.isEmpty, "\(left.map(\.message))\n\(rejected.fixedStrings)")
      } else {
        for diagnostic in own.joined() where diagnostic.fixes.isEmpty {
          Issue.record("no fix and no fixed text: \(diagnostic.message)\n\(rejected.source)")
        }
      }
      for (position, diagnostics) in own.enumerated() {
        for fix in diagnostics.flatMap(\.fixes) {
          let after = example.with(fix, at: position)
          expectNothingNew(
            Array(findings(after, for: rule).joined()), before, "\(fix.title)\n\(after.text)")
        }
      }
    }
  }

  private func expectNothingNew(_ found: [Diagnostic], _ before: Tally, _ text: String) {
    let after = Tally(found)
    // A newer key that a help names needs a guard, which that note is about.
    for diagnostic in found
    where diagnostic.rule != Rule.propertyNewerThanTarget.id
      && after.counts[diagnostic.rule, default: 0] > before.counts[diagnostic.rule, default: 0]
    {
      Issue.record("new: \(diagnostic.message) [\(diagnostic.rule)]\n\(text)")
    }
  }

  private func severe(_ example: Example, for rule: Rule) -> [Diagnostic] {
    findings(example, for: rule).joined().filter { $0.severity != .note }
  }

  /// What all rules find in the specs of an example. The list of symbols is there only for the
  /// rules that go by it.
  private func findings(_ example: Example, for rule: Rule) -> [[Diagnostic]] {
    var settings = LintSettings()
    settings.turnOn(rule)
    if case .symbols = rule.check { settings.symbols = .example }
    example.origin.bring(to: &settings, isFixed: example.isFixed)
    var problems: [[Diagnostic]] = []
    var specs: [(position: Int, input: Linter.Input)] = []
    for (position, bytes) in example.parts.enumerated() {
      do throws(JSONSyntaxError) {
        let (spec, found) = SpecReader.read(try JSONReader.read(bytes))
        problems.append(found)
        guard found.isEmpty else { continue }
        specs.append(
          (position, Linter.Input(spec, path: "\(position).tabspec.json", settings: settings)))
      } catch {
        problems.append([error.diagnostic(in: bytes)])
      }
    }
    let outcomes = Linter.lint(specs.map(\.input))
    for (spec, outcome) in zip(specs, outcomes) { problems[spec.position] += outcome.diagnostics }
    return problems
  }
}

/// The specs of an example, without the marks.
private struct Example {
  var parts: [[UInt8]]
  let origin: Rule.Example
  /// True if the helps have been followed in the catalogs.
  let isFixed: Bool

  init(_ origin: Rule.Example, fixed: String? = nil, isFixed: Bool = false) {
    self.origin = origin
    self.isFixed = isFixed
    parts = (fixed ?? origin.source).split(separator: "\n---\n").map {
      Array($0.replacing("↓", with: "").utf8)
    }
  }

  var text: String {
    parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n---\n")
  }

  func with(_ fix: Fix, at position: Int) -> Example {
    var example = self
    for edit in fix.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      example.parts[position].replaceSubrange(edit.range, with: edit.replacement.utf8)
    }
    return example
  }
}

/// The number of findings by rule.
private struct Tally {
  let counts: [String: Int]

  init(_ diagnostics: [Diagnostic]) {
    counts = diagnostics.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
  }
}
