package import JSON

package struct SpecTarget: Sendable {
  package let platform: PlatformName
  package let minimumVersion: Version
  /// The target's object; `none` for a default.
  package var object: JSONValue = .none

  /// Reads the valid targets of a list, and reports duplicate platforms.
  package static func read(_ list: JSONValue, _ checker: inout ShapeChecker) -> [SpecTarget] {
    let document = checker.document
    var targets: [SpecTarget] = []
    var seen: [PlatformName: JSONValue] = [:]
    for object in document.elements(of: list) {
      guard let platform = document.member("platform", of: object),
        let name = PlatformName(rawValue: document.string(platform))
      else { continue }
      if let first = seen[name] {
        checker.listedTwice(name.rawValue, platform, first: first)
        continue
      }
      seen[name] = platform
      guard let minimum = document.member("minimumVersion", of: object),
        let version = Version(document.string(minimum))
      else { continue }
      targets.append(SpecTarget(platform: name, minimumVersion: version, object: object))
    }
    return targets
  }
}
