// Part of SwiftUI's stand-in (SwiftUI.swift): what its views can be asked, to compare them with a layout.

/// A tab or a section, with its modifiers.
public struct PlayedNode {
  public var isSection = false
  /// The raw value of a tab's value.
  public var value: String?
  public var title: String?
  public var image: String?
  public var role: String?
  public var modifiers: [PlayedModifier] = []
  public var children: [PlayedNode] = []
}

public struct PlayedModifier {
  public let name: String
  public let arguments: [String]
}

public struct PlayedTabView {
  public var nodes: [PlayedNode]
  public var modifiers: [PlayedModifier] = []
}

/// What a view is made of.
public struct PlayedView {
  /// False for an absent view of an `if`.
  public var isShown = true
  public var text: String?
  public var image: String?
  public var tabView: PlayedTabView?
}

/// The width of the window that is played.
nonisolated(unsafe) public var playedWidth: UserInterfaceSizeClass?

public nonisolated struct ModifiedView<Base: View>: View {
  public typealias Body = Never
  let base: Base
  let name: String
  let arguments: [String]
  var isEnabled = true
  var content: (any View)?

  @MainActor public var _played: PlayedView {
    var played = base._played
    let shown = content.map { ["\(isEnabled && $0._played.isShown)"] } ?? []
    played.tabView?.modifiers.append(PlayedModifier(name: name, arguments: arguments + shown))
    return played
  }
}

public nonisolated struct ModifiedTabs<Base: TabContent>: TabContent {
  public typealias TabValue = Base.TabValue
  let base: Base
  let name: String
  let arguments: [String]

  init(base: Base, name: String, arguments: [String]) {
    self.base = base
    self.name = name
    self.arguments = arguments
  }

  @MainActor public var body: ModifiedTabs<Base> { return self }

  @MainActor public var _nodes: [PlayedNode] {
    base._nodes.map { node in
      var node = node
      node.modifiers.append(PlayedModifier(name: name, arguments: arguments))
      return node
    }
  }
}

/// The raw value of a tab's value, its identifier.
func identifier(of value: Any) -> String? {
  (value as? any RawRepresentable).flatMap { $0.rawValue as? String }
}
