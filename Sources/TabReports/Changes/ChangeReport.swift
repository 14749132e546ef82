import JSON
import TabModel

/// The result of a comparison in words.
package struct ChangeReport: Sendable {
  /// What a change means to a reader who skims.
  package enum Mark: Int, Comparable, Sendable {
    case change, addition, removal, loss

    package static func < (left: Mark, right: Mark) -> Bool { left.rawValue < right.rawValue }
  }

  package struct Line: Sendable {
    package let mark: Mark
    /// Without a period.
    package let sentence: String
    /// Consequence or advice; may be empty.
    package let remark: String

    package init(mark: Mark, sentence: String, remark: String = "") {
      self.mark = mark
      self.sentence = sentence
      self.remark = remark
    }
  }

  struct Fact {
    let kind: String
    /// Nil if the change is not about a node of the old spec.
    let oldIdentifier: String?
    let newIdentifier: String?
    let from: ChangeValue
    let to: ChangeValue
    let message: String
    /// What users may have customized, by name.
    let memories: [String]
    let environments: [Int]
  }

  /// File name; nil if `before` and `after` name files.
  package let subject: String?
  package let before: String
  package let after: String
  private let comparison: Comparison
  private let words: ChangeWords

  /// - Parameter subject: the file if one spec is compared with itself.
  package init(_ comparison: Comparison, subject: String?, before: String, after: String) {
    self.subject = subject
    self.before = before
    self.after = after
    self.comparison = comparison
    words = ChangeWords(from: comparison.old, to: comparison.new)
  }

  package var isEmpty: Bool { comparison.isEmpty }

  package var environmentCount: Int { comparison.pairs.count }

  /// Number of environments with changes.
  package var changedCount: Int { Set(comparison.entries.flatMap(\.environments)).count }

  /// A sentence with the number of changed environments; nil if there are none.
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

package enum ChangeValue: Sendable {
  case none
  case text(String)
  case flag(Bool)
  case texts([String])
  /// Taps are nil if taps alone do not suffice.
  case reach(via: String, taps: Int?)
}

extension ChangeReport {
  struct Section {
    /// Nil for topics other than environments.
    let environments: EnvironmentPhrase?
    let topic: String
    let lines: [Line]
  }

  /// Changes by environments, most environments first, followed by other topics.
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

  /// Identical phrases about a node are merged across environments.
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

  var pairs: [EnvironmentPair] { comparison.pairs }

  var facts: [Fact] {
    comparison.entries.map(words.fact) + comparison.identifiers.map(words.fact)
      + comparison.targets.map(words.fact)
  }
}

extension Comparison {
  /// The new environments, or the old ones if the new ones are not distinct.
  fileprivate var environments: [Environment] {
    let new = pairs.map(\.new)
    return Set(new).count == new.count ? new : pairs.map(\.old)
  }
}
