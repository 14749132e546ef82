import TabModel

extension Environment {
  /// Release, width, orientation and direction in words: `27.0`, `compact width`, `portrait`.
  package var facts: [String] {
    var facts = [osVersion.description]
    if sdkVersion != osVersion { facts.append("built with SDK \(sdkVersion)") }
    if platform.surfaces.count > 1 {
      facts.append(platform.widthName(sizeClass).fact)
      if let orientation { facts.append(orientation.rawValue) }
    }
    if let askedFramework { facts.append(askedFramework.rawValue) }
    facts += conditions.unusual.map { $0.holds ? $0.name : "not \($0.name)" }
    if layoutDirection == .rightToLeft { facts.append("right to left") }
    return facts
  }
}
