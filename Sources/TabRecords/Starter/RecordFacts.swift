import JSON
import TabModel

/// The facts that distinguish records: their environments and conditions.
struct RecordFacts {
  let environments: [Environment]
  /// The widths of the windows, which apps override for their tabs.
  private let windowWidths: [SizeClass]
  /// The conditions in any record, in order of first mention.
  let conditions: [String]
  let states: [Set<String>]
  /// The usual conditions: those in records that name none, or else in the first record.
  let usual: Set<String>

  /// - Parameter width: which width counts: that of the window for the keys of the root, or the one that the app
  ///   sets for its tabs.
  init(_ records: [TabRecord], width: Width = .ofTabs) {
    environments = records.map { record in
      var recorded = record.environment
      if width == .ofTabs, let own = record.overriddenSizeClass { recorded.sizeClass = own }
      return Environment(recorded)
    }
    windowWidths = records.map { Environment($0.environment).sizeClass }
    states = records.map { Set($0.environment.conditions ?? []) }
    conditions = records.flatMap { $0.environment.conditions ?? [] }.uniqued()
    usual = records.contains { $0.environment.conditions == nil } ? [] : states.first ?? []
  }

  enum Width { case ofWindow, ofTabs }

  /// Divides a set of records by condition, platform, width and release.
  func partitions(of set: Set<Int>) -> [[Set<Int>]] {
    func parts<Key: Hashable>(_ key: (Int) -> Key) -> [Set<Int>] {
      set.sorted().grouped(by: key).map { Set($0.elements) }
    }
    return conditions.map { name in parts { states[$0].contains(name) } } + [
      parts { environments[$0].platform.name }, parts { environments[$0].sizeClass },
      parts { environments[$0].osVersion.major },
    ]
  }

  /// Returns what a fact is in a record.
  func value(of fact: AvailabilityFact, in record: Int) -> String {
    let environment = environments[record]
    return switch fact {
    case .condition(let name): "\(states[record].contains(name))"
    case .platforms: environment.platform.name.rawValue
    case .sizeClass: environment.sizeClass.rawValue
    case .minimumVersion, .maximumVersion: "\(environment.osVersion)"
    }
  }

  /// Returns whether nothing distinguishes two records.
  func areAlike(_ one: Int, _ other: Int) -> Bool {
    let (mine, theirs) = (environments[one], environments[other])
    return mine.platform == theirs.platform && mine.osVersion == theirs.osVersion
      && mine.sizeClass == theirs.sizeClass && states[one] == states[other]
  }

  /// Returns whether there is a record of these facts already, with this width of the window or of the tabs.
  func isRecorded(_ environment: Environment, _ state: Set<String>) -> Bool {
    environments.indices.contains { index in
      let recorded = environments[index]
      return recorded.platform == environment.platform
        && recorded.osVersion == environment.osVersion && states[index] == state
        && [windowWidths[index], recorded.sizeClass].contains(environment.sizeClass)
    }
  }

  /// Returns whether the app overrides a width of the platform's windows, so that its tabs never have it.
  func isOverridden(_ sizeClass: SizeClass, on platform: Platform) -> Bool {
    let own = environments.indices.filter { environments[$0].platform == platform }
    return own.contains { windowWidths[$0] == sizeClass }
      && !own.contains { environments[$0].sizeClass == sizeClass }
  }

  func oldestRelease(of platform: Platform) -> Version? {
    environments.filter { $0.platform == platform }.map(\.osVersion).min()
  }

  /// Returns a record of each set, two that are alike if there are such.
  func pair(_ set: Set<Int>, _ others: Set<Int>) -> (Int, Int) {
    let others = others.sorted()
    for one in set.sorted() {
      if let other = others.first(where: { areAlike(one, $0) }) { return (one, other) }
    }
    return (set.min() ?? 0, others.first ?? 0)
  }

  /// Describes a record: `iPadOS 26.4 regular with 'signedIn'`.
  func name(_ environment: Environment, _ state: Set<String>) -> String {
    var name = "\(environment.platform.name.rawValue) \(environment.osVersion)"
    if environment.platform.isSpecialDevice { name += " \(environment.platform.device)" }
    if environment.platform.windowSizes.count > 1 { name += " \(environment.sizeClass.rawValue)" }
    let holding = conditions.filter(state.contains).map { "'\($0)'" }
    let others = conditions.filter { !state.contains($0) }.map { "'\($0)'" }
    if !holding.isEmpty { name += " with \(holding.joined(separator: ", "))" }
    if !others.isEmpty { name += " without \(others.joined(separator: ", "))" }
    return name
  }
}
