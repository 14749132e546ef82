import JSON
import TabModel

/// Environments in words: `all iPhones; an iPad of compact width on 18`. Releases are named only where
/// something differs between them.
struct Whereabouts {
  private let parts: [String]

  var text: String { parts.joined(separator: "; ") }

  /// The end of a sentence: ` on all iPhones and in a narrow iPad window`.
  var phrase: String {
    " " + listed(parts.map { "\($0.contains(" window") ? "in" : "on") \($0)" })
  }

  /// - Parameters:
  ///   - set: the environments that are meant.
  ///   - all: the environments of the spec, by platform.
  init(_ set: EnvironmentSet, among all: [Environment]) {
    let named = all.indices.filter(set.contains)
    guard named.count < all.count else {
      parts = ["everywhere"]
      return
    }
    let platforms = named.map { all[$0].platform }.uniqued()
    parts = platforms.flatMap { platform in
      Self.parts(
        of: platform, named: named.map { all[$0] }.filter { $0.platform == platform },
        releases: all.filter { $0.platform == platform }.map(\.osVersion))
    }
  }

  private static func parts(
    of platform: Platform, named: [Environment], releases: [Version]
  ) -> [String] {
    var shared: [(surfaces: [Surface], releases: [Version])] = []
    for release in named.map(\.osVersion).uniqued() {
      let surfaces = named.filter { $0.osVersion == release }.map(\.surface)
      if let known = shared.firstIndex(where: { $0.surfaces == surfaces }) {
        shared[known].releases.append(release)
      } else {
        shared.append((surfaces, [release]))
      }
    }
    let count = releases.uniqued().count
    return shared.flatMap { surfaces, releases in
      let numbers = releases.map { $0.minor == 0 ? "\($0.major)" : "\($0)" }
      let suffix = releases.count == count ? "" : " on \(listed(numbers))"
      return words(for: surfaces, of: platform).map { $0 + suffix }
    }
  }

  /// Names the surfaces of a platform: all, those of one width or orientation, or one by one.
  private static func words(for surfaces: [Surface], of platform: Platform) -> [String] {
    let known = platform.lintSurfaces
    func one(_ name: String) -> String {
      (name.first.map("AEIOUaeiou".contains) == true ? "an " : "a ") + name
    }
    guard surfaces.count < known.count else {
      return [known.count > 1 ? "all \(platform.device)s" : one(platform.device)]
    }
    if let orientation = known.compactMap(\.orientation).first(where: { orientation in
      surfaces == known.filter { $0.orientation == orientation } && surfaces.count > 1
    }) {
      return [one("\(platform.device) in \(orientation.rawValue)")]
    }
    var left = surfaces
    var words: [String] = []
    for width in SizeClass.allCases {
      let whole = known.filter { $0.sizeClass == width }
      guard whole.count > 1, whole.allSatisfy(surfaces.contains) else { continue }
      words.append(one(platform.widthName(width).window))
      left.removeAll { $0.sizeClass == width }
    }
    return words
      + left.map { surface in
        let orientation = surface.orientation.map { " in \($0.rawValue)" } ?? ""
        // In portrait an iPhone has one width only, and it goes without saying.
        let isOnly = !known.contains {
          $0.orientation == surface.orientation && $0.sizeClass != surface.sizeClass
        }
        let isDisplay = platform.isSpecialDevice
        let isWhole = known.count { $0.sizeClass == surface.sizeClass } == 1
        let device =
          isOnly && !isDisplay ? platform.device : platform.widthName(surface.sizeClass).window
        return one(device) + (isDisplay && isWhole ? "" : orientation)
      }
  }
}
