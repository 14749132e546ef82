package struct Diagnostic: Sendable, Equatable {
  package enum Severity: String, Sendable, CaseIterable, Comparable {
    case note, warning, error

    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  package struct Note: Sendable, Equatable {
    package var message: String
    package var range: ByteRange?
    /// The file of the range; nil for the file of the problem.
    package var path: String?

    package init(_ message: String, at range: ByteRange? = nil, in path: String? = nil) {
      self.message = message
      self.range = range
      self.path = path
    }
  }

  package var rule: String
  package var severity: Severity
  package var message: String
  package var range: ByteRange
  package var notes: [Note]
  package var help: String?
  package var url: String?
  /// Indices into `TabSpec.environments` of the environments in which a layout has the problem.
  package var environments: [Int]
  package var environmentWords: String?
  package var fixes: [Fix]
  /// The number of diagnostics of the same rule and severity that this one represents.
  package internal(set) var more = 0

  package init(
    rule: String, severity: Severity, message: String, range: ByteRange, notes: [Note] = [],
    help: String? = nil, url: String? = nil, environments: [Int] = [],
    environmentWords: String? = nil, fixes: [Fix] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.range = range
    self.notes = notes
    self.help = help
    self.url = url
    self.environments = environments
    self.environmentWords = environmentWords
    self.fixes = fixes
  }

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
