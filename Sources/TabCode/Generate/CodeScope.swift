import TabModel

/// The conditions under which a part of generated code is compiled and runs: the remaining platforms, and the
/// oldest release of each.
struct CodeScope: Equatable {
  /// A platform in `#if`, which doesn't distinguish iPhone and iPad.
  enum Compiled: CaseIterable {
    case iOS, macCatalyst, macOS, tvOS, visionOS

    init(_ platform: PlatformName) {
      self =
        switch platform {
        case .iOS, .iPadOS: .iOS
        case .macCatalyst: .macCatalyst
        case .macOS: .macOS
        case .tvOS: .tvOS
        case .visionOS: .visionOS
        }
    }

    /// The platform's name; the iPhone's for iPhone and iPad.
    var name: PlatformName {
      switch self {
      case .iOS: .iOS
      case .macCatalyst: .macCatalyst
      case .macOS: .macOS
      case .tvOS: .tvOS
      case .visionOS: .visionOS
      }
    }

    func availability(from release: Version) -> String {
      Platform.platform(name).availability(from: release)
    }
  }

  private(set) var platforms: [PlatformName: Version] = [:]
  /// The compiled platforms with the oldest release: the lower one of iPhone and iPad.
  private(set) var compiled: [Compiled: Version] = [:]
  /// The width if only one remains.
  private(set) var width: SizeClass?
  /// The conditions of the spec with a known value.
  private(set) var states: [String: Bool] = [:]

  init(_ targets: [SpecTarget]) {
    for target in targets {
      platforms[target.platform] = target.minimumVersion
      let compiled = Compiled(target.platform)
      self.compiled[compiled] = min(
        self.compiled[compiled] ?? target.minimumVersion, target.minimumVersion)
    }
  }

  var hasWidths: Bool { platforms[.iOS] != nil || platforms[.iPadOS] != nil }

  /// In the order of `#available`.
  private func ordered(_ keep: (Compiled) -> Bool) -> [Compiled] {
    Compiled.allCases.filter { compiled[$0] != nil && keep($0) }
  }

  /// Returns the conditions for setting a property; nil if no platform has it.
  ///
  /// - Parameters:
  ///   - since: the release that introduced it.
  ///   - missing: the platforms without it.
  ///   - base: the scope of the file. If a target is older than `since`, the SDK can be too, so the compiler
  ///     version is checked.
  func conditions(since: Version, missing: Set<PlatformName>, base: CodeScope) -> [SwiftCondition]?
  {
    let having = ordered { compiled in
      !PlatformName.allCases.contains { Compiled($0) == compiled && missing.contains($0) }
    }
    guard !having.isEmpty else { return nil }
    var conditions: [SwiftCondition] = []
    var expressions: [String] = []
    let isNewer = having.contains { base.compiled[$0].map { $0.major < since.major } ?? false }
    if isNewer, let compiler = since.compiler { expressions.append("compiler(>=\(compiler))") }
    if having.count < compiled.count {
      let expression = compileExpression(Set(having))
      let isAlternative = !expressions.isEmpty && expression.contains(" || ")
      expressions.append(isAlternative ? "(\(expression))" : expression)
    }
    if !expressions.isEmpty {
      conditions.append(.compiled(expressions.joined(separator: " && ")))
    }
    if let releases = releases(since, of: having) { conditions.append(.available(releases)) }
    return conditions
  }

  /// Returns the platforms older than a release for `#available`; nil if there are none.
  func releases(_ version: Version, of platforms: [Compiled]? = nil) -> String? {
    let older = (platforms ?? ordered { _ in true }).filter {
      compiled[$0].map { $0 < version } ?? false
    }
    guard !older.isEmpty else { return nil }
    return older.map { "\($0.availability(from: version)), " }.joined() + "*"
  }

  /// Returns the shortest `#if` expression that is true for exactly these of the compiled platforms.
  func compileExpression(_ wanted: Set<Compiled>) -> String {
    let others = Set(compiled.keys).subtracting(wanted)
    let terms = Self.terms(wanted, others)
    let negated = Self.terms(others, wanted)
    func grouped(_ term: String) -> String { term.contains(" ") ? "(\(term))" : term }
    if terms.count == 1, negated.count > 1 || terms[0].count <= negated[0].count + 1 {
      return terms[0]
    }
    return negated.count <= terms.count
      ? negated.map { "!\(grouped($0))" }.joined(separator: " && ")
      : terms.map(grouped).joined(separator: " || ")
  }

