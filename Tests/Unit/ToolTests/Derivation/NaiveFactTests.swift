import JSON
import TabModel
import Testing

@Suite("The second derivation's table")
struct NaiveFactTests {
  @Test("has the product's major releases")
  func releases() { #expect(NaiveFacts.majorReleases == Version.majorReleases) }

  @Test("has the product's capacities of bars at the bottom", arguments: Version.majorReleases)
  func capacities(_ major: Int) throws {
    let tabs = (1...20).map { #"{"identifier": "t\#($0)", "title": "T"}"# }
    let source = #"{"tabs": [\#(tabs.joined(separator: ","))]}"#
    let resolver = Resolver(SpecReader.read(try JSONReader.read(Array(source.utf8))).spec)
    let facts = try #require(NaiveFacts.releases.first { $0.major == major })
    for platform in Platform.all {
      let release = max(Version(major), platform.firstRelease)
      guard release.major == major else { continue }
      let bars = platform.windowSizes.compactMap { windowSize in
        resolver.layout(
          in: Environment(
            platform, osVersion: release, sizeClass: windowSize.sizeClass,
            orientation: windowSize.orientation)
        ).tabBar
      }
      // Of twenty tabs a bar with a limit shows as many as fit beside More.
      let capacities = Set(bars.filter { $0.overflow == .more }.map(\.items.count))
      #expect(capacities == Set([facts.capacities[platform.name.rawValue]].compactMap(\.self)))
    }
  }

  @Test(
    "has the product's first release of an iPhone Duo, and its first SDK with a bar at the side")
  func iPhoneDuo() throws {
    let release = NaiveFacts.firstDuoRelease
    let sdk = NaiveFacts.firstSDKWithSideBar
    #expect(Platform.iPhoneDuo.firstRelease == Version(release.major, release.minor))
    let source = #"{"tabs": [{"identifier": "a", "title": "A"}]}"#
    let resolver = Resolver(SpecReader.read(try JSONReader.read(Array(source.utf8))).spec)
    for windowSize in Platform.iPhoneDuo.windowSizes {
      for minor in 0...sdk.minor + 1 {
        let bar = try #require(
          resolver.layout(
            in: Environment(
              .iPhoneDuo, sdkVersion: Version(sdk.major, minor), sizeClass: windowSize.sizeClass,
              orientation: windowSize.orientation)
          ).tabBar)
        let isAtSide =
          minor >= sdk.minor
          && NaiveFacts.hasSideBar(windowSize.sizeClass.rawValue, windowSize.orientation?.rawValue)
        #expect((bar.position == .trailing) == isAtSide)
      }
    }
  }
}
