import JSON
import TabAnalysis
import TabModel

extension Matrix {
  func tapsInMarkdown(named name: String) -> String {
    "## Taps in \(markdownEscaped(name))\n\n" + totalTable + ways
  }

  private var totalTable: String {
    var text = "| | mean | most | one tap | one or two | no route |\n"
    text += "|---|---:|---:|---:|---:|---:|\n"
    for total in taps.totals {
      let maximum = total.maximum.map(String.init) ?? "–"
      let shares = [total.withinOne, total.withinTwo, total.unreached].map {
        total.percentage($0) ?? "–"
      }
      text += "| \(total.name) | \(total.mean() ?? "–") | \(maximum)"
      text += " | \(shares.joined(separator: " | ")) |\n"
    }
    return text
  }

  private var ways: String {
    guard !taps.groups.isEmpty else { return "\nThere is nowhere to go\n" }
    var text = "\n### Destinations, hardest to reach first\n\n"
    text += "| destination | taps | route | where |\n|---|---:|---|---|\n"
    for group in taps.groups {
      let all = shortNames(of: group.nodes, atMost: 24) { markdownEscaped(names.name(of: $0)) }
      var destinations = all.joined(separator: ", ")
      for (way, environments) in group.ways {
        let taps = way.taps.map(String.init) ?? "–"
        let place = self.taps.phrase(for: environments).text
        text += "| \(destinations) | \(taps) | \(way.words) | \(place) |\n"
        destinations = ""
      }
    }
    return text
  }
}
