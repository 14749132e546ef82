import JSON
import TabModel

/// The maximum number of names in a message.
let mostTold = 5

/// Joins names to `a, b and c`, or `a, b, c, d, e and 8 more`, given the number of all of them.
func enumeration(of names: [String], count: Int? = nil) -> String {
  let count = count ?? names.count
  guard count > mostTold else { return listed(names) }
  return listed(names.prefix(mostTold) + ["\(count - mostTold) more"])
}

func devices(of environments: [Environment]) -> String {
  listed(environments.map(\.platform.device).uniqued())
}

func devices(of targets: [SpecTarget]) -> String { listed(targets.map(\.device)) }

extension SpecTarget {
  var device: String { Platform.platform(platform).device }
}

extension LintScope {
  /// The place for notes about a node: its identifier, or the whole of a search tab without one.
  func place(of node: Node) -> JSONValue { node.identifier.exists ? node.identifier : node.object }

  /// Names the nodes that stand side by side; nil where there are none.
  ///
  /// - Parameter one: what an only node is called, such as `its only child`.
  func listing(_ nodes: some Sequence<Int>, one: String, several: String) -> String? {
    let names = nodes.map { "'\(spec.identifier(of: spec.nodes[$0]))'" }
    guard names.count > 1 else { return names.first.map { "\(one) is \($0)" } }
    return "\(several) are \(enumeration(of: names))"
  }
}

/// The names that wrong ones were probably meant to be; only the first 20 are searched, as each is slow.
struct Suggestions {
  private let names: [String]
  private var found: [String: String?] = [:]

  init(_ names: [String]) { self.names = names }

  subscript(name: String) -> String? {
    mutating get {
      if let known = found[name] { return known }
      guard found.count < 20 else { return nil }
      let near = suggestion(for: name, among: names)
      found[name] = near
      return near
    }
  }
}
