package import JSON

/// The nodes that the app creates at run time from one node.
package struct Repetition: KeyedObject {
  /// The titles of sample nodes.
  package internal(set) var samples: Located<[Located<String>]>?
  package internal(set) var atMost: Located<Int>?

  package init() {}
  package static var shape: Shape { .object(.repetition) }

  package static let keys: [SpecKey<Repetition>] = [
    SpecKey(
      "samples", \.samples, absent: "required",
      "The titles of one node each, for layouts and pictures."),
    SpecKey("atMost", \.atMost, absent: "no limit", "The maximum number of nodes."),
  ]

  package var titles: [Located<String>] { samples?.value ?? [] }
}

/// A node that represents one of the nodes that the app creates.
package struct Sample: Sendable {
  /// The index of the repeated node in the layout's spec.
  let node: Int
  let title: Located<String>
  /// The one-based number of the sample.
  let number: Int
  /// The index of the sample that contains this one's repeated node.
  let outer: Int?
}

extension TabSpec {
  package var hasRepeatedNodes: Bool { nodes.indices.contains { nodes[$0].repeats != nil } }

  /// The spec for layouts, with repeated nodes replaced by their samples.
  ///
  /// `origins` then has the written node of each node.
  package var withSamples: TabSpec {
    guard origins.isEmpty, hasRepeatedNodes else { return self }
    var copy = self
    copy.nodes = []
    for root in roots { copy.append(root, of: self, below: nil, in: nil) }
    return copy
  }

  /// Appends a node, or one for each of its samples, with its descendants.
  private mutating func append(_ index: Int, of spec: TabSpec, below parent: Int?, in outer: Int?) {
    let titles: [Located<String>?] = spec.nodes[index].repeats?.value.titles ?? [nil]
    for (number, title) in titles.enumerated() {
      var node = spec.nodes[index]
      let position = nodes.count
      node.parent = parent
      node.sample = outer
      if let title {
        node.sample = samples.count
        samples.append(Sample(node: position, title: title, number: number + 1, outer: outer))
      }
      nodes.append(node)
      origins.append(index)
      for child in spec.children(of: index) {
        append(child, of: spec, below: position, in: node.sample)
      }
      nodes[position].end = nodes.count
    }
  }

  /// The node for each written node in layouts, for a repeated one that of its first sample; nil
  /// without samples.
  package var nodesInLayouts: [Int?] {
    let spec = withSamples
    var nodes = [Int?](repeating: nil, count: self.nodes.count)
    for node in spec.nodes.indices.reversed() { nodes[spec.origin(of: node)] = node }
    return nodes
  }

  package func origin(of node: Int) -> Int { origins.isEmpty ? node : origins[node] }

  /// The sample of which a node is the repeated one; nil for its descendants and other nodes.
  private func title(ofSample node: Node) -> Located<String>? {
    guard let sample = node.sample, nodes[samples[sample].node].range == node.range else {
      return nil
    }
    return samples[sample].title
  }

  /// The title that a sample has; nil for other nodes.
  package func sampleTitle(of node: Node) -> String? { title(ofSample: node)?.value }

  /// Returns whether a node or an ancestor is a sample.
  package func isSample(_ node: Node) -> Bool { node.sample != nil }

  /// Returns the indices of a node's sample and of the samples around it, innermost first.
  func samples(outwardsFrom sample: Int?) -> [Int] {
    sample.map { Array(sequence(first: $0) { samples[$0].outer }) } ?? []
  }

  /// Returns the identifier of a node in a sample: the sample's number replaces the first `*` or is
  /// appended, the outermost sample's first.
  func identifier(_ written: String, inSample sample: Int) -> String {
    let numbers = samples(outwardsFrom: sample).reversed().map { samples[$0].number }
    return numbers.reduce(written) { text, number in
      guard let star = text.utf8.firstIndex(of: UInt8(ascii: "*")) else {
        return "\(text).\(number)"
      }
      return text[..<star] + "\(number)" + text[text.index(after: star)...]
    }
  }

  /// Returns the repeated node that is a written node or its ancestor.
  package func repeatedNode(of index: Int) -> Int? {
    var next: Int? = index
    while let node = next {
      if nodes[node].repeats != nil { return node }
      next = nodes[node].parent
    }
    return nil
  }
}
