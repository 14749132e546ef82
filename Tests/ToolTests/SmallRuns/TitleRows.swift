let titleRows: [SmallRun] = [
  SmallRun(
    "no trouble", ["titles", "a.json", "--no-config", "--strings", "L.xcstrings"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Home"},
        {"identifier": "b", "title": "Mail"}]}
      """,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"Home": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Start"}}}}, "Mail": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Post"}}}}}}"#,
    ],
    """
    a.json

    No language breaks the bar

    Titles  en    de
      a     Home  Start 5
      b     Mail  Post

    12 length of the longest text · 12! length, too long · = equal to a sibling ·
    ? not translated · ~ not reviewed
    """),
  SmallRun(
    "no language", ["titles", "a.json", "--no-config", "--strings", "L.xcstrings"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Home"}]}
      """, "L.xcstrings": #"{"sourceLanguage": "en", "version": "1.0", "strings": {}}"#,
    ],
    """
    a.json

    No language breaks the bar

    Titles        en
      a (no key)  Home

    12 length of the longest text · 12! length, too long · = equal to a sibling ·
    ? not translated · ~ not reviewed
    """),
  SmallRun(
    "the length of a root title",
    ["titles", "a.json", "--no-config", "--strings", "L.xcstrings"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Home"},
        {"identifier": "b", "title": "Mail"}]}
      """,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"Home": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "abcdefghijklmnop"}}}}, "Mail": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "abcdefghijklmnopq"}}}}}}"#,
    ],
    """
    a.json

    Languages that break the bar
      de  1 too long
      none in en

    Titles  en    de
      a     Home  abcdefghijklmnop 16
      b     Mail  abcdefghijklmnopq 17!

    12 length of the longest text · 12! length, too long · = equal to a sibling ·
    ? not translated · ~ not reviewed
    """),
  SmallRun(
    "the length of a row",
    ["titles", "a.json", "--no-config", "--strings", "L.xcstrings", "-f", "csv"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "Home"},
        {"identifier": "g", "title": "Lists", "children": [{"identifier": "x", "title": "Mail"}]}]}
      """,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"Home": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "abcdefghijklmnopq"}}}}, "Mail": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}}}}, "Lists": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}}}}}}"#,
    ],
    """
    pointer,identifier,key,isKey,limit,language,text,state,characters,isTooLong,isMissing,equals
    /tabs/0/title,a,Home,true,16,de,abcdefghijklmnopq,translated,17,true,false,
    /tabs/0/title,a,Home,true,16,en,Home,,4,false,false,
    /tabs/1/title,g,Lists,true,24,de,xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx,translated,31,true,false,
    /tabs/1/title,g,Lists,true,24,en,Lists,,5,false,false,
    /tabs/1/children/0/title,x,Mail,true,32,de,xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx,translated,30,false,false,
    /tabs/1/children/0/title,x,Mail,true,32,en,Mail,,4,false,false,
    """),
  SmallRun(
    "equal titles of siblings, not of others",
    ["titles", "a.json", "--no-config", "--strings", "L.xcstrings", "-f", "csv"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Home"},
        {"identifier": "b", "title": "Mail"},
        {"identifier": "g", "title": "Lists", "children": [{"identifier": "x", "title": "Other"}]}]}
      """,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"Home": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Q"}}}}, "Mail": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Q"}}}}, "Lists": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "R"}}}}, "Other": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Q"}}}}}}"#,
    ],
    """
    pointer,identifier,key,isKey,limit,language,text,state,characters,isTooLong,isMissing,equals
    /tabs/0/title,a,Home,true,16,de,Q,translated,1,false,false,b
    /tabs/0/title,a,Home,true,16,en,Home,,4,false,false,
    /tabs/1/title,b,Mail,true,16,de,Q,translated,1,false,false,a
    /tabs/1/title,b,Mail,true,16,en,Mail,,4,false,false,
    /tabs/2/title,g,Lists,true,24,de,R,translated,1,false,false,
    /tabs/2/title,g,Lists,true,24,en,Lists,,5,false,false,
    /tabs/2/children/0/title,x,Other,true,32,de,Q,translated,1,false,false,
    /tabs/2/children/0/title,x,Other,true,32,en,Other,,5,false,false,
    """),
  SmallRun(
    "equal in the source already",
    ["titles", "a.json", "--no-config", "--strings", "L.xcstrings", "-f", "csv"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Home"},
        {"identifier": "b", "title": "Home"}]}
      """,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"Home": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Q"}}}}}}"#,
    ],
    """
    pointer,identifier,key,isKey,limit,language,text,state,characters,isTooLong,isMissing,equals
    /tabs/0/title,a,Home,true,16,de,Q,translated,1,false,false,b
    /tabs/0/title,a,Home,true,16,en,Home,,4,false,false,b
    /tabs/1/title,b,Home,true,16,de,Q,translated,1,false,false,a
    /tabs/1/title,b,Home,true,16,en,Home,,4,false,false,a
    """),
  SmallRun(
    "missing, new and to be reviewed",
    ["titles", "a.json", "--no-config", "--strings", "L.xcstrings"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Home"},
        {"identifier": "b", "title": "Mail"},
        {"identifier": "c", "title": "Files"}]}
      """,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"Home": {"localizations": {"de": {"stringUnit": {"state": "needs_review", "value": "Start"}}}}, "Mail": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "Post"}}}}, "Files": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "F"}}}}}}"#,
    ],
    """
    a.json

    Languages that break the bar
      de  2 not translated, 1 not reviewed
      fr  2 not translated
      none in en

    Titles  en     de        fr
      a     Home   Start 5~  Home ?
      b     Mail   Post ?    Mail ?
      c     Files  Files 5?  F

    12 length of the longest text · 12! length, too long · = equal to a sibling ·
    ? not translated · ~ not reviewed
    """),
  SmallRun(
    "missing, new and to be reviewed, in Markdown",
    ["titles", "a.json", "--no-config", "--strings", "L.xcstrings", "-f", "markdown"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Home", "subtitle": "Sub"},
        {"identifier": "b", "title": "Mail"},
        {"identifier": "c", "title": "Fi|es"}]}
      """,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"Home": {"localizations": {"de": {"stringUnit": {"state": "needs_review", "value": "Start"}}}}, "Mail": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "Post"}}}}, "Sub": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "F"}}}}}}"#,
    ],
    """
    ## Titles of a.json

    - **de**: 2 not translated, 1 not reviewed
    - **fr**: 2 not translated

    | | key | most | en | de | fr |
    |---|---|---:|---|---|---|
    | a | Home | 16 | Home 4 | Start **5** *not reviewed* | Home 4 *not translated* |
    | a, subtitle | Sub |  | Sub 3 | Sub **3** *not translated* | F 1 |
    | b | Mail | 16 | Mail 4 | Post 4 *not translated* | Mail 4 *not translated* |
    | c | Fi&#124;es (no key) | 16 | Fi&#124;es 5 | Fi&#124;es 5 | Fi&#124;es 5 |
    """),
  SmallRun(
    "the worst language first",
    ["titles", "a.json", "--no-config", "--strings", "L.xcstrings", "-f", "markdown"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Home"},
        {"identifier": "b", "title": "Mail"}]}
      """,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"Home": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "abcdefghijklmnopq"}}, "fr": {"stringUnit": {"state": "translated", "value": "F"}}, "it": {"stringUnit": {"state": "translated", "value": "Q"}}}}, "Mail": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "D"}}, "fr": {"stringUnit": {"state": "translated", "value": "F2"}}, "it": {"stringUnit": {"state": "translated", "value": "Q"}}}}}}"#,
    ],
    """
    ## Titles of a.json

    - **de**: 1 too long
    - **it**: 2 equal to a sibling

    | | key | most | en | de | it | fr |
    |---|---|---:|---|---|---|---|
    | a | Home | 16 | Home 4 | abcdefghijklmnopq **17** *too long* | Q 1 *equal to a sibling* | F 1 |
    | b | Mail | 16 | Mail **4** | D 1 | Q 1 *equal to a sibling* | F2 2 |
    """),
  SmallRun(
    "roles", ["titles", "a.json", "--no-config", "--strings", "L.xcstrings", "-f", "markdown"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "bottomAccessory": {"title": "P"}, "sidebar": {"header": {"title": "H"}, "footer": {"title": "F"}, "bottomBar": {"title": "B"}}, "tabs": [
        {"identifier": "a", "title": "Home", "subtitle": "Sub"},
        {"identifier": "g", "title": "Lists", "sidebarActions": [{"title": "Add"}], "children": [{"identifier": "x", "title": "Mail"}]}]}
      """,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"Home": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Start"}}}}}}"#,
    ],
    """
    ## Titles of a.json

    No language breaks the bar.

    | | key | most | en | de |
    |---|---|---:|---|---|
    | a | Home | 16 | Home 4 | Start **5** |
    | a, subtitle | Sub (no key) |  | Sub 3 | Sub 3 |
    | g | Lists (no key) | 24 | Lists 5 | Lists 5 |
    | g, action | Add (no key) |  | Add 3 | Add 3 |
    | x | Mail (no key) | 32 | Mail 4 | Mail 4 |
    | the accessory | P (no key) |  | P 1 | P 1 |
    | the header | H (no key) |  | H 1 | H 1 |
    | the footer | F (no key) |  | F 1 | F 1 |
    | the bottom bar | B (no key) |  | B 1 | B 1 |
    """),
  SmallRun(
    "one language too many for the terminal",
    ["titles", "a.json", "--no-config", "--strings", "L.xcstrings"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Home"}]}
      """,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"Home": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Startseite der App"}}, "fr": {"stringUnit": {"state": "translated", "value": "Page d’accueil longue"}}, "it": {"stringUnit": {"state": "translated", "value": "Pagina iniziale"}}, "es": {"stringUnit": {"state": "translated", "value": "Página inicial"}}, "pt": {"stringUnit": {"state": "translated", "value": "Página inicial b"}}}}}}"#,
    ], columns: 60,
    """
    a.json

    Languages that break the bar
      de  1 too long
      fr  1 too long
      none in en, es, it, pt

    Titles  en    de
      a     Home  Startseite der App 18!

    12 length of the longest text · 12! length, too long ·
    = equal to a sibling · ? not translated · ~ not reviewed
    and 4 more languages: see --format markdown, or ask with
    --language
    """),
  SmallRun(
    "languages too many for a table",
    ["titles", "a.json", "--no-config", "--strings", "L.xcstrings", "-f", "markdown"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Home"}]}
      """,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"Home": {"localizations": {"la": {"stringUnit": {"state": "translated", "value": "x"}}, "lb": {"stringUnit": {"state": "translated", "value": "x"}}, "lc": {"stringUnit": {"state": "translated", "value": "x"}}, "ld": {"stringUnit": {"state": "translated", "value": "x"}}, "le": {"stringUnit": {"state": "translated", "value": "x"}}, "lf": {"stringUnit": {"state": "translated", "value": "x"}}, "lg": {"stringUnit": {"state": "translated", "value": "x"}}, "lh": {"stringUnit": {"state": "translated", "value": "x"}}, "li": {"stringUnit": {"state": "translated", "value": "x"}}, "lj": {"stringUnit": {"state": "translated", "value": "x"}}, "lk": {"stringUnit": {"state": "translated", "value": "x"}}, "ll": {"stringUnit": {"state": "translated", "value": "x"}}, "lm": {"stringUnit": {"state": "translated", "value": "x"}}, "ln": {"stringUnit": {"state": "translated", "value": "x"}}, "lo": {"stringUnit": {"state": "translated", "value": "x"}}, "lp": {"stringUnit": {"state": "translated", "value": "x"}}, "lq": {"stringUnit": {"state": "translated", "value": "x"}}, "lr": {"stringUnit": {"state": "translated", "value": "x"}}, "ls": {"stringUnit": {"state": "translated", "value": "x"}}, "lt": {"stringUnit": {"state": "translated", "value": "x"}}, "lu": {"stringUnit": {"state": "translated", "value": "x"}}, "lv": {"stringUnit": {"state": "translated", "value": "x"}}}}}}"#,
    ],
    """
    ## Titles of a.json

    No language breaks the bar.

    | | key | most | en | la | lb | lc | ld | le | lf | lg | lh | li | lj | lk | ll | lm | ln | lo | lp | lq | lr | ls |
    |---|---|---:|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
    | a | Home | 16 | Home **4** | x 1 | x 1 | x 1 | x 1 | x 1 | x 1 | x 1 | x 1 | x 1 | x 1 | x 1 | x 1 | x 1 | x 1 | x 1 | x 1 | x 1 | x 1 | x 1 |

    3 more languages are not shown; name languages with --language
    """),
  SmallRun(
    "all but one too many for a table",
    ["titles", "a.json", "--no-config", "--strings", "L.xcstrings", "-f", "markdown"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Home"}]}
      """,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"Home": {"localizations": {"la": {"stringUnit": {"state": "translated", "value": "x"}}, "lb": {"stringUnit": {"state": "translated", "value": "x"}}, "lc": {"stringUnit": {"state": "translated", "value": "x"}}, "ld": {"stringUnit": {"state": "translated", "value": "x"}}, "le": {"stringUnit": {"state": "translated", "value": "x"}}, "lf": {"stringUnit": {"state": "translated", "value": "x"}}, "lg": {"stringUnit": {"state": "translated", "value": "x"}}, "lh": {"stringUnit": {"state": "translated", "value": "x"}}, "li": {"stringUnit": {"state": "translated", "value": "x"}}, "lj": {"stringUnit": {"state": "translated", "value": "x"}}, "lk": {"stringUnit": {"state": "translated", "value": "x"}}, "ll": {"stringUnit": {"state": "translated", "value": "x"}}, "lm": {"stringUnit": {"state": "translated", "value": "x"}}, "ln": {"stringUnit": {"state": "translated", "value": "x"}}, "lo": {"stringUnit": {"state": "translated", "value": "x"}}, "lp": {"stringUnit": {"state": "translated", "value": "x"}}, "lq": {"stringUnit": {"state": "translated", "value": "x"}}, "lr": {"stringUnit": {"state": "translated", "value": "x"}}, "ls": {"stringUnit": {"state": "translated", "value": "x"}}, "lt": {"stringUnit": {"state": "translated", "value": "x"}}}}}}"#,
    ],
    """
    ## Titles of a.json

    No language breaks the bar.

    | | key | most | en | la | lb | lc | ld | le | lf | lg | lh | li | lj | lk | ll | lm | ln | lo | lp | lq | lr | ls |
    |---|---|---:|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
    | a | Home | 16 | Home **4** | x 1 | x 1 | x 1 | x 1 | x 1 | x 1 | x 1 | x 1 | x 1 | x 1 | x 1 | x 1 | x 1 | x 1 | x 1 | x 1 | x 1 | x 1 | x 1 |

    1 more language is not shown; name languages with --language
    """),
  SmallRun(
    "for programs",
    ["titles", "a.json", "--no-config", "--strings", "L.xcstrings", "-f", "json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Home"},
        {"identifier": "b", "title": "Mail"}]}
      """,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"Home": {"localizations": {"de": {"stringUnit": {"state": "needs_review", "value": "abcdefghijklmnopq"}}}}}}"#,
    ],
    """
    {
      "sourceLanguage": "en",
      "languages": [
        "de",
        "en"
      ],
      "titles": [
        {
          "pointer": "/tabs/0/title",
          "identifier": "a",
          "key": "Home",
          "isKey": true,
          "limit": 16,
          "texts": {
            "de": {
              "text": "abcdefghijklmnopq",
              "state": "needs_review",
              "characters": 17,
              "isTooLong": true,
              "isMissing": false,
              "equals": []
            },
            "en": {
              "text": "Home",
              "state": null,
              "characters": 4,
              "isTooLong": false,
              "isMissing": false,
              "equals": []
            }
          }
        },
        {
          "pointer": "/tabs/1/title",
          "identifier": "b",
          "key": "Mail",
          "isKey": false,
          "limit": 16,
          "texts": {
            "de": {
              "text": "Mail",
              "state": null,
              "characters": 4,
              "isTooLong": false,
              "isMissing": true,
              "equals": []
            },
            "en": {
              "text": "Mail",
              "state": null,
              "characters": 4,
              "isTooLong": false,
              "isMissing": false,
              "equals": []
            }
          }
        }
      ]
    }
    """),
  SmallRun(
    "quotation marks, commas and blanks",
    ["titles", "a.json", "--no-config", "--strings", "L.xcstrings", "-f", "csv"],
    [
      "a.json": #"""
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Home"},
        {"identifier": "b", "title": "Ma,il"},
        {"identifier": "c", "title": "x y"},
        {"identifier": "d", "title": "q\"q"}]}
      """#,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"Home": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "St\nart"}}}}}}"#,
    ],
    #"""
    pointer,identifier,key,isKey,limit,language,text,state,characters,isTooLong,isMissing,equals
    /tabs/0/title,a,Home,true,16,de,"St\nart",translated,6,false,false,
    /tabs/0/title,a,Home,true,16,en,Home,,4,false,false,
    /tabs/1/title,b,"Ma,il",false,16,de,"Ma,il",,5,false,true,
    /tabs/1/title,b,"Ma,il",false,16,en,"Ma,il",,5,false,false,
    /tabs/2/title,c,"x y",false,16,de,"x y",,3,false,true,
    /tabs/2/title,c,"x y",false,16,en,"x y",,3,false,false,
    /tabs/3/title,d,"q""q",false,16,de,"q""q",,3,false,true,
    /tabs/3/title,d,"q""q",false,16,en,"q""q",,3,false,false,
    """#),
  SmallRun(
    "a source language of its own",
    ["titles", "a.json", "--no-config", "--strings", "L.xcstrings"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Home"},
        {"identifier": "b", "title": "Mail"}]}
      """,
      "L.xcstrings":
        #"{"sourceLanguage": "de", "version": "1.0", "strings": {"Home": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Start"}}}}, "Mail": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "P"}}}}}}"#,
    ],
    """
    a.json

    Languages that break the bar
      en  1 not translated
      none in de

    Titles  de    en
      a     Home  Start 5
      b     P     P ?

    12 length of the longest text · 12! length, too long · = equal to a sibling ·
    ? not translated · ~ not reviewed
    """),
  SmallRun(
    "a device of its own",
    ["titles", "a.json", "--no-config", "--strings", "L.xcstrings", "-f", "csv"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Home"}]}
      """,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "strings": {"Home": {"localizations": {"de": {"variations": {"device": {"iphone": {"stringUnit": {"state": "translated", "value": "i"}}, "other": {"stringUnit": {"state": "translated", "value": "o"}}}}}}}}}"#,
    ],
    """
    pointer,identifier,key,isKey,limit,language,text,state,characters,isTooLong,isMissing,equals
    /tabs/0/title,a,Home,true,16,de,i,translated,1,false,false,
    /tabs/0/title,a,Home,true,16,en,Home,,4,false,false,
    """),
  SmallRun(
    "the other devices",
    ["titles", "a.json", "--no-config", "--strings", "L.xcstrings", "-f", "csv"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Home"}]}
      """,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "strings": {"Home": {"localizations": {"de": {"variations": {"device": {"ipad": {"stringUnit": {"state": "translated", "value": "i"}}, "other": {"stringUnit": {"state": "translated", "value": "o"}}}}}}}}}"#,
    ],
    """
    pointer,identifier,key,isKey,limit,language,text,state,characters,isTooLong,isMissing,equals
    /tabs/0/title,a,Home,true,16,de,o,translated,1,false,false,
    /tabs/0/title,a,Home,true,16,en,Home,,4,false,false,
    """),
  SmallRun(
    "no device that fits",
    ["titles", "a.json", "--no-config", "--strings", "L.xcstrings", "-f", "csv"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Home"}]}
      """,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "strings": {"Home": {"localizations": {"de": {"variations": {"device": {"ipad": {"stringUnit": {"state": "translated", "value": "i"}}}}}}}}}"#,
    ],
    """
    pointer,identifier,key,isKey,limit,language,text,state,characters,isTooLong,isMissing,equals
    /tabs/0/title,a,Home,true,16,de,Home,,4,false,true,
    /tabs/0/title,a,Home,true,16,en,Home,,4,false,false,
    """),
  SmallRun(
    "a plural", ["titles", "a.json", "--no-config", "--strings", "L.xcstrings", "-f", "csv"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Home"}]}
      """,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "strings": {"Home": {"localizations": {"de": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "1"}}, "other": {"stringUnit": {"state": "translated", "value": "n"}}}}}}}}}"#,
    ],
    """
    pointer,identifier,key,isKey,limit,language,text,state,characters,isTooLong,isMissing,equals
    /tabs/0/title,a,Home,true,16,de,n,translated,1,false,false,
    /tabs/0/title,a,Home,true,16,en,Home,,4,false,false,
    """),
  SmallRun(
    "a plural without other",
    ["titles", "a.json", "--no-config", "--strings", "L.xcstrings", "-f", "csv"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Home"}]}
      """,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "strings": {"Home": {"localizations": {"de": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "1"}}}}}}}}}"#,
    ],
    """
    pointer,identifier,key,isKey,limit,language,text,state,characters,isTooLong,isMissing,equals
    /tabs/0/title,a,Home,true,16,de,Home,,4,false,true,
    /tabs/0/title,a,Home,true,16,en,Home,,4,false,false,
    """),
  SmallRun(
    "a plural of a device",
    ["titles", "a.json", "--no-config", "--strings", "L.xcstrings", "-f", "csv"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Home"}]}
      """,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "strings": {"Home": {"localizations": {"de": {"variations": {"device": {"iphone": {"variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "n"}}}}}}}}}}}}"#,
    ],
    """
    pointer,identifier,key,isKey,limit,language,text,state,characters,isTooLong,isMissing,equals
    /tabs/0/title,a,Home,true,16,de,n,translated,1,false,false,
    /tabs/0/title,a,Home,true,16,en,Home,,4,false,false,
    """),
  SmallRun(
    "an empty text",
    ["titles", "a.json", "--no-config", "--strings", "L.xcstrings", "-f", "csv"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Home"}]}
      """,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "strings": {"Home": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": ""}}}}}}"#,
    ],
    """
    pointer,identifier,key,isKey,limit,language,text,state,characters,isTooLong,isMissing,equals
    /tabs/0/title,a,Home,true,16,de,,translated,0,false,false,
    /tabs/0/title,a,Home,true,16,en,Home,,4,false,false,
    """),
  SmallRun(
    "a stale text", ["titles", "a.json", "--no-config", "--strings", "L.xcstrings", "-f", "csv"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Home"}]}
      """,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "strings": {"Home": {"localizations": {"de": {"stringUnit": {"state": "stale", "value": "x"}}}}}}"#,
    ],
    """
    pointer,identifier,key,isKey,limit,language,text,state,characters,isTooLong,isMissing,equals
    /tabs/0/title,a,Home,true,16,de,x,stale,1,false,false,
    /tabs/0/title,a,Home,true,16,en,Home,,4,false,false,
    """),
  SmallRun(
    "a text without state",
    ["titles", "a.json", "--no-config", "--strings", "L.xcstrings", "-f", "csv"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Home"}]}
      """,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "strings": {"Home": {"localizations": {"de": {"stringUnit": {"value": "x"}}}}}}"#,
    ],
    """
    pointer,identifier,key,isKey,limit,language,text,state,characters,isTooLong,isMissing,equals
    /tabs/0/title,a,Home,true,16,de,x,,1,false,false,
    /tabs/0/title,a,Home,true,16,en,Home,,4,false,false,
    """),
  SmallRun(
    "a unit without text",
    ["titles", "a.json", "--no-config", "--strings", "L.xcstrings", "-f", "csv"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Home"}]}
      """,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "strings": {"Home": {"localizations": {"de": {"stringUnit": {"state": "new"}}}}}}"#,
    ],
    """
    pointer,identifier,key,isKey,limit,language,text,state,characters,isTooLong,isMissing,equals
    /tabs/0/title,a,Home,true,16,de,Home,,4,false,true,
    /tabs/0/title,a,Home,true,16,en,Home,,4,false,false,
    """),
  SmallRun(
    "a key that is not to be translated",
    ["titles", "a.json", "--no-config", "--strings", "L.xcstrings", "-f", "csv"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Home"}]}
      """,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "strings": {"Home": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "x"}}}, "shouldTranslate": false}}}"#,
    ],
    """
    pointer,identifier,key,isKey,limit,language,text,state,characters,isTooLong,isMissing,equals
    /tabs/0/title,a,Home,true,16,de,Home,,4,false,false,
    /tabs/0/title,a,Home,true,16,en,Home,,4,false,false,
    """),
  SmallRun(
    "a .strings file",
    [
      "titles", "a.json", "--no-config", "--strings", "de.lproj/Localizable.strings", "-f", "csv",
    ],
    [
      "a.json": #"""
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Home"},
        {"identifier": "b", "title": "Q\"q"}]}
      """#,
      "de.lproj/Localizable.strings": #"""
      /* c */ "Home" = "St\"a\U00e4\n\t\101";
      // d
      Mail = Post;
      "Q\"q"="r";
      """#,
    ],
    #"""
    pointer,identifier,key,isKey,limit,language,text,state,characters,isTooLong,isMissing,equals
    /tabs/0/title,a,Home,true,16,de,"St""aä\n\tA",,8,false,false,
    /tabs/1/title,b,"Q""q",true,16,de,r,,1,false,false,
    """#),
  SmallRun(
    "markup in a title, as a page",
    [
      "matrix", "a.json", "-f", "html", "--no-config", "--language", "all", "--strings",
      "L.xcstrings",
    ],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "<b>Home", "image": "star"},
        {"identifier": "b", "title": "Mail", "image": "heart"}]}
      """,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"<b>Home": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "<i>Start"}}}}}}"#,
    ], only: ["Home</th>"],
    """
    <tr><th scope="row">&lt;b&gt;Home</th>
    <tr><th scope="row">&lt;b&gt;Home</th>
    """),
  SmallRun(
    "views in another language",
    [
      "resolve", "a.json", "--no-config", "--language", "de", "--strings", "L.xcstrings", "--os",
      "27",
      "-f", "json",
    ],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
       "sidebar": {"header": {"title": "Head"}}, "bottomAccessory": {"title": "Foot"}, "tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "b", "title": "B", "image": "heart"}]}
      """,
      "L.xcstrings":
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {"Head": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Kopf"}}}}, "Foot": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Fuß"}}}}}}"#,
    ], only: ["header", "accessory\""],
    """
    "header": "Kopf",
    "accessory": "Fuß",
    """),
]
