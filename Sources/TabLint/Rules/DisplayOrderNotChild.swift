import JSON
import TabModel

extension Rule {
  static let displayOrderNotChild = Rule(
    id: "display-order-not-child",
    severity: .warning,
    summary: "'displayOrderIdentifiers' lists direct children of its group, each once.",
    rationale: """
      The list orders the rows of one section in the sidebar. Other identifiers have no effect, \
      and if a child is listed twice only the first place counts, so the order of the sidebar \
      differs from the list.
      """,
    remedy: "List children of this group only, and each of them once.",
    exception: "Never, as the name has no effect.",
    apple: """
      The header of UITabGroup describes the list as the order of the group's children; what it \
      leaves out follows in the order of 'children'.
      """,
    sources: [.displayOrder, .article],
    certainty: "Documented for children; that the first of two mentions counts is assumed.",
    only: .uiKit,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
           "displayOrderIdentifiers": ["loans"],
           "children": [
             {"identifier": "books", "title": "Books"},
             {"identifier": "loans", "title": "Loans", "availability": {"platforms": ["iPadOS"]}}
           ]}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
           "displayOrderIdentifiers": [↓[-"home", "loans"-]{+"loans", "books"+}],
           "children": [
             {"identifier": "books", "title": "Books"},
             {"identifier": "loans", "title": "Loans"}
           ]}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
           "displayOrderIdentifiers": ["loans", "books", ↓"loans"],
           "children": [
             {"identifier": "books", "title": "Books"},
             {"identifier": "loans", "title": "Loans"}
           ]}
        ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      for (index, node) in spec.nodes.enumerated() {
        guard let order = node.displayOrderIdentifiers?.value else { continue }
        checkOrder(order, of: index, scope, &findings)
      }
    })
}

/// Checks the list of one group, reporting each identifier once.
private func checkOrder(
  _ order: [Located<String>], of group: Int, _ scope: LintScope, _ findings: inout Findings
) {
  let spec = scope.spec
  var mentions: [Int: ByteRange] = [:]
  var reported: Set<Int> = []
  let names = Set(spec.children(of: group).map { ExactText(spec.identifier(of: spec.nodes[$0])) })
  let help =
    scope.listing(spec.children(of: group), one: "its only child", several: "its children")
    ?? "remove it: the group has no children"
  for name in order {
    guard let named = scope.references.node(named: name.value, from: group) else { continue }
    if let first = mentions[named] {
      guard reported.insert(named).inserted else { continue }
      findings.report(
        "'\(clipped(name.value))' is listed twice", at: name.range,
        notes: [Diagnostic.Note("only this first place counts", at: first)],
        help: "remove this one",
        fix: spec.removing(name.range, "remove it here", isSafe: true))
      continue
    }
    mentions[named] = name.range
    if spec.nodes[named].parent == group { continue }
    // A child can share its identifier with an enclosing node.
    guard !names.contains(name.exact) else { continue }
    reported.insert(named)
    findings.report(
      "'\(clipped(name.value))' is not a child of \(scope.name(of: spec.nodes[group]))",
      at: name.range,
      notes: [Diagnostic.Note("it is here", at: spec.nodes[named].place)],
      help: help)
  }
}
