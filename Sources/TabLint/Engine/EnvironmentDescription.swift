import JSON
import TabModel

/// Describes environments: `on iPhone and a large iPad in landscape, and in a compact iPad window with iPadOS 18`.
/// Names releases only if they differ.
///
/// - Parameter all: the environments of the spec, by platform.
func description(of set: EnvironmentSet, among all: [Environment]) -> String {
  let named = all.indices.filter(set.contains).map { all[$0] }
  if named.count == all.count { return "everywhere" }
  let places = named.grouped(by: \.platform).flatMap { platform, named in
    parts(
      of: platform, named: named,
      releases: Set(all.filter { $0.platform == platform }.map(\.osVersion)).count)
  }
  let windows = places.filter { has("window", in: $0) }
  let devices = places.filter { !windows.contains($0) }
  return [("on", devices), ("in", windows)].filter { !$0.1.isEmpty }
    .map { "\($0) \(separated($1))" }.joined(separator: places.count > 2 ? ", and " : " and ")
}

/// Returns whether a text has a word between spaces.
private func has(_ word: String, in text: String) -> Bool {
  text.utf8.split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual(word.utf8) }
}

/// Lists places, with a comma before the last if another one has an `and` of its own.
private func separated(_ places: [String]) -> String {
  guard let last = places.last, places.dropLast().contains(where: { has("and", in: $0) }) else {
    return listed(places)
  }
  return places.dropLast().joined(separator: ", ") + ", and \(last)"
}

/// - Parameter releases: the number of releases of the platform.
private func parts(of platform: Platform, named: [Environment], releases: Int) -> [String] {
  let byRelease = named.grouped(by: \.osVersion)
  let shared = byRelease.grouped { $0.elements.map(\.windowSize) }
  // Releases are left out if all have the same environments.
  let isAlways = byRelease.count == releases
  let always =
    isAlways
    ? shared[0].key.filter { windowSize in shared.allSatisfy { $0.key.contains(windowSize) } } : []
  let others = shared.flatMap { windowSizes, releases -> [String] in
    let left =
      windowSizes.count == platform.lintWindowSizes.count
      ? windowSizes : windowSizes.filter { !always.contains($0) }
    guard windowSizes != always else { return [] }
    let numbers = releases.map(\.key).map { $0.minor == 0 ? "\($0.major)" : "\($0)" }
    return words(for: left, of: platform)
      .map { "\($0) with \(platform.name.rawValue) \(listed(numbers))" }
  }
  return (always.isEmpty ? [] : words(for: always, of: platform)) + others
}

/// Describes the window sizes of a platform: all, one width or orientation, or a list.
private func words(for windowSizes: [WindowSize], of platform: Platform) -> [String] {
  let known = platform.lintWindowSizes
  func one(_ name: String) -> String {
    (name.first.map("AEIOUaeiou".contains) == true ? "an " : "a ") + name
  }
  guard windowSizes.count < known.count else { return [platform.device] }
  if let orientation = known.compactMap(\.orientation).first(where: { orientation in
    windowSizes == known.filter { $0.orientation == orientation } && windowSizes.count > 1
  }) {
    return [one("\(platform.device) in \(orientation.rawValue)")]
  }
  var left = windowSizes
  var words: [String] = []
  for width in SizeClass.allCases {
    let whole = known.filter { $0.sizeClass == width }
    guard whole.count > 1, whole.allSatisfy(windowSizes.contains) else { continue }
    words.append(one(platform.widthName(width).window))
    left.removeAll { $0.sizeClass == width }
  }
  words += left.map { windowSize in
    let orientation = windowSize.orientation.map { " in \($0.rawValue)" } ?? ""
    // In portrait an iPhone has only one width, which isn't named.
    let isOnly = !known.contains {
      $0.orientation == windowSize.orientation && $0.sizeClass != windowSize.sizeClass
    }
    let isDisplay = platform.isSpecialDevice
    let isWhole = known.count { $0.sizeClass == windowSize.sizeClass } == 1
    let device =
      isOnly && !isDisplay ? platform.device : platform.widthName(windowSize.sizeClass).window
    return one(device) + (isDisplay && isWhole ? "" : orientation)
  }
  let owner = one(platform.device) + "'s "
  return words.enumerated().map { position, word in
    position > 0 && word.hasPrefix(owner) ? "its " + word.dropFirst(owner.count) : word
  }
}
