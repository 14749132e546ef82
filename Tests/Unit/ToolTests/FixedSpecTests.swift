import Foundation
import JSON
import TabModel
import TabReports
import TestSupport
import TestTool
import Testing

@testable import TabLint

/// Fixes in written and in generated specs: the resulting file and layouts.
/// `TABSPEC_DERIVATION=full` looks at many more specs and at every environment of each.
@Suite("Fixed specs")
struct FixedSpecTests {
  private static let isFull = ProcessInfo.processInfo.environment["TABSPEC_DERIVATION"] == "full"

  @Test("of examples and real apps read, keep their format, and stay as they are")
  func written() throws {
    // Fixes that change a layout are made in addition to the others, so they are tried on more specs.
    for (position, url) in Repository.allSpecs.enumerated()
    where Self.isFull || position.isMultiple(of: 3) {
      let (bytes, name) = (Array(try Data(contentsOf: url)), url.lastPathComponent)
      let linter = CachedLinter()
      let edits = linter.check(bytes).diagnostics.flatMap(\.fixes).flatMap(\.edits).count
      for includesUnsafe in Self.isFull || position.isMultiple(of: 6) ? [false, true] : [true] {
        let outcome = expectFixed(bytes, includesUnsafe, linter, name)
        // Fixes keep to lines: none is joined with another, and none is reformatted.
        let diff = UnifiedDiff(from: bytes, to: outcome.bytes, oldName: [], newName: [])
        let changed = Array(diff.lines).count { $0.kind == .removed || $0.kind == .added }
        #expect(changed <= 4 * max(outcome.count, edits), "\(name)")
        #expect((outcome.bytes == bytes) == (outcome.count == 0), "\(name)")
        // An edit of what other rules look at leads to no finding of theirs.
        let before = Dictionary(grouping: linter.check(bytes).diagnostics, by: \.rule)
        let after = Dictionary(grouping: linter.check(outcome.bytes).diagnostics, by: \.rule)
        let new = after.filter { $0.value.count > before[$0.key, default: []].count }
        #expect(new.isEmpty, "\(name): \(new.values.joined().map(\.message))")
      }
    }
  }

  @Test("that were generated read and stay as they are", arguments: 0..<5)
  func generated(_ part: Int) throws {
    let count = Self.isFull ? 200 : 2
    for seed in part * count..<(part + 1) * count {
      var generator = SpecGenerator(seed: UInt64(seed))
      generator.allowsRepeats = false
      let data = try JSONSerialization.data(withJSONObject: generator.spec())
      let style = generator.pick(Reformatting.all)
      let linter = CachedLinter()
      for includesUnsafe in [false, true] {
        expectFixed(style(Array(data)), includesUnsafe, linter, "seed \(seed), \(style.name)")
      }
    }
  }

  @Test("keep their layouts, but for what a safe fix is about")
  func layouts() throws {
    var used: Set<String> = []
    let linter = CachedLinter(FixEffect.rules)
    for (name, bytes) in try Self.samples() {
      guard let spec = CachedLinter.spec(bytes) else { continue }
      let fixable = linter.check(bytes).diagnostics.filter { $0.fixes.contains(where: \.isSafe) }
      for rule in FixEffect.rules where fixable.contains(where: { $0.rule == rule.id }) {
        if try compareLayouts(bytes, spec, rule, name) { used.insert(rule.id) }
      }
    }
    #expect(FixEffect.rules.map(\.id).filter { !used.contains($0) } == [], "no safe fix was made")
  }

  // MARK: - Private

  /// The rejected examples of rules with safe fixes, the specs of the repository, and generated ones.
  private static func samples() throws -> [(String, [UInt8])] {
    let examples = FixEffect.rules.flatMap(\.rejects).map { example in
      let text = example.source.split(separator: "\n---\n").first ?? ""
      return (example.source, Array(text.replacing("↓", with: "").utf8))
    }
    let written = try Repository.allSpecs.map { url in
      (url.lastPathComponent, Array(try Data(contentsOf: url)))
    }
    let generated = try (0..<(isFull ? 600 : 15)).map { seed in
      var generator = SpecGenerator(seed: UInt64(seed))
      generator.isStatic = true
      var spec = generator.spec()
      if generator.chance(40) {
        spec["targets"] = [
          ["platform": generator.pick(SpecGenerator.platforms), "minimumVersion": "18.0"]
        ]
      }
      return ("seed \(seed)", Array(try JSONSerialization.data(withJSONObject: spec)))
    }
    return examples + written + generated
  }

