import JSON
import TabLint
import TabModel
import TabReports

struct RulePage {
  private let rule: Rule

  init(_ rule: Rule) { self.rule = rule }

  var paragraphs: [(heading: String, text: String)] {
    [
      ("Why it matters", rule.rationale), ("What to write instead", rule.remedy),
      ("When to suppress it", rule.exception), ("What Apple says", rule.apple),
      ("How sure this is", rule.certainty),
    ]
  }

  /// The rejected example and its fixed form, or an accepted one if there is none.
  private var examples: [(heading: String, text: String)] {
    var examples: [(heading: String, text: String)] = []
    func add(_ heading: String, _ text: String?) {
      if let text, !text.isEmpty { examples.append((heading, text.filter { $0 != "↓" })) }
    }
    let wrong = rule.rejects.first
    add("Not like this", wrong?.source)
    add("With this string catalog", wrong?.strings)
    add(
      "With these images in the asset catalogs",
      wrong?.assets.map { "[\($0.map(jsonString).joined(separator: ", "))]" })
    let fixedStrings = wrong?.fixedStrings ?? ""
    add(
      fixedStrings.isEmpty ? "But like this" : "But with a string catalog like this",
      fixedStrings.isEmpty ? wrong?.fixed ?? rule.accepts.first?.source : fixedStrings)
    return examples
  }

  // MARK: - Terminal

  func text(_ style: TextStyle) -> String {
    var text = style.styled(rule.id, .heading) + "  "
    text +=
      style.styled(rule.severity.rawValue, rule.severity.role)
      + (rule.isOffByDefault ? ", off by default" : "") + ", \(rule.section.rawValue)\n\n"
    text += style.page(rule.summary)
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
    if !rule.sources.isEmpty {
      text += "\n" + style.styled("Read more", .heading) + "\n"
      for source in rule.sources { text += "  " + style.styled(source.url, .link) + "\n" }
    }
    return text
  }

  // MARK: - Markdown

  var markdown: String {
    var text = "### \(rule.id)\n\n"
    text +=
      "**\(rule.severity.rawValue)**\(rule.isOffByDefault ? ", off by default" : "") · \(rule.summary)\n"
    for (heading, paragraph) in paragraphs where !paragraph.isEmpty {
      text += "\n**\(heading).** \(paragraph)\n"
    }
    for (heading, example) in examples {
      text += "\n**\(heading)**\n\n```json\n\(example)\n```\n"
    }
    if !rule.options.isEmpty {
      text += "\n**Options**\n\n"
      for option in rule.options {
        text += "- `\(option.name)` (\(option.value)): \(option.summary)\n"
      }
    }
    if !rule.sources.isEmpty {
      text +=
        "\n**Read more:** " + rule.sources.map { "<\($0.url)>" }.joined(separator: ", ") + "\n"
    }
    return text
  }

  static var document: String {
    var text = """
      # The rules

      Made from the rules themselves; `tabspec explain RULE` prints the same page. `validate` looks \
      for errors only, `lint` for everything.

      **error**: the spec breaks something that is documented as required, asks for what cannot \
      work, or crosses the outermost line that Apple draws (three layers; search is pinned). \
      **warning**: it goes against documented advice. **note**: worth knowing.

      | rule | severity | what is true of a spec that keeps it |
      |---|---|---|

      """
    for rule in Rule.all {
      text += "| [`\(rule.id)`](#\(rule.id)) | \(rule.severity.rawValue) | \(rule.summary) |\n"
    }
    for section in Rule.Section.allCases {
      let rules = Rule.all.filter { $0.section == section }
      guard !rules.isEmpty else { continue }
      text += "\n## \(section.rawValue)\n"
      for rule in rules { text += "\n" + RulePage(rule).markdown }
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
      id: id, severity: severity, summary: summary, rationale: rationale,
      help: RulePage(self).paragraphs.dropFirst().map { .init($0.heading, $0.text) }, url: url)
  }
}
