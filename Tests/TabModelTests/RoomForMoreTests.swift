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
    #expect(
      Set(all).count == all.count && all.count <= 64,
      "rules count environments by the bits of a UInt64")
  }

  @Test("for every platform, of 8, and each name means one")
  func platforms() {
    let names = PlatformName.allCases
    #expect(names.count <= 8, "a diff counts platforms by 8 bits")
    #expect(Platform.usual.map(\.name) == names)
    let platforms = names.map { Platform.platform($0) }.filter { !$0.surfaces.isEmpty }
    #expect(platforms.map(\.name) == names)
    var others: [String] = []
    for platform in Platform.all {
      let names = platform.aliases + (platform.isSpecialDevice ? [] : [platform.name.rawValue])
      others += names.filter { Platform.named($0) != platform }
    }
    #expect(others == [])
  }

  @Test("for every key of a node, of 32, and every Boolean one, of 16")
  func keys() throws {
    let keys = NodeKey.allCases
    let booleans = keys.filter { if case .bool = $0.definition.shape { true } else { false } }
    #expect(keys.count <= 32 && booleans.count <= 16, "nodes have a UInt32 and a UInt16 of them")
    #expect(Set(keys.map(\.bit)).subtracting([0]).count == keys.count)
    // Each is true or false by itself.
    for key in booleans {
      let place: Place =
        key.kinds == [.search] ? .search : key.kinds == [.group] ? .group : .tab
      for value in [true, false] {
        let node = try read(place.document(with: [(key.name, "\(value)")])).nodes[0]
        let found = booleans.map {
          [node.isWritten($0), node.isTrue($0), node.isFalse($0)] == [true, value, !value]
        }
        #expect(found == booleans.map { $0 == key }, "\(key.name)")
      }
    }
  }
}
