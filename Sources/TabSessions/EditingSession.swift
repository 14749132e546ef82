package import TabHierarchy
package import TabLayout

/// A person who edits the bar and the sidebar of an app, event by event.
///
/// What is possible depends on the layout that the person sees, and every event changes the
/// customization state in as few entries as say it.
package struct EditingSession: Sendable {
  package private(set) var spec: TabSpec
  package let environment: Environment
  /// What the person has customized; nil where nothing is.
  package var state: CustomizationState?
  package private(set) var layout: Layout
  /// The present nodes by identifier.
  private(set) var index: IdentifierIndex

  /// - Parameters:
  ///   - environment: where the person is. How its sidebar was toggled is where the session begins.
  ///   - state: what was customized before.
  package init(_ spec: TabSpec, in environment: Environment, state: CustomizationState? = nil) {
    self.spec = spec
    self.state = state
    var start = environment
    start.sidebar = .automatic
    self.environment = start
    layout = Resolver(spec, customization: state).layout(in: start)
    index = IdentifierIndex(spec, where: layout.presence.isPresent)
    if environment.sidebar != .automatic, layout.readsCustomization,
      layout.sidebar?.isToggleable == true
    {
      customize { $0.isSidebarShown = environment.sidebar == .shown }
    }
  }

  /// Does what an event says; `updateApp` is `update(to:)`'s business and changes nothing here.
  package mutating func apply(_ event: SessionEvent) throws(Refusal) {
    guard layout.readsCustomization else { throw .missing(.customization) }
    switch event {
    case .hide(let name): try hide(name)
    case .show(let name): try show(name)
    case .add(let name, let place): try add(name, to: place)
    case .remove(let name): try remove(name)
    case .moveInBar(let name, let place): try move(name, to: place)
    case .reorder(let group, let order): try reorder(group, order)
    case .toggleSidebar:
      guard let sidebar = layout.sidebar, sidebar.isToggleable else { throw .missing(.toggle) }
      let isShown = sidebar.isVisible
      customize { $0.isSidebarShown = !isShown }
    case .collapse(let name): try setCollapsed(name, true)
    case .expand(let name): try setCollapsed(name, false)
    case .resetCustomization:
      state = nil
      resolve()
    case .updateApp: break
    }
  }

  /// Changes the state, and looks at what comes of it.
  ///
  /// With the first change there is a state, and then the spec does not say any more which groups
  /// are closed; so the state says it.
  mutating func customize(_ change: (inout CustomizationState) -> Void) {
    var state = state ?? freshState()
    change(&state)
    self.state = state
    resolve()
  }

  private func freshState() -> CustomizationState {
    var state = CustomizationState(for: spec)
    guard environment.has(NodeKey.isCollapsedByDefault.definition) else { return state }
    for (node, record) in spec.nodes.enumerated()
    where record.isGroup && record.isTrue(.isCollapsedByDefault) && layout.presence.isPresent(node)
    {
      state.collapsed.append(Located(unwritten: name(of: node)))
    }
    return state
  }

  private mutating func resolve() {
    layout = Resolver(spec, customization: state).layout(in: environment)
  }

  // MARK: - Updates

  /// What a person loses with an update.
  package enum Loss: Equatable, Sendable {
    /// Everything, because it is kept under another `customizationIdentifier` now.
    case everything
    /// What the state said about an identifier.
    case entries(of: String, IgnoredEntry)
  }

  /// Puts a new version of the app in place of the old one.
  ///
  /// - Returns: what the person loses.
  package mutating func update(to new: TabSpec) -> [Loss] {
    var losses: [Loss] = []
    if new.customizationIdentifier?.value != spec.customizationIdentifier?.value {
      if state != nil { losses = [.everything] }
      state = nil
    }
    losses += (state?.prune(for: new) ?? []).map { .entries(of: $0.identifier, $0.why) }
    spec = new
    resolve()
    index = IdentifierIndex(new, where: layout.presence.isPresent)
    return losses
  }

  // MARK: - Nodes

  func name(of node: Int) -> String { spec.identifier(of: spec.nodes[node]) }

  /// The node of an identifier, which has to be there.
  func node(_ name: String, _ part: Refusal.Part = .subject) throws(Refusal) -> Int {
    if let node = index.node(named: name) { return node }
    let isKnown = IdentifierIndex(spec).node(named: name) != nil
    throw isKnown ? .absent(name, part) : .unknown(name, part)
  }

  /// The outermost group above a node that is hidden.
  private func hiddenGroup(above node: Int) -> Int? {
    spec.ancestors(of: node).last { layout.presence.isHidden($0) }
  }

  /// Throws where a node is hidden, by itself or with a group.
  func mustBeSeen(_ node: Int) throws(Refusal) {
    if let group = hiddenGroup(above: node) {
      throw .isHiddenWith(group: name(of: group), name(of: node))
    }
    if layout.presence.isHidden(node) { throw .isHidden(name(of: node)) }
  }

  // MARK: - Hiding

  private mutating func hide(_ name: String) throws(Refusal) {
    let node = try node(name)
    guard spec.nodes[node].isTrue(.allowsHiding) else { throw .cannotBeHidden(name) }
    try mustBeSeen(node)
    customize { state in
      state.shown.remove(name)
      state.hidden.add(name)
    }
  }

  private mutating func show(_ name: String) throws(Refusal) {
    let node = try node(name)
    if let group = hiddenGroup(above: node) {
      throw .isHiddenWith(group: self.name(of: group), name)
    }
    guard layout.presence.isHidden(node) else { throw .isNotHidden(name) }
    guard spec.nodes[node].isTrue(.allowsHiding) else { throw .cannotBeHidden(name) }
    customize { state in
      state.hidden.remove(name)
      state.shown.add(name)
    }
  }
}

extension [Located<String>] {
  /// Adds a text that is not there yet, at the end.
  mutating func add(_ text: String) {
    if !contains(where: { $0.value == text }) { append(Located(unwritten: text)) }
  }

  /// Takes a text out, however often it is there.
  mutating func remove(_ text: String) { removeAll { $0.value == text } }
}
