import ArgumentParsing
import TabModel
import TabReports

/// The environments of a comparison: the targets, narrowed by options or as pairs.
struct DiffRequest: Sendable {
  /// Empty for the spec's targets.
  private var platforms: [Compared<Platform>] = []
  private var release: Compared<Version>?
  private var sdk: Compared<Version>?
  private var sizeClass: Compared<SizeClass>?
  private var orientation: Compared<Orientation>?
  private var sidebar: Compared<SidebarRequest>?

  var hasRange: Bool {
    platforms.contains(where: \.isRange) || release?.isRange == true || sdk?.isRange == true
      || sizeClass?.isRange == true || orientation?.isRange == true || sidebar?.isRange == true
  }

  var words: (old: String, new: String) {
    var parts: [(old: String, new: String)] = []
    for platform in platforms where platform.isRange {
      guard let surfaces = surfaces(platform).first else { continue }
      parts.append(
        (words(platform.old, surfaces.old), words(platform.new, surfaces.new)))
    }
    func add<Value>(_ range: Compared<Value>?, _ word: (Value) -> String) {
      guard let range, range.isRange else { return }
      parts.append((word(range.old), word(range.new)))
    }
    add(release) { $0.description }
    add(sdk) { "SDK \($0)" }
    add(sizeClass) { "\($0.rawValue) width" }
    add(orientation) { $0.rawValue }
    add(sidebar) { "sidebar \($0.rawValue)" }
    return (
      parts.map(\.old).joined(separator: ", "), parts.map(\.new).joined(separator: ", ")
    )
  }

  /// A platform and its window: `iPhone (compact in portrait)`.
  private func words(_ platform: Platform, _ surface: Surface) -> String {
    guard let orientation = surface.orientation else { return platform.device }
    return "\(platform.device) (\(surface.sizeClass.rawValue) in \(orientation.rawValue))"
  }

  // MARK: - Environments

  /// The environments in which two specs are compared: common platforms, on the new spec's
  /// releases.
  func environments(from old: TabSpec, to new: TabSpec) -> [Environment] {
    let targets = new.targets.filter { target in
      old.targets.contains { $0.platform == target.platform }
    }
    // Without a common platform, the layouts of the new ones are shown.
    return pairs(targets: targets.isEmpty ? new.targets : targets).map(\.new)
  }

  func pairs(for spec: TabSpec) -> [EnvironmentPair] { pairs(targets: spec.targets) }

  private func pairs(targets: [SpecTarget]) -> [EnvironmentPair] {
    let platforms =
      platforms.isEmpty
      ? targets.map { Compared(old: .platform($0.platform), new: .platform($0.platform)) }
      : platforms
    return platforms.flatMap { platform in
      let target =
        targets.first { $0.platform == platform.new.name }
        ?? SpecTarget(platform: platform.new.name, minimumVersion: .oldest)
      return releases(target).flatMap { release in
        surfaces(platform).map { surface in
          EnvironmentPair(
            environment(platform.old, release.old, sdk?.old, surface.old, sidebar?.old),
            environment(platform.new, release.new, sdk?.new, surface.new, sidebar?.new))
        }
      }
    }
  }

  private func environment(
    _ platform: Platform, _ release: Version, _ sdk: Version?, _ surface: Surface,
    _ sidebar: SidebarRequest?
  ) -> Environment {
    var environment = Environment(
      platform, osVersion: release, sdkVersion: sdk, sizeClass: surface.sizeClass,
      orientation: surface.orientation)
    environment.sidebar = sidebar ?? .automatic
    return environment
  }

  private func releases(_ target: SpecTarget) -> [Compared<Version>] {
    if let release { return [release] }
    return target.releases.map { Compared(old: $0, new: $0) }
  }

  /// The windows of a platform, each with its counterpart.
  /// Two platforms are compared in their usual windows.
  private func surfaces(_ platform: Compared<Platform>) -> [Compared<Surface>] {
    if platform.isRange {
      let old = platform.old.surfaces.first { fits($0, sizeClass?.old, orientation?.old) }
      let new = platform.new.surfaces.first { fits($0, sizeClass?.new, orientation?.new) }
      guard let old, let new else { return [] }
      return [Compared(old: old, new: new)]
    }
    let olds = platform.old.lintSurfaces.filter { fits($0, sizeClass?.old, orientation?.old) }
    let news = platform.new.lintSurfaces.filter { fits($0, sizeClass?.new, orientation?.new) }
    return olds.compactMap { surface in
      let width = sizeClass?.isRange == true ? nil : surface.sizeClass
      let way = orientation?.isRange == true ? nil : surface.orientation
      return news.first { fits($0, width, way) }.map { Compared(old: surface, new: $0) }
    }
  }

