import JSON
import TabModel

extension Rule {
  static let sidebarTooLong = Rule(
    id: "sidebar-too-long",
    severity: .note,
    summary: "A long sidebar has sections that users can collapse.",
    rationale: """
      More than about thirty rows do not fit on the screen of an iPad or into the window of a Mac. \
      Without sections users can only scroll, and cannot collapse what they do not need.
      """,
    remedy: "Put related rows into groups, which are shown as sections.",
    exception: """
      The list has no parts, such as the letters of an alphabet. 'maximum' changes the limit.
      """,
    apple: """
      For a lot of content, the guidelines on sidebars advise disclosure controls, which keep the \
      list short.
      """,
    sources: [.sidebars],
    certainty: "The advice is documented, the number thirty is this tool's.",
    options: [.sidebarRows],
    accepts: [
      Example(
        """
        {"targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "seeds", "title": "Seeds"},
          {"identifier": "trees", "title": "Trees", "children": [
        \(rows(31))
          ]}
        ]}
        """)
    ],
    rejects: [
      Example(
        """
        {"mode": "tabSidebar",
         "targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}],
         "tabs": ↓[{+{"identifier": "trees", "title": "Trees", "children": [+}
        \(rows(31))
        ]}{+]}+}
        """)
    ],
    inSwiftUI: InSwiftUI(remedy: "Put related rows into sections."),
    check: .spec { spec, scope, findings in
      let maximum = scope.settings[.sidebarRows]
      let long = scope.reported(
        scope.environmentsOfLayouts { shared in
          guard let rows = shared.layout.sidebar?.rows, rows.count > maximum else { return false }
          return !rows.contains { $0.kind == .section }
        })
      guard let most = scope.most(in: long, { $0.layout.sidebar?.rows.count ?? 0 }) else { return }
      findings.report(
        "the sidebar has \(most) rows, more than \(maximum), and no "
          + "section\(scope.place(of: long))",
        at: spec.tabsRange, in: long,
        note: "users can only scroll, and cannot collapse parts that they do not need",
        help: "put related rows into \(scope.group)s")
    })
}

extension Rule.Option {
  static let sidebarRows = Self(
    of: "sidebar-too-long", "maximum", 30, "the most rows of a sidebar without sections")
}

/// Creates rows for examples, four on a line.
private func rows(_ count: Int) -> String {
  var text = "  "
  for number in 1...count {
    text += #"{"identifier": "t\#(number)", "title": "Tree \#(number)"}"#
    if number < count { text += number.isMultiple(of: 4) ? ",\n  " : ", " }
  }
  return text
}
