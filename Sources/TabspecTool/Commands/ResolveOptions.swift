import AppCatalogs
import ArgumentParsing
import JSON
import TabModel
import TabPictures
import TabReports

/// The arguments of `resolve`.
struct ResolveArguments: Sendable, Repeatable {
  var spec = SpecArguments()
  var request = EnvironmentRequest()
  var selected: String?
  var customization: FilePath?
  var formats: [FormatRequest<[LaidOut]>] = []
  var catalogs = CatalogArguments()
  var pictures = PictureArguments()
  /// Whether drawings end with the statements that Apple does not document.
  var showsNotes = false
  /// Whether to run again whenever something has changed.
  var watches = false
  /// The node to explain instead of printing layouts.
  var why: String?

  static var options: [CommandOption<ResolveArguments>] {
    EnvironmentRequest.options.map { $0.within({ $0.request }, { $0.request = $1 }) } + [
      selected, customization,
      FormatRequest.option(LayoutFormat.all)
        .within({ $0.formats }, { $0.formats = $1 }),
      PictureArguments.appearance.within({ $0.pictures }, { $0.pictures = $1 }),
      PictureArguments.crop.within({ $0.pictures }, { $0.pictures = $1 }),
      PictureArguments.open.within({ $0.pictures }, { $0.pictures = $1 }),
      notes, explained,
      Watching.option().within({ $0.watches }, { $0.watches = $1 }),
    ] + CatalogArguments.options.map { $0.within({ $0.catalogs }, { $0.catalogs = $1 }) }
      + SpecArguments.options.map { $0.within({ $0.spec }, { $0.spec = $1 }) }
  }

  private static let selected = CommandOption<ResolveArguments>(
    long: "selected",
    shape: .value(placeholder: "IDENTIFIER", form: .asked(CompletionArguments.identifierWords)),
    summary: "Select this node instead of the first one."
  ) { arguments, value throws(ValueError) in
    arguments.selected = try value.nonEmptyText("an identifier")
  }

  private static let customization = CommandOption<ResolveArguments>(
    long: "customization", shape: .value(placeholder: "FILE", form: .path),
    summary: "A JSON file with the user's changes to the bar and the sidebar."
  ) { arguments, value throws(ValueError) in
    arguments.customization = FilePath(try value.path().bytes)
  }

  private static let notes = CommandOption<ResolveArguments>(
    long: "notes", shape: .flag,
    summary: "List every undocumented assumption below a drawing."
  ) { arguments, _ in arguments.showsNotes = true }

  private static let explained = CommandOption<ResolveArguments>(
    long: "why",
    shape: .value(placeholder: "IDENTIFIER", form: .asked(CompletionArguments.identifierWords)),
    summary: """
      Explain step by step why this node is where it is, with links to Apple's documentation, \
      instead of printing the layout. Text and JSON only.
      """
  ) { arguments, value throws(ValueError) in
    arguments.why = try value.nonEmptyText("an identifier")
  }

  static let check: @Sendable (inout ResolveArguments) throws(CombinationError) -> Void = {
    arguments throws(CombinationError) in
    try arguments.request.check()
    let inputs = [arguments.spec.path, arguments.customization].compactMap(\.self)
    try Watching.check(arguments.watches, inputs)
    try arguments.pictures.check(
      &arguments.formats, usual: .text, shown: .svg, inputs: inputs)
    guard arguments.why != nil else { return }
    for request in arguments.formats where request.whyRequest == nil {
      throw CombinationError(
        "--why cannot be printed as '\(request.format.name)'", hint: "write --format text or json")
    }
  }
}

extension FormatRequest<[LaidOut]> {
  /// The same for explanations, if there is a format of that name.
  var whyRequest: FormatRequest<[Explanation]>? {
    WhyFormat.all.first { $0.name == format.name }.map {
      FormatRequest<[Explanation]>(format: $0, file: file)
    }
  }
}

/// The environments that a command line asks for.
struct EnvironmentRequest: Sendable {
  /// None for the spec's targets.
  var platforms: [Platform] = []
  var osVersion: Version?
  var sdkVersion: Version?
  var sizeClass: SizeClass?
  var orientation: Orientation?
  var sidebar = SidebarRequest.automatic
  /// Nil for that of the language.
  var layoutDirection: LayoutDirection?

  /// The environments, one for each platform.
  func environments(for spec: TabSpec) -> [Environment] {
    let platforms =
      platforms.isEmpty ? spec.targets.map { Platform.platform($0.platform) } : platforms
    return platforms.map { environment($0, for: spec) }
  }

  private func environment(_ platform: Platform, for spec: TabSpec) -> Environment {
    // A value that a platform does not have is its own usual one there; `check` has refused
    // what no platform has.
    let sizeClass = platform.sizeClasses.contains { $0 == self.sizeClass } ? self.sizeClass : nil
    let orientation =
      platform.orientations.contains { $0 == self.orientation } ? self.orientation : nil
    var environment = Environment(
      platform, osVersion: osVersion, sdkVersion: sdkVersion, sizeClass: sizeClass,
      orientation: orientation)
    environment.sidebar = sidebar
    environment.layoutDirection = layoutDirection ?? spec.layoutDirection
    return environment
  }

