import JSON
import TabModel

extension Rule {
  static let hiddenForGood = Rule(
    id: "hidden-for-good",
    severity: .warning,
    summary: "Users can show tabs that are hidden at first.",
    rationale: """
      On iPad and Mac a hidden tab is neither in the sidebar nor in the bar. Users can show it only \
      in a sidebar's edit mode, and only with 'allowsHiding'; otherwise users can never open it.
      """,
    remedy: """
      Add 'allowsHiding: true', with 'mode: tabSidebar' or a group so that there is a sidebar, or \
      do not hide the tab.
      """,
    exception: """
      The app shows the tab itself, such as after a purchase or when the user signs in. If the tab \
      is for certain platforms or releases only, write 'availability' instead.
      """,
    apple: """
      The header of UITab lets people hide and show only tabs with 'allowsHiding'. The guidelines \
      ask not to hide tabs, even where their content is not available.
      """,
    sources: [.allowsHiding, .tabBars],
    certainty: """
      Documented. A spec does not describe what the app does at run time. On iPhone, Apple TV and \
      Apple Vision Pro the keys hide nothing, which 'hidden-in-compact' reports.
      """,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "charts", "title": "Charts", "image": "chart.bar", "isHidden": false},
          {"identifier": "labs", "title": "Labs", "image": "flask", "isHidden": false,
           "isHiddenByDefault": true}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}], "mode": "tabSidebar",
         "tabs": [
          {"identifier": "charts", "title": "Charts", "image": "chart.bar"},
          {"identifier": "radio", "title": "Radio", "image": "radio"},
          {"identifier": "labs", "title": "Labs", "image": "flask", "isHidden": true,
           "allowsHiding": true}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"mode": "tabSidebar",
         "tabs": [
          {"identifier": "charts", "title": "Charts", "image": "chart.bar"},
          {"identifier": "radio", "title": "Radio", "image": "radio"},
          {"identifier": "labs", "title": "Labs", "image": "flask", "isHidden": ↓true{+,
           "allowsHiding": true+}}
        ]}
        """),
      Example(
        """
        {{+"mode": "tabSidebar",
         +}"tabs": [
          {"identifier": "charts", "title": "Charts", "image": "chart.bar"},
          {"identifier": "radio", "title": "Radio", "image": "radio"},
          {"identifier": "labs", "title": "Labs", "image": "flask", "isHidden": ↓true,
           "allowsHiding": true}
        ]}
        """),
      Example(
        """
        {"mode": "tabSidebar",
         "tabs": [
          {"identifier": "charts", "title": "Charts", "image": "chart.bar"},
          {"identifier": "radio", "title": "Radio", "image": "radio"},
          {"identifier": "labs", "title": "Labs", "image": "flask", "allowsHiding": [-false-]{+true+},
           {+"isHidden": true, +}"isHiddenByDefault": ↓true}
        ]}
        """),
      Example(
        """
        {"tabs": [
          {"identifier": "labs", "title": "Labs", "image": "flask", "preferredPlacement": "fixed"[-,
           "isHidden": ↓true-]},
          {"identifier": "charts", "title": "Charts", "image": "chart.bar"},
          {"identifier": "radio", "title": "Radio", "image": "radio"}
        ]}
        """),
      Example(
        """
        {"framework": "SwiftUI",
         "tabs": [
          {"identifier": "charts", "title": "Charts", "image": "chart.bar"},
          {"identifier": "radio", "title": "Radio", "image": "radio"}[-,
          {"identifier": "labs", "title": "Labs", "image": "flask", "isHidden": ↓true}-]
        ]}
        """),
      Example(
        """
        {"framework": "SwiftUI", "mode": "tabSidebar", {+"customizationIdentifier": "tabs",
         +}"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "charts", "title": "Charts", "image": "chart.bar"},
          {"identifier": "radio", "title": "Radio", "image": "radio"},
          {"identifier": "labs", "title": "Labs", "image": "flask", "isHiddenByDefault": ↓true}
        ]}
        """),
    ],
    inSwiftUI: InSwiftUI(
      summary: "Nothing is hidden for good.",
      rationale: """
        A hidden tab or section is neither in a bar nor in the sidebar, and users cannot show it \
        by customizing. A node that is always hidden does not exist for users. One that is hidden \
        by default comes back only if users may show it: with a 'customizationIdentifier', and with \
        'allowsHiding: true' on sections and fixed tabs.
        """,
      remedy: """
        Remove the node, or specify when it is present: with 'availability' and its conditions, or \
        with 'live' if the app hides and shows it.
        """,
      exception: "The app shows the tab itself, in a way that the spec does not describe.",
      apple: "The reference of .hidden says that a hidden tab is not in the TabView.",
      sources: [.hidden, .tabBars]),
    check: .spec { spec, scope, findings in
      for index in spec.nodes.indices {
        guard let hiding = scope.customization.hidingForGood(index) else { continue }
        let node = spec.nodes[index]
        let isHidden = node.isHidden.isTrue
        let key = isHidden ? Node.key(\.isHidden) : Node.key(\.isHiddenByDefault)
        guard let range = key.range(node) else { continue }
        let place = scope.place(of: hiding.environments)
        let isBoth = isHidden && node.isHiddenByDefault.isTrue
        let removal = "remove '\(key.name)'" + (isBoth ? " and 'isHiddenByDefault'" : "")
        let isAbsent = isHidden && spec.framework.hiddenIsAbsent
        let (state, reason) =
          if isAbsent {
            (
              "hidden, so it is not there\(place)",
              "a hidden tab is neither in bars nor in sidebars, and users cannot show it by "
                + "customizing"
            )
          } else if spec.framework.hiddenIsAbsent {
            (
              "hidden by default, and users cannot show it\(place)",
              hiding.lacksIdentifier
                ? "without 'customizationIdentifier' users cannot customize anything"
                : "users can show only what 'allowsHiding' lets them hide"
            )
          } else {
            (
              "hidden\(place), and users cannot show it"
                + (hiding.lacksSidebar && node.allowsHiding.isTrue ? ": there is no sidebar" : ""),
              "users can show only tabs with 'allowsHiding', and only in a sidebar"
            )
          }
        findings.report(
          "\(scope.name(of: node)) is \(state)", at: range, note: reason,
          help: isAbsent
            ? "remove the node, or name 'isHidden' in 'live' if the app shows it"
            : scope.helpForShowing(index, hiding) + removal)
      }
    })
}

/// Where a node is hidden although users cannot show it, and what they lack.
struct HidingForGood {
  let environments: EnvironmentSet
  var lacksSidebar = false
  var lacksIdentifier = false
}

extension LintScope {
  /// Returns what lets users show a hidden node, as the first half of a help.
  fileprivate func helpForShowing(_ index: Int, _ hiding: HidingForGood) -> String {
    let node = spec.nodes[index]
    var keys: [String] = []
    if hiding.lacksSidebar { keys.append("'mode: tabSidebar'") }
    if hiding.lacksIdentifier { keys.append("a 'customizationIdentifier'") }
    let allowsByItself =
      spec.framework.customizesByIdentifier && node.kind != .group && node.kind != .search
      && !node.allowsHiding.isFalse
    if spec.lacksCustomizationID(index) { keys.append("'hasCustomizationID: true'") }
    if !node.allowsHiding.isTrue, !allowsByItself {
      // Users should not hide what is fixed or pinned.
      if spec.resolvedPlacement(of: index).isImmovable { return "" }
      keys.append("'allowsHiding: true'")
      // 'isHiddenByDefault' alone may not hide a tab at the first launch.
      if !spec.framework.hiddenIsAbsent, node.isHidden == nil { keys.append("'isHidden: true'") }
    }
    return keys.isEmpty ? "" : "write \(listed(keys)), or "
  }
}
