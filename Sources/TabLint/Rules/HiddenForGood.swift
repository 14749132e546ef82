import JSON
import TabModel

extension Rule {
  static let hiddenForGood = Rule(
    id: "hidden-for-good",
    severity: .warning,
    summary: "Users can show tabs that are hidden at first.",
    rationale: """
      On iPad and Mac a hidden tab is neither in the sidebar nor in the bar, and without \
      'allowsHiding' users cannot show it in edit mode: it is out of reach.
      """,
    remedy: "Add 'allowsHiding: true', or do not hide the tab.",
    exception: """
      The app shows the tab itself, such as after a purchase or when the user signs in. If the tab \
      is for certain platforms or releases only, write 'availability' instead.
      """,
    apple: """
      The header of UITab lets people hide and show only tabs with 'allowsHiding'. The guidelines \
      ask not to hide tabs, even where their content is not available.
      """,
    sources: [.allowsHiding, .tabBars],
    certainty: "Documented. A spec does not describe what the app does at run time.",
    accepts: [
      """
      {"tabs": [
        {"identifier": "charts", "title": "Charts", "image": "chart.bar", "isHidden": false},
        {"identifier": "labs", "title": "Labs", "image": "flask", "isHidden": false,
         "isHiddenByDefault": true}
      ]}
      """
    ],
    rejects: [
      """
      {"tabs": [
        {"identifier": "charts", "title": "Charts", "image": "chart.bar"},
        {"identifier": "radio", "title": "Radio", "image": "radio"},
        {"identifier": "labs", "title": "Labs", "image": "flask", "isHidden": ↓true{+,
         "allowsHiding": true+}}
      ]}
      """,
      """
      {"tabs": [
        {"identifier": "charts", "title": "Charts", "image": "chart.bar"},
        {"identifier": "radio", "title": "Radio", "image": "radio"},
        {"identifier": "labs", "title": "Labs", "image": "flask", "allowsHiding": [-false-]{+true+},
         {+"isHidden": true, +}"isHiddenByDefault": ↓true}
      ]}
      """,
      """
      {"tabs": [
        {"identifier": "labs", "title": "Labs", "image": "flask", "preferredPlacement": "fixed"[-,
         "isHidden": ↓true-]},
        {"identifier": "charts", "title": "Charts", "image": "chart.bar"},
        {"identifier": "radio", "title": "Radio", "image": "radio"}
      ]}
      """,
      """
      {"framework": "SwiftUI",
       "tabs": [
        {"identifier": "charts", "title": "Charts", "image": "chart.bar"},
        {"identifier": "radio", "title": "Radio", "image": "radio"}[-,
        {"identifier": "labs", "title": "Labs", "image": "flask", "isHidden": ↓true}-]
      ]}
      """,
    ],
    inSwiftUI: InSwiftUI(
      summary: "Nothing is hidden for good.",
      rationale: """
        A hidden tab or section is neither in a bar nor in the sidebar, and users cannot show it \
        by customizing. A node that is always hidden does not exist for users.
        """,
      remedy: """
        Remove the node, or specify when it is present: with 'availability' and its conditions, or \
        with 'live' if the app hides and shows it.
        """,
      exception: "The app shows the tab itself, in a way that the spec does not describe.",
      apple: "The reference of .hidden says that a hidden tab is not in the TabView.",
      sources: [.hidden, .tabBars]),
    check: .spec { spec, scope, findings in
      for (index, node) in spec.nodes.enumerated() where scope.isHiddenForGood(node) {
        let isHidden = node.isTrue(\.isHidden)
        let key = isHidden ? Node.key(\.isHidden) : Node.key(\.isHiddenByDefault)
        guard let range = key.range(node) else { continue }
        if scope.dissolvesGroups {
          let places = scope.environmentSet { $0.has(key.definition) }
          findings.report(
            "\(scope.name(of: node)) is hidden, so it is not there\(scope.place(of: places))",
            at: range,
            note: "a hidden tab is neither in bars nor in sidebars, and users cannot show it by "
              + "customizing",
            help: "remove the node, or name 'isHidden' in 'live' if the app shows it")
          continue
        }
        let isBoth = isHidden && node.isTrue(\.isHiddenByDefault)
        // 'isHiddenByDefault' alone may not hide a tab at the first launch.
        let showing =
          node.isHidden != nil
          ? "'allowsHiding: true'"
          : "'allowsHiding: true' and 'isHidden: true'"
        // A bottom bar keeps a hidden tab.
        let places = scope.environmentsOfLayouts { shared in
          (shared.conditions.usesPlacement || shared.conditions.hasSidebar)
            && shared.layout.presence.isPresent(index) && !shared.shown.contains(index)
        }
        findings.report(
          "\(scope.name(of: node)) is hidden\(scope.place(of: places)), and users cannot show it",
          at: range,
          note: "users can show only tabs with 'allowsHiding'",
          help: (spec.resolvedPlacement(of: node).isImmovable ? "" : "add \(showing), or ")
            + "remove '\(key.name)'" + (isBoth ? " and 'isHiddenByDefault'" : ""))
      }
    })
}

extension LintScope {
  /// Returns whether users can't show a node.
  func isHiddenForGood(_ node: Node) -> Bool {
    if node.hidesWhileRunning { return false }
    if spec.framework.hiddenIsAbsent {
      return node.isTrue(\.isHidden) && isSomewhere { $0.has(Node.key(\.isHidden).definition) }
    }
    return !node.isTrue(\.allowsHiding) && node.isHiddenAtFirst(in: spec.framework)
  }
}
