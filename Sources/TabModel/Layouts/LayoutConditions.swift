import JSON

/// Everything in an environment that affects the layout of one spec. Most environments of a spec have
/// equal conditions, and then equal layouts.
package struct LayoutConditions: Equatable, Sendable {
  package let environment: Environment
  let settings: EffectiveSettings
  let modeCause: Decision.ModeCause
  let barStyle: BarStyle?
  let sidebarStyle: SidebarStyle?
  let distinction: DistinctItemRule?
  let present: [Bool]?
  /// Where each key of the root is from; empty for a spec without variants.
  let sources: [RootSource]

  package static func == (left: LayoutConditions, right: LayoutConditions) -> Bool {
    left.environment.sidebar == right.environment.sidebar && left.settings == right.settings
      && left.barStyle == right.barStyle && left.sidebarStyle == right.sidebarStyle
      && left.distinction == right.distinction && left.present == right.present
      && left.sources == right.sources
  }
}

extension Resolver {
  package func conditions(in environment: Environment) -> LayoutConditions {
    conditions(in: environment, nil)
  }

  func conditions(in environment: Environment, _ log: DecisionLog?) -> LayoutConditions {
    let environment = spec.completing(environment)
    let spec = self.spec.root(in: environment)
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
      distinction: mayHaveDistinctItem ? DistinctItemRule(environment) : nil, present: present,
      sources: spec.variants.isEmpty
        ? [] : RootValues.keys.map { spec.source(of: $0, in: environment) })
  }
}