  /// Refuses what none of the platforms has that are asked for by name.
  func check() throws(CombinationError) {
    if platforms.isEmpty { return }
    if let osVersion, let device = platforms.first(where: { $0.firstRelease > osVersion }) {
      throw device.missing(on: osVersion)
    }
    let names = platforms.map(\.name.rawValue).joined(separator: " and ")
    if let sizeClass, !platforms.contains(where: { $0.sizeClasses.contains(sizeClass) }) {
      throw CombinationError(
        "\(names) has no \(sizeClass.rawValue) width",
        hint: "its width is always regular; leave --size-class out, or ask for iOS or iPadOS")
    }
    if let orientation, !platforms.contains(where: { $0.orientations.contains(orientation) }) {
      throw CombinationError(
        "\(names) has no \(orientation.rawValue) orientation",
        hint: "leave --orientation out, or ask for iOS or iPadOS")
    }
  }

  static var options: [CommandOption<EnvironmentRequest>] {
    [platform, sizeClass, orientation, os, sdk, sidebar, direction]
  }

  /// Short names of platforms, one each.
  static var aliases: [String] { Platform.all.compactMap(\.aliases.first) }

  /// What completion offers for a release.
  static var releases: [String] { Version.majorReleases.map { String($0) } }

  static let platformSummary = """
    Platform, in any case; also iphone, iphone-duo, ipad, mac, tv and vision. Repeatable [default: \
    the platforms that the spec targets].
    """

  static let platform = CommandOption<EnvironmentRequest>(
    long: "platform", short: "p",
    shape: .value(
      placeholder: "PLATFORM", choices: PlatformName.names + ["all"], form: .suggested(aliases)),
    summary: platformSummary,
    isRepeatable: true
  ) { request, value throws(ValueError) in
    let name = value.text?.lowercased() ?? ""
    if name == "all" {
      request.platforms = Platform.usual
    } else if let platform = Platform.named(name) {
      if !request.platforms.contains(platform) { request.platforms.append(platform) }
    } else if name == "watchos" || name == "watch" {
      throw .refused(reason: "watchOS has no tab bars")
    } else {
      throw value.isEmpty
        ? .empty(expected: "a platform") : .unknown(choices: PlatformName.names + ["all"])
    }
  }

  /// The devices that have several widths and orientations.
  private static let resizable = Platform.usual.filter { $0.surfaces.count > 1 }.map(\.device)
    .joined(separator: ", ")

  static let sizeClass = CommandOption<EnvironmentRequest>(
    long: "size-class", shape: .value(placeholder: "SIZE-CLASS", choices: SizeClass.names),
    summary: "Horizontal size class (\(resizable))."
  ) { request, value throws(ValueError) in
    request.sizeClass = try value.choice(from: SizeClass.allCases, name: \.rawValue)
  }

  static let orientation = CommandOption<EnvironmentRequest>(
    long: "orientation",
    shape: .value(placeholder: "ORIENTATION", choices: Orientation.allCases.map(\.rawValue)),
    summary: "Device orientation (\(resizable))."
  ) { request, value throws(ValueError) in
    request.orientation = try value.choice(from: Orientation.allCases, name: \.rawValue)
  }

  private static let os = CommandOption<EnvironmentRequest>(
    long: "os", shape: .value(placeholder: "VERSION", form: .suggested(releases)),
    summary: """
      OS version (\(Version.releases())), using iOS numbering on every platform [default: \
      \(Version.newest)].
      """
  ) { request, value throws(ValueError) in request.osVersion = try release(value) }

  static let sdk = CommandOption<EnvironmentRequest>(
    long: "sdk", shape: .value(placeholder: "VERSION", form: .suggested(releases)),
    summary: "SDK version that the app is built with [default: that of --os]."
  ) { request, value throws(ValueError) in request.sdkVersion = try release(value) }

  static func release(_ value: Word) throws(ValueError) -> Version {
    let expected = "a release of iOS (\(Version.releases()), such as 26 or 26.1)"
    if value.isEmpty { throw .empty(expected: expected) }
    guard let version = value.text.flatMap({ Version($0) }) else {
      throw .malformed(expected: expected)
    }
    return version
  }

  private static let sidebar = CommandOption<EnvironmentRequest>(
    long: "sidebar",
    shape: .value(placeholder: "STATE", choices: SidebarRequest.allCases.map(\.rawValue)),
    summary: "Sidebar as the user left it [default: \(SidebarRequest.automatic.rawValue)]."
  ) { request, value throws(ValueError) in
    request.sidebar = try value.choice(from: SidebarRequest.allCases, name: \.rawValue)
  }

  private static let direction = CommandOption<EnvironmentRequest>(
    long: "direction",
    shape: .value(placeholder: "DIRECTION", choices: LayoutDirection.allCases.map(\.rawValue)),
    summary: "Layout direction; changes pictures only [default: that of --language]."
  ) { request, value throws(ValueError) in
    request.layoutDirection = try value.choice(from: LayoutDirection.allCases, name: \.rawValue)
  }
}

extension TabSpec {
  /// The direction of the language that the titles are in.
  var layoutDirection: LayoutDirection {
    language.map { LanguageCode($0).direction } ?? .leftToRight
  }
}

extension Platform {
  /// That a device does not run a release.
  func missing(on release: Version) -> CombinationError {
    CombinationError(
      "there is no \(device) on \(release): it begins with \(firstRelease)",
      hint: "leave --os out, or ask for \(firstRelease) or later")
  }

  fileprivate var sizeClasses: Set<SizeClass> { Set(surfaces.map(\.sizeClass)) }
  fileprivate var orientations: Set<Orientation> { Set(surfaces.compactMap(\.orientation)) }
}
