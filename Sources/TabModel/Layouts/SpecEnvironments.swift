import JSON

/// The environments of a spec: every window size of every target at its minimum version and each later major release,
/// and those of iPhone Duo for iOS.
extension TabSpec {
  /// All environments, by state of the conditions, then by target, device, release and window size.
  package var environments: [Environment] {
    let all = targets.flatMap(\.environments)
    return checkedStates.flatMap { state in all.map { completing($0, in: state) } }
  }

  /// Returns the spec as one of another framework, with the targets that it has there.
  package func assuming(_ framework: Framework) -> TabSpec {
    if framework == self.framework { return self }
    var spec = self
    spec.targets = targets(in: framework)
    spec.framework = framework
    return spec
  }

  /// Returns the targets with substitutes for unsupported platforms.
  package func targets(in framework: Framework) -> [SpecTarget] {
    if framework == self.framework { return targets }
    guard hasTargets else { return framework.targets }
    return targets.grouped { framework.platform($0.platform) }.map { name, targets in
      SpecTarget(platform: name, minimumVersion: targets[0].minimumVersion)
    }
  }
}

extension Availability {
  /// Returns the availability with substitutes for unsupported platforms.
  package func assuming(_ framework: Framework) -> Availability {
    guard let written = platformsKey else { return self }
    var availability = self
    availability.platformsKey = Located(
      written.value.map { Located(framework.platform($0.value), at: $0.range) }, at: written.range)
    return availability
  }
}

extension SpecTarget {
  /// The devices that rules check, the usual one first.
  package var devices: [Platform] { Platform.all.filter { $0.name == platform } }

  var environments: [Environment] {
    devices.flatMap { device in
      device.releases(from: minimumVersion).flatMap(device.environments)
    }
  }
}

extension Platform {
  /// Returns the environments of one release, one for each checked window size.
  package func environments(on release: Version) -> [Environment] {
    lintWindowSizes.map { windowSize in
      Environment(
        self, osVersion: release, sizeClass: windowSize.sizeClass,
        orientation: windowSize.orientation)
    }
  }
}
