import JSON
import TabLint
import TabModel
import TabReports

struct RulePage {
  let rule: Rule
  let texts: Rule.Texts
  let framework: Framework

  /// - Parameter requested: nil for the first framework that the rule is about.
  init(_ rule: Rule, in requested: Framework? = nil) {
    self.rule = rule
    let framework = requested ?? Framework.allCases.first(where: rule.isAbout) ?? .uiKit
    self.framework = framework
    texts = rule.texts(in: framework)
  }

  var paragraphs: [(heading: String, text: String)] {
    [
      ("Why it matters", texts.rationale), ("What to write instead", texts.remedy),
      ("When to suppress it", texts.exception), ("What Apple says", texts.apple),
      ("How sure this is", texts.certainty),
    ]
  }

  /// The rejected example and its fixed form, or an accepted one if there is none.
  var examples: [(heading: String, text: String)] {
    var examples: [(heading: String, text: String)] = []
    func add(_ heading: String, _ text: String?) {
      if let text, !text.isEmpty { examples.append((heading, text.filter { $0 != "↓" })) }
    }
    let wrong = rule.pageExamples(in: framework).first { $0.fixed.map(isClean) != false }
    add("Not like this", wrong?.source)
    add("With this string catalog", wrong?.strings)
    add(
      "With these images in the asset catalogs",
      wrong?.assets.map { "[\($0.map(jsonString).joined(separator: ", "))]" })
    if let strings = wrong?.fixedStrings, !strings.isEmpty {
      add("But with this string catalog", strings)
    } else {
      let accepted = rule.accepts.lazy.map { $0.source(in: framework) }
      add("But like this", wrong?.fixed ?? accepted.first(where: isClean))
    }
    return examples
  }

  /// Returns whether no rule finds an error or a warning. Some examples have keys that the framework lacks.
  private func isClean(_ source: String) -> Bool {
    guard let document = try? JSONReader.read(Array(source.utf8)) else { return false }
    let (spec, problems) = SpecReader.read(document)
    let found = problems + Linter.lint([Linter.Input(spec)]).flatMap(\.diagnostics)
    return found.allSatisfy { $0.severity == .note }
  }

  func text(_ style: TextStyle) -> String {
    var text = style.styled(rule.id, .heading) + "  "
    text +=
      style.styled(texts.severity.rawValue, texts.severity.role)
      + (rule.isOffByDefault ? ", off by default" : "") + ", \(rule.section)\n\n"
    text += style.page(texts.summary)
    for (heading, paragraph) in paragraphs where !paragraph.isEmpty {
      text += style.section(heading, paragraph)
    }
    for (heading, example) in examples {
      let lines = example.split(separator: "\n", omittingEmptySubsequences: false)
      text += "\n" + style.styled(heading, .heading) + "\n"
      text += lines.map { "  \(style.shown(String($0)))\n" }.joined()
    }
    if !rule.options.isEmpty {
      text += "\n" + style.styled("Options", .heading) + "\n"
      for option in rule.options {
        text += style.page("\(option.name) (\(option.value)): \(option.summary)")
      }
    }
    if !texts.sources.isEmpty {
      text += "\n" + style.styled("Read more", .heading) + "\n"
      for source in texts.sources { text += "  " + style.styled(source.url, .link) + "\n" }
    }
    return text
  }
}

extension TextStyle {
  func page(_ paragraph: String) -> String {
    shown(paragraph).wrapped(to: readableWidth - 2).map { "  \($0)\n" }.joined()
  }

  func section(_ heading: String, _ paragraph: String) -> String {
    "\n" + styled(heading, .heading) + "\n" + page(paragraph)
  }
}

extension Rule {
  var reported: ReportedRule {
    ReportedRule(
      id: id, severity: severity, summary: summary, rationale: texts(in: .uiKit).rationale,
      help: RulePage(self).paragraphs.dropFirst().map { ($0.heading, $0.text) }, url: url)
  }
}

enum CustomizationPage {
  static func text(_ style: TextStyle) -> String {
    style.styled(CustomizationState.findings, .heading) + "  about customization states\n\n"
      + style.page(
        """
        A customization state describes a user's changes to the tab bar and the sidebar. This rule reports \
        impossible changes; 'tabspec lint' checks only specs.
        """)
      + style.section(
        "When it is reported (resolve --customization)",
        """
        A warning if the spec does not allow a change, a note if no node has the identifier \
        any more, such as after an update of the app. The entry is ignored.
        """)
      + style.section(
        "What to write instead",
        """
        Remove the entry, or allow the change in the spec: 'allowsHiding', a movable \
        or optional 'preferredPlacement', 'allowsReordering'.
        """)
      + "\n" + style.styled("Read more", .heading) + "\n  "
      + style.styled(Source.article.url, .link) + "\n"
  }
}
