import JSON

/// Everything in an environment that affects the layout of one spec.
///
/// Most environments of a spec have equal conditions, and so equal layouts.
package final class LayoutConditions: Hashable, Sendable {
  package let environment: Environment
  let settings: EffectiveSettings
  let modeCause: Decision.ModeCause
  let barStyle: BarStyle?
  let sidebarStyle: SidebarStyle?
  let distinction: DistinctItemRule?
  package let present: [Bool]?
  /// The variant that determines each key of the root; empty for a spec without variants.
  package let variants: [Int?]
  let hasCustomizationIdentifier: Bool
  private let seen: SeenEnvironment?

  fileprivate init(_ resolver: Resolver, in environment: Environment) {
    let present = resolver.spec.presentNodes(in: environment)
    variants = resolver.spec.variantsByKey(in: environment)
    let spec = resolver.spec.root(of: variants)
    let keys = resolver.writtenKeys
    let (mode, cause) = effectiveMode(of: spec, in: environment) { present?[$0] ?? true }
    self.environment = environment
    self.present = present
    modeCause = cause
    settings = EffectiveSettings(spec, in: environment, mode, keys)
    let request = StyleRequest(
      environment: environment, mode: mode, prefersSidebar: settings.prefersSidebar)
    var bar = environment.framework.bar(request)
    var sidebar = environment.framework.sidebar(request)
    if !resolver.isNoted {
      bar?.statements = BarStatements()
      sidebar?.statements = SidebarStatements()
    }
    barStyle = bar
    sidebarStyle = sidebar
    let mayHaveDistinctItem =
      bar?.mayHaveDistinctItem == true
      && (spec.hasAny(.search) || settings.prominentTab != nil)
    distinction = mayHaveDistinctItem ? DistinctItemRule(environment) : nil
    hasCustomizationIdentifier = spec.customizationIdentifier != nil
    seen =
      if !environment.framework.seesEnvironment {
        nil
      } else if resolver.isNoted {
        .everything(environment.platform, environment.effectiveVersion)
      } else {
        .changes(SwiftUIChanges(spec, keys, in: environment, bar, sidebar))
      }
  }

  /// What else a layout of SwiftUI depends on: with notes the platform and the release, without
  /// them only what these change.
  private enum SeenEnvironment: Equatable {
    case everything(Platform, Version)
    case changes(SwiftUIChanges)
  }

  package static func == (left: LayoutConditions, right: LayoutConditions) -> Bool {
    left.environment.sidebar == right.environment.sidebar && left.settings == right.settings
      && left.barStyle == right.barStyle && left.sidebarStyle == right.sidebarStyle
      && left.distinction == right.distinction && left.present == right.present
      && left.variants == right.variants
      && left.environment.framework == right.environment.framework
      && left.readsCustomization == right.readsCustomization && left.seen == right.seen
  }
}

extension LayoutConditions {
  package func hash(into hasher: inout Hasher) {
    hasher.combine(present?.count(where: \.self))
    hasher.combine(variants)
    hasher.combine(settings)
    hasher.combine(barStyle?.position)
    hasher.combine(barStyle?.shows)
    hasher.combine(distinction)
    hasher.combine(sidebarStyle?.isVisibleAtFirst)
    if case .everything(let platform, let version) = seen {
      hasher.combine(platform)
      hasher.combine(version)
    }
  }
}

extension Resolver {
  package func conditions(in environment: Environment) -> LayoutConditions {
    LayoutConditions(self, in: spec.completing(environment))
  }
}
