/// One problem, told in the order a reader asks: what, where, why, what now.
package struct Diagnostic: Sendable, Equatable {
  /// How much a problem matters.
  package enum Severity: String, Sendable, CaseIterable, Comparable {
    case note, warning, error

    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// A sentence that explains the problem, with a second place in the same text where there is one.
  package struct Note: Sendable, Equatable {
    package var message: String
    package var range: ByteRange?
    /// The file that the range is in; nil for the text that the problem is in.
    package var path: String?

    package init(_ message: String, at range: ByteRange? = nil, in path: String? = nil) {
      self.message = message
      self.range = range
      self.path = path
    }
  }

  /// The id of the rule that speaks.
  package var rule: String
  package var severity: Severity
  /// What is wrong: lower case, no final period.
  package var message: String
  /// The place, in bytes of the text.
  package var range: ByteRange
  /// Why.
  package var notes: [Note]
  /// What to write instead.
  package var help: String?
  /// The page that the rule is taken from.
  package var url: String?
  /// The environments in which a problem of a layout shows, by their positions among those that were
  /// looked at, such as `TabSpec.environments`; empty for a problem of the document.
  package var environments: [Int]
  /// Those environments as people speak of them; nil for a problem of the document.
  package var whereabouts: String?
  /// What would take the problem away, the best first.
  package var fixes: [Fix]
  /// The number of others of the same rule and severity that it stands for.
  package internal(set) var more = 0

  package init(
    rule: String, severity: Severity, message: String, range: ByteRange, notes: [Note] = [],
    help: String? = nil, url: String? = nil, environments: [Int] = [],
    whereabouts: String? = nil, fixes: [Fix] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.range = range
    self.notes = notes
    self.help = help
    self.url = url
    self.environments = environments
    self.whereabouts = whereabouts
    self.fixes = fixes
  }

  /// The order in which problems of one text are reported: by place, errors before warnings and notes.
  package static func isOrderedBefore(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    if left.range.lowerBound != right.range.lowerBound {
      return left.range.lowerBound < right.range.lowerBound
    }
    if left.severity != right.severity { return left.severity > right.severity }
    if left.rule != right.rule { return left.rule < right.rule }
    if (left.more == 0) != (right.more == 0) { return left.more == 0 }
    return left.message < right.message
  }
}
