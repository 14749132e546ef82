import LocatedJSON
import TabHierarchy
import TabLayout

extension Rule {
  static let nestingDepth = Rule(
    id: "nesting-depth",
    section: .hierarchy,
    severity: .error,
    summary: "The hierarchy has two layers, at most three.",
    rationale: """
      Every layer is one more section to open in the sidebar of an iPad or a Mac, and each is \
      indented further, until titles are cut off. On iPhone and Apple TV, which have no sidebar, \
      each is one more screen between people and what they look for.
      """,
    remedy: """
      Move the tabs up a layer, or let the inner groups be lists on a screen of the app, which can \
      be as deep as they like.
      """,
    exception: """
      When people build the hierarchy themselves, as with folders in folders: the spec then shows \
      an example of what the app allows.
      """,
    apple: """
      The UIKit article advises two layers and names three as the most; the guidelines ask for no \
      more than two levels in a sidebar, and suggest a split view with a list for what is deeper.
      """,
    sources: [.article, .sidebars],
    certainty: """
      Documented as advice: the system shows deeper hierarchies too. A node's layer is 1 + the \
      number of groups it stands in, leaves included, which is how the article is read here.
      """,
    options: [
      Option("maximum", 3, "the most layers before it is an error"),
      Option("advised", 2, "the most layers before it is a warning"),
    ],
    accepts: [
      """
      {"tabs": [
        {"identifier": "shelf", "title": "Shelf",
         "children": [{"identifier": "books", "title": "Books"}]}
      ]}
      """,
      """
      {"tabs": [
        {"identifier": "shelf", "title": "Shelf",
         "children": [{"identifier": "poems", "title": "Poems", "children": []}]}
      ]}
      """,
    ],
    rejects: [
      """
      {"tabs": [
        {"identifier": "shelf", "title": "Shelf", "children": [
          {"identifier": "poems", "title": "Poems", "children": [
            ↓{"identifier": "odes", "title": "Odes"},
            ↓{"identifier": "elegies", "title": "Elegies"}
          ]}
        ]}
      ]}
      """,
      """
      {"tabs": [
        {"identifier": "shelf", "title": "Shelf", "children": [
          {"identifier": "poems", "title": "Poems", "children": [
            ↓{"identifier": "odes", "title": "Odes", "children": [
              ↓{"identifier": "latin", "title": "Latin", "children": [
                {"identifier": "horace", "title": "Horace"}
              ]}
            ]}
          ]}
        ]}
      ]}
      """,
    ],
    check: .spec { scope, findings in
      let advised = scope.option("advised")
      let maximum = max(scope.option("maximum"), advised)
      for node in scope.spec.nodes {
        // Only the topmost ones beyond a limit: what is below them is deeper anyway.
        let layer = node.depth + 1
        guard layer == advised + 1 || layer == maximum + 1, let parent = node.parent else {
          continue
        }
        let isBeyondMaximum = layer == maximum + 1
        let group = scope.spec.nodes[parent]
        findings.report(
          "\(scope.name(of: node)) stands in layer \(layer); "
            + (isBeyondMaximum ? "the most is \(maximum)" : "the advice is \(advised)"),
          at: node.object, severity: isBeyondMaximum ? .error : .warning,
          notes: [findings.note("inside this group", at: group.identifier)],
          help: "move it up, or show what \(scope.name(of: group)) holds on a screen of the app")
      }
    })
}
