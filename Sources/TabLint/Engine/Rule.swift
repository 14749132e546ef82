package import AppCatalogs
package import JSON
package import TabModel

/// One thing that tabspec checks, with everything that is known about it.
///
/// The engine stamps a rule's id, severity and page on what it reports; the page in the terminal
/// and the one in `docs/rules.md` are made from here; the examples are its tests. A class,
/// because every file of a run goes through all of them, and a record of this size takes time to hand on.
package final class Rule: Sendable {
  /// The group that a rule is listed in.
  package enum Section: String, Sendable, CaseIterable {
    case reading = "Reading"
    case identity = "Identity"
    case hierarchy = "Hierarchy"
    case placement = "Placement"
    case bars = "Bars and sidebars"
    case labels = "Labels and symbols"
    case languages = "Languages and assets"
    case platforms = "Platforms and releases"
    case reachability = "Reachability"
    case app = "The running app"
  }

  /// How a rule finds what it reports.
  package enum Check: Sendable {
    /// The reader reports it; the rule only describes it.
    case reading
    /// Looks at the document, once.
    case spec(@Sendable (LintScope, inout Findings) -> Void)
    /// Looks at the layouts of all environments, and says in which one something holds.
    case layout(@Sendable (LintScope, inout Findings) -> Void)
    /// Looks at the document beside a list of symbols; does not run where none is given.
    case symbols(@Sendable (LintScope, SymbolTable, inout Findings) -> Void)
    /// Looks at the document beside the app's string catalogs; does not run where none is given.
    case strings(@Sendable (LintScope, StringCatalogs, inout Findings) -> Void)
    /// Looks at the document beside the names in the app's asset catalogs; does not run where none is
    /// given.
    case assets(@Sendable (LintScope, AssetNames, inout Findings) -> Void)
    /// Looks at all specs of a run together; called for each of them.
    case run(@Sendable (LintScope, LintRun, inout Findings) -> Void)
    /// The engine reports it when all other rules have spoken.
    case suppressions
    /// 'tabspec conform' reports it, which has records of running apps to compare with.
    case records
  }

  /// A spec that keeps a rule or does not.
  package struct Example: Sendable, ExpressibleByStringInterpolation {
    /// The spec, with `↓` in front of each place that is reported.
    package let source: String
    /// The spec after somebody did what the helps say; nil where the fixes of the findings do it, or
    /// where the catalogs have to change.
    package let fixed: String?
    /// The app's string catalog, as JSON; empty where there is none.
    package let strings: String
    /// The string catalog after somebody did what the helps say; empty where it stays as it is.
    package let fixedStrings: String
    /// The names in the app's asset catalogs; nil where there are none.
    package let assets: [String]?

    init(
      _ source: String, fixed: String? = nil, strings: String = "", fixedStrings: String = "",
      assets: [String]? = nil
    ) {
      self.source = source
      self.fixed = fixed
      self.strings = strings
      self.fixedStrings = fixedStrings
      self.assets = assets
    }

    package init(stringLiteral source: String) { self.init(source) }
  }

  /// A number that a configuration can change. A rule's own are values in its file, and settings
  /// go by them.
  package struct Option: Hashable, Sendable {
    /// The id of the rule that has it.
    package let rule: String
    package let name: String
    /// The number where no configuration gives one.
    package let value: Int
    package let summary: String

    init(of rule: String, _ name: String, _ value: Int, _ summary: String) {
      self.rule = rule
      self.name = name
      self.value = value
      self.summary = summary
    }
  }

  /// Public and never reused: `lower-case-with-dashes`, the name of the file in CamelCase.
  package let id: String
  package let section: Section
  package let severity: Diagnostic.Severity
  /// What is true of a spec that keeps the rule, in one sentence.
  package let summary: String
  /// Who is hurt when it is not kept, on which device, and why.
  package let rationale: String
  /// What to write instead.
  package let remedy: String
  /// When it is right to suppress the rule.
  package let exception: String
  /// What Apple says, in our words.
  package let apple: String
  /// The page that says it; the first one is linked from findings. Empty for common sense.
  package let sources: [Source]
  /// How sure the rule is: what is documented, observed or assumed, and where it may be wrong.
  package let certainty: String
  package let options: [Option]
  /// True if the rule runs only when it is asked for.
  package let isOffByDefault: Bool
  /// Specs that keep the rule. Several that one run reads together are separated by a line `---`.
  package var accepts: [Example] { makeAccepts() }
  /// Specs that do not.
  package var rejects: [Example] { makeRejects() }
  // Checking a spec needs no examples, and some of them are long.
  private let makeAccepts: @Sendable () -> [Example]
  private let makeRejects: @Sendable () -> [Example]
  package let check: Check

  init(
    id: String, section: Section, severity: Diagnostic.Severity, summary: String,
    rationale: String, remedy: String, exception: String, apple: String, sources: [Source],
    certainty: String, options: [Option] = [], isOffByDefault: Bool = false,
    accepts: @autoclosure @escaping @Sendable () -> [Example],
    rejects: @autoclosure @escaping @Sendable () -> [Example], check: Check
  ) {
    self.id = id
    self.section = section
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.remedy = remedy
    self.exception = exception
    self.apple = apple
    self.sources = sources
    self.certainty = certainty
    self.options = options
    self.isOffByDefault = isOffByDefault
    makeAccepts = accepts
    makeRejects = rejects
    self.check = check
  }

  /// The severity if nothing is configured; nil if the rule is off then.
  package var usualSeverity: Diagnostic.Severity? { isOffByDefault ? nil : severity }

  /// The page that findings link to.
  package var url: String? { sources.first?.url }

  /// The rule with an id.
  package static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}