  /// True if a window matches; what a platform has only one of always does.
  private func fits(
    _ surface: Surface, _ sizeClass: SizeClass?, _ orientation: Orientation?
  ) -> Bool {
    (sizeClass == nil || surface.sizeClass == sizeClass)
      && (orientation == nil || surface.orientation == nil || surface.orientation == orientation)
  }

  // MARK: - Options

  static var options: [CommandOption<DiffRequest>] {
    [
      platformOption,
      choice(
        "size-class", "SIZE-CLASS",
        "Compare in this size class only, or two, as in compact..regular."
      ) { $0.sizeClass = $1 },
      choice(
        "orientation", "ORIENTATION",
        "Compare in this orientation only, or two, as in portrait..landscape."
      ) { $0.orientation = $1 },
      osOption, sdkOption,
      choice(
        "sidebar", "STATE", "Sidebar as the user left it, or two states, as in shown..hidden."
      ) { $0.sidebar = $1 },
    ]
  }

  private static let platformOption = CommandOption<DiffRequest>(
    long: "platform", short: "p",
    shape: .value(
      placeholder: "PLATFORM", choices: PlatformName.names,
      form: .suggested(EnvironmentRequest.aliases)),
    summary: """
      Compare on this platform only, or two platforms in their usual windows, as in iphone..ipad. \
      Repeatable [default: the platforms of both specs].
      """,
    isRepeatable: true
  ) { request, value throws(ValueError) in
    let platform = try value.compared { word throws(ValueError) in
      guard let platform = word.text.flatMap({ Platform.named($0) }) else {
        throw word.isEmpty
          ? .empty(expected: "a platform")
          : .unknown(choices: PlatformName.names + EnvironmentRequest.aliases, part: word.shown)
      }
      return platform
    }
    if !request.platforms.contains(where: { $0.old == platform.old && $0.new == platform.new }) {
      request.platforms.append(platform)
    }
  }

  private static let osOption = CommandOption<DiffRequest>(
    long: "os",
    shape: .value(placeholder: "VERSION", form: .suggested(EnvironmentRequest.releases)),
    summary: """
      Compare on this OS version only, or two versions, as in 26..27, using iOS numbering on every \
      platform [default: the oldest version of each target and every major one since].
      """
  ) { request, value throws(ValueError) in
    request.release = try value.compared(release)
  }

  private static let sdkOption = CommandOption<DiffRequest>(
    long: "sdk",
    shape: .value(placeholder: "VERSION", form: .suggested(EnvironmentRequest.releases)),
    summary: "SDK version that the app is built with, or two versions [default: that of --os]."
  ) { request, value throws(ValueError) in
    request.sdk = try value.compared(release)
  }

  private static func release(_ word: Word) throws(ValueError) -> Version {
    try word.release("a release of iOS (\(Version.releases())), or two as in 26..27")
  }

  private static func choice<Value: CaseIterable & RawRepresentable<String> & Sendable>(
    _ name: String, _ placeholder: String, _ summary: String,
    set: @escaping @Sendable (inout DiffRequest, Compared<Value>) -> Void
  ) -> CommandOption<DiffRequest> {
    CommandOption(
      long: name,
      shape: .value(placeholder: placeholder, choices: Value.allCases.map(\.rawValue)),
      summary: summary
    ) { request, value throws(ValueError) in
      let compared = try value.compared { word throws(ValueError) in
        try word.choice(from: Array(Value.allCases), name: \.rawValue)
      }
      set(&request, compared)
    }
  }
}

extension Word {
  fileprivate func compared<Value>(
    _ read: (Word) throws(ValueError) -> Value
  ) throws(ValueError) -> Compared<Value> {
    let dot = UInt8(ascii: ".")
    let dots = bytes.indices.dropLast().first { bytes[$0] == dot && bytes[$0 + 1] == dot }
    guard let dots else {
      let value = try read(self)
      return Compared(old: value, new: value)
    }
    return Compared(
      old: try read(Word(bytes: bytes[..<dots])), new: try read(Word(bytes: bytes[(dots + 2)...])))
  }
}
