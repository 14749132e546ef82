let customizationRows: [SmallRun] = [
  SmallRun(
    "where nobody customizes", ["lint", "a.json", "--customizations", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ],
    only: [
      "lose", "become", "step", "sequence", "nothing:", "hide", "remove", "show", "more",
      "exhaustive", "edits",
    ],
    """
    a.json:2:3: warning: 'A' and 'B' have no images for their items in the bar; nothing else shows on an iPhone Duo's outer display and an iPhone Duo's inner display in landscape [missing-image]
    What users can lose in a.json
    ~ nothing: no target has a sidebar for all tabs, and without one users cannot
    """),
  SmallRun(
    "where nothing can be lost", ["lint", "a.json", "--customizations", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ],
    only: [
      "lose", "become", "step", "sequence", "nothing:", "hide", "remove", "show", "more",
      "exhaustive", "edits",
    ],
    """
    a.json:1:95: note: users can remove every item from the bar in a regular iPad window [customization-empties-bar]
    What users can lose in a.json
    ~ no sequence of allowed edits makes anything unreachable (exhaustive search,
    """),
  SmallRun(
    "a tab that can be hidden is shown again",
    ["lint", "a.json", "--customizations", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "preferredPlacement": "fixed"},
        {"identifier": "b", "title": "B", "allowsHiding": true}]}
      """
    ],
    only: [
      "lose", "become", "step", "sequence", "nothing:", "hide", "remove", "show", "more",
      "exhaustive", "edits",
    ],
    """
    = help: put tabs into groups, or remove 'mode'
    What users can lose in a.json
    ~ no sequence of allowed edits makes anything unreachable or empties the bar
    (exhaustive search, 2 environments)
    """),
  SmallRun(
    "a group whose only tab can be hidden",
    ["lint", "a.json", "--customizations", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "preferredPlacement": "fixed"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X", "allowsHiding": true}]}]}
      """
    ],
    only: [
      "lose", "become", "step", "sequence", "nothing:", "hide", "remove", "show", "more",
      "exhaustive", "edits",
    ],
    """
    What users can lose in a.json
    ! 'G' becomes unreachable after 2 steps, on iPad (regular)
    1  remove 'G' from the bar
    2  hide 'X'
    ~ no sequence of allowed edits empties the bar (exhaustive search, 2
    """),
  SmallRun(
    "a group that can be selected is not lost",
    ["lint", "a.json", "--customizations", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "preferredPlacement": "fixed"},
        {"identifier": "g", "title": "G", "isSidebarDestination": true, "children": [{"identifier": "x", "title": "X", "allowsHiding": true}]}]}
      """
    ],
    only: [
      "lose", "become", "step", "sequence", "nothing:", "hide", "remove", "show", "more",
      "exhaustive", "edits",
    ],
    """
    What users can lose in a.json
    ~ no sequence of allowed edits makes anything unreachable or empties the bar
    (exhaustive search, 2 environments)
    """),
  SmallRun(
    "an inline group that can be added again is not lost",
    ["lint", "a.json", "--customizations", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "preferredPlacement": "fixed"},
        {"identifier": "g", "title": "G", "sidebarAppearance": "inline", "children": [{"identifier": "x", "title": "X", "allowsHiding": true}]}]}
      """
    ],
    only: [
      "lose", "become", "step", "sequence", "nothing:", "hide", "remove", "show", "more",
      "exhaustive", "edits",
    ],
    """
    What users can lose in a.json
    ~ no sequence of allowed edits makes anything unreachable or empties the bar
    (exhaustive search, 2 environments)
    """),
  SmallRun(
    "an inline group that nobody can add", ["lint", "a.json", "--customizations", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "preferredPlacement": "fixed"},
        {"identifier": "g", "title": "G", "sidebarAppearance": "inline", "preferredPlacement": "sidebarOnly", "children": [{"identifier": "x", "title": "X", "allowsHiding": true}]}]}
      """
    ],
    only: [
      "lose", "become", "step", "sequence", "nothing:", "hide", "remove", "show", "more",
      "exhaustive", "edits",
    ],
    """
    = help: add a second tab to this bar, or hide the bar here
    = note: (observed, not documented) a bottom bar shows every root node,
    = help: move it into a group whose screen leads there, or remove
    What users can lose in a.json
    ! 'G' becomes unreachable after 1 step, on iPad (regular)
    1  hide 'X'
    ~ no sequence of allowed edits empties the bar (exhaustive search, 2
    """),
  SmallRun(
    "a hidden tab in a group that loses its item",
    ["lint", "a.json", "--customizations", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "preferredPlacement": "fixed"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X", "isHidden": true}]}]}
      """
    ],
    only: [
      "lose", "become", "step", "sequence", "nothing:", "hide", "remove", "show", "more",
      "exhaustive", "edits",
    ],
    """
    a.json:3:96: warning: 'X' is hidden in a regular iPad window, and users cannot show it [hidden-for-good]
    = note: users can show only tabs with 'allowsHiding'
    = help: add 'allowsHiding: true', or remove 'isHidden'
    What users can lose in a.json
    ! 'G' and 'X' become unreachable after 1 step, on iPad (regular)
    1  remove 'G' from the bar
    ~ no sequence of allowed edits empties the bar (exhaustive search, 2
    """),
  SmallRun(
    "the bar becomes empty by hiding and removing",
    ["lint", "a.json", "--customizations", "--no-config", "-f", "json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "allowsHiding": true},
        {"identifier": "g", "title": "G", "allowsHiding": true, "children": [{"identifier": "x", "title": "X", "preferredPlacement": "default"}, {"identifier": "y", "title": "Y", "preferredPlacement": "default"}]}]}
      """
    ], only: ["event", "identifier", "emptyBar", "unreachable"],
    """
    "unreachable": [],
    "emptyBar": [
    "event": "remove",
    "identifier": "a"
    "event": "remove",
    "identifier": "b"
    "event": "hide",
    "identifier": "g"
    """),
  SmallRun(
    "a fixed tab keeps the bar",
    ["lint", "a.json", "--customizations", "--no-config", "-f", "json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "preferredPlacement": "fixed"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["event", "identifier", "emptyBar", "unreachable"],
    """
    "unreachable": [],
    "emptyBar": []
    """),
  SmallRun(
    "several groups, the shortest first", ["lint", "a.json", "--customizations", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "preferredPlacement": "fixed"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X", "allowsHiding": true}, {"identifier": "y", "title": "Y", "allowsHiding": true}]},
        {"identifier": "h", "title": "H", "children": [{"identifier": "z", "title": "Z", "allowsHiding": true}]}]}
      """
    ],
    only: [
      "lose", "become", "step", "sequence", "nothing:", "hide", "remove", "show", "more",
      "exhaustive", "edits",
    ],
    """
    What users can lose in a.json
    ! 'H' becomes unreachable after 2 steps, on iPad (regular)
    1  remove 'H' from the bar
    2  hide 'Z'
    ! other edits make more unreachable: 'G' after 3 steps
    ~ no sequence of allowed edits empties the bar (exhaustive search, 2
    """),
  SmallRun(
    "a path of two groups", ["lint", "a.json", "--customizations", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "preferredPlacement": "fixed"},
        {"identifier": "g", "title": "G", "allowsHiding": true, "children": [{"identifier": "h", "title": "H", "preferredPlacement": "default", "children": [{"identifier": "x", "title": "X", "isHidden": true}]}]}]}
      """
    ],
    only: [
      "lose", "become", "step", "sequence", "nothing:", "hide", "remove", "show", "more",
      "exhaustive", "edits",
    ],
    """
    = help: move it up, or show what 'H' holds on a screen of the app
    a.json:3:198: warning: 'X' is hidden in a regular iPad window, and users cannot show it [hidden-for-good]
    = note: users can show only tabs with 'allowsHiding'
    = help: add 'allowsHiding: true', or remove 'isHidden'
    What users can lose in a.json
    ! 'X' becomes unreachable after 1 step, on iPad (regular)
    1  hide 'G'
    ! other edits make more unreachable: 'G' after 2 steps and 'H' after 2 steps
    ~ no sequence of allowed edits empties the bar (exhaustive search, 2
    """),
  SmallRun(
    "a customization that could not be", ["lint", "a.json", "--customizations", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ],
    only: [
      "lose", "become", "step", "sequence", "nothing:", "hide", "remove", "show", "more",
      "exhaustive", "edits",
    ],
    """
    = help: put tabs into groups, or remove 'mode'
    a.json:1:95: note: users can remove every item from the bar in a regular iPad window [customization-empties-bar]
    What users can lose in a.json
    ~ no sequence of allowed edits makes anything unreachable (exhaustive search,
    """),
  SmallRun(
    "a state with hidden", ["resolve", "a.json", "--customization", "c.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "f", "title": "F", "preferredPlacement": "fixed"},
        {"identifier": "p", "title": "P", "preferredPlacement": "pinned"},
        {"identifier": "m", "title": "M", "preferredPlacement": "movable"},
        {"identifier": "s", "title": "S", "preferredPlacement": "sidebarOnly"},
        {"identifier": "o", "title": "O", "preferredPlacement": "optional"},
        {"identifier": "g", "title": "G", "allowsReordering": true, "children": [{"identifier": "x", "title": "X"}, {"identifier": "y", "title": "Y"}]},
        {"identifier": "k", "title": "K", "children": [{"identifier": "z", "title": "Z"}]}]}
      """, "c.json": #"{"hidden": ["a", "q"]}"#,
    ], only: ["warning", "note"], ofErrors: true,
    """
    = note: the bar shows only the image of a pinned item
    c.json:1:13: warning: 'a' does not allow hiding [customization]
    c.json:1:18: note: no node has the identifier 'q' any more [customization]
    1 warning, 1 note in 1 file
    """),
  SmallRun(
    "a state with shown", ["resolve", "a.json", "--customization", "c.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "f", "title": "F", "preferredPlacement": "fixed"},
        {"identifier": "p", "title": "P", "preferredPlacement": "pinned"},
        {"identifier": "m", "title": "M", "preferredPlacement": "movable"},
        {"identifier": "s", "title": "S", "preferredPlacement": "sidebarOnly"},
        {"identifier": "o", "title": "O", "preferredPlacement": "optional"},
        {"identifier": "g", "title": "G", "allowsReordering": true, "children": [{"identifier": "x", "title": "X"}, {"identifier": "y", "title": "Y"}]},
        {"identifier": "k", "title": "K", "children": [{"identifier": "z", "title": "Z"}]}]}
      """, "c.json": #"{"shown": ["a"]}"#,
    ], only: ["warning", "note"], ofErrors: true,
    """
    = note: the bar shows only the image of a pinned item
    c.json:1:12: warning: 'a' does not allow hiding [customization]
    1 warning in 1 file
    """),
  SmallRun(
    "a state with tabBarOrder", ["resolve", "a.json", "--customization", "c.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "f", "title": "F", "preferredPlacement": "fixed"},
        {"identifier": "p", "title": "P", "preferredPlacement": "pinned"},
        {"identifier": "m", "title": "M", "preferredPlacement": "movable"},
        {"identifier": "s", "title": "S", "preferredPlacement": "sidebarOnly"},
        {"identifier": "o", "title": "O", "preferredPlacement": "optional"},
        {"identifier": "g", "title": "G", "allowsReordering": true, "children": [{"identifier": "x", "title": "X"}, {"identifier": "y", "title": "Y"}]},
        {"identifier": "k", "title": "K", "children": [{"identifier": "z", "title": "Z"}]}]}
      """, "c.json": #"{"tabBarOrder": ["a", "f", "p", "s", "m", "o", "q"]}"#,
    ], only: ["warning", "note"], ofErrors: true,
    """
    = note: the bar shows only the image of a pinned item
    c.json:1:23: warning: 'f' is fixed and cannot be moved [customization]
    c.json:1:28: warning: 'p' is pinned and cannot be moved [customization]
    c.json:1:33: warning: 's' is sidebarOnly and cannot be in the bar [customization]
    c.json:1:48: note: no node has the identifier 'q' any more [customization]
    3 warnings, 1 note in 1 file
    """),
  SmallRun(
    "a state with removedFromTabBar", ["resolve", "a.json", "--customization", "c.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "f", "title": "F", "preferredPlacement": "fixed"},
        {"identifier": "p", "title": "P", "preferredPlacement": "pinned"},
        {"identifier": "m", "title": "M", "preferredPlacement": "movable"},
        {"identifier": "s", "title": "S", "preferredPlacement": "sidebarOnly"},
        {"identifier": "o", "title": "O", "preferredPlacement": "optional"},
        {"identifier": "g", "title": "G", "allowsReordering": true, "children": [{"identifier": "x", "title": "X"}, {"identifier": "y", "title": "Y"}]},
        {"identifier": "k", "title": "K", "children": [{"identifier": "z", "title": "Z"}]}]}
      """, "c.json": #"{"removedFromTabBar": ["a", "f", "p", "m", "s", "o"]}"#,
    ], only: ["warning", "note"], ofErrors: true,
    """
    = note: the bar shows only the image of a pinned item
    c.json:1:29: warning: 'f' is fixed and cannot be removed from the bar [customization]
    c.json:1:34: warning: 'p' is pinned and cannot be removed from the bar [customization]
    c.json:1:39: warning: 'm' is movable and cannot be removed from the bar [customization]
    c.json:1:44: warning: 's' is sidebarOnly and never in the bar [customization]
    4 warnings in 1 file
    """),
  SmallRun(
    "a state with displayOrder", ["resolve", "a.json", "--customization", "c.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "f", "title": "F", "preferredPlacement": "fixed"},
        {"identifier": "p", "title": "P", "preferredPlacement": "pinned"},
        {"identifier": "m", "title": "M", "preferredPlacement": "movable"},
        {"identifier": "s", "title": "S", "preferredPlacement": "sidebarOnly"},
        {"identifier": "o", "title": "O", "preferredPlacement": "optional"},
        {"identifier": "g", "title": "G", "allowsReordering": true, "children": [{"identifier": "x", "title": "X"}, {"identifier": "y", "title": "Y"}]},
        {"identifier": "k", "title": "K", "children": [{"identifier": "z", "title": "Z"}]}]}
      """, "c.json": #"{"displayOrder": {"g": ["x", "z"], "k": ["z"], "a": []}}"#,
    ], only: ["warning", "note"], ofErrors: true,
    """
    = note: the bar shows only the image of a pinned item
    c.json:1:30: warning: 'z' is not in 'g' [customization]
    c.json:1:36: warning: 'k' does not allow reordering [customization]
    c.json:1:48: warning: 'a' does not allow reordering [customization]
    3 warnings in 1 file
    """),
  SmallRun(
    "a state with collapsed", ["resolve", "a.json", "--customization", "c.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "f", "title": "F", "preferredPlacement": "fixed"},
        {"identifier": "p", "title": "P", "preferredPlacement": "pinned"},
        {"identifier": "m", "title": "M", "preferredPlacement": "movable"},
        {"identifier": "s", "title": "S", "preferredPlacement": "sidebarOnly"},
        {"identifier": "o", "title": "O", "preferredPlacement": "optional"},
        {"identifier": "g", "title": "G", "allowsReordering": true, "children": [{"identifier": "x", "title": "X"}, {"identifier": "y", "title": "Y"}]},
        {"identifier": "k", "title": "K", "children": [{"identifier": "z", "title": "Z"}]}]}
      """, "c.json": #"{"collapsed": ["a", "g"]}"#,
    ], only: ["warning", "note"], ofErrors: true,
    """
    = note: the bar shows only the image of a pinned item
    c.json:1:16: warning: 'a' is not a group and cannot be collapsed [customization]
    1 warning in 1 file
    """),
]
