let repairedTextRows: [SmallRun] = [
  SmallRun(
    "what is fixed in texts that are not JSON",
    ["validate", "--no-config", "--diff"],
    texts: [
      #"\#u{FEFF}// first\#r\#n{"tabs": [ // one\#r\#n  {"identifier": "a", "title": "A"}, /* two */ /* three */\#r\#n  # four\#r\#n  {"identifier": "b", /* five */ "title": "B"} // six\#r\#n]}\#r\#n// seven"#,
      #"/* a */{"tabs":/*b*/[{"identifier": 'a'\#t, "title": “A \"x”}\#r{'identifier': "b", "title": ‘it\'s "b"' },, {"identifier": “c‟, "title": "C",}\#n/*e*/{identifier: "d", title # f\#n: "D"},,],\#n  "name" /* g */ : “N"\#n  mode: 'tabBar'\#n  'specVersion': 1,,}\#n//h"#,
      #"{"tabs": [{"identifier": 'a' x, "title": "A"}]}"#,
      #"{"tabs": ["a"\#n"b"\#n-1\#n2\#n{}\#n[]\#ntrue\#nfalse\#nnull\#n'c'\#n“d”\#n"e": 1]}"#,
      #"{"tabs": [1\#n truer]}"#,
      #"{"a": 1\#n "b}"#,
      #"{"a": 1\#nb c}"#,
      #"{"a": 1\#n'b' 2}"#,
      #"{"a": 1\#n+b: 2}"#,
      "{/*a*/}",
      "[/*a*/ ]",
      "[1 /*a*/ , /*b*/ 2]",
      #"{"a": 1,\#n\#n// x\#n\#n}"#,
      "[1, // a\r 2]",
      "[1,\r// a\r2]",
      "[1, /* a */\t2]",
      "/* a */ /* b */ []",
      #"{"a": 'b\"#,
    ],
    #"""
    --- a/01.json
    +++ b/01.json
    @@ -1,7 +1,4 @@
    -\#u{FEFF}// first
    -{"tabs": [ // one
    -  {"identifier": "a", "title": "A"}, /* two */ /* three */
    -  # four
    -  {"identifier": "b", /* five */ "title": "B"} // six
    +{"tabs": [
    +  {"identifier": "a", "title": "A"},
    +  {"identifier": "b", "title": "B"}
     ]}
    -// seven
    \ No newline at end of file
    --- a/02.json
    +++ b/02.json
    @@ -1,7 +1,6 @@
    -/* a */{"tabs":/*b*/[{"identifier": 'a'\#t, "title": “A \"x”}\#r{'identifier': "b", "title": ‘it\'s "b"' },, {"identifier": “c‟, "title": "C",}
    -/*e*/{identifier: "d", title # f
    -: "D"},,],
    -  "name" /* g */ : “N"
    -  mode: 'tabBar'
    -  'specVersion': 1,,}
    -//h
    \ No newline at end of file
    +{"tabs":[{"identifier": "a"\#t, "title": "A \"x"},\#r{"identifier": "b", "title": "it's \"b\"" }, {"identifier": "c", "title": "C"},
    +{"identifier": "d", "title"
    +: "D"}],
    +  "name" : "N",
    +  "mode": "tabBar",
    +  "specVersion": 1}
    --- a/04.json
    +++ b/04.json
    @@ -1,12 +1,12 @@
    -{"tabs": ["a"
    -"b"
    --1
    -2
    -{}
    -[]
    -true
    -false
    -null
    -'c'
    -“d”
    +{"tabs": ["a",
    +"b",
    +-1,
    +2,
    +{},
    +[],
    +true,
    +false,
    +null,
    +"c",
    +"d"
     "e": 1]}
    \ No newline at end of file
    --- a/06.json
    +++ b/06.json
    @@ -1,2 +1,2 @@
    -{"a": 1
    +{"a": 1,
      "b}
    \ No newline at end of file
    --- a/10.json
    +++ b/10.json
    @@ -1 +1 @@
    -{/*a*/}
    \ No newline at end of file
    +{}
    \ No newline at end of file
    --- a/11.json
    +++ b/11.json
    @@ -1 +1 @@
    -[/*a*/ ]
    \ No newline at end of file
    +[]
    \ No newline at end of file
    --- a/12.json
    +++ b/12.json
    @@ -1 +1 @@
    -[1 /*a*/ , /*b*/ 2]
    \ No newline at end of file
    +[1 , 2]
    \ No newline at end of file
    --- a/13.json
    +++ b/13.json
    @@ -1,5 +1,4 @@
    -{"a": 1,
    +{"a": 1
    \#u{20}
    -// x
    \#u{20}
     }
    \ No newline at end of file
    --- a/14.json
    +++ b/14.json
    @@ -1 +1 @@
    -[1, // a\#r 2]
    \ No newline at end of file
    +[1,\#r 2]
    \ No newline at end of file
    --- a/15.json
    +++ b/15.json
    @@ -1 +1 @@
    -[1,\#r// a\#r2]
    \ No newline at end of file
    +[1,\#r2]
    \ No newline at end of file
    --- a/16.json
    +++ b/16.json
    @@ -1 +1 @@
    -[1, /* a */\#t2]
    \ No newline at end of file
    +[1, 2]
    \ No newline at end of file
    --- a/17.json
    +++ b/17.json
    @@ -1 +1 @@
    -/* a */ /* b */ []
    \ No newline at end of file
    +[]
    \ No newline at end of file
    """#),
  SmallRun(
    "what is reported in texts that are not JSON",
    ["validate", "--no-config", "-f", "github"],
    texts: [
      #"\#u{FEFF}// first\#r\#n{"tabs": [ // one\#r\#n  {"identifier": "a", "title": "A"}, /* two */ /* three */\#r\#n  # four\#r\#n  {"identifier": "b", /* five */ "title": "B"} // six\#r\#n]}\#r\#n// seven"#,
      #"/* a */{"tabs":/*b*/[{"identifier": 'a'\#t, "title": “A \"x”}\#r{'identifier': "b", "title": ‘it\'s "b"' },, {"identifier": “c‟, "title": "C",}\#n/*e*/{identifier: "d", title # f\#n: "D"},,],\#n  "name" /* g */ : “N"\#n  mode: 'tabBar'\#n  'specVersion': 1,,}\#n//h"#,
      #"{"tabs": [{"identifier": 'a' x, "title": "A"}]}"#,
      #"{"tabs": ["a"\#n"b"\#n-1\#n2\#n{}\#n[]\#ntrue\#nfalse\#nnull\#n'c'\#n“d”\#n"e": 1]}"#,
      #"{"tabs": [1\#n truer]}"#,
      #"{"a": 1\#n "b}"#,
      #"{"a": 1\#nb c}"#,
      #"{"a": 1\#n'b' 2}"#,
      #"{"a": 1\#n+b: 2}"#,
      "{/*a*/}",
      "[/*a*/ ]",
      "[1 /*a*/ , /*b*/ 2]",
      #"{"a": 1,\#n\#n// x\#n\#n}"#,
      "[1, // a\r 2]",
      "[1,\r// a\r2]",
      "[1, /* a */\t2]",
      "/* a */ /* b */ []",
      #"{"a": 'b\"#,
    ],
    only: ["json-syntax"],
    """
    ::error file=01.json,line=1,endLine=1,col=1,endColumn=2,title=json-syntax::the file begins with a byte order mark, which JSON does not allow%0Ahelp: save it as UTF-8 without BOM
    ::error file=01.json,line=1,endLine=1,col=2,endColumn=4,title=json-syntax::JSON has no comments%0Ahelp: remove it; a reason for a suppressed rule goes into its "reason"
    ::error file=01.json,line=2,endLine=2,col=12,endColumn=14,title=json-syntax::JSON has no comments%0Ahelp: remove it; a reason for a suppressed rule goes into its "reason"
    ::error file=01.json,line=3,endLine=3,col=38,endColumn=40,title=json-syntax::JSON has no comments%0Ahelp: remove it; a reason for a suppressed rule goes into its "reason"
    ::error file=01.json,line=3,endLine=3,col=48,endColumn=50,title=json-syntax::JSON has no comments%0Ahelp: remove it; a reason for a suppressed rule goes into its "reason"
    ::error file=01.json,line=4,endLine=4,col=3,endColumn=4,title=json-syntax::JSON has no comments%0Ahelp: remove it; a reason for a suppressed rule goes into its "reason"
    ::error file=01.json,line=5,endLine=5,col=23,endColumn=25,title=json-syntax::JSON has no comments%0Ahelp: remove it; a reason for a suppressed rule goes into its "reason"
    ::error file=01.json,line=5,endLine=5,col=48,endColumn=50,title=json-syntax::JSON has no comments%0Ahelp: remove it; a reason for a suppressed rule goes into its "reason"
    ::error file=01.json,line=7,endLine=7,col=1,endColumn=3,title=json-syntax::JSON has no comments%0Ahelp: remove it; a reason for a suppressed rule goes into its "reason"
    ::error file=02.json,line=1,endLine=1,col=1,endColumn=3,title=json-syntax::JSON has no comments%0Ahelp: remove it; a reason for a suppressed rule goes into its "reason"
    ::error file=02.json,line=1,endLine=1,col=16,endColumn=18,title=json-syntax::JSON has no comments%0Ahelp: remove it; a reason for a suppressed rule goes into its "reason"
    ::error file=02.json,line=1,endLine=1,col=37,endColumn=38,title=json-syntax::strings need double quotes, not single quotes%0Ahelp: write "a"
    ::error file=02.json,line=1,endLine=1,col=52,endColumn=53,title=json-syntax::this is a typographic quote; JSON needs straight ones%0Ahelp: write " instead of “; some editors and chat programs replace it by themselves
    ::error file=02.json,line=1,endLine=1,col=60,endColumn=60,title=json-syntax::a comma is missing here%0Ahelp: add ',' between the two
    ::error file=02.json,line=1,endLine=1,col=62,endColumn=63,title=json-syntax::strings need double quotes, not single quotes%0Ahelp: write "identifier"
    ::error file=02.json,line=1,endLine=1,col=90,endColumn=91,title=json-syntax::this is a typographic quote; JSON needs straight ones%0Ahelp: write " instead of ‘; some editors and chat programs replace it by themselves
    ::error file=02.json,line=1,endLine=1,col=104,endColumn=105,title=json-syntax::a value is missing before this comma%0Ahelp: remove the comma, or write the value
    ::error file=02.json,line=1,endLine=1,col=121,endColumn=122,title=json-syntax::this is a typographic quote; JSON needs straight ones%0Ahelp: write " instead of “; some editors and chat programs replace it by themselves
    ::error file=02.json,line=1,endLine=1,col=138,endColumn=139,title=json-syntax::trailing comma%0Ahelp: remove the comma: JSON has none after the last member
    ::error file=02.json,line=1,endLine=1,col=140,endColumn=140,title=json-syntax::a comma is missing here%0Ahelp: add ',' between the two
    ::error file=02.json,line=2,endLine=2,col=1,endColumn=3,title=json-syntax::JSON has no comments%0Ahelp: remove it; a reason for a suppressed rule goes into its "reason"
    ::error file=02.json,line=2,endLine=2,col=7,endColumn=17,title=json-syntax::the key 'identifier' is not in double quotes%0Ahelp: keys are strings: write "identifier"
    ::error file=02.json,line=2,endLine=2,col=24,endColumn=29,title=json-syntax::the key 'title' is not in double quotes%0Ahelp: keys are strings: write "title"
    ::error file=02.json,line=2,endLine=2,col=30,endColumn=31,title=json-syntax::JSON has no comments%0Ahelp: remove it; a reason for a suppressed rule goes into its "reason"
    ::error file=02.json,line=3,endLine=3,col=7,endColumn=8,title=json-syntax::trailing comma%0Ahelp: remove the comma: JSON has none after the last element
    ::error file=02.json,line=3,endLine=3,col=8,endColumn=9,title=json-syntax::a value is missing before this comma%0Ahelp: remove the comma, or write the value
    ::error file=02.json,line=4,endLine=4,col=10,endColumn=12,title=json-syntax::JSON has no comments%0Ahelp: remove it; a reason for a suppressed rule goes into its "reason"
    ::error file=02.json,line=4,endLine=4,col=20,endColumn=21,title=json-syntax::this is a typographic quote; JSON needs straight ones%0Ahelp: write " instead of “; some editors and chat programs replace it by themselves
    ::error file=02.json,line=4,endLine=4,col=23,endColumn=23,title=json-syntax::a comma is missing here%0Ahelp: add ',' between the two
    ::error file=02.json,line=5,endLine=5,col=3,endColumn=7,title=json-syntax::the key 'mode' is not in double quotes%0Ahelp: keys are strings: write "mode"
    ::error file=02.json,line=5,endLine=5,col=9,endColumn=10,title=json-syntax::strings need double quotes, not single quotes%0Ahelp: write "tabBar"
    ::error file=02.json,line=5,endLine=5,col=17,endColumn=17,title=json-syntax::a comma is missing here%0Ahelp: add ',' between the two
    ::error file=02.json,line=6,endLine=6,col=3,endColumn=4,title=json-syntax::strings need double quotes, not single quotes%0Ahelp: write "specVersion"
    ::error file=02.json,line=6,endLine=6,col=19,endColumn=20,title=json-syntax::trailing comma%0Ahelp: remove the comma: JSON has none after the last member
    ::error file=02.json,line=6,endLine=6,col=20,endColumn=21,title=json-syntax::a value is missing before this comma%0Ahelp: remove the comma, or write the value
    ::error file=02.json,line=7,endLine=7,col=1,endColumn=3,title=json-syntax::JSON has no comments%0Ahelp: remove it; a reason for a suppressed rule goes into its "reason"
    ::error file=03.json,line=1,endLine=1,col=26,endColumn=27,title=json-syntax::strings need double quotes, not single quotes%0Ahelp: write "a"
    ::error file=04.json,line=1,endLine=1,col=14,endColumn=14,title=json-syntax::a comma is missing here%0Ahelp: add ',' between the two
    ::error file=04.json,line=2,endLine=2,col=4,endColumn=4,title=json-syntax::a comma is missing here%0Ahelp: add ',' between the two
    ::error file=04.json,line=3,endLine=3,col=3,endColumn=3,title=json-syntax::a comma is missing here%0Ahelp: add ',' between the two
    ::error file=04.json,line=4,endLine=4,col=2,endColumn=2,title=json-syntax::a comma is missing here%0Ahelp: add ',' between the two
    ::error file=04.json,line=5,endLine=5,col=3,endColumn=3,title=json-syntax::a comma is missing here%0Ahelp: add ',' between the two
    ::error file=04.json,line=6,endLine=6,col=3,endColumn=3,title=json-syntax::a comma is missing here%0Ahelp: add ',' between the two
    ::error file=04.json,line=7,endLine=7,col=5,endColumn=5,title=json-syntax::a comma is missing here%0Ahelp: add ',' between the two
    ::error file=04.json,line=8,endLine=8,col=6,endColumn=6,title=json-syntax::a comma is missing here%0Ahelp: add ',' between the two
    ::error file=04.json,line=9,endLine=9,col=5,endColumn=5,title=json-syntax::a comma is missing here%0Ahelp: add ',' between the two
    ::error file=04.json,line=10,endLine=10,col=1,endColumn=2,title=json-syntax::strings need double quotes, not single quotes%0Ahelp: write "c"
    ::error file=04.json,line=10,endLine=10,col=4,endColumn=4,title=json-syntax::a comma is missing here%0Ahelp: add ',' between the two
    ::error file=04.json,line=11,endLine=11,col=1,endColumn=2,title=json-syntax::this is a typographic quote; JSON needs straight ones%0Ahelp: write " instead of “; some editors and chat programs replace it by themselves
    ::error file=04.json,line=12,endLine=12,col=1,endColumn=4,title=json-syntax::the key "e" is inside the array opened in line 1%0Anote: opened here, in line 1%0Ahelp: add ']' before the key if the array ends there; an array has values only
    ::error file=05.json,line=1,endLine=1,col=12,endColumn=12,title=json-syntax::a comma is missing here%0Ahelp: add ',' between the two
    ::error file=06.json,line=1,endLine=1,col=8,endColumn=8,title=json-syntax::a comma is missing here%0Ahelp: add ',' between the two
    ::error file=06.json,line=2,endLine=2,col=2,endColumn=5,title=json-syntax::this string has no closing quote on its line%0Ahelp: add '"' where the text ends
    ::error file=07.json,line=1,endLine=1,col=8,endColumn=8,title=json-syntax::a comma is missing here%0Ahelp: add ',' between the two
    ::error file=08.json,line=1,endLine=1,col=8,endColumn=8,title=json-syntax::a comma is missing here%0Ahelp: add ',' between the two
    ::error file=09.json,line=1,endLine=1,col=8,endColumn=8,title=json-syntax::a comma is missing here%0Ahelp: add ',' between the two
    ::error file=10.json,line=1,endLine=1,col=2,endColumn=4,title=json-syntax::JSON has no comments%0Ahelp: remove it; a reason for a suppressed rule goes into its "reason"
    ::error file=11.json,line=1,endLine=1,col=2,endColumn=4,title=json-syntax::JSON has no comments%0Ahelp: remove it; a reason for a suppressed rule goes into its "reason"
    ::error file=12.json,line=1,endLine=1,col=4,endColumn=6,title=json-syntax::JSON has no comments%0Ahelp: remove it; a reason for a suppressed rule goes into its "reason"
    ::error file=12.json,line=1,endLine=1,col=12,endColumn=14,title=json-syntax::JSON has no comments%0Ahelp: remove it; a reason for a suppressed rule goes into its "reason"
    ::error file=13.json,line=1,endLine=1,col=8,endColumn=9,title=json-syntax::trailing comma%0Ahelp: remove the comma: JSON has none after the last member
    ::error file=13.json,line=3,endLine=3,col=1,endColumn=3,title=json-syntax::JSON has no comments%0Ahelp: remove it; a reason for a suppressed rule goes into its "reason"
    ::error file=14.json,line=1,endLine=1,col=5,endColumn=7,title=json-syntax::JSON has no comments%0Ahelp: remove it; a reason for a suppressed rule goes into its "reason"
    ::error file=15.json,line=1,endLine=1,col=5,endColumn=7,title=json-syntax::JSON has no comments%0Ahelp: remove it; a reason for a suppressed rule goes into its "reason"
    ::error file=16.json,line=1,endLine=1,col=5,endColumn=7,title=json-syntax::JSON has no comments%0Ahelp: remove it; a reason for a suppressed rule goes into its "reason"
    ::error file=17.json,line=1,endLine=1,col=1,endColumn=3,title=json-syntax::JSON has no comments%0Ahelp: remove it; a reason for a suppressed rule goes into its "reason"
    ::error file=17.json,line=1,endLine=1,col=9,endColumn=11,title=json-syntax::JSON has no comments%0Ahelp: remove it; a reason for a suppressed rule goes into its "reason"
    ::error file=18.json,line=1,endLine=1,col=7,endColumn=8,title=json-syntax::strings need double quotes, not single quotes%0Ahelp: write " instead of '
    """),
  SmallRun(
    "brackets around a string in single quotes",
    ["lint", "--no-config", "-f", "json"],
    texts: [#"{"compactTabIdentifiers": 'a', "tabs": [{"identifier": "a", "title": "A"}]}"#],
    only: [#""title":"#, #""offset":"#, #""replacement":"#],
    #"""
    "offset": 26
    "offset": 27
    "title": "write double quotes",
    "offset": 26
    "offset": 29
    "replacement": "\"a\""
    "offset": 26
    "offset": 29
    "title": "put it in brackets",
    "offset": 26
    "offset": 26
    "replacement": "["
    "offset": 29
    "offset": 29
    "replacement": "]"
    """#),
]
