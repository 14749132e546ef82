import Foundation
import LocatedJSON
import TabHierarchy
import TabLayout
import TabSessions
import TestSupport
import Testing

/// Sessions of random events on generated specs.
@Suite("Whatever a person does")
struct RandomSessionTests {
  static func spec(_ object: [String: Any]) throws -> TabSpec {
    let data = try JSONSerialization.data(withJSONObject: object)
    let (spec, problems) = SpecReader.read(try JSONReader.read(Array(data)))
    try #require(problems.isEmpty)
    return spec
  }

  private func event(_ generator: inout SpecGenerator, _ identifiers: [String]) -> SessionEvent {
    let name = generator.pick(identifiers)
    let place = 1 + generator.below(4)
    switch generator.pick(SessionEvent.Kind.allCases) {
    case .hide: return .hide(name)
    case .show: return .show(name)
    case .add: return .add(name, to: generator.chance(50) ? place : nil)
    case .remove: return .remove(name)
    case .moveInBar: return .moveInBar(name, to: place)
    case .reorder: return .reorder(group: name, to: [generator.pick(identifiers)])
    case .collapse: return .collapse(name)
    case .expand: return .expand(name)
    case .resetCustomization where generator.chance(10): return .resetCustomization
    case .toggleSidebar, .resetCustomization, .updateApp: return .toggleSidebar
    }
  }

  @Test("the state is one that --customization takes without complaint, and gives the same layout")
  func states() throws {
    var kinds: Set<SessionEvent.Kind> = []
    for seed in 5_000..<5_250 {
      var generator = SpecGenerator(seed: UInt64(seed))
      let object = generator.spec()
      let spec = try Self.spec(object)
      let identifiers = SpecGenerator.identifiers(in: object["tabs"] as? [[String: Any]] ?? [])
      let environment =
        generator.chance(80) ? Environment(.iPadOS) : Environment(.macCatalyst)
      var session = EditingSession(spec, in: environment)
      for _ in 0..<25 {
        let event = event(&generator, identifiers)
        do throws(Refusal) {
          try session.apply(event)
          kinds.insert(event.kind)
        } catch {
          #expect(!error.message.isEmpty && !error.source.url.isEmpty)
          continue
        }
        guard let state = session.state else { continue }
        var writer = JSONWriter(.compact)
        writer.customization(state)
        let (read, problems) = CustomizationState.read(try JSONReader.read(writer.bytes))
        #expect(problems.isEmpty)
        #expect(read.impossibilities(in: spec).isEmpty, "seed \(seed), \(event)")
        let layout = Resolver(spec, customization: read).layout(in: environment)
        #expect(layout.tabBar == session.layout.tabBar, "seed \(seed), \(event)")
        #expect(layout.sidebar == session.layout.sidebar, "seed \(seed), \(event)")
      }
    }
    #expect(kinds.count == SessionEvent.Kind.allCases.count - 1, "every kind was possible once")
  }

  @Test("a place in the bar is the place that the item has afterwards")
  func places() throws {
    var moves = 0
    for seed in 6_000..<6_300 {
      var generator = SpecGenerator(seed: UInt64(seed))
      let object = generator.spec()
      let spec = try Self.spec(object)
      let identifiers = SpecGenerator.identifiers(in: object["tabs"] as? [[String: Any]] ?? [])
      guard Set(identifiers).count == identifiers.count else { continue }
      var session = EditingSession(spec, in: Environment(.iPadOS))
      for _ in 0..<12 {
        let name = generator.pick(identifiers)
        let place = 1 + generator.below(5)
        let event: SessionEvent =
          switch generator.below(4) {
          case 0: .add(name, to: place)
          case 1: .remove(name)
          case 2: .hide(name)
          default: .moveInBar(name, to: place)
          }
        guard (try? session.apply(event)) != nil else { continue }
        let items = session.layout.tabBar?.items ?? []
        let names = items.filter { $0.region == .customizable }.compactMap(\.node).map {
          spec.identifier(of: spec.nodes[$0])
        }
        switch event {
        case .add, .moveInBar:
          moves += 1
          #expect(names[place - 1] == name, "seed \(seed), \(event), \(names)")
        default: #expect(!names.contains(name), "seed \(seed), \(event)")
        }
      }
    }
    #expect(moves > 100)
  }
}