  /// Fixes a text with all rules, and expects of the result what every result has to be.
  @discardableResult
  private func expectFixed(
    _ bytes: [UInt8], _ includesUnsafe: Bool, _ linter: CachedLinter, _ name: String
  ) -> Fixer.Outcome {
    let fixer = Fixer(includesUnsafe: includesUnsafe) { linter.check($0) }
    let before = linter.check(bytes)
    let outcome = fixer.fix(bytes)
    let after = linter.check(outcome.bytes)
    #expect(after.reach >= before.reach, "\(name)")
    if before.reach == .spec {
      let fixed = Set(outcome.fixed.map(\.rule))
      let left = after.diagnostics.filter { diagnostic in
        fixed.contains(diagnostic.rule)
          && diagnostic.fixes.contains { $0.isSafe || includesUnsafe }
      }
      #expect(
        left.isEmpty,
        "\(name): \(left.map(\.message)) in \(String(decoding: outcome.bytes, as: UTF8.self))")
      let errors = { (checked: Fixer.Checked) in
        Set(checked.diagnostics.filter { $0.severity == .error }.map(\.rule))
      }
      #expect(errors(after).isSubset(of: errors(before)), "\(name)")
    }
    let again = fixer.fix(outcome.bytes)
    #expect(again.bytes == outcome.bytes && again.count == 0, "\(name): \(again.fixed)")
    return outcome
  }

  /// Makes the safe fixes of one rule and compares the layouts of all targets before and after.
  ///
  /// - Returns: whether there were any.
  private func compareLayouts(
    _ bytes: [UInt8], _ old: TabSpec, _ rule: Rule, _ name: String
  ) throws -> Bool {
    let linter = CachedLinter([rule])
    let outcome = Fixer(includesUnsafe: false) { linter.check($0) }.fix(bytes)
    if outcome.count == 0 { return false }
    let new = try #require(CachedLinter.spec(outcome.bytes), "\(name)")
    #expect(old.targets.map(\.platform) == new.targets.map(\.platform))
    let scope = LintScope(old, path: "", settings: LintSettings())
    let resolvers = (Resolver(old), Resolver(new))
    for (position, environment) in scope.environments.enumerated() {
      for (number, sidebar) in [SidebarRequest.automatic, .shown, .hidden].enumerated()
      where Self.isFull || (3 * position + number) % 7 == bytes.count % 7 {
        var environment = environment
        environment.sidebar = sidebar
        let old = try FixEffect.bytes(of: resolvers.0.layout(in: environment))
        let new = try FixEffect.bytes(of: resolvers.1.layout(in: environment))
        if try old == new || FixEffect.areEqual(old, new, without: rule) { continue }
        Issue.record(
          """
          \(name): \(rule.id) changes the layout in \(environment.name), sidebar \(sidebar)
          \(String(decoding: bytes, as: UTF8.self))
          \(String(decoding: outcome.bytes, as: UTF8.self))
          \(String(decoding: UnifiedDiff(
            from: old, to: new, oldName: [], newName: []
          ).bytes, as: UTF8.self))
          """)
        return true
      }
    }
    return true
  }
}

/// Lints texts with some rules, each text once.
private final class CachedLinter {
  private var settings = LintSettings()
  private var found: [[UInt8]: Fixer.Checked] = [:]

  init(_ rules: [Rule] = Rule.all) {
    for other in Rule.all where !rules.contains(where: { $0.id == other.id }) {
      settings.severities[other.id] = .some(nil)
    }
  }

  func check(_ bytes: [UInt8]) -> Fixer.Checked {
    if let known = found[bytes] { return known }
    var checked = Fixer.Checked(.document, [])
    if let spec = Self.spec(bytes) {
      checked = Fixer.Checked(.spec, Linter.lint(.init(spec, settings: settings)).diagnostics)
    }
    found[bytes] = checked
    return checked
  }

  static func spec(_ bytes: [UInt8]) -> TabSpec? {
    guard let document = try? JSONReader.read(bytes) else { return nil }
    let (spec, problems) = SpecReader.read(document)
    return problems.isEmpty ? spec : nil
  }
}
