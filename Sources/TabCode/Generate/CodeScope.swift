import JSON
import TabModel

/// The conditions under which a part of generated code is compiled and runs: the remaining platforms, and the
/// oldest release of each.
struct CodeScope: Equatable {
  private(set) var platforms: [PlatformName: Version] = [:]
  /// The platforms in `#if`, which has no iPadOS, with the oldest release: the lower one of iPhone and iPad.
  private(set) var compiled: [PlatformName: Version] = [:]
  /// The platforms of the whole file with the oldest release.
  private let file: [PlatformName: Version]
  /// The width if only one remains.
  var width: SizeClass?
  /// The conditions of the spec with a known value.
  private(set) var states: [String: Bool] = [:]

  init(_ targets: [SpecTarget]) {
    for target in targets { platforms[target.platform] = target.minimumVersion }
    compiled = Dictionary(
      targets.map { ($0.platform.compiled, $0.minimumVersion) }, uniquingKeysWith: min)
    file = compiled
  }

  /// Some of the compiled platforms, in the order of `#available`.
  func ordered(_ keep: (PlatformName) -> Bool = { _ in true }) -> [PlatformName] {
    PlatformName.allCases.filter { compiled[$0] != nil && keep($0) }
  }

  /// Returns the conditions for setting a property; nil if no platform has it.
  ///
  /// - Parameters:
  ///   - since: the release that introduced it.
  ///   - missing: the platforms without it.
  func conditions(since: Version, missing: Set<PlatformName> = []) -> [SwiftCondition]? {
    let having = ordered { !missing.contains(compiled: $0) }
    guard !having.isEmpty else { return nil }
    var conditions = compiled(for: Set(having))
    // If a target is older, the SDK can be too.
    let isNewer = having.contains { file[$0].map { $0.major < since.major } ?? false }
    if isNewer, let compiler = since.compiler {
      let platforms = conditions.first?.expression.map {
        " && " + ($0.contains(" || ") ? "(\($0))" : $0)
      }
      conditions = [.compiled("compiler(>=\(compiler))" + (platforms ?? ""), on: nil)]
    }
    if let releases = releases(since, of: having) { conditions.append(.available(releases)) }
    return conditions
  }

  /// Returns the platforms older than a release for `#available`; nil if there are none.
  func releases(_ version: Version, of platforms: [PlatformName]? = nil) -> String? {
    let older = (platforms ?? PlatformName.allCases).filter {
      compiled[$0].map { $0 < version } ?? false
    }
    return Self.available(older.map { ($0, version) })
  }

  private static func available(_ releases: [(PlatformName, Version)]) -> String? {
    if releases.isEmpty { return nil }
    return releases.map { "\(Platform.platform($0).availability(from: $1)), " }.joined() + "*"
  }

  /// Returns the shortest `#if` that is true for exactly these of the compiled platforms; none for all of them.
  func compiled(for wanted: Set<PlatformName>) -> [SwiftCondition] {
    if wanted.isSuperset(of: compiled.keys) { return [] }
    let others = Set(compiled.keys).subtracting(wanted)
    let terms = Self.terms(wanted, others)
    let negated = Self.terms(others, wanted)
    func grouped(_ term: String) -> String { term.contains(" ") ? "(\(term))" : term }
    func platforms(_ terms: [Term]) -> Set<PlatformName> { Set(terms.flatMap(\.platforms)) }
    if terms.count == 1, negated.count > 1 || terms[0].text.count <= negated[0].text.count + 1 {
      return [.compiled(terms[0].text, on: terms[0].platforms)]
    }
    if negated.count <= terms.count {
      return [
        .compiled(
          negated.map { "!\(grouped($0.text))" }.joined(separator: " && "),
          on: Set(PlatformName.allCases).subtracting(platforms(negated)))
      ]
    }
    return [
      .compiled(terms.map { grouped($0.text) }.joined(separator: " || "), on: platforms(terms))
    ]
  }

  /// An expression, and the platforms that it is true for.
  private typealias Term = (text: String, platforms: Set<PlatformName>)

  private static func terms(_ wanted: Set<PlatformName>, _ others: Set<PlatformName>) -> [Term] {
    PlatformName.allCases.filter(wanted.contains).compactMap { platform -> Term? in
      switch platform {
      // os(iOS) is also true for Mac Catalyst.
      case .iOS where others.contains(.macCatalyst):
        ("os(iOS) && !targetEnvironment(macCatalyst)", [.iOS])
      case .iOS, .iPadOS: ("os(iOS)", [.iOS, .macCatalyst])
      case .macCatalyst:
        wanted.contains(.iOS) ? nil : ("targetEnvironment(macCatalyst)", [.macCatalyst])
      case .macOS: ("os(macOS)", [.macOS])
      case .tvOS: ("os(tvOS)", [.tvOS])
      case .visionOS: ("os(visionOS)", [.visionOS])
      }
    }
  }

