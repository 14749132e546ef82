import Foundation
import JSON
import TabAnalysis
import TabModel
import TabReports
import TestSupport
import Testing

/// The resolver against a second derivation of the same document, which shares no code with it.
/// `TABSPEC_DERIVATION=full` compares every environment of every spec, which takes minutes. A mistake
/// in a walk may be one without an end.
@Suite(
  "Layouts equal an independent derivation", .deadline(seconds: 600))
struct DerivationTests {
  private static let isFull = ProcessInfo.processInfo.environment["TABSPEC_DERIVATION"] == "full"

  @Test("of every example and every spec of a real app, on every environment")
  func writtenSpecs() throws {
    for (position, url) in Repository.allSpecs.enumerated() {
      let spec = try ReadSpec(try Data(contentsOf: url), url.lastPathComponent)
      // This derivation is UIKit's.
      if spec.text.contains("\"SwiftUI\"") { continue }
      // Every spec meets other environments, and all specs together meet all of them.
      let environments = SpecGenerator.allEnvironments.enumerated().filter {
        Self.isFull || $0.offset % 26 == position % 26
      }
      for (_, environment) in environments {
        guard try compare(spec, environment, nil, nil) else { break }
      }
    }
  }

  @Test("of generated specs", arguments: 0..<8)
  func generatedSpecs(_ part: Int) throws {
    let count = Self.isFull ? 400 : 20
    for seed in part * count..<(part + 1) * count {
      var generator = SpecGenerator(seed: UInt64(seed))
      let spec = generator.spec()
      let read = try ReadSpec(spec, "seed \(seed)")
      for round in 0..<(Self.isFull ? 6 : 3) {
        let state = generator.chance(70) ? generator.customization(for: spec) : nil
        let selected = generator.selected(for: spec)
        // Half of the environments are such that a customization state is read.
        let environments =
          round % 2 == 0
          ? SpecGenerator.allEnvironments
          : SpecGenerator.allEnvironments.filter {
            $0.platform == "macCatalyst"
              || $0.horizontalSizeClass == "regular"
                && ($0.platform == "iPadOS"
                  || $0.platform == "iOS" && min($0.osVersion.major, $0.sdkVersion.major) >= 27)
          }
        var environment = generator.pick(environments)
        environment.conditions = generator.conditions(for: spec)
        guard try compare(read, environment, state, selected) else { return }
      }
    }
  }

