import JSON
package import TabModel

/// The layouts of a spec in many environments. Those with equal conditions are resolved once.
package final class SharedLayouts {
  /// The inputs of a layout.
  private struct Key: Hashable {
    let conditions: LayoutConditions
    /// Translations may have other texts on a platform; nil without a translation.
    let platform: PlatformName?
    let hasDisabledTabs: Bool
  }

  private let resolver: Resolver
  private var numbers: [Key: Int] = [:]
  private var results: [LayoutResult] = []
  private var resultsByEnvironment: [Environment: LayoutResult] = [:]

  /// - Parameter isNoted: false to leave out the notes, which take time.
  package init(_ spec: TabSpec, isNoted: Bool = true) {
    resolver = Resolver(spec, isNoted: isNoted)
  }

  /// Returns the layout in an environment. It has the notes of the first environment that shares it.
  package func result(in environment: Environment) -> LayoutResult {
    if let known = resultsByEnvironment[environment] { return known }
    let conditions = resolver.conditions(in: environment)
    let shared = results[number(of: conditions)]
    let result =
      shared.layout.conditions === conditions
      ? shared : LayoutResult(shared.layout.moved(to: conditions), shared.destinations)
    resultsByEnvironment[environment] = result
    return result
  }

  /// Returns the number of an environment's layout, which it may share with others.
  func number(in environment: Environment) -> Int {
    number(of: resolver.conditions(in: environment))
  }

  /// The layout with a number, in the first of its environments.
  subscript(number: Int) -> LayoutResult { results[number] }

  private func number(of conditions: LayoutConditions) -> Int {
    let environment = conditions.environment
    let key = Key(
      conditions: conditions,
      platform: resolver.spec.language.map { _ in environment.platform.name },
      hasDisabledTabs: environment.has(\Node.isEnabled))
    if let number = numbers[key] { return number }
    numbers[key] = results.count
    results.append(LayoutResult(resolver.layout(under: conditions)))
    return results.count - 1
  }
}
