import TabModel

/// Taps to all destinations of a device in all its environments, in one framework.
struct ReachTotal: Sendable {
  let name: String
  let platform: Platform
  let askedFramework: Framework?
  /// Routes to destinations. Groups that only lead to their children do not count: they are headings.
  private let routes: [Route]
  /// Numbers of taps to reachable destinations.
  private let taps: [Int]

  init(_ name: String, _ environment: Environment, _ routes: [Route]) {
    self.name = name
    platform = environment.platform
    askedFramework = environment.askedFramework
    self.routes = routes.filter { $0.via != .children }
    taps = self.routes.compactMap(\.taps)
  }

  /// The device, and the framework if it was asked for: `iPhone in SwiftUI`.
  static func name(of environment: Environment) -> String {
    environment.platform.device + (environment.askedFramework.map { " in \($0.rawValue)" } ?? "")
  }

  var count: Int { routes.count }
  /// Destinations that need customizing or are unreachable.
  var unreached: Int { count - taps.count }
  /// Nil without reachable destinations.
  var maximum: Int? { taps.max() }
  var withinOne: Int { routes.count(where: \.isImmediate) }
  var withinTwo: Int { taps.count { $0 <= 2 } }

  /// Mean number of taps, with two digits: `1.67`; nil without destinations.
  var mean: String? {
    guard !taps.isEmpty else { return nil }
    let hundredths = (taps.reduce(0, +) * 200 + taps.count) / (taps.count * 2)
    let digits = hundredths % 100
    return "\(hundredths / 100).\(digits < 10 ? "0" : "")\(digits)"
  }

  /// Rounded percentage of destinations, with `0 %` and `100 %` for none and all only; nil without
  /// destinations.
  func percentage(_ part: Int) -> String? {
    guard count > 0 else { return nil }
    if part == 0 || part == count { return part == 0 ? "0 %" : "100 %" }
    let rounded = min(99, max(1, (part * 200 + count) / (count * 2)))
    return "\(rounded) %"
  }
}
