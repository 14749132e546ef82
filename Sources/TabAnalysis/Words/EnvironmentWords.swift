import JSON
package import TabModel

/// How texts refer to conditions: by the names of the spec, or by their meanings, for readers who haven't read it.
package struct ConditionNaming: Sendable {
  private var meanings: [String: String] = [:]

  fileprivate var usesMeanings: Bool { !meanings.isEmpty }

  /// `not signedIn`.
  package static let names = ConditionNaming()

  /// `unless “Somebody is signed in”`. A condition without a meaning of its own has its name.
  package static func meanings(of spec: TabSpec) -> ConditionNaming {
    var naming = ConditionNaming()
    for (meaning, conditions) in spec.conditions.grouped(by: { phrase($0.meaning) })
    where conditions.count == 1 && !isBlank(meaning) {
      naming.meanings[conditions[0].name.value] = meaning
    }
    return naming
  }

  /// The text without the full stop of a sentence.
  private static func phrase(_ text: String) -> String {
    let shown = clipped(printable(text))
    return shown.hasSuffix(".") && !shown.hasSuffix("..") ? String(shown.dropLast()) : shown
  }

  fileprivate func words(for condition: String, holds: Bool) -> String {
    guard let meaning = meanings[condition] else { return holds ? condition : "not \(condition)" }
    return (holds ? "when" : "unless") + " “\(meaning)”"
  }
}

extension Environment {
  package var facts: [String] { facts(.names) }

  /// Release, width, orientation and direction in words: `27.0`, `compact width`, `portrait`.
  package func facts(_ naming: ConditionNaming) -> [String] {
    var facts = [osVersion.description]
    if sdkVersion != osVersion { facts.append("built with SDK \(sdkVersion)") }
    if platform.windowSizes.count > 1 {
      facts.append(platform.widthName(sizeClass).fact)
      if let orientation { facts.append(orientation.rawValue) }
    }
    if let requestedFramework { facts.append(requestedFramework.rawValue) }
    facts += conditions.unusual.map { naming.words(for: $0.name, holds: $0.holds) }
    if layoutDirection == .rightToLeft { facts.append("right to left") }
    return facts
  }
}

extension Availability {
  /// A description: `for iPad in regular width, from 26.0 on, when 'signedIn' holds`.
  package func words(in framework: Framework) -> String {
    var parts: [String] = []
    if platforms.count < PlatformName.allCases.count {
      let devices = Platform.usual.filter { platforms.contains($0.name) }
        .map { $0.assuming(framework).device }
      parts.append("for \(listed(devices))")
    }
    if let sizeClass = horizontalSizeClass?.value {
      let width = "in \(sizeClass.rawValue) width"
      if parts.isEmpty { parts.append(width) } else { parts[0] += " \(width)" }
    }
    if let minimum = minimumVersion?.value { parts.append("from \(minimum) on") }
    if let maximum = maximumVersion?.value { parts.append("up to \(maximum)") }
    let conditions = required.map { "'\($0)' holds" } + excluded.map { "'\($0)' does not hold" }
    if !conditions.isEmpty { parts.append("when \(listed(conditions))") }
    return parts.isEmpty ? "for everything" : parts.joined(separator: ", ")
  }
}

/// Describes states of conditions among all: `not signedIn`, or `usually or offline`.
struct ConditionWords: Sendable {
  private let states: [ConditionState]
  private let naming: ConditionNaming
  var usesMeanings: Bool { naming.usesMeanings }
  /// The words for the states in which one condition holds, or does not.
  private var wordsOfConditions: [Set<Int>: String] = [:]

  init(_ states: [ConditionState], _ naming: ConditionNaming) {
    self.states = states
    self.naming = naming
    for entry in states.first?.entries ?? [] {
      // Reports leave out a condition's change that alone has no effect.
      guard states.contains(where: { $0.unusual.map(\.name) == [entry.name] }) else { continue }
      for holds in [true, false] {
        let matching = states.indices.filter { states[$0].holds(entry.name) == holds }
        let words = naming.words(for: entry.name, holds: holds)
        // The first condition counts.
        wordsOfConditions.merge([Set(matching): words]) { first, _ in first }
      }
    }
  }

  /// - Parameter named: the positions of the states to describe.
  func words(for named: Set<Int>) -> String {
    if let words = wordsOfConditions[named] { return words }
    let others = states.indices.filter { !named.contains($0) }.map { states[$0] }
    return named.sorted().map { states[$0].words(unlike: others, naming) }.joined(separator: " or ")
  }
}

extension ConditionState {
  /// The unusual conditions: `not signedIn`.
  package func words(_ naming: ConditionNaming) -> String {
    unusual.isEmpty
      ? "usually" : listed(unusual.map { naming.words(for: $0.name, holds: $0.holds) })
  }

  /// The unusual conditions, and those that distinguish the state from others with the same ones.
  fileprivate func words(unlike others: [ConditionState], _ naming: ConditionNaming) -> String {
    if unusual.isEmpty { return words(naming) }
    let similar = others.filter { other in
      unusual.allSatisfy { other.holds($0.name) == $0.holds }
    }
    let named = entries.filter { entry in
      entry.holds != entry.isUsual || similar.contains { $0.holds(entry.name) != entry.holds }
    }
    return listed(named.map { naming.words(for: $0.name, holds: $0.holds) })
  }
}

extension Platform {
  /// Widths and orientations: `regular`, or `compact in portrait`; nil for all.
  ///
  /// - Parameter known: all window sizes of the device, in order.
  func words(for windowSizes: Set<WindowSize>, among known: [WindowSize]) -> String? {
    if windowSizes.count == known.count { return nil }
    // One width or orientation.
    for sizeClass in SizeClass.allCases
    where windowSizes == Set(known.filter { $0.sizeClass == sizeClass }) {
      return widthName(sizeClass).short
    }
    for orientation in Orientation.allCases
    where windowSizes == Set(known.filter { $0.orientation == orientation }) {
      return orientation.rawValue
    }
    return SizeClass.allCases.compactMap { sizeClass in
      let all = known.filter { $0.sizeClass == sizeClass }
      let orientations = all.filter(windowSizes.contains).compactMap(\.orientation)
      if orientations.isEmpty { return nil }
      let width = widthName(sizeClass).short
      return orientations.count == all.count
        ? width : "\(width) in \(listed(orientations.map(\.rawValue)))"
    }.joined(separator: ", or ")
  }
}

extension WindowSize {
  /// Compact before regular, portrait before landscape.
  var order: Int {
    let width = SizeClass.allCases.firstIndex(of: sizeClass) ?? 0
    let way = orientation.flatMap { Orientation.allCases.firstIndex(of: $0) } ?? 0
    return width * Orientation.allCases.count + way
  }
}
