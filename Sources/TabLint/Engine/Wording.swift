import JSON
import TabModel

/// How many names a message has before it says how many more there are.
let mostTold = 5

/// Names as a part of a sentence, at most five: `a, b and c`, or `a, b, c, d, e and 8 more`.
///
/// - Parameter count: how many there are; the names after the fifth need not be given.
func enumeration(of names: [String], count: Int? = nil) -> String {
  let count = count ?? names.count
  guard count > mostTold else { return listed(names) }
  return listed(names.prefix(mostTold) + ["\(count - mostTold) more"])
}

/// Nodes that a message is about: each once, in the order in which they are met.
struct NodeList {
  /// The first ones: as many as a message names, and one more.
  private(set) var first: [Int] = []
  private(set) var count = 0
  private var isKnown: [Bool]

  init(_ spec: TabSpec) { isKnown = Array(repeating: false, count: spec.nodes.count) }

  mutating func add(_ nodes: some Sequence<Int>) {
    for node in nodes where !isKnown[node] {
      isKnown[node] = true
      count += 1
      if first.count <= mostTold { first.append(node) }
    }
  }
}

/// The devices of environments in people's words, each once.
func devices(of environments: [Environment]) -> String {
  var names: [String] = []
  for environment in environments where !names.contains(environment.platform.device) {
    names.append(environment.platform.device)
  }
  return listed(names)
}

/// The devices of targets in people's words.
func devices(of targets: [SpecTarget]) -> String { listed(targets.map(\.device)) }

extension SpecTarget {
  /// The device in people's words.
  var device: String { Platform.platform(platform).device }
}
