package import JSON

/// What the recorder wrote down of a running app: every value with its place.
package struct TabRecord: Sendable {
  package let document: JSONDocument
  package internal(set) var environment = RecordEnvironment()
  package internal(set) var interface = Interface.tabs
  package internal(set) var nodes: [RecordNode] = []
  package internal(set) var tabs: JSONValue = .none

  /// What the app sets its tabs up with, by the property's name.
  package enum Interface: String, NamedValue { case tabs, viewControllers }

  package func value(_ key: String) -> JSONValue? { document.member(key, of: document.root) }

  package func value(_ key: String, of node: Int) -> JSONValue? {
    document.member(key, of: nodes[node].object)
  }

  package func image(_ value: JSONValue) -> RecordedImage? {
    guard let member = document.members(of: value).first else { return nil }
    let name = document.kind(of: member.value) == .null ? nil : document.string(member.value)
    return RecordedImage(name: name, isAsset: document.isText(member.key, "asset"))
  }

  package func children(of group: Int?) -> [Int] {
    var children: [Int] = []
    var position = group.map { $0 + 1 } ?? 0
    let end = group.map { nodes[$0].end } ?? nodes.count
    while position < end {
      children.append(position)
      position = nodes[position].end
    }
    return children
  }
}

package struct RecordEnvironment: Hashable, Sendable {
  package var platform = PlatformName.iOS
  package var device: DeviceModel?
  package var framework = Framework.uiKit
  /// The conditions that hold; nil where the record does not say.
  package var conditions: [String]?
  package var osVersion = Version.oldest
  package var sdkVersion: Version?
  package var sizeClass = SizeClass.regular
  package var orientation: Orientation?
  package var language: String?
  /// What the conditions of a spec add to the name.
  package var state = ""

  /// Whether the app was given what a record says of a key: of a `TabView` no more than this is known to
  /// reach the controller that SwiftUI makes.
  package func tells(_ key: NodeKey) -> Bool {
    framework == .uiKit || [.title, .image].contains(key)
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
  /// The environment of a record, without its conditions.
  package init(_ record: RecordEnvironment) {
    let isDuo = record.platform == .iOS && record.device == .iPhoneDuo
    self.init(
      isDuo ? .iPhoneDuo : .platform(record.platform), osVersion: record.osVersion,
      sdkVersion: record.sdkVersion, sizeClass: record.sizeClass, orientation: record.orientation)
  }
}

extension TabSpec {
  /// The environment of a record in the state that it names.
  ///
  /// - Parameter asked: the state of a record that names none.
  package func environment(
    of record: RecordEnvironment, asked: ConditionState
  ) -> Environment {
    var environment = Environment(record)
    environment.conditions = asked
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
  /// Nil where the app gives none.
  package let identifier: String?
  /// The enclosing group; nil at the root.
  package let parent: Int?
  /// The end of the range of nodes below it.
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
