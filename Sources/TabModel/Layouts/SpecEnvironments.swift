/// The environments of a spec: every surface of every target, on its minimum version and each later major
/// release.
extension TabSpec {
  package var environments: [Environment] {
    targets.flatMap { target in target.releases.flatMap { target.environments(on: $0) } }
  }
}

extension SpecTarget {
  /// The releases that are linted, oldest first.
  package var releases: [Version] {
    [minimumVersion]
      + Version.majorReleases.filter { $0 > minimumVersion.major }.map { Version($0) }
  }

  package func environments(on release: Version) -> [Environment] {
    let platform = Platform.platform(platform)
    return platform.lintSurfaces.map { surface in
      Environment(
        platform, osVersion: release, sizeClass: surface.sizeClass,
        orientation: surface.orientation)
    }
  }
}
