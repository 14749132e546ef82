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
    "nested-managed-navigation": [], "search-tab-identifier": [],
    // A mode without a sidebar has no effect.
    "no-effect": ["mode"],
    "filled-symbol": ["image"],
    "invisible-characters": ["title", "badge"],
    // tvOS shows the image of a tab that has no title.
    "missing-label": ["title", "shows"],
    // The tab moves to the trailing end of the bar, where only its image shows, and another one may
    // be the first and so the selected one.
    "search-tab-pinned": ["region", "shows", "selection", "isSelected"],
  ]

  static func bytes(of layout: Layout) throws -> [UInt8] {
    LayoutFormat.json.bytes([LaidOut(layout)], TextStyle())
  }

  /// A layout as JSON, without what a rule is about. Notes explain the spec as it is written.
  static func rest(of bytes: [UInt8], without rule: Rule) throws -> String {
    let ignored = keys[rule.id, default: []].union(["notes"])
    let object = try JSONSerialization.jsonObject(with: Data(bytes))
    let rest = removing(ignored, from: object, sortsItems: ignored.contains("region"))
    let data = try JSONSerialization.data(
      withJSONObject: rest, options: [.sortedKeys, .prettyPrinted])
    return String(decoding: data, as: UTF8.self)
  }

  private static func text(_ item: [String: Any]) -> String {
    item.keys.sorted().map { "\($0): \(item[$0] ?? "")" }.joined(separator: ", ")
  }

  private static func removing(_ keys: Set<String>, from value: Any, sortsItems: Bool) -> Any {
    switch value {
    case let object as [String: Any]:
      var rest: [String: Any] = [:]
      for (key, value) in object where !keys.contains(key) {
        rest[key] = removing(keys, from: value, sortsItems: sortsItems)
        guard sortsItems, key == "items", let items = rest[key] as? [[String: Any]] else {
          continue
        }
        rest[key] = items.sorted { text($0) < text($1) }
      }
      return rest
    case let array as [Any]:
      return array.map { removing(keys, from: $0, sortsItems: sortsItems) }
    default: return value
    }
  }
}