  /// The effect of an availability on a scope.
  struct Narrowing {
    var conditions: [SwiftCondition] = []
    /// Nil if the node is never present.
    var scope: CodeScope?
    var hasWidth = false
    /// True if the conditions can change at run time.
    var isChanging = false
  }

  /// The expressions in generated code for facts that are known only at run time.
  struct Questions {
    /// Nil if the width can't be a condition in a statement.
    var width: ((SizeClass) -> String)?
    /// The expression for iPhone.
    var isPhone: String?
    let holds: (String) -> String
  }

  func limited(to kept: Set<PlatformName>) -> CodeScope {
    var scope = self
    scope.compiled = compiled.filter { kept.contains($0.key) }
    scope.platforms = platforms.filter { kept.contains($0.key.compiled) }
    return scope
  }

  /// Returns the scope inside a check for a release.
  func since(_ release: Version) -> CodeScope {
    var scope = self
    scope.compiled = compiled.mapValues { max($0, release) }
    scope.platforms = platforms.mapValues { max($0, release) }
    return scope
  }

  func narrowed(to availability: AvailabilityValues?, _ questions: Questions) -> Narrowing {
    guard let availability else { return Narrowing(scope: self) }
    var result = Narrowing()
    var inner = self
    var run: [String] = []
    inner.platforms = platforms.filter { platform, oldest in
      let first = max(oldest, availability.minimumVersion ?? oldest)
      return availability.platforms.contains(platform)
        && first <= availability.maximumVersion ?? first
    }
    let kept = Set(compiled.keys).intersection(availability.platforms.map(\.compiled))
    inner.compiled = compiled.filter { kept.contains($0.key) }
    if let width = availability.sizeClass, self.width != width {
      if inner.platforms[.iOS] != nil || inner.platforms[.iPadOS] != nil {
        if self.width != nil { return result }
        if let question = questions.width { run.append(question(width)) }
        result.hasWidth = true
        inner.width = width
      } else if width == .compact {
        return result
      }
    }
    guard !inner.platforms.isEmpty, !inner.compiled.isEmpty else { return result }
    for (names, holds) in [(availability.when, true), (availability.unless, false)] {
      for name in names where inner.states[name] != holds {
        if inner.states[name] != nil { return result }
        inner.states[name] = holds
        run.append((holds ? "" : "!") + questions.holds(name))
      }
    }
    result.isChanging = !run.isEmpty
    result.conditions = compiled(for: kept)
    if let minimum = availability.minimumVersion, let releases = inner.releases(minimum) {
      result.conditions.append(.available(releases))
      inner = inner.since(minimum)
    }
    if let maximum = availability.maximumVersion {
      let next = Version(maximum.major, maximum.minor + 1)
      if let releases = inner.releases(next) {
        result.conditions.append(.before(releases, comment: ""))
      }
    }
    if let idiom = inner.idiom(of: availability.platforms, outside: self, questions) {
      run.insert(idiom, at: 0)
    }
    // One `if`, up to the length of a line.
    let all = run.joined(separator: ", ")
    if !run.isEmpty, all.unicodeScalars.count <= 70 { run = [all] }
    result.conditions += run.map { .holds($0) }
    result.scope = inner
    return result
  }

  /// Returns the releases that a function requires beyond those of the file.
  var requiredReleases: String? {
    let newer = ordered { (file[$0] ?? .oldest) < (compiled[$0] ?? .oldest) }
    return Self.available(newer.map { ($0, compiled[$0] ?? .oldest) })
  }

  /// Returns the run-time check for iPhone or iPad.
  private func idiom(
    of wanted: Set<PlatformName>, outside: CodeScope, _ questions: Questions
  ) -> String? {
    guard compiled[.iOS] != nil else { return nil }
    let isAlone = compiled.count == 1
    let idiom = "UIDevice.current.userInterfaceIdiom"
    switch (wanted.contains(.iOS), wanted.contains(.iPadOS)) {
    case (false, true) where outside.platforms[.iOS] != nil:
      if let isPhone = questions.isPhone { return isAlone ? Self.isPad : "!\(isPhone)" }
      return isAlone ? "\(idiom) == .pad" : "\(idiom) != .phone"
    case (true, false) where outside.platforms[.iPadOS] != nil:
      if isAlone, let isPhone = questions.isPhone { return isPhone }
      // A Mac app can use the iPad idiom.
      if compiled[.macCatalyst] != nil || questions.isPhone != nil { return "!\(Self.isPad)" }
      return isAlone ? "\(idiom) == .phone" : "\(idiom) != .pad"
    default: return nil
    }
  }

  /// True on an iPad, but not on a Mac.
  static let isPad = "isPad"
}

extension PlatformName {
  /// The platform in `#if`, which doesn't distinguish iPhone and iPad.
  var compiled: PlatformName { self == .iPadOS ? .iOS : self }
}

extension Set<PlatformName> {
  /// Returns whether a platform in `#if` includes one of these.
  func contains(compiled platform: PlatformName) -> Bool { contains { $0.compiled == platform } }
}
