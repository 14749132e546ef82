import JSON
import TabModel

extension Rule {
  static let badgeValue = Rule(
    id: "badge-value",
    severity: .warning,
    summary: "A badge is a number or an exclamation mark.",
    rationale: """
      A badge is a small red oval, on every device. Words do not fit, other signs look like \
      mistakes, and an empty badge has no meaning.
      """,
    remedy: """
      Write a count, '99+' for many, or '!' for something that needs attention. Leave 'badgeValue' \
      out if there is nothing to report.
      """,
    exception: "A word of two or three letters that fits in every language.",
    apple: """
      The guidelines on tab bars describe the badge: a red oval with white text, either a number \
      or an exclamation mark.
      """,
    sources: [.tabBars],
    certainty: """
      Documented. A number consists of the digits 0 to 9, optionally followed by '+'; digits of \
      other scripts are not recognized.
      """,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "bids", "title": "Bids", "image": "hammer", "badgeValue": "99+"},
          {"identifier": "lots", "title": "Lots", "image": "shippingbox", "badgeValue": "!"}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "bids", "title": "Bids", "image": "hammer", "badgeValue": ↓"[-New-]{+1+}"},
          {"identifier": "lots", "title": "Lots", "image": "shippingbox"}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "bids", "title": "Bids", "image": "hammer"[-, "badgeValue": ↓""-]},
          {"identifier": "lots", "title": "Lots", "image": "shippingbox", "badgeValue": ↓"[- -]3"},
          {"identifier": "sold", "title": "Sold", "image": "tag", "badgeValue": ↓"[-+9-]{+9++}"},
          {"identifier": "mail", "title": "Mail", "image": "envelope", "badgeValue": ↓"[-٣-]{+3+}"}
        ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      for index in spec.nodes.indices {
        guard let badge = spec.nodes[index].badgeValue, !isNumberOrMark(badge.value.utf8)
        else { continue }
        let text = badge.value
        findings.report(
          text.isEmpty
            ? "\(scope.name(of: spec.nodes[index])) has an empty badge"
            : "the badge '\(clipped(text))' is neither a number nor '!'",
          at: badge.range,
          note: "a badge is a small oval: words do not fit, and other signs look like mistakes",
          help: text.isEmpty
            ? "leave out 'badgeValue' if there is nothing to report"
            : "write digits, digits and '+', or '!'")
      }
    })
}

private func isNumberOrMark(_ badge: String.UTF8View) -> Bool {
  if badge.elementsEqual("!".utf8) { return true }
  let digits = badge.last == UInt8(ascii: "+") ? badge.dropLast() : badge[...]
  return !digits.isEmpty && digits.allSatisfy("0123456789".utf8.contains)
}
