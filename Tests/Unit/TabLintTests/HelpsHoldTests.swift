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
      let pleas = own.joined().compactMap(\.help).filter { $0.contains("suppress ") }
      #expect(pleas.isEmpty, "helps that ask to suppress a rule: \(pleas)")
      func expectNothingNew(_ after: [Diagnostic], _ text: String) {
        var before = Dictionary(grouping: found.joined(), by: \.rule).mapValues(\.count)
        let new = after.filter { diagnostic in
          // Where problems of reading are, other rules were silent.
          if rule.isReading, diagnostic.severity == .note { return false }
          before[diagnostic.rule, default: 0] -= 1
          return before[diagnostic.rule, default: 0] < 0
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

  @Test(
    "the fixes of cases lead into no other finding, and safe ones change no layout",
    arguments: try RuleCases.names)
  func fixesOfCases(_ name: String) throws {
    for example in try RuleCases(name).cases {
      // Alone it is quick to say that it has no fix, as in most cases.
      let alone = try example.found()
      #expect(alone.allSatisfy { $0.help?.contains("suppress") != true }, "\(example.title)")
      if alone.allSatisfy(\.fixes.isEmpty) { continue }
      let settings = try example.settings(isAlone: false)
      let spec = try #require(self.spec(in: example.spec))
      let before = Linter.lint(.init(spec, settings: settings)).diagnostics
      let counts = Dictionary(grouping: before, by: \.rule).mapValues(\.count)
      let own = before.filter { $0.rule == example.rule }
      let isSafe = own.contains { $0.fixes.contains(where: \.isSafe) }
      let layouts = isSafe ? layouts(of: spec) : []
      for diagnostic in own {
        for fix in diagnostic.fixes {
          let text = fix.applied(to: example.spec)
          guard let fixed = self.spec(in: text) else {
            Issue.record("\(example.title): \(String(decoding: text, as: UTF8.self))")
            continue
          }
          let after = Dictionary(
            grouping: Linter.lint(.init(fixed, settings: settings)).diagnostics, by: \.rule)
          let new = after.filter { $0.value.count > counts[$0.key, default: 0] }.flatMap(\.value)
          #expect(new.isEmpty, "\(example.title): \(fix.title): \(words(new))")
          if fix.isSafe { #expect(self.layouts(of: fixed) == layouts, "\(example.title)") }
        }
      }
    }
  }

  @Test("the helps of cases, where they are followed, do", arguments: try RuleCases.names)
  func helpsOfCases(_ name: String) throws {
    for example in try RuleCases(name).cases {
      guard let text = example.followed else { continue }
      let settings = try example.settings(isAlone: false)
      let specs = try [example.spec, text].map { try #require(spec(in: $0), "\(example.title)") }
      let found = specs.map { Linter.lint(.init($0, settings: settings)).diagnostics }
      let counts = Dictionary(grouping: found[0], by: \.rule).mapValues(\.count)
      let new = Dictionary(grouping: found[1], by: \.rule).filter {
        $0.key == example.rule || $0.value.count > counts[$0.key, default: 0]
      }
      #expect(new.isEmpty, "\(example.title): \(words(new.values.joined()))")
    }
  }

  private func spec(in bytes: [UInt8]) -> TabSpec? {
    let (spec, problems) = reading(bytes)
    return problems.isEmpty ? spec : nil
  }

  /// What the layouts of all targets show, but for the names of images and invisible characters.
  private func layouts(of spec: TabSpec) -> [String] {
    let resolver = Resolver(spec)
    return spec.environments.map { environment in
      let layout = resolver.layout(in: environment)
      func name(_ node: Int?) -> String {
        node.map { layout.spec.title(of: $0) }?.filter {
          $0.isLetter || $0.isNumber
        } ?? "More"
      }
      let items = layout.tabBar?.items.map { item in
        "\(name(item.node)) \(item.region?.rawValue ?? "") \(item.shows) \(item.isDistinct) "
          + "\(item.isSelected)"
      }
      let rows = layout.sidebar?.rows.map { "\(name($0.node)) \($0.depth) \($0.isCollapsed)" }
      let ways = layout.destinations.map { "\(name($0.node)) \($0.via) \($0.taps ?? -1)" }
      return
        "\(items ?? []) \(layout.tabBar?.more.map(name) ?? []) \(layout.tabBar?.isVisible ?? false) "
        + "\(rows ?? []) \(layout.sidebar?.isVisible ?? false) \(ways)"
    }
  }

  private func words(_ found: some Sequence<Diagnostic>) -> String {
    found.map { "\($0.message) [\($0.rule)]" }.joined(separator: "\n")
  }

  /// What all rules find in the specs of an example.
  private func findings(_ example: Example, for rule: Rule) -> [[Diagnostic]] {
    var settings = LintSettings.running(also: rule)
    example.origin.bring(to: &settings, isFixed: example.isFixed)
    var problems: [[Diagnostic]] = []
    var specs: [(position: Int, input: Linter.Input)] = []
    for (position, bytes) in example.parts.enumerated() {
      let (spec, found) = reading(bytes)
      problems.append(found)
      guard let spec, found.isEmpty else { continue }
      specs.append(
        (position, Linter.Input(spec, path: "\(position).tabspec.json", settings: settings)))
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
    example.parts[position] = fix.applied(to: parts[position])
    return example
  }
}
