import Foundation

/// A document as an environment sees it: what a spec says of variants, of the width, of conditions and
/// of repeated nodes is worked out before anything else looks at it.
struct NaiveSpec {
  let written: [String: Any]
  let environment: NaiveEnvironment

  /// §1: each condition as `usually` says, or as it was asked for.
  var conditions: [(name: String, holds: Bool)]? {
    guard let written = written["conditions"] as? [String: Any], !written.isEmpty else {
      return nil
    }
    // A dictionary has no order: the tests' conditions are called in that of the alphabet.
    return written.keys.sorted().map { name in
      let usually = NaiveNode.bool((written[name] as? [String: Any])?["usually"]) ?? true
      return (name, environment.conditions[name] ?? usually)
    }
  }

  /// spec-format.md, Variants: every key comes from the first matching variant that has it.
  private var rootOfVariants: [String: Any] {
    var root = written
    root["variants"] = nil
    var seen: Set<String> = []
    for variant in written["variants"] as? [[String: Any]] ?? [] {
      guard matches(variant["availability"], environment.horizontalSizeClass) else { continue }
      for (key, value) in variant where key != "availability" && seen.insert(key).inserted {
        root[key] = value
      }
    }
    return root
  }

  /// §1: the width that everything but variants and the row of the iPhone Duo goes by.
  var width: String {
    let isMobile = environment.platform == "iOS" || environment.platform == "iPadOS"
    let written = rootOfVariants["horizontalSizeClass"] as? String
    return isMobile ? written ?? environment.horizontalSizeClass : environment.horizontalSizeClass
  }

  /// The root's keys, and the nodes that are there with samples in place of repeated ones.
  var seen: [String: Any] {
    var root = rootOfVariants
    root["tabs"] = repeated(present(written["tabs"] as? [[String: Any]] ?? [], width))
    return root
  }

  // MARK: - Presence

  /// §2.1: what is not available is taken out with everything below it.
  private func present(_ nodes: [[String: Any]], _ width: String) -> [[String: Any]] {
    nodes.filter { node in
      // SwiftUI's hidden(_:) takes a node out, but not on tvOS, which does not have it.
      let isOut =
        written["framework"] as? String == "SwiftUI" && environment.platform != "tvOS"
        && NaiveNode.bool(node["isHidden"]) == true
      return !isOut && matches(node["availability"], width)
    }.map { node in
      var node = node
      if let children = node["children"] as? [[String: Any]] {
        node["children"] = present(children, width)
      }
      return node
    }
  }

  /// spec-format.md, Availability: `osVersion` counts, both ends included.
  private func matches(_ availability: Any?, _ width: String) -> Bool {
    guard let availability = availability as? [String: Any] else { return true }
    if let platforms = availability["platforms"] as? [String],
      !platforms.contains(environment.platform)
    {
      return false
    }
    if let sizeClass = availability["horizontalSizeClass"] as? String, sizeClass != width {
      return false
    }
    if let minimum = availability["minimumVersion"] as? String,
      environment.osVersion < Self.version(minimum)
    {
      return false
    }
    if let maximum = availability["maximumVersion"] as? String,
      Self.version(maximum) < environment.osVersion
    {
      return false
    }
    let holding = Set((conditions ?? []).filter(\.holds).map(\.name))
    return holding.isSuperset(of: availability["when"] as? [String] ?? [])
      && holding.isDisjoint(with: availability["unless"] as? [String] ?? [])
  }

  /// §1: `MAJOR` or `MAJOR.MINOR`.
  private static func version(_ text: String) -> NaiveVersion {
    let numbers = text.split(separator: ".").map { Int($0) ?? 0 }
    return (numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 0)
  }

  // MARK: - Repeated nodes

  /// §2.1: one node for each sample, the outer one of repeated nodes inside one another first.
  private func repeated(_ nodes: [[String: Any]]) -> [[String: Any]] {
    nodes.flatMap { node -> [[String: Any]] in
      guard let repeats = node["repeats"] as? [String: Any] else {
        var node = node
        if let children = node["children"] as? [[String: Any]] {
          node["children"] = repeated(children)
        }
        return [node]
      }
      let samples = repeats["samples"] as? [String] ?? []
      return samples.enumerated().flatMap { offset, title in
        var copy = renamed(node, offset + 1, Set(identifiers(in: node)))
        copy["title"] = title
        copy["repeats"] = nil
        return repeated([copy])
      }
    }
  }

  private func identifiers(in node: [String: Any]) -> [String] {
    let children = node["children"] as? [[String: Any]] ?? []
    let own = node["type"] as? String == "search" ? [] : [node["identifier"] as? String ?? ""]
    return own + children.flatMap(identifiers)
  }

  private func renamed(
    _ node: [String: Any], _ number: Int, _ own: Set<String>
  ) -> [String: Any] {
    func name(_ text: String) -> String {
      guard let star = text.firstIndex(of: "*") else { return "\(text).\(number)" }
      return text.replacingCharacters(in: star...star, with: String(number))
    }
    func reference(_ text: String) -> String { own.contains(text) ? name(text) : text }
    var node = node
    if node["type"] as? String != "search", let identifier = node["identifier"] as? String {
      node["identifier"] = name(identifier)
    }
    if let child = node["defaultChildIdentifier"] as? String {
      node["defaultChildIdentifier"] = reference(child)
    }
    for key in ["displayOrderIdentifiers", "leadsTo"] {
      if let list = node[key] as? [String] { node[key] = list.map(reference) }
    }
    if let children = node["children"] as? [[String: Any]] {
      node["children"] = children.map { renamed($0, number, own) }
    }
    return node
  }
}
