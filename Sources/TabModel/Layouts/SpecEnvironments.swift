/// The environments that a spec is about: every surface of every target, at its minimum version and
/// at each later major release.
extension TabSpec {
  /// All of them, by target, then by release, then by surface.
  package var environments: [Environment] {
    targets.flatMap { target in target.releases.flatMap { target.environments(on: $0) } }
  }
}

extension SpecTarget {
  /// The releases that a target is looked at in, the oldest first.
  package var releases: [Version] {
    [minimumVersion]
      + Version.majorReleases.filter { $0 > minimumVersion.major }.map { Version($0) }
  }

  /// The environments of the target on one release: one for each surface that devices have.
  package func environments(on release: Version) -> [Environment] {
    let platform = Platform.platform(platform)
    return platform.lintSurfaces.map { surface in
      Environment(
        platform, osVersion: release, sizeClass: surface.sizeClass,
        orientation: surface.orientation)
    }
  }
}
