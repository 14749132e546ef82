import JSON

/// Everything in an environment that a layout of one spec depends on.
///
/// Most environments of a spec have equal conditions, and with them equal layouts: a release differs
/// from the one before it in a few keys, which most specs do not have.
package struct LayoutConditions: Equatable, Sendable {
  package let environment: Environment
  let settings: EffectiveSettings
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
    let present = presentNodes(of: spec, in: environment)
    let settings = EffectiveSettings(spec, in: environment) { present?[$0] ?? true }
    let request = StyleRequest(
      environment: environment, mode: settings.mode, prefersSidebar: settings.prefersSidebar,
      hidesSidebar: settings.hidesSidebar)
    let barStyle = environment.platform.bar(request)
    let mayHaveDistinctItem =
      barStyle?.mayHaveDistinctItem == true
      && (spec.hasAny(.search) || settings.prominentTab.exists)
    return LayoutConditions(
      environment: environment, settings: settings, barStyle: barStyle,
      sidebarStyle: environment.platform.sidebar(request),
      distinction: mayHaveDistinctItem ? DistinctItemRule(environment) : nil, present: present)
  }
}
