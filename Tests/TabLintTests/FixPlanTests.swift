import JSON
import Testing

@Suite("Plans of fixes")
struct FixPlanTests {
  @Test("edits are made, everything between them stays")
  func applies() {
    let plan = plan([finding("a", [(1..<2, "")]), finding("b", [(3..<3, "xyz"), (5..<6, "é")])])
    #expect(made(plan) == "02xyz34é6789")
    #expect(plan.choices.map(\.rule) == ["a", "b"])
  }

  @Test("what overlaps or touches an edit waits")
  func overlapping() {
    for (second, waits) in [
      (0..<1, false), (1..<2, true), (2..<4, true), (3..<3, true), (4..<5, true), (4..<4, true),
      (1..<8, true),
      (2..<2, true), (5..<6, false), (0..<0, false), (5..<5, false),
    ] {
      let plan = plan([finding("a", [(2..<4, "-")], at: 0), finding("b", [(second, "+")], at: 1)])
      #expect(plan.choices.count == (waits ? 1 : 2), "\(second)")
    }
  }

  @Test("a fix is made as a whole or not at all")
  func whole() {
    let plan = plan([
      finding("a", [(0..<1, "A"), (8..<9, "I")], at: 0), finding("b", [(3..<4, "D")], at: 1),
      finding("c", [(5..<6, "F"), (9..<10, "J")], at: 2),
    ])
    #expect(plan.choices.map(\.rule) == ["a", "b"])
    #expect(made(plan) == "A12D4567I9")
  }

  @Test("the first fix that may be made is the one that counts")
  func alternatives() {
    var diagnostic = finding("a", [])
    diagnostic.fixes = [
      Fix("x", isSafe: false, [.init(0..<1, "x")]), Fix("y", isSafe: true, [.init(0..<1, "y")]),
    ]
    #expect(made(plan([diagnostic])) == "y123456789")
    #expect(made(plan([diagnostic], includesUnsafe: true)) == "x123456789")
    diagnostic.fixes.removeLast()
    #expect(plan([diagnostic]).isEmpty)
  }

  @Test("fixes that cannot be meant are not made")
  func hostile() {
    let hostile: [[(ByteRange, String)]] = [
      [], [(5..<11, "")], [(11..<11, "x")], [(1..<3, "a"), (2..<4, "b")],
      [(1..<3, "a"), (3..<4, "b")], [(4..<5, "a"), (4..<5, "a")], [(0..<0, "a"), (0..<0, "b")],
    ]
    for edits in hostile { #expect(plan([finding("a", edits)]).isEmpty, "\(edits)") }
    #expect(made(plan([finding("a", [(10..<10, "!")])])) == "0123456789!")
    #expect(made(plan([finding("a", [(0..<10, "")])])) == "")
  }

  @Test("the order of findings does not matter, and something is always made")
  func deterministic() {
    var random = Numbers(seed: 7)
    for _ in 0..<300 {
      let findings = (0..<8).map { index in
        let starts = (0..<1 + random.below(3)).map { _ in random.below(10) }
        return finding(
          "rule\(index)", starts.map { ($0..<$0 + random.below(11 - $0), "x") },
          at: random.below(10))
      }
      let usable = findings.filter { !plan([$0]).isEmpty }
      let expected = plan(findings)
      #expect(expected.isEmpty == usable.isEmpty)
      #expect(plan(findings.reversed()).choices == expected.choices)
      #expect(made(plan(findings.shuffled())) == made(expected))
    }
  }

  private func plan(_ findings: [Diagnostic], includesUnsafe: Bool = false) -> FixPlan {
    FixPlan(findings, includesUnsafe: includesUnsafe, length: 10)
  }

  private func made(_ plan: FixPlan) -> String {
    String(decoding: plan.fixed(Array("0123456789".utf8)), as: UTF8.self)
  }
}

/// A small source of numbers that are the same on every run.
struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
