import Foundation
import JSON
import TabModel
import TabReports
import TestTool
import Testing

/// The search against trying everything out, which shares no code with it.
/// `TABSPEC_CUSTOMIZATIONS=full` does that for ten times the specs and more, which takes minutes.
@Suite("The search of lint --customizations")
struct CustomizationSearchTests {
  private static let factor =
    ProcessInfo.processInfo.environment["TABSPEC_CUSTOMIZATIONS"] == "full" ? 10 : 1

  private static let environments: [Environment] = [
    Environment(.iPadOS), Environment(.iPadOS, orientation: .portrait),
    Environment(.iPadOS, osVersion: Version(18)), Environment(.macCatalyst),
    Environment(.iPhoneDuo, sizeClass: .regular, orientation: .landscape),
  ]

  /// Compares the search with trying everything out.
  ///
  /// - Returns: how many destinations can be lost, whether the bar can be emptied, and what is wrong.
  private func compare(
    _ spec: TabSpec, _ environment: Environment
  ) -> (lost: Int, empties: Bool, wrong: [String]) {
    let start = Resolver(spec).layout(in: environment)
    let found = CustomizationSearch(start)
    let explored = Exploration(spec, in: environment)
    var wrong = start.readsCustomization ? [] : ["cannot be customized"]
    func check(_ isRight: Bool, _ what: String) { if !isRight { wrong.append(what) } }

    let candidates = start.candidates
    let (losses, session) = found.losses(among: candidates)
    let expected = explored.unreachable.filter { candidates[$0.key] }
    let counted = Dictionary(uniqueKeysWithValues: losses.map { ($0.node, $0.count) })
    check(counted == expected, "loses \(counted), not \(expected)")
    check(session.count == expected.values.min() ?? 0, "loses after \(session)")
    let lost = play(session, spec, environment)?.destinations.filter {
      $0.via == .unreachable && candidates[$0.node] && expected[$0.node] == session.count
    }
    check(lost?.isEmpty == expected.isEmpty, "does not lose after \(session)")

    let emptying = found.emptyingBar()
    let shortest = spec.isTabBarHidden?.value == true ? nil : explored.emptyBar
    check(emptying?.count == shortest, "empties after \(String(describing: emptying))")
    if let emptying {
      let bar = play(emptying, spec, environment)?.tabBar
      check(bar?.items.isEmpty == true, "does not empty after \(emptying)")
    }
    return (expected.count, emptying != nil, wrong)
  }

  /// The layout after some steps; nil if one of them is not possible.
  private func play(
    _ steps: [CustomizationStep], _ spec: TabSpec, _ environment: Environment
  ) -> Layout? {
    var session = EditingSession(spec, in: environment)
    let arePossible = steps.allSatisfy { step in
      switch step.kind {
      case .hide: session.take(.hide(step.identifier))
      case .show: session.take(.show(step.identifier))
      case .remove: session.take(.remove(step.identifier))
      }
    }
    return arePossible ? session.layout : nil
  }

  @Test("finds what trying everything out finds")
  func membership() throws {
    var (lost, empties, safe) = (0, 0, 0)
    for seed in 0..<80 * Self.factor {
      var specs = SmallSpecs(seed: UInt64(10_000 + seed))
      let object = specs.spec(most: 7)
      let data = try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
      let (spec, problems) = SpecReader.read(try JSONReader.read(Array(data)))
      // Each tab that can be hidden doubles the states: of such specs only a few are compared.
      let isLarge = spec.nodes.count { $0.isTrue(.allowsHiding) } > 3
      if isLarge, Self.factor == 1, !seed.isMultiple(of: 20) { continue }
      let result = compare(spec, specs.generator.pick(Self.environments))
      lost += result.lost
      empties += result.empties ? 1 : 0
      if result.lost == 0 { safe += 1 }
      #expect(
        result.wrong == [] && problems.isEmpty,
        "seed \(seed) \(String(decoding: data, as: UTF8.self))")
    }
    #expect(lost >= 6 && empties >= 4 && safe >= 20, "\(lost), \(empties), \(safe)")
  }
}
