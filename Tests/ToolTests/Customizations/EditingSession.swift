import JSON
import TabModel

/// A user who edits the bar and the sidebar step by step, straight from what Apple documents: the
/// oracle that `CustomizationSearch` is compared with, and shares no code with.
struct EditingSession {
  enum Step: Hashable {
    case hide(String)
    case show(String)
    case add(String)
    case remove(String)
  }

  let spec: TabSpec
  let environment: Environment
  private(set) var layout: Layout
  private var state: CustomizationState

  init(_ spec: TabSpec, in environment: Environment) {
    self.spec = spec
    self.environment = environment
    state = CustomizationState(for: spec.document)
    layout = Resolver(spec).layout(in: environment)
  }

  /// Takes a step.
  ///
  /// - Returns: false if the step isn't possible, in which case nothing changes.
  mutating func take(_ step: Step) -> Bool {
    guard layout.readsCustomization else { return false }
    switch step {
    case .hide(let name):
      guard let node = node(name), isVisible(node), spec.nodes[node].isTrue(.allowsHiding)
      else { return false }
      state.shown.removeAll { $0.value == name }
      state.hidden.append(Located(unwritten: name))
    case .show(let name):
      guard let node = node(name), layout.presence.isHiddenItself(node),
        !spec.ancestors(of: node).contains(where: layout.presence.isHidden),
        spec.nodes[node].isTrue(.allowsHiding)
      else { return false }
      state.hidden.removeAll { $0.value == name }
      state.shown.append(Located(unwritten: name))
    case .add(let name):
      guard let node = node(name), isVisible(node), let items = movableItems,
        !items.contains(node),
        [.automatic, .default, .optional].contains(spec.resolvedPlacement(of: spec.nodes[node]))
      else { return false }
      state.removedFromTabBar.removeAll { $0.value == name }
      if !state.tabBarOrder.contains(where: { $0.value == name }) {
        state.tabBarOrder.append(Located(unwritten: name))
      }
    case .remove(let name):
      guard let node = node(name), isVisible(node), movableItems?.contains(node) == true,
        [.automatic, .default, .optional].contains(spec.resolvedPlacement(of: spec.nodes[node]))
      else { return false }
      state.tabBarOrder.removeAll { $0.value == name }
      state.removedFromTabBar.append(Located(unwritten: name))
    }
    layout = Resolver(spec, customization: state).layout(in: environment)
    return true
  }

  /// The first present node with an identifier: no state can name another one.
  private func node(_ name: String) -> Int? {
    spec.nodes.indices.first {
      layout.presence.isPresent($0) && spec.identifier(of: spec.nodes[$0]) == name
    }
  }

  private func isVisible(_ node: Int) -> Bool {
    !layout.presence.isHidden(node)
      && !spec.ancestors(of: node).contains(where: layout.presence.isHidden)
  }

  /// The items of the bar that users can move; nil without a bar.
  private var movableItems: [Int]? {
    guard let bar = layout.tabBar, spec.isTabBarHidden?.value != true else { return nil }
    return bar.items.filter { $0.region == .customizable }.compactMap(\.node)
  }
}
