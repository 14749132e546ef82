package import AppCatalogs
package import JSON
package import TabModel

/// A rule with its page and its examples, which are also its tests.
package struct Rule: Sendable {
  package enum Check: Sendable {
    /// Reported by the reader.
    case reading
    case spec(@Sendable (TabSpec, LintScope, inout Findings) -> Void)
    /// Runs only with string catalogs.
    case strings(@Sendable (TabSpec, LintScope, StringCatalogs, inout Findings) -> Void)
    /// Runs only with asset catalogs.
    case assets(@Sendable (TabSpec, LintScope, AssetNames, inout Findings) -> Void)
    /// Compares a spec with all specs of the run.
    case run(@Sendable (LintScope, LintRun, inout Findings) -> Void)
    /// Reports what no rule before it in the catalog needed.
    case suppressions
    /// Reported by 'tabspec conform'.
    case records
  }

  package struct Example: Sendable {
    /// The spec, with `↓` before each reported place.
    package let source: String
    /// The spec with the help applied; nil if fixes do that or the catalogs must change.
    package let fixed: String?
    /// The string catalog as JSON; empty for none.
    package let strings: String
    /// The string catalog with the help applied; empty if unchanged.
    package let fixedStrings: String
    /// The names in the asset catalogs; nil for none.
    package let assets: [String]?
    /// The place of the example in the sources, where its tests fail.
    package let fileID: String
    package let line: Int

    /// Creates an example from texts in which the help is applied as in `git diff --word-diff`:
    /// `"title": ↓"[-compose-]{+Ideas+}"`.
    init(
      _ source: String, fixed: String? = nil, strings: String = "", fixedStrings: String = "",
      assets: [String]? = nil, fileID: String = #fileID, line: Int = #line
    ) {
      self.source = source.beforeChanges
      self.fixed = fixed ?? source.afterChanges
      self.strings = strings.beforeChanges
      self.fixedStrings = strings.afterChanges ?? fixedStrings
      self.assets = assets
      self.fileID = fileID
      self.line = line
    }
  }

  /// A configurable number.
  package struct Option: Hashable, Sendable {
    package let rule: String
    package let name: String
    package let value: Int
    package let summary: String

    init(of rule: String, _ name: String, _ value: Int, _ summary: String) {
      self.rule = rule
      self.name = name
      self.value = value
      self.summary = summary
    }
  }

  /// The permanent id in `kebab-case`; the file has the same name in CamelCase.
  package let id: String
  package var severity: Diagnostic.Severity { written.severity }
  package var summary: String { texts(in: .uiKit).summary }
  package let options: [Option]
  /// True if the rule must be turned on.
  package let isOffByDefault: Bool
  /// The framework that has what the rule is about; nil for both.
  private let only: Framework?
  /// True if the findings depend on the texts in string catalogs.
  let readsTranslations: Bool
  /// Specs without findings. Several specs of one run are separated by a line `---`.
  package var accepts: [Example] { makeAccepts() }
  package var rejects: [Example] { makeRejects() }
  /// The texts with gaps for the names of a framework, such as `{group}`.
  private let written: Texts
  // Created on demand: linting needs no examples.
  private let makeAccepts: @Sendable () -> [Example]
  private let makeRejects: @Sendable () -> [Example]
  package let check: Check
  private let inSwiftUI: InSwiftUI?

  init(
    id: String, severity: Diagnostic.Severity, summary: String,
    rationale: String, remedy: String, exception: String, apple: String,
    sources: [Source] = [], certainty: String,
    options: [Option] = [], isOffByDefault: Bool = false, only: Framework? = nil,
    readsTranslations: Bool = false,
    accepts: @autoclosure @escaping @Sendable () -> [Example],
    rejects: @autoclosure @escaping @Sendable () -> [Example], inSwiftUI: InSwiftUI? = nil,
    check: Check
  ) {
    self.id = id
    written = Texts(
      severity: severity, summary: summary, rationale: rationale, remedy: remedy,
      exception: exception, apple: apple, certainty: certainty, sources: sources)
    self.options = options
    self.isOffByDefault = isOffByDefault
    self.only = only
    self.readsTranslations = readsTranslations
    makeAccepts = accepts
    makeRejects = rejects
    self.check = check
    self.inSwiftUI = inSwiftUI
  }

  /// The default severity; nil if the rule is off.
  package var usualSeverity: Diagnostic.Severity? { isOffByDefault ? nil : severity }

  /// Differences of a rule in SwiftUI; nil for none.
  struct InSwiftUI: Sendable {
    var severity: Diagnostic.Severity?
    var summary: String?
    var rationale: String?
    var remedy: String?
    var exception: String?
    var apple: String?
    var certainty: String?
    var sources: [Source]?
  }

  /// The page of a rule in one framework.
  package struct Texts: Sendable {
    package let severity: Diagnostic.Severity
    package let summary: String
    /// Who is affected, on which device, and why.
    package let rationale: String
    package let remedy: String
    /// When to suppress the rule.
    package let exception: String
    package let apple: String
    /// The facts that are documented, observed or assumed, and cases in which the rule can be wrong.
    package let certainty: String
    /// Apple's pages; findings link to the first. Can be empty.
    package let sources: [Source]
  }

  package func isAbout(_ framework: Framework) -> Bool { only == nil || only == framework }

  func severity(in framework: Framework) -> Diagnostic.Severity {
    own(in: framework)?.severity ?? severity
  }

  /// Returns the rationale in a framework if it differs from UIKit's.
  package func reason(in framework: Framework) -> String? {
    own(in: framework)?.rationale
  }

  private func own(in framework: Framework) -> InSwiftUI? {
    framework.groupsAreDestinations ? nil : inSwiftUI
  }

  /// Returns the rule's texts with the framework's names and differences.
  package func texts(in framework: Framework) -> Texts {
    let words = framework.words
    let own = own(in: framework)
    func text(_ text: String, _ own: String?) -> String { own ?? words.text(text) }
    // Apple's statements about one framework don't apply to another.
    let isAboutUIKit =
      framework != .uiKit
      && ["UIKit", "UITab", "UISearchTab", "group"].contains(where: written.apple.contains)
    return Texts(
      severity: severity(in: framework), summary: text(written.summary, own?.summary),
      rationale: text(written.rationale, own?.rationale), remedy: text(written.remedy, own?.remedy),
      exception: text(written.exception, own?.exception),
      apple: own?.apple ?? (isAboutUIKit ? "Of UIKit: " : "") + written.apple,
      certainty: text(written.certainty, own?.certainty),
      sources: sources(in: framework).map { $0.inFramework(framework) }.uniqued())
  }

  /// The page that findings link to.
  package var url: String? { url(in: .uiKit) }

  func url(in framework: Framework) -> String? {
    sources(in: framework).first?.inFramework(framework).url
  }

  /// The pages as written in the rule: every finding asks for the first, and looks up that one alone.
  private func sources(in framework: Framework) -> [Source] {
    own(in: framework)?.sources ?? written.sources
  }
}

