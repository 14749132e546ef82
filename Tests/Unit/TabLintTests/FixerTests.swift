import JSON
import TabLint
import Testing

@Suite("The fixer")
struct FixerTests {
  /// Texts of letters with findings, whose rules have the same names, and what is made of them: the
  /// text, and the letters that were fixed with their numbers.
  private struct Case: Sendable {
    let title: String
    let fixes: [Character: String]
    /// True if a letter that follows the same one has no finding.
    var isCalm = false
    var isError: @Sendable (Character, String) -> Bool = { _, _ in false }
    var isReadable: @Sendable (String) -> Bool = { _ in true }
    let results: KeyValuePairs<String, String>
  }

  private static let cases = [
    Case(
      title: "what waits is fixed by the next pass", fixes: ["a": ""],
      results: ["aaaaaaabaaa": "b, a 10"]),
    Case(
      title: "rules that undo each other's fixes leave the text as it was, but for others' fixes",
      fixes: ["x": "y", "y": "x", "!": "."], isCalm: true,
      results: ["x": "x", "y": "y", "x!": "x., ! 1", "y!!": "y.., ! 2", "!x": ".x, ! 1"]),
    Case(
      title: "a pass that makes the text unreadable is reverted", fixes: ["a": "#", "b": "B"],
      isReadable: { !$0.contains("#") }, results: ["a.b.a.b": "a.B.a.B, b 2"]),
    Case(
      title: "a pass with new errors is reverted", fixes: ["a": "!"],
      isError: { letter, _ in letter == "!" }, results: ["aha": "aha"]),
    Case(
      title: "what failed at first is made when others have made room for it",
      fixes: ["a": "!", "b": "?"],
      isError: { letter, text in letter == "!" && text.first != "?" },
      results: [
        "a..b": "a..?, b 1", "b..a": "?..!, b 1, a 1", "?..a": "?..!, a 1",
        "b.a.a": "?.!.!, b 1, a 2",
      ]),
    Case(
      title: "what failed alone is made after what others fixed alone",
      fixes: ["a": "!", "b": "?", "c": "#"],
      isError: { letter, text in letter == "#" || letter == "!" && !text.contains("?") },
      results: ["a.b.c": "!.?.c, b 1, a 1"]),
    Case(
      title: "a fix that changes nothing is none", fixes: ["a": "a"], results: ["a.b": "a.b"]),
    Case(
      title: "a fix that makes more of what it takes away is none", fixes: ["a": "aa", "b": "b.b"],
      results: ["a.b": "a.b"]),
  ]

  @Test("makes what can be made, and a second run makes nothing")
  func results() {
    for example in Self.cases {
      let fixer = Fixer(includesUnsafe: false) { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        guard example.isReadable(text) else { return .init(.document, []) }
        return .init(
          .spec,
          zip(text, " " + text).enumerated().compactMap { offset, letters in
            let (letter, previous) = letters
            if example.isCalm, letter == previous { return nil }
            if let fixed = example.fixes[letter] {
              return finding(String(letter), [(offset..<offset + 1, fixed)], at: offset)
            }
            return example.isError(letter, text)
              ? finding("error", [], at: offset, severity: .error) : nil
          })
      }
      for (text, expected) in example.results {
        let outcome = fixer.fix(Array(text.utf8))
        let fixed = outcome.fixed.map { ", \($0.rule) \(outcome.count($0))" }
        let result = String(decoding: outcome.bytes, as: UTF8.self) + fixed.joined()
        #expect(result == expected, "\(example.title): \(text)")
        #expect(fixer.fix(outcome.bytes).bytes == outcome.bytes, "\(example.title): \(text)")
      }
    }
  }

  @Test("what is no spec yet may show mistakes that were hidden")
  func hiddenMistakes() {
    let fixer = Fixer(includesUnsafe: false) { bytes in
      let first = finding("key", [(0..<1, "bb")], severity: .error)
      let hidden = finding("value", [], severity: .error)
      return .init(.document, bytes.count == 1 ? [first] : [hidden, hidden])
    }
    let outcome = fixer.fix(Array("a".utf8))
    #expect(outcome.bytes == Array("bb".utf8))
    #expect(outcome.fixed.map(\.title) == ["fix key"])
  }

  @Test("a rule that feeds itself comes to an end")
  func growing() {
    let fixer = Fixer(includesUnsafe: false) { _ in
      .init(.spec, [finding("a", [(0..<0, "a")])])
    }
    #expect(fixer.fix([]).bytes.count == Fixer.maximumPasses)
  }

  @Test("fixes that are not safe wait to be asked for, and are counted")
  func unsafe() {
    let outcomes = [false, true].map { includesUnsafe in
      Fixer(includesUnsafe: includesUnsafe) { bytes in
        .init(.spec, bytes == [97] ? [finding("a", [(0..<1, "b")], isSafe: false)] : [])
      }.fix([97])
    }
    let results = outcomes.map { outcome in
      "\(String(decoding: outcome.bytes, as: UTF8.self)), \(outcome.count), \(outcome.unsafe)"
    }
    #expect(results == ["a, 0, 1", "b, 1, 0"])
  }

  @Test("many fixes are made in one sweep")
  func manyFixes() {
    let count = 10_000
    var checks = 0
    let outcome = Fixer(includesUnsafe: false) { bytes in
      checks += 1
      return .init(
        .spec,
        bytes.indices.filter { bytes[$0] == UInt8(ascii: "a") }.map {
          finding("a", [($0..<$0 + 1, "bc")], at: $0)
        })
    }.fix(Array(String(repeating: "a.", count: count).utf8))
    #expect(outcome.bytes.count == 3 * count)
    #expect(outcome.count == count)
    #expect(checks == 2)
  }

  @Test("plans do not depend on the order of findings, and something is always made")
  func deterministic() {
    // Numbers that are the same on every run.
    var state: UInt64 = 7
    func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    for _ in 0..<300 {
      let findings = (0..<8).map { index in
        let starts = (0..<1 + below(3)).map { _ in below(10) }
        return finding(
          "rule\(index)", starts.map { ($0..<$0 + below(11 - $0), "x") },
          at: below(10))
      }
      let usable = findings.filter { !plan([$0]).isEmpty }
      let expected = plan(findings)
      #expect(expected.isEmpty == usable.isEmpty)
      #expect(plan(findings.reversed()).choices == expected.choices)
      #expect(plan(findings.shuffled()).fixed(digits) == expected.fixed(digits))
    }
  }

  private func plan(_ findings: [Diagnostic]) -> FixPlan {
    FixPlan(findings, includesUnsafe: false, length: digits.count)
  }

  private let digits = Array("0123456789".utf8)
}

/// A finding with a fix.
private func finding(
  _ rule: String, _ edits: [(ByteRange, String)], at offset: Int = 0, isSafe: Bool = true,
  severity: Diagnostic.Severity = .warning
) -> Diagnostic {
  Diagnostic(
    rule: rule, severity: severity, message: rule, range: offset..<offset,
    fixes: edits.isEmpty
      ? [] : [Fix("fix \(rule)", isSafe: isSafe, edits.map { .init($0.0, $0.1) })])
}
