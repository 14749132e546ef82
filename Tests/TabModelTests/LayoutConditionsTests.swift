import Foundation
import JSON
import TabModel
import TestSupport
import Testing

@Suite("Environments with equal conditions")
struct LayoutConditionsTests {
  @Test("have equal layouts, whatever the spec", arguments: Repository.allSpecs)
  func equalLayouts(_ url: URL) throws {
    let document = try JSONReader.read(Array(Data(contentsOf: url)))
    let spec = SpecReader.read(document).spec
    let resolver = Resolver(spec)
    var shared: [(conditions: LayoutConditions, layout: Layout)] = []
    for environment in spec.environments {
      let conditions = resolver.conditions(in: environment)
      let layout = resolver.layout(in: environment)
      guard let equal = shared.first(where: { $0.conditions == conditions }) else {
        shared.append((conditions, layout))
        continue
      }
      #expect(
        layout.mode == equal.layout.mode && layout.tabBar == equal.layout.tabBar
          && layout.sidebar == equal.layout.sidebar && layout.selection == equal.layout.selection
          && layout.destinations == equal.layout.destinations, "\(environment.name)")
    }
  }
}