  private static func terms(_ wanted: Set<Compiled>, _ others: Set<Compiled>) -> [String] {
    Compiled.allCases.filter(wanted.contains).compactMap { platform -> String? in
      switch platform {
      // os(iOS) is also true for Mac Catalyst.
      case .iOS where others.contains(.macCatalyst): "os(iOS) && !targetEnvironment(macCatalyst)"
      case .iOS: "os(iOS)"
      case .macCatalyst: wanted.contains(.iOS) ? nil : "targetEnvironment(macCatalyst)"
      case .macOS: "os(macOS)"
      case .tvOS: "os(tvOS)"
      case .visionOS: "os(visionOS)"
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
    /// The expressions for iPhone and iPad; both false on a Mac.
    var isPhone: String?
    var isPad = CodeScope.isPad
    let holds: (String) -> String
  }

  /// Returns the scope limited to some platforms.
  func limited(to kept: Set<Compiled>) -> CodeScope {
    var scope = self
    scope.compiled = compiled.filter { kept.contains($0.key) }
    scope.platforms = platforms.filter { kept.contains(Compiled($0.key)) }
    return scope
  }

  /// Returns the scope inside a check for a release.
  func since(_ release: Version) -> CodeScope {
    var scope = self
    scope.compiled = compiled.mapValues { max($0, release) }
    return scope
  }

  func narrowed(to availability: Availability?, _ questions: Questions) -> Narrowing {
    guard let availability else { return Narrowing(scope: self) }
    var result = Narrowing()
    var inner = self
    var run: [String] = []
    inner.platforms = platforms.filter { platform, oldest in
      availability.platforms.contains(platform)
        && availability.maximumVersion.map {
          max(oldest, availability.minimumVersion ?? oldest) <= $0
        }
          ?? true
    }
    let named = PlatformName.allCases.filter { availability.platforms.contains($0) }
    let kept = Set(compiled.keys).intersection(named.map { Compiled($0) })
    inner.compiled = compiled.filter { kept.contains($0.key) }
    if let width = availability.sizeClass, self.width != width {
      if inner.hasWidths {
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
    if kept.count < compiled.count {
      result.conditions.append(.compiled(compileExpression(kept)))
    }
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
    result.conditions += Self.joined(run)
    for (platform, oldest) in inner.platforms {
      inner.platforms[platform] = max(oldest, availability.minimumVersion ?? oldest)
    }
    result.scope = inner
    return result
  }

  /// Joins conditions in one `if`, up to the length of a line.
  private static func joined(_ conditions: [String]) -> [SwiftCondition] {
    let all = conditions.joined(separator: ", ")
    if conditions.isEmpty { return [] }
    return all.unicodeScalars.count <= 70 ? [.holds(all)] : conditions.map { .holds($0) }
  }

  /// Returns the releases that a function requires beyond those of the file.
  func releases(beyond base: CodeScope) -> String? {
    let newer = ordered { compiled in
      self.compiled[compiled].map { own in base.compiled[compiled].map { $0 < own } ?? false }
        ?? false
    }
    guard !newer.isEmpty else { return nil }
    return newer.map { platform in
      "\(platform.availability(from: compiled[platform] ?? .oldest)), "
    }.joined() + "*"
  }

  /// Returns the `#if` expression for a function; nil if it is always compiled.
  func compiled(within base: CodeScope) -> String? {
    compiled.count < base.compiled.count
      ? base.compileExpression(Set(compiled.keys)) : nil
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
      if let isPhone = questions.isPhone { return isAlone ? questions.isPad : "!\(isPhone)" }
      return isAlone ? "\(idiom) == .pad" : "\(idiom) != .phone"
    case (true, false) where outside.platforms[.iPadOS] != nil:
      if isAlone, let isPhone = questions.isPhone { return isPhone }
      // A Mac app can use the iPad idiom.
      if compiled[.macCatalyst] != nil || questions.isPhone != nil { return "!\(questions.isPad)" }
      return isAlone ? "\(idiom) == .phone" : "\(idiom) != .pad"
    default: return nil
    }
  }

  /// True on an iPad, but not on a Mac.
  static let isPad = "isPad"
}
