import JSON
import TabModel
import TestSupport
import Testing

@testable import TabLint

/// Random specs, with conditions, variants, repeated nodes and all keys that name nodes. All rules check
/// them, and the places of their findings are in the document.
@Suite("Random specs")
struct RandomSpecTests {
  @Test("have findings at places of the document, in environments of the spec", arguments: 0..<8)
  func lint(_ part: Int) throws {
    for seed in part * 5..<part * 5 + 5 {
      var lot = Lot(seed: seed)
      let text = lot.spec()
      let bytes = Array(text.utf8)
      let (spec, problems) = SpecReader.read(try JSONReader.read(bytes))
      try #require(problems.isEmpty, "\(problems.map(\.message))\n\(text)")
      var settings = LintSettings()
      for rule in Rule.linted { settings.turnOn(rule) }
      // Some of them twice, for the rules that compare the specs of a run.
      let paths = seed.isMultiple(of: 4) ? ["a", "b"] : ["a"]
      let outcomes = Linter.lint(
        paths.map { Linter.Input(spec, path: $0, settings: settings) })
      let environments = spec.environments
      let misplaced = outcomes[0].diagnostics.filter { found in
        var ranges = found.notes.filter { $0.path == nil }.compactMap(\.range)
        ranges.append(found.range)
        let states = Set(found.environments.map { environments[$0].conditions.isUsual })
        // The usual state is never named beside another, which is.
        if states.count > 1 { return true }
        if states == [false], found.environmentWords?.contains(" when ") != true { return true }
        if found.environments != found.environments.sorted() { return true }
        return ranges.contains { $0.upperBound > bytes.count }
      }
      #expect(misplaced.isEmpty, "\(misplaced.map(\.message))\n\(text)")
      for outcome in outcomes.dropFirst() {
        #expect(outcome.diagnostics.count == outcomes[0].diagnostics.count, "\(text)")
      }
    }
  }
}

