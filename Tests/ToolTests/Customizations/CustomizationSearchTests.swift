import Foundation
import JSON
import TabModel
import TabReports
import TestTool
import Testing

/// The search against trying everything out, which shares no code with it.
/// `TABSPEC_CUSTOMIZATIONS=full` does that for ten times the specs, which takes minutes.
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
  /// - Returns: how many destinations can be lost, and whether the bar can be emptied.
  private func compare(
    _ spec: TabSpec, _ environment: Environment, _ name: String
  ) throws -> (lost: Int, empties: Bool) {
    let start = Resolver(spec).layout(in: environment)
    try #require(start.readsCustomization)
    let found = CustomizationSearch(start)
    let explored = Exploration(spec, in: environment)

    let candidates = start.candidates
    let (losses, session) = found.losses(among: candidates)
    let expected = explored.unreachable.filter { candidates[$0.key] }
    let counted = Dictionary(uniqueKeysWithValues: losses.map { ($0.node, $0.count) })
    #expect(counted == expected, "\(name)")
    #expect(session.count == expected.values.min() ?? 0, "\(name)")
    let lost = play(session, spec, environment, name).destinations.filter {
      $0.via == .unreachable && candidates[$0.node]
    }
    #expect(lost.contains { expected[$0.node] == session.count } == !expected.isEmpty, "\(name)")

    let emptying = found.emptyingBar()
    #expect(
      emptying?.count == (spec.isTabBarHidden?.value == true ? nil : explored.emptyBar), "\(name)")
    if let emptying {
      #expect(play(emptying, spec, environment, name).tabBar?.items.isEmpty == true, "\(name)")
    }
    return (expected.count, emptying != nil)
  }

  /// The layout after some steps, all of which have to be possible.
  private func play(
    _ steps: [CustomizationStep], _ spec: TabSpec, _ environment: Environment, _ name: String
  ) -> Layout {
    var session = EditingSession(spec, in: environment)
    for step in steps {
      let isPossible =
        switch step.kind {
        case .hide: session.take(.hide(step.identifier))
        case .show: session.take(.show(step.identifier))
        case .remove: session.take(.remove(step.identifier))
        }
      #expect(isPossible, "\(name): \(step)")
    }
    return session.layout
  }

  @Test("finds what trying everything out finds", arguments: 0..<2)
  func membership(_ part: Int) throws {
    var (lost, empties, safe) = (0, 0, 0)
    for seed in part * 20 * Self.factor..<(part + 1) * 20 * Self.factor {
      var specs = SmallSpecs(seed: UInt64(10_000 + seed))
      let object = specs.spec(most: 7)
      let data = try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
      let (spec, problems) = SpecReader.read(try JSONReader.read(Array(data)))
      try #require(problems.isEmpty)
      let name = "seed \(seed) \(String(decoding: data, as: UTF8.self))"
      let result = try compare(spec, specs.generator.pick(Self.environments), name)
      lost += result.lost
      empties += result.empties ? 1 : 0
      if result.lost == 0 { safe += 1 }
    }
    #expect(lost >= 3 && empties >= 2 && safe >= 10, "\(lost), \(empties), \(safe)")
  }
}
