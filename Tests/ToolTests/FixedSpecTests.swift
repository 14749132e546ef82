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

  @Test(
    "of examples and real apps read, keep their format, and stay as they are",
    arguments: [false, true])
  func written(_ includesUnsafe: Bool) throws {
    // Fixes that change a layout are made in addition to the others, so they are tried on more specs.
    for (position, url) in Repository.allSpecs.enumerated()
    where Self.isFull || position.isMultiple(of: includesUnsafe ? 3 : 6) {
      let bytes = Array(try Data(contentsOf: url))
      let outcome = expectFixed(bytes, includesUnsafe, url.lastPathComponent)
      // Fixes keep to lines: none is joined with another, and none is reformatted.
      let diff = UnifiedDiff(from: bytes, to: outcome.bytes, oldName: [], newName: [])
      let changed = Array(diff.lines).count { $0.kind == .removed || $0.kind == .added }
      let edits = check(bytes).diagnostics.flatMap(\.fixes).flatMap(\.edits).count
      #expect(changed <= 4 * max(outcome.count, edits), "\(url.lastPathComponent)")
      #expect((outcome.bytes == bytes) == (outcome.count == 0))
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
      for includesUnsafe in [false, true] {
        expectFixed(style(Array(data)), includesUnsafe, "seed \(seed), \(style.name)")
      }
    }
  }

  @Test("keep their layouts, but for what a safe fix is about", arguments: FixEffect.rules)
  func layouts(_ rule: Rule) throws {
    var isUsed = false
    for example in rule.rejects.map(\.source) {
      let text = (example.split(separator: "\n---\n").first ?? "").replacing("↓", with: "")
      if try compareLayouts(Array(text.utf8), rule, example) { isUsed = true }
    }
    for url in Repository.allSpecs {
      let bytes = Array(try Data(contentsOf: url))
      if try compareLayouts(bytes, rule, url.lastPathComponent) { isUsed = true }
    }
    for seed in 0..<(Self.isFull ? 600 : 15) {
      var generator = SpecGenerator(seed: UInt64(seed))
      generator.isStatic = true
      var spec = generator.spec()
      if generator.chance(40) {
        spec["targets"] = [
          ["platform": generator.pick(SpecGenerator.platforms), "minimumVersion": "18.0"]
        ]
      }
      let data = try JSONSerialization.data(withJSONObject: spec)
      if try compareLayouts(Array(data), rule, "seed \(seed)") { isUsed = true }
    }
    #expect(isUsed, "no safe fix of \(rule.id) was made")
  }

  // MARK: - Private

  /// Fixes a text with all rules, and expects of the result what every result has to be.
  @discardableResult
  private func expectFixed(
    _ bytes: [UInt8], _ includesUnsafe: Bool, _ name: String
  ) -> Fixer.Outcome {
    let fixer = Fixer(includesUnsafe: includesUnsafe) { checked($0) }
    let before = check(bytes)
    let outcome = fixer.fix(bytes)
    let after = check(outcome.bytes)
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
      let errors = { (checked: Found) in
        Set(checked.diagnostics.filter { $0.severity == .error }.map(\.rule))
      }
      #expect(errors(after).isSubset(of: errors(before)), "\(name)")
    }
    let again = fixer.fix(outcome.bytes)
    #expect(again.bytes == outcome.bytes, "\(name)")
    #expect(again.count == 0, "\(name)")
    return outcome
  }

  /// Makes the safe fixes of one rule and compares the layouts of all targets before and after.
  ///
  /// - Returns: whether there were any.
  private func compareLayouts(_ bytes: [UInt8], _ rule: Rule, _ name: String) throws -> Bool {
    guard let old = spec(bytes) else { return false }
    let outcome = Fixer(includesUnsafe: false) { checked($0, rule) }.fix(bytes)
    if outcome.count == 0 { return false }
    let new = try #require(spec(outcome.bytes), "\(name)")
    #expect(old.targets.map(\.platform) == new.targets.map(\.platform))
    let scope = LintScope(old, path: "", settings: LintSettings())
    let resolvers = (Resolver(old), Resolver(new))
    for (position, environment) in scope.environments.enumerated()
    where Self.isFull || position % 4 == bytes.count % 4 {
      for sidebar in [SidebarRequest.automatic, .shown, .hidden] {
        var environment = environment
        environment.sidebar = sidebar
        let old = try FixEffect.bytes(of: resolvers.0.layout(in: environment))
        let new = try FixEffect.bytes(of: resolvers.1.layout(in: environment))
        if old == new { continue }
        let before = try FixEffect.rest(of: old, without: rule)
        let after = try FixEffect.rest(of: new, without: rule)
        if before == after { continue }
        Issue.record(
          """
          \(name): \(rule.id) changes the layout in \(environment.name), sidebar \(sidebar)
          \(String(decoding: bytes, as: UTF8.self))
          \(String(decoding: outcome.bytes, as: UTF8.self))
          \(String(decoding: UnifiedDiff(
            from: Array(before.utf8), to: Array(after.utf8), oldName: [], newName: []
          ).bytes, as: UTF8.self))
          """)
        return true
      }
    }
    return true
  }

  private func spec(_ bytes: [UInt8]) -> TabSpec? {
    guard let document = try? JSONReader.read(bytes) else { return nil }
    let (spec, problems) = SpecReader.read(document)
    return problems.isEmpty ? spec : nil
  }

  private func checked(_ bytes: [UInt8], _ rule: Rule? = nil) -> Fixer.Checked {
    let found = check(bytes, rule)
    return Fixer.Checked(found.reach, found.diagnostics)
  }

  private typealias Found = (reach: Fixer.Checked.Reach, diagnostics: [Diagnostic])

  private func check(_ bytes: [UInt8], _ rule: Rule? = nil) -> Found {
    guard let spec = spec(bytes) else { return (.document, []) }
    var settings = LintSettings()
    if let rule {
      for other in Rule.all where other.id != rule.id {
        settings.severities[other.id] = .some(nil)
      }
    }
    return (.spec, Linter.lint(.init(spec, settings: settings)).diagnostics)
  }
}
