import JSON

/// Works out what environments make of a spec.
///
/// The steps stand in the order of `docs/resolution.md`; each has a file in the folder `Steps`.
package struct Resolver: Sendable {
  package let spec: TabSpec
  let customization: CustomizationState?
  let selected: String?
  /// The nodes by identifier, as long as all of them are present; nil where nothing refers to one.
  private let sharedIndex: IdentifierIndex?

  /// - Parameters:
  ///   - customization: what a person changed; read where there is a main sidebar.
  ///   - selected: the identifier of the node that the selection starts with.
  package init(
    _ spec: TabSpec, customization: CustomizationState? = nil, selected: String? = nil
  ) {
    self.spec = spec
    self.customization = customization
    self.selected = selected
    let needsIndex = spec.hasReferences || customization != nil || selected != nil
    sharedIndex = needsIndex && !spec.hasAvailability ? IdentifierIndex(spec) : nil
  }

  /// What one environment makes of the spec.
  package func layout(in environment: Environment) -> Layout {
    layout(under: conditions(in: environment))
  }

  /// What environments of these conditions make of the spec.
  ///
  /// - Parameter isNoted: whether the layout comes with its notes, which take time to find.
  package func layout(under conditions: LayoutConditions, isNoted: Bool = true) -> Layout {
    layout(under: conditions, isNoted ? DecisionLog() : nil)
  }

  /// What environments of these conditions make of the spec, and in the log what decided it.
  func layout(under conditions: LayoutConditions, _ log: DecisionLog?) -> Layout {
    let index = sharedIndex ?? presentIndex(conditions.present)
    let spec = self.spec.reading(on: conditions.environment.platform.name)
    let resolution = Resolution(conditions, spec, index, customization, log)
    if let log { resolution.recordMode(conditions.modeCause, log) }
    var layout = Layout(
      spec: spec, environment: conditions.environment, mode: resolution.settings.mode,
      tabBar: resolution.bar(), presence: resolution.presence,
      readsCustomization: resolution.hasMainSidebar)
    layout.accessory = resolution.settings.accessory == nil ? nil : spec.bottomAccessory?.value
    if resolution.hasMainSidebar {
      layout.sidebar = resolution.sidebar(of: Array(spec.roots), inlined: nil)
    }
    layout.selection = resolution.selection(in: layout, asked: selected)
    if let style = resolution.sidebarStyle, style.scope == .selectedRootGroup,
      let root = layout.selection.first, spec.nodes[root].isGroup
    {
      layout.sidebar = resolution.sidebar(of: [root], inlined: root)
    }
    if layout.sidebar?.isVisible == true, resolution.sidebarStyle?.takesTurnsWithBar == true {
      layout.tabBar?.isVisible = false
    }
    layout.tabBar?.markSelection(layout.selection)
    if let log {
      resolution.recordSurroundings(of: layout, log)
      layout.notes = log.notes
    }
    return layout
  }

  private func presentIndex(_ present: [Bool]?) -> IdentifierIndex {
    let needsIndex = spec.hasReferences || customization != nil || selected != nil
    guard needsIndex else { return IdentifierIndex(emptyFor: spec) }
    return IdentifierIndex(spec) { present?[$0] ?? true }
  }

  /// Whether an environment has a node of this identifier.
  package func hasNode(named identifier: String, in environment: Environment) -> Bool {
    presentIndex(presentNodes(of: spec, in: environment)).node(named: identifier) != nil
  }
}

extension TabSpec {
  /// Whether anything in the spec refers to a node by its identifier.
  fileprivate var hasReferences: Bool {
    compactTabIdentifiers.exists || prominentTabIdentifier.exists
      || isAnyWritten(.defaultChildIdentifier, .displayOrderIdentifiers)
  }
}
