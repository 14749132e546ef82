import ArgumentParsing
import JSON
import TabModel

struct EnvironmentRequest: Sendable {
  /// The environments of a platform if no option restricts them.
  enum Coverage: Sendable {
    /// The usual one on the newest release.
    case one
    /// Every width and orientation on each release of the target.
    case all
  }

  private let coverage: Coverage
  /// The platforms; empty for the spec's targets.
  var platforms: [Platform] = []
  /// True for `all`, which leaves out devices that are newer than the release.
  private var hasAllPlatforms = false
  /// The frameworks; empty for the spec's.
  var frameworks: [Framework] = []
  /// Sorted; empty for the default of the coverage.
  var releases: [Version] = []
  var sdkVersion: Version?
  var sizeClass: SizeClass?
  var orientation: Orientation?
  var sidebar = SidebarRequest.automatic
  var layoutDirection: LayoutDirection?
  var conditions = ConditionRequest()

  /// Creates a request for one environment of each platform, or for all of them.
  init(_ coverage: Coverage) { self.coverage = coverage }

  /// Returns the environments of the targets, or of the platforms on the command line, which need not be targets.
  /// With all environments, the usual state of the conditions comes first, then each condition changed.
  func environments(for spec: TabSpec) -> [Environment] {
    let all = requestedFrameworks.flatMap { requested in
      devices(of: spec, in: requested ?? spec.framework).flatMap { device, minimum in
        environments(of: device, from: minimum).map { completing($0, requested, for: spec) }
      }
    }
    let states =
      switch coverage {
      case .one: [conditions.state(of: spec)]
      case .all: conditions.states(of: spec)
      }
    return states.flatMap { state in all.map { spec.completing($0, in: state) } }
  }

  /// Returns the devices, each with the oldest release that the app supports.
  private func devices(
    of spec: TabSpec, in framework: Framework
  ) -> [(device: Platform, minimum: Version)] {
    let targets = spec.targets(in: framework)
    let ofTargets = targets.flatMap { coverage == .all ? $0.devices : Array($0.devices.prefix(1)) }
    let present = (platforms.isEmpty ? ofTargets : platforms).filter { device in
      coverage == .all || !hasAllPlatforms
        || releases.last.map { device.firstRelease <= $0 } ?? true
    }
    return present.map { $0.assuming(framework) }.uniqued().map { device in
      (device, targets.first { $0.platform == device.name }?.minimumVersion ?? .oldest)
    }
  }

  private func environments(of device: Platform, from minimum: Version) -> [Environment] {
    if coverage == .one { return [environment(device, releases.last)] }
    let releases = releases.isEmpty ? device.releases(from: minimum) : releases
    return releases.filter { $0 >= device.firstRelease }.flatMap { narrowed(device, $0) }
  }

  /// Returns the environments of one release. A value that the platform doesn't have matches
  /// everything; a value that only unusual windows have adds those if nothing else matches.
  private func narrowed(_ platform: Platform, _ release: Version) -> [Environment] {
    let sizeClass = sizeClass(on: platform)
    let orientation = orientation(on: platform)
    let usual = platform.environments(on: release).filter {
      (sizeClass == nil || $0.sizeClass == sizeClass)
        && (orientation == nil || $0.orientation == orientation)
    }
    return usual.isEmpty ? [environment(platform, release)] : usual
  }

  /// Says that a framework has a requested platform under another name.
  func noteSubstitutes(for spec: TabSpec, _ context: RunContext) {
    if hasAllPlatforms { return }
    for framework in requestedFrameworks.map({ $0 ?? spec.framework }) {
      for platform in platforms where platform.assuming(framework).name != platform.name {
        context.messages.noteOnce(
          "\(framework.rawValue) has no \(platform.name.rawValue); this is the layout of "
            + platform.assuming(framework).name.rawValue)
      }
    }
  }

  /// The requested frameworks; nil for the spec's.
  private var requestedFrameworks: [Framework?] { frameworks.isEmpty ? [nil] : frameworks }

