let titleStateRows: [SmallRun] = [
  SmallRun(
    "of all states", ["titles", "a.json", "--no-config", "--strings", "L.xcstrings"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "conditions": {"signedIn": {"meaning": "Signed in."}},
       "tabs": [
        {"identifier": "a", "title": "Home", "subtitle": "New"},
        {"identifier": "in", "title": "Log In", "availability": {"unless": ["signedIn"]}},
        {"identifier": "out", "title": "Log Out", "availability": {"when": ["signedIn"]}},
        {"identifier": "find", "title": "Search"},
        {"type": "search", "availability": {"when": ["signedIn"]}}]}
      """,

      "L.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Home": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Start"}}}}, "Log In": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Anmelden"}}}}, "Log Out": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Abmelden"}}}}, "New": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Neu"}}}}, "Find": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Suchen"}}}}}}
      """,
    ],
    """
    a.json

    No language breaks the bar

    Titles           en       de
      a              Home     Start 5
      a, subtitle    New      Neu
      in             Log In   Anmelden 8
      out            Log Out  Abmelden 8
      find (no key)  Search   Search

    12 length of the longest text · 12! length, too long · = equal to a sibling ·
    ? not translated · ~ not reviewed
    """),
  SmallRun(
    "of users who are signed in",
    ["titles", "a.json", "--no-config", "--strings", "L.xcstrings", "--when", "signedIn"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "conditions": {"signedIn": {"meaning": "Signed in."}},
       "tabs": [
        {"identifier": "a", "title": "Home", "subtitle": "New"},
        {"identifier": "in", "title": "Log In", "availability": {"unless": ["signedIn"]}},
        {"identifier": "out", "title": "Log Out", "availability": {"when": ["signedIn"]}},
        {"identifier": "find", "title": "Search"},
        {"type": "search", "availability": {"when": ["signedIn"]}}]}
      """,

      "L.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Home": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Start"}}}}, "Log In": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Anmelden"}}}}, "Log Out": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Abmelden"}}}}, "New": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Neu"}}}}, "Find": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Suchen"}}}}}}
      """,
    ],
    """
    a.json

    No language breaks the bar

    Titles           en       de
      a              Home     Start 5
      a, subtitle    New      Neu
      out            Log Out  Abmelden 8
      find (no key)  Search   Search

    12 length of the longest text · 12! length, too long · = equal to a sibling ·
    ? not translated · ~ not reviewed
    """),
  SmallRun(
    "of users who are not",
    ["titles", "a.json", "--no-config", "--strings", "L.xcstrings", "--unless", "signedIn"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "conditions": {"signedIn": {"meaning": "Signed in."}},
       "tabs": [
        {"identifier": "a", "title": "Home", "subtitle": "New"},
        {"identifier": "in", "title": "Log In", "availability": {"unless": ["signedIn"]}},
        {"identifier": "out", "title": "Log Out", "availability": {"when": ["signedIn"]}},
        {"identifier": "find", "title": "Search"},
        {"type": "search", "availability": {"when": ["signedIn"]}}]}
      """,

      "L.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Home": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Start"}}}}, "Log In": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Anmelden"}}}}, "Log Out": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Abmelden"}}}}, "New": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Neu"}}}}, "Find": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Suchen"}}}}}}
      """,
    ],
    """
    a.json

    No language breaks the bar

    Titles           en      de
      a              Home    Start 5
      a, subtitle    New     Neu
      in             Log In  Anmelden 8
      find (no key)  Search  Search

    12 length of the longest text · 12! length, too long · = equal to a sibling ·
    ? not translated · ~ not reviewed
    """),
  SmallRun(
    "of SwiftUI, which has no subtitles",
    ["titles", "a.json", "--no-config", "--strings", "L.xcstrings", "--framework", "swiftui"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "conditions": {"signedIn": {"meaning": "Signed in."}},
       "tabs": [
        {"identifier": "a", "title": "Home", "subtitle": "New"},
        {"identifier": "in", "title": "Log In", "availability": {"unless": ["signedIn"]}},
        {"identifier": "out", "title": "Log Out", "availability": {"when": ["signedIn"]}},
        {"identifier": "find", "title": "Search"},
        {"type": "search", "availability": {"when": ["signedIn"]}}]}
      """,

      "L.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Home": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Start"}}}}, "Log In": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Anmelden"}}}}, "Log Out": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Abmelden"}}}}, "New": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Neu"}}}}, "Find": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Suchen"}}}}}}
      """,
    ],
    """
    a.json

    No language breaks the bar

    Titles           en       de
      a              Home     Start 5
      in             Log In   Anmelden 8
      out            Log Out  Abmelden 8
      find (no key)  Search   Search

    12 length of the longest text · 12! length, too long · = equal to a sibling ·
    ? not translated · ~ not reviewed
    """),
  SmallRun(
    "of both frameworks",
    [
      "titles", "a.json", "--no-config", "--strings", "L.xcstrings", "--framework", "uikit",
      "--framework", "swiftui", "-f", "csv",
    ],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "conditions": {"signedIn": {"meaning": "Signed in."}},
       "tabs": [
        {"identifier": "a", "title": "Home", "subtitle": "New"},
        {"identifier": "in", "title": "Log In", "availability": {"unless": ["signedIn"]}},
        {"identifier": "out", "title": "Log Out", "availability": {"when": ["signedIn"]}},
        {"identifier": "find", "title": "Search"},
        {"type": "search", "availability": {"when": ["signedIn"]}}]}
      """,

      "L.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Home": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Start"}}}}, "Log In": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Anmelden"}}}}, "Log Out": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Abmelden"}}}}, "New": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Neu"}}}}, "Find": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Suchen"}}}}}}
      """,
    ],
    """
    pointer,identifier,key,isKey,limit,language,text,state,characters,isTooLong,isMissing,equals
    /tabs/0/title,a,Home,true,16,de,Start,translated,5,false,false,
    /tabs/0/title,a,Home,true,16,en,Home,,4,false,false,
    /tabs/0/subtitle,a,New,true,,de,Neu,translated,3,false,false,
    /tabs/0/subtitle,a,New,true,,en,New,,3,false,false,
    /tabs/1/title,in,"Log In",true,16,de,Anmelden,translated,8,false,false,
    /tabs/1/title,in,"Log In",true,16,en,"Log In",,6,false,false,
    /tabs/2/title,out,"Log Out",true,16,de,Abmelden,translated,8,false,false,
    /tabs/2/title,out,"Log Out",true,16,en,"Log Out",,7,false,false,
    /tabs/3/title,find,Search,false,16,de,Search,,6,false,true,com.apple.UIKit.Search
    /tabs/3/title,find,Search,false,16,en,Search,,6,false,false,com.apple.UIKit.Search
    """),
  SmallRun(
    "without the search tab, nothing is equal to it",
    [
      "titles", "a.json", "--no-config", "--strings", "L.xcstrings", "--unless", "signedIn", "-f",
      "csv",
    ],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "conditions": {"signedIn": {"meaning": "Signed in."}},
       "tabs": [
        {"identifier": "a", "title": "Home", "subtitle": "New"},
        {"identifier": "in", "title": "Log In", "availability": {"unless": ["signedIn"]}},
        {"identifier": "out", "title": "Log Out", "availability": {"when": ["signedIn"]}},
        {"identifier": "find", "title": "Search"},
        {"type": "search", "availability": {"when": ["signedIn"]}}]}
      """,

      "L.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Home": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Start"}}}}, "Log In": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Anmelden"}}}}, "Log Out": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Abmelden"}}}}, "New": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Neu"}}}}, "Find": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Suchen"}}}}}}
      """,
    ],
    """
    pointer,identifier,key,isKey,limit,language,text,state,characters,isTooLong,isMissing,equals
    /tabs/0/title,a,Home,true,16,de,Start,translated,5,false,false,
    /tabs/0/title,a,Home,true,16,en,Home,,4,false,false,
    /tabs/0/subtitle,a,New,true,,de,Neu,translated,3,false,false,
    /tabs/0/subtitle,a,New,true,,en,New,,3,false,false,
    /tabs/1/title,in,"Log In",true,16,de,Anmelden,translated,8,false,false,
    /tabs/1/title,in,"Log In",true,16,en,"Log In",,6,false,false,
    /tabs/3/title,find,Search,false,16,de,Search,,6,false,true,
    /tabs/3/title,find,Search,false,16,en,Search,,6,false,false,
    """),
  SmallRun(
    "of an unknown state",
    ["titles", "a.json", "--no-config", "--strings", "L.xcstrings", "--when", "signedOut"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "conditions": {"signedIn": {"meaning": "Signed in."}},
       "tabs": [
        {"identifier": "a", "title": "Home", "subtitle": "New"},
        {"identifier": "in", "title": "Log In", "availability": {"unless": ["signedIn"]}},
        {"identifier": "out", "title": "Log Out", "availability": {"when": ["signedIn"]}},
        {"identifier": "find", "title": "Search"},
        {"type": "search", "availability": {"when": ["signedIn"]}}]}
      """,

      "L.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Home": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Start"}}}}, "Log In": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Anmelden"}}}}, "Log Out": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Abmelden"}}}}, "New": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Neu"}}}}, "Find": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Suchen"}}}}}}
      """,
    ], ofErrors: true,
    """
    error: the spec has no condition 'signedOut'
    help: did you mean 'signedIn'?
    """),
  SmallRun(
    "of a state and its opposite",
    [
      "titles", "a.json", "--no-config", "--strings", "L.xcstrings", "--when", "signedIn",
      "--unless", "signedIn",
    ],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "conditions": {"signedIn": {"meaning": "Signed in."}},
       "tabs": [
        {"identifier": "a", "title": "Home", "subtitle": "New"},
        {"identifier": "in", "title": "Log In", "availability": {"unless": ["signedIn"]}},
        {"identifier": "out", "title": "Log Out", "availability": {"when": ["signedIn"]}},
        {"identifier": "find", "title": "Search"},
        {"type": "search", "availability": {"when": ["signedIn"]}}]}
      """,

      "L.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Home": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Start"}}}}, "Log In": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Anmelden"}}}}, "Log Out": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Abmelden"}}}}, "New": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Neu"}}}}, "Find": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Suchen"}}}}}}
      """,
    ], ofErrors: true,
    """
    error: --when and --unless both name 'signedIn'
    help: leave one of them out
    usage: tabspec titles [options] [FILE]
    """),
]
