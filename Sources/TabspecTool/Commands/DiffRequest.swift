import ArgumentParsing
import JSON
import TabAnalysis
import TabModel
import TabReports

/// The environments of a comparison: the targets, or those of the options.
struct DiffRequest: Sendable {
  /// The platforms; empty for the spec's targets.
  private var platforms: [Compared<Platform>] = []
  private var hasAllPlatforms = false
  private var framework: Compared<Framework>?
  private var release: Compared<Version>?
  private var sdk: Compared<Version>?
  private var sizeClass: Compared<SizeClass>?
  private var orientation: Compared<Orientation>?
  private var sidebar: Compared<SidebarRequest>?
  private var conditions = ConditionRequest()
  private var condition: String?

  var hasRange: Bool { !ranges.isEmpty }

  var words: (old: String, new: String) {
    (ranges.map(\.old).joined(separator: ", "), ranges.map(\.new).joined(separator: ", "))
  }

  private var ranges: [(old: String, new: String)] {
    var ranges: [(old: String, new: String)] = []
    for platform in platforms where platform.isRange {
      let windowSizes = windowSizes(platform)
      ranges.append(
        (words(platform.old, windowSizes.map(\.old)), words(platform.new, windowSizes.map(\.new))))
    }
    func add<Value>(_ range: Compared<Value>?, _ word: (Value) -> String) {
      guard let range, range.isRange else { return }
      ranges.append((word(range.old), word(range.new)))
    }
    add(framework) { $0.rawValue }
    add(release) { $0.description }
    add(sdk) { "SDK \($0)" }
    add(sizeClass) { "\($0.rawValue) width" }
    add(orientation) { $0.rawValue }
    add(sidebar) { "sidebar \($0.rawValue)" }
    if let condition { ranges.append(("not \(condition)", condition)) }
    return ranges
  }

  /// Describes a platform, and its window if there is only one: `iPhone (compact in portrait)`.
  private func words(_ platform: Platform, _ windowSizes: [WindowSize]) -> String {
    guard Set(windowSizes).count == 1, let windowSize = windowSizes.first,
      let orientation = windowSize.orientation
    else { return platform.device }
    let width = platform.widthName(windowSize.sizeClass).short
    return "\(platform.device) (\(width) in \(orientation.rawValue))"
  }

  // MARK: - Environments

  /// Returns the environments in which two specs are compared: their common platforms on the new
  /// spec's releases, in the states of both.
  func pairs(from old: TabSpec, to new: TabSpec) -> [EnvironmentPair] {
    let oldTargets = old.targets(in: framework?.old ?? old.framework)
    let newTargets = supported(new.targets(in: framework?.new ?? new.framework))
    let targets = newTargets.filter { target in
      oldTargets.contains { $0.platform == target.platform }
    }
    // Without a common platform, the new spec's layouts are shown.
    let pairs = pairs(targets: targets.isEmpty ? newTargets : targets, new.framework)
    return states(of: old, new).flatMap { state in
      pairs.map {
        (old.completing($0.new, in: state), new.completing($0.new, in: state))
      }
    }
  }

  /// Returns the new spec's usual state, all that reports of either spec show, and those that distinguish the
  /// availabilities of both, with the conditions of both.
  private func states(of old: TabSpec, _ new: TabSpec) -> [ConditionState] {
    let usual = conditions.state(of: new).adding(conditions.state(of: old))
    let changed = [new, old].flatMap(conditions.states).map { state in
      state.entries.reduce(usual) { $0.setting($1.name, to: $1.holds) }
    }
    if usual.entries.isEmpty { return [usual] }
    let distinguishing = usual.distinguishing(old, new).map(conditions.changing)
    return ([usual] + changed + distinguishing).uniqued()
  }

