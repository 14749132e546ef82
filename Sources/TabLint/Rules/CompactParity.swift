import JSON
import TabModel

extension Rule {
  static let compactParity = Rule(
    id: "compact-parity",
    severity: .warning,
    summary: """
      Tabs that users can reach elsewhere are reachable on iPhone and in a compact iPad window.
      """,
    rationale: """
      On iPhone and in a compact iPad window there is only the bar at the bottom, whose tabs \
      'compactTabIdentifiers' selects. A user who shrinks the window, or uses an iPhone, cannot \
      reach tabs that are not in the list or that are limited to regular width, as there is no sidebar.
      """,
    remedy: """
      Name the tab in 'compactTabIdentifiers', in the order of 'tabs', move it into a group that \
      the list names, or specify with 'leadsTo' which screen opens it.
      """,
    exception: """
      In compact width another tab's screen leads to the same content without opening the tab, as \
      a list of all sections does.
      """,
    apple: """
      The guidelines recommend continuity between compact and regular sizes and describe the tab \
      bar as navigation between sections; the header of UITabBarController documents that the list \
      filters root tabs.
      """,
    sources: [.compactTabs, .tabBars],
    certainty: """
      The effect of the list is documented; that it also applies to an iPhone of regular width is \
      assumed. A spec does not contain links from other screens, apart from 'leadsTo', so a node that \
      'availability' limits to regular width is a note. A node with 'performsAction' or for the sidebar \
      only is not checked, nor one with the title of an item of that bar: the same \
      part of the app, as a tab there.
      """,
    accepts: [
      Example(
        """
        {"compactTabIdentifiers": ["feed", "browse"],
         "tabs": [
          {"identifier": "feed", "title": "Feed", "image": "list.bullet"},
          {"identifier": "browse", "title": "Browse", "image": "square.grid.2x2", "children": [
            {"identifier": "topics", "title": "Topics"}
          ]}
        ]}
        """),
      Example(
        """
        {"compactTabIdentifiers": ["feed", "browse"],
         "targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "feed", "title": "Feed", "image": "list.bullet", "leadsTo": ["wall"]},
          {"identifier": "browse", "title": "Browse", "image": "square.grid.2x2",
           "availability": {"horizontalSizeClass": "compact"}},
          {"identifier": "section", "title": "Browse", "image": "square.grid.2x2", "children": [
            {"identifier": "topics", "title": "Topics"}
          ]},
          {"identifier": "wall", "title": "Wall", "image": "rectangle.grid.3x2",
           "availability": {"horizontalSizeClass": "regular"}}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"framework": "SwiftUI", "mode": "tabSidebar",
         "tabs": [
          {"identifier": "feed", "title": "Feed", "image": "list.bullet"{+, "leadsTo": ["news"]+}},
          {"identifier": "likes", "title": "Likes", "image": "heart"},
          {"identifier": "topics", "title": "Topics",
           "availability": ↓{"horizontalSizeClass": "regular"}, "children": [
            {"identifier": "news", "title": "News", "image": "newspaper"}
          ]}
        ]}
        """),
      Example(
        """
        {"compactTabIdentifiers": ↓["feed"{+, "wall"+}, "likes"],
         "tabs": [
          {"identifier": "feed", "title": "Feed", "image": "list.bullet"},
          {"identifier": "wall", "title": "Wall", "image": "rectangle.grid.3x2"},
          {"identifier": "likes", "title": "Likes", "image": "heart"}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
         "compactTabIdentifiers": ↓["feed", "likes"{+, "browse"+}],
         "tabs": [
          {"identifier": "feed", "title": "Feed", "image": "list.bullet"},
          {"identifier": "likes", "title": "Likes", "image": "heart"},
          {"identifier": "browse", "title": "Browse", "image": "square.grid.2x2", "children": [
            {"identifier": "topics", "title": "Topics"},
            {"identifier": "people", "title": "People"}{+,
            {"identifier": "tags", "title": "Tags"}+}
          ]}[-,
          {"identifier": "tags", "title": "Tags", "image": "tag"}-]
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}],
         "mode": "tabSidebar", "sidebar": {"preferredLayout": "tile"},
         "tabs": [
          {"identifier": "feed", "title": "Feed", "image": "list.bullet"{+, "leadsTo": ["plan"]+}},
          {"identifier": "likes", "title": "Likes", "image": "heart"},
          {"identifier": "plan", "title": "Plan", "image": "calendar",
           "availability": ↓{"horizontalSizeClass": "regular"}}
        ]}
        """),
    ],
    inSwiftUI: InSwiftUI(
      rationale: """
        On iPhone and in a compact iPad window there is only the bar at the bottom. A user who \
        shrinks the window, or uses an iPhone, cannot reach tabs and sections that are limited to \
        regular width.
        """,
      remedy: """
        Specify with 'leadsTo' which screen opens it there, make it available in compact width, or \
        use the same title for the tab that replaces it there.
        """,
      apple: """
        The guidelines recommend continuity between compact and regular sizes. Apple's samples \
        hide sections in compact width, whose tabs another screen leads to.
        """,
      certainty: """
        It is documented that a hidden tab is not shown. The rule knows only the links in \
        'leadsTo'. A tab for the sidebar only is not checked, nor one with the title of an item of \
        that bar.
        """),
    check: .spec { spec, scope, findings in
      reportLimitedToRegular(scope, &findings)
      let lost = scope.bottomBars.lostRoots
      for list in scope.bottomBars.lists {
        let here = lost.mapValues { $0.intersection(list.environments) }
        let reported = scope.reported(Set(here.values.joined()))
        let roots = here.filter { !$0.value.isDisjoint(with: reported) }.keys.sorted()
        if roots.isEmpty { continue }
        findings.report(
          "'compactTabIdentifiers' makes \(scope.names(of: roots)) unreachable"
            + scope.naming(roots.flatMap(spec.descendants))
            + windows(of: scope.environments(in: reported)) + scope.states(of: reported),
          at: list.range, in: reported,
          note: "elsewhere users reach \(roots.count == 1 ? "it" : "them")",
          notes: roots.prefix(maximumNames).map { root in
            let node = spec.nodes[root]
            return Diagnostic.Note("\(scope.name(of: node)) is here", at: node.place)
          },
          help: help(roots, list.compactNames, reported, scope))
      }
    })
}

