import JSON
import TabModel
import Testing

@testable import TabLint

/// Following a finding's help does not lead to another finding.
@Suite("Helps hold")
struct HelpsHoldTests {
  @Test(
    "accepted examples are clean, fixes fix, and helps lead into no other finding",
    arguments: Rule.linted)
  func helps(_ rule: Rule) {
    for accepted in rule.accepts {
      let found = findings(Example(accepted), for: rule).joined().filter { $0.severity != .note }
      #expect(
        found.isEmpty, "\(words(found))\n\(accepted.source)", sourceLocation: accepted.place)
    }
    for rejected in rule.rejects {
      let example = Example(rejected)
      let found = findings(example, for: rule)
      let own = found.map { $0.filter { $0.rule == rule.id } }
      func expectNothingNew(_ after: [Diagnostic], _ text: String) {
        var before = Dictionary(grouping: found.joined(), by: \.rule).mapValues(\.count)
        let new = after.filter { diagnostic in
          before[diagnostic.rule, default: 0] -= 1
          // A newer key that a help names needs a guard, which that note is about.
          return before[diagnostic.rule, default: 0] < 0
            && diagnostic.rule != Rule.propertyNewerThanTarget.id
        }
        #expect(
          new.isEmpty, "new: \(words(new))\n\(text)", sourceLocation: rejected.place)
      }
      let isFixed = !rejected.fixedStrings.isEmpty
      if rejected.fixed != nil || isFixed {
        let followed = Example(rejected, fixed: rejected.fixed, isFixed: rejected.fixed == nil)
        let after = Array(findings(followed, for: rule).joined())
        expectNothingNew(after, followed.text)
        let left = after.filter { $0.rule == rule.id }
        #expect(
          left.isEmpty, "\(words(left))\n\(followed.text)", sourceLocation: rejected.place)
      } else {
        let stuck = own.joined().filter(\.fixes.isEmpty)
        #expect(
          stuck.isEmpty, "no fix and no fixed text: \(words(stuck))\n\(rejected.source)",
          sourceLocation: rejected.place)
      }
      for (position, diagnostics) in own.enumerated() {
        for fix in diagnostics.flatMap(\.fixes) {
          let fixed = example.with(fix, at: position)
          let after = findings(fixed, for: rule)
          expectNothingNew(Array(after.joined()), "\(fix.title)\n\(fixed.text)")
          let left = after[position].filter { $0.rule == rule.id }
          #expect(
            left.map(\.message) != diagnostics.map(\.message),
            "'\(fix.title)' fixes nothing:\n\(fixed.text)", sourceLocation: rejected.place)
        }
      }
    }
  }

  private func words(_ found: some Sequence<Diagnostic>) -> String {
    found.map { "\($0.message) [\($0.rule)]" }.joined(separator: "\n")
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
