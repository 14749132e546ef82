package import TabModel

/// The release that recorded outputs show, whatever is the newest one: a new release changes few of
/// them.
package enum RecordedRelease {
  package static let version = Version(27)

  /// The options for a command that shows all of them.
  package static let options = ["--os", "18", "--os", "26", "--os", "27"]
}

extension Environment {
  /// The same environment, on the recorded release instead of the newest one.
  package var recorded: Environment {
    var environment = self
    if osVersion == .newest { environment.osVersion = RecordedRelease.version }
    if sdkVersion == .newest { environment.sdkVersion = RecordedRelease.version }
    return environment
  }
}
