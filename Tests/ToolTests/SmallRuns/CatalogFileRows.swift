private let mail =
  """
  {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}, {"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "macCatalyst", "minimumVersion": "26.0"}], "tabs": [
   {"identifier": "a", "title": "Home", "subtitle": "Sub", "image": "house"},
   {"identifier": "b", "title": "Mail", "image": "envelope", "badgeValue": "Mail"},
   {"identifier": "c", "title": "Mail ", "image": "star"},
   {"identifier": "g", "title": "Group", "image": "folder", "sidebarActions": [{"title": "Act"}], "children": [{"identifier": "x", "title": "Home", "image": "house"}, {"identifier": "y", "title": "None", "image": "house"}, {"identifier": "y2", "title": "Stale", "image": "house", "children": []}]},
   {"identifier": "z", "title": "Brand", "image": "house"}, {"identifier": "p", "title": "Long", "image": "house"},
   {"type": "search"}], "mode": "tabSidebar", "bottomAccessory": {"title": "Act"}, "sidebar": {"header": {"title": "Head"}, "footer": {"title": "Foot"}, "bottomBar": {"title": "Bottom"}}}
  """

private let spec3 =
  """
  {"tabs": [{"identifier": "a", "title": "A", "image": {"asset": "One"}}, {"identifier": "b", "title": "B", "image": {"asset": "Space/Two"}}, {"identifier": "c", "title": "C", "image": {"asset": "Three"}}, {"identifier": "d", "title": "D", "image": {"asset": "Four"}}, {"identifier": "e", "title": "E", "image": {"asset": "Onne"}}, {"identifier": "f", "title": "F", "image": "Sym"}, {"identifier": "g", "title": "G", "image": {"asset": "Five"}}]}
  """

