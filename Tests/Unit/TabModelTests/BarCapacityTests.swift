import JSON
import Testing

@testable import TabModel

/// How many items fit is a fact of the bar; everything else asks for it.
@Suite("The capacity of a bar")
struct BarCapacityTests {
  /// iPhone with another capacity.
  private func phone(capacity: Int) -> Environment {
    Environment(
      Platform(
        name: .iOS, device: "iPhone", aliases: [], windowSizes: Platform.iOS.windowSizes,
        lintWindowSizes: Platform.iOS.lintWindowSizes,
        bar: { request in
          var style = Platform.iOS.bar(request)
          style?.capacity = capacity
          return style
        },
        sidebar: { _ in nil }))
  }

  private func resolver(tabs count: Int) throws -> Resolver {
    let tabs = (1...count).map { #"{"identifier": "t\#($0)", "title": "T"}"# }
    return Resolver(try read(#"{"tabs": [\#(tabs.joined(separator: ","))]}"#))
  }

  @Test("decides what falls into More")
  func more() throws {
    for capacity in [3, 5, 6] {
      let environment = phone(capacity: capacity)
      let full = try resolver(tabs: capacity).layout(in: environment).tabBar
      let beyond = try resolver(tabs: capacity + 1).layout(in: environment).tabBar
      let items = [full?.items.count, beyond?.items.count]
      let more = [full?.more.count, beyond?.more.count]
      #expect(items == [capacity, capacity] && more == [0, 2])
    }
  }

  @Test(
    "is known of environments and of the conditions of a layout, and named by the statement about More"
  )
  func asked() throws {
    let environment = phone(capacity: 6)
    let environments = [
      environment, Environment(.tvOS), Environment(.iPadOS),
      Environment(.iPadOS, sizeClass: .compact),
    ]
    #expect(environments.map(\.bottomBarCapacity) == [6, nil, nil, 5])
    let resolver = try resolver(tabs: 8)
    #expect(resolver.conditions(in: environment).barCapacity == 6)
    let decision = resolver.explanation(of: "t7", in: environment)?.decisions.first {
      $0.value == .fits(7, of: 8, isInMore: true, capacity: 5)
    }
    let statement = "fits six items; if there are more, it shows five and More"
    #expect(decision?.statement.text.contains(statement) == true)
  }
}
