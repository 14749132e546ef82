import JSON
import Testing

@testable import TabModel

/// How many items fit is a fact of the bar; everything else asks for it.
@Suite("The capacity of a bar")
struct BarCapacityTests {
  /// iPhone with another capacity.
  private func phone(capacity: Int) -> Platform {
    Platform(
      name: .iOS, device: "iPhone", aliases: [], surfaces: Platform.iOS.surfaces,
      lintSurfaces: Platform.iOS.lintSurfaces,
      bar: { request in
        var style = Platform.iOS.bar(request)
        style?.capacity = capacity
        return style
      },
      sidebar: { _ in nil })
  }

  private func resolver(tabs count: Int) throws -> Resolver {
    let tabs = (1...count).map { #"{"identifier": "t\#($0)", "title": "T"}"# }
    let text = #"{"tabs": [\#(tabs.joined(separator: ","))]}"#
    return Resolver(SpecReader.read(try JSONReader.read(Array(text.utf8))).0)
  }

  @Test("decides what falls into More", arguments: [3, 5, 6])
  func more(_ capacity: Int) throws {
    let environment = Environment(phone(capacity: capacity))
    let full = try #require(resolver(tabs: capacity).layout(in: environment).tabBar)
    #expect(full.more.isEmpty && full.items.count == capacity)
    let beyond = try #require(resolver(tabs: capacity + 1).layout(in: environment).tabBar)
    #expect(beyond.more.count == 2 && beyond.items.count == capacity)
  }

  @Test("is known of an environment and of the conditions of a layout")
  func asked() throws {
    let environment = Environment(phone(capacity: 6))
    #expect(environment.bottomBarCapacity == 6)
    #expect(try resolver(tabs: 1).conditions(in: environment).barCapacity == 6)
    #expect(Environment(.tvOS).bottomBarCapacity == nil)
    #expect(Environment(.iPadOS).bottomBarCapacity == nil)
    #expect(Environment(.iPadOS, sizeClass: .compact).bottomBarCapacity == 5)
  }

  @Test("is the number that the statement about More names")
  func statement() throws {
    let environment = Environment(phone(capacity: 6))
    let explanation = try #require(resolver(tabs: 8).explanation(of: "t7", in: environment))
    let decision = try #require(
      explanation.decisions.first { $0.value == .fits(7, of: 8, isInMore: true, capacity: 5) })
    #expect(
      decision.statement.text.contains("fits six items; if there are more, it shows five and More"))
  }
}
