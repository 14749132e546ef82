package import JSON

/// A node that breaks a rule together with others, for one cause.
package struct Culprit {
  package let node: Int
  /// What is reported: the value that is wrong, or the node.
  package let place: JSONValue
  /// Where it shows, as bits in the order of the spec's environments; 0 for a rule that looks at
  /// the document.
  package let environments: UInt64

  package init(_ node: Int, at place: JSONValue, in environments: UInt64 = 0) {
    self.node = node
    self.place = place
    self.environments = environments
  }
}

extension Findings {
  /// What a finding says.
  package struct Words {
    package var message: String
    package var notes: [Diagnostic.Note]
    package var help: String?
    package var fixes: [Fix]

    package init(
      _ message: String, notes: [Diagnostic.Note] = [], help: String? = nil, fixes: [Fix] = []
    ) {
      self.message = message
      self.notes = notes
      self.help = help
      self.fixes = fixes
    }
  }
}
