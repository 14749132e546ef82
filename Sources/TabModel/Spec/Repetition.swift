package import JSON

/// The nodes that the app makes of one node while it runs.
package struct Repetition: Sendable {
  package let object: JSONValue
  /// The titles of one node each.
  package let samples: [JSONValue]
  /// How many there can be; nil for no limit.
  package let atMost: Int?
}

/// One of the nodes that stand for a repeated node in a layout.
package struct Sample: Sendable {
  /// The repeated node's object.
  let repeated: JSONValue
  let title: JSONValue
  /// Counted from 1.
  let number: Int
  /// The sample of the repeated node around this one, by its position among the spec's.
  let outer: Int?
}

extension TabSpec {
  /// The spec as layouts have it: in place of a repeated node one for each of its samples.
  ///
  /// `origins` then has the written node of each node.
  package var withSamples: TabSpec {
    guard !repetitions.isEmpty, origins.isEmpty else { return self }
    var copy = self
    copy.nodes = []
    copy.nodes.reserveCapacity(nodes.count)
    for root in roots { copy.append(root, of: self, below: nil, in: nil) }
    return copy
  }

  private mutating func append(
    _ index: Int, of spec: TabSpec, below parent: Int?, in outer: Int?
  ) {
    guard let repetition = spec.repetition(of: spec.nodes[index]) else {
      return appendOne(index, of: spec, below: parent, in: outer)
    }
    for (number, title) in repetition.samples.enumerated() {
      samples.append(
        Sample(
          repeated: spec.nodes[index].object, title: title, number: number + 1, outer: outer))
      appendOne(index, of: spec, below: parent, in: samples.count - 1)
    }
  }

  private mutating func appendOne(
    _ index: Int, of spec: TabSpec, below parent: Int?, in sample: Int?
  ) {
    let position = nodes.count
    var node = spec.nodes[index]
    node.parentIndex = Int32(truncatingIfNeeded: parent ?? -1)
    node.sampleIndex = Int32(truncatingIfNeeded: sample ?? -1)
    nodes.append(node)
    origins.append(index)
    for child in spec.children(of: index) {
      append(child, of: spec, below: position, in: sample)
    }
    nodes[position].endIndex = Int32(truncatingIfNeeded: nodes.count)
  }

  /// The node of a layout that each written node is, of a repeated one that of its first sample; nil
  /// without samples.
  package var nodesInLayouts: [Int?] {
    let spec = withSamples
    var nodes = [Int?](repeating: nil, count: self.nodes.count)
    for node in spec.nodes.indices.reversed() { nodes[spec.origin(of: node)] = node }
    return nodes
  }

  /// The written node that a node of a layout stands for.
  package func origin(of node: Int) -> Int { origins.isEmpty ? node : origins[node] }

  /// The sample that a node belongs to; nil for a written node.
  package func sample(of node: Node) -> Sample? {
    node.sampleIndex < 0 ? nil : samples[Int(node.sampleIndex)]
  }

  /// Whether a node stands for a repeated one, by itself or below it.
  package func isSample(_ node: Node) -> Bool { node.sampleIndex >= 0 }

  /// The samples that a node belongs to, by their positions, the innermost first.
  func samples(around node: Node) -> [Int] {
    node.sampleIndex < 0 ? [] : samples(around: Int(node.sampleIndex))
  }

  private func samples(around sample: Int) -> [Int] {
    var positions = [sample]
    var current = samples[sample].outer
    while let outer = current {
      positions.append(outer)
      current = samples[outer].outer
    }
    return positions
  }

  /// An identifier as the nodes of a sample have it: the number stands for the first `*`, or it is added;
  /// that of the outermost sample comes first.
  func identifier(_ written: String, inSample sample: Int) -> String {
    let numbers = samples(around: sample).reversed().map { samples[$0].number }
    return numbers.reduce(written) { text, number in
      guard let star = text.utf8.firstIndex(of: UInt8(ascii: "*")) else {
        return "\(text).\(number)"
      }
      return text[..<star] + "\(number)" + text[text.index(after: star)...]
    }
  }

  /// The repeated node that a written node is, or is below.
  package func repeatedNode(of index: Int) -> Int? {
    if repetitions.isEmpty { return nil }
    return ([index] + ancestors(of: index)).first { repetition(of: nodes[$0]) != nil }
  }

  package func repetition(of node: Node) -> Repetition? {
    let position = Int(details[Int(node.details)].repetition)
    return position == 0 ? nil : repetitions[position - 1]
  }
}
