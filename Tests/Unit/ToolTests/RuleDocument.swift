import TabLint
import TabModel

@testable import TabspecTool

/// `docs/rules.md`.
extension RulePage {
  var markdown: String {
    var text = "### \(rule.id)\n\n"
    text +=
      "**\(rule.severity.rawValue)**\(rule.isOffByDefault ? ", off by default" : "") · \(rule.summary)\n"
    for (heading, paragraph) in paragraphs where !paragraph.isEmpty {
      text += "\n**\(heading).** \(paragraph)\n"
    }
    for other in Framework.allCases where other != framework {
      text += difference(in: other).map { "\n**In \(other.rawValue).** \($0)\n" } ?? ""
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
    if !texts.sources.isEmpty {
      let links = texts.sources.map { "<\($0.url)>" }
      text += "\n**Read more:** \(links.joined(separator: ", "))\n"
    }
    return text
  }

  /// The differences in another framework; nil if only names differ.
  private func difference(in other: Framework) -> String? {
    guard rule.isAbout(other) else { return "The rule is silent." }
    let severity = rule.texts(in: other).severity
    let parts = [
      severity == texts.severity ? nil : "It is a \(severity.rawValue).", rule.reason(in: other),
    ]
    return parts.contains { $0 != nil } ? parts.compactMap(\.self).joined(separator: " ") : nil
  }

  static var document: String {
    var text = """
      # The rules

      Generated from the rules; `tabspec explain RULE` prints the same page. `validate` reports only \
      errors, `lint` everything.

      **error**: the spec violates a documented requirement, cannot work, or has more than three \
      levels, the most that Apple allows. \
      **warning**: it goes against documented advice. **note**: worth knowing.

      | rule | severity | a spec without findings |
      |---|---|---|

      """
    for rule in Rule.all {
      text += "| [`\(rule.id)`](#\(rule.id)) | \(rule.severity.rawValue) | \(rule.summary) |\n"
    }
    for (section, rules) in Rule.sections {
      text += "\n## \(section)\n"
      for rule in rules { text += "\n" + RulePage(rule).markdown }
    }
    return text
  }
}
