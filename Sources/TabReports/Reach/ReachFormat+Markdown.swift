import JSON
import TabModel

extension ReachFormat {
  package static var markdown: ReachFormat {
    Self("markdown", "Totals, warnings and the routes to everything, in GitHub's Markdown.") {
      reach, style in
      markdownBytes(reach.markdown, style)
    }
  }
}

extension Reach {
  fileprivate var markdown: String {
    "## Routes in \(markdownEscaped(name))\n\n" + totalTable + warningList + ways
  }

  private var totalTable: String {
    var text = "| | mean | most | one tap | one or two | no route |\n"
    text += "|---|---:|---:|---:|---:|---:|\n"
    for total in totals {
      let maximum = total.maximum.map(String.init) ?? "–"
      let shares = [total.withinOne, total.withinTwo, total.unreached].map {
        total.percentage($0) ?? "–"
      }
      text += "| \(total.name) | \(total.mean ?? "–") | \(maximum)"
      text += " | \(shares.joined(separator: " | ")) |\n"
    }
    return text
  }

  private var warningList: String {
    guard !warnings.isEmpty else { return "" }
    var text = "\n### Warnings\n\n"
    for warning in warnings {
      text += "- **\(warning.severity.rawValue)** \(markdownEscaped(warning.message))"
      text += " (`\(warning.rule)`)\n"
    }
    return text
  }

  private var ways: String {
    guard !groups.isEmpty else { return "\nThere is nowhere to go\n" }
    var text = "\n### Everything, the hardest to reach first\n\n"
    text += "| destination | taps | route | where |\n|---|---:|---|---|\n"
    for group in groups {
      let all = shortNames(of: group.nodes, atMost: 24) { markdownEscaped(names.name(of: $0)) }
      var destinations = all.joined(separator: ", ")
      for (way, environments) in group.ways {
        let taps = way.taps.map(String.init) ?? "–"
        text += "| \(destinations) | \(taps) | \(way.words) | \(phrase(for: environments).text) |\n"
        destinations = ""
      }
    }
    return text
  }
}
