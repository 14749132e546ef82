import JSON
import TabModel

extension Rule {
  static let unknownIdentifier = Rule(
    id: "unknown-identifier",
    severity: .error,
    summary: "Every referenced identifier belongs to a node.",
    rationale: """
      UIKit ignores an unknown identifier, without an error or a message in the log. The intended \
      tab is missing on iPhone, loses its place in the sidebar, or is not the initial tab.
      """,
    remedy: """
      Write the identifier of a node of this spec. A search tab's is 'com.apple.UIKit.Search', \
      whatever its title.
      """,
    exception: """
      A group whose children the app adds at run time may name one that is not in the spec. It is \
      better to list such a child too, with its availability. A repeated node stands for any \
      number of tabs, so no reference can select one of them.
      """,
    apple: "The headers of UIKit say that identifiers without a tab are ignored.",
    sources: [.controller, .group],
    certainty: """
      Documented. A node that is present only in some environments counts as known everywhere.
      """,
    accepts: [
      """
      {"compactTabIdentifiers": ["home", "com.apple.UIKit.Search"],
       "prominentTabIdentifier": "com.apple.UIKit.Search",
       "tabs": [{"identifier": "home", "title": "Home", "image": "house"}, {"type": "search"}]}
      """,
      """
      {"tabs": [
        {"identifier": "home", "title": "Home", "image": "house"},
        {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
         "defaultChildIdentifier": "loans", "displayOrderIdentifiers": ["loans"],
         "children": [
           {"identifier": "books", "title": "Books"},
           {"identifier": "loans", "title": "Loans", "availability": {"platforms": ["iPadOS"]}}
         ]}
      ]}
      """,
    ],
    rejects: [
      Example(
        """
        {"compactTabIdentifiers": [↓"Home", "stars", ↓"search"],
         "tabs": [
           {"identifier": "home", "title": "Home", "image": "house"},
           {"identifier": "stars", "title": "Stars", "image": "star"},
           {"type": "search", "automaticallyActivatesSearch": true}
         ]}
        """,
        fixed:
          """
          {"compactTabIdentifiers": ["home", "stars", "com.apple.UIKit.Search"],
           "tabs": [
             {"identifier": "home", "title": "Home", "image": "house"},
             {"identifier": "stars", "title": "Stars", "image": "star"},
             {"type": "search", "automaticallyActivatesSearch": true}
           ]}
          """),
      Example(
        """
        {"prominentTabIdentifier": ↓"scan",
         "tabs": [
           {"identifier": "home", "title": "Home", "image": "house"},
           {"identifier": "stars", "title": "Stars", "image": "star"}
         ]}
        """,
        fixed:
          """
          {"prominentTabIdentifier": "stars",
           "tabs": [
             {"identifier": "home", "title": "Home", "image": "house"},
             {"identifier": "stars", "title": "Stars", "image": "star"}
           ]}
          """),
      Example(
        """
        {"tabs": [
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
           "defaultChildIdentifier": ↓"", "displayOrderIdentifiers": [↓"lones", "books"],
           "children": [
             {"identifier": "books", "title": "Books"},
             {"identifier": "loans", "title": "Loans"}
           ]}
        ]}
        """,
        fixed:
          """
          {"tabs": [
            {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
             "defaultChildIdentifier": "books", "displayOrderIdentifiers": ["loans", "books"],
             "children": [
               {"identifier": "books", "title": "Books"},
               {"identifier": "loans", "title": "Loans"}
             ]}
          ]}
          """),
      Example(
        """
        {"framework": "SwiftUI", "initialTabIdentifier": ↓"hoem",
         "tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "news", "title": "News", "image": "newspaper"}
        ]}
        """,
        fixed: """
          {"framework": "SwiftUI", "initialTabIdentifier": "home",
           "tabs": [
            {"identifier": "home", "title": "Home", "image": "house"},
            {"identifier": "news", "title": "News", "image": "newspaper"}
          ]}
          """),
    ],
    inSwiftUI: InSwiftUI(
      rationale: """
        An identifier without a tab has no effect, and nothing reports it: the intended tab is not \
        the initial tab, is not separate in the bar, or is opened by no screen.
        """,
      exception: """
        Never: a tab that the app adds at run time can be listed too, with its availability. A \
        repeated node stands for any number of tabs, so no reference can select one of them.
        """,
      certainty: """
        Certain: it follows from the spec. A node that is present only in some environments counts \
        as known everywhere.
        """),
    check: .spec { spec, scope, findings in
      let document = scope.document
      var references = References(scope)
      for list in scope.places(of: .compactTabIdentifiers) {
        references.check(
          list.value, of: .root, "the intended tab is missing in the compact bar", &findings)
      }
      for place in scope.places(of: .prominentTabIdentifier) {
        references.check(place.value, of: .root, "no tab is emphasized", &findings)
      }
      for place in scope.places(of: .initialTabIdentifier) {
        references.check(
          place.value, of: .anything(nil), "the app opens on the first tab", &findings)
      }
      for (index, node) in spec.nodes.enumerated() {
        if node.isWritten(.defaultChildIdentifier) {
          references.check(
            spec.defaultChildIdentifier(of: node), of: .group(index),
            "the group opens its first child", &findings)
        }
        if node.isWritten(.displayOrderIdentifiers) {
          references.check(
            spec.displayOrderIdentifiers(of: node), of: .group(index),
            "the intended child keeps its place in 'children'", &findings)
        }
        if node.isWritten(.leadsTo) {
          references.check(
            spec.leadsTo(of: node), of: .anything(index), "the screen leads to no tab", &findings)
        }
      }
    })
}