/// Draws specs, always the same ones for a seed.
private struct Lot {
  private var state: UInt64
  private var number = 0

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  private mutating func next(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 11) % limit
  }

  private mutating func one<Thing>(of things: [Thing]) -> Thing { things[next(things.count)] }

  private mutating func happens(_ percent: Int) -> Bool { next(100) < percent }

  private static let conditions = ["signedIn", "beta", "offline"]
  private static let platforms = ["iOS", "iPadOS", "macCatalyst", "tvOS", "visionOS"]

  mutating func spec() -> String {
    var members: [String] = []
    let conditions = Self.conditions.map {
      #""\#($0)": {"meaning": "M.", "usually": \#(happens(50))}"#
    }
    members.append(#""conditions": {\#(conditions.prefix(next(4)).joined(separator: ", "))}"#)
    let targets = Self.platforms.filter { _ in happens(50) }
    if !targets.isEmpty {
      let list = targets.map {
        #"{"platform": "\#($0)", "minimumVersion": "\#(one(of: ["18.0", "26.1"]))"}"#
      }
      members.append(#""targets": [\#(list.joined(separator: ", "))]"#)
    }
    members += rootKeys()
    let variants = (0..<next(4)).map { _ in variant() }
    members.append(#""variants": [\#(variants.joined(separator: ", "))]"#)
    members.append(#""tabs": [\#(nodes(1 + next(7), depth: 0))]"#)
    return "{" + members.joined(separator: ", ") + "}"
  }

  private mutating func rootKeys() -> [String] {
    var keys: [String] = []
    if happens(40) { keys.append(#""mode": "\#(one(of: ["tabBar", "tabSidebar", "automatic"]))""#) }
    if happens(30) { keys.append(#""compactTabIdentifiers": \#(names())"#) }
    if happens(20) { keys.append(#""customizationIdentifier": "main""#) }
    if happens(20) { keys.append(#""prominentTabIdentifier": "\#(name())""#) }
    if happens(20) { keys.append(#""isTabBarHidden": \#(happens(50))"#) }
    if happens(20) { keys.append(#""bottomAccessory": {"title": "P"}"#) }
    if happens(30) {
      keys.append(#""sidebar": {"isHidden": \#(happens(50)), "preferredPlacement": "sidebar"}"#)
    }
    if happens(30) { keys.append(#""initialTabIdentifier": "\#(name())""#) }
    if happens(10) { keys.append(#""horizontalSizeClass": "compact""#) }
    return keys
  }

  private mutating func variant() -> String {
    let keys = rootKeys() + [#""tabBarMinimizeBehavior": "never""#]
    return #"{"availability": \#(availability()), \#(keys.joined(separator: ", "))}"#
  }

  private mutating func availability() -> String {
    var keys: [String] = []
    if happens(40) { keys.append(#""platforms": ["\#(one(of: Self.platforms))"]"#) }
    if happens(30) {
      keys.append(#""horizontalSizeClass": "\#(one(of: ["compact", "regular"]))""#)
    }
    if happens(20) { keys.append(#""minimumVersion": "26.0""#) }
    if keys.isEmpty || happens(40) {
      keys.append(
        #""\#(one(of: ["when", "unless"]))": ["\#(one(of: Self.conditions + ["other"]))"]"#)
    }
    return "{" + keys.joined(separator: ", ") + "}"
  }

  private mutating func name() -> String {
    one(of: ["t1", "t2", "t3", "t4", "t1.*", "t2.*", "com.apple.UIKit.Search", "other", "t1.1"])
  }

  private mutating func names() -> String {
    "[" + (0..<next(4)).map { _ in "\"\(name())\"" }.joined(separator: ", ") + "]"
  }

  private mutating func nodes(_ count: Int, depth: Int) -> String {
    (0..<count).map { _ in node(depth: depth) }.joined(separator: ", ")
  }

  private mutating func node(depth: Int) -> String {
    var keys: [String] = []
    let isGroup = depth < 4 && happens(depth == 0 ? 40 : 30)
    if !isGroup, happens(12) {
      keys.append(#""type": "search""#)
    } else {
      number += 1
      let isRepeated = happens(25)
      let star = isRepeated != happens(5) ? ".*" : ""
      keys.append(#""identifier": "t\#(happens(5) ? 1 : number)\#(star)""#)
      keys.append(#""title": "\#(one(of: ["A", "B", "More", "Search", "", " C ", "Add"]))""#)
      if isRepeated {
        let samples = (0..<next(8)).map { "\"S\($0)\"" }
        let atMost = happens(40) ? #", "atMost": \#(samples.count + next(4))"# : ""
        keys.append(#""repeats": {"samples": [\#(samples.joined(separator: ", "))]\#(atMost)}"#)
      }
    }
    if happens(60) {
      keys.append(#""image": "\#(one(of: ["house", "star.fill", "plus", "No", "ellipsis"]))""#)
    }
    if happens(25) { keys.append(#""availability": \#(availability())"#) }
    if happens(25) {
      keys.append(
        #""preferredPlacement": "\#(one(of: ["fixed", "pinned", "optional", "sidebarOnly", "movable"]))""#
      )
    }
    if happens(15) { keys.append(#""badgeValue": "\#(one(of: ["1", "new", ""]))""#) }
    if happens(12) { keys.append(#""isHidden": \#(happens(70))"#) }
    if happens(12) { keys.append(#""allowsHiding": true"#) }
    if happens(15) {
      keys.append(#""live": ["\#(one(of: ["title", "image", "isHidden", "isEnabled"]))"]"#)
    }
    if happens(20) { keys.append(#""leadsTo": \#(names())"#) }
    if isGroup {
      keys.append(#""children": [\#(nodes(next(4), depth: depth + 1))]"#)
      if happens(20) { keys.append(#""defaultChildIdentifier": "\#(name())""#) }
      if happens(20) { keys.append(#""displayOrderIdentifiers": \#(names())"#) }
      if happens(20) { keys.append(#""allowsReordering": true"#) }
    }
    return "{" + keys.joined(separator: ", ") + "}"
  }
}
