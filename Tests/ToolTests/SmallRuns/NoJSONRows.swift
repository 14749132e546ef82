let noJSONRows: [SmallRun] = [
  SmallRun(
    #""" (0)"#, ["validate", "a.json", "--no-config"], ["a.json": ""],
    """
    a.json:1:1: error: the file is empty [json-syntax]
       1 │
         │ ^
         = help: the smallest spec is {"tabs": [{"identifier": "home", "title":
                 "Home"}]}

    1 error in 1 file
    """),
  SmallRun(
    #""  " (1)"#, ["validate", "a.json", "--no-config"], ["a.json": "  "],
    """
    a.json:1:3: error: the file contains only white space [json-syntax]
       1 │
         │   ^
         = help: the smallest spec is {"tabs": [{"identifier": "home", "title":
                 "Home"}]}

    1 error in 1 file
    """),
  SmallRun(
    #""nul" (2)"#, ["validate", "a.json", "--no-config"], ["a.json": "nul"],
    """
    a.json:1:1: error: 'nul' is not JSON [json-syntax]
       1 │ nul
         │ ^^^
         = help: write text in double quotes: "nul"

    1 error in 1 file
    """),
  SmallRun(
    #""tru" (3)"#, ["validate", "a.json", "--no-config"], ["a.json": "tru"],
    """
    a.json:1:1: error: 'tru' is not JSON [json-syntax]
       1 │ tru
         │ ^^^
         = help: write text in double quotes: "tru"

    1 error in 1 file
    """),
  SmallRun(
    #""{" (4)"#, ["validate", "a.json", "--no-config"], ["a.json": "{"],
    """
    a.json:1:2: error: the file ends, but the object opened in line 1 is not closed [json-syntax]
       1 │ {
         │  ^
         = note: opened here
       1 │ {
         │ ─
         = help: add '}' where it ends

    1 error in 1 file
    """),
  SmallRun(
    #""[" (5)"#, ["validate", "a.json", "--no-config"], ["a.json": "["],
    """
    a.json:1:2: error: the file ends, but the array opened in line 1 is not closed [json-syntax]
       1 │ [
         │  ^
         = note: opened here
       1 │ [
         │ ─
         = help: add ']' where it ends

    1 error in 1 file
    """),
  SmallRun(
    #""{"tabs": [}" (6)"#, ["validate", "a.json", "--no-config"], ["a.json": #"{"tabs": [}"#],
    """
    a.json:1:11: error: '}' does not close the array opened in line 1 [json-syntax]
       1 │ {"tabs": [}
         │           ^
         = note: opened here
       1 │ {"tabs": [}
         │          ─
         = help: close it with ']' first, or remove this bracket

    1 error in 1 file
    """),
  SmallRun(
    #""{"tabs": [{"identifier": "a" "title": "A"}]}" (7)"#,
    ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": [{"identifier": "a" "title": "A"}]}"#],
    """
    a.json:1:29: error: a comma is missing here [json-syntax]
       1 │ {"tabs": [{"identifier": "a" "title": "A"}]}
         │                             ^
         = help: add ',' between the two

    1 error in 1 file
    """),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A",}]}" (8)"#,
    ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A",}]}"#],
    """
    a.json:1:43: error: trailing comma [json-syntax]
       1 │ {"tabs": [{"identifier": "a", "title": "A",}]}
         │                                           ^
         = fix: remove the comma: JSON has none after the last member

    1 error in 1 file
    """),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A"},]}" (9)"#,
    ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A"},]}"#],
    """
    a.json:1:44: error: trailing comma [json-syntax]
       1 │ {"tabs": [{"identifier": "a", "title": "A"},]}
         │                                            ^
         = fix: remove the comma: JSON has none after the last element

    1 error in 1 file
    """),
  SmallRun(
    #""{'tabs': [{'identifier': 'a', 'title': 'A'}]}" (10)"#,
    ["validate", "a.json", "--no-config"],
    ["a.json": "{'tabs': [{'identifier': 'a', 'title': 'A'}]}"],
    """
    a.json:1:2: error: strings need double quotes, not single quotes [json-syntax]
       1 │ {'tabs': [{'identifier': 'a', 'title': 'A'}]}
         │  ^
         = help: write "tabs"
         = fix: write double quotes

    a.json:1:12: error: strings need double quotes, not single quotes [json-syntax]
       1 │ {'tabs': [{'identifier': 'a', 'title': 'A'}]}
         │            ^
         = help: write "identifier"
         = fix: write double quotes

    a.json:1:26: error: strings need double quotes, not single quotes [json-syntax]
       1 │ {'tabs': [{'identifier': 'a', 'title': 'A'}]}
         │                          ^
         = help: write "a"
         = fix: write double quotes

    a.json:1:31: error: strings need double quotes, not single quotes [json-syntax]
       1 │ {'tabs': [{'identifier': 'a', 'title': 'A'}]}
         │                               ^
         = help: write "title"
         = fix: write double quotes

    a.json:1:40: error: strings need double quotes, not single quotes [json-syntax]
       1 │ {'tabs': [{'identifier': 'a', 'title': 'A'}]}
         │                                        ^
         = help: write "A"
         = fix: write double quotes

    5 errors in 1 file
    """),
  SmallRun(
    #""{tabs: [{identifier: "a", title: "A"}]}" (11)"#, ["validate", "a.json", "--no-config"],
    ["a.json": #"{tabs: [{identifier: "a", title: "A"}]}"#],
    """
    a.json:1:2: error: the key 'tabs' is not in double quotes [json-syntax]
       1 │ {tabs: [{identifier: "a", title: "A"}]}
         │  ^^^^
         = help: keys are strings: write "tabs"
         = fix: write the key in double quotes

    a.json:1:10: error: the key 'identifier' is not in double quotes [json-syntax]
       1 │ {tabs: [{identifier: "a", title: "A"}]}
         │          ^^^^^^^^^^
         = help: keys are strings: write "identifier"
         = fix: write the key in double quotes

    a.json:1:27: error: the key 'title' is not in double quotes [json-syntax]
       1 │ {tabs: [{identifier: "a", title: "A"}]}
         │                           ^^^^^
         = help: keys are strings: write "title"
         = fix: write the key in double quotes

    3 errors in 1 file
    """),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A"}]} x" (12)"#,
    ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A"}]} x"#],
    """
    a.json:1:47: error: the document has ended, but more text follows [json-syntax]
       1 │ {"tabs": [{"identifier": "a", "title": "A"}]} x
         │                                               ^
         = help: a file has one JSON value; remove the rest, or move it to another
                 file

    1 error in 1 file
    """),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A"}]}}" (13)"#,
    ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A"}]}}"#],
    """
    a.json:1:46: error: '}' has no opening bracket [json-syntax]
       1 │ {"tabs": [{"identifier": "a", "title": "A"}]}}
         │                                              ^
         = help: remove it

    1 error in 1 file
    """),
  SmallRun(
    #""// cn{"tabs": [{"identifier": "a", "title": "A"}]}" (14)"#,
    ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      // c
      {"tabs": [{"identifier": "a", "title": "A"}]}
      """
    ],
    """
    a.json:1:1: error: JSON has no comments [json-syntax]
       1 │ // c
         │ ^^
         = help: remove it; a reason for a suppressed rule goes into its "reason"
         = fix: remove the comment

    1 error in 1 file
    """),
  SmallRun(
    #""{"tabs": /* c */ [{"identifier": "a", "title": "A"}]}" (15)"#,
    ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": /* c */ [{"identifier": "a", "title": "A"}]}"#],
    """
    a.json:1:10: error: JSON has no comments [json-syntax]
       1 │ {"tabs": /* c */ [{"identifier": "a", "title": "A"}]}
         │          ^^
         = help: remove it; a reason for a suppressed rule goes into its "reason"
         = fix: remove the comment

    1 error in 1 file
    """),
  SmallRun(
    #""{"tabs": [{"identifier": "a"n, "title": "A"n"image": "x"}]}" (16)"#,
    ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [{"identifier": "a"
      , "title": "A"
      "image": "x"}]}
      """
    ],
    """
    a.json:2:15: error: a comma is missing here [json-syntax]
       2 │ , "title": "A"
         │               ^
         = help: add ',' between the two
         = fix: add the comma

    1 error in 1 file
    """),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A", "badgeValue": 01}]}" (17)"#,
    ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A", "badgeValue": 01}]}"#],
    """
    a.json:1:59: error: the number 01 begins with a zero [json-syntax]
       1 │ {"tabs": [{"identifier": "a", "title": "A", "badgeValue": 01}]}
         │                                                           ^^
         = help: remove the leading zeros

    1 error in 1 file
    """),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A", "badgeValue": .5}]}" (18)"#,
    ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A", "badgeValue": .5}]}"#],
    """
    a.json:1:59: error: '.5' has no digits where a number needs them [json-syntax]
       1 │ {"tabs": [{"identifier": "a", "title": "A", "badgeValue": .5}]}
         │                                                           ^^
         = help: for example 0.5 or -1

    1 error in 1 file
    """),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A", "badgeValue": +1}]}" (19)"#,
    ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A", "badgeValue": +1}]}"#],
    """
    a.json:1:59: error: the number +1 begins with '+' [json-syntax]
       1 │ {"tabs": [{"identifier": "a", "title": "A", "badgeValue": +1}]}
         │                                                           ^^
         = help: remove the sign

    1 error in 1 file
    """),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A", "badgeValue": 1.}]}" (20)"#,
    ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A", "badgeValue": 1.}]}"#],
    """
    a.json:1:59: error: the number 1. has no digits after its point [json-syntax]
       1 │ {"tabs": [{"identifier": "a", "title": "A", "badgeValue": 1.}]}
         │                                                           ^^
         = help: for example 1.0

    1 error in 1 file
    """),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A", "badgeValue": 1e}]}" (21)"#,
    ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A", "badgeValue": 1e}]}"#],
    """
    a.json:1:59: error: the number 1e has no digits in its exponent [json-syntax]
       1 │ {"tabs": [{"identifier": "a", "title": "A", "badgeValue": 1e}]}
         │                                                           ^^
         = help: for example 1e6

    1 error in 1 file
    """),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A", "isHidden": True}]}" (22)"#,
    ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A", "isHidden": True}]}"#],
    """
    a.json:1:57: error: 'True' is not JSON [json-syntax]
       1 │ {"tabs": [{"identifier": "a", "title": "A", "isHidden": True}]}
         │                                                         ^^^^
         = help: write true

    1 error in 1 file
    """),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A", "isHidden": undefined}]}" (23)"#,
    ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A", "isHidden": undefined}]}"#],
    """
    a.json:1:57: error: 'undefined' is not JSON [json-syntax]
       1 │ {"tabs": [{"identifier": "a", "title": "A", "isHidden": undefined}]}
         │                                                         ^^^^^^^^^
         = help: leave the key out to get the default

    1 error in 1 file
    """),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A", "isHidden": NaN}]}" (24)"#,
    ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A", "isHidden": NaN}]}"#],
    """
    a.json:1:57: error: 'NaN' is not JSON [json-syntax]
       1 │ {"tabs": [{"identifier": "a", "title": "A", "isHidden": NaN}]}
         │                                                         ^^^
         = help: JSON has no such number

    1 error in 1 file
    """),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "An"}]}" (25)"#,
    ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [{"identifier": "a", "title": "A
      "}]}
      """
    ],
    """
    a.json:1:40: error: this string has no closing quote on its line [json-syntax]
       1 │ {"tabs": [{"identifier": "a", "title": "A
         │                                        ^^
         = help: add '"' where the text ends

    1 error in 1 file
    """),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "q"}]}" (27)"#,
    ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "\q"}]}"#],
    #"""
    a.json:1:41: error: '\q' is not an escape in JSON [json-syntax]
       1 │ {"tabs": [{"identifier": "a", "title": "\q"}]}
         │                                         ^^
         = help: it knows \" \\ \/ \b \f \n \r \t and \u followed by four digits; a
                 lone \ is written \\

    1 error in 1 file
    """#),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "u12"}]}" (28)"#,
    ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "\u12"}]}"#],
    #"""
    a.json:1:41: error: \u needs four hexadecimal digits [json-syntax]
       1 │ {"tabs": [{"identifier": "a", "title": "\u12"}]}
         │                                         ^^^^^^
         = help: for example \u00e9 for é

    1 error in 1 file
    """#),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "ud800"}]}" (29)"#,
    ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "\ud800"}]}"#],
    #"""
    a.json:1:41: error: '\ud800' is only one half of a character [json-syntax]
       1 │ {"tabs": [{"identifier": "a", "title": "\ud800"}]}
         │                                         ^^^^^^
         = help: write both halves, as in \ud83d\ude00, or the character itself;
                 both mean the same

    1 error in 1 file
    """#),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A}]}" (30)"#,
    ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A}]}"#],
    """
    a.json:1:40: error: this string has no closing quote on its line [json-syntax]
       1 │ {"tabs": [{"identifier": "a", "title": "A}]}
         │                                        ^^^^^
         = help: add '"' where the text ends

    1 error in 1 file
    """),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": u201cAu201d}]}" (31)"#,
    ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": “A”}]}"#],
    """
    a.json:1:40: error: this is a typographic quote; JSON needs straight ones [json-syntax]
       1 │ {"tabs": [{"identifier": "a", "title": “A”}]}
         │                                        ^
         = help: write " instead of “; some editors and chat programs replace it by
                 themselves
         = fix: write double quotes

    1 error in 1 file
    """),
  SmallRun(
    #""{"tabs": [{"identifier"= "a", "title": "A"}]}" (33)"#,
    ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": [{"identifier"= "a", "title": "A"}]}"#],
    """
    a.json:1:24: error: '=' is not a colon [json-syntax]
       1 │ {"tabs": [{"identifier"= "a", "title": "A"}]}
         │                        ^
         = help: write "key": value

    1 error in 1 file
    """),
  SmallRun(
    #""{"tabs": [{"identifier" "a", "title": "A"}]}" (34)"#,
    ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": [{"identifier" "a", "title": "A"}]}"#],
    """
    a.json:1:12: error: a colon is missing after the key "identifier" [json-syntax]
       1 │ {"tabs": [{"identifier" "a", "title": "A"}]}
         │            ^^^^^^^^^^^^
         = help: write "key": value

    1 error in 1 file
    """),
  SmallRun(
    #""{"tabs": [{"identifier": , "title": "A"}]}" (35)"#, ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": [{"identifier": , "title": "A"}]}"#],
    """
    a.json:1:26: error: a value is missing before this comma [json-syntax]
       1 │ {"tabs": [{"identifier": , "title": "A"}]}
         │                          ^
         = help: remove the comma, or write the value

    1 error in 1 file
    """),
  SmallRun(
    #""{"tabs": [,{"identifier": "a", "title": "A"}]}" (36)"#,
    ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": [,{"identifier": "a", "title": "A"}]}"#],
    """
    a.json:1:11: error: a value is missing before this comma [json-syntax]
       1 │ {"tabs": [,{"identifier": "a", "title": "A"}]}
         │           ^
         = help: remove the comma, or write the value

    1 error in 1 file
    """),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A"},,{"identifier": "b", "title": "B"}]}" (37)"#,
    ["validate", "a.json", "--no-config"],
    [
      "a.json":
        #"{"tabs": [{"identifier": "a", "title": "A"},,{"identifier": "b", "title": "B"}]}"#
    ],
    """
    a.json:1:45: error: a value is missing before this comma [json-syntax]
       1 │ {"tabs": [{"identifier": "a", "title": "A"},,{"identifier": "b", "title…
         │                                             ^
         = fix: remove the comma, or write the value

    1 error in 1 file
    """),
  SmallRun(
    #""{"tabs": [{"identifier": "a"; "title": "A"}]}" (38)"#,
    ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": [{"identifier": "a"; "title": "A"}]}"#],
    """
    a.json:1:29: error: ';' is not JSON [json-syntax]
       1 │ {"tabs": [{"identifier": "a"; "title": "A"}]}
         │                             ^
         = help: separate with ',' instead

    1 error in 1 file
    """),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A"]}" (39)"#,
    ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A"]}"#],
    """
    a.json:1:43: error: ']' does not close the object opened in line 1 [json-syntax]
       1 │ {"tabs": [{"identifier": "a", "title": "A"]}
         │                                           ^
         = note: opened here
       1 │ {"tabs": [{"identifier": "a", "title": "A"]}
         │           ─
         = help: close it with '}' first, or remove this bracket

    1 error in 1 file
    """),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A"})}" (40)"#,
    ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A"})}"#],
    """
    a.json:1:44: error: a comma is missing here [json-syntax]
       1 │ {"tabs": [{"identifier": "a", "title": "A"})}
         │                                            ^
         = help: add ',' between the two

    1 error in 1 file
    """),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": `A`}]}" (41)"#,
    ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": `A`}]}"#],
    """
    a.json:1:40: error: '`' cannot stand here [json-syntax]
       1 │ {"tabs": [{"identifier": "a", "title": `A`}]}
         │                                        ^
         = help: a value is a string in double quotes, a number, true, false, null,
                 […] or {…}

    1 error in 1 file
    """),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": A}]}" (42)"#,
    ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": A}]}"#],
    """
    a.json:1:40: error: 'A' is not JSON [json-syntax]
       1 │ {"tabs": [{"identifier": "a", "title": A}]}
         │                                        ^
         = help: write text in double quotes: "A"

    1 error in 1 file
    """),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A" /* open" (43)"#,
    ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A" /* open"#],
    """
    a.json:1:44: error: JSON has no comments, and this one is not closed [json-syntax]
       1 │ {"tabs": [{"identifier": "a", "title": "A" /* open
         │                                            ^^
         = help: remove it

    1 error in 1 file
    """),
  SmallRun(
    #""nul" (2) fixed"#, ["lint", "a.json", "--no-config", "--fix", "--diff"], ["a.json": "nul"],
    ""),
  SmallRun(
    #""tru" (3) fixed"#, ["lint", "a.json", "--no-config", "--fix", "--diff"], ["a.json": "tru"],
    ""),
  SmallRun(
    #""{" (4) fixed"#, ["lint", "a.json", "--no-config", "--fix", "--diff"], ["a.json": "{"],
    ""),
  SmallRun(
    #""[" (5) fixed"#, ["lint", "a.json", "--no-config", "--fix", "--diff"], ["a.json": "["],
    ""),
  SmallRun(
    #""{"tabs": [}" (6) fixed"#, ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": [}"#],
    ""),
  SmallRun(
    #""{"tabs": [{"identifier": "a" "title": "A"}]}" (7) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": [{"identifier": "a" "title": "A"}]}"#],
    ""),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A",}]}" (8) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A",}]}"#],
    #"""
    --- a/a.json
    +++ b/a.json
    @@ -1 +1 @@
    -{"tabs": [{"identifier": "a", "title": "A",}]}
    \ No newline at end of file
    +{"tabs": [{"identifier": "a", "title": "A"}]}
    \ No newline at end of file
    """#),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A"},]}" (9) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A"},]}"#],
    #"""
    --- a/a.json
    +++ b/a.json
    @@ -1 +1 @@
    -{"tabs": [{"identifier": "a", "title": "A"},]}
    \ No newline at end of file
    +{"tabs": [{"identifier": "a", "title": "A"}]}
    \ No newline at end of file
    """#),
  SmallRun(
    #""{'tabs': [{'identifier': 'a', 'title': 'A'}]}" (10) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": "{'tabs': [{'identifier': 'a', 'title': 'A'}]}"],
    #"""
    --- a/a.json
    +++ b/a.json
    @@ -1 +1 @@
    -{'tabs': [{'identifier': 'a', 'title': 'A'}]}
    \ No newline at end of file
    +{"tabs": [{"identifier": "a", "title": "A"}]}
    \ No newline at end of file
    """#),
  SmallRun(
    #""{tabs: [{identifier: "a", title: "A"}]}" (11) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{tabs: [{identifier: "a", title: "A"}]}"#],
    #"""
    --- a/a.json
    +++ b/a.json
    @@ -1 +1 @@
    -{tabs: [{identifier: "a", title: "A"}]}
    \ No newline at end of file
    +{"tabs": [{"identifier": "a", "title": "A"}]}
    \ No newline at end of file
    """#),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A"}]} x" (12) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A"}]} x"#],
    ""),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A"}]}}" (13) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A"}]}}"#],
    ""),
  SmallRun(
    #""// cn{"tabs": [{"identifier": "a", "title": "A"}]}" (14) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    [
      "a.json": """
      // c
      {"tabs": [{"identifier": "a", "title": "A"}]}
      """
    ],
    #"""
    --- a/a.json
    +++ b/a.json
    @@ -1,2 +1 @@
    -// c
     {"tabs": [{"identifier": "a", "title": "A"}]}
    \ No newline at end of file
    """#),
  SmallRun(
    #""{"tabs": /* c */ [{"identifier": "a", "title": "A"}]}" (15) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": /* c */ [{"identifier": "a", "title": "A"}]}"#],
    #"""
    --- a/a.json
    +++ b/a.json
    @@ -1 +1 @@
    -{"tabs": /* c */ [{"identifier": "a", "title": "A"}]}
    \ No newline at end of file
    +{"tabs": [{"identifier": "a", "title": "A"}]}
    \ No newline at end of file
    """#),
  SmallRun(
    #""{"tabs": [{"identifier": "a"n, "title": "A"n"image": "x"}]}" (16) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    [
      "a.json": """
      {"tabs": [{"identifier": "a"
      , "title": "A"
      "image": "x"}]}
      """
    ],
    #"""
    --- a/a.json
    +++ b/a.json
    @@ -1,3 +1,3 @@
     {"tabs": [{"identifier": "a"
    -, "title": "A"
    +, "title": "A",
     "image": "x"}]}
    \ No newline at end of file
    """#),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A", "badgeValue": 01}]}" (17) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A", "badgeValue": 01}]}"#],
    ""),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A", "badgeValue": .5}]}" (18) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A", "badgeValue": .5}]}"#],
    ""),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A", "badgeValue": +1}]}" (19) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A", "badgeValue": +1}]}"#],
    ""),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A", "badgeValue": 1.}]}" (20) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A", "badgeValue": 1.}]}"#],
    ""),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A", "badgeValue": 1e}]}" (21) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A", "badgeValue": 1e}]}"#],
    ""),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A", "isHidden": True}]}" (22) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A", "isHidden": True}]}"#],
    ""),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A", "isHidden": undefined}]}" (23) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A", "isHidden": undefined}]}"#],
    ""),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A", "isHidden": NaN}]}" (24) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A", "isHidden": NaN}]}"#],
    ""),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "An"}]}" (25) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    [
      "a.json": """
      {"tabs": [{"identifier": "a", "title": "A
      "}]}
      """
    ],
    ""),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "q"}]}" (27) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "\q"}]}"#],
    ""),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "u12"}]}" (28) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "\u12"}]}"#],
    ""),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "ud800"}]}" (29) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "\ud800"}]}"#],
    ""),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A}]}" (30) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A}]}"#],
    ""),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": u201cAu201d}]}" (31) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": “A”}]}"#],
    #"""
    --- a/a.json
    +++ b/a.json
    @@ -1 +1 @@
    -{"tabs": [{"identifier": "a", "title": “A”}]}
    \ No newline at end of file
    +{"tabs": [{"identifier": "a", "title": "A"}]}
    \ No newline at end of file
    """#),
  SmallRun(
    #""{"tabs": [{"identifier"= "a", "title": "A"}]}" (33) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": [{"identifier"= "a", "title": "A"}]}"#],
    ""),
  SmallRun(
    #""{"tabs": [{"identifier" "a", "title": "A"}]}" (34) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": [{"identifier" "a", "title": "A"}]}"#],
    ""),
  SmallRun(
    #""{"tabs": [{"identifier": , "title": "A"}]}" (35) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": [{"identifier": , "title": "A"}]}"#],
    ""),
  SmallRun(
    #""{"tabs": [,{"identifier": "a", "title": "A"}]}" (36) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": [,{"identifier": "a", "title": "A"}]}"#],
    ""),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A"},,{"identifier": "b", "title": "B"}]}" (37) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    [
      "a.json":
        #"{"tabs": [{"identifier": "a", "title": "A"},,{"identifier": "b", "title": "B"}]}"#
    ],
    #"""
    --- a/a.json
    +++ b/a.json
    @@ -1 +1 @@
    -{"tabs": [{"identifier": "a", "title": "A"},,{"identifier": "b", "title": "B"}]}
    \ No newline at end of file
    +{"tabs": [{"identifier": "a", "title": "A"},{"identifier": "b", "title": "B"}]}
    \ No newline at end of file
    """#),
  SmallRun(
    #""{"tabs": [{"identifier": "a"; "title": "A"}]}" (38) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": [{"identifier": "a"; "title": "A"}]}"#],
    ""),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A"]}" (39) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A"]}"#],
    ""),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A"})}" (40) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A"})}"#],
    ""),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": `A`}]}" (41) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": `A`}]}"#],
    ""),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": A}]}" (42) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": A}]}"#],
    ""),
  SmallRun(
    #""{"tabs": [{"identifier": "a", "title": "A" /* open" (43) fixed"#,
    ["lint", "a.json", "--no-config", "--fix", "--diff"],
    ["a.json": #"{"tabs": [{"identifier": "a", "title": "A" /* open"#],
    ""),
  SmallRun(
    "a string in wrong quotes before a tab at the end", ["validate", "a.json"],
    [
      "a.json": """
      {"tabs": 'a'	
      """
    ], only: ["error", "fix", "help"],
    """
    a.json:1:10: error: strings need double quotes, not single quotes [json-syntax]
    = help: write "a"
    = fix: write double quotes
    a.json:1:14: error: the file ends, but the object opened in line 1 is not closed [json-syntax]
    = help: add '}' where it ends
    2 errors in 1 file
    """),
]
