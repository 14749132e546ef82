/// The resolution of one environment. The files in the folder `Steps` extend it.
final class Resolution {
  let conditions: LayoutConditions
  let spec: TabSpec
  let index: IdentifierIndex
  /// The user's customization; nil if there is none or it has no effect here.
  let changes: PersonalChanges?
  let log: DecisionLog?
  private(set) var presence: Presence

  init(
    _ conditions: LayoutConditions, _ spec: TabSpec, _ index: IdentifierIndex,
    _ customization: CustomizationState?, _ log: DecisionLog?
  ) {
    self.conditions = conditions
    self.spec = spec
    self.index = index
    self.log = log
    let parts = conditions.customizableParts
    changes =
      parts == .nothing
      ? nil
      : customization.map { PersonalChanges($0, index, isOfBar: parts == .bar, in: spec) }
    presence = Presence(present: conditions.present)
    presence = hidingNodes()
    if let log, customization != nil { recordCustomization(log) }
  }

  var environment: Environment { conditions.environment }
  var settings: EffectiveSettings { conditions.settings }
  var barStyle: BarStyle? { conditions.barStyle }
  var sidebarStyle: SidebarStyle? { conditions.sidebarStyle }
  /// True if customizations are restored: only a sidebar with all tabs does that.
  var hasMainSidebar: Bool { conditions.hasMainSidebar }
  var hasBottomBar: Bool { conditions.hasBottomBar }

  func isSeen(_ node: Int) -> Bool { presence.isPresent(node) && !presence.isHidden(node) }
}
