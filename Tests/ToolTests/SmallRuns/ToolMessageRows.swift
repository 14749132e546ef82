let toolMessageRows: [SmallRun] = [
  SmallRun(
    "an SDK against another",
    ["diff", "a.json", "--sdk", "18.5..27.0", "--no-config"],
    [
      "a.json":
        #"{"targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "18.0"}], "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}, {"type": "search"}]}"#
    ],
    """
    a.json, SDK 18.5 → SDK 27.0
    Visible in 4 of 24 environments

    iPhone (compact, 26); iPad (compact, 26)
      ~ 'Search' is now separate from the other items
    """),
  SmallRun(
    "rules twice in a configuration",
    ["lint", "a.json"],
    [
      "a.json":
        #"{"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}]}"#,
      "tabspec.config.json": """
      {"rules": {"disabled-tab": "off", "no-such": "off",
        "disabled-tab": "error", "disabled-tag": "note", "missing-image": {"severity": "error"}, "default-tab-count": {"maximum": 0}}}
      """,
    ],
    """
    tabspec.config.json:1:35: error: unknown rule 'no-such' [unknown-key]
       1 │ {"rules": {"disabled-tab": "off", "no-such": "off",
         │                                   ^^^^^^^^^
         = help: 'tabspec rules' lists all rules

    tabspec.config.json:2:3: error: duplicate key 'disabled-tab' [duplicate-key]
       2 │   "disabled-tab": "error", "disabled-tag": "note", "missing-image": {"s…
         │   ^^^^^^^^^^^^^^
         = note: first here
       1 │ {"rules": {"disabled-tab": "off", "no-such": "off",
         │            ──────────────
         = help: keep one of the two; which one counts is not defined in JSON

    tabspec.config.json:2:28: error: unknown rule 'disabled-tag' [unknown-key]
       2 │   "disabled-tab": "error", "disabled-tag": "note", "missing-image": {"s…
         │                            ^^^^^^^^^^^^^^
         = help: did you mean 'disabled-tab'?

    tabspec.config.json:2:125: error: 'maximum' takes a whole number, 1 or more [invalid-value]
       2 │ … tab-count": {"maximum": 0}}}
         │                           ^

    4 errors in 1 file, others not read
    """),
  SmallRun(
    "catalogs with a mistake",
    [
      "lint", "a.json", "--strings", "Localizable.xcstrings", "--assets", "Assets.xcassets",
      "--language", "de", "--no-config", "-f", "concise",
    ],
    [
      "a.json":
        #"{"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}]}"#,
      "Localizable.xcstrings":
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"A": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Ah"}}}}}}"#,
      "Assets.xcassets/Contents.json": "{]",
      "Assets.xcassets/Other.xcassets/x.imageset/Contents.json": "{}",
    ],
    """
    a.json:1:71: warning: 'A' and 'B' have no images for their items in the bar; nothing else shows on an iPhone Duo's outer display and an iPhone Duo's inner display in landscape [missing-image]
    a.json:1:135: note: no string catalog has the key 'B' [unknown-title]
    """),
  SmallRun(
    "no strings, but images, one in a catalog inside",
    ["lint", "a.json", "--assets", "Assets.xcassets", "--no-config", "-f", "concise"],
    [
      "a.json":
        #"{"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": {"asset": "x"}}, {"identifier": "b", "title": "B", "image": {"asset": "y"}}]}"#,
      "Assets.xcassets/Contents.json": "{}",
      "Assets.xcassets/Other.xcassets/x.imageset/Contents.json": "{}",
    ],
    "a.json:1:174: warning: no asset catalog has an image 'y' [unknown-asset]"),
  SmallRun(
    "records with a condition that the spec does not have",
    ["conform", "a.json", "r0.json", "r1.json", "--no-config"],
    [
      "a.json":
        #"{"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "conditions": {"pro": {"meaning": "P."}}, "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}]}"#,
      "r0.json":
        #"{"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "27.0", "horizontalSizeClass": "compact", "language": "en", "conditions": ["pro", "prro"]}, "tabs": [{"type": "tab", "identifier": "a", "title": "A"}]}"#,
      "r1.json":
        #"{"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "27.0", "horizontalSizeClass": "compact", "language": "en", "conditions": ["pro"]}, "tabs": [{"type": "tab", "identifier": "a", "title": "A"}]}"#,
    ],
    """
    a.json:1:148: error: the app has no tab 'b' [conformance]
       1 │ … r": "a", "title": "A"}, {"identifier": "b", "title": "B"}]}
         │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: r0.json:1: on iOS 27.0 compact it is not in this list; 'prro', in
                 the record, is not a condition of the spec
       1 │ … pro", "prro"]}, "tabs": [{"type": "tab", "identifier": "a", "title": …
         │                           ──────────────────────────────────────────────
         = note: r1.json:1: on iOS 27.0 compact it is not in this list
       1 │ … ons": ["pro"]}, "tabs": [{"type": "tab", "identifier": "a", "title": …
         │                           ──────────────────────────────────────────────
         = help: remove it from the spec, or limit its 'availability'
         = see https://developer.apple.com/documentation/uikit/uitabbarcontroller

    1 error in 3 files
    """),
  SmallRun(
    "a record with a comma too many",
    ["conform", "a.json", "r0.json", "--no-config"],
    [
      "a.json":
        #"{"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A"}]}"#,
      "r0.json": #"{"recordVersion": 1, "tabs": [],}"#,
    ],
    """
    r0.json:1:1: error: a record needs the key 'environment' [missing-key]
       1 │ {"recordVersion": 1, "tabs": [],}
         │ ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = help: records are written by TabSpecRecorder in the app; 'tabspec
                 recorder' prints that file

    r0.json:1:32: error: trailing comma [json-syntax]
       1 │ {"recordVersion": 1, "tabs": [],}
         │                                ^
         = help: remove the comma: JSON has none after the last member

    2 errors in 2 files
    """),
  SmallRun(
    "records in a report of tests",
    ["conform", "a.json", "r0.json", "r1.json", "--no-config", "-f", "junit"],
    [
      "a.json":
        #"{"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A"}]}"#,
      "r0.json":
        #"{"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "27.0", "horizontalSizeClass": "compact", "language": "en"}, "tabs": [{"type": "tab", "identifier": "a", "title": "A"}]}"#,
      "r1.json":
        #"{"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "27.0", "horizontalSizeClass": "compact", "language": "en"}, "tabs": [{"type": "tab", "identifier": "a", "title": "A"}, {"type": "tab", "identifier": "c", "title": "C"}]}"#,
    ],
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites>
      <testsuite id="0" name="a.json" package="tabspec" hostname="localhost" timestamp="1970-01-01T00:00:00" tests="1" failures="1" errors="0" skipped="0" time="0">
        <properties>
          <property name="tabspec" value="0.1.0"/>
        </properties>
        <testcase name="conformance: the app has a tab &apos;c&apos;, which the spec does not have" classname="a.json" time="0">
          <failure message="the app has a tab &apos;c&apos;, which the spec does not have" type="error">a.json:1:70: error: the app has a tab 'c', which the spec does not have&#xA;note: on iOS 27.0 compact the app has it here, in line 1&#xA;help: add it to the spec, or remove it from the app&#xA;https://developer.apple.com/documentation/uikit/uitabbarcontroller</failure>
        </testcase>
        <system-out/>
        <system-err/>
      </testsuite>
      <testsuite id="1" name="r0.json" package="tabspec" hostname="localhost" timestamp="1970-01-01T00:00:00" tests="1" failures="0" errors="0" skipped="0" time="0">
        <properties>
          <property name="tabspec" value="0.1.0"/>
        </properties>
        <testcase name="no findings" classname="r0.json" time="0"/>
        <system-out/>
        <system-err/>
      </testsuite>
      <testsuite id="2" name="r1.json" package="tabspec" hostname="localhost" timestamp="1970-01-01T00:00:00" tests="1" failures="0" errors="0" skipped="0" time="0">
        <properties>
          <property name="tabspec" value="0.1.0"/>
        </properties>
        <testcase name="no findings" classname="r1.json" time="0"/>
        <system-out/>
        <system-err/>
      </testsuite>
    </testsuites>
    """),
  SmallRun(
    "a node that no spec of twelve has",
    ["resolve", "a.json", "--why", "x", "--no-config"],
    [
      "a.json":
        #"{"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "aaaaaa", "title": "AAAAAA"}, {"identifier": "tab00", "title": "TAB00"}, {"identifier": "tab11", "title": "TAB11"}, {"identifier": "tab22", "title": "TAB22"}, {"identifier": "tab33", "title": "TAB33"}, {"identifier": "tab44", "title": "TAB44"}, {"identifier": "tab55", "title": "TAB55"}, {"identifier": "tab66", "title": "TAB66"}, {"identifier": "tab77", "title": "TAB77"}, {"identifier": "tab88", "title": "TAB88"}, {"identifier": "tab99", "title": "TAB99"}, {"identifier": "tab1010", "title": "TAB1010"}]}"#
    ],
    ofErrors: true,
    """
    error: no node has the identifier 'x'
    help: the identifiers are aaaaaa, tab00, tab11, tab22, tab33, tab44, tab55, tab66, tab77, tab88, tab99, tab1010
    """),
  SmallRun(
    "a language that a catalog of forty lacks",
    ["titles", "a.json", "--strings", "L.xcstrings", "--language", "xx", "--no-config"],
    [
      "a.json":
        #"{"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A"}]}"#,
      "L.xcstrings":
        #"{"sourceLanguage": "ac", "version": "1.0", "strings": {"A": {"localizations": {"ac": {"stringUnit": {"state": "translated", "value": "A"}}, "ad": {"stringUnit": {"state": "translated", "value": "A"}}, "ae": {"stringUnit": {"state": "translated", "value": "A"}}, "af": {"stringUnit": {"state": "translated", "value": "A"}}, "ag": {"stringUnit": {"state": "translated", "value": "A"}}, "ah": {"stringUnit": {"state": "translated", "value": "A"}}, "ai": {"stringUnit": {"state": "translated", "value": "A"}}, "aj": {"stringUnit": {"state": "translated", "value": "A"}}, "ak": {"stringUnit": {"state": "translated", "value": "A"}}, "al": {"stringUnit": {"state": "translated", "value": "A"}}, "bc": {"stringUnit": {"state": "translated", "value": "A"}}, "bd": {"stringUnit": {"state": "translated", "value": "A"}}, "be": {"stringUnit": {"state": "translated", "value": "A"}}, "bf": {"stringUnit": {"state": "translated", "value": "A"}}, "bg": {"stringUnit": {"state": "translated", "value": "A"}}, "bh": {"stringUnit": {"state": "translated", "value": "A"}}, "bi": {"stringUnit": {"state": "translated", "value": "A"}}, "bj": {"stringUnit": {"state": "translated", "value": "A"}}, "bk": {"stringUnit": {"state": "translated", "value": "A"}}, "bl": {"stringUnit": {"state": "translated", "value": "A"}}, "cc": {"stringUnit": {"state": "translated", "value": "A"}}, "cd": {"stringUnit": {"state": "translated", "value": "A"}}, "ce": {"stringUnit": {"state": "translated", "value": "A"}}, "cf": {"stringUnit": {"state": "translated", "value": "A"}}, "cg": {"stringUnit": {"state": "translated", "value": "A"}}, "ch": {"stringUnit": {"state": "translated", "value": "A"}}, "ci": {"stringUnit": {"state": "translated", "value": "A"}}, "cj": {"stringUnit": {"state": "translated", "value": "A"}}, "ck": {"stringUnit": {"state": "translated", "value": "A"}}, "cl": {"stringUnit": {"state": "translated", "value": "A"}}, "dc": {"stringUnit": {"state": "translated", "value": "A"}}, "dd": {"stringUnit": {"state": "translated", "value": "A"}}, "de": {"stringUnit": {"state": "translated", "value": "A"}}, "df": {"stringUnit": {"state": "translated", "value": "A"}}, "dg": {"stringUnit": {"state": "translated", "value": "A"}}, "dh": {"stringUnit": {"state": "translated", "value": "A"}}, "di": {"stringUnit": {"state": "translated", "value": "A"}}, "dj": {"stringUnit": {"state": "translated", "value": "A"}}, "dk": {"stringUnit": {"state": "translated", "value": "A"}}, "dl": {"stringUnit": {"state": "translated", "value": "A"}}}}}}"#,
    ],
    ofErrors: true,
    """
    error: no string catalog has the language 'xx'
    help: the languages are ac, ad, ae, af, ag, ah, ai, aj, ak, al, bc, bd, be, bf, bg, bh, bi, bj, bk, bl, cc, cd, ce, cf, cg, ch, ci, cj, ck, cl, dc, dd, de, df, dg, dh, di, dj, dk, dl
    """),
  SmallRun(
    "a search for a configuration, past a folder",
    ["lint", "x/y/a.json"],
    [
      "x/y/a.json":
        #"{"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A"}]}"#,
      "tabspec.config.json": #"{"rules": {"missing-image": "off", "unused": "off"}}"#,
    ],
    """
    tabspec.config.json:1:36: error: unknown rule 'unused' [unknown-key]
       1 │ {"rules": {"missing-image": "off", "unused": "off"}}
         │                                    ^^^^^^^^
         = help: did you mean 'unused-condition'?

    1 error in 1 file, others not read
    """),
  SmallRun(
    "a search for a configuration that ends at a repository",
    ["lint", "x/y/a.json", "-f", "concise"],
    [
      "x/y/a.json":
        #"{"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A"}]}"#,
      "x/.git/HEAD": "",
      "tabspec.config.json": #"{"rules": {"missing-image": "off"}}"#,
    ],
    """
    x/y/a.json:1:70: warning: the bar has fewer than two items [single-tab]
    x/y/a.json:1:71: warning: 'A' has no image for its item in the bar; nothing else shows on an iPhone Duo's outer display and an iPhone Duo's inner display in landscape [missing-image]
    """),
  SmallRun(
    "records that are not there, and one on another platform",
    ["conform", "a.json", "r0.json", "none.json", "r2.json", "--no-config", "-f", "concise"],
    [
      "a.json":
        #"{"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A"}]}"#,
      "r0.json":
        #"{"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "27.0", "horizontalSizeClass": "compact", "language": "en"}, "tabs": [{"type": "tab", "identifier": "b", "title": "B"}]}"#,
      "r2.json":
        #"{"recordVersion": 1, "environment": {"platform": "tvOS", "osVersion": "27.0", "horizontalSizeClass": "compact", "language": "en"}, "tabs": [{"type": "tab", "identifier": "a", "title": "A"}, {"type": "tab", "identifier": "d", "title": "D"}]}"#,
    ],
    """
    a.json:1:70: error: the app has a tab 'b', which the spec does not have [conformance]
    a.json:1:70: error: the app has a tab 'd', which the spec does not have [conformance]
    a.json:1:71: error: the app has no tab 'a' [conformance]
    """),
  SmallRun(
    "a catalog of strings and one of images that cannot be read",
    [
      "lint", "a.json", "--strings", "L.xcstrings", "--assets", "Assets.xcassets", "--language",
      "de", "--no-config", "-f", "concise",
    ],
    [
      "a.json":
        #"{"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": {"asset": "x"}}, {"identifier": "b", "title": "B", "image": {"asset": "y"}}]}"#,
      "L.xcstrings": #"{"sourceLanguage": "en" "strings": {}}"#,
      "Assets.xcassets/Icons/Contents.json": "{]",
    ],
    """
    Assets.xcassets/Icons/Contents.json:1:2: error: ']' does not close the object opened in line 1 [json-syntax]
    L.xcstrings:1:24: error: a comma is missing here [json-syntax]
    """),
  SmallRun(
    "a report about the files that could be read",
    ["conform", "a.json", "none.json", "--no-config"],
    [
      "a.json":
        #"{"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "book"}]}"#
    ],
    """
    no findings in 1 file, others not read
    """),
  SmallRun(
    "a report in place of a catalog that is found",
    ["lint", "a.json", "-f", "json=Localizable.xcstrings"],
    [
      "a.json":
        #"{"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "book"}]}"#,
      "Localizable.xcstrings":
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"A": {}, "B": {}}}"#,
    ],
    ofErrors: true,
    """
    note: reading Localizable.xcstrings; --no-strings reads none
    error: Localizable.xcstrings would be overwritten by its own report
    help: name another file
    """),
  SmallRun(
    "a report in place of a configuration that is found",
    ["lint", "a.json", "-f", "json=tabspec.config.json"],
    [
      "a.json":
        #"{"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "book"}]}"#,
      "tabspec.config.json":
        #"{}"#,
    ],
    ofErrors: true,
    """
    error: tabspec.config.json would be overwritten by its own report
    help: name another file
    """),
  SmallRun(
    "a missing catalog of two folders is named once",
    ["lint", "."],
    [
      "x/a.tabspec.json":
        #"{"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "book"}]}"#,
      "y/b.tabspec.json":
        #"{"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "book"}]}"#,
      "tabspec.config.json":
        #"{"strings": ["L.xcstrings"]}"#,
    ],
    ofErrors: true,
    """
    error: L.xcstrings: no such file or folder
    help: tabspec.config.json:1:14 names it
    """),
  SmallRun(
    "a catalog of the configuration, and one beside the spec",
    ["lint", "a.json", "-f", "concise"],
    [
      "a.json":
        #"{"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "book"}]}"#,
      "tabspec.config.json":
        #"{"strings": ["L.xcstrings"]}"#,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"B": {}}}"#,
      "Localizable.xcstrings":
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"A": {}}}"#,
    ],
    only: ["unknown-title"],
    """
    a.json:1:103: note: no string catalog has the key 'A' [unknown-title]
    """),
  SmallRun(
    "a configuration without catalogs, and one beside the spec",
    ["lint", "a.json", "-f", "concise"],
    [
      "a.json":
        #"{"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "book"}]}"#,
      "tabspec.config.json":
        #"{"strings": []}"#,
      "Localizable.xcstrings":
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"A": {}}}"#,
    ],
    only: ["unknown-title", "reading"],
    ""),
  SmallRun(
    "images of the command line before those of the configuration",
    ["lint", "a.json", "-f", "concise", "--assets", "P.xcassets"],
    [
      "a.json":
        #"{"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": {"asset": "One"}}, {"identifier": "b", "title": "B", "image": {"asset": "Two"}}]}"#,
      "tabspec.config.json":
        #"{"assets": ["Q.xcassets"]}"#,
      "P.xcassets/One.imageset/Contents.json":
        #"{"images": []}"#,
      "Q.xcassets/Two.imageset/Contents.json":
        #"{"images": []}"#,
    ],
    only: ["asset"],
    """
    a.json:1:179: warning: no asset catalog has an image 'Two' [unknown-asset]
    """),
  SmallRun(
    "two names of one report",
    ["lint", "a.json", "--no-config", "-f", "text=r", "-f", "json=./r"],
    [
      "a.json":
        #"{"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "book"}]}"#
    ],
    ofErrors: true,
    """
    error: two results go to one file, 'r' and './r'
    help: give each a separate file
    """),
  SmallRun(
    "no catalog at all",
    ["lint", "a.json", "-f", "concise", "--no-strings"],
    [
      "a.json":
        #"{"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "book"}]}"#,
      "tabspec.config.json":
        #"{"strings": ["L.xcstrings"]}"#,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"B": {}}}"#,
      "Localizable.xcstrings":
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"A": {}}}"#,
    ],
    only: ["unknown-title", "a.json"],
    ""),
]
