import Testing

@testable import TabModel

@Suite("The table of releases")
struct ReleaseTableTests {
  @Test("is in order, and has the release of every key")
  func releases() {
    let majors = Version.majorReleases
    #expect(majors == majors.sorted())
    #expect(Version.oldest.major == majors.first && Version.newest.major == majors.last)
    let others = majors.filter { Version("\($0)") != Version($0) }
    #expect(others == [])
    let keys = SpecObject.allCases.flatMap(\.keys).filter { !majors.contains($0.since.major) }
    let unknown = keys.map { "\($0.name) since \($0.since)" }
    #expect(unknown == [], "add the release to Version.releases")
  }

  @Test("has the compiler of each SDK after those that generated code relies on")
  func compilers() {
    let unknown = Version.majorReleases.filter { $0 > 26 && Version($0).compiler == nil }
    #expect(unknown == [], "name the compiler of the SDK in Version.releases")
    let others = [Version(26, 1), Version(27, 1), Version(99)]
    #expect(others.map(\.compiler) == [nil, "6.4", nil])
  }

  /// What is known of a system and an SDK; a release that is added needs its rows.
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

  @Test("has the item of a compact bar that may be separate, for each system and SDK")
  func distinctItems() {
    var found: [String: DistinctItemRule] = [:]
    for system in Version.majorReleases {
      for sdk in Version.majorReleases {
        found["\(Version(system)) built with \(Version(sdk))"] = DistinctItemRule(
          Environment(
            .iOS, osVersion: Version(system), sdkVersion: Version(sdk), sizeClass: .compact))
      }
    }
    #expect(found == Self.rules)
  }
}
