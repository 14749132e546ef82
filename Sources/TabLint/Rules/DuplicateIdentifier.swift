import JSON
import TabModel

extension Rule {
  static let duplicateIdentifier = Rule(
    id: "duplicate-identifier",
    severity: .error,
    summary: "Nodes that can be present together have different identifiers.",
    rationale: """
      The system identifies a tab by its identifier: selection, references and customizations use \
      it, on every platform. If two tabs share one, the second cannot be selected in code, and \
      customizing one changes the other.
      """,
    remedy: "Give the later node an identifier of its own.",
    exception: """
      Never for tabs that are present together. Nodes whose availability excludes each other can \
      share an identifier without a suppression.
      """,
    apple: "The header of UITab asks for identifiers that are unique in the whole controller.",
    sources: [.identifier],
    certainty: "Documented.",
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "inbox", "title": "Inbox", "image": "tray",
           "availability": {"platforms": ["iOS", "tvOS", "visionOS"]}},
          {"identifier": "inbox", "title": "Mail", "image": "envelope",
           "availability": {"platforms": ["iPadOS", "macCatalyst"]}}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": ↓"[-home-]{+library+}", "title": "Library", "image": "books.vertical"}
        ]}
        """)
    ],
    check: .spec { spec, scope, findings in
      var earlier = EarlierNodes<ExactText>(scope)
      for index in spec.nodes.indices {
        // Search tabs share the system's identifier, which other rules check.
        guard spec.nodes[index].kind != .search,
          let identifier = spec.nodes[index].identifier?.value,
          identifier != TabSpec.searchIdentifier,
          let other = earlier.add(index, as: ExactText(identifier))
        else { continue }
        // Other rules report identifiers that match a pattern.
        if scope.references.fittingPatterns[index] != nil
          || scope.references.fittingPatterns[other] == index
        {
          continue
        }
        findings.report(
          "identifier '\(clipped(identifier))' is already taken by "
            + scope.name(of: spec.nodes[other]),
          at: spec.nodes[index].place,
          notes: [Diagnostic.Note("first used here", at: spec.nodes[other].place)],
          help: "give this \(scope.noun(of: spec.nodes[index])) an identifier of its own")
      }
    })
}