  func pairs(for spec: TabSpec) -> [EnvironmentPair] {
    let state = conditions.state(of: spec)
    let old = condition.map { state.setting($0, to: false) } ?? state
    let new = condition.map { state.setting($0, to: true) } ?? state
    let targets = supported(spec.targets(in: framework?.new ?? spec.framework))
    // What the options do not vary is not compared with itself.
    return pairs(targets: targets, spec.framework).map { pair in
      (spec.completing(pair.old, in: old), spec.completing(pair.new, in: new))
    }.filter { $0.old != $0.new }
  }

  /// Returns the targets that the app has on the requested release, or all if it has none there.
  private func supported(_ targets: [SpecTarget]) -> [SpecTarget] {
    guard let release, platforms.isEmpty else { return targets }
    let supported = targets.filter { $0.minimumVersion <= release.old }
    return supported.isEmpty ? targets : supported
  }

  /// Returns which targets and named platforms a comparison leaves out, with the reasons.
  func omissions(in pairs: [EnvironmentPair], for spec: TabSpec) -> [String] {
    let targets = spec.targets(in: framework?.new ?? spec.framework)
    let kept = supported(targets).map(\.platform)
    let unsupported = targets.filter { !kept.contains($0.platform) }.map { target in
      "\(Platform.platform(target.platform).device) is left out: the app requires "
        + "\(target.minimumVersion) there"
    }
    if hasAllPlatforms { return unsupported }
    let named = assuming(spec.framework, platforms).filter { platform in
      !pairs.contains { $0.old.platform == platform.old && $0.new.platform == platform.new }
    }
    return unsupported
      + named.map { platform in
        let devices = [platform.old, platform.new].uniqued()
        return devices.map(\.device).joined(separator: "..")
          + " is left out: \(reasonForOmission(of: platform, devices))"
      }
  }

  private func reasonForOmission(of platform: Compared<Platform>, _ devices: [Platform]) -> String {
    let oldest = release.map { min($0.old, $0.new) }
    if let newer = devices.first(where: { oldest ?? $0.firstRelease < $0.firstRelease }) {
      let owner = devices.count == 1 ? "its first release" : "the first release of \(newer.device)"
      return "\(owner) is \(newer.firstRelease)"
    }
    return windowSizes(platform).isEmpty
      ? "it does not have both sides of the comparison"
      : "both sides of the comparison are the same there"
  }

  func check() throws(CombinationError) {
    try conditions.check()
    if !platforms.isEmpty {
      let named = platforms.flatMap { [$0.old, $0.new] }.uniqued()
      try named.check(sizeClass?.old, orientation?.old)
      try named.check(sizeClass?.new, orientation?.new)
    }
    guard let condition, conditions.names.contains(condition) else { return }
    throw CombinationError(
      "--condition compares both states of '\(printable(condition))'",
      hint: "leave out --when and --unless for it")
  }

  func check(in specs: [TabSpec]) throws(Failure) {
    for name in conditions.names + [condition].compactMap(\.self) {
      try specs.checkCondition(name)
    }
  }

  /// - Parameter own: the spec's framework.
  private func pairs(targets: [SpecTarget], _ own: Framework) -> [EnvironmentPair] {
    let platforms =
      platforms.isEmpty ? targets.flatMap(\.devices).map { Compared(old: $0, new: $0) } : platforms
    return assuming(own, platforms).flatMap { platform in
      let minimum = targets.first { $0.platform == platform.new.name }?.minimumVersion ?? .oldest
      return releases(of: platform, from: minimum).flatMap { release in
        windowSizes(platform).map { windowSize in
          (
            environment(
              platform.old, framework?.old, release.old, sdk?.old, windowSize.old, sidebar?.old),
            environment(
              platform.new, framework?.new, release.new, sdk?.new, windowSize.new, sidebar?.new)
          )
        }
      }
    }
  }

  /// Returns the platforms in the frameworks of both sides, where two names can mean one.
  private func assuming(
    _ own: Framework, _ platforms: [Compared<Platform>]
  ) -> [Compared<Platform>] {
    platforms.map {
      Compared(
        old: $0.old.assuming(framework?.old ?? own), new: $0.new.assuming(framework?.new ?? own))
    }.uniqued()
  }