  @Test("of generated specs of SwiftUI", arguments: 0..<4)
  func swiftUI(_ part: Int) throws {
    let count = Self.isFull ? 600 : 32
    let mac = SpecGenerator.allEnvironments.filter { $0.platform == "macCatalyst" }.map {
      var environment = $0
      environment.platform = "macOS"
      return environment
    }
    for seed in part * count..<(part + 1) * count {
      var generator = SpecGenerator(seed: UInt64(seed))
      var spec = generator.spec()
      spec["framework"] = "SwiftUI"
      if generator.chance(50) { spec["customizationIdentifier"] = "tabs" }
      let read = try ReadSpec(spec, "seed \(seed)")
      for _ in 0..<(Self.isFull ? 6 : 3) {
        let state = generator.chance(60) ? generator.customization(for: spec) : nil
        let selected = generator.selected(for: spec)
        var environment = generator.pick(SpecGenerator.allEnvironments + mac)
        environment.conditions = generator.conditions(for: spec)
        let expected = NaiveSwiftUI(
          spec: spec, environment: environment, customization: state, selected: selected
        ).layout()
        var actual = try layout(read, environment, state, selected)
        actual["notes"] = nil
        actual["environment"] = nil
        let isEqual = try areEqual(actual, expected)
        let both = isEqual ? "" : try canonical(actual) + "\n" + canonical(expected)
        try #require(
          isEqual,
          """
          \(both)
          seed \(seed) in \(environment), state \(String(describing: state)), selected \
          \(selected ?? "none"), spec \(read.text)
          """)
      }
    }
  }

  /// - Returns: whether both agree.
  private func compare(
    _ spec: ReadSpec, _ naive: NaiveEnvironment, _ state: [String: Any]?, _ selected: String?
  ) throws -> Bool {
    let expected = NaiveDerivation(
      spec: spec.object, environment: naive, customization: state, selected: selected
    ).layout()
    var actual = try layout(spec, naive, state, selected)
    actual["notes"] = nil
    let isEqual = try areEqual(actual, expected)
    let both = isEqual ? "" : try canonical(actual) + "\n" + canonical(expected)
    #expect(
      isEqual,
      """
      \(both)
      \(spec.name) in \(naive), state \(String(describing: state)), selected \
      \(selected ?? "none"), spec \(spec.text)
      """)
    return isEqual
  }

  /// The tool's own layout.
  private func layout(
    _ spec: ReadSpec, _ naive: NaiveEnvironment, _ state: [String: Any]?, _ selected: String?
  ) throws -> [String: Any] {
    let customization = try state.map { state in
      let data = try JSONSerialization.data(withJSONObject: state)
      return CustomizationState.read(try JSONReader.read(Array(data))).state
    }
    let resolver = Resolver(spec.spec, customization: customization, selected: selected)
    let layout = resolver.layout(in: try environment(naive, spec.spec))
    let bytes = LayoutFormat.json.bytes(LayoutReport([LayoutResult(layout)]), TextStyle())
    return try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  /// Whether two values are the same in JSON. Most of them are, and then nothing has to be written.
  private func areEqual(_ left: Any, _ right: Any) throws -> Bool {
    switch (left, right) {
    case (let left as [String: Any], let right as [String: Any]):
      return try left.count == right.count
        && left.allSatisfy { key, value in try right[key].map { try areEqual(value, $0) } ?? false }
    case (let left as [Any], let right as [Any]):
      return try left.count == right.count && zip(left, right).allSatisfy(areEqual)
    case (let left as String, let right as String):
      return left.utf8.elementsEqual(right.utf8)
    default:
      return try JSONSerialization.data(withJSONObject: [left])
        == JSONSerialization.data(withJSONObject: [right])
    }
  }

  private func canonical(_ object: [String: Any]) throws -> String {
    String(
      decoding: try JSONSerialization.data(
        withJSONObject: object, options: [.sortedKeys, .prettyPrinted]), as: UTF8.self)
  }

  private func environment(_ naive: NaiveEnvironment, _ spec: TabSpec) throws -> Environment {
    var environment = Environment(
      try #require(
        Platform.all.first {
          $0.name.rawValue == naive.platform && $0.model?.rawValue == naive.device
        }),
      osVersion: Version(naive.osVersion.major, naive.osVersion.minor),
      sdkVersion: Version(naive.sdkVersion.major, naive.sdkVersion.minor),
      sizeClass: SizeClass(rawValue: naive.horizontalSizeClass),
      orientation: naive.orientation.flatMap { Orientation(rawValue: $0) })
    environment.sidebar = SidebarRequest(rawValue: naive.sidebar) ?? .automatic
    environment.layoutDirection =
      LayoutDirection(rawValue: naive.layoutDirection) ?? .leftToRight
    environment.conditions = naive.conditions.reduce(spec.usualConditions) {
      $0.setting($1.key, to: $1.value)
    }
    return environment
  }
}

/// A spec for both: as Foundation and as the tool read it.
private struct ReadSpec {
  let name: String
  let text: String
  let object: [String: Any]
  let spec: TabSpec

  init(_ data: Data, _ name: String) throws {
    self.name = name
    text = String(decoding: data, as: UTF8.self)
    object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let problems: [Diagnostic]
    (spec, problems) = SpecReader.read(try JSONReader.read(Array(data)))
    try #require(problems.isEmpty, "\(name): \(problems)")
  }

  init(_ object: [String: Any], _ name: String) throws {
    try self.init(
      JSONSerialization.data(withJSONObject: object, options: .sortedKeys), name)
  }
}
