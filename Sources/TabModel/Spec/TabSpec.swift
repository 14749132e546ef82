package import JSON

/// A spec as its document says it: every value with its place, nothing filled in.
package struct TabSpec: Sendable {
  package let document: JSONDocument
  /// All nodes in walk order.
  package var nodes: [Node] = []
  var details: [NodeDetails] = [NodeDetails()]
  var availabilities: [Availability] = [Availability()]
  /// The keys and the kinds that nodes have, a bit each.
  var writtenKeys: UInt32 = 0
  var kinds: UInt8 = 0

  package var name: Located<String>?
  /// What the app ships on; all platforms at the oldest release where the spec does not say.
  package var targets: [SpecTarget] = PlatformName.allCases.map {
    SpecTarget(platform: $0, minimumVersion: .oldest)
  }
  /// Whether the spec says what the app ships on.
  package var hasTargets = false
  package var mode: Located<Mode>?
  /// The array of `tabs`.
  package var tabs: JSONValue = .none
  package var compactTabIdentifiers: JSONValue = .none
  package var customizationIdentifier: Located<String>?
  package var prominentTabIdentifier: JSONValue = .none
  package var isTabBarHidden: Located<Bool>?
  package var tabBarMinimizeBehavior: Located<MinimizeBehavior>?
  package var bottomAccessory: Located<String>?
  package var sidebar: Sidebar?
  package var suppress: JSONValue = .none
  /// What the titles read in a language; nil where they are as they are written.
  var translation: Translation?
  /// The platform that reads them, where that matters.
  var platform: PlatformName?
  /// Whether any node says where it is available.
  package var hasAvailability: Bool { availabilities.count > 1 }

  /// Whether any node has one of these keys, whatever its value.
  package func isAnyWritten(_ keys: NodeKey...) -> Bool {
    keys.contains { writtenKeys & $0.bit != 0 }
  }

  /// Whether any node is of a kind.
  package func hasAny(_ kind: Node.Kind) -> Bool { kinds & 1 << kind.rawValue != 0 }

  init(document: JSONDocument) { self.document = document }

  /// The identifier that UIKit gives every search tab.
  package static let searchIdentifier: StaticString = "com.apple.UIKit.Search"

  /// `UITabBarController.Mode`.
  package enum Mode: UInt8, Sendable {
    case automatic, tabBar, tabSidebar

    package static let names = ["automatic", "tabBar", "tabSidebar"]
    package var name: String { Self.names[Int(rawValue)] }
  }

  /// `UITabBarController.MinimizeBehavior`.
  package enum MinimizeBehavior: UInt8, Sendable {
    case automatic, never, onScrollDown, onScrollUp

    package static let names = ["automatic", "never", "onScrollDown", "onScrollUp"]
    package var name: String { Self.names[Int(rawValue)] }
  }

  /// `UITabBarController.Sidebar`.
  package struct Sidebar: Sendable {
    /// The object in the document.
    package let object: JSONValue
    package var isHidden: Located<Bool>?
    package var preferredLayout: Located<Layout>?
    package var preferredPlacement: Located<Placement>?
    package var header: Located<String>?
    package var footer: Located<String>?
    package var bottomBar: Located<String>?

    /// `UITabBarController.Sidebar.Layout`.
    package enum Layout: UInt8, Sendable {
      case automatic, overlap, tile

      package static let names = ["automatic", "overlap", "tile"]
      package var name: String { Self.names[Int(rawValue)] }
    }

    /// `UITabBarController.Sidebar.Placement`.
    package enum Placement: UInt8, Sendable {
      case automatic, sidebar, tabBar

      package static let names = ["automatic", "sidebar", "tabBar"]
    }
  }
}

/// A value and where it stands.
package struct Located<Value: Sendable>: Sendable {
  package let value: Value
  package let json: JSONValue

  init(value: Value, json: JSONValue) {
    self.value = value
    self.json = json
  }

  /// A value that stands nowhere, because nobody has written it.
  package init(unwritten value: Value) { self.init(value: value, json: .none) }
}

/// A picture as a spec names it.
package struct ImageName: Equatable, Sendable {
  package let name: String
  /// Whether it is an asset of the app and no SF Symbol.
  package let isAsset: Bool
}
