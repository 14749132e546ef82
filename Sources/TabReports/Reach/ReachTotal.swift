package import TabModel

/// How far away everything is on one platform: over all its destinations in all its environments.
///
/// Groups of which only the contents can be reached do not count: they are headings there.
package struct ReachTotal: Sendable {
  package let platform: Platform
  /// How many destinations were counted, once for each environment.
  package internal(set) var count = 0
  /// How many of them taps lead to.
  package internal(set) var reached = 0
  /// All taps together.
  package internal(set) var taps = 0
  /// The most taps to anything.
  package internal(set) var maximum = 0
  /// How many are one tap away.
  package internal(set) var withinOne = 0
  /// How many are one or two taps away.
  package internal(set) var withinTwo = 0

  init(platform: Platform) { self.platform = platform }

  /// How many taps do not lead to: those that need customizing, and those out of reach.
  package var unreached: Int { count - reached }

  mutating func add(_ destination: Destination) {
    if destination.via == .children { return }
    count += 1
    guard let taps = destination.taps else { return }
    reached += 1
    self.taps += taps
    maximum = max(maximum, taps)
    if taps <= 1 { withinOne += 1 }
    if taps <= 2 { withinTwo += 1 }
  }

  /// The mean of the taps to what taps lead to, with two digits: `1.67`; nil where that is nothing.
  package var mean: String? {
    guard reached > 0 else { return nil }
    let hundredths = (taps * 200 + reached) / (reached * 2)
    let digits = hundredths % 100
    return "\(hundredths / 100).\(digits < 10 ? "0" : "")\(digits)"
  }

  /// What percentage of the destinations a number of them is, rounded, except for 0 and 100, which
  /// mean none and all; nil where there are no destinations.
  package func percentage(_ part: Int) -> Int? {
    guard count > 0 else { return nil }
    if part == 0 || part == count { return part == 0 ? 0 : 100 }
    return min(99, max(1, (part * 200 + count) / (count * 2)))
  }
}
