import TabModel

/// Taps to all destinations of a device in all its environments, in one framework.
///
/// Groups that only lead to their children do not count: they are headings.
struct ReachTotal: Sendable {
  let platform: Platform
  let askedFramework: Framework?
  private(set) var count = 0
  private(set) var reached = 0
  private(set) var taps = 0
  private(set) var maximum = 0
  private(set) var withinOne = 0
  private(set) var withinTwo = 0

  init(platform: Platform, askedFramework: Framework?) {
    self.platform = platform
    self.askedFramework = askedFramework
  }

  /// The device, and the framework if it was asked for: `iPhone in SwiftUI`.
  var name: String { platform.device + (askedFramework.map { " in \($0.rawValue)" } ?? "") }

  /// Destinations that need customizing or are unreachable.
  var unreached: Int { count - reached }

  mutating func add(_ route: Route) {
    if route.via == .children { return }
    count += 1
    guard let taps = route.taps else { return }
    reached += 1
    self.taps += taps
    maximum = max(maximum, taps)
    if route.isImmediate { withinOne += 1 }
    if taps <= 2 { withinTwo += 1 }
  }

  /// Mean number of taps, with two digits: `1.67`; nil without destinations.
  var mean: String? {
    guard reached > 0 else { return nil }
    let hundredths = (taps * 200 + reached) / (reached * 2)
    let digits = hundredths % 100
    return "\(hundredths / 100).\(digits < 10 ? "0" : "")\(digits)"
  }

  /// Rounded percentage of destinations, with 0 and 100 for none and all only; nil without
  /// destinations.
  func percentage(_ part: Int) -> Int? {
    guard count > 0 else { return nil }
    if part == 0 || part == count { return part == 0 ? 0 : 100 }
    return min(99, max(1, (part * 200 + count) / (count * 2)))
  }
}