  private func environment(
    _ platform: Platform, _ framework: Framework?, _ release: Version, _ sdk: Version?,
    _ windowSize: WindowSize, _ sidebar: SidebarRequest?
  ) -> Environment {
    var environment = Environment(
      platform, osVersion: release, sdkVersion: sdk, sizeClass: windowSize.sizeClass,
      orientation: windowSize.orientation)
    environment.requestedFramework = framework
    environment.sidebar = sidebar ?? .automatic
    return environment
  }

  /// Returns the requested releases, or the target's minimum version and every later major release
  /// of both platforms.
  private func releases(
    of platform: Compared<Platform>, from minimum: Version
  ) -> [Compared<Version>] {
    if let release {
      let fits =
        release.old >= platform.old.firstRelease && release.new >= platform.new.firstRelease
      return fits ? [release] : []
    }
    let later = platform.old.firstRelease > platform.new.firstRelease ? platform.old : platform.new
    return later.releases(from: minimum).map { Compared(old: $0, new: $0) }
  }

  /// Returns the windows of a platform, each paired with its new form.
  ///
  /// Two platforms are compared in their usual windows, an iPhone in portrait and an iPad in
  /// landscape, and an iPhone Duo in all of its own.
  private func windowSizes(_ platform: Compared<Platform>) -> [Compared<WindowSize>] {
    let isPair = platform.isRange
    let olds = windowSizes(platform.old, sizeClass?.old, orientation?.old, isInPair: isPair)
    let news = windowSizes(platform.new, sizeClass?.new, orientation?.new, isInPair: isPair)
    if isPair { return olds.flatMap { old in news.map { Compared(old: old, new: $0) } } }
    return olds.compactMap { windowSize in
      let width = sizeClass?.isRange == true ? nil : windowSize.sizeClass
      let way = orientation?.isRange == true ? nil : windowSize.orientation
      return news.first { fits($0, width, way) }.map { Compared(old: windowSize, new: $0) }
    }
  }

  /// Returns the windows that reports show and that match the options, or unusual ones if only
  /// those do. In a pair of platforms, each has one, but an iPhone Duo all.
  private func windowSizes(
    _ platform: Platform, _ sizeClass: SizeClass?, _ orientation: Orientation?, isInPair: Bool
  ) -> [WindowSize] {
    let sizeClass = width(sizeClass, of: platform)
    let all = platform.windowSizes.filter { fits($0, sizeClass, orientation) }
    let shown = platform.lintWindowSizes.filter(all.contains)
    if isInPair, !platform.isSpecialDevice { return Array(all.prefix(1)) }
    return shown.isEmpty ? all : shown
  }

  /// Returns the requested width; nil on a platform that does not have it, unless two widths are compared.
  private func width(_ requested: SizeClass?, of platform: Platform) -> SizeClass? {
    guard let requested, sizeClass?.isRange != true else { return requested }
    return platform.sizeClasses.contains(requested) ? requested : nil
  }

  /// Returns whether a window matches the options. All match an orientation that the platform cannot vary.
  private func fits(
    _ windowSize: WindowSize, _ sizeClass: SizeClass?, _ orientation: Orientation?
  ) -> Bool {
    (sizeClass == nil || windowSize.sizeClass == sizeClass)
      && (orientation == nil || windowSize.orientation == nil
        || windowSize.orientation == orientation)
  }

  // MARK: - Options