extension Rule {
  /// Returns the examples of findings in a framework, first those with its name.
  package func pageExamples(in framework: Framework) -> [Example] {
    let examples = rejects
    let own = examples.filter { $0.source.contains("\"\(framework.rawValue)\"") }
    let common = examples.filter { !$0.source.contains("\"framework\"") }
    return (own + common).map { example in
      Example(
        example.source(in: framework),
        fixed: example.fixed.map { Example($0).source(in: framework) },
        strings: example.strings, fixedStrings: example.fixedStrings, assets: example.assets)
    }
  }
}

extension String {
  fileprivate var beforeChanges: String { leavingOut("{+", "+}", unwrapping: ["[-", "-]"]) }

  /// The text with the changes, without the marks of findings; nil if there are no changes.
  fileprivate var afterChanges: String? {
    beforeChanges == self ? nil : leavingOut("[-", "-]", unwrapping: ["{+", "+}", "↓"])
  }

  private func leavingOut(_ open: String, _ close: String, unwrapping marks: [String]) -> String {
    var text = self
    while let start = text.firstRange(of: open),
      let end = text[start.upperBound...].firstRange(of: close)
    {
      text.removeSubrange(start.lowerBound..<end.upperBound)
    }
    return marks.reduce(text) { $0.replacing($1, with: "") }
  }
}

extension Rule.Example {
  /// Returns the spec with the framework's key, unless it has one.
  package func source(in framework: Framework) -> String {
    guard framework != .uiKit, !source.contains("\"framework\""),
      let brace = source.firstIndex(of: "{")
    else { return source }
    let rest = source[source.index(after: brace)...]
    return source[...brace] + "\"framework\": \"\(framework.rawValue)\",\n " + rest
  }
}