/// Resolves references in a spec, and finds likely meanings of unknown ones.
private struct References {
  /// The owner of a key, which determines the nodes that it can refer to.
  enum Owner {
    case root
    case group(Int)
    /// All nodes, for a key of the root or of a node.
    case anything(Int?)

    var node: Int? {
      switch self {
      case .root: nil
      case .group(let index): index
      case .anything(let index): index
      }
    }
  }

  private let scope: LintScope
  /// The number of remaining comparisons, which keeps large specs with many unknown names from taking quadratic
  /// time.
  private var comparisonsLeft = 50_000

  init(_ scope: LintScope) { self.scope = scope }

  /// Reports unknown identifiers in a value or a list.
  mutating func check(
    _ value: JSONValue, of owner: Owner, _ consequence: String, _ findings: inout Findings
  ) {
    let document = scope.document
    let isList = document.kind(of: value) == .array
    guard isList || document.isString(value) else { return }
    let references = isList ? document.elements(of: value) : [value]
    let unknown = references.indices.filter {
      scope.node(named: references[$0], from: owner.node) == nil
    }
    if unknown.isEmpty { return }
    var guesses: [Int: String] = [:]
    for position in unknown {
      guesses[position] = guess(
        document.string(references[position]), candidates(owner), besides: value)
    }
    // The guess would be in the wrong position.
    let misplaced = isList ? misplaced(guesses, in: references, of: owner) : []
    var possible: String?
    for position in unknown {
      let reference = references[position]
      let name = document.string(reference)
      let guess = guesses[position]
      let isMisplaced = misplaced.contains(position)
      if guess == nil { possible = possible ?? listing(owner) }
      let shown = distinguished(name, guess ?? name)
      let repeated = scope.identifiers.node(named: reference).flatMap(scope.repeatedNode)
      let message =
        if let repeated {
          "'\(clipped(name))' belongs to \(scope.name(of: scope.spec.nodes[repeated])), which stands for any number "
            + "of tabs, and no reference can select one of them"
        } else if name.isEmpty {
          "an empty string is not an identifier"
        } else {
          "no tab or \(scope.group) has the identifier '\(shown.first)'"
        }
      let note =
        if case .anything = owner { consequence } else {
          "the system silently ignores it: \(consequence)"
        }
      findings.report(
        message, at: reference,
        note: note,
        notes: [repeated].compactMap(\.self).map {
          findings.note("this one is repeated", at: scope.place(of: scope.spec.nodes[$0]))
        },
        help: guess.map { _ in
          "did you mean '\(shown.second)'?"
            + (isMisplaced ? " Write the names in the order of 'tabs', too" : "")
        } ?? possible,
        fix: (isMisplaced ? nil : guess).map {
          document.writing($0, at: reference, isSafe: false)
        })
    }
  }

