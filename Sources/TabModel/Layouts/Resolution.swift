/// The resolution of one environment. The files in the folder `Steps` extend it.
final class Resolution {
  let conditions: LayoutConditions
  let spec: TabSpec
  private let resolver: Resolver
  /// The user's customization; nil if there is none or it has no effect here.
  let changes: PersonalChanges?
  let log: DecisionLog?
  private(set) var presence: Presence

  init(
    _ conditions: LayoutConditions, _ spec: TabSpec, _ resolver: Resolver, _ log: DecisionLog?
  ) {
    self.conditions = conditions
    self.spec = spec
    self.resolver = resolver
    self.log = log
    let parts = conditions.customizableParts
    let present = Presence(present: conditions.present)
    changes =
      parts == .nothing
      ? nil
      : resolver.customization.map {
        PersonalChanges($0, isOfBar: parts == .bar, in: spec) {
          resolver.index.node(named: $0, where: present.isPresent)
        }
      }
    presence = present
    presence = hidingNodes()
    if let log, resolver.customization != nil { recordCustomization(log) }
  }

  var environment: Environment { conditions.environment }
  var settings: EffectiveSettings { conditions.settings }
  var barStyle: BarStyle? { conditions.barStyle }
  var sidebarStyle: SidebarStyle? { conditions.sidebarStyle }
  /// True if customizations are restored: only a sidebar with all tabs does that.
  var hasMainSidebar: Bool { conditions.hasMainSidebar }
  var hasBottomBar: Bool { conditions.hasBottomBar }

  /// Returns the present node that a key refers to; of duplicates, the first.
  ///
  /// - Parameter sample: that of the node with the key.
  func node(named reference: String, inSample sample: Int? = nil) -> Int? {
    resolver.index.node(named: reference, inSample: sample, where: presence.isPresent)
  }

  func isSeen(_ node: Int) -> Bool { presence.isPresent(node) && !presence.isHidden(node) }
}
