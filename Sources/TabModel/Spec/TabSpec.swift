package import JSON

/// A spec as written: every value with its range, without defaults.
@dynamicMemberLookup
package struct TabSpec: Sendable {
  package let document: JSONDocument
  package var nodes: [Node] = []
  /// The distinct availabilities, preceded by an empty one.
  package internal(set) var availabilities: [Availability] = [Availability()]
  var writtenKeys: UInt32 = 0
  var kinds: UInt8 = 0

  package var name: Located<String>?
  /// The targets; by default all platforms of the framework at the oldest release.
  package var targets: [SpecTarget] = []
  package var hasTargets = false
  package internal(set) var framework = Framework.uiKit
  package var tabs: JSONValue = .none
  /// The keys that variants can replace; in a layout's spec, those of its environment.
  package internal(set) var root: RootValues
  package internal(set) var variants: [Variant] = []
  package var allRootValues: [RootValues] { [root] + variants.map(\.values) }
  package internal(set) var conditions: [Condition] = []
  var repetitions: [Repetition] = []
  /// The samples that nodes represent, and the written node of each node. Both are empty except in
  /// layouts of specs with repeated nodes.
  var samples: [Sample] = []
  var origins: [Int] = []
  package var suppress: JSONValue = .none
  var translation: Translation?
  /// The platform of the texts; nil for those common to all.
  var platform: PlatformName?

  init(_ document: JSONDocument) {
    self.document = document
    root = RootValues(document)
  }

  package var hasAvailability: Bool { availabilities.count > 1 }
  package var hasRepeatedNodes: Bool { !repetitions.isEmpty }

  package func isAnyWritten(_ keys: NodeKey...) -> Bool {
    keys.contains { writtenKeys & $0.bit != 0 }
  }

  package func hasAny(_ kind: Node.Kind) -> Bool { kinds & 1 << kind.rawValue != 0 }

  package subscript<Value>(dynamicMember path: KeyPath<RootValues, Value>) -> Value {
    root[keyPath: path]
  }

  package static let searchIdentifier: StaticString = "com.apple.UIKit.Search"

  package enum Mode: String, NamedValue { case automatic, tabBar, tabSidebar }

  package enum MinimizeBehavior: String, NamedValue {
    case automatic, never, onScrollDown, onScrollUp
  }
}

package struct Located<Value: Sendable>: Sendable {
  package let value: Value
  package let json: JSONValue
}

extension Located {
  package init(unwritten value: Value) { self.init(value: value, json: .none) }
}

package struct ImageName: Equatable, Sendable {
  package let name: String
  /// True for an asset in the app, false for an SF Symbol.
  package let isAsset: Bool
}

extension JSONDocument {
  /// The text of a string; nil for any other value.
  package func text(_ value: JSONValue) -> String? { isString(value) ? string(value) : nil }

  /// Returns the framework in a spec or an environment, before its shape is checked.
  func framework(in object: JSONValue) -> Framework {
    let name = member(RootKey.framework.name, of: object).flatMap(text)
    return name.flatMap(Framework.init) ?? .uiKit
  }
}

/// An enumeration whose case names are the values in specs.
package protocol NamedValue: RawRepresentable, CaseIterable, Sendable where RawValue == String {}

extension NamedValue {
  package static var names: [String] { allCases.map(\.rawValue) }
  package var name: String { rawValue }
}
