import JSON
import TabModel

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

  /// One change for programs.
  struct Fact {
    let kind: String
    /// Nil where the change is about no node, or the old spec does not have it.
    let oldIdentifier: String?
    let newIdentifier: String?
    let from: ChangeValue
    let to: ChangeValue
    let message: String
    /// What people may have customized under an identifier, by name.
    let memories: [String]
    /// Positions in the pairs of the comparison.
    let environments: [Int]
  }

  /// What is compared, such as the name of a file; nil where that is what `before` and `after` say.
  package let subject: String?
  package let before: String
  package let after: String
  private let comparison: Comparison
  private let words: ChangeWords

  /// - Parameter subject: the file, where one spec is compared with itself.
  package init(_ comparison: Comparison, subject: String?, before: String, after: String) {
    self.subject = subject
    self.before = before
    self.after = after
    self.comparison = comparison
    words = ChangeWords(from: comparison.old, to: comparison.new)
  }

  package var isEmpty: Bool { comparison.isEmpty }

  package var environmentCount: Int { comparison.pairs.count }

  /// In how many environments something changes.
  package var changedCount: Int { Set(comparison.entries.flatMap(\.environments)).count }

  /// How far the changes reach, in a sentence; nil where no environment has any.
  package var extent: String? {
    let changedCount = changedCount
    if changedCount == 0 { return nil }
    let environments = counted(environmentCount, "environment")
    if changedCount < environmentCount {
      return "Visible in \(changedCount) of \(environments)"
    }
    return environmentCount == 1
      ? "Visible in the environment that was compared"
      : "Visible in all \(environments)"
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
  /// Sentences under one heading.
  struct Section {
    /// The environments that they are true of; nil where they are about other things.
    let environments: EnvironmentPhrase?
    /// What they are about instead.
    let topic: String
    let lines: [Line]
  }

  /// The changes of each set of environments, those of the most environments first, and then what is
  /// not about environments.
  var sections: [Section] {
    let all = comparison.environments
    let lines = ChangeLines(words)
    var sections = changesByEnvironments.map { environments, changes in
      Section(
        environments: EnvironmentPhrase(environments.map { all[$0] }, among: all), topic: "",
        lines: lines.lines(changes))
    }
    if !comparison.identifiers.isEmpty {
      sections.append(
        Section(
          environments: nil, topic: "Identifiers", lines: comparison.identifiers.map(words.line)))
    }
    if !comparison.targets.isEmpty {
      sections.append(
        Section(environments: nil, topic: "Devices", lines: comparison.targets.map(words.line)))
    }
    return sections
  }

  /// What is said of a node in the same words holds for all environments in which it is.
  private var changesByEnvironments: [(environments: [Int], changes: [Change])] {
    struct Statement: Hashable {
      let subject: Change.Subject
      let phrase: String
    }
    var entries: [Comparison.Entry] = []
    var positions: [Statement: Int] = [:]
    for entry in comparison.entries {
      let statement = Statement(
        subject: entry.change.subject, phrase: words.phrase(entry.change, plural: false))
      if let position = positions[statement] {
        entries[position].environments = Set(entries[position].environments)
          .union(entry.environments).sorted()
      } else {
        positions[statement] = entries.count
        entries.append(entry)
      }
    }
    return Dictionary(grouping: entries, by: \.environments).sorted {
      $0.key.count == $1.key.count
        ? $0.key.lexicographicallyPrecedes($1.key) : $0.key.count > $1.key.count
    }.map { ($0.key, $0.value.map(\.change)) }
  }

  /// The environments that are compared.
  var pairs: [EnvironmentPair] { comparison.pairs }

  /// Every change, for programs.
  var facts: [Fact] {
    comparison.entries.map(words.fact) + comparison.identifiers.map(words.fact)
      + comparison.targets.map(words.fact)
  }
}

extension Comparison {
  /// The environments that name the pairs: the new ones, or the old ones if several become the same
  /// new one.
  fileprivate var environments: [Environment] {
    let new = pairs.map(\.new)
    return Set(new).count == new.count ? new : pairs.map(\.old)
  }
}
