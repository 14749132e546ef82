import JSON

/// Everything in an environment that a layout of one spec depends on.
///
/// Most environments of a spec have equal conditions, and with them equal layouts: a release differs
/// from the one before it in a few keys, which most specs do not have.
package struct LayoutConditions: Equatable, Sendable {
  package let environment: Environment
  let settings: EffectiveSettings
  let modeCause: Decision.ModeCause
  let barStyle: BarStyle?
  let sidebarStyle: SidebarStyle?
  /// Nil where no item can stand apart.
  let distinction: DistinctItemRule?
  /// Which nodes are there; nil where every one is.
  let present: [Bool]?

  package static func == (left: LayoutConditions, right: LayoutConditions) -> Bool {
    left.environment.sidebar == right.environment.sidebar && left.settings == right.settings
      && left.barStyle == right.barStyle && left.sidebarStyle == right.sidebarStyle
      && left.distinction == right.distinction && left.present == right.present
  }
}

extension Resolver {
  /// What the layout of an environment depends on.
  package func conditions(in environment: Environment) -> LayoutConditions {
    conditions(in: environment, nil)
  }

  /// What the layout of an environment depends on, and in the log why nodes are there or not.
  func conditions(in environment: Environment, _ log: DecisionLog?) -> LayoutConditions {
    let present = presentNodes(of: spec, in: environment, log)
    let (mode, cause) = effectiveMode(of: spec, in: environment) { present?[$0] ?? true }
    let settings = EffectiveSettings(spec, in: environment, mode)
    let request = StyleRequest(
      environment: environment, mode: settings.mode, prefersSidebar: settings.prefersSidebar)
    let barStyle = environment.platform.bar(request)
    let mayHaveDistinctItem =
      barStyle?.mayHaveDistinctItem == true
      && (spec.hasAny(.search) || settings.prominentTab.exists)
    return LayoutConditions(
      environment: environment, settings: settings, modeCause: cause, barStyle: barStyle,
      sidebarStyle: environment.platform.sidebar(request),
      distinction: mayHaveDistinctItem ? DistinctItemRule(environment) : nil, present: present)
  }
}