/// Reports root nodes that are limited to regular width.
private func reportLimitedToRegular(_ scope: LintScope, _ findings: inout Findings) {
  let spec = scope.spec
  let lost = scope.rootsLimitedToRegular()
  let offenders = scope.offenders(lost) { $0.availability?.range ?? $0.range }
  findings.report(together: offenders, severity: .note) { nodes, environments in
    let isOne = nodes.count == 1
    let them = isOne ? "it" : "them"
    let inside = nodes.flatMap(spec.descendants).filter { spec.nodes[$0].kind != .group }
    return Findings.Words(
      message:
        "nothing leads to \(scope.names(of: nodes, in: lost))\(scope.naming(inside))"
        + scope.place(of: environments),
      note: "\(isOne ? "it is" : "they are") limited to regular width",
      notes: [.init("elsewhere users reach \(them)")],
      help:
        "specify with 'leadsTo' which screen opens \(them) there, or make \(them) available in compact width"
    )
  }
}

/// Returns the windows with bottom bars: ` on iPhone and in a compact iPad window`.
private func windows(of environments: [Environment]) -> String {
  let names = environments.map { environment in
    // An iPhone Duo is an iPhone.
    let platform = Platform.platform(environment.platform.name)
    return environment.barTurnsToBottomWhenNarrow
      ? "in a \(platform.widthName(environment.sizeClass).window)" : "on \(platform.device)"
  }
  return " " + listed(names.uniqued())
}

private func help(
  _ roots: [Int], _ list: [Located<String>], _ environments: EnvironmentSet, _ scope: LintScope
) -> String {
  let them = roots.count == 1 ? "it" : "them"
  let group =
    "a group that is named there" + (scope.sidebarUse.forbidsGroups ? ", without 'mode'" : "")
  // No key can refer to a repeated node.
  if roots.contains(where: { scope.spec.nodes[$0].repeats != nil }) {
    return "move \(them) into \(group)"
  }
  let orLink = "or specify with 'leadsTo' which screen opens \(them)"
  // An additional item could cause More.
  let count = scope.bottomBars.roots(namedIn: list).count + roots.count
  let hasCapacity = scope.layouts(in: environments).allSatisfy {
    count <= $0.conditions.barCapacity ?? count
  }
  if !hasCapacity { return "move \(them) into \(group), \(orLink)" }
  return "name \(them) there in the order of 'tabs', move \(them) into \(group), \(orLink)"
}

extension LintScope {
  /// Names nodes inside others that a sentence has named before.
  fileprivate func naming(_ inside: [Int]) -> String {
    inside.isEmpty ? "" : ", with \(names(of: inside)) inside,"
  }

  /// Returns the root nodes that availability excludes from compact windows and that no screen opens there, with
  /// those environments.
  fileprivate func rootsLimitedToRegular() -> [Int: EnvironmentSet] {
    let limited = spec.roots.filter { root in
      let node = spec.nodes[root]
      return node.availability?.value.horizontalSizeClass?.value == .regular
        && node.placement != .sidebarOnly && !node.performsAction.isTrue
    }
    if limited.isEmpty { return [:] }
    let reached = bottomBars.environmentsOfReachedRoots
    let linked = environmentsOfLinkedRoots()
    var lost: [Int: EnvironmentSet] = [:]
    for root in limited {
      let present = environmentSet(of: root)
      if reached[root]?.isDisjoint(with: present) ?? true { continue }
      let platforms = platforms(in: present)
      var left = bottomBars.environments.filter { position in
        environments[position].layoutSizeClass == .compact
          && platforms.contains(environments[position].platform.name)
      }
      left.subtract(present)
      left.subtract(linked[root] ?? [])
      // A bar with an item, or an entry in More, of its title has the same part of the app.
      left.subtract(bottomBars.environmentsOfTitles[spec.comparedTitle(of: root)] ?? [])
      if !left.isEmpty { lost[root] = left }
    }
    return lost
  }

  /// Returns, by root node, the environments in which a screen opens it or a descendant.
  private func environmentsOfLinkedRoots() -> [Int: EnvironmentSet] {
    var found: [Int: EnvironmentSet] = [:]
    func add(
      _ names: Located<[Located<String>]>?, from owner: Int? = nil, in environments: EnvironmentSet
    ) {
      for name in names?.value ?? [] {
        guard let node = references.node(named: name.value, from: owner) else { continue }
        found[root(of: node), default: []].formUnion(environments)
      }
    }
    let hasAccessory = environmentSet(with: \RootValues.bottomAccessory)
    for place in effectivePlaces(of: \.bottomAccessory) {
      add(
        place.values.bottomAccessory?.value.leadsTo,
        in: hasAccessory.intersection(place.environments))
    }
    for index in spec.nodes.indices {
      add(spec.nodes[index].leadsTo, from: index, in: environmentSet(of: index))
    }
    return found
  }
}
