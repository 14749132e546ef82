import JSON
import TabModel

extension Availability {
  /// A description: `for iPad in regular width, from 26.0 on, when 'signedIn' holds`.
  var words: String {
    var parts: [String] = []
    if platforms.count < PlatformName.allCases.count {
      let devices = Platform.usual.filter { platforms.contains($0.name) }.map(\.device)
      parts.append("for \(listed(devices))")
    }
    if let sizeClass {
      let width = "in \(sizeClass.rawValue) width"
      if parts.isEmpty { parts.append(width) } else { parts[0] += " \(width)" }
    }
    if let minimumVersion { parts.append("from \(minimumVersion) on") }
    if let maximumVersion { parts.append("up to \(maximumVersion)") }
    let conditions = when.map { "'\($0)' holds" } + unless.map { "'\($0)' does not hold" }
    if !conditions.isEmpty { parts.append("when \(listed(conditions))") }
    return parts.isEmpty ? "for everything" : parts.joined(separator: ", ")
  }
}
