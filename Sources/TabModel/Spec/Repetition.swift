package import JSON

/// The nodes that the app creates at run time from one node.
package struct Repetition: Sendable {
  package let object: JSONValue
  /// The titles of sample nodes.
  package let samples: [JSONValue]
  package let atMost: Int?
}

package struct Sample: Sendable {
  let repeated: JSONValue
  let title: JSONValue
  /// The one-based number of the sample.
  let number: Int
  /// The index of the sample that contains this one's repeated node.
  let outer: Int?
}

extension TabSpec {
  /// The spec for layouts, with repeated nodes replaced by their samples.
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

  /// Appends a node, or one for each of its samples, with its descendants.
  private mutating func append(
    _ index: Int, of spec: TabSpec, below parent: Int?, in outer: Int?
  ) {
    let repetition = spec.repetition(of: spec.nodes[index])
    for (number, title) in (repetition?.samples ?? [.none]).enumerated() {
      var node = spec.nodes[index]
      var sample = outer
      if repetition != nil {
        sample = samples.count
        samples.append(
          Sample(repeated: node.object, title: title, number: number + 1, outer: outer))
      }
      let position = nodes.count
      node.parentIndex = Int32(truncatingIfNeeded: parent ?? -1)
      node.sampleIndex = Int32(truncatingIfNeeded: sample ?? -1)
      nodes.append(node)
      origins.append(index)
      for child in spec.children(of: index) {
        append(child, of: spec, below: position, in: sample)
      }
      nodes[position].endIndex = Int32(truncatingIfNeeded: nodes.count)
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

  package func sample(of node: Node) -> Sample? {
    node.sampleIndex < 0 ? nil : samples[Int(node.sampleIndex)]
  }

  /// Returns whether a node or an ancestor is a sample.
  package func isSample(_ node: Node) -> Bool { node.sampleIndex >= 0 }

  /// Returns the indices of the samples that contain a node, innermost first.
  func samples(around node: Node) -> [Int] {
    node.sampleIndex < 0 ? [] : samples(around: Int(node.sampleIndex))
  }

  private func samples(around sample: Int) -> [Int] {
    Array(sequence(first: sample) { samples[$0].outer })
  }

  /// Returns the identifier of a node in a sample: the sample's number replaces the first `*` or is
  /// appended, the outermost sample's first.
  func identifier(_ written: String, inSample sample: Int) -> String {
    let numbers = samples(around: sample).reversed().map { samples[$0].number }
    return numbers.reduce(written) { text, number in
      guard let star = text.utf8.firstIndex(of: UInt8(ascii: "*")) else {
        return "\(text).\(number)"
      }
      return text[..<star] + "\(number)" + text[text.index(after: star)...]
    }
  }

  /// Returns the repeated node that is a written node or its ancestor.
  package func repeatedNode(of index: Int) -> Int? {
    if repetitions.isEmpty { return nil }
    return ([index] + ancestors(of: index)).first { repetition(of: nodes[$0]) != nil }
  }

  package func repetition(of node: Node) -> Repetition? {
    node.repetition == 0 ? nil : repetitions[Int(node.repetition) - 1]
  }
}
