import Foundation
import TabAnalysis
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
  ]

  static func bytes(of layout: Layout) throws -> [UInt8] {
    LayoutFormat.json.bytes(LayoutReport([LayoutResult(layout)]), TextStyle())
  }

  /// Returns whether two layouts in JSON are equal, but for what a rule is about. Notes explain the spec as
  /// it is written.
  static func areEqual(_ old: [UInt8], _ new: [UInt8], without rule: Rule) throws -> Bool {
    let ignored = keys[rule.id, default: []].union(["notes"])
    let (left, right) = try (
      JSONSerialization.jsonObject(with: Data(old)), JSONSerialization.jsonObject(with: Data(new))
    )
    return areEqual(left, right, without: ignored)
  }

  private static func areEqual(_ left: Any, _ right: Any, without keys: Set<String>) -> Bool {
    switch (left, right) {
    case (let left as [String: Any], let right as [String: Any]):
      Set(left.keys).union(right.keys).subtracting(keys).allSatisfy { key in
        guard let left = left[key], let right = right[key] else { return false }
        return areEqual(left, right, without: keys)
      }
    case (let left as [Any], let right as [Any]):
      left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1, without: keys) }
    default: "\(left)" == "\(right)"
    }
  }
}
