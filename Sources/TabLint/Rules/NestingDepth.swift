import JSON
import TabModel

extension Rule {
  package static let nestingDepth = Rule(
    id: "nesting-depth",
    section: .hierarchy,
    severity: .error,
    summary: "The hierarchy has two levels, at most three.",
    rationale: """
      Every level is one more section to open in the sidebar of an iPad or a Mac, and each is \
      indented further, until titles are truncated. On iPhone and Apple TV, which have no sidebar, \
      each is one more screen between people and what they look for.
      """,
    remedy: """
      Move the tabs up a level, or let the inner groups be lists on a screen of the app, which can \
      be as deep as they like.
      """,
    exception: """
      When people build the hierarchy themselves, as with folders in folders: the spec then shows \
      an example of what the app allows.
      """,
    apple: """
      The UIKit article advises two levels and names three as the most; the guidelines ask for no \
      more than two levels in a sidebar, and suggest a split view with a list for what is deeper.
      """,
    sources: [.article, .sidebars],
    certainty: """
      Documented as advice: the system shows deeper hierarchies too. A node's level is 1 + the \
      number of groups it stands in, leaves included, which is how the article is read here.
      """,
    options: [.mostLayers, .advisedLayers],
    accepts: [
      """
      {"tabs": [
        {"identifier": "home", "title": "Home", "image": "house"},
        {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
         "children": [{"identifier": "books", "title": "Books"}]}
      ]}
      """
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical", "children": [
            {"identifier": "poems", "title": "Poems", "children": [
              ↓{"identifier": "odes", "title": "Odes"},
              {"identifier": "elegies", "title": "Elegies"}
            ]}
          ]}
        ]}
        """,
        fixed:
          """
          {"tabs": [
            {"identifier": "home", "title": "Home", "image": "house"},
            {"identifier": "shelf", "title": "Shelf", "image": "books.vertical", "children": [
              {"identifier": "odes", "title": "Odes"},
              {"identifier": "elegies", "title": "Elegies"}
            ]}
          ]}
          """),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical", "children": [
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
        fixed:
          """
          {"tabs": [
            {"identifier": "home", "title": "Home", "image": "house"},
            {"identifier": "shelf", "title": "Shelf", "image": "books.vertical", "children": [
              {"identifier": "poems", "title": "Poems"}
            ]}
          ]}
          """),
    ],
    check: .spec { scope, findings in
      let spec = scope.spec
      let advised = scope.settings[.advisedLayers]
      let maximum = max(scope.settings[.mostLayers], advised)
      for (layer, nodes) in siblingsBeyond(advised, maximum, spec) {
        let isBeyondMaximum = layer > maximum
        let parent = nodes.first.flatMap { spec.nodes[$0].parent }.map { spec.nodes[$0] }
        findings.report(
          together: nodes.map { Culprit(node: $0, place: spec.nodes[$0].object) },
          severity: isBeyondMaximum ? .error : .warning
        ) { nodes in
          Findings.Words(
            message:
              "\(scope.names(of: nodes)) \(nodes.count == 1 ? "is" : "are") at level \(layer); "
              + (isBeyondMaximum
                ? "the limit is \(maximum)" : "the recommended maximum is \(advised)"),
            notes: parent.map { [.init("inside this group", at: spec.range($0.identifier))] } ?? [],
            help: "move \(nodes.count == 1 ? "it" : "them") up"
              + (parent.map { ", or show what \(scope.name(of: $0)) holds on a screen of the app" }
                ?? ""))
        }
      }
    })
}

/// The topmost nodes beyond one of two limits, those of one group together, in walk order of the
/// first of them.
private func siblingsBeyond(
  _ advised: Int, _ maximum: Int, _ spec: TabSpec
) -> [(layer: Int, nodes: [Int])] {
  var found: [(layer: Int, nodes: [Int])] = []
  var positions: [Int?: Int] = [:]
  for (index, node) in spec.nodes.enumerated() {
    // What is below them is deeper anyway.
    let layer = node.depth + 1
    guard layer == advised + 1 || layer == maximum + 1 else { continue }
    if let position = positions[node.parent] {
      found[position].nodes.append(index)
    } else {
      positions[node.parent] = found.count
      found.append((layer, [index]))
    }
  }
  return found
}

extension Rule.Option {
  /// How many layers a hierarchy may have.
  static let mostLayers = Self(
    of: "nesting-depth", "maximum", 3, "the most levels before it is an error")
  /// How many layers are advised.
  static let advisedLayers = Self(
    of: "nesting-depth", "advised", 2, "the most levels before it is a warning")
}
