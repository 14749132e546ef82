import TabModel
import Testing

/// Platforms, releases and keys are counted by bits in some places. A new one that has no bit left
/// fails here, and not in silence.
@Suite("There is a bit")
struct RoomForMoreTests {
  @Test("for every environment that a spec can have, of 64")
  func environments() {
    // From the oldest release on is the most that a target can have.
    // A spec is UIKit's or SwiftUI's, so that it does not have both kinds of Macs unless it says so.
    let all = Platform.all.flatMap { device in
      device.releases(from: .oldest).flatMap(device.environments)
    }
    #expect(Set(all).count == all.count)
    #expect(all.count <= 64, "rules count environments by the bits of a UInt64")
  }

  @Test("for every platform, of 8, and each its own")
  func platforms() {
    #expect(PlatformName.allCases.count <= 8, "a diff counts platforms by 8 bits")
    for platform in PlatformName.allCases {
      #expect(Platform.platform(platform).name == platform)
      #expect(Platform.platform(platform).surfaces.isEmpty == false)
    }
    #expect(Platform.usual.map(\.name) == PlatformName.allCases)
    for platform in Platform.all {
      for name in platform.aliases + (platform.isSpecialDevice ? [] : [platform.name.rawValue]) {
        #expect(Platform.named(name) == platform, "a name means one platform")
      }
    }
  }

  @Test("for every key of a node, of 32, and each its own")
  func keys() {
    #expect(NodeKey.allCases.count <= 32, "nodes count their keys by the bits of a UInt32")
    #expect(Set(NodeKey.allCases.map(\.bit)).count == NodeKey.allCases.count)
    #expect(!NodeKey.allCases.contains { $0.bit == 0 })
  }

  @Test("for every Boolean key of a node, of 16, and each its own")
  func booleanKeys() {
    let booleans = NodeKey.allCases.filter {
      if case .bool = $0.definition.shape { true } else { false }
    }
    #expect(booleans.count <= 16, "nodes count their true keys by the bits of a UInt16")
    #expect(Set(booleans.map(\.truthBit)).count == booleans.count)
    #expect(!booleans.contains { $0.truthBit == 0 }, "a Boolean key is never read as true")
  }

  @Test("of every release a spec may name: the first and the last of one list")
  func releases() {
    #expect(Version.majorReleases == Version.majorReleases.sorted())
    #expect(Version.oldest.major == Version.majorReleases.first)
    #expect(Version.newest.major == Version.majorReleases.last)
    for major in Version.majorReleases { #expect(Version("\(major)") == Version(major)) }
  }
}