  static var options: [CommandOption<DiffRequest>] {
    [
      CommandOption(
        long: "platform", short: "p", shape: EnvironmentRequest.platformShape,
        summary: """
          Compare on this platform only, or two platforms in their usual windows, as in \
          iphone..ipad. Repeatable [default: the platforms that both specs target].
          """, isRepeatable: true
      ) { request, value throws(ValueError) in
        let platform = try sides(of: value, EnvironmentRequest.platform(named:))
        var platforms = EnvironmentRequest.platformsOfAll.map { Compared(old: $0, new: $0) }
        if let old = platform.old, let new = platform.new {
          platforms = [Compared(old: old, new: new)]
        } else if platform.isRange {
          throw .refused(reason: "both sides of '..' must be one platform")
        } else {
          request.hasAllPlatforms = true
        }
        request.platforms = (request.platforms + platforms).uniqued()
      },
      choice(
        "framework", "FRAMEWORK",
        "Compare in this framework, or two frameworks, as in uikit..swiftui.", name: \.word
      ) { $0.framework = $1 },
      choice(
        "size-class", "SIZE-CLASS",
        "Compare in this size class only (iPhone, iPad), or two, as in compact..regular."
      ) { $0.sizeClass = $1 },
      choice(
        "orientation", "ORIENTATION",
        "Compare in this orientation only, or two, as in portrait..landscape."
      ) { $0.orientation = $1 },
      compared(
        "os", EnvironmentRequest.versionShape,
        """
        Compare on this OS version only, or two versions, as in 26..27, using iOS numbering on every \
        platform [default: the oldest version of each target and every major one since].
        """, read: release
      ) { $0.release = $1 },
      compared(
        "sdk", EnvironmentRequest.versionShape,
        "SDK version that the app is built with, or two versions [default: that of --os].",
        read: release
      ) { $0.sdk = $1 },
      choice(
        "sidebar", "STATE", "Sidebar as the user left it, or two states, as in shown..hidden."
      ) { $0.sidebar = $1 },
      .text(
        "condition", "CONDITION", "the name of a condition",
        "Compare the layouts without and with this condition.",
        form: .fromFile(CompletionArguments.conditions)
      ) { $0.condition = $1 },
    ] + ConditionRequest.options.within(\.conditions)
  }

  private static func release(_ word: Word) throws(ValueError) -> Version {
    try EnvironmentRequest.release(
      word, "a release of iOS (\(Version.releases())), or two as in 26..27")
  }

  private static func choice<Value: CaseIterable & RawRepresentable<String> & Sendable>(
    _ long: String, _ placeholder: String, _ summary: String,
    name: @escaping @Sendable (Value) -> String = { $0.rawValue },
    set: @escaping @Sendable (inout DiffRequest, Compared<Value>) -> Void
  ) -> CommandOption<DiffRequest> {
    compared(
      long, .value(placeholder: placeholder, choices: Value.allCases.map(name)), summary,
      read: { word throws(ValueError) in
        try word.choice(from: Array(Value.allCases), name: name)
      }, set: set)
  }

  /// Creates an option with a value, or two separated by `..`.
  private static func compared<Value>(
    _ long: String, _ shape: OptionDescription.Shape, _ summary: String,
    read: @escaping @Sendable (Word) throws(ValueError) -> Value,
    set: @escaping @Sendable (inout DiffRequest, Compared<Value>) -> Void
  ) -> CommandOption<DiffRequest> {
    CommandOption(long: long, shape: shape, summary: summary) { request, value throws(ValueError) in
      set(&request, try sides(of: value, read))
    }
  }

  private static func sides<Value>(
    of word: Word, _ read: (Word) throws(ValueError) -> Value
  ) throws(ValueError) -> Compared<Value> {
    let dot = UInt8(ascii: ".")
    let bytes = word.bytes
    let dots = bytes.indices.dropLast().first { bytes[$0] == dot && bytes[$0 + 1] == dot }
    guard let dots else {
      let value = try read(word)
      return Compared(old: value, new: value)
    }
    let sides = [("before", bytes[..<dots]), ("after", bytes[(dots + 2)...])]
    if let (side, _) = sides.first(where: { $1.isEmpty }) {
      throw .refused(reason: "a value is missing \(side) '..'")
    }
    return Compared(old: try read(Word(bytes: sides[0].1)), new: try read(Word(bytes: sides[1].1)))
  }
}
