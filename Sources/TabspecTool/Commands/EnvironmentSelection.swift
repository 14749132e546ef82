import ArgumentParsing
import TabModel

struct EnvironmentSelection: Sendable {
  private var request = EnvironmentRequest()
  /// Empty for those of the targets.
  private var releases: [Version] = []

  /// The targets' environments, as far as options do not narrow them down.
  /// A platform that is requested by name need not be a target.
  func environments(of spec: TabSpec) -> [Environment] {
    targets(of: spec).flatMap { target in
      (releases.isEmpty ? target.releases : releases).flatMap { release in
        narrowed(target, release).map { environment in
          var environment = environment
          environment.sdkVersion = request.sdkVersion ?? environment.sdkVersion
          environment.layoutDirection = spec.layoutDirection
          return environment
        }
      }
    }
  }

  private func targets(of spec: TabSpec) -> [SpecTarget] {
    if request.platforms.isEmpty { return spec.targets }
    return request.platforms.map { platform in
      spec.targets.first { $0.platform == platform.name }
        ?? SpecTarget(platform: platform.name, minimumVersion: .oldest)
    }
  }

  /// The environments of one release. Options that a platform does not have do not narrow it; if
  /// nothing else is left, a size no device has is included.
  private func narrowed(_ target: SpecTarget, _ release: Version) -> [Environment] {
    let platform = Platform.platform(target.platform)
    let sizeClass = request.sizeClass.flatMap { asked in
      platform.surfaces.contains { $0.sizeClass == asked } ? asked : nil
    }
    let orientation = request.orientation.flatMap { asked in
      platform.surfaces.contains { $0.orientation == asked } ? asked : nil
    }
    let usual = target.environments(on: release).filter {
      (sizeClass == nil || $0.sizeClass == sizeClass)
        && (orientation == nil || $0.orientation == orientation)
    }
    if !usual.isEmpty { return usual }
    return [
      Environment(platform, osVersion: release, sizeClass: sizeClass, orientation: orientation)
    ]
  }

  func check() throws(CombinationError) { try request.check() }

  static var options: [CommandOption<EnvironmentSelection>] {
    let shared = [
      EnvironmentRequest.platform, EnvironmentRequest.sdk, EnvironmentRequest.sizeClass,
      EnvironmentRequest.orientation,
    ].within({ (selection: EnvironmentSelection) in selection.request }, { $0.request = $1 })
    return [shared[0], os] + shared[1...]
  }

  private static let os = CommandOption<EnvironmentSelection>(
    long: "os",
    shape: .value(placeholder: "VERSION", form: .suggested(EnvironmentRequest.releases)),
    summary: """
      OS version (\(Version.releases())), using iOS numbering on every platform. Repeatable \
      [default: the oldest version of each target and every major one since].
      """,
    isRepeatable: true
  ) { selection, value throws(ValueError) in
    let release = try EnvironmentRequest.release(value)
    if !selection.releases.contains(release) { selection.releases.append(release) }
    selection.releases.sort()
  }
}