  /// Returns the guesses that are not in the order of `tabs`, which `compact-order` checks.
  private func misplaced(
    _ guesses: [Int: String], in references: [JSONValue], of owner: Owner
  ) -> Set<Int> {
    guard case .root = owner, !guesses.isEmpty else { return [] }
    let roots = scope.rootIdentifiers
    var seen: Set<Int> = []
    let mentions = references.enumerated().compactMap { position, reference in
      (guesses[position].map { roots.node(named: $0) } ?? roots.node(named: reference))
        .map { (position: position, root: $0) }
    }.filter { seen.insert($0.root).inserted }
    var misplaced: Set<Int> = []
    var latest = -1
    for mention in mentions {
      if mention.root < latest { misplaced.insert(mention.position) }
      latest = max(latest, mention.root)
    }
    var earliest = Int.max
    for mention in mentions.reversed() {
      if mention.root > earliest { misplaced.insert(mention.position) }
      earliest = min(earliest, mention.root)
    }
    return misplaced
  }

  /// Returns the nodes that can be meant.
  private func candidates(_ owner: Owner) -> [Int] {
    let all =
      switch owner {
      case .root: Array(scope.spec.roots)
      case .group(let index): Array(scope.spec.children(of: index))
      case .anything: Array(scope.spec.nodes.indices.prefix(comparisonsLeft))
      }
    guard scope.spec.hasRepeatedNodes else { return all }
    let outer = owner.node.flatMap(scope.repeatedNode)
    return all.filter {
      let repeated = scope.repeatedNode(around: $0)
      return repeated == nil || repeated == outer
    }
  }

  /// Returns the allowed identifiers in words.
  private func listing(_ owner: Owner) -> String? {
    switch owner {
    case .root:
      scope.listing(candidates(owner), one: "the only root tab", several: "the root tabs")
    case .group:
      scope.listing(
        candidates(owner), one: "the \(scope.group)'s only child",
        several: "the \(scope.group)'s children")
        ?? "the \(scope.group) has no children"
    case .anything:
      scope.listing(candidates(owner), one: "the only tab", several: "the tabs")
    }
  }

  /// Returns the node that an identifier most likely means, excluding those already in the list.
  private mutating func guess(
    _ name: String, _ nodes: [Int], besides list: JSONValue
  ) -> String? {
    guard comparisonsLeft > 0 else { return nil }
    let listed = scope.document.elements(of: list).map { ExactText(scope.document.string($0)) }
    var taken = Set(listed)
    var free: [String] = []
    var hasSearch = false
    comparisonsLeft = max(0, comparisonsLeft - listed.count)
    for index in nodes {
      guard comparisonsLeft > 0 else { return nil }
      comparisonsLeft -= 1
      let node = scope.spec.nodes[index]
      hasSearch = hasSearch || node.isSearch
      let identifier = scope.spec.identifier(of: node)
      if taken.insert(ExactText(identifier)).inserted { free.append(identifier) }
    }
    // Users rarely know UIKit's identifier of the search tab.
    let search = "\(TabSpec.searchIdentifier)"
    if hasSearch, name.lowercased().contains(text: "search"), free.contains(search) {
      return search
    }
    return suggestion(for: name, among: free)
  }
}
