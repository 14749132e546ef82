import JSON
import TabModel

extension Rule {
  static let repeatedIdentifier = Rule(
    id: "repeated-identifier",
    severity: .error,
    summary: "The identifiers of repeated nodes are unique.",
    rationale: """
      A repeated node represents tabs that the app creates at run time, and each needs its own \
      identifier. Without a placeholder they all share one; if another identifier matches the \
      pattern, the tabs cannot be distinguished.
      """,
    remedy: """
      Write one '*' where the identifiers of a repeated node differ, after a prefix that no other \
      identifier has, such as 'playlist.*'. It cannot contain search tabs or other repeated nodes.
      """,
    exception: "Never: generated code and records follow the pattern.",
    apple: """
      The header of UITab asks for identifiers that are unique in the whole controller; repeated \
      nodes are this format's own.
      """,
    sources: [.identifier],
    certainty: "Certain: it follows from the spec.",
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "library", "title": "Library", "image": "books.vertical", "children": [
            {"identifier": "playlist.*", "title": "Playlist",
             "repeats": {"samples": ["Rain on Tin", "Kitchen Radio"]}},
            {"identifier": "playlists", "title": "All Playlists"}
          ]}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "library", "title": "Library", "image": "books.vertical", "children": [
            {"identifier": "playlist.*", "title": "Playlist",{+
            +} "repeats": {"samples": ["Rain on Tin"]}},
            {"identifier": ↓"[-playlist.all-]{+playlists+}", "title": "All Playlists"},
            ↓{"identifier": "[-station-]{+station.*+}", "title": "Station", "repeats": {"samples": ["Night Bus"]}},
            {"identifier": ↓"[-album.*-]{+album+}", "title": "Album"}
          ]}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "account.*", "title": "Account", "image": "person",
           "repeats": {"samples": ["Work"]}, "children": [
            {"identifier": "mail", "title": "Mail"},
            ↓{"identifier": "[-folder.*-]{+folders+}", "title": "[-Folder-]{+Folders+}"[-, "repeats": {"samples": ["Travel"]}},
            ↓{"type": "search"-]}
          ]}{+,
          {"type": "search", "automaticallyActivatesSearch": true}+}
        ]}
        """),
    ],
    check: .spec { spec, scope, findings in
      for index in spec.nodes.indices {
        let node = spec.nodes[index]
        let outer = node.parent.flatMap(spec.repeatedNode)
        let stars = node.kind == .search ? 0 : spec.identifier(of: node).utf8.count { $0 == star }
        if let outer, node.kind == .search || node.repeats != nil {
          findings.report(
            "\(scope.name(of: node)) \(node.kind == .search ? "is" : "is repeated") inside "
              + "\(scope.name(of: spec.nodes[outer])), which is repeated",
            at: node.range,
            notes: [Diagnostic.Note("this one is repeated", at: spec.nodes[outer].place)],
            help: node.kind == .search
              ? "move the search tab out of it: all search tabs have one identifier"
              : "repeat one of the two, and show the others on its screen")
        } else if node.repeats != nil, node.kind != .search, stars != 1 {
          findings.report(
            "the identifier of \(scope.name(of: node)), which is repeated, has "
              + (stars == 0 ? "no '*'" : "\(numberWord(stars)) '*'"),
            at: node.range,
            note: "the '*' represents the part that differs",
            help: "write one '*' in it, such as '\(clipped(pattern(spec.identifier(of: node))))'")
        } else if let first = scope.references.fittingPatterns[index],
          spec.identifier(of: first) == spec.identifier(of: node)
        {
          let pattern = spec.identifier(of: node)
          // With a prefix, a pattern that begins with '*' would still match the other one.
          let example = pattern.hasPrefix("*") ? "" : ", such as '\(clipped("other-" + pattern))'"
          let areApart = scope.environmentSet(of: index)
            .isDisjoint(with: scope.environmentSet(of: first))
          findings.report(
            "'\(clipped(pattern))' is already the pattern of \(scope.name(of: spec.nodes[first])), "
              + "which is repeated",
            at: node.place,
            notes: [
              Diagnostic.Note("first used here", at: spec.nodes[first].place),
              .init(
                areApart
                  ? "they are never present together, but generated code and records find a "
                    + "repeated node by its pattern"
                  : "tabs of both could have the same identifier"),
            ],
            help: "describe the tabs in one place, or give these a prefix of their own" + example)
        } else if let pattern = scope.references.fittingPatterns[index] {
          findings.report(
            "'\(clipped(spec.identifier(of: node)))' matches '\(clipped(spec.identifier(of: pattern)))', the "
              + "pattern of \(scope.name(of: spec.nodes[pattern]))",
            at: node.place,
            notes: [
              Diagnostic.Note("this pattern", at: spec.nodes[pattern].place),
              .init(
                node.repeats == nil
                  ? "one of the repeated nodes can have this identifier too"
                  : "tabs of both can have the same identifier"),
            ],
            help: node.kind == .search
              ? "give the repeated node a pattern with a prefix of its own"
              : "give one of the two another prefix")
        } else if outer == nil, node.repeats == nil, stars > 0 {
          findings.report(
            "'\(clipped(spec.identifier(of: node)))' has a '*', but \(scope.name(of: node)) is not repeated",
            at: node.place,
            help: "describe what the node represents with 'repeats', or remove the '*'"
          )
        }
      }
    })
}

private let star = UInt8(ascii: "*")

/// Returns an identifier with one `*`, at its end.
private func pattern(_ identifier: String) -> String {
  guard let first = identifier.utf8.firstIndex(of: star) else { return identifier + ".*" }
  return identifier[..<first] + "*"
}
