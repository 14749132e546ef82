import ArgumentParsing
import JSON
import TabAnalysis
import TabModel
import TabPictures
import TabReports

struct ResolveArguments: Sendable {
  var survey = LayoutArguments<[LayoutResult]>()
  var selected: String?
  var customization: FilePath?
  var listsNotes = false
  var why: String?

  static var options: [CommandOption<ResolveArguments>] {
    EnvironmentRequest.options.within(\.survey.request)
      + [
        .text(
          "selected", "IDENTIFIER", "an identifier",
          "Select this node instead of the first one; 'search' is the search tab.",
          form: .asked(CompletionArguments.identifiers)
        ) { $0.selected = $1 },
        .path(
          "customization", "FILE",
          "A JSON file with the user's changes to the bar and the sidebar."
        ) { $0.customization = $1 },
        FormatRequest.option(LayoutFormat.all).within(\.survey.formats),
      ]
      + [
        PictureArguments.appearance, PictureArguments.crop, PictureArguments.plain,
        PictureArguments.open,
      ]
      .within(\.survey.pictures)
      + [
        .flag("notes", "List every undocumented assumption below a drawing.") {
          $0.listsNotes = true
        },
        .text(
          "why", "IDENTIFIER", "an identifier",
          """
          Explain step by step why this node is where it is, with links to Apple's documentation, \
          instead of printing the layout; 'search' is the search tab. Text and JSON only.
          """, form: .asked(CompletionArguments.identifiers)
        ) { $0.why = $1 },
        .watch { $0.survey.watches = true },
      ]
      + CatalogArguments.options().within(\.survey.catalogs)
      + SpecArguments.options.within(\.survey.spec)
  }

  static func check(_ arguments: inout ResolveArguments) throws(CombinationError) {
    try arguments.survey.check(
      isSurvey: false, usual: .text, shown: .svg, besides: arguments.customization)
    if arguments.why != nil {
      try checkWhy(arguments)
      return
    }
    let formats = arguments.survey.formats.map(\.format.name)
    if arguments.listsNotes, !formats.contains(where: { ["text", "markdown"].contains($0) }) {
      throw CombinationError(
        "--notes applies to the formats 'text' and 'markdown' only",
        hint: "leave it out: JSON, pictures and pages list assumptions anyway")
    }
    if arguments.survey.pictures.style.crop == .strip,
      !arguments.survey.request.releases.isEmpty
    {
      throw CombinationError(
        "--crop strip draws the bar on 18, 26 and 27, so --os has no effect",
        hint: "leave --os out, or write --crop bar")
    }
  }

  private static func checkWhy(_ arguments: ResolveArguments) throws(CombinationError) {
    if arguments.listsNotes || arguments.survey.request.layoutDirection != nil {
      throw CombinationError(
        "--why prints no layout, so \(arguments.listsNotes ? "--notes" : "--direction") has no effect",
        hint: "leave one of them out")
    }
    for request in arguments.survey.formats where request.whyRequest == nil {
      throw CombinationError(
        "--why cannot be printed as '\(request.format.name)'", hint: "write --format text or json")
    }
  }
}

extension FormatRequest<[LayoutResult]> {
  var whyRequest: FormatRequest<[Explanation]>? {
    WhyFormat.all.first { $0.name == format.name }.map {
      FormatRequest<[Explanation]>(format: $0, file: file)
    }
  }
}

struct EnvironmentRequest: Sendable {
  /// The platforms; empty for the spec's targets.
  var platforms: [Platform] = []
  /// True for `all`, which leaves out devices that are newer than the release.
  private var hasAllPlatforms = false
  /// The frameworks; empty for the spec's.
  var frameworks: [Framework] = []
  /// Sorted; empty for the newest one or, in surveys, for those of the targets.
  var releases: [Version] = []
  var sdkVersion: Version?
  var sizeClass: SizeClass?
  var orientation: Orientation?
  var sidebar = SidebarRequest.automatic
  var layoutDirection: LayoutDirection?
  var conditions = ConditionRequest()

  func environments(for spec: TabSpec) -> [Environment] {
    let state = conditions.state(of: spec)
    return requestedFrameworks.flatMap { asked in
      let framework = asked ?? spec.framework
      let platforms =
        platforms.isEmpty
        ? spec.targets(in: framework).map { Platform.platform($0.platform) } : platforms
      let present = platforms.filter { platform in
        !hasAllPlatforms || releases.last.map { platform.firstRelease <= $0 } ?? true
      }
      return present.map { $0.assuming(framework) }.uniqued().map { platform in
        let environment = environment(platform, releases.last)
        return spec.completing(completing(environment, asked, for: spec), in: state)
      }
    }
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

  /// - Parameter isSurvey: true if devices without the release are skipped, unless all are.
  func check(isSurvey: Bool) throws(CombinationError) {
    try conditions.check()
    if platforms.isEmpty { return }
    if let release = releases.last,
      let device = platforms.first(where: { $0.firstRelease > release }),
      !(isSurvey || hasAllPlatforms) || platforms.allSatisfy({ $0.firstRelease > release })
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

  static var options: [CommandOption<EnvironmentRequest>] {
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
      request.hasAllPlatforms = true
      request.platforms = Platform.all.filter { Framework.swiftUI.platforms.contains($0.name) }
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
