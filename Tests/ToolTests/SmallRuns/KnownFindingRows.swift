private let doubtful = """
  {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
    {"identifier": "a", "title": "Aa", "badgeValue": "", "image": "star.fill"},
    {"identifier": "a", "title": "Aa", "badgeValue": "new"},
    {"identifier": "g", "title": "G", "children": []}]}
  """

private let otherTitles = """
  {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
    {"identifier": "a", "title": "Ab", "badgeValue": "", "image": "star.fill"},
    {"identifier": "a", "title": "Ab", "badgeValue": "new"},
    {"identifier": "g", "title": "G", "children": []}]}
  """

let knownFindingRows: [SmallRun] = [
  SmallRun(
    "known findings in json",
    ["lint", "a.json", "b.json", "--no-config", "--baseline", "base.json", "-f", "json"],
    [
      "a.json": doubtful,
      "b.json": otherTitles,
      "base.json": """
      {"baselineVersion": 1, "findings": [{"path": "a.json", "rule": "badge-value", "pointer": "/tabs/0/badgeValue", "identifier": "a"}, {"path": "a.json", "rule": "duplicate-identifier", "pointer": "/tabs/1/identifier", "identifier": "a"}, {"path": "a.json", "rule": "duplicate-title", "pointer": "/tabs/1/title", "identifier": "a"}, {"path": "a.json", "rule": "badge-value", "pointer": "/tabs/1/badgeValue", "identifier": "a"}, {"path": "a.json", "rule": "empty-group", "pointer": "/tabs/2", "identifier": "g"}, {"path": "b.json", "rule": "badge-value", "pointer": "/tabs/0/badgeValue", "identifier": "a"}, {"path": "b.json", "rule": "duplicate-identifier", "pointer": "/tabs/1/identifier", "identifier": "a"}, {"path": "b.json", "rule": "duplicate-title", "pointer": "/tabs/1/title", "identifier": "a"}, {"path": "b.json", "rule": "badge-value", "pointer": "/tabs/1/badgeValue", "identifier": "a"}, {"path": "b.json", "rule": "empty-group", "pointer": "/tabs/2", "identifier": "g"}]}
      """,
    ], columns: 80, only: [#""baselined""#, #""files""#, #""suppressed""#],
    """
    "baselined": true
    "baselined": true
    "baselined": true
    "baselined": true
    "baselined": true
    "baselined": true
    "baselined": true
    "baselined": true
    "baselined": true
    "baselined": true
    "files": 2,
    "suppressed": 0
    """),
  SmallRun(
    "known findings in junit",
    ["lint", "a.json", "b.json", "--no-config", "--baseline", "base.json", "-f", "junit"],
    [
      "a.json": doubtful,
      "b.json": otherTitles,
      "base.json": """
      {"baselineVersion": 1, "findings": [{"path": "a.json", "rule": "badge-value", "pointer": "/tabs/0/badgeValue", "identifier": "a"}, {"path": "a.json", "rule": "duplicate-identifier", "pointer": "/tabs/1/identifier", "identifier": "a"}, {"path": "a.json", "rule": "duplicate-title", "pointer": "/tabs/1/title", "identifier": "a"}, {"path": "a.json", "rule": "badge-value", "pointer": "/tabs/1/badgeValue", "identifier": "a"}, {"path": "a.json", "rule": "empty-group", "pointer": "/tabs/2", "identifier": "g"}, {"path": "b.json", "rule": "badge-value", "pointer": "/tabs/0/badgeValue", "identifier": "a"}, {"path": "b.json", "rule": "duplicate-identifier", "pointer": "/tabs/1/identifier", "identifier": "a"}, {"path": "b.json", "rule": "duplicate-title", "pointer": "/tabs/1/title", "identifier": "a"}, {"path": "b.json", "rule": "badge-value", "pointer": "/tabs/1/badgeValue", "identifier": "a"}, {"path": "b.json", "rule": "empty-group", "pointer": "/tabs/2", "identifier": "g"}]}
      """,
    ], columns: 80,
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites>
      <testsuite id="0" name="a.json" package="tabspec" hostname="localhost" timestamp="1970-01-01T00:00:00" tests="1" failures="0" errors="0" skipped="0" time="0">
        <properties>
          <property name="tabspec" value="0.1.0"/>
        </properties>
        <testcase name="no findings" classname="a.json" time="0"/>
        <system-out/>
        <system-err/>
      </testsuite>
      <testsuite id="1" name="b.json" package="tabspec" hostname="localhost" timestamp="1970-01-01T00:00:00" tests="1" failures="0" errors="0" skipped="0" time="0">
        <properties>
          <property name="tabspec" value="0.1.0"/>
        </properties>
        <testcase name="no findings" classname="b.json" time="0"/>
        <system-out/>
        <system-err/>
      </testsuite>
    </testsuites>
    """),
  SmallRun(
    "known findings in text",
    ["lint", "a.json", "b.json", "--no-config", "--baseline", "base.json", "-f", "text"],
    [
      "a.json": doubtful,
      "b.json": otherTitles,
      "base.json": """
      {"baselineVersion": 1, "findings": [{"path": "a.json", "rule": "badge-value", "pointer": "/tabs/0/badgeValue", "identifier": "a"}, {"path": "a.json", "rule": "duplicate-identifier", "pointer": "/tabs/1/identifier", "identifier": "a"}, {"path": "a.json", "rule": "duplicate-title", "pointer": "/tabs/1/title", "identifier": "a"}, {"path": "a.json", "rule": "badge-value", "pointer": "/tabs/1/badgeValue", "identifier": "a"}, {"path": "a.json", "rule": "empty-group", "pointer": "/tabs/2", "identifier": "g"}, {"path": "b.json", "rule": "badge-value", "pointer": "/tabs/0/badgeValue", "identifier": "a"}, {"path": "b.json", "rule": "duplicate-identifier", "pointer": "/tabs/1/identifier", "identifier": "a"}, {"path": "b.json", "rule": "duplicate-title", "pointer": "/tabs/1/title", "identifier": "a"}, {"path": "b.json", "rule": "badge-value", "pointer": "/tabs/1/badgeValue", "identifier": "a"}, {"path": "b.json", "rule": "empty-group", "pointer": "/tabs/2", "identifier": "g"}]}
      """,
    ], columns: 80,
    """
    no findings in 2 files, 10 in the baseline
    """),
  SmallRun(
    "known findings in sarif",
    ["lint", "a.json", "b.json", "--no-config", "--baseline", "base.json", "-f", "sarif"],
    [
      "a.json": doubtful,
      "b.json": otherTitles,
      "base.json": """
      {"baselineVersion": 1, "findings": [{"path": "a.json", "rule": "badge-value", "pointer": "/tabs/0/badgeValue", "identifier": "a"}, {"path": "a.json", "rule": "duplicate-identifier", "pointer": "/tabs/1/identifier", "identifier": "a"}, {"path": "a.json", "rule": "duplicate-title", "pointer": "/tabs/1/title", "identifier": "a"}, {"path": "a.json", "rule": "badge-value", "pointer": "/tabs/1/badgeValue", "identifier": "a"}, {"path": "a.json", "rule": "empty-group", "pointer": "/tabs/2", "identifier": "g"}, {"path": "b.json", "rule": "badge-value", "pointer": "/tabs/0/badgeValue", "identifier": "a"}, {"path": "b.json", "rule": "duplicate-identifier", "pointer": "/tabs/1/identifier", "identifier": "a"}, {"path": "b.json", "rule": "duplicate-title", "pointer": "/tabs/1/title", "identifier": "a"}, {"path": "b.json", "rule": "badge-value", "pointer": "/tabs/1/badgeValue", "identifier": "a"}, {"path": "b.json", "rule": "empty-group", "pointer": "/tabs/2", "identifier": "g"}]}
      """,
    ], columns: 80,
    only: [
      #""baselineState""#, #""suppressions""#, #""justification""#, #""suppressed""#,
      #""files""#,
    ],
    """
    "baselineState": "unchanged",
    "suppressions": [
    "justification": "recorded in the baseline"
    "baselineState": "unchanged",
    "suppressions": [
    "justification": "recorded in the baseline"
    "baselineState": "unchanged",
    "suppressions": [
    "justification": "recorded in the baseline"
    "baselineState": "unchanged",
    "suppressions": [
    "justification": "recorded in the baseline"
    "baselineState": "unchanged",
    "suppressions": [
    "justification": "recorded in the baseline"
    "baselineState": "unchanged",
    "suppressions": [
    "justification": "recorded in the baseline"
    "baselineState": "unchanged",
    "suppressions": [
    "justification": "recorded in the baseline"
    "baselineState": "unchanged",
    "suppressions": [
    "justification": "recorded in the baseline"
    "baselineState": "unchanged",
    "suppressions": [
    "justification": "recorded in the baseline"
    "baselineState": "unchanged",
    "suppressions": [
    "justification": "recorded in the baseline"
    "files": 2,
    "suppressed": 0
    """),
  SmallRun(
    "one finding for several",
    ["lint", "a.json", "b.json", "--no-config", "--max-findings", "1", "-f", "markdown"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Aa", "badgeValue": "", "image": "star.fill"},
        {"identifier": "a", "title": "Aa", "badgeValue": "new"},
        {"identifier": "b", "title": "Aa", "badgeValue": "old"},
        {"identifier": "g", "title": "G", "children": []}]}
      """,
      "b.json": doubtful,
    ], columns: 80,
    """
    ## tabspec: 2 errors, 10 warnings and 1 note in 2 files

    ### <code>a.json</code>

    | Line | Severity | Finding | Rule |
    | ---: | --- | --- | --- |
    | 1 | note | 3 of 4 root tabs have a badge | [too-many-badges](https://developer.apple.com/design/human-interface-guidelines/tab-bars) |
    | 2 | warning | 'Aa' has an empty badge | [badge-value](https://developer.apple.com/design/human-interface-guidelines/tab-bars) |
    | 3 | error | identifier 'a' is already taken by 'Aa' | [duplicate-identifier](https://developer.apple.com/documentation/uikit/uitab/identifier) |
    | 3 | warning | 'Aa' is also the title of another tab next to this one | duplicate-title |
    | 3 | warning | and 1 more like this | [badge-value](https://developer.apple.com/design/human-interface-guidelines/tab-bars) |
    | 4 | warning | 'Aa' is also the title of another tab next to this one | duplicate-title |
    | 5 | warning | the group 'G' has no children | empty-group |

    <details>
    <summary>What to do</summary>

    - Line 1: 3 of 4 root tabs have a badge
      - note: 'Aa', 'Aa' and 'Aa' have one: too many to notice
      - help: keep the badge of what is critical
    - Line 2: 'Aa' has an empty badge
      - note: a badge is a small oval: words do not fit, and other signs look like mistakes
      - help: leave out 'badgeValue' if there is nothing to report
    - Line 3: identifier 'a' is already taken by 'Aa'
      - note: first used here, in line 2
      - help: give this tab an identifier of its own
    - Line 3: 'Aa' is also the title of another tab next to this one
      - note: it is here, in line 2
      - where: everywhere
      - help: choose titles that distinguish the two
    - Line 4: 'Aa' is also the title of another tab next to this one
      - note: it is here, in line 2
      - where: everywhere
      - help: choose titles that distinguish the two
    - Line 5: the group 'G' has no children
      - help: leave the section out while it is empty, or describe with 'repeats' what fills it

    </details>

    ### <code>b.json</code>

    | Line | Severity | Finding | Rule |
    | ---: | --- | --- | --- |
    | 2 | warning | 'Aa' has an empty badge | [badge-value](https://developer.apple.com/design/human-interface-guidelines/tab-bars) |
    | 3 | error | identifier 'a' is already taken by 'Aa' | [duplicate-identifier](https://developer.apple.com/documentation/uikit/uitab/identifier) |
    | 3 | warning | 'Aa' is also the title of another tab next to this one | duplicate-title |
    | 3 | warning | the badge 'new' is neither a number nor '!' | [badge-value](https://developer.apple.com/design/human-interface-guidelines/tab-bars) |
    | 4 | warning | the group 'G' has no children | empty-group |

    <details>
    <summary>What to do</summary>

    - Line 2: 'Aa' has an empty badge
      - note: a badge is a small oval: words do not fit, and other signs look like mistakes
      - help: leave out 'badgeValue' if there is nothing to report
    - Line 3: identifier 'a' is already taken by 'Aa'
      - note: first used here, in line 2
      - help: give this tab an identifier of its own
    - Line 3: 'Aa' is also the title of another tab next to this one
      - note: it is here, in line 2
      - where: everywhere
      - help: choose titles that distinguish the two
    - Line 3: the badge 'new' is neither a number nor '!'
      - note: a badge is a small oval: words do not fit, and other signs look like mistakes
      - help: write digits, digits and '+', or '!'
    - Line 4: the group 'G' has no children
      - help: leave the section out while it is empty, or describe with 'repeats' what fills it

    </details>
    """),
  SmallRun(
    "a file without findings as JUnit",
    ["lint", "ok.json", "a.json", "--no-config", "-f", "junit"],
    [
      "ok.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "watch-now", "title": "Watch"}, {"identifier": "films", "title": "Films"}]}
      """,
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "watch-now", "title": "Watch"}, {"identifier": "films", "title": ""}]}
      """,
    ],
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites>
      <testsuite id="0" name="a.json" package="tabspec" hostname="localhost" timestamp="1970-01-01T00:00:00" tests="2" failures="0" errors="0" skipped="0" time="0">
        <properties>
          <property name="tabspec" value="0.1.0"/>
        </properties>
        <testcase name="missing-image: &apos;films&apos; has no image for its item in the bar; nothing else shows" classname="a.json" time="0">
        </testcase>
        <testcase name="missing-label: the tab &apos;films&apos; has an empty title" classname="a.json" time="0">
        </testcase>
        <system-out>a.json:2:50: warning: 'films' has no image for its item in the bar; nothing else shows&#xA;note: the item's image would be blank&#xA;where: everywhere&#xA;help: add an 'image', preferably a familiar SF Symbol&#xA;https://developer.apple.com/design/human-interface-guidelines/tab-bars&#xA;&#xA;a.json:2:83: warning: the tab 'films' has an empty title&#xA;note: nothing of it is visible, and VoiceOver has nothing to read&#xA;help: write a short title that names what is inside&#xA;https://developer.apple.com/design/human-interface-guidelines/tab-bars</system-out>
        <system-err/>
      </testsuite>
      <testsuite id="1" name="ok.json" package="tabspec" hostname="localhost" timestamp="1970-01-01T00:00:00" tests="1" failures="0" errors="0" skipped="0" time="0">
        <properties>
          <property name="tabspec" value="0.1.0"/>
        </properties>
        <testcase name="no findings" classname="ok.json" time="0"/>
        <system-out/>
        <system-err/>
      </testsuite>
    </testsuites>
    """),
  SmallRun(
    "the tool and one finding as SARIF",
    ["lint", "a.json", "--no-config", "-f", "sarif"],
    ["a.json": doubtful],
    only: [
      #""columnKind""#, #""results""#, #""version""#, #""name""#, #""locations""#, "badge",
      #""environments""#, #""message""#,
    ],
    #"""
    "version": "2.1.0",
    "name": "tabspec",
    "version": "0.1.0",
    "text": "Values are never converted silently: tools would differ in whether \"false\" means false, or a badge of 3 means \"3\"."
    "text": "What to write instead: Write true and false without quotes, texts and versions in quotes, and arrays in brackets. To get a default leave the key out: null is not accepted for any key.\n\nWhen to suppress it: Never: this rule cannot be suppressed or configured.\n\nWhat Apple says: The types are those of UIKit's properties; a badge, for example, is a string.\n\nHow sure this is: Certain. 1, 1.0 and 1e0 are the same whole number.",
    "markdown": "**What to write instead**\n\nWrite true and false without quotes, texts and versions in quotes, and arrays in brackets. To get a default leave the key out: null is not accepted for any key.\n\n**When to suppress it**\n\nNever: this rule cannot be suppressed or configured.\n\n**What Apple says**\n\nThe types are those of UIKit's properties; a badge, for example, is a string.\n\n**How sure this is**\n\nCertain. 1, 1.0 and 1e0 are the same whole number."
    "id": "badge-value",
    "text": "A badge is a number or an exclamation mark."
    "text": "A badge is a small red oval, on every device. Words do not fit, other signs look like mistakes, and an empty badge has no meaning."
    "text": "What to write instead: Write a count, '99+' for many, or '!' for something that needs attention. Leave 'badgeValue' out if there is nothing to report.\n\nWhen to suppress it: A word of two or three letters that fits in every language.\n\nWhat Apple says: The guidelines on tab bars describe the badge: a red oval with white text, either a number or an exclamation mark.\n\nHow sure this is: Documented. A number consists of the digits 0 to 9, optionally followed by '+'; digits of other scripts are not recognized.",
    "markdown": "**What to write instead**\n\nWrite a count, '99+' for many, or '!' for something that needs attention. Leave 'badgeValue' out if there is nothing to report.\n\n**When to suppress it**\n\nA word of two or three letters that fits in every language.\n\n**What Apple says**\n\nThe guidelines on tab bars describe the badge: a red oval with white text, either a number or an exclamation mark.\n\n**How sure this is**\n\nDocumented. A number consists of the digits 0 to 9, optionally followed by '+'; digits of other scripts are not recognized."
    "id": "too-many-badges",
    "text": "Few of the root nodes have a badge."
    "text": "A badge means that something is urgent. If most items have one, on any device, users overlook the important one."
    "text": "What to write instead: Keep badges for critical information, and show other numbers inside the sections.\n\nWhen to suppress it: The spec shows the worst case on purpose; in the app these badges rarely occur together.\n\nWhat Apple says: The guidelines on tab bars reserve badges for critical information, so that they keep their meaning.\n\nHow sure this is: The advice is documented; the limit, more than two and more than half of the root nodes, is this tool's.",
    "markdown": "**What to write instead**\n\nKeep badges for critical information, and show other numbers inside the sections.\n\n**When to suppress it**\n\nThe spec shows the worst case on purpose; in the app these badges rarely occur together.\n\n**What Apple says**\n\nThe guidelines on tab bars reserve badges for critical information, so that they keep their meaning.\n\n**How sure this is**\n\nThe advice is documented; the limit, more than two and more than half of the root nodes, is this tool's."
    "id": "hidden-badge",
    "text": "A badge on a tab inside a group is visible, or the group also has one."
    "text": "On iPhone and in a compact iPad window a tab inside a group has no item and no row, so its badge is not visible, and users miss it unless they open the group."
    "text": "What to write instead: Give the group a badge as well, such as the sum of those inside it.\n\nWhen to suppress it: The app sets the group's badge at run time, or the group's screen shows the same information.\n\nWhat Apple says: The guidelines on tab bars reserve badges for critical information. They say nothing about tabs inside groups.\n\nHow sure this is: As certain as the layouts. Rows in collapsed sections and in sidebars that are one tap away count as visible. Hidden nodes are not checked.",
    "markdown": "**What to write instead**\n\nGive the group a badge as well, such as the sum of those inside it.\n\n**When to suppress it**\n\nThe app sets the group's badge at run time, or the group's screen shows the same information.\n\n**What Apple says**\n\nThe guidelines on tab bars reserve badges for critical information. They say nothing about tabs inside groups.\n\n**How sure this is**\n\nAs certain as the layouts. Rows in collapsed sections and in sidebars that are one tap away count as visible. Hidden nodes are not checked."
    "text": "Titles, subtitles, badges and identifiers have no invisible characters."
    "columnKind": "unicodeCodePoints",
    "results": [
    "ruleId": "badge-value",
    "message": {
    "text": "'Aa' has an empty badge\nnote: a badge is a small oval: words do not fit, and other signs look like mistakes\nhelp: leave out 'badgeValue' if there is nothing to report"
    "locations": [
    "pointer": "/tabs/0/badgeValue",
    "environments": []
    "message": {
    "locations": [
    "message": {
    "environments": []
    "message": {
    "locations": [
    "message": {
    "environments": [
    "ruleId": "badge-value",
    "message": {
    "text": "the badge 'new' is neither a number nor '!'\nnote: a badge is a small oval: words do not fit, and other signs look like mistakes\nhelp: write digits, digits and '+', or '!'"
    "locations": [
    "pointer": "/tabs/1/badgeValue",
    "environments": []
    "message": {
    "locations": [
    "environments": []
    """#),
  SmallRun(
    "a baseline without a spec that is not read",
    ["lint", "a.json", "b.json", "--no-config", "--write-baseline", "base.json"],
    [
      "a.json":
        #"{"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "book"}]}"#,
      "b.json":
        #"{"tabs": []}"#,
    ],
    ofErrors: true,
    """
    wrote 0 findings to base.json
    note: 1 finding keeps a spec from being read; a baseline holds no such finding, and nothing else about these specs
    """),
  SmallRun(
    "a baseline without two findings that keep a spec from being read",
    ["lint", "a.json", "b.json", "--no-config", "--write-baseline", "base.json"],
    [
      "a.json":
        #"{"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "book"}]}"#,
      "b.json":
        #"{"tabs": [{"identifier": "a"}, {"title": "B"}]}"#,
    ],
    ofErrors: true,
    """
    wrote 0 findings to base.json
    note: 2 findings keep a spec from being read; a baseline holds no such finding, and nothing else about these specs
    """),
]
