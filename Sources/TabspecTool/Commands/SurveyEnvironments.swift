import ArgumentParsing
import JSON
import TabModel

extension EnvironmentRequest {
  /// Returns the environments of the targets that match the options.
  ///
  /// A platform on the command line need not be a target. The usual state of the conditions comes
  /// first, then each condition changed.
  func allEnvironments(of spec: TabSpec) -> [Environment] {
    let all = requestedFrameworks.flatMap { asked in
      devices(of: spec, in: asked ?? spec.framework).flatMap { device, minimum in
        let releases = releases.isEmpty ? device.releases(from: minimum) : releases
        return releases.filter { $0 >= device.firstRelease }.flatMap { release in
          narrowed(device, release).map { completing($0, asked, for: spec) }
        }
      }
    }
    return conditions.states(of: spec).flatMap { state in
      all.map { spec.completing($0, in: state) }
    }
  }

  /// Returns the devices, each with the oldest release that the app supports.
  private func devices(
    of spec: TabSpec, in framework: Framework
  ) -> [(device: Platform, minimum: Version)] {
    let targets = spec.targets(in: framework)
    let devices =
      platforms.isEmpty
      ? targets.flatMap(\.devices) : platforms.map { $0.assuming(framework) }.uniqued()
    return devices.map { device in
      (device, targets.first { $0.platform == device.name }?.minimumVersion ?? .oldest)
    }
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

  static var surveyOptions: [CommandOption<EnvironmentRequest>] {
    [
      CommandOption(
        long: "platform", short: "p", shape: platform.description.shape,
        summary: platform.description.summary, isRepeatable: true
      ) { request, value throws(ValueError) in
        try platform.apply(&request, value)
        // A platform means all of its devices; a device only itself.
        let name = value.text?.lowercased()
        for device in Platform.all
        where name == "all" && device != .macCatalyst || device.name.rawValue.lowercased() == name {
          if !request.platforms.contains(device) { request.platforms.append(device) }
        }
      },
      CommandOption(
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
      },
      sdk, sizeClass, orientation, framework,
    ] + conditionOptions
  }
}

extension Messages {
  /// Says which windows among those asked for no device has.
  func noteImpossible(_ environments: [Environment]) {
    for environment in environments where environment.isImpossible {
      let place = environment.orientation.map { " in \($0.rawValue)" } ?? ""
      noteOnce(
        "no \(environment.platform.device) has \(environment.sizeClass.rawValue) width\(place); this "
          + "is the layout that one would have")
    }
  }
}
