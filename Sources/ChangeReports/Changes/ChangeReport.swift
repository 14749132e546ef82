import Spelling
package import TabChanges
import TabLayout
package import TabWords
import Writing

/// What a comparison found, in words, for the formats to lay out.
package struct ChangeReport: Sendable {
  /// What a change is to a reader who skims.
  package enum Mark: Int, Comparable, Sendable {
    case change, addition, removal, loss

    package static func < (left: Mark, right: Mark) -> Bool { left.rawValue < right.rawValue }
  }

  /// A sentence about a node or the app.
  package struct Line: Sendable {
    /// What the sentence is about: a change, an addition, a removal or a loss.
    package let mark: Mark
    /// What changes, as a sentence without a period.
    package let sentence: String
    /// What follows from it, or what to do; empty where the sentence says everything.
    package let remark: String

    /// A sentence with what follows from it.
    package init(mark: Mark, sentence: String, remark: String = "") {
      self.mark = mark
      self.sentence = sentence
      self.remark = remark
    }
  }

  /// The changes of one set of environments.
  package struct Section: Sendable {
    package let environments: EnvironmentPhrase
    package var lines: [Line]
  }

  /// One change for programs.
  package struct Fact: Sendable {
    package let kind: String
    /// Nil where the change is about no node, or the old spec does not have it.
    package let oldIdentifier: String?
    package let newIdentifier: String?
    package let from: ChangeValue
    package let to: ChangeValue
    package let message: String
    /// What people may have customized under an identifier, by name.
    package let memories: [String]
    package let environments: [EnvironmentPair]
  }

  /// What is compared, such as the name of a file; nil where that is what `before` and `after` say.
  package let subject: String?
  package let before: String
  package let after: String
  package let environmentCount: Int
  /// In how many environments something changes.
  package let changedCount: Int
  package let sections: [Section]
  package let identifiers: [Line]
  package let targets: [Line]
  package let facts: [Fact]

  package var isEmpty: Bool { facts.isEmpty }

  /// How far the changes reach, in a sentence; nil where no environment has any.
  package var extent: String? {
    if changedCount == 0 { return nil }
    let environments = counted(environmentCount, "environment")
    if changedCount < environmentCount {
      return "People notice it in \(changedCount) of \(environments)"
    }
    return environmentCount == 1
      ? "People notice it in the environment that was compared"
      : "People notice it in all \(environments)"
  }
}

/// A value before or after a change.
package enum ChangeValue: Sendable {
  case none
  case text(String)
  case flag(Bool)
  case texts([String])
  /// Taps are nil where they alone do not lead to a destination.
  case reach(via: String, taps: Int?)
}

extension ChangeReport {
  /// Puts a comparison into words.
  ///
  /// - Parameter subject: the file, where one spec is compared with itself.
  package init(_ comparison: Comparison, subject: String?, before: String, after: String) {
    self.subject = subject
    self.before = before
    self.after = after
    environmentCount = comparison.pairs.count
    changedCount = Set(comparison.entries.flatMap(\.environments)).count
    let words = ChangeWords(from: comparison.old, to: comparison.new)
    sections = Self.sections(of: comparison, words)
    identifiers = comparison.identifiers.map(words.line)
    targets = comparison.targets.map(words.line)
    facts =
      comparison.entries.map { words.fact($0, comparison.pairs) }
      + comparison.identifiers.map { words.fact($0) }
      + comparison.targets.map { words.fact($0) }
  }

  /// Changes of the same environments together, those of the most environments first. What is said
  /// of a node in the same words holds for all environments in which it is.
  private static func sections(of comparison: Comparison, _ words: ChangeWords) -> [Section] {
    struct Said: Hashable {
      let subject: Change.Subject
      let words: String
    }
    var order: [Said] = []
    var said: [Said: (change: Change, environments: Set<Int>)] = [:]
    for entry in comparison.entries {
      let key = Said(
        subject: entry.change.subject, words: words.phrase(entry.change, plural: false))
      if said[key] == nil { order.append(key) }
      said[key, default: (entry.change, [])].environments.formUnion(entry.environments)
    }
    var changes: [[Int]: [Change]] = [:]
    for key in order {
      guard let (change, environments) = said[key] else { continue }
      changes[environments.sorted(), default: []].append(change)
    }
    let sets = changes.keys.sorted {
      $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count > $1.count
    }
    let all = comparison.pairs.map(\.telling)
    return sets.map { set in
      Section(
        environments: EnvironmentPhrase(set.map { all[$0] }, among: all),
        lines: words.lines(of: changes[set] ?? []))
    }
  }
}

extension EnvironmentPair {
  /// The environment that names both: the new one, or the old one where several old ones of one
  /// device become the same new one.
  fileprivate var telling: Environment { old.platform == new.platform ? new : old }
}
