import ArgumentParsing
import JSON
import TabModel

struct EnvironmentSelection: Sendable {
  private var request = EnvironmentRequest()
  /// The releases; empty for those of the targets.
  private var releases: [Version] = []

  /// Returns the environments of the targets that match the options.
  ///
  /// A platform on the command line need not be a target. The usual state of the conditions comes
  /// first, then each condition changed.
  func environments(of spec: TabSpec) -> [Environment] {
    let all = request.askedFrameworks.flatMap { environmentsOfTargets(of: spec, in: $0) }
    return request.conditions.states(of: spec).flatMap { state in
      all.map { spec.completing($0, in: state) }
    }
  }

  /// Returns whether a title of a node is there in one of the environments; all are if no state was asked for.
  func visibility(of spec: TabSpec) -> @Sendable (Int?, TitlePlace.Role) -> Bool {
    if request.frameworks.isEmpty, request.conditions.names.isEmpty { return { _, _ in true } }
    let resolver = Resolver(spec)
    let nodes = spec.nodesInLayouts
    let layouts = environments(of: spec).map { ($0, resolver.layout(in: $0).presence) }
    return { node, role in
      layouts.contains { environment, presence in
        (node.flatMap { nodes[$0] }.map(presence.isPresent) ?? true)
          && (role != .subtitle || environment.has(NodeKey.subtitle.definition))
      }
    }
  }

  func check(in spec: TabSpec) throws(Failure) { try request.conditions.check(in: spec) }

  private func environmentsOfTargets(
    of spec: TabSpec, in framework: Framework?
  ) -> [Environment] {
    devices(of: spec, in: framework ?? spec.framework).flatMap { device, minimum in
      let releases = releases.isEmpty ? device.releases(from: minimum) : releases
      return releases.filter { $0 >= device.firstRelease }.flatMap { release in
        narrowed(device, release).map { environment in
          var environment = environment
          environment.sdkVersion = request.sdkVersion ?? environment.sdkVersion
          environment.layoutDirection = spec.layoutDirection
          environment.askedFramework = framework
          return environment
        }
      }
    }
  }

  /// Returns the devices, each with the oldest release that the app supports.
  private func devices(
    of spec: TabSpec, in framework: Framework
  ) -> [(device: Platform, minimum: Version)] {
    let targets = spec.targets(in: framework)
    let devices =
      request.platforms.isEmpty
      ? targets.flatMap(\.devices)
      : request.platforms.map { $0.standing(in: framework) }.uniqued()
    return devices.map { device in
      (device, targets.first { $0.platform == device.name }?.minimumVersion ?? .oldest)
    }
  }

  /// Returns the environments of one release. A value that the platform doesn't have matches
  /// everything; a value that only unusual windows have adds those if nothing else matches.
  private func narrowed(_ platform: Platform, _ release: Version) -> [Environment] {
    let sizeClass = request.sizeClass(on: platform)
    let orientation = request.orientation(on: platform)
    let usual = platform.environments(on: release).filter {
      (sizeClass == nil || $0.sizeClass == sizeClass)
        && (orientation == nil || $0.orientation == orientation)
    }
    if !usual.isEmpty { return usual }
    return [
      Environment(platform, osVersion: release, sizeClass: sizeClass, orientation: orientation)
    ]
  }

  func check() throws(CombinationError) {
    try request.check()
    // Devices without the release are skipped, unless there is only one.
    guard let last = releases.last, let device = request.platforms.first,
      request.platforms.allSatisfy({ last < $0.firstRelease })
    else { return }
    throw device.missing(on: last)
  }

  static var options: [CommandOption<EnvironmentSelection>] {
    let platform = CommandOption<EnvironmentSelection>(
      long: "platform", short: "p", shape: EnvironmentRequest.platform.description.shape,
      summary: EnvironmentRequest.platform.description.summary, isRepeatable: true
    ) { selection, value throws(ValueError) in
      try EnvironmentRequest.platform.apply(&selection.request, value)
      // A platform means all of its devices; a device only itself.
      let name = value.text?.lowercased()
      for device in Platform.all
      where name == "all" && device != .macCatalyst
        || device.name.rawValue.lowercased() == name
      {
        if !selection.request.platforms.contains(device) {
          selection.request.platforms.append(device)
        }
      }
    }
    return [platform, os]
      + [EnvironmentRequest.sdk, EnvironmentRequest.sizeClass, EnvironmentRequest.orientation]
      .within({ $0.request }, { $0.request = $1 }) + stateOptions
  }

  /// The options that are not about devices.
  static var stateOptions: [CommandOption<EnvironmentSelection>] {
    ([EnvironmentRequest.framework] + EnvironmentRequest.conditionOptions)
      .within({ $0.request }, { $0.request = $1 })
  }

  private static let os = CommandOption<EnvironmentSelection>(
    long: "os", shape: EnvironmentRequest.versionShape,
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