  private func environment(_ platform: Platform, _ release: Version?) -> Environment {
    Environment(
      platform, osVersion: release, sizeClass: sizeClass(on: platform),
      orientation: orientation(on: platform))
  }

  private func completing(
    _ environment: Environment, _ framework: Framework?, for spec: TabSpec
  ) -> Environment {
    var environment = environment
    environment.sdkVersion = sdkVersion ?? environment.sdkVersion
    environment.requestedFramework = framework
    environment.sidebar = sidebar
    environment.layoutDirection = layoutDirection ?? spec.layoutDirection
    return environment
  }

  /// Returns the size class; nil if the platform doesn't have it.
  private func sizeClass(on platform: Platform) -> SizeClass? {
    sizeClass.flatMap { platform.sizeClasses.contains($0) ? $0 : nil }
  }

  /// Returns the orientation; nil if the platform doesn't have it.
  private func orientation(on platform: Platform) -> Orientation? {
    orientation.flatMap { platform.orientations.contains($0) ? $0 : nil }
  }

  /// Rejects what no requested platform has. With all environments, devices without the release are skipped, unless
  /// all are.
  func check() throws(CombinationError) {
    try conditions.check()
    if platforms.isEmpty { return }
    if let release = releases.last,
      let device = platforms.first(where: { $0.firstRelease > release }),
      !(coverage == .all || hasAllPlatforms) || platforms.allSatisfy({ $0.firstRelease > release })
    {
      throw CombinationError(
        "there is no \(device.device) on \(release): its first release is \(device.firstRelease)",
        hint: "leave --os out, or ask for \(device.firstRelease) or later")
    }
    try platforms.check(sizeClass, orientation)
  }

  static func options(_ coverage: Coverage) -> [CommandOption<EnvironmentRequest>] {
    let conditions: [CommandOption<EnvironmentRequest>] = ConditionRequest.options.within(
      \.conditions)
    return switch coverage {
    case .one: [platform, framework, sizeClass, orientation, release, sdk] + conditions + drawing
    case .all: [platform, releases, sdk, sizeClass, orientation, framework] + conditions
    }
  }

  private static let release = CommandOption<EnvironmentRequest>(
    long: "os", shape: versionShape,
    summary: """
      OS version (\(Version.releases())), using iOS numbering on every platform [default: \
      \(Version.newest)].
      """
  ) { request, value throws(ValueError) in request.releases = [try release(value)] }

  private static let releases = CommandOption<EnvironmentRequest>(
    long: "os", shape: versionShape,
    summary: """
      OS version (\(Version.releases())), using iOS numbering on every platform. Repeatable \
      [default: the oldest version of each target and every major one since].
      """,
    isRepeatable: true
  ) { request, value throws(ValueError) in
    let release = try release(value)
    if !request.releases.contains(release) { request.releases.append(release) }
    request.releases = request.releases.sorted()
  }

  private static let drawing: [CommandOption<EnvironmentRequest>] = [
    .choice(
      "sidebar", "STATE",
      "Sidebar as the user left it [default: \(SidebarRequest.automatic.rawValue)]."
    ) { $0.sidebar = $1 },
    .choice(
      "direction", "DIRECTION",
      "Layout direction; changes pictures only [default: that of --language]."
    ) { $0.layoutDirection = $1 },
  ]

  private static let allPlatforms = "all"
  private static let platformNames = PlatformName.names + [allPlatforms]

  /// The platforms of `all`. UIKit's Mac is Mac Catalyst.
  static let platformsOfAll = Platform.all.filter { $0 != .macCatalyst }

  static var platformShape: OptionDescription.Shape {
    .value(
      placeholder: "PLATFORM", choices: platformNames,
      form: .suggested(Platform.all.compactMap(\.aliases.first)))
  }

  static var versionShape: OptionDescription.Shape {
    .value(placeholder: "VERSION", form: .suggested(Version.majorReleases.map { String($0) }))
  }

