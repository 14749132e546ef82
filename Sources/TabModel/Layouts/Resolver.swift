import JSON

/// Resolves the layouts of a spec, in the steps of `docs/resolution.md`.
package final class Resolver {
  package let spec: TabSpec
  let customization: CustomizationState?
  let selected: String?
  /// False to leave out notes and their evidence, so that more environments have equal conditions
  /// and a layout is also that of other platforms and releases.
  let isNoted: Bool
  let writtenKeys: WrittenNodeKeys
  private(set) lazy var index = IdentifierIndex(spec)
  /// The nodes as SwiftUI changes them. They are large, and most environments have the same.
  private var changedNodes: [SwiftUIChanges: [Node]] = [:]

  /// - Parameters:
  ///   - selected: the identifier of the initially selected node.
  ///   - isNoted: false to leave out notes, which take time.
  package init(
    _ spec: TabSpec, customization: CustomizationState? = nil, selected: String? = nil,
    isNoted: Bool = true
  ) {
    let spec = spec.withSamples
    self.spec = spec
    writtenKeys = WrittenNodeKeys(spec)
    self.customization = customization
    self.selected = selected
    self.isNoted = isNoted
  }

  package func layout(in environment: Environment) -> Layout {
    layout(under: conditions(in: environment))
  }

  /// Returns the layout of all environments with these conditions.
  package func layout(under conditions: LayoutConditions) -> Layout {
    layout(under: conditions, isNoted ? DecisionLog(in: conditions.environment.framework) : nil)
  }

  func layout(under conditions: LayoutConditions, _ log: DecisionLog?) -> Layout {
    let spec = effectiveSpec(under: conditions)
    let resolution = Resolution(conditions, spec, self, log)
    if let log { resolution.recordMode(log) }
    let layout = Layout(self, spec, conditions, resolution.presence, tabBar: resolution.bar())
    layout.accessory = resolution.settings.accessory
    if resolution.hasMainSidebar {
      layout.sidebar = resolution.sidebar(of: Array(spec.roots), inlined: nil)
    }
    layout.selection = resolution.selection(in: layout, requested: selected)
    if let style = resolution.sidebarStyle, style.scope == .selectedRootGroup {
      if let root = layout.selection.first, spec.nodes[root].kind == .group {
        layout.sidebar = resolution.sidebar(of: [root], inlined: root)
      }
      resolution.recordOtherSidebar(than: layout.selection.first)
    }
    if layout.sidebar?.isVisible == true, resolution.sidebarStyle?.takesTurnsWithBar == true {
      layout.tabBar?.isVisible = false
    }
    if spec.isAnyWritten(\.leadsTo) { layout.links = resolution.links() }
    layout.viewLinks = resolution.viewLinks(in: layout)
    layout.tabBar?.markSelection(layout.selection)
    if let log {
      resolution.recordSurroundings(of: layout, log)
      layout.notes = log.notes
    }
    return layout
  }

  /// Returns the spec with what the framework makes of its values.
  private func effectiveSpec(under conditions: LayoutConditions) -> TabSpec {
    let environment = conditions.environment
    var spec = self.spec.root(of: conditions.variants).reading(on: environment.platform.name)
      .assuming(environment.framework)
    guard environment.framework == .swiftUI else { return spec }
    spec.root.remove { !environment.framework.has($0) }
    spec.root.removeFromSidebar { !environment.has($0) }
    let changes = SwiftUIChanges(
      spec, writtenKeys, in: environment, conditions.barStyle, conditions.sidebarStyle)
    spec.nodes = changedNodes[changes] ?? changes.nodes(of: spec)
    changedNodes[changes] = spec.nodes
    return spec
  }

  package func hasNode(named identifier: String, in environment: Environment) -> Bool {
    let present = spec.presentNodes(in: spec.completing(environment))
    return index.node(named: identifier) { present?[$0] ?? true } != nil
  }
}
