package import TabHierarchy
package import TabLayout

extension TabSpec {
  /// The platform that people customize the app on: of the spec's targets the first that reads a
  /// customization state in its usual window, one with a bar before one without. Nil where none
  /// does.
  package var customizedPlatform: Platform? {
    let resolver = Resolver(self)
    let layouts = targets.map { resolver.layout(in: Environment(.platform($0.platform))) }
      .filter(\.readsCustomization)
    return (layouts.first { $0.tabBar != nil } ?? layouts.first)?.environment.platform
  }
}
