import ArgumentParsing
import JSON
import TabModel

/// The environments that the options of a command name.
struct EnvironmentRequest: Sendable {
  /// What an option that is left out means: one value for each platform, or all.
  enum Defaults { case one, all }

  /// The platforms; empty for the spec's targets.
  var platforms: [Platform] = []
  /// The frameworks; empty for the spec's.
  var frameworks: [Framework] = []
  /// Sorted; empty for the newest one or, if the default is all, for those of the targets.
  var releases: [Version] = []
  var sdkVersion: Version?
  var sizeClass: SizeClass?
  var orientation: Orientation?
  var sidebar = SidebarRequest.automatic
  var layoutDirection: LayoutDirection?
  var conditions = ConditionRequest()

  func environments(of spec: TabSpec, _ defaults: Defaults) -> [Environment] {
    switch defaults {
    case .one: oneEnvironment(of: spec)
    case .all: allEnvironments(of: spec)
    }
  }

  /// Returns one environment for each platform and framework.
  private func oneEnvironment(of spec: TabSpec) -> [Environment] {
    let state = conditions.state(of: spec)
    return requestedFrameworks.flatMap { requested in
      let framework = requested ?? spec.framework
      let platforms =
        platforms.isEmpty
        ? spec.targets(in: framework).map { Platform.platform($0.platform) } : platforms
      return platforms.map { $0.assuming( framework) }.uniqued().map { platform in
        let environment = environment(platform, releases.last)
        return spec.completing(completing(environment, requested, for: spec), in: state)
      }
    }
  }

  /// The requested frameworks; nil for the spec's.
  var requestedFrameworks: [Framework?] { frameworks.isEmpty ? [nil] : frameworks }

  func environment(_ platform: Platform, _ release: Version?) -> Environment {
    Environment(
      platform, osVersion: release, sizeClass: sizeClass(on: platform),
      orientation: orientation(on: platform))
  }

  func completing(
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
  func sizeClass(on platform: Platform) -> SizeClass? {
    sizeClass.flatMap { platform.sizeClasses.contains($0) ? $0 : nil }
  }

  /// Returns the orientation; nil if the platform doesn't have it.
  func orientation(on platform: Platform) -> Orientation? {
    orientation.flatMap { platform.orientations.contains($0) ? $0 : nil }
  }

  /// If the default is all, devices without the release are skipped, unless all are.
  func check(_ defaults: Defaults) throws(CombinationError) {
    try conditions.check()
    if platforms.isEmpty { return }
    if let release = releases.last,
      let device = platforms.first(where: { $0.firstRelease > release }),
      defaults == .one || platforms.allSatisfy({ $0.firstRelease > release })
    {
      throw CombinationError(
        "there is no \(device.device) on \(release): its first release is \(device.firstRelease)",
        hint: "leave --os out, or ask for \(device.firstRelease) or later")
    }
    let names = listed(platforms.map(\.device)) + (platforms.count > 1 ? " have" : " has")
    if let sizeClass, !platforms.contains(where: { $0.sizeClasses.contains(sizeClass) }) {
      throw CombinationError(
        "\(names) no \(sizeClass.rawValue) width",
        hint: "the width is always regular; leave --size-class out, or ask for iOS or iPadOS")
    }
    if let orientation, !platforms.contains(where: { $0.orientations.contains(orientation) }) {
      throw CombinationError(
        "\(names) no \(orientation.rawValue) orientation",
        hint: "leave --orientation out, or ask for iOS or iPadOS")
    }
  }

  static func options(_ defaults: Defaults) -> [CommandOption<EnvironmentRequest>] {
    defaults == .one ? optionsForOne : optionsForAll
  }

  private static var optionsForOne: [CommandOption<EnvironmentRequest>] {
    [
      platform, framework, sizeClass, orientation,
      CommandOption(
        long: "os", shape: versionShape,
        summary: """
          OS version (\(Version.releases())), using iOS numbering on every platform [default: \
          \(Version.newest)].
          """
      ) { request, value throws(ValueError) in request.releases = [try release(value)] },
      sdk,
    ] + conditionOptions + [
      .choice(
        "sidebar", "STATE",
        "Sidebar as the user left it [default: \(SidebarRequest.automatic.rawValue)]."
      ) { $0.sidebar = $1 },
      .choice(
        "direction", "DIRECTION",
        "Layout direction; changes pictures only [default: that of --language]."
      ) { $0.layoutDirection = $1 },
    ]
  }

  static var conditionOptions: [CommandOption<EnvironmentRequest>] {
    ConditionRequest.options.within(\.conditions)
  }

  static var aliases: [String] { Platform.all.compactMap(\.aliases.first) }

  static var platformShape: OptionDescription.Shape {
    .value(placeholder: "PLATFORM", choices: PlatformName.names, form: .suggested(aliases))
  }

  static var versionShape: OptionDescription.Shape {
    .value(placeholder: "VERSION", form: .suggested(Version.majorReleases.map { String($0) }))
  }

  static let platform = CommandOption<EnvironmentRequest>(
    long: "platform", short: "p",
    shape: .value(
      placeholder: "PLATFORM", choices: PlatformName.names + ["all"], form: .suggested(aliases)),
    summary: """
      Platform, in any case; also iphone, iphone-duo, ipad, mac, tv and vision. Repeatable \
      [default: the platforms that the spec targets].
      """,
    isRepeatable: true
  ) { request, value throws(ValueError) in
    let name = value.text?.lowercased() ?? ""
    if name == "all" {
      request.platforms = Framework.swiftUI.platforms.map(Platform.platform)
    } else if let platform = Platform.named(name) {
      if !request.platforms.contains(platform) { request.platforms.append(platform) }
    } else if name == "watchos" || name == "watch" {
      throw .refused(reason: "watchOS has no tab bars")
    } else {
      throw value.isEmpty
        ? .empty(expected: "a platform") : .unknown(choices: PlatformName.names + ["all"])
    }
  }

  static let framework = CommandOption<EnvironmentRequest>.framework(
    "Compute layouts in this framework. Repeatable [default: that of the spec].",
    isRepeatable: true
  ) { if !$0.frameworks.contains($1) { $0.frameworks.append($1) } }

  private static let resizable = Platform.usual.filter { $0.windowSizes.count > 1 }.map(\.device)
    .joined(separator: ", ")

  static let sizeClass = CommandOption<EnvironmentRequest>.choice(
    "size-class", "SIZE-CLASS", "Horizontal size class (\(resizable))."
  ) { $0.sizeClass = $1 }

  static let orientation = CommandOption<EnvironmentRequest>.choice(
    "orientation", "ORIENTATION", "Device orientation (\(resizable))."
  ) { $0.orientation = $1 }

  static let sdk = CommandOption<EnvironmentRequest>(
    long: "sdk", shape: versionShape,
    summary: "SDK version that the app is built with [default: that of --os]."
  ) { request, value throws(ValueError) in request.sdkVersion = try release(value) }

  static func platform(named word: Word) throws(ValueError) -> Platform {
    if word.isEmpty { throw .empty(expected: "a platform") }
    guard let platform = word.text.flatMap({ Platform.named($0) }) else {
      throw .unknown(choices: PlatformName.names + aliases, part: word.shown)
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

extension Platform {
  fileprivate var sizeClasses: [SizeClass] { windowSizes.map(\.sizeClass) }
  fileprivate var orientations: [Orientation] { windowSizes.compactMap(\.orientation) }
}
