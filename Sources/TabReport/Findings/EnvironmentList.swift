/// Environments in as few words as are exact: `iOS 18.0 to 27.0 compact portrait and landscape`.
///
/// They come as the engine names them: platform, release, width, orientation.
func environmentList(_ names: [String]) -> String {
  struct Group {
    let platform: String
    let surfaces: [String]
    var releases: [String]
  }
  // First by platform and release, then equal sets of surfaces together.
  var surfaces: [(platform: String, release: String, surfaces: [String])] = []
  for name in names {
    let parts = name.split(separator: " ", maxSplits: 2).map(String.init)
    guard parts.count >= 2 else { return names.joined(separator: ", ") }
    let surface = parts.count > 2 ? [parts[2]] : []
    if let last = surfaces.last, last.platform == parts[0], last.release == parts[1] {
      surfaces[surfaces.count - 1].surfaces += surface
    } else {
      surfaces.append((parts[0], parts[1], surface))
    }
  }
  var groups: [Group] = []
  for entry in surfaces {
    if let known = groups.firstIndex(where: {
      $0.platform == entry.platform && $0.surfaces == entry.surfaces
    }) {
      groups[known].releases.append(entry.release)
    } else {
      groups.append(
        Group(platform: entry.platform, surfaces: entry.surfaces, releases: [entry.release]))
    }
  }
  return groups.map { group in
    let releases = listed(group.releases)
    let surfaces = surfaceList(group.surfaces)
    return "\(group.platform) \(releases)\(surfaces.isEmpty ? "" : " \(surfaces)")"
  }.joined(separator: "; ")
}

/// `compact portrait and landscape` for two surfaces of one width; widths are separated by a comma.
private func surfaceList(_ surfaces: [String]) -> String {
  var widths: [(width: String, orientations: [String])] = []
  for surface in surfaces {
    let parts = surface.split(separator: " ").map(String.init)
    guard parts.count == 2 else { return listed(surfaces) }
    if let known = widths.firstIndex(where: { $0.width == parts[0] }) {
      widths[known].orientations.append(parts[1])
    } else {
      widths.append((parts[0], [parts[1]]))
    }
  }
  return widths.map { "\($0.width) \(listed($0.orientations))" }.joined(separator: ", ")
}

/// `a`, `a and b` or `a, b and c`.
func listed(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}
