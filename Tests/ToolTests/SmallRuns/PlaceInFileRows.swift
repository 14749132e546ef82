private let mistakes = """
  {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}], "tabs": [
    {"identifier": "a", "title": {
      "a": 1,
  \t"b": 2,
      "c": 3,
      "d": 4
    }},
    {"identifier": "b", "title": "B", "image": [
  \t  "star"]}, {"identifier": "longgggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggg", "title": 1, "image": "üüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüü", "subtitle": 2},
    [
      7], [
      1, "éééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé"
      8
    ]]}
  """

private let doubtful = """
  {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
    {"identifier": "a", "title": "Aa", "badgeValue": "", "image": "star.fill"},
    {"identifier": "a", "title": "Aa", "badgeValue": "new"},
    {"identifier": "g", "title": "G", "children": []}]}
  """

let placeInFileRows: [SmallRun] = [
  SmallRun(
    "places of several lines in 50 columns",
    ["lint", "a.json", "--no-config"],
    ["a.json": mistakes], columns: 50,
    """
    a.json:2:32: error: 'title' takes a string, but this is an object [wrong-type]
       2 │   {"identifier": "a", "title": {
         │                                ^ to line 7
         = help: write the title, or its key in a
                 String Catalog: --strings names the
                 catalog, which has the languages

    a.json:8:46: error: 'image' takes a string or an object, but this is an array [wrong-type]
       8 │ ╭ …  "title": "B", "image": [
         │ │                           ^
       9 │ ╰       "star"]}, {"identifier": "longggg…
         = help: write the name of an SF Symbol, as in
                 "house", or {"asset": "Logo"}

    a.json:9:146: error: 'title' takes a string, but this is a number [wrong-type]
       9 │ … gggggggggggg", "title": 1, "image": "üü…
         │                           ^
         = fix: write it in double quotes: "1"

    a.json:9:304: error: 'subtitle' takes a string, but this is a number [wrong-type]
       9 │ … üüüüüüüüü", "subtitle": 2},
         │                           ^
         = fix: write it in double quotes: "2"

    a.json:10:3: error: elements of 'tabs' must be objects, not arrays [wrong-type]
      10 │ ╭   [
      11 │ ╰     7], [
         = help: write an object, as in {"identifier":
                 "home", "title": "Home"}

    a.json:11:9: error: elements of 'tabs' must be objects, not arrays [wrong-type]
      11 │     7], [
         │         ^ to line 14
         = help: write an object, as in {"identifier":
                 "home", "title": "Home"}

    a.json:12:310: error: a comma is missing here [json-syntax]
      12 │ … ééééééééééééééééééééééé"
         │                           ^
         = help: add ',' between the two
         = fix: add the comma

    7 errors in 1 file
    """),
  SmallRun(
    "places of several lines in 90 columns",
    ["lint", "a.json", "--no-config", "--color", "always"],
    ["a.json": mistakes], columns: 90,
    """
    \u{1B}[1ma.json:2:32: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1m'title' takes a string, but this is an object\u{1B}[0m\u{1B}[2m [wrong-type]\u{1B}[0m
    \u{1B}[2m   2 │\u{1B}[0m   {"identifier": "a", "title": {
         \u{1B}[2m│\u{1B}[0m                                \u{1B}[1;31m^ to line 7\u{1B}[0m
         \u{1B}[1m= help:\u{1B}[0m write the title, or its key in a String Catalog: --strings names the catalog,
                 which has the languages

    \u{1B}[1ma.json:8:46: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1m'image' takes a string or an object, but this is an array\u{1B}[0m\u{1B}[2m [wrong-type]\u{1B}[0m
    \u{1B}[2m   8 │\u{1B}[0m \u{1B}[1;31m╭\u{1B}[0m   {"identifier": "b", "title": "B", "image": [
         \u{1B}[2m│\u{1B}[0m \u{1B}[1;31m│\u{1B}[0m                                              \u{1B}[1;31m^\u{1B}[0m
    \u{1B}[2m   9 │\u{1B}[0m \u{1B}[1;31m╰\u{1B}[0m       "star"]}, {"identifier": "longggggggggggggggggggggggggggggggggggggggggggg…
         \u{1B}[1m= help:\u{1B}[0m write the name of an SF Symbol, as in "house", or {"asset": "Logo"}

    \u{1B}[1ma.json:9:146: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1m'title' takes a string, but this is a number\u{1B}[0m\u{1B}[2m [wrong-type]\u{1B}[0m
    \u{1B}[2m   9 │\u{1B}[0m … gggggggggggg", "title": 1, "image": "üüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüü…
         \u{1B}[2m│\u{1B}[0m                           \u{1B}[1;31m^\u{1B}[0m
         \u{1B}[1m= fix:\u{1B}[0m write it in double quotes: "1"

    \u{1B}[1ma.json:9:304: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1m'subtitle' takes a string, but this is a number\u{1B}[0m\u{1B}[2m [wrong-type]\u{1B}[0m
    \u{1B}[2m   9 │\u{1B}[0m … üüüüüüüüü", "subtitle": 2},
         \u{1B}[2m│\u{1B}[0m                           \u{1B}[1;31m^\u{1B}[0m
         \u{1B}[1m= fix:\u{1B}[0m write it in double quotes: "2"

    \u{1B}[1ma.json:10:3: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1melements of 'tabs' must be objects, not arrays\u{1B}[0m\u{1B}[2m [wrong-type]\u{1B}[0m
    \u{1B}[2m  10 │\u{1B}[0m \u{1B}[1;31m╭\u{1B}[0m   [
    \u{1B}[2m  11 │\u{1B}[0m \u{1B}[1;31m╰\u{1B}[0m     7], [
         \u{1B}[1m= help:\u{1B}[0m write an object, as in {"identifier": "home", "title": "Home"}

    \u{1B}[1ma.json:11:9: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1melements of 'tabs' must be objects, not arrays\u{1B}[0m\u{1B}[2m [wrong-type]\u{1B}[0m
    \u{1B}[2m  11 │\u{1B}[0m     7], [
         \u{1B}[2m│\u{1B}[0m         \u{1B}[1;31m^ to line 14\u{1B}[0m
         \u{1B}[1m= help:\u{1B}[0m write an object, as in {"identifier": "home", "title": "Home"}

    \u{1B}[1ma.json:12:310: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1ma comma is missing here\u{1B}[0m\u{1B}[2m [json-syntax]\u{1B}[0m
    \u{1B}[2m  12 │\u{1B}[0m … ééééééééééééééééééééééé"
         \u{1B}[2m│\u{1B}[0m                           \u{1B}[1;31m^\u{1B}[0m
         \u{1B}[1m= help:\u{1B}[0m add ',' between the two
         \u{1B}[1m= fix:\u{1B}[0m add the comma

    \u{1B}[1;31m7 errors\u{1B}[0m in 1 file
    """),
  SmallRun(
    "fingerprints of findings",
    ["lint", "a.json", "b.json", "--no-config", "-f", "sarif"],
    ["a.json": doubtful, "b.json": doubtful], only: ["findingHash", #""uri""#, "ruleId"],
    """
    "ruleId": "badge-value",
    "uri": "a.json"
    "findingHash/v1": "0570d9988e9079d3b183f2dbcbad6908"
    "ruleId": "duplicate-identifier",
    "uri": "a.json"
    "uri": "a.json"
    "findingHash/v1": "0eb6f5eef3ffd3906f508e3d1018a18b"
    "ruleId": "duplicate-title",
    "uri": "a.json"
    "uri": "a.json"
    "findingHash/v1": "af1e6bf51dabfe08781affd53c8d9013"
    "ruleId": "badge-value",
    "uri": "a.json"
    "findingHash/v1": "cf3ba03a3f7f1b0689f2e43d084f93a9"
    "ruleId": "empty-group",
    "uri": "a.json"
    "findingHash/v1": "c02072e7300914046b946677346acf2f"
    "ruleId": "badge-value",
    "uri": "b.json"
    "findingHash/v1": "dc5e9341f52007beb183f5dbcbad6e21"
    "ruleId": "duplicate-identifier",
    "uri": "b.json"
    "uri": "b.json"
    "findingHash/v1": "c006de6f1a71282b6f508f3d1018a33e"
    "ruleId": "duplicate-title",
    "uri": "b.json"
    "uri": "b.json"
    "findingHash/v1": "aa7619442688e11f781b00d53c8d91c6"
    "ruleId": "badge-value",
    "uri": "b.json"
    "findingHash/v1": "94bbc813856cd7fd89f2e13d084f8e90"
    "ruleId": "empty-group",
    "uri": "b.json"
    "findingHash/v1": "60a8e7b6cfdbb4576b946777346ad0e2"
    """),
  SmallRun(
    "names of files as SARIF",
    ["lint", "./a b.json", "x/é.json", "t\tu.json", "--no-config", "-f", "sarif"],
    [
      "a b.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "watch-now", "title": "Watch"}, {"identifier": "films", "title": ""}]}
      """,
      "x/é.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "watch-now", "title": "Watch"}, {"identifier": "films", "title": ""}]}
      """,
      "t\tu.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "watch-now", "title": "Watch"}, {"identifier": "films", "title": ""}]}
      """,
    ], only: [#""uri""#],
    """
    "uri": "a%20b.json"
    "uri": "a%20b.json"
    "uri": "t%09u.json"
    "uri": "t%09u.json"
    "uri": "x/%C3%A9.json"
    "uri": "x/%C3%A9.json"
    """),
  SmallRun(
    "places in 40 columns, in colour",
    ["lint", "a.json", "--no-config", "--color", "always"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}], "tabs": [
        {"identifier": "a", "title": {
          "a": 1,
      \t"b": 2,
          "c": 3,
          "d": 4
        }},
        {"identifier": "b", "title": "B", "image": [
          "star"]}, {"identifier": "longgggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggg", "title": 1, "image": "üüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüüü", "subtitle": 2},
            7
       ]}
      """
    ], columns: 40,
    """
    \u{1B}[1ma.json:2:32: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1m'title' takes a string, but this is an object\u{1B}[0m\u{1B}[2m [wrong-type]\u{1B}[0m
    \u{1B}[2m   2 │\u{1B}[0m   {"identifier": "a", "title": {
         \u{1B}[2m│\u{1B}[0m                                \u{1B}[1;31m^ to line 7\u{1B}[0m
         \u{1B}[1m= help:\u{1B}[0m write the title, or its key in
                 a String Catalog: --strings
                 names the catalog, which has
                 the languages

    \u{1B}[1ma.json:8:46: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1m'image' takes a string or an object, but this is an array\u{1B}[0m\u{1B}[2m [wrong-type]\u{1B}[0m
    \u{1B}[2m   8 │\u{1B}[0m \u{1B}[1;31m╭\u{1B}[0m …  "title": "B", "image": [
         \u{1B}[2m│\u{1B}[0m \u{1B}[1;31m│\u{1B}[0m                           \u{1B}[1;31m^\u{1B}[0m
    \u{1B}[2m   9 │\u{1B}[0m \u{1B}[1;31m╰\u{1B}[0m     "star"]}, {"identifier": …
         \u{1B}[1m= help:\u{1B}[0m write the name of an SF
                 Symbol, as in "house", or
                 {"asset": "Logo"}

    \u{1B}[1ma.json:9:147: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1m'title' takes a string, but this is a number\u{1B}[0m\u{1B}[2m [wrong-type]\u{1B}[0m
    \u{1B}[2m   9 │\u{1B}[0m … gggggggggggg", "title": 1, "i…
         \u{1B}[2m│\u{1B}[0m                           \u{1B}[1;31m^\u{1B}[0m
         \u{1B}[1m= fix:\u{1B}[0m write it in double quotes: "1"

    \u{1B}[1ma.json:9:505: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1m'subtitle' takes a string, but this is a number\u{1B}[0m\u{1B}[2m [wrong-type]\u{1B}[0m
    \u{1B}[2m   9 │\u{1B}[0m … üüüüüüüüü", "subtitle": 2},
         \u{1B}[2m│\u{1B}[0m                           \u{1B}[1;31m^\u{1B}[0m
         \u{1B}[1m= fix:\u{1B}[0m write it in double quotes: "2"

    \u{1B}[1ma.json:10:7: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1melements of 'tabs' must be objects, not numbers\u{1B}[0m\u{1B}[2m [wrong-type]\u{1B}[0m
    \u{1B}[2m  10 │\u{1B}[0m       7
         \u{1B}[2m│\u{1B}[0m       \u{1B}[1;31m^\u{1B}[0m
         \u{1B}[1m= help:\u{1B}[0m write an object, as in
                 {"identifier": "home",
                 "title": "Home"}

    \u{1B}[1;31m5 errors\u{1B}[0m in 1 file
    """),
]
