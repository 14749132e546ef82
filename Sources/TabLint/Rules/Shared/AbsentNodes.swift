import JSON
import TabModel

/// The topmost nodes that no environment of the targets has, and why.
final class AbsentNodes {
  private unowned let scope: LintScope
  private var spec: TabSpec { scope.spec }

  init(_ scope: LintScope) { self.scope = scope }

  /// The nodes that are in no environment of the targets, without those below them.
  private(set) lazy var reasons: [Int: String] = {
    let nodes = spec.nodes
    let absent = spec.outermost { index in
      nodes[index].availability != nil && scope.environmentSet(of: index).isEmpty
        && reason(index) != nil
    }
    return absent.reduce(into: [:]) { $0[$1] = reason($1) }
  }()

  /// Returns whether a place is in a node that is never present, or below one.
  func contains(at range: ByteRange) -> Bool {
    guard !reasons.isEmpty, let node = spec.innermostNode(at: range) else { return false }
    return ([node] + spec.ancestors(of: node)).contains { reasons[$0] != nil }
  }

  /// Returns why no environment has a node; nil if one does.
  private func reason(_ index: Int) -> String? {
    let all = scope.availabilities(around: index)
    let required = Set(all.flatMap(\.required))
    if let name = all.flatMap(\.excluded).first(where: required.contains) {
      return "'\(clipped(name))' would have to hold and not to hold"
    }
    let maximum = all.maximum
    if let maximum, all.minimum > maximum {
      return "the first release, \(all.minimum), is after the last one, \(maximum)"
    }
    let targets = spec.targets.filter { target in
      all.allSatisfy { $0.platforms.contains(target.platform) }
    }
    if targets.isEmpty { return "no target is on its platforms" }
    let supported = targets.filter { target in
      maximum.map { target.minimumVersion <= $0 } ?? true
    }
    if supported.isEmpty, let maximum {
      return "the last release, \(maximum), is before the oldest one of the app"
    }
    let widths = Set(all.compactMap(\.horizontalSizeClass?.value))
    let fits = scope.environments.contains { environment in
      supported.contains { $0.platform == environment.platform.name }
        && widths.allSatisfy { $0 == environment.layoutSizeClass }
    }
    if fits { return nil }
    return widths.count == 1
      ? "there is no \(widths.first?.rawValue ?? "") width"
      : "no width is compact and regular"
  }
}
