let brokenTextRows: [SmallRun] = [
  SmallRun(
    "broken texts of all kinds, one finding each",
    ["validate", "--no-config", "-f", "github"],
    texts: [
      "",
      " \r\n\t",
      "[1,\r\n2,]",
      #"{"a": 1,}"#,
      #"{"a": 1,\#n "b": 2,\#n}"#,
      #"{"a" 1}"#,
      #"{"a" = 1}"#,
      #"{"a",}"#,
      #"{"a"}"#,
      "{a: 1]",
      #"{"a": 1 "b": 2}"#,
      #"{"a": 1\#r"b": 2}"#,
      "[1 2]",
      "[1\n 2]",
      #"["a" "b": 1]"#,
      #"["a"\#n "b": 1]"#,
      #"["x"y]"#,
      "[1 : 2]",
      #"{"a": 1 : 2}"#,
      "[1; 2]",
      #"{"a": ]}"#,
      #"{"a": }"#,
      #"{"a": ,}"#,
      "{,}",
      "{:1}",
      "{[1]: 2}",
      #"{"b": {{}: 2}}"#,
      "[,1]",
      "[1,,2]",
      "}",
      "]",
      "[}",
      "{]",
      "[1}",
      #"{"a": 1]"#,
      "{} {}",
      "{} é",
      "{}/",
      "{}//",
      "{}\n]",
      "{} # x",
      #"{"a": 1 /"#,
      #"{"a": 1 /* x"#,
      "/* x */ {}",
      #"{"a": 1} /*"#,
      #"{"a": x\#u{A0}}"#,
      "[\u{A0}]",
      "[“x]",
      "[€]",
      "[ဘx]",
      "[à]",
      "[‘",
      "[‟]",
      "[†]",
      #"{"a": \#u{2028}}"#,
      "[\u{7F}]",
      "[\u{1}]",
      "[@]",
      "[/]",
      "[/x]",
      "[[]x]",
      #"["a"[]]"#,
      #"["a""b"]"#,
      #"{"a": "b"c}"#,
      "[1  x]",
    ],
    only: ["json-syntax"],
    #"""
    ::error file=01.json,line=1,endLine=1,col=1,endColumn=1,title=json-syntax::the file is empty%0Ahelp: the smallest spec is {"tabs": [{"identifier": "home", "title": "Home"}]}
    ::error file=02.json,line=2,endLine=2,col=2,endColumn=2,title=json-syntax::the file contains only white space%0Ahelp: the smallest spec is {"tabs": [{"identifier": "home", "title": "Home"}]}
    ::error file=03.json,line=2,endLine=2,col=2,endColumn=3,title=json-syntax::trailing comma%0Ahelp: remove the comma: JSON has none after the last element
    ::error file=04.json,line=1,endLine=1,col=8,endColumn=9,title=json-syntax::trailing comma%0Ahelp: remove the comma: JSON has none after the last member
    ::error file=05.json,line=2,endLine=2,col=8,endColumn=9,title=json-syntax::trailing comma%0Ahelp: remove the comma: JSON has none after the last member
    ::error file=06.json,line=1,endLine=1,col=2,endColumn=5,title=json-syntax::a colon is missing after the key "a"%0Ahelp: write "key": value
    ::error file=07.json,line=1,endLine=1,col=6,endColumn=7,title=json-syntax::'=' is not a colon%0Ahelp: write "key": value
    ::error file=08.json,line=1,endLine=1,col=2,endColumn=5,title=json-syntax::the key "a" has no value%0Ahelp: write "a": value
    ::error file=09.json,line=1,endLine=1,col=2,endColumn=5,title=json-syntax::the key "a" has no value%0Ahelp: write "a": value
    ::error file=10.json,line=1,endLine=1,col=2,endColumn=3,title=json-syntax::the key 'a' is not in double quotes%0Ahelp: keys are strings: write "a"
    ::error file=10.json,line=1,endLine=1,col=6,endColumn=7,title=json-syntax::']' does not close the object opened in line 1%0Anote: opened here, in line 1%0Ahelp: close it with '}' first, or remove this bracket
    ::error file=11.json,line=1,endLine=1,col=8,endColumn=8,title=json-syntax::a comma is missing here%0Ahelp: add ',' between the two
    ::error file=12.json,line=1,endLine=1,col=8,endColumn=8,title=json-syntax::a comma is missing here%0Ahelp: add ',' between the two
    ::error file=13.json,line=1,endLine=1,col=3,endColumn=3,title=json-syntax::a comma is missing here%0Ahelp: add ',' between the two
    ::error file=14.json,line=1,endLine=1,col=3,endColumn=3,title=json-syntax::a comma is missing here%0Ahelp: add ',' between the two
    ::error file=15.json,line=1,endLine=1,col=6,endColumn=9,title=json-syntax::the key "b" is inside the array opened in line 1%0Anote: opened here, in line 1%0Ahelp: add ']' before the key if the array ends there; an array has values only
    ::error file=16.json,line=2,endLine=2,col=2,endColumn=5,title=json-syntax::the key "b" is inside the array opened in line 1%0Anote: opened here, in line 1%0Ahelp: add ']' before the key if the array ends there; an array has values only
    ::error file=17.json,line=1,endLine=1,col=5,endColumn=6,title=json-syntax::'y' follows the closing quote of a string%0Ahelp: look for a quote that is missing or too many; inside a string it is written \"
    ::error file=18.json,line=1,endLine=1,col=4,endColumn=5,title=json-syntax::an array has values only, no keys%0Ahelp: an object is written {"key": value}
    ::error file=19.json,line=1,endLine=1,col=9,endColumn=10,title=json-syntax::this colon follows a value, not a key%0Ahelp: perhaps a comma is missing before the key
    ::error file=20.json,line=1,endLine=1,col=3,endColumn=4,title=json-syntax::';' is not JSON%0Ahelp: separate with ',' instead
    ::error file=21.json,line=1,endLine=1,col=7,endColumn=8,title=json-syntax::a value is missing before this ']'
    ::error file=22.json,line=1,endLine=1,col=7,endColumn=8,title=json-syntax::a value is missing before this '}'
    ::error file=23.json,line=1,endLine=1,col=7,endColumn=8,title=json-syntax::a value is missing before this comma%0Ahelp: remove the comma, or write the value
    ::error file=24.json,line=1,endLine=1,col=2,endColumn=3,title=json-syntax::a value is missing before this comma%0Ahelp: remove the comma, or write the value
    ::error file=25.json,line=1,endLine=1,col=2,endColumn=3,title=json-syntax::a key is missing before this ':'%0Ahelp: write "key": value
    ::error file=26.json,line=1,endLine=1,col=2,endColumn=3,title=json-syntax::an array begins where a key is expected%0Anote: opened here, in line 1%0Ahelp: close the object before with '}' first, or write "key": value
    ::error file=27.json,line=1,endLine=1,col=8,endColumn=9,title=json-syntax::an object begins where a key is expected%0Anote: opened here, in line 1%0Ahelp: close the object before with '}' first, or write "key": value
    ::error file=28.json,line=1,endLine=1,col=2,endColumn=3,title=json-syntax::a value is missing before this comma%0Ahelp: remove the comma, or write the value
    ::error file=29.json,line=1,endLine=1,col=4,endColumn=5,title=json-syntax::a value is missing before this comma%0Ahelp: remove the comma, or write the value
    ::error file=30.json,line=1,endLine=1,col=1,endColumn=2,title=json-syntax::'}' has no opening bracket%0Ahelp: remove it
    ::error file=31.json,line=1,endLine=1,col=1,endColumn=2,title=json-syntax::']' has no opening bracket%0Ahelp: remove it
    ::error file=32.json,line=1,endLine=1,col=2,endColumn=3,title=json-syntax::'}' does not close the array opened in line 1%0Anote: opened here, in line 1%0Ahelp: close it with ']' first, or remove this bracket
    ::error file=33.json,line=1,endLine=1,col=2,endColumn=3,title=json-syntax::']' does not close the object opened in line 1%0Anote: opened here, in line 1%0Ahelp: close it with '}' first, or remove this bracket
    ::error file=34.json,line=1,endLine=1,col=3,endColumn=4,title=json-syntax::'}' does not close the array opened in line 1%0Anote: opened here, in line 1%0Ahelp: close it with ']' first, or remove this bracket
    ::error file=35.json,line=1,endLine=1,col=8,endColumn=9,title=json-syntax::']' does not close the object opened in line 1%0Anote: opened here, in line 1%0Ahelp: close it with '}' first, or remove this bracket
    ::error file=36.json,line=1,endLine=1,col=4,endColumn=5,title=json-syntax::the document has ended, but more text follows%0Ahelp: a file has one JSON value; remove the rest, or move it to another file
    ::error file=37.json,line=1,endLine=1,col=4,endColumn=5,title=json-syntax::the document has ended, but more text follows%0Ahelp: a file has one JSON value; remove the rest, or move it to another file
    ::error file=38.json,line=1,endLine=1,col=3,endColumn=4,title=json-syntax::'/' cannot stand here%0Ahelp: a value is a string in double quotes, a number, true, false, null, […] or {…}
    ::error file=39.json,line=1,endLine=1,col=3,endColumn=5,title=json-syntax::JSON has no comments%0Ahelp: remove it; a reason for a suppressed rule goes into its "reason"
    ::error file=40.json,line=2,endLine=2,col=1,endColumn=2,title=json-syntax::']' has no opening bracket%0Ahelp: remove it
    ::error file=41.json,line=1,endLine=1,col=4,endColumn=5,title=json-syntax::JSON has no comments%0Ahelp: remove it; a reason for a suppressed rule goes into its "reason"
    ::error file=42.json,line=1,endLine=1,col=9,endColumn=10,title=json-syntax::'/' cannot stand here%0Ahelp: a value is a string in double quotes, a number, true, false, null, […] or {…}
    ::error file=43.json,line=1,endLine=1,col=9,endColumn=11,title=json-syntax::JSON has no comments, and this one is not closed%0Ahelp: remove it
    ::error file=44.json,line=1,endLine=1,col=1,endColumn=3,title=json-syntax::JSON has no comments%0Ahelp: remove it; a reason for a suppressed rule goes into its "reason"
    ::error file=45.json,line=1,endLine=1,col=10,endColumn=12,title=json-syntax::JSON has no comments, and this one is not closed%0Ahelp: remove it
    ::error file=46.json,line=1,endLine=1,col=7,endColumn=8,title=json-syntax::'x' is not JSON%0Ahelp: write text in double quotes: "x"
    ::error file=47.json,line=1,endLine=1,col=2,endColumn=3,title=json-syntax::this is a no-break space, which JSON does not allow%0Ahelp: write an ordinary space
    ::error file=48.json,line=1,endLine=1,col=2,endColumn=3,title=json-syntax::this is a typographic quote; JSON needs straight ones%0Ahelp: write " instead of “; some editors and chat programs replace it by themselves
    ::error file=49.json,line=1,endLine=1,col=2,endColumn=3,title=json-syntax::'€' cannot stand here%0Ahelp: a value is a string in double quotes, a number, true, false, null, […] or {…}
    ::error file=50.json,line=1,endLine=1,col=2,endColumn=3,title=json-syntax::'ဘ' cannot stand here%0Ahelp: a value is a string in double quotes, a number, true, false, null, […] or {…}
    ::error file=51.json,line=1,endLine=1,col=2,endColumn=3,title=json-syntax::'à' cannot stand here%0Ahelp: a value is a string in double quotes, a number, true, false, null, […] or {…}
    ::error file=52.json,line=1,endLine=1,col=2,endColumn=3,title=json-syntax::this is a typographic quote; JSON needs straight ones%0Ahelp: write " instead of ‘; some editors and chat programs replace it by themselves
    ::error file=53.json,line=1,endLine=1,col=2,endColumn=3,title=json-syntax::this is a typographic quote; JSON needs straight ones%0Ahelp: write " instead of ‟; some editors and chat programs replace it by themselves
    ::error file=54.json,line=1,endLine=1,col=2,endColumn=3,title=json-syntax::'†' cannot stand here%0Ahelp: a value is a string in double quotes, a number, true, false, null, […] or {…}
    ::error file=55.json,line=1,endLine=1,col=7,endColumn=8,title=json-syntax::'\u{2028}' cannot stand here%0Ahelp: a value is a string in double quotes, a number, true, false, null, […] or {…}
    ::error file=56.json,line=1,endLine=1,col=2,endColumn=3,title=json-syntax::a raw control character (U+007F) is not allowed here%0Ahelp: remove it, or write it as an escape
    ::error file=57.json,line=1,endLine=1,col=2,endColumn=3,title=json-syntax::a raw control character (U+0001) is not allowed here%0Ahelp: remove it, or write it as an escape
    ::error file=58.json,line=1,endLine=1,col=2,endColumn=3,title=json-syntax::'@' cannot stand here%0Ahelp: a value is a string in double quotes, a number, true, false, null, […] or {…}
    ::error file=59.json,line=1,endLine=1,col=2,endColumn=3,title=json-syntax::'/' cannot stand here%0Ahelp: a value is a string in double quotes, a number, true, false, null, […] or {…}
    ::error file=60.json,line=1,endLine=1,col=2,endColumn=3,title=json-syntax::'/' cannot stand here%0Ahelp: a value is a string in double quotes, a number, true, false, null, […] or {…}
    ::error file=61.json,line=1,endLine=1,col=4,endColumn=4,title=json-syntax::a comma is missing here%0Ahelp: add ',' between the two
    ::error file=62.json,line=1,endLine=1,col=5,endColumn=5,title=json-syntax::a comma is missing here%0Ahelp: add ',' between the two
    ::error file=63.json,line=1,endLine=1,col=5,endColumn=5,title=json-syntax::a comma is missing here%0Ahelp: add ',' between the two
    ::error file=64.json,line=1,endLine=1,col=10,endColumn=11,title=json-syntax::'c' follows the closing quote of a string%0Ahelp: look for a quote that is missing or too many; inside a string it is written \"
    ::error file=65.json,line=1,endLine=1,col=3,endColumn=3,title=json-syntax::a comma is missing here%0Ahelp: add ',' between the two
    """#),
  SmallRun(
    "broken strings, numbers and words, one finding each",
    ["validate", "--no-config", "-f", "github"],
    texts: [
      #"{"tabs": "a\"#,
      #""\u12""#,
      #""\ud83d\u"#,
      #""\ud83d\ude00""#,
      #""\ud83d\u0041""#,
      #""\ude00""#,
      #""\q""#,
      #""\é""#,
      #""\\#n""#,
      #""a\#tb""#,
      #""a\#nb""#,
      #""abcdefghijk"#,
      #""abcdefgh\#r\#n""#,
      #"["\ud83d x"]"#,
      "[-]",
      "[-a]",
      "[01]",
      "[-012]",
      "[1.]",
      "[1.e5]",
      "[1e]",
      "[1e+]",
      "[1E-x]",
      "[1x]",
      "[1.5.2]",
      "[+1]",
      "[.5]",
      "[0x1F]",
      "[tru]",
      "[True]",
      "[nulll]",
      "[falsey]",
      "[NaN]",
      "[Infinity]",
      "[-Infinity]",
      #"["x" y]"#,
      "[undefined]",
      "[None]",
      "[1e5, 1.5E-3, -0, tr]",
      "[truefalse]",
      #"{"a": "b}\#n"#,
    ],
    only: ["json-syntax"],
    #"""
    ::error file=01.json,line=1,endLine=1,col=12,endColumn=13,title=json-syntax::this string has no closing quote on its line%0Ahelp: add '"' where the text ends
    ::error file=02.json,line=1,endLine=1,col=2,endColumn=7,title=json-syntax::\u needs four hexadecimal digits%0Ahelp: for example \u00e9 for é
    ::error file=03.json,line=1,endLine=1,col=2,endColumn=8,title=json-syntax::'\ud83d' is only one half of a character%0Ahelp: write both halves, as in \ud83d\ude00, or the character itself; both mean the same
    ::error file=05.json,line=1,endLine=1,col=2,endColumn=8,title=json-syntax::'\ud83d' is only one half of a character%0Ahelp: write both halves, as in \ud83d\ude00, or the character itself; both mean the same
    ::error file=06.json,line=1,endLine=1,col=2,endColumn=8,title=json-syntax::'\ude00' is only one half of a character%0Ahelp: write both halves, as in \ud83d\ude00, or the character itself; both mean the same
    ::error file=07.json,line=1,endLine=1,col=2,endColumn=4,title=json-syntax::'\q' is not an escape in JSON%0Ahelp: it knows \" \\ \/ \b \f \n \r \t and \u followed by four digits; a lone \ is written \\
    ::error file=08.json,line=1,endLine=1,col=2,endColumn=4,title=json-syntax::'\é' is not an escape in JSON%0Ahelp: it knows \" \\ \/ \b \f \n \r \t and \u followed by four digits; a lone \ is written \\
    ::error file=09.json,line=1,endLine=1,col=2,endColumn=3,title=json-syntax::'\' is not an escape in JSON%0Ahelp: it knows \" \\ \/ \b \f \n \r \t and \u followed by four digits; a lone \ is written \\
    ::error file=10.json,line=1,endLine=1,col=3,endColumn=4,title=json-syntax::a raw control character (U+0009) is not allowed here%0Ahelp: inside a string a tab is written \t
    ::error file=11.json,line=1,endLine=1,col=1,endColumn=3,title=json-syntax::this string has no closing quote on its line%0Ahelp: add '"' where the text ends
    ::error file=12.json,line=1,endLine=1,col=1,endColumn=13,title=json-syntax::this string has no closing quote on its line%0Ahelp: add '"' where the text ends
    ::error file=13.json,line=1,endLine=1,col=1,endColumn=10,title=json-syntax::this string has no closing quote on its line%0Ahelp: add '"' where the text ends
    ::error file=14.json,line=1,endLine=1,col=3,endColumn=9,title=json-syntax::'\ud83d' is only one half of a character%0Ahelp: write both halves, as in \ud83d\ude00, or the character itself; both mean the same
    ::error file=15.json,line=1,endLine=1,col=2,endColumn=3,title=json-syntax::'-' has no digits where a number needs them%0Ahelp: for example 0.5 or -1
    ::error file=16.json,line=1,endLine=1,col=2,endColumn=4,title=json-syntax::'-a' has no digits where a number needs them%0Ahelp: for example 0.5 or -1
    ::error file=17.json,line=1,endLine=1,col=2,endColumn=4,title=json-syntax::the number 01 begins with a zero%0Ahelp: remove the leading zeros
    ::error file=18.json,line=1,endLine=1,col=2,endColumn=6,title=json-syntax::the number -012 begins with a zero%0Ahelp: remove the leading zeros
    ::error file=19.json,line=1,endLine=1,col=2,endColumn=4,title=json-syntax::the number 1. has no digits after its point%0Ahelp: for example 1.0
    ::error file=20.json,line=1,endLine=1,col=2,endColumn=6,title=json-syntax::the number 1.e5 has no digits after its point%0Ahelp: for example 1.0
    ::error file=21.json,line=1,endLine=1,col=2,endColumn=4,title=json-syntax::the number 1e has no digits in its exponent%0Ahelp: for example 1e6
    ::error file=22.json,line=1,endLine=1,col=2,endColumn=5,title=json-syntax::the number 1e+ has no digits in its exponent%0Ahelp: for example 1e6
    ::error file=23.json,line=1,endLine=1,col=2,endColumn=6,title=json-syntax::the number 1E-x has no digits in its exponent%0Ahelp: for example 1e6
    ::error file=24.json,line=1,endLine=1,col=2,endColumn=4,title=json-syntax::'1x' is not a number%0Ahelp: write text in double quotes: "1x"
    ::error file=25.json,line=1,endLine=1,col=2,endColumn=7,title=json-syntax::'1.5.2' is not a number%0Ahelp: write text in double quotes: "1.5.2"
    ::error file=26.json,line=1,endLine=1,col=2,endColumn=4,title=json-syntax::the number +1 begins with '+'%0Ahelp: remove the sign
    ::error file=27.json,line=1,endLine=1,col=2,endColumn=4,title=json-syntax::'.5' has no digits where a number needs them%0Ahelp: for example 0.5 or -1
    ::error file=28.json,line=1,endLine=1,col=2,endColumn=6,title=json-syntax::'0x1F' is not a number%0Ahelp: write text in double quotes: "0x1F"
    ::error file=29.json,line=1,endLine=1,col=2,endColumn=5,title=json-syntax::'tru' is not JSON%0Ahelp: write text in double quotes: "tru"
    ::error file=30.json,line=1,endLine=1,col=2,endColumn=6,title=json-syntax::'True' is not JSON%0Ahelp: write true
    ::error file=31.json,line=1,endLine=1,col=2,endColumn=7,title=json-syntax::'nulll' is not JSON%0Ahelp: write text in double quotes: "nulll"
    ::error file=32.json,line=1,endLine=1,col=2,endColumn=8,title=json-syntax::'falsey' is not JSON%0Ahelp: write text in double quotes: "falsey"
    ::error file=33.json,line=1,endLine=1,col=2,endColumn=5,title=json-syntax::'NaN' is not JSON%0Ahelp: JSON has no such number
    ::error file=34.json,line=1,endLine=1,col=2,endColumn=10,title=json-syntax::'Infinity' is not JSON%0Ahelp: JSON has no such number
    ::error file=35.json,line=1,endLine=1,col=2,endColumn=11,title=json-syntax::'-Infinity' has no digits where a number needs them%0Ahelp: for example 0.5 or -1
    ::error file=36.json,line=1,endLine=1,col=5,endColumn=5,title=json-syntax::a comma is missing here%0Ahelp: add ',' between the two
    ::error file=37.json,line=1,endLine=1,col=2,endColumn=11,title=json-syntax::'undefined' is not JSON%0Ahelp: leave the key out to get the default
    ::error file=38.json,line=1,endLine=1,col=2,endColumn=6,title=json-syntax::'None' is not JSON%0Ahelp: leave the key out to get the default
    ::error file=39.json,line=1,endLine=1,col=19,endColumn=21,title=json-syntax::'tr' is not JSON%0Ahelp: write text in double quotes: "tr"
    ::error file=40.json,line=1,endLine=1,col=2,endColumn=11,title=json-syntax::'truefalse' is not JSON%0Ahelp: write text in double quotes: "truefalse"
    ::error file=41.json,line=1,endLine=1,col=7,endColumn=10,title=json-syntax::this string has no closing quote on its line%0Ahelp: add '"' where the text ends
    """#),
]
