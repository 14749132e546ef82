/// The environments that a spec is about: every surface of every target, at its minimum version and
/// at each later major release, and those of an iPhone Duo for iOS.
extension TabSpec {
  /// All of them, by state of the conditions, then by target, device, release and surface.
  package var environments: [Environment] {
    let all = targets.flatMap(\.environments)
    return conditionStates.flatMap { state in
      all.map { environment in
        var environment = environment
        environment.conditions = state
        return completing(environment)
      }
    }
  }
}

extension TabSpec {
  /// The targets as another framework has them: a platform that it does not have stands for another one.
  package func targets(in framework: Framework) -> [SpecTarget] {
    if framework == self.framework { return targets }
    guard hasTargets else {
      return framework.facts.platforms.map {
        SpecTarget(platform: $0, minimumVersion: .oldest)
      }
    }
    var names: Set<PlatformName> = []
    return targets.compactMap { target in
      let name = framework.facts.platform(target.platform)
      guard names.insert(name).inserted else { return nil }
      return SpecTarget(
        platform: name, minimumVersion: target.minimumVersion, object: target.object)
    }
  }
}

extension Availability {
  /// The same with the platforms as a framework has them.
  package func standing(in framework: Framework) -> Availability {
    var availability = self
    availability.platforms = Set(platforms.map(framework.facts.platform))
    return availability
  }
}

extension SpecTarget {
  /// The devices that the target is looked at on, the usual one first.
  package var devices: [Platform] { Platform.all.filter { $0.name == platform } }

  /// The environments of all devices.
  var environments: [Environment] {
    devices.flatMap { device in
      device.releases(from: minimumVersion).flatMap(device.environments)
    }
  }
}

extension Platform {
  /// The environments of one release: one for each surface that is looked at.
  package func environments(on release: Version) -> [Environment] {
    lintSurfaces.map { surface in
      Environment(
        self, osVersion: release, sizeClass: surface.sizeClass, orientation: surface.orientation)
    }
  }
}
