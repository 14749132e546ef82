let findingRows: [SmallRun] = [
  SmallRun(
    "nothing in text", ["lint", "a.json", "--no-config", "-f", "text"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ],
    "no findings in 1 file"),
  SmallRun(
    "nothing in concise", ["lint", "a.json", "--no-config", "-f", "concise"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ],
    ""),
  SmallRun(
    "nothing in markdown", ["lint", "a.json", "--no-config", "-f", "markdown"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ],
    "## tabspec: no findings in 1 file"),
  SmallRun(
    "nothing in github", ["lint", "a.json", "--no-config", "-f", "github"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ],
    ""),
  SmallRun(
    "an error in text", ["lint", "a.json", "--no-config", "-f", "text"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "a", "title": "A"}]}
      """
    ],
    """
    a.json:3:18: error: identifier 'a' is already taken by 'A' [duplicate-identifier]
       3 │   {"identifier": "a", "title": "A"}]}
         │                  ^^^
         = note: first used here
       2 │   {"identifier": "a", "title": "A"},
         │                  ───
         = help: give this tab an identifier of its own
         = see https://developer.apple.com/documentation/uikit/uitab/identifier

    a.json:3:32: warning: 'A' is also the title of another tab next to this one [duplicate-title]
       3 │   {"identifier": "a", "title": "A"}]}
         │                                ^^^
         = note: it is here
       2 │   {"identifier": "a", "title": "A"},
         │                                ───
         = help: choose titles that distinguish the two

    1 error, 1 warning in 1 file
    """),
  SmallRun(
    "an error in concise", ["lint", "a.json", "--no-config", "-f", "concise"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "a", "title": "A"}]}
      """
    ],
    """
    a.json:3:18: error: identifier 'a' is already taken by 'A' [duplicate-identifier]
    a.json:3:32: warning: 'A' is also the title of another tab next to this one [duplicate-title]
    """),
  SmallRun(
    "an error in markdown", ["lint", "a.json", "--no-config", "-f", "markdown"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "a", "title": "A"}]}
      """
    ],
    """
    ## tabspec: 1 error and 1 warning in 1 file

    ### <code>a.json</code>

    | Line | Severity | Finding | Rule |
    | ---: | --- | --- | --- |
    | 3 | error | identifier 'a' is already taken by 'A' | [duplicate-identifier](https://developer.apple.com/documentation/uikit/uitab/identifier) |
    | 3 | warning | 'A' is also the title of another tab next to this one | duplicate-title |

    <details>
    <summary>What to do</summary>

    - Line 3: identifier 'a' is already taken by 'A'
      - note: first used here, in line 2
      - help: give this tab an identifier of its own
    - Line 3: 'A' is also the title of another tab next to this one
      - note: it is here, in line 2
      - where: everywhere
      - help: choose titles that distinguish the two

    </details>
    """),
  SmallRun(
    "an error in github", ["lint", "a.json", "--no-config", "-f", "github"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "a", "title": "A"}]}
      """
    ],
    """
    ::error file=a.json,line=3,endLine=3,col=18,endColumn=21,title=duplicate-identifier::identifier 'a' is already taken by 'A'%0Anote: first used here, in line 2%0Ahelp: give this tab an identifier of its own%0Asee: https://developer.apple.com/documentation/uikit/uitab/identifier
    ::warning file=a.json,line=3,endLine=3,col=32,endColumn=35,title=duplicate-title::'A' is also the title of another tab next to this one%0Anote: it is here, in line 2%0Awhere: everywhere%0Ahelp: choose titles that distinguish the two
    """),
  SmallRun(
    "an error in gitlab", ["lint", "a.json", "--no-config", "-f", "gitlab"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "a", "title": "A"}]}
      """
    ],
    """
    [
      {
        "description": "identifier 'a' is already taken by 'A'; give this tab an identifier of its own",
        "check_name": "duplicate-identifier",
        "fingerprint": "0eb6f5eef3ffd3906f508e3d1018a18b",
        "severity": "major",
        "location": {
          "path": "a.json",
          "lines": {
            "begin": 3
          }
        }
      },
      {
        "description": "'A' is also the title of another tab next to this one; choose titles that distinguish the two",
        "check_name": "duplicate-title",
        "fingerprint": "af1e6bf51dabfe08781affd53c8d9013",
        "severity": "minor",
        "location": {
          "path": "a.json",
          "lines": {
            "begin": 3
          }
        }
      }
    ]
    """),
  SmallRun(
    "an error in junit", ["lint", "a.json", "--no-config", "-f", "junit"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "a", "title": "A"}]}
      """
    ],
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites>
      <testsuite id="0" name="a.json" package="tabspec" hostname="localhost" timestamp="1970-01-01T00:00:00" tests="2" failures="1" errors="0" skipped="0" time="0">
        <properties>
          <property name="tabspec" value="0.1.0"/>
        </properties>
        <testcase name="duplicate-identifier: identifier &apos;a&apos; is already taken by &apos;A&apos;" classname="a.json" time="0">
          <failure message="identifier &apos;a&apos; is already taken by &apos;A&apos;" type="error">a.json:3:18: error: identifier 'a' is already taken by 'A'&#xA;note: first used here, in line 2&#xA;help: give this tab an identifier of its own&#xA;https://developer.apple.com/documentation/uikit/uitab/identifier</failure>
        </testcase>
        <testcase name="duplicate-title: &apos;A&apos; is also the title of another tab next to this one" classname="a.json" time="0">
        </testcase>
        <system-out>a.json:3:32: warning: 'A' is also the title of another tab next to this one&#xA;note: it is here, in line 2&#xA;where: everywhere&#xA;help: choose titles that distinguish the two</system-out>
        <system-err/>
      </testsuite>
    </testsuites>
    """),
  SmallRun(
    "a fix in text", ["lint", "a.json", "--no-config", "-f", "text"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false},
        {"identifer": "c", "title": "C"}]}
      """
    ],
    """
    a.json:4:4: error: a tab has no key 'identifer' [unknown-key]
       4 │   {"identifer": "c", "title": "C"}]}
         │    ^^^^^^^^^^^
         = help: did you mean 'identifier'?
         = fix: write 'identifier' (may change the layout)

    1 error in 1 file
    """),
  SmallRun(
    "a fix in concise", ["lint", "a.json", "--no-config", "-f", "concise"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false},
        {"identifer": "c", "title": "C"}]}
      """
    ],
    "a.json:4:4: error: a tab has no key 'identifer' [unknown-key]"),
  SmallRun(
    "a fix in markdown", ["lint", "a.json", "--no-config", "-f", "markdown"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false},
        {"identifer": "c", "title": "C"}]}
      """
    ],
    """
    ## tabspec: 1 error in 1 file

    ### <code>a.json</code>

    | Line | Severity | Finding | Rule |
    | ---: | --- | --- | --- |
    | 4 | error | a tab has no key 'identifer' | unknown-key |

    <details>
    <summary>What to do</summary>

    - Line 4: a tab has no key 'identifer'
      - help: did you mean 'identifier'?
      - fix: write 'identifier'

    </details>
    """),
  SmallRun(
    "a fix in github", ["lint", "a.json", "--no-config", "-f", "github"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false},
        {"identifer": "c", "title": "C"}]}
      """
    ],
    "::error file=a.json,line=4,endLine=4,col=4,endColumn=15,title=unknown-key::a tab has no key 'identifer'%0Ahelp: did you mean 'identifier'?"
  ),
  SmallRun(
    "a fix in junit", ["lint", "a.json", "--no-config", "-f", "junit"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false},
        {"identifer": "c", "title": "C"}]}
      """
    ],
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites>
      <testsuite id="0" name="a.json" package="tabspec" hostname="localhost" timestamp="1970-01-01T00:00:00" tests="1" failures="1" errors="0" skipped="0" time="0">
        <properties>
          <property name="tabspec" value="0.1.0"/>
        </properties>
        <testcase name="unknown-key: a tab has no key &apos;identifer&apos;" classname="a.json" time="0">
          <failure message="a tab has no key &apos;identifer&apos;" type="error">a.json:4:4: error: a tab has no key 'identifer'&#xA;help: did you mean 'identifier'?</failure>
        </testcase>
        <system-out/>
        <system-err/>
      </testsuite>
    </testsuites>
    """),
  SmallRun(
    "a fix in JSON", ["lint", "a.json", "--no-config", "-f", "json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false},
        {"identifer": "c", "title": "C"}]}
      """
    ],
    only: [
      "rule", "severity", "message", "line", "column", "offset", "length", "insert", "title",
      "isSafe", "help", "path", "pointer", "start", "end", "count", "fixable",
    ],
    """
    "rule": "unknown-key",
    "severity": "error",
    "message": "a tab has no key 'identifer'",
    "path": "a.json",
    "pointer": "/tabs/2/identifer",
    "start": {
    "line": 4,
    "column": 4,
    "offset": 168
    "end": {
    "line": 4,
    "column": 15,
    "offset": 179
    "help": "did you mean 'identifier'?",
    "title": "write 'identifier'",
    "isSafe": false,
    "start": {
    "line": 4,
    "column": 4,
    "offset": 168
    "end": {
    "line": 4,
    "column": 15,
    "offset": 179
    "baselined": false
    """),
  SmallRun(
    "a fix in SARIF", ["lint", "a.json", "--no-config", "-f", "sarif"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false},
        {"identifer": "c", "title": "C"}]}
      """
    ],
    only: [
      "ruleId", "startLine", "startColumn", "endColumn", "endLine", "charOffset", "charLength",
      "byteOffset", #"uri""#,
    ],
    """
    "ruleId": "unknown-key",
    "uri": "a.json"
    "startLine": 4,
    "startColumn": 4,
    "endLine": 4,
    "endColumn": 15
    "uri": "a.json"
    "startLine": 4,
    "startColumn": 4,
    "endLine": 4,
    "endColumn": 15
    """),
  SmallRun(
    "no limit", ["lint", "a.json", "--no-config", "-f", "concise", "--max-findings", "0"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "a", "title": "A"},
        {"identifier": "a", "title": "A"},
        {"identifier": "a", "title": "A"}]}
      """
    ],
    """
    a.json:3:18: error: identifier 'a' is already taken by 'A' [duplicate-identifier]
    a.json:3:32: warning: 'A' is also the title of another tab next to this one [duplicate-title]
    a.json:4:18: error: identifier 'a' is already taken by 'A' [duplicate-identifier]
    a.json:4:32: warning: 'A' is also the title of another tab next to this one [duplicate-title]
    a.json:5:18: error: identifier 'a' is already taken by 'A' [duplicate-identifier]
    a.json:5:32: warning: 'A' is also the title of another tab next to this one [duplicate-title]
    """),
  SmallRun(
    "a limit of one", ["lint", "a.json", "--no-config", "-f", "text", "--max-findings", "1"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "a", "title": "A"},
        {"identifier": "a", "title": "A"},
        {"identifier": "a", "title": "A"}]}
      """
    ],
    """
    a.json:3:18: error: identifier 'a' is already taken by 'A' [duplicate-identifier]
       3 │   {"identifier": "a", "title": "A"},
         │                  ^^^
         = note: first used here
       2 │   {"identifier": "a", "title": "A"},
         │                  ───
         = help: give this tab an identifier of its own
         = see https://developer.apple.com/documentation/uikit/uitab/identifier

    a.json:3:32: warning: 'A' is also the title of another tab next to this one [duplicate-title]
       3 │   {"identifier": "a", "title": "A"},
         │                                ^^^
         = note: it is here
       2 │   {"identifier": "a", "title": "A"},
         │                                ───
         = help: choose titles that distinguish the two

    a.json:4:18: error: and 1 more like this [duplicate-identifier]
       4 │   {"identifier": "a", "title": "A"},
         │                  ^^^

    a.json:4:32: warning: and 1 more like this [duplicate-title]
       4 │   {"identifier": "a", "title": "A"},
         │                                ^^^

    3 errors, 3 warnings in 1 file
    """),
  SmallRun(
    "a limit of two of three",
    ["lint", "a.json", "--no-config", "-f", "text", "--max-findings", "2"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "a", "title": "A"},
        {"identifier": "a", "title": "A"},
        {"identifier": "a", "title": "A"}]}
      """
    ],
    """
    a.json:3:18: error: identifier 'a' is already taken by 'A' [duplicate-identifier]
       3 │   {"identifier": "a", "title": "A"},
         │                  ^^^
         = note: first used here
       2 │   {"identifier": "a", "title": "A"},
         │                  ───
         = help: give this tab an identifier of its own
         = see https://developer.apple.com/documentation/uikit/uitab/identifier

    a.json:3:32: warning: 'A' is also the title of another tab next to this one [duplicate-title]
       3 │   {"identifier": "a", "title": "A"},
         │                                ^^^
         = note: it is here
       2 │   {"identifier": "a", "title": "A"},
         │                                ───
         = help: choose titles that distinguish the two

    a.json:4:18: error: identifier 'a' is already taken by 'A' [duplicate-identifier]
       4 │   {"identifier": "a", "title": "A"},
         │                  ^^^
         = note: first used here
       2 │   {"identifier": "a", "title": "A"},
         │                  ───
         = help: give this tab an identifier of its own

    a.json:4:32: warning: 'A' is also the title of another tab next to this one [duplicate-title]
       4 │   {"identifier": "a", "title": "A"},
         │                                ^^^
         = note: it is here
       2 │   {"identifier": "a", "title": "A"},
         │                                ───
         = help: choose titles that distinguish the two

    a.json:5:18: error: identifier 'a' is already taken by 'A' [duplicate-identifier]
       5 │   {"identifier": "a", "title": "A"}]}
         │                  ^^^
         = note: first used here
       2 │   {"identifier": "a", "title": "A"},
         │                  ───
         = help: give this tab an identifier of its own

    a.json:5:32: warning: 'A' is also the title of another tab next to this one [duplicate-title]
       5 │   {"identifier": "a", "title": "A"}]}
         │                                ^^^
         = note: it is here
       2 │   {"identifier": "a", "title": "A"},
         │                                ───
         = help: choose titles that distinguish the two

    3 errors, 3 warnings in 1 file
    """),
  SmallRun(
    "a limit in Markdown",
    ["lint", "a.json", "--no-config", "-f", "markdown", "--max-findings", "1"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "a", "title": "A"},
        {"identifier": "a", "title": "A"},
        {"identifier": "a", "title": "A"}]}
      """
    ],
    """
    ## tabspec: 3 errors and 3 warnings in 1 file

    ### <code>a.json</code>

    | Line | Severity | Finding | Rule |
    | ---: | --- | --- | --- |
    | 3 | error | identifier 'a' is already taken by 'A' | [duplicate-identifier](https://developer.apple.com/documentation/uikit/uitab/identifier) |
    | 3 | warning | 'A' is also the title of another tab next to this one | duplicate-title |
    | 4 | error | and 1 more like this | [duplicate-identifier](https://developer.apple.com/documentation/uikit/uitab/identifier) |
    | 4 | warning | and 1 more like this | duplicate-title |

    <details>
    <summary>What to do</summary>

    - Line 3: identifier 'a' is already taken by 'A'
      - note: first used here, in line 2
      - help: give this tab an identifier of its own
    - Line 3: 'A' is also the title of another tab next to this one
      - note: it is here, in line 2
      - where: everywhere
      - help: choose titles that distinguish the two
    - Line 4: and 1 more like this
      - where: everywhere

    </details>
    """),
  SmallRun(
    "a limit in JUnit", ["lint", "a.json", "--no-config", "-f", "junit", "--max-findings", "1"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "a", "title": "A"},
        {"identifier": "a", "title": "A"},
        {"identifier": "a", "title": "A"}]}
      """
    ],
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites>
      <testsuite id="0" name="a.json" package="tabspec" hostname="localhost" timestamp="1970-01-01T00:00:00" tests="4" failures="2" errors="0" skipped="0" time="0">
        <properties>
          <property name="tabspec" value="0.1.0"/>
        </properties>
        <testcase name="duplicate-identifier: identifier &apos;a&apos; is already taken by &apos;A&apos;" classname="a.json" time="0">
          <failure message="identifier &apos;a&apos; is already taken by &apos;A&apos;" type="error">a.json:3:18: error: identifier 'a' is already taken by 'A'&#xA;note: first used here, in line 2&#xA;help: give this tab an identifier of its own&#xA;https://developer.apple.com/documentation/uikit/uitab/identifier</failure>
        </testcase>
        <testcase name="duplicate-title: &apos;A&apos; is also the title of another tab next to this one" classname="a.json" time="0">
        </testcase>
        <testcase name="duplicate-identifier: and 1 more like this" classname="a.json" time="0">
          <failure message="and 1 more like this" type="error">a.json:4:18: error: and 1 more like this&#xA;https://developer.apple.com/documentation/uikit/uitab/identifier</failure>
        </testcase>
        <testcase name="duplicate-title: and 1 more like this" classname="a.json" time="0">
        </testcase>
        <system-out>a.json:3:32: warning: 'A' is also the title of another tab next to this one&#xA;note: it is here, in line 2&#xA;where: everywhere&#xA;help: choose titles that distinguish the two&#xA;&#xA;a.json:4:32: warning: and 1 more like this&#xA;where: everywhere</system-out>
        <system-err/>
      </testsuite>
    </testsuites>
    """),
  SmallRun(
    "a narrow terminal", ["lint", "a.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false},
        {"identifer": "c", "title": "C"}]}
      """
    ], columns: 40,
    """
    a.json:4:4: error: a tab has no key 'identifer' [unknown-key]
       4 │   {"identifer": "c", "title": "…
         │    ^^^^^^^^^^^
         = help: did you mean 'identifier'?
         = fix: write 'identifier' (may change
                the layout)

    1 error in 1 file
    """),
  SmallRun(
    "without Unicode", ["lint", "a.json", "--no-config", "--ascii"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false},
        {"identifer": "c", "title": "C"}]}
      """
    ],
    """
    a.json:4:4: error: a tab has no key 'identifer' [unknown-key]
       4 |   {"identifer": "c", "title": "C"}]}
         |    ^^^^^^^^^^^
         = help: did you mean 'identifier'?
         = fix: write 'identifier' (may change the layout)

    1 error in 1 file
    """),
  SmallRun(
    "what --fix would do", ["lint", "a.json", "--no-config", "--diff"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isEnabled": false},
        {"identifer": "c", "title": "C"}]}
      """
    ],
    ""),
]
