/// One environment's layout while it is worked out: what its steps, in the folder `Steps`, go by.
struct Resolution {
  let spec: TabSpec
  let environment: Environment
  let settings: EffectiveSettings
  /// The present nodes by identifier.
  let index: IdentifierIndex
  /// What the person changed; nil where no state is given or read.
  let changes: PersonalChanges?
  /// Nil where there is no bar.
  let barStyle: BarStyle?
  /// Nil where there is no sidebar.
  let sidebarStyle: SidebarStyle?
  /// Nil where no item can stand apart.
  let distinction: DistinctItemRule?
  /// What the steps decide; nil where nobody wants to know.
  let log: DecisionLog?
  private(set) var presence: Presence

  init(
    _ conditions: LayoutConditions, _ spec: TabSpec, _ index: IdentifierIndex,
    _ customization: CustomizationState?, _ log: DecisionLog?
  ) {
    self.spec = spec
    self.index = index
    self.log = log
    environment = conditions.environment
    settings = conditions.settings
    barStyle = conditions.barStyle
    sidebarStyle = conditions.sidebarStyle
    distinction = conditions.distinction
    let isRead = conditions.sidebarStyle?.scope == .everything
    changes = isRead ? customization.map { PersonalChanges($0, index) } : nil
    presence = Presence(present: conditions.present)
    presence = hidingNodes()
    if let log, customization != nil { recordCustomization(log) }
  }

  /// Whether there is a sidebar that goes with all tabs: there, and only there, a customization
  /// state is read.
  var hasMainSidebar: Bool { sidebarStyle?.scope == .everything }

  var hasBottomBar: Bool { barStyle?.isBottomBar ?? false }

  /// Whether a node is part of the hierarchy and not hidden.
  func isSeen(_ node: Int) -> Bool { presence.isPresent(node) && !presence.isHidden(node) }
}
