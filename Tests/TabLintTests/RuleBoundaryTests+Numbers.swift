@testable import TabLint

/// Numbers in rules, on both sides of where they begin to matter.
extension RuleBoundaryTests {
  /// A title of so many visible characters, and one with one more. A family of four and a flag are one
  /// character each.
  private static func titles(_ most: Int, _ node: (String) -> String) -> [Case] {
    let fits = String(repeating: "x", count: most - 2) + "👨‍👩‍👧‍👦🇫🇷"
    return [
      Case(.longTitle, "\(most) visible characters", "{\"tabs\": [\(node("\"\(fits)\""))]}"),
      Case(.longTitle, "\(most + 1) visible characters", "{\"tabs\": [\(node("↓\"\(fits)x\""))]}"),
    ]
  }

  private static let longTitles: [Case] =
    titles(16) { #"{"identifier": "a", "title": \#($0)}"# }
    + titles(24) { #"{"identifier": "a", "title": \#($0), "children": []}"# }
    + titles(32) { group("g", #"{"identifier": "a", "title": \#($0)}"#) }

  private static let fullBars: [Case] = [
    ("tvOS", 7, ""), ("tvOS", 8, "↓"), ("visionOS", 12, ""), ("macCatalyst", 12, ""),
  ].map { (platform: String, count: Int, mark: String) -> Case in
    Case(
      .overflowTabs, "\(count) items on \(platform)",
      "{\(targets(platform)), \"tabs\": \(mark)[\(tabs(count))]}")
  }

  private static let reordering: [Case] = [(0, "↓"), (1, "↓"), (2, "")].map {
    (count: Int, mark: String) -> Case in
    Case(
      .noEffect, "reordering of \(count) children",
      "{\"tabs\": [\(group("g", tabs(count), #", "allowsReordering": \#(mark)true"#))]}")
  }

  /// A property on the release before its own and on its own, as the target's and as the node's.
  private static let releases: [Case] = [
    ("26.0", #""selectedImage": ↓"star""#), ("26.1", #""selectedImage": "star""#),
    ("18.3", #""isEnabled": ↓false"#), ("18.4", #""isEnabled": false"#),
  ].flatMap { (release: String, member: String) -> [Case] in
    let available = #", "availability": {"minimumVersion": "\#(release)"}"#
    return [
      Case(
        .propertyNewerThanTarget, "\(member.prefix { $0 != ":" }) with a target of \(release)",
        "{\(targets("iOS", release)), \"tabs\": [\(tabs(1, ", \(member)"))]}"),
      Case(
        .propertyNewerThanTarget, "\(member.prefix { $0 != ":" }) of a node since \(release)",
        "{\(targets("iOS")), \"tabs\": [\(tabs(1, ", \(member)\(available)"))]}"),
    ]
  }

  private static let unused = #"{"rule": "long-title", "reason": "r"}"#
  private static let hiding = #"{"rule": "unused-suppression", "reason": "r"}"#

  private static let suppressions = [
    Case(
      .unusedSuppression, "beside a suppression of the rule",
      "{\"suppress\": [\(unused), \(hiding)], \"tabs\": [\(tabs(2))]}"),
    Case(
      .unusedSuppression, "of the rule itself",
      "{\"suppress\": [\(hiding)], \"tabs\": [\(tabs(2))]}"),
    Case(
      .unusedSuppression, "around nodes with a suppression of the rule",
      "{\"suppress\": [↓\(unused)], \"tabs\": [\(tabs(2, quiet("unused-suppression")))]}"),
  ]

  static let numbers =
    longTitles + fullBars + reordering + releases + suppressions + [
      Case(
        .tooManyBadges, "four of four", "{\"tabs\": ↓[\(tabs(4, #", "badgeValue": "1""#))]}")
    ]
}