  private static let platform = CommandOption<EnvironmentRequest>(
    long: "platform", short: "p", shape: platformShape,
    summary: """
      Platform, in any case; also iphone, iphone-duo, ipad, mac, tv and vision. Repeatable \
      [default: the platforms that the spec targets].
      """,
    isRepeatable: true
  ) { request, value throws(ValueError) in
    guard let platform = try platform(named: value) else {
      request.hasAllPlatforms = true
      request.platforms = platformsOfAll
      return
    }
    // With all environments, a platform means all of its devices; a device only itself.
    let name = value.text?.lowercased()
    let others =
      request.coverage == .all ? Platform.all.filter { $0.name.rawValue.lowercased() == name } : []
    request.platforms = (request.platforms + [platform] + others).uniqued()
  }

  private static let framework = CommandOption<EnvironmentRequest>.framework(
    "Compute layouts in this framework. Repeatable [default: that of the spec].",
    isRepeatable: true
  ) { if !$0.frameworks.contains($1) { $0.frameworks.append($1) } }

  private static let resizable = Platform.usual.filter { $0.windowSizes.count > 1 }.map(\.device)
    .joined(separator: ", ")

  private static let sizeClass = CommandOption<EnvironmentRequest>.choice(
    "size-class", "SIZE-CLASS", "Horizontal size class (\(resizable))."
  ) { $0.sizeClass = $1 }

  private static let orientation = CommandOption<EnvironmentRequest>.choice(
    "orientation", "ORIENTATION", "Device orientation (\(resizable))."
  ) { $0.orientation = $1 }

  private static let sdk = CommandOption<EnvironmentRequest>(
    long: "sdk", shape: versionShape,
    summary: "SDK version that the app is built with [default: that of --os]."
  ) { request, value throws(ValueError) in request.sdkVersion = try release(value) }

  /// Returns a platform; nil for `all`.
  static func platform(named word: Word) throws(ValueError) -> Platform? {
    if word.isEmpty { throw .empty(expected: "a platform") }
    let name = word.text?.lowercased() ?? ""
    if name == allPlatforms { return nil }
    if ["watchos", "watch"].contains(name) { throw .refused(reason: "watchOS has no tab bars") }
    guard let platform = Platform.named(name) else {
      throw .unknown(choices: platformNames, part: word.shown)
    }
    return platform
  }

  static func release(_ word: Word) throws(ValueError) -> Version {
    try release(word, "a release of iOS (\(Version.releases()), such as 26 or 26.1)")
  }

  static func release(_ word: Word, _ expected: String) throws(ValueError) -> Version {
    if word.isEmpty { throw .empty(expected: expected) }
    guard let release = word.text.flatMap({ Version($0) }) else {
      throw .malformed(expected: expected)
    }
    return release
  }
}

extension [Platform] {
  /// Rejects a width or an orientation that none of these has.
  func check(_ sizeClass: SizeClass?, _ orientation: Orientation?) throws(CombinationError) {
    if let sizeClass, !contains(where: { $0.sizeClasses.contains(sizeClass) }) {
      throw CombinationError(
        "\(having) no \(sizeClass.rawValue) width",
        hint: "the width is always regular; leave --size-class out, or ask for iOS or iPadOS")
    }
    if let orientation, !contains(where: { $0.orientations.contains(orientation) }) {
      throw CombinationError(
        "\(having) no \(orientation.rawValue) orientation",
        hint: "leave --orientation out, or ask for iOS or iPadOS")
    }
  }

  private var having: String { listed(map(\.device)) + (count > 1 ? " have" : " has") }
}

extension Platform {
  var sizeClasses: [SizeClass] { windowSizes.map(\.sizeClass) }
  var orientations: [Orientation] { windowSizes.compactMap(\.orientation) }
}

extension Messages {
  /// Says which windows among those requested for no device has.
  func noteImpossible(_ environments: [Environment]) {
    for environment in environments where environment.isImpossible {
      let place = environment.orientation.map { " in \($0.rawValue)" } ?? ""
      noteOnce(
        "no \(environment.platform.device) has \(environment.sizeClass.rawValue) width\(place); this "
          + "is the layout that one would have")
    }
  }
}
