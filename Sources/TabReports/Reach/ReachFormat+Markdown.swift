import JSON
import TabModel

extension ReachFormat {
  package static var markdown: ReachFormat {
    ReachFormat(
      name: "markdown",
      summary: "Totals, warnings and the routes to everything, in GitHub's Markdown."
    ) { reach, style in
      markdownBytes(ReachMarkdown(reach: reach, nodeNames: NodeNames(reach.spec)).text, style)
    }
  }
}

private struct ReachMarkdown {
  let reach: Reach
  let nodeNames: NodeNames

  var text: String {
    "## Routes in \(markdownEscaped(reach.name))\n\n" + totals + warnings + ways
  }

  private var totals: String {
    var text = "| | mean | most | one tap | one or two | no route |\n"
    text += "|---|---:|---:|---:|---:|---:|\n"
    for total in reach.totals {
      let maximum = total.maximum.map(String.init) ?? "–"
      let shares = [total.withinOne, total.withinTwo, total.unreached].map {
        total.percentage($0) ?? "–"
      }
      text += "| \(total.name) | \(total.mean ?? "–") | \(maximum)"
      text += " | \(shares.joined(separator: " | ")) |\n"
    }
    return text
  }

  private var warnings: String {
    guard !reach.warnings.isEmpty else { return "" }
    var text = "\n### Warnings\n\n"
    for warning in reach.warnings {
      text += "- **\(warning.severity.rawValue)** \(markdownEscaped(warning.message))"
      text += " (`\(warning.rule)`)\n"
    }
    return text
  }

  private var ways: String {
    guard !reach.groups.isEmpty else { return "\nThere is nowhere to go\n" }
    var text = "\n### Everything, the hardest to reach first\n\n"
    text += "| destination | taps | route | where |\n|---|---:|---|---|\n"
    for group in reach.groups {
      let all = shortNames(of: group.nodes, atMost: 24) { markdownEscaped(nodeNames.name(of: $0)) }
      var names = all.joined(separator: ", ")
      for (way, environments) in group.ways {
        let taps = way.taps.map(String.init) ?? "–"
        text += "| \(names) | \(taps) | \(way.words) | \(reach.phrase(for: environments).text) |\n"
        names = ""
      }
    }
    return text
  }
}
