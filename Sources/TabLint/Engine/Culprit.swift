import JSON

/// A node that breaks a rule together with others, for one cause.
struct Culprit {
  let node: Int
  /// What is reported: the value that is wrong, or the node.
  let place: JSONValue
  /// Where it shows; empty for a rule that looks at the document.
  let environments: EnvironmentSet

  init(_ node: Int, at place: JSONValue, in environments: EnvironmentSet = []) {
    self.node = node
    self.place = place
    self.environments = environments
  }
}

extension Findings {
  /// What a finding says.
  struct Words {
    var message: String
    var notes: [Diagnostic.Note]
    var help: String?
    var fixes: [Fix]

    init(
      _ message: String, notes: [Diagnostic.Note] = [], help: String? = nil, fixes: [Fix] = []
    ) {
      self.message = message
      self.notes = notes
      self.help = help
      self.fixes = fixes
    }
  }
}
