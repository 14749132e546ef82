/// What the second derivation takes for granted and a release may change: a table of its own, so that
/// it does not follow the product unasked. `NaiveFactTests` compares the two.
struct NaiveFacts {
  let major: Int
  /// resolution.md section 5, overflow: by platform, the most items of a bar at the bottom without More.
  let capacities: [String: Int]

  static let releases = [
    NaiveFacts(major: 18, capacities: ["iOS": 5, "iPadOS": 5]),
    NaiveFacts(major: 26, capacities: ["iOS": 5, "iPadOS": 5]),
    NaiveFacts(major: 27, capacities: ["iOS": 5, "iPadOS": 5]),
  ]

  static let majorReleases = releases.map(\.major)

  /// resolution.md section 1: the first release of an iPhone Duo.
  static let firstDuoRelease: NaiveVersion = (27, 1)

  /// resolution.md section 3: the first SDK that puts an iPhone Duo's bar at the side.
  static let firstSDKWithSideBar: NaiveVersion = (27, 1)

  /// resolution.md section 3: the displays of an iPhone Duo that have the bar at the side.
  static func hasSideBar(_ sizeClass: String, _ orientation: String?) -> Bool {
    sizeClass == "compact" || orientation == "landscape"
  }

  /// The capacity of bars at the bottom; `max` if there are none.
  static func capacity(on platform: String, _ major: Int) -> Int {
    releases.first { $0.major == major }?.capacities[platform] ?? .max
  }
}
