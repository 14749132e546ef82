private let spec0 =
  """
  {"tabs": [{"identifier": "a0", "title": "A", "a": 1}, {"identifier": "a1", "title": "A", "a": 1}, {"identifier": "a2", "title": "A", "a": 1}, {"identifier": "a3", "title": "A", "a": 1}, {"identifier": "a0", "title": 3}, {"identifier": "a1", "title": 3}, {"identifier": "b"}, {"identifier": "b"}, {"identifier": "b"}]}
  """

let findingLimitRows: [SmallRun] = [
  SmallRun(
    "at most 0 findings of a rule",
    ["validate", "a.json", "--no-config", "-f", "concise", "--max-findings", "0"],
    [
      "a.json": spec0
    ],
    """
    a.json:1:46: error: a tab has no key 'a' [unknown-key]
    a.json:1:90: error: a tab has no key 'a' [unknown-key]
    a.json:1:134: error: a tab has no key 'a' [unknown-key]
    a.json:1:178: error: a tab has no key 'a' [unknown-key]
    a.json:1:217: error: 'title' takes a string, but this is a number [wrong-type]
    a.json:1:251: error: 'title' takes a string, but this is a number [wrong-type]
    a.json:1:255: error: a tab needs the key 'title' [missing-key]
    a.json:1:276: error: a tab needs the key 'title' [missing-key]
    a.json:1:297: error: a tab needs the key 'title' [missing-key]
    """),
  SmallRun(
    "at most 2 findings of a rule",
    ["validate", "a.json", "--no-config", "-f", "concise", "--max-findings", "2"],
    [
      "a.json": spec0
    ],
    """
    a.json:1:46: error: a tab has no key 'a' [unknown-key]
    a.json:1:90: error: a tab has no key 'a' [unknown-key]
    a.json:1:134: error: and 1 more like this [unknown-key]
    a.json:1:217: error: 'title' takes a string, but this is a number [wrong-type]
    a.json:1:251: error: 'title' takes a string, but this is a number [wrong-type]
    a.json:1:255: error: a tab needs the key 'title' [missing-key]
    a.json:1:276: error: a tab needs the key 'title' [missing-key]
    a.json:1:297: error: a tab needs the key 'title' [missing-key]
    """),
  SmallRun(
    "at most one finding of a rule in json",
    ["validate", "a.json", "--no-config", "-f", "json", "--max-findings", "1"],
    [
      "a.json": spec0
    ],
    #"""
    {
      "tool": {
        "name": "tabspec",
        "version": "0.1.0"
      },
      "findings": [
        {
          "rule": "unknown-key",
          "severity": "error",
          "message": "a tab has no key 'a'",
          "path": "a.json",
          "pointer": "/tabs/0/a",
          "range": {
            "start": {
              "line": 1,
              "column": 46,
              "offset": 45
            },
            "end": {
              "line": 1,
              "column": 49,
              "offset": 48
            }
          },
          "environments": [],
          "notes": [],
          "help": "its keys are identifier, title, type, image, selectedImage, subtitle and 13 more; 'tabspec schema' has them all",
          "url": null,
          "fixes": [],
          "baselined": false
        },
        {
          "rule": "unknown-key",
          "severity": "error",
          "message": "and 2 more like this",
          "path": "a.json",
          "pointer": "/tabs/1/a",
          "range": {
            "start": {
              "line": 1,
              "column": 90,
              "offset": 89
            },
            "end": {
              "line": 1,
              "column": 93,
              "offset": 92
            }
          },
          "environments": [],
          "notes": [],
          "help": null,
          "url": null,
          "fixes": [],
          "baselined": false
        },
        {
          "rule": "wrong-type",
          "severity": "error",
          "message": "'title' takes a string, but this is a number",
          "path": "a.json",
          "pointer": "/tabs/4/title",
          "range": {
            "start": {
              "line": 1,
              "column": 217,
              "offset": 216
            },
            "end": {
              "line": 1,
              "column": 218,
              "offset": 217
            }
          },
          "environments": [],
          "notes": [],
          "help": "write it in double quotes: \"3\"",
          "url": null,
          "fixes": [
            {
              "title": "write it in double quotes",
              "isSafe": true,
              "edits": [
                {
                  "range": {
                    "start": {
                      "line": 1,
                      "column": 217,
                      "offset": 216
                    },
                    "end": {
                      "line": 1,
                      "column": 218,
                      "offset": 217
                    }
                  },
                  "replacement": "\"3\""
                }
              ]
            }
          ],
          "baselined": false
        },
        {
          "rule": "wrong-type",
          "severity": "error",
          "message": "'title' takes a string, but this is a number",
          "path": "a.json",
          "pointer": "/tabs/5/title",
          "range": {
            "start": {
              "line": 1,
              "column": 251,
              "offset": 250
            },
            "end": {
              "line": 1,
              "column": 252,
              "offset": 251
            }
          },
          "environments": [],
          "notes": [],
          "help": "write it in double quotes: \"3\"",
          "url": null,
          "fixes": [
            {
              "title": "write it in double quotes",
              "isSafe": true,
              "edits": [
                {
                  "range": {
                    "start": {
                      "line": 1,
                      "column": 251,
                      "offset": 250
                    },
                    "end": {
                      "line": 1,
                      "column": 252,
                      "offset": 251
                    }
                  },
                  "replacement": "\"3\""
                }
              ]
            }
          ],
          "baselined": false
        },
        {
          "rule": "missing-key",
          "severity": "error",
          "message": "a tab needs the key 'title'",
          "path": "a.json",
          "pointer": "/tabs/6",
          "range": {
            "start": {
              "line": 1,
              "column": 255,
              "offset": 254
            },
            "end": {
              "line": 1,
              "column": 274,
              "offset": 273
            }
          },
          "environments": [],
          "notes": [],
          "help": "add it, as in \"title\": \"B\"",
          "url": null,
          "fixes": [],
          "baselined": false
        },
        {
          "rule": "missing-key",
          "severity": "error",
          "message": "and 1 more like this",
          "path": "a.json",
          "pointer": "/tabs/7",
          "range": {
            "start": {
              "line": 1,
              "column": 276,
              "offset": 275
            },
            "end": {
              "line": 1,
              "column": 295,
              "offset": 294
            }
          },
          "environments": [],
          "notes": [],
          "help": null,
          "url": null,
          "fixes": [],
          "baselined": false
        }
      ],
      "summary": {
        "files": 1,
        "errors": 9,
        "warnings": 0,
        "notes": 0,
        "suppressed": 0
      }
    }
    """#),
  SmallRun(
    "many duplicate keys",
    ["validate", "a.json", "--no-config", "--max-findings", "1"],
    [
      "a.json":
        """
      {"tabs": [{"identifier": "a", "title": "A",
       "title": "B",
       "title": "C", "title": "D"}, {"identifier": "a", "title": "E"}, {"identifier": "a", "title": "F"}, {"identifier": "a", "title": "G"}]}
      """
    ],
    """
    a.json:2:2: error: duplicate key 'title' [duplicate-key]
       2 │  "title": "B",
         │  ^^^^^^^
         = note: first here
       1 │ {"tabs": [{"identifier": "a", "title": "A",
         │                               ───────
         = help: keep one of the two; which one counts is not defined in JSON

    a.json:3:2: error: and 1 more like this [duplicate-key]
       3 │  "title": "C", "title": "D"}, {"identifier": "a", "title": "E"}, {"iden…
         │  ^^^^^^^

    3 errors in 1 file
    """),
]
