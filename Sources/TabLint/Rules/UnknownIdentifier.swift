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
      Example(
        """
        {"compactTabIdentifiers": ["home", "com.apple.UIKit.Search"],
         "prominentTabIdentifier": "com.apple.UIKit.Search",
         "tabs": [{"identifier": "home", "title": "Home", "image": "house"}, {"type": "search"}]}
        """),
      Example(
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
        """),
    ],
    rejects: [
      Example(
        """
        {"compactTabIdentifiers": [↓"[-Home-]{+home+}", "stars", ↓"[-search-]{+com.apple.UIKit.Search+}"],
         "tabs": [
           {"identifier": "home", "title": "Home", "image": "house"},
           {"identifier": "stars", "title": "Stars", "image": "star"},
           {"type": "search", "automaticallyActivatesSearch": true}
         ]}
        """),
      Example(
        """
        {"prominentTabIdentifier": ↓"[-scan-]{+stars+}",
         "tabs": [
           {"identifier": "home", "title": "Home", "image": "house"},
           {"identifier": "stars", "title": "Stars", "image": "star"}
         ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
           "defaultChildIdentifier": ↓"{+books+}", "displayOrderIdentifiers": [↓"[-lones-]{+loans+}", "books"],
           "children": [
             {"identifier": "books", "title": "Books"},
             {"identifier": "loans", "title": "Loans"}
           ]}
        ]}
        """),
      Example(
        """
        {"framework": "SwiftUI", "initialTabIdentifier": ↓"[-hoem-]{+home+}",
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
      var references = ReferenceCheck(scope)
      func check(
        _ names: [Located<String>?], of owner: Int? = nil, among range: ReferenceCheck.Range,
        _ consequence: String
      ) {
        references.check(names.compactMap(\.self), of: owner, among: range, consequence, &findings)
      }
      for values in spec.allRootValues {
        check(
          values.compactTabIdentifiers?.value ?? [], among: .roots,
          "the intended tab is missing in the compact bar")
        check([values.prominentTabIdentifier], among: .roots, "no tab is emphasized")
        check([values.initialTabIdentifier], among: .all, "the app opens on the first tab")
        for view in values.views {
          check(view.value.leadsTo?.value ?? [], among: .all, "the view leads to no tab")
        }
      }
      for index in spec.nodes.indices {
        check(
          [spec.nodes[index].defaultChildIdentifier], of: index, among: .children,
          "the group opens its first child")
        check(
          spec.nodes[index].displayOrderIdentifiers?.value ?? [], of: index, among: .children,
          "the intended child keeps its place in 'children'")
        check(
          spec.nodes[index].leadsTo?.value ?? [], of: index, among: .all,
          "the screen leads to no tab")
        for action in spec.nodes[index].sidebarActions?.value ?? [] {
          check(
            action.value.leadsTo?.value ?? [], of: index, among: .all, "the button leads to no tab")
        }
      }
    })
}

/// Resolves references in a spec, and finds likely meanings of unknown ones.
private struct ReferenceCheck {
  /// The nodes that a key can refer to.
  enum Range { case roots, children, all }

  private let scope: LintScope
  /// The number of remaining comparisons, which keeps large specs with many unknown names from taking quadratic
  /// time.
  private var comparisonsLeft = 50_000

  init(_ scope: LintScope) { self.scope = scope }

  /// Reports unknown identifiers among those that a node has, or the root if nil.
  mutating func check(
    _ references: [Located<String>], of owner: Int?, among range: Range, _ consequence: String,
    _ findings: inout Findings
  ) {
    if references.isEmpty { return }
    let unknown = references.indices.filter {
      scope.references.node(named: references[$0].value, from: owner) == nil
    }
    if unknown.isEmpty { return }
    let spec = scope.spec
    let candidates = candidates(owner, range)
    var taken = Set(references.map(\.exact))
    let free = candidates.map { spec.identifier(of: $0) }
      .filter { taken.insert(ExactText($0)).inserted }
    var guesses: [Int: String] = [:]
    for position in unknown {
      comparisonsLeft -= references.count + candidates.count
      if comparisonsLeft < 0 { break }
      guesses[position] = scope.references.identifier(
        meantBy: references[position].value, among: free)
    }
    // The guess would be in the wrong position.
    let misplaced = range == .roots ? misplaced(guesses, in: references) : []
    let possible = guesses.count < unknown.count ? listing(candidates, range) : nil
    for position in unknown {
      let reference = references[position]
      let name = reference.value
      let guess = guesses[position]
      let isMisplaced = misplaced.contains(position)
      let shown = distinguished(name, guess ?? name)
      let repeated = scope.references.identifiers.node(named: name).flatMap(scope.spec.repeatedNode)
      let message =
        if let repeated {
          "'\(clipped(name))' belongs to \(scope.name(of: scope.spec.nodes[repeated])), which stands for any number "
            + "of tabs, and no reference can select one of them"
        } else if name.isEmpty {
          "an empty string is not an identifier"
        } else {
          "no tab or \(scope.group) has the identifier '\(shown.first)'"
        }
      findings.report(
        message, at: reference.range,
        note: range == .all ? consequence : "the system silently ignores it: \(consequence)",
        notes: [repeated].compactMap(\.self).map {
          Diagnostic.Note("this one is repeated", at: scope.spec.nodes[$0].place)
        },
        help: guess.map { _ in
          "did you mean '\(shown.second)'?"
            + (isMisplaced ? " Write the names in the order of 'tabs', too" : "")
        } ?? possible,
        fix: (isMisplaced ? nil : guess).map {
          Fix.writing($0, at: reference.range, isSafe: false)
        })
    }
  }

  /// Returns the guesses that are not in the order of `tabs`, which `compact-order` checks.
  private func misplaced(_ guesses: [Int: String], in references: [Located<String>]) -> Set<Int> {
    let roots = scope.references.roots
    var seen: Set<Int> = []
    let mentions = references.enumerated().compactMap { position, reference in
      roots.node(named: guesses[position] ?? reference.value)
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
  private func candidates(_ owner: Int?, _ range: Range) -> [Int] {
    let all =
      switch range {
      case .roots: Array(scope.spec.roots)
      case .children: owner.map { Array(scope.spec.children(of: $0)) } ?? []
      case .all: comparisonsLeft < scope.spec.nodes.count ? [] : Array(scope.spec.nodes.indices)
      }
    guard scope.spec.hasRepeatedNodes else { return all }
    let outer = owner.flatMap(scope.spec.repeatedNode)
    return all.filter { [nil, outer].contains(scope.spec.repeatedNode(of: $0)) }
  }

  /// Returns the allowed identifiers in words.
  private func listing(_ nodes: [Int], _ range: Range) -> String? {
    let (one, several) =
      switch range {
      case .roots: ("the only root tab", "the root tabs")
      case .children: ("the \(scope.group)'s only child", "the \(scope.group)'s children")
      case .all: ("the only tab", "the tabs")
      }
    return scope.listing(nodes, one: one, several: several)
      ?? (range == .children ? "the \(scope.group) has no children" : nil)
  }
}