let catalogFileRows: [SmallRun] = [
  SmallRun(
    "findings in a string catalog",
    [
      "lint", "a.json", "--no-config", "-f", "concise", "--strings", "L0.xcstrings", "--strings",
      "L1.xcstrings", "--strings", "L2.xcstrings", "--strings", "L3.xcstrings", "--strings",
      "L4.xcstrings",
    ],
    [
      "a.json": mail,
      "L0.xcstrings":
        "[]",
      "L1.xcstrings":
        "{}",
      "L2.xcstrings":
        #"{"sourceLanguage": 1, "strings": []}"#,
      "L3.xcstrings":
        #"{"sourceLanguage": "", "strings": {"a": 1}, "strings": {}}"#,
      "L4.xcstrings":
        #"{"sourceLanguage": "en", "sourceLanguage": "de", "strings": {"a": {"localizations": [], "shouldTranslate": 1, "extractionState": true}, "a": {"localizations": {"de": 3, "de": {"stringUnit": 1, "variations": 2}, "fr": {"stringUnit": {"state": 1, "value": 2}, "variations": {"device": 1, "plural": {"one": 1, "one": {"stringUnit": {"value": null}}}}}}, "localizations": {}}}}"#,
    ],
    """
    L0.xcstrings:1:1: error: a string catalog is an object, but this is an array [wrong-type]
    L1.xcstrings:1:1: error: a string catalog needs the key 'sourceLanguage' [missing-key]
    L1.xcstrings:1:1: error: a string catalog needs the key 'strings' [missing-key]
    L2.xcstrings:1:20: error: 'sourceLanguage' takes a string, but this is a number [wrong-type]
    L2.xcstrings:1:34: error: 'strings' takes an object, but this is an array [wrong-type]
    L3.xcstrings:1:20: error: 'sourceLanguage' is empty [invalid-value]
    L3.xcstrings:1:41: error: the entry of a key is an object, but this is a number [wrong-type]
    L3.xcstrings:1:45: error: duplicate key 'strings' [duplicate-key]
    L4.xcstrings:1:26: error: duplicate key 'sourceLanguage' [duplicate-key]
    L4.xcstrings:1:85: error: 'localizations' takes an object, but this is an array [wrong-type]
    L4.xcstrings:1:108: error: 'shouldTranslate' takes true or false, but this is a number [wrong-type]
    L4.xcstrings:1:130: error: 'extractionState' takes a string, but this is true [wrong-type]
    L4.xcstrings:1:137: error: duplicate key 'a' [duplicate-key]
    L4.xcstrings:1:167: error: a localization is an object, but this is a number [wrong-type]
    L4.xcstrings:1:170: error: duplicate key 'de' [duplicate-key]
    L4.xcstrings:1:191: error: 'stringUnit' takes an object, but this is a number [wrong-type]
    L4.xcstrings:1:208: error: 'variations' takes an object, but this is a number [wrong-type]
    L4.xcstrings:1:243: error: 'state' takes a string, but this is a number [wrong-type]
    L4.xcstrings:1:255: error: 'value' takes a string, but this is a number [wrong-type]
    L4.xcstrings:1:284: error: 'device' takes an object, but this is a number [wrong-type]
    L4.xcstrings:1:305: error: a localization is an object, but this is a number [wrong-type]
    L4.xcstrings:1:308: error: duplicate key 'one' [duplicate-key]
    L4.xcstrings:1:340: error: 'value' takes a string, but this is null [wrong-type]
    L4.xcstrings:1:352: error: duplicate key 'localizations' [duplicate-key]
    a.json:1:175: warning: 'Search', 'Brand' and 'Long' do not fit in the bar and move to More on iPhone and iPhone Duo, and in a compact iPad window [overflow-tabs]
    a.json:2:67: note: 'Home', 'Brand' and 'Long' have the same image in one bar, 'house' in a regular iPad window [duplicate-image]
    a.json:3:74: warning: the badge 'Mail' is neither a number nor '!' [badge-value]
    a.json:4:31: warning: 'Mail' is also the title of another tab next to this one [duplicate-title]
    a.json:4:31: warning: the title 'Mail' has white space at its end [invisible-characters]
    a.json:5:222: warning: the group 'Stale' has no children [empty-group]
    a.json:7:165: warning: 'Bottom' at the bottom of the sidebar is easily out of sight on a Mac [sidebar-bottom-bar]
    """),
  SmallRun(
    "titles in strings files",
    [
      "titles", "a.json", "--no-config", "--strings", "fr.lproj/L.strings", "--strings",
      "fr.lproj/M.strings",
    ],
    [
      "a.json": mail,
      "de.lproj/L.strings":
        #"/* a */ "Home" = "Start"; // b\#n Mail = Post;\#r\#n'Stale' = 'It\'s';/**/ "Brand";\#n"Group" = "a\tb\n\"\U00e9\ud83d\ude00\101\7x\q\\#n.";\#n"Home" = "twice";"Sub"="\ud83d\n";"Long" = "\U41";"#,
      "fr.lproj/L.strings":
        """
      "Home" = "Accueil"; "Mail" = "";
      "Only" = "x";
      """,
      "fr.lproj/M.strings":
        """
      "Mail" = "Courrier"; "Act" = "Acte"; "None" = /* x */ Aucun //y
       ;
      """,
    ], columns: 200,
    """
    a.json

    No language breaks the bar

    Titles                     fr
      a                        Accueil
      a, subtitle (no key)     Sub
      b
      c (no key)               Mail\u{20}
      g (no key)               Group
      g, action                Acte
      x                        Accueil
      y                        Aucun
      y2 (no key)              Stale
      z (no key)               Brand
      p (no key)               Long
      the accessory            Acte
      the header (no key)      Head
      the footer (no key)      Foot
      the bottom bar (no key)  Bottom

    12 length of the longest text · 12! length, too long · = equal to a sibling · ? not translated · ~ not reviewed
    """),
  SmallRun(
    "titles in strings files of two languages",
    [
      "titles", "a.json", "--no-config", "--strings", "de.lproj/L.strings", "--strings",
      "fr.lproj/L.strings", "--strings", "fr.lproj/M.strings", "-f", "csv",
    ],
    [
      "a.json": mail,
      "de.lproj/L.strings":
        #"/* a */ "Home" = "Start"; // b\#n Mail = Post;\#r\#n'Stale' = 'It\'s';/**/ "Brand";\#n"Group" = "a\tb\n\"\U00e9\ud83d\ude00\101\7x\q\\#n.";\#n"Long" = "\U41zz";"#,
      "fr.lproj/L.strings":
        """
      "Home" = "Accueil"; "Mail" = "";
      "Only" = "x";
      """,
      "fr.lproj/M.strings":
        """
      "Mail" = "Courrier"; "Act" = "Acte"; "None" = /* x */ Aucun //y
       ;
      """,
    ],
    #"""
    pointer,identifier,key,isKey,limit,language,text,state,characters,isTooLong,isMissing,equals
    /tabs/0/title,a,Home,true,16,de,Start,,5,false,false,
    /tabs/0/title,a,Home,true,16,fr,Accueil,,7,false,false,
    /tabs/0/subtitle,a,Sub,false,,de,Sub,,3,false,false,
    /tabs/0/subtitle,a,Sub,false,,fr,Sub,,3,false,true,
    /tabs/1/title,b,Mail,true,16,de,Post,,4,false,false,
    /tabs/1/title,b,Mail,true,16,fr,,,0,false,false,
    /tabs/2/title,c,"Mail ",false,16,de,"Mail ",,5,false,false,
    /tabs/2/title,c,"Mail ",false,16,fr,"Mail ",,5,false,true,
    /tabs/3/title,g,Group,true,24,de,"a\tb\n""é😀A\u{7}xq\n.",,13,false,false,
    /tabs/3/title,g,Group,true,24,fr,"a\tb\n""é😀A\u{7}xq\n.",,13,false,true,
    /tabs/3/sidebarActions/0/title,,Act,true,,de,Acte,,4,false,true,
    /tabs/3/sidebarActions/0/title,,Act,true,,fr,Acte,,4,false,false,
    /tabs/3/children/0/title,x,Home,true,32,de,Start,,5,false,false,
    /tabs/3/children/0/title,x,Home,true,32,fr,Accueil,,7,false,false,
    /tabs/3/children/1/title,y,None,true,32,de,Aucun,,5,false,true,
    /tabs/3/children/1/title,y,None,true,32,fr,Aucun,,5,false,false,
    /tabs/3/children/2/title,y2,Stale,true,24,de,It's,,4,false,false,
    /tabs/3/children/2/title,y2,Stale,true,24,fr,It's,,4,false,true,
    /tabs/4/title,z,Brand,true,16,de,Brand,,5,false,false,
    /tabs/4/title,z,Brand,true,16,fr,Brand,,5,false,true,
    /tabs/5/title,p,Long,true,16,de,Azz,,3,false,false,
    /tabs/5/title,p,Long,true,16,fr,Azz,,3,false,true,
    /bottomAccessory/title,,Act,true,,de,Acte,,4,false,true,
    /bottomAccessory/title,,Act,true,,fr,Acte,,4,false,false,
    /sidebar/header/title,,Head,false,,de,Head,,4,false,false,
    /sidebar/header/title,,Head,false,,fr,Head,,4,false,true,
    /sidebar/footer/title,,Foot,false,,de,Foot,,4,false,false,
    /sidebar/footer/title,,Foot,false,,fr,Foot,,4,false,true,
    /sidebar/bottomBar/title,,Bottom,false,,de,Bottom,,6,false,false,
    /sidebar/bottomBar/title,,Bottom,false,,fr,Bottom,,6,false,true,
    """#),
  SmallRun(
    "findings in strings files",
    [
      "lint", "a.json", "--no-config", "-f", "github", "--strings", "x0.lproj/L.strings",
      "--strings", "x1.lproj/L.strings", "--strings", "x2.lproj/L.strings", "--strings",
      "x3.lproj/L.strings", "--strings", "x4.lproj/L.strings", "--strings", "x5.lproj/L.strings",
      "--strings", "x6.lproj/L.strings", "--strings", "x7.lproj/L.strings", "--strings",
      "x8.lproj/L.strings", "--strings", "x9.lproj/L.strings", "--strings", "x10.lproj/L.strings",
      "--strings", "x11.lproj/L.strings", "--strings", "x12.lproj/L.strings", "--strings",
      "x13.lproj/L.strings", "--strings", "x14.lproj/L.strings", "--strings", "x15.lproj/L.strings",
      "--strings", "x16.lproj/L.strings", "--strings", "x17.lproj/L.strings", "--strings",
      "x18.lproj/L.strings", "--strings", "x19.lproj/L.strings", "--strings", "x20.lproj/L.strings",
      "--strings", "x21.lproj/L.strings", "--strings", "x22.lproj/L.strings", "--strings",
      "x23.lproj/L.strings",
    ],
    [
      "a.json": mail,
      "x0.lproj/L.strings":
        #""a" = "\ud83d\n";"#,
      "x1.lproj/L.strings":
        #""a" = "\ud83d";"#,
      "x2.lproj/L.strings":
        #""a" = "\ud83d\u0041";"#,
      "x3.lproj/L.strings":
        #""a" = "\ude00";"#,
      "x4.lproj/L.strings":
        #""a" = "\Uzz";"#,
      "x5.lproj/L.strings":
        #""a" = "b""#,
      "x6.lproj/L.strings":
        #""a" "b";"#,
      "x7.lproj/L.strings":
        #""a" = ;"#,
      "x8.lproj/L.strings":
        #""a"#,
      "x9.lproj/L.strings":
        "<plist>",
      "x10.lproj/L.strings":
        #""a" = "b"; /* x"#,
      "x11.lproj/L.strings":
        #""a" = "b"; /*/"#,
      "x12.lproj/L.strings":
        #""a" = "b"; / x"#,
      "x13.lproj/L.strings":
        #""a" = "b"; /"#,
      "x14.lproj/L.strings":
        #"= "a";"#,
      "x15.lproj/L.strings":
        #""a" ="#,
      "x16.lproj/L.strings":
        #""a" = "b";;"#,
      "x17.lproj/L.strings":
        #""a"="b"; "a"="c"; "a";"#,
      "x18.lproj/L.strings":
        #""a" = "b" "c";"#,
      "x19.lproj/L.strings":
        #""a" = "x\"#,
      "x20.lproj/L.strings":
        #""a" = "\ud83dzUde00";"#,
      "x21.lproj/L.strings":
        #""a" = "\ud83d\"#,
      "x22.lproj/L.strings":
        #""a" \#0 = x"#,
      "x23.lproj/L.strings":
        #"\#u{FEFF}"a" = b; c"#,
    ],
    #"""
    ::warning file=a.json,line=1,endLine=7,title=overflow-tabs::'Search', 'Brand' and 'Long' do not fit in the bar and move to More on iPhone and iPhone Duo, and in a compact iPad window%0Anote: a bar at the bottom shows five items, or four and More%0Awhere: on iPhone and iPhone Duo, and in a compact iPad window%0Ahelp: put related tabs into a group, which is one item%0Asee: https://developer.apple.com/design/human-interface-guidelines/tab-bars
    ::notice file=a.json,line=2,endLine=2,col=67,endColumn=74,title=duplicate-image::'Home', 'Brand' and 'Long' have the same image in one bar, 'house' in a regular iPad window%0Anote: users find a tab by its image before they read its title%0Anote: 'Brand' as well, in line 6%0Anote: 'Long' as well, in line 6%0Awhere: in a regular iPad window%0Ahelp: give each of them an image of its own
    ::warning file=a.json,line=3,endLine=3,col=74,endColumn=80,title=badge-value::the badge 'Mail' is neither a number nor '!'%0Anote: a badge is a small oval: words do not fit, and other signs look like mistakes%0Ahelp: write digits, digits and '+', or '!'%0Asee: https://developer.apple.com/design/human-interface-guidelines/tab-bars
    ::warning file=a.json,line=4,endLine=4,col=31,endColumn=38,title=duplicate-title::'Mail' is also the title of another tab next to this one%0Anote: it is here, in line 3%0Awhere: everywhere%0Ahelp: choose titles that distinguish the two
    ::warning file=a.json,line=4,endLine=4,col=31,endColumn=38,title=invisible-characters::the title 'Mail' has white space at its end%0Anote: it shifts the text or changes its direction, or disturbs VoiceOver%0Ahelp: write "Mail"
    ::warning file=a.json,line=5,endLine=5,col=222,endColumn=294,title=empty-group::the group 'Stale' has no children%0Ahelp: leave the section out while it is empty, or describe with 'repeats' what fills it
    ::warning file=a.json,line=7,endLine=7,col=165,endColumn=184,title=sidebar-bottom-bar::'Bottom' at the bottom of the sidebar is easily out of sight on a Mac%0Anote: the lower end of a window is often outside the screen%0Ahelp: put critical content into 'header', or also offer it in the menu bar%0Asee: https://developer.apple.com/design/human-interface-guidelines/sidebars
    ::error file=x0.lproj/L.strings,line=1,endLine=1,col=8,endColumn=14,title=json-syntax::this escape is half of a character
    ::error file=x1.lproj/L.strings,line=1,endLine=1,col=8,endColumn=14,title=json-syntax::this escape is half of a character
    ::error file=x10.lproj/L.strings,line=1,endLine=1,col=12,endColumn=14,title=json-syntax::this comment is not closed%0Ahelp: write */ at its end
    ::error file=x11.lproj/L.strings,line=1,endLine=1,col=12,endColumn=14,title=json-syntax::this comment is not closed%0Ahelp: write */ at its end
    ::error file=x12.lproj/L.strings,line=1,endLine=1,col=13,endColumn=13,title=json-syntax::a semicolon is missing after the text%0Ahelp: write "key" = "text";
    ::error file=x13.lproj/L.strings,line=1,endLine=1,col=13,endColumn=13,title=json-syntax::a semicolon is missing after the text%0Ahelp: write "key" = "text";
    ::error file=x14.lproj/L.strings,line=1,endLine=1,col=1,endColumn=2,title=json-syntax::a string is expected here%0Ahelp: write "key" = "text";
    ::error file=x15.lproj/L.strings,line=1,endLine=1,col=6,endColumn=6,title=json-syntax::a string is missing at the end
    ::error file=x16.lproj/L.strings,line=1,endLine=1,col=11,endColumn=12,title=json-syntax::a string is expected here%0Ahelp: write "key" = "text";
    ::error file=x17.lproj/L.strings,line=1,endLine=1,col=10,endColumn=13,title=duplicate-key::duplicate key 'a'%0Anote: first written here, in line 1%0Ahelp: remove one of the two
    ::error file=x17.lproj/L.strings,line=1,endLine=1,col=19,endColumn=22,title=duplicate-key::duplicate key 'a'%0Anote: first written here, in line 1%0Ahelp: remove one of the two
    ::error file=x18.lproj/L.strings,line=1,endLine=1,col=10,endColumn=10,title=json-syntax::a semicolon is missing after the text%0Ahelp: write "key" = "text";
    ::error file=x19.lproj/L.strings,line=1,endLine=1,col=7,endColumn=8,title=json-syntax::this string has no closing quote%0Ahelp: close it before the semicolon
    ::error file=x2.lproj/L.strings,line=1,endLine=1,col=8,endColumn=20,title=json-syntax::this escape is half of a character
    ::error file=x20.lproj/L.strings,line=1,endLine=1,col=8,endColumn=14,title=json-syntax::this escape is half of a character
    ::error file=x21.lproj/L.strings,line=1,endLine=1,col=8,endColumn=14,title=json-syntax::this escape is half of a character
    ::error file=x22.lproj/L.strings,line=1,endLine=1,col=5,endColumn=6,title=json-syntax::this is a zero byte, as in UTF-16 without a byte order mark%0Ahelp: save the file as UTF-8
    ::error file=x23.lproj/L.strings,line=1,endLine=1,col=11,endColumn=11,title=json-syntax::a semicolon is missing after the text%0Ahelp: write "key" = "text";
    ::error file=x3.lproj/L.strings,line=1,endLine=1,col=8,endColumn=14,title=json-syntax::this escape is half of a character
    ::error file=x4.lproj/L.strings,line=1,endLine=1,col=8,endColumn=10,title=json-syntax::\U needs four hexadecimal digits
    ::error file=x5.lproj/L.strings,line=1,endLine=1,col=10,endColumn=10,title=json-syntax::a semicolon is missing after the text%0Ahelp: write "key" = "text";
    ::error file=x6.lproj/L.strings,line=1,endLine=1,col=4,endColumn=4,title=json-syntax::a semicolon is missing after the text%0Ahelp: write "key" = "text";
    ::error file=x7.lproj/L.strings,line=1,endLine=1,col=7,endColumn=8,title=json-syntax::a string is expected here%0Ahelp: write "key" = "text";
    ::error file=x8.lproj/L.strings,line=1,endLine=1,col=1,endColumn=2,title=json-syntax::this string has no closing quote%0Ahelp: close it before the semicolon
    ::error file=x9.lproj/L.strings,line=1,endLine=1,col=1,endColumn=2,title=json-syntax::this is not a .strings file; it looks like XML%0Ahelp: write "key" = "text";
    """#),
  SmallRun(
    "findings about images of an asset catalog",
    [
      "lint", "a.json", "--no-config", "--assets", "A.xcassets", "-f", "github", "--rule",
      "overflow-tabs=off",
    ],
    [
      "a.json": spec3,
      "A.xcassets/One.imageset/Contents.json":
        "{}",
      "A.xcassets/Space/Contents.json":
        #"{"properties": {"provides-namespace": true}}"#,
      "A.xcassets/Space/Two.imageset/x":
        "",
      "A.xcassets/Plain/Contents.json":
        #"{"properties": {"provides-namespace": false}}"#,
      "A.xcassets/Plain/Three.imageset/x":
        "",
      "A.xcassets/Inner.xcassets/Four.imageset/x":
        "",
      "A.xcassets/Sym.symbolset/x":
        "",
      "A.xcassets/Other.spriteatlas/Five.imageset/x":
        "",
    ],
    """
    ::warning file=a.json,line=1,endLine=1,col=311,endColumn=328,title=unknown-asset::no asset catalog has an image 'Onne'%0Anote: nothing would be drawn%0Ahelp: did you mean 'One'?
    ::warning file=a.json,line=1,endLine=1,col=374,endColumn=379,title=symbol-name::'Sym' is not the name of an SF Symbol%0Anote: their names have lower-case letters, digits and dots; nothing would be drawn%0Ahelp: write {"asset": "Sym"} for an image of the app, or correct the symbol's name%0Asee: https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
    ::warning file=a.json,line=1,endLine=1,col=425,endColumn=442,title=unknown-asset::no asset catalog has an image 'Five'%0Anote: nothing would be drawn%0Ahelp: add the image to the app, or correct the name
    """),
  SmallRun(
    "findings in an asset catalog",
    ["lint", "a.json", "--no-config", "--assets", "A.xcassets", "-f", "concise"],
    [
      "a.json": spec3,
      "A.xcassets/P/Contents.json":
        "[]",
      "A.xcassets/Q/Contents.json":
        #"{"properties": []}"#,
      "A.xcassets/R/Contents.json":
        #"{"properties": {"provides-namespace": "yes"}}"#,
      "A.xcassets/S/Contents.json":
        #"{"properties": {}}"#,
      "A.xcassets/T/Contents.json":
        "{,}",
    ],
    """
    A.xcassets/P/Contents.json:1:1: error: the contents of a group is an object, but this is an array [wrong-type]
    A.xcassets/Q/Contents.json:1:16: error: 'properties' takes an object, but this is an array [wrong-type]
    A.xcassets/R/Contents.json:1:39: error: 'provides-namespace' takes true or false, but this is a string [wrong-type]
    A.xcassets/T/Contents.json:1:2: error: a value is missing before this comma [json-syntax]
    a.json:1:10: warning: 'E', 'F' and 'G' do not fit in the bar and move to More on iPhone and iPhone Duo, and in a compact iPad window [overflow-tabs]
    a.json:1:374: warning: 'Sym' is not the name of an SF Symbol [symbol-name]
    """),
  SmallRun(
    "a folder that is none of a language",
    ["titles", "a.json", "--strings", "Resources/Localizable.strings"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "t1", "title": "T1"}, {"identifier": "t2", "title": "T2"}]}
      """,
      "Resources/Localizable.strings": """
      "T1" = "Eins";
      """,
    ], ofErrors: true,
    """
    error: Resources/Localizable.strings: its folder is not that of a language, such as de.lproj
    help: name the file in its folder, as in de.lproj/Localizable.strings
    """),
  SmallRun(
    "a language with 61 characters", ["titles", "a.json", "--strings", "L.xcstrings"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "t1", "title": "T1"}, {"identifier": "t2", "title": "T2"}]}
      """,
      "L.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"T1": {"localizations": {"abcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghijk": {"stringUnit": {"state": "translated", "value": "Q"}}}}}}
      """,
    ], ofErrors: true,
    """
    error: L.xcstrings: the name of a language is longer than 60 characters: 'abcdefghijabcdefghijabcdefghijabcdefghijabcdefghijabcdefghi…'
    """),
]
