package import JSON

/// A running app's tabs, written by the recorder: every value with its range.
package struct TabRecord: Sendable {
  package let source: JSONDocument
  package internal(set) var environment = RecordEnvironment()
  package internal(set) var interface = Interface.tabs
  package internal(set) var nodes: [RecordNode] = []
  package var tabs: JSONValue? { value("tabs") }
  /// The controller's width if the app overrides the window's.
  package var overriddenSizeClass: SizeClass? {
    value("horizontalSizeClass")?.string.flatMap(SizeClass.init)
  }

  /// The property that sets an app's tabs.
  package enum Interface: String, NamedValue { case tabs, viewControllers }

  /// The framework in the environment; nil if the record doesn't have it.
  package var framework: JSONValue? { value("environment")?["framework"] }

  package func value(_ key: String) -> JSONValue? { source.root[key] }

  package func value(_ key: String, of node: Int) -> JSONValue? { nodes[node].object[key] }

  /// Returns the title of a node; nil without one, or if it is null.
  package func title(of node: Int) -> String? { value("title", of: node)?.string }

  /// Returns whether a node is a view controller's system item, whose title and image can't be read.
  package func isSystemItem(_ node: Int) -> Bool {
    interface == .viewControllers && title(of: node) == nil
  }

  package func children(of group: Int?) -> [Int] {
    let (start, end) = group.map { ($0 + 1, nodes[$0].end) } ?? (0, nodes.count)
    return Array(sequence(first: start) { nodes[$0].end }.prefix { $0 < end })
  }
}

package struct RecordEnvironment: Equatable, Sendable {
  package var platform = PlatformName.iOS
  package var device: DeviceModel?
  package var framework = Framework.usual
  /// The conditions that hold; nil if the record doesn't list them.
  package var conditions: [String]?
  package var osVersion = Version.oldest
  package var sdkVersion: Version?
  /// The width of the window.
  package var sizeClass = SizeClass.regular
  package var orientation: Orientation?
  package var language: String?
  /// The suffix of the name for a spec's conditions.
  package var state = ""

  /// Returns whether the record reports the app's value of a key. SwiftUI's controller has few of those of a
  /// `TabView`, whose sections have no image.
  package func tells(_ key: SpecKey<Node>, of kind: Node.Kind) -> Bool {
    framework == .uiKit || key.name == "title" || key.name == "image" && kind != .group
  }

  /// The name in findings, such as `iPadOS 26.4 regular` or `iOS 27.1 iPhone Duo compact, signedIn`.
  package var name: String {
    var name = "\(platform.rawValue) \(osVersion)"
    let model = Environment(self).platform
    if model.isSpecialDevice { name += " \(model.device)" }
    return name + " \(sizeClass.rawValue)" + state
  }
}

extension Environment {
  package init(_ record: RecordEnvironment) {
    let isDuo = record.platform == .iOS && record.device == .iPhoneDuo
    self.init(
      isDuo ? .iPhoneDuo : .platform(record.platform), osVersion: record.osVersion,
      sdkVersion: record.sdkVersion, sizeClass: record.sizeClass, orientation: record.orientation)
  }
}

extension TabSpec {
  /// Returns the environment in the record's state.
  ///
  /// - Parameter state: the state for a record without one.
  package func environment(
    of record: RecordEnvironment, assuming state: ConditionState
  ) -> Environment {
    var environment = Environment(record)
    environment.conditions = state
    if let holding = record.conditions {
      environment.conditions = conditions.reduce(usualConditions) {
        $0.setting($1.name.value, to: holding.contains($1.name.value))
      }
    }
    return completing(environment)
  }
}

package struct RecordNode: Sendable {
  package let object: JSONValue
  package let kind: Node.Kind
  /// Nil if the app sets none.
  package let identifier: String?
  /// The enclosing group; nil at the root.
  package let parent: Int?
  /// The end of the range of its descendants.
  package internal(set) var end: Int
}

package struct RecordedImage: Equatable, Sendable {
  /// Nil for a symbol of unknown name.
  package let name: String?
  package let isAsset: Bool

  package init(name: String?, isAsset: Bool) {
    self.name = name
    self.isAsset = isAsset
  }
}
