import Testing

@testable import TabModel

@Suite("The table of releases")
struct ReleaseTableTests {
  private let keys = SpecObject.allCases.flatMap(\.keys)

  @Test("has the release of every key")
  func keysHaveReleases() {
    for key in keys {
      #expect(
        Version.majorReleases.contains(key.since.major),
        "'\(key.name)' is since \(key.since): add that release to Version.releases")
    }
  }

  @Test("has the compiler of each SDK after those that generated code relies on")
  func compilers() {
    for major in Version.majorReleases where major > 26 {
      #expect(
        Version(major).compiler != nil,
        "name the compiler of the SDK of \(major) in Version.releases")
    }
    #expect(Version(26, 1).compiler == nil)
    #expect(Version(27, 1).compiler == "6.4")
    #expect(Version(99).compiler == nil)
  }
}
