import TabHierarchy

/// How a node came to stand where it does in one environment, step by step.
package struct Explanation: Sendable {
  /// One step: what is true of the node, and why that decides anything.
  package struct Step: Sendable {
    package let section: Section
    /// A sentence about this node in this environment.
    package let finding: String
    /// The sentence that it goes by, with its label and its page.
    package let statement: Statement
  }

  /// The sections of `docs/resolution.md` that decide something about a node.
  package enum Section: Int, Sendable, CaseIterable {
    case presence = 2
    case mode, regions, roots, sidebar, appearance, selection, destination

    package var title: String {
      switch self {
      case .presence: "Is it there?"
      case .mode: "Which bar and which sidebar are there?"
      case .regions: "Where in the bar, by its placement?"
      case .roots: "Where in the bar, by its order?"
      case .sidebar: "Where in the sidebar?"
      case .appearance: "What does its item show?"
      case .selection: "Is it selected at first?"
      case .destination: "How do people get there?"
      }
    }
  }

  package let layout: Layout
  /// The node that is asked about.
  package let node: Int
  /// In the order of the sections.
  package let steps: [Step]
}

extension Resolver {
  /// Explains where the node of an identifier stands; nil where the spec has no such node. Of
  /// several nodes the first that is present in the environment is meant.
  package func explanation(of identifier: String, in environment: Environment) -> Explanation? {
    let (scene, sidebarStyle) = scene(in: environment)
    let present = IdentifierIndex(spec) { scene.presence.isPresent($0) }
    guard
      let node = present.node(named: identifier)
        ?? IdentifierIndex(spec).node(named: identifier)
    else { return nil }
    let layout = layout(in: environment)
    var reasoning = Reasoning(
      spec: spec, scene: scene, sidebarStyle: sidebarStyle, layout: layout, node: node,
      hasCustomization: customization != nil, selected: selected)
    reasoning.explain()
    return Explanation(layout: layout, node: node, steps: reasoning.steps)
  }
}

/// Collects the steps of an explanation: one function a section, each in a file of its own.
struct Reasoning {
  let spec: TabSpec
  let scene: Scene
  let sidebarStyle: SidebarStyle?
  let layout: Layout
  let node: Int
  /// Whether a customization state is given, read or not.
  let hasCustomization: Bool
  /// The identifier that the selection was asked to start with.
  let selected: String?
  private(set) var steps: [Explanation.Step] = []

  init(
    spec: TabSpec, scene: Scene, sidebarStyle: SidebarStyle?, layout: Layout, node: Int,
    hasCustomization: Bool, selected: String?
  ) {
    self.spec = spec
    self.scene = scene
    self.sidebarStyle = sidebarStyle
    self.layout = layout
    self.node = node
    self.hasCustomization = hasCustomization
    self.selected = selected
  }

  var record: Node { spec.nodes[node] }
  var isHidden: Bool { scene.presence.isHidden(node) }
  var device: String { scene.environment.platform.device }

  mutating func explain() {
    explainPresence()
    guard scene.presence.isPresent(node) else { return }
    explainMode()
    if scene.hasBar {
      if scene.barStyle.placementCounts { explainRegion() } else { explainRoot() }
    }
    explainSidebar()
    explainAppearance()
    explainSelection()
    explainDestination()
  }

  /// Adds a step. Findings are written as parts of a sentence and made whole ones here.
  mutating func add(
    _ section: Explanation.Section, _ finding: String, _ statement: Statement
  ) {
    let sentence = finding.prefix(1).uppercased() + finding.dropFirst()
    steps.append(
      .init(
        section: section, finding: sentence.hasSuffix(".") ? sentence : sentence + ".",
        statement: statement))
  }

  /// A node in a sentence, by its title or else by its identifier.
  func name(_ index: Int) -> String {
    let title = spec.title(of: spec.nodes[index])
    return "'\(isBlank(title) ? spec.identifier(of: spec.nodes[index]) : title)'"
  }

  /// A place in a list: `1st`, `22nd`, `13th`.
  func ordinal(_ number: Int) -> String {
    let ending =
      switch (number % 10, number % 100) {
      case (_, 11...13): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      default: "th"
      }
    return "\(number)\(ending)"
  }
}
