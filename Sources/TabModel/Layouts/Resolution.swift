/// The resolution of one environment. The files in the folder `Steps` extend it.
final class Resolution {
  let spec: TabSpec
  let environment: Environment
  let settings: EffectiveSettings
  let index: IdentifierIndex
  /// The user's customization; nil if there is none or it is not restored here.
  let changes: PersonalChanges?
  let barStyle: BarStyle?
  let sidebarStyle: SidebarStyle?
  let distinction: DistinctItemRule?
  let readsCustomization: Bool
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
    readsCustomization = conditions.readsCustomization
    changes =
      readsCustomization ? customization.map { PersonalChanges($0, index) } : nil
    presence = Presence(present: conditions.present)
    presence = hidingNodes()
    if let log, customization != nil { recordCustomization(log) }
  }

  /// True if customizations are restored: only a sidebar with all tabs does that.
  var hasMainSidebar: Bool { sidebarStyle?.scope == .everything }

  var facts: FrameworkFacts { environment.framework.facts }

  var hasBottomBar: Bool { barStyle?.isBottomBar ?? false }

  func isSeen(_ node: Int) -> Bool { presence.isPresent(node) && !presence.isHidden(node) }
}
