import JSON
import TabModel

/// The availabilities that distinguish sets of records, such as those with and without a node.
enum Separation {
  /// The availability of each set.
  case found([AvailabilityValues])
  /// Two explanations without evidence for either: what each means, and the record that would decide.
  case ambiguous(first: [AvailabilityFact], second: [AvailabilityFact], settling: String)
  /// The fewest facts that distinguish the sets, although no availability does; none if nothing does.
  case impossible([AvailabilityFact])

  private typealias Fact = AvailabilityFact

  /// - Parameters:
  ///   - sets: the records of each; the remaining records form another set.
  ///   - isExclusive: true if no two may match the same environment.
  init(_ sets: [Set<Int>], among all: Set<Int>, isExclusive: Bool, _ facts: RecordFacts) {
    let conditions = facts.conditions.filter { name in
      let count = all.count { facts.states[$0].contains(name) }
      return count > 0 && count < all.count
    }
    let candidates =
      conditions.map(Fact.condition) + [.platforms, .sizeClass, .minimumVersion, .maximumVersion]
    func isRight(_ availability: AvailabilityValues, for set: Set<Int>) -> Bool {
      all.allSatisfy {
        availability.matches(facts.environments[$0], facts.states[$0]) == set.contains($0)
      }
    }
    func fits(_ availability: AvailabilityValues, beside others: [AvailabilityValues]) -> Bool {
      !isExclusive || others.allSatisfy { [$0, availability].areExclusive }
    }
    func availabilities(_ used: [Fact]) -> [AvailabilityValues]? {
      var found: [AvailabilityValues] = []
      for set in sets {
        let availability = AvailabilityValues(used, of: set, among: all, facts)
        guard isRight(availability, for: set), fits(availability, beside: found) else { return nil }
        found.append(availability)
      }
      return found
    }
    /// Removes releases that distinguish nothing: maximum ones first, because nodes usually stay in
    /// later releases.
    func trimmed(_ found: [AvailabilityValues]) -> [AvailabilityValues] {
      var best = found
      for position in found.indices {
        let others = Array(best[..<position] + best[(position + 1)...])
        for release in [\AvailabilityValues.maximumVersion, \.minimumVersion] {
          var shorter = best[position]
          shorter[keyPath: release] = nil
          if isRight(shorter, for: sets[position]), fits(shorter, beside: others) {
            best[position] = shorter
          }
        }
      }
      return best
    }
    for size in 1...Self.mostFacts {
      var explanations = Self.choices(of: size, from: candidates[...]).filter {
        availabilities($0) != nil
      }
      if Set(all.map { facts.environments[$0].osVersion.major }).count == 1 {
        // Records of one year are not made on different releases on purpose.
        let others = explanations.filter { !$0.contains(where: \.isRelease) }
        if !others.isEmpty { explanations = others }
      }
      guard let first = explanations.first, let found = availabilities(first) else { continue }
      let families = Set(first.map(\.family))
      for rival in explanations where Set(rival.map(\.family)) != families {
        // Explanations that no record can decide between are the same.
        guard let others = availabilities(rival),
          let settling = Self.settling(
            first, rival, sets[0], all, between: (found[0], others[0]), facts)
        else { continue }
        self = .ambiguous(first: first, second: rival, settling: settling)
        return
      }
      self = .found(trimmed(found))
      return
    }
    self = .impossible(Self.distinguishing(sets, among: all, facts))
  }

  /// Returns the fewest facts whose values distinguish sets of records; none if nothing does.
  static func distinguishing(
    _ sets: [Set<Int>], among all: Set<Int>, _ facts: RecordFacts
  ) -> [AvailabilityFact] {
    let candidates =
      facts.conditions.map(Fact.condition) + [.platforms, .sizeClass, .minimumVersion]
    return (1...mostFacts).lazy.flatMap { choices(of: $0, from: candidates[...]) }.first { chosen in
      all.grouped { record in chosen.map { facts.value(of: $0, in: record) } }.allSatisfy {
        _, alike in
        Set(alike.map { record in sets.firstIndex { $0.contains(record) } }).count == 1
      }
    } ?? []
  }

  /// Returns availabilities that match all records of a set, or of the parts into which one fact divides it. Nil
  /// if there are none or no evidence for them.
  static func parts(
    of set: Set<Int>, among all: Set<Int>, _ facts: RecordFacts
  ) -> [AvailabilityValues]? {
    for parts in [[set]] + facts.partitions(of: set) {
      let found = parts.compactMap { part -> AvailabilityValues? in
        guard case .found(let found) = Separation([part], among: all, isExclusive: false, facts)
        else { return nil }
        return found.first
      }
      if found.count == parts.count { return found }
    }
    return nil
  }

  /// More facts are not a plausible explanation.
  private static let mostFacts = 4

  private static func choices(of size: Int, from facts: ArraySlice<Fact>) -> [[Fact]] {
    guard size > 0 else { return [[]] }
    return facts.indices.flatMap { index in
      choices(of: size - 1, from: facts[(index + 1)...]).map { [facts[index]] + $0 }
    }
  }

  /// Returns a record that only one of two explanations would put into a set: another record with what only one of
  /// them depends on as in a record of the set. Nil if no device has one, or if all are there.
  ///
  /// The app may not run on an older release of a platform than those of its records, so such a record is the last
  /// choice.
  private static func settling(
    _ first: [Fact], _ second: [Fact], _ set: Set<Int>, _ all: Set<Int>,
    between found: (AvailabilityValues, AvailabilityValues), _ facts: RecordFacts
  ) -> String? {
    let changes = [(first, second), (second, first)].map { one, another in
      let families = Set(another.map(\.family))
      return one.filter { !families.contains($0.family) }
    }
    var older: String?
    var fallback: String?
    for changed in changes where !changed.isEmpty {
      for other in all.subtracting(set).sorted() {
        for own in set.sorted() {
          let (mine, theirs) = (facts.environments[own], facts.environments[other])
          var (platform, version) = (theirs.platform, theirs.osVersion)
          var sizeClass = theirs.sizeClass
          var state = facts.states[other]
          for fact in changed {
            switch fact {
            case .condition(let name):
              if facts.states[own].contains(name) { state.insert(name) } else { state.remove(name) }
            case .platforms: platform = mine.platform
            case .sizeClass: sizeClass = mine.sizeClass
            case .minimumVersion, .maximumVersion: version = mine.osVersion
            }
          }
          guard platform.windowSizes.contains(where: { $0.sizeClass == sizeClass }),
            !facts.isOverridden(sizeClass, on: platform)
          else { continue }
          let environment = Environment(platform, osVersion: version, sizeClass: sizeClass)
          // Such as a record of the other width, where the app overrides that.
          if facts.isRecorded(environment, state) { continue }
          let name = facts.name(environment, state)
          let decides =
            found.0.matches(environment, state) != found.1.matches(environment, state)
          let isOlder = facts.oldestRelease(of: platform).map { version < $0 } ?? false
          switch (decides, isOlder) {
          case (true, false): return name
          case (true, true): older = older ?? name
          case (false, false): fallback = fallback ?? name
          case (false, true): break
          }
        }
      }
    }
    return older ?? fallback
  }
}

extension [AvailabilityFact] {
  /// In messages: `'signedIn', the platform and the width`.
  var words: String { listed(map(\.words)) }
}
