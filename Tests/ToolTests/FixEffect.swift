import Foundation
import TabModel
import TabReports
import Testing

@testable import TabLint

/// What the safe fixes of a rule may change in a layout: what the rule is about, and nothing else.
enum FixEffect {
  /// The rules with fixes that may be safe.
  static let rules = Rule.all.filter { keys[$0.id] != nil }

  /// The members of items and rows that may differ.
  private static let keys: [String: Set<String>] = [
    "display-order-not-child": [], "hidden-by-default-only": [],
    "nested-managed-navigation": [], "search-tab-identifier": [], "search-tab-pinned": [],
    // A mode without a sidebar has no effect.
    "no-effect": ["mode"],
    "filled-symbol": ["image"],
    "invisible-characters": ["title", "badge"],
    // tvOS shows the image of a tab that has no title.
    "missing-label": ["title", "shows"],
  ]

  static func bytes(of layout: Layout) throws -> [UInt8] {
    LayoutFormat.json.bytes([LaidOut(layout)], TextStyle())
  }

  /// A layout as JSON, without what a rule is about. Notes explain the spec as it is written.
  static func rest(of bytes: [UInt8], without rule: Rule) throws -> String {
    let ignored = keys[rule.id, default: []].union(["notes"])
    let object = try JSONSerialization.jsonObject(with: Data(bytes))
    let rest = removing(ignored, from: object)
    let data = try JSONSerialization.data(
      withJSONObject: rest, options: [.sortedKeys, .prettyPrinted])
    return String(decoding: data, as: UTF8.self)
  }

  private static func removing(_ keys: Set<String>, from value: Any) -> Any {
    switch value {
    case let object as [String: Any]:
      object.filter { !keys.contains($0.key) }.mapValues { removing(keys, from: $0) }
    case let array as [Any]: array.map { removing(keys, from: $0) }
    default: value
    }
  }
}
