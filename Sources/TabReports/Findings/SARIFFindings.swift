import JSON

extension FindingFormat {
  /// The Static Analysis Results Interchange Format, version 2.1.0, of OASIS.
  ///
  /// Findings of a baseline are in it too, marked as known and suppressed.
  static var sarif: FindingFormat {
    FindingFormat(
      name: "sarif",
      summary: "SARIF 2.1.0, for code scanning and editors."
    ) { report, _ in
      let rules = SARIFRules(report)
      return JSONWriter.object { writer in
        writer.member(
          "$schema",
          "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/"
            + "sarif-schema-2.1.0.json")
        writer.member("version", "2.1.0")
        writer.key("runs")
        writer.array { writer in
          writer.object { writer in
            writer.key("tool")
            writer.object { writer in
              writer.key("driver")
              writer.driver(report, rules)
            }
            writer.member("columnKind", "unicodeCodePoints")
            writer.key("results")
            writer.results(report, rules)
            writer.key("properties")
            writer.object { writer in
              writer.member("files", report.files)
              writer.member("suppressed", report.suppressed)
            }
          }
        }
      }
    }
  }
}

/// The rules of a run and where each stands in the list.
struct SARIFRules {
  /// A rule of which only findings are known is listed by its id alone.
  enum Entry {
    case described(ReportedRule)
    case bare(String)
  }

  private(set) var entries: [Entry] = []
  private var positions: [String: Int] = [:]

  init(_ report: FindingReport) {
    for rule in report.rules() where positions[rule.id] == nil {
      positions[rule.id] = entries.count
      entries.append(.described(rule))
    }
    for finding in report.findings where positions[finding.diagnostic.rule] == nil {
      positions[finding.diagnostic.rule] = entries.count
      entries.append(.bare(finding.diagnostic.rule))
    }
  }

  func index(of id: String) -> Int? { positions[id] }
}

extension JSONWriter {
  fileprivate mutating func driver(_ report: FindingReport, _ rules: SARIFRules) {
    object { writer in
      writer.member("name", report.tool)
      writer.member("version", report.version)
      writer.member("rules", of: rules.entries) { writer, entry in
        switch entry {
        case .described(let rule): writer.rule(rule)
        case .bare(let id): writer.object { writer in writer.member("id", id) }
        }
      }
    }
  }

  private mutating func rule(_ rule: ReportedRule) {
    object { writer in
      writer.member("id", rule.id)
      writer.text("shortDescription", rule.summary)
      writer.text("fullDescription", rule.rationale)
      let help = rule.help.filter { !$0.text.isEmpty }
      if !help.isEmpty {
        let plain = help.map { "\($0.heading): \($0.text)" }.joined(separator: "\n\n")
        let markdown = help.map { "**\($0.heading)**\n\n\($0.text)" }.joined(separator: "\n\n")
        writer.key("help")
        writer.object { writer in
          writer.member("text", SARIFText([plain]).escaped(plain))
          writer.member("markdown", SARIFText([markdown]).escaped(markdown))
        }
      }
      if let url = rule.url { writer.member("helpUri", url) }
      writer.key("defaultConfiguration")
      writer.object { writer in writer.member("level", rule.severity.rawValue) }
    }
  }

  /// Writes a member that is a message without links.
  mutating func text(_ name: String, _ text: String) {
    message(name, SARIFText([text]).escaped(text))
  }

  /// Writes a member that is a message.
  mutating func message(_ name: String, _ escaped: String) {
    key(name)
    object { writer in writer.member("text", escaped) }
  }
}
