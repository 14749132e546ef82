import JSON
package import TabAnalysis
import TabModel

/// The result of a comparison in words.
package struct ChangeReport {
  enum Mark: Comparable { case change, addition, removal, loss }

  struct Line {
    let mark: Mark
    /// Without a period.
    let sentence: String
    /// Consequence or advice; may be empty.
    var remark = ""
  }

  /// A change in machine-readable formats.
  struct Fact {
    let kind: String
    /// Nil if the change is not about a node of the old spec.
    var oldIdentifier: String?
    var newIdentifier: String?
    let from: JSONTree
    let to: JSONTree
    let line: Line
    /// The customizations that users may have, by name.
    var memories: [String] = []
    /// Indices in `pairs`.
    var environments: [Int] = []
  }

  struct Section {
    /// Nil for topics other than environments.
    var environments: EnvironmentPhrase?
    var topic = ""
    let lines: [Line]
  }

  /// File name; nil if `before` and `after` name files.
  let subject: String?
  let before: String
  let after: String
  private let comparison: Comparison
  private let words: ChangeWords
  private let identifierWords: ChangeWords

  package init(_ comparison: Comparison, subject: String?, before: String, after: String) {
    self.subject = subject
    self.before = before
    self.after = after
    self.comparison = comparison
    words = ChangeWords(from: comparison.old, to: comparison.new)
    identifierWords = ChangeWords(from: comparison.written.old, to: comparison.written.new)
  }

  package var isEmpty: Bool { comparison.isEmpty }

  /// True if users lose something: a customization, a tab's place or a short route to it.
  package var hasLosses: Bool { sections.contains { $0.lines.contains { $0.mark == .loss } } }

  var pairs: [EnvironmentPair] { comparison.pairs }

  var changedCount: Int { Set(comparison.entries.flatMap(\.environments)).count }

  /// A sentence with the number of changed environments; nil if there are none.
  var extent: String? {
    let changedCount = changedCount
    if changedCount == 0 { return nil }
    let environments = counted(pairs.count, "environment")
    if changedCount < pairs.count { return "Visible in \(changedCount) of \(environments)" }
    switch pairs.count {
    case 1: return "Visible in the environment that was compared"
    case 2: return "Visible in both environments"
    default: return "Visible in all \(environments)"
    }
  }

  /// Changes by environments, most environments first, followed by other topics.
  var sections: [Section] {
    // The old environments if the new ones are not distinct.
    let new = pairs.map(\.new)
    let all = EnvironmentList(Set(new).count == new.count ? new : pairs.map(\.old))
    let sections = changesByEnvironments.map { environments, changes in
      Section(environments: all.phrase(for: environments), lines: words.lines(changes))
    }
    let topics = [
      Section(topic: "Identifiers", lines: identifierFacts.map(\.line)),
      Section(topic: "Devices", lines: targetFacts.map(\.line)),
    ]
    return sections + topics.filter { !$0.lines.isEmpty }
  }

  /// Identical phrases about a node are merged across environments.
  private var changesByEnvironments: [(environments: [Int], changes: [Change])] {
    struct Statement: Hashable {
      let subject: Change.Subject
      let phrase: String
    }
    let statements = comparison.entries.grouped {
      Statement(subject: $0.change.subject, phrase: words.phrase($0.change))
    }
    let groups = statements.map(\.elements).grouped { entries in
      Set(entries.flatMap(\.environments)).sorted()
    }
    return groups.map { ($0.key, $0.elements.map { $0[0].change }) }.sorted {
      let (left, right) = ($0.environments, $1.environments)
      return left.count == right.count
        ? left.lexicographicallyPrecedes(right) : left.count > right.count
    }
  }

  private var identifierFacts: [Fact] { comparison.identifiers.map(identifierWords.fact) }
  private var targetFacts: [Fact] { comparison.targets.map(words.fact) }

  var facts: [Fact] { comparison.entries.map(words.fact) + identifierFacts + targetFacts }
}
