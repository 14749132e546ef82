import Testing

@testable import TabModel

/// What is known of a system and an SDK; a release that is added needs its rows.
@Suite("Which item of a compact bar may be separate")
struct DistinctItemTests {
  private static let rules: [String: DistinctItemRule] = [
    "18.0 built with 18.0": .none(.searchIsOrdinary),
    "18.0 built with 26.0": .none(.searchIsOrdinary),
    "18.0 built with 27.0": .none(.searchIsOrdinary),
    "26.0 built with 18.0": .none(.searchOfOldBuild),
    "26.0 built with 26.0": .searchTab(.distinctSearch),
    "26.0 built with 27.0": .searchTab(.distinctWithNewerSDK),
    "27.0 built with 18.0": .none(.searchOfOldBuild),
    "27.0 built with 26.0": .searchTab(.distinctWithOlderSDK),
    "27.0 built with 27.0": .prominentTab,
  ]

  @Test("has a row for each pair of system and SDK", arguments: Version.majorReleases)
  func pairs(_ system: Int) {
    for sdk in Version.majorReleases {
      let environment = Environment(
        .iOS, osVersion: Version(system), sdkVersion: Version(sdk), sizeClass: .compact)
      let name = "\(Version(system)) built with \(Version(sdk))"
      #expect(DistinctItemRule(environment) == Self.rules[name], "\(name)")
    }
  }
}
