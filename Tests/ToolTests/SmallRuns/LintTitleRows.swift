let lintTitleRows: [SmallRun] = [
  SmallRun(
    "identifiers like titles, with a sidebar and without",
    ["lint", "--no-config", "a.json", "b.json", "c.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "tab.Info", "title": "Info", "image": "info"},
        {"identifier": "tab.Home", "title": "Home", "image": "house"}]}
      """,
      "b.json": """
      {"mode": "tabSidebar", "customizationIdentifier": "b", "targets": [{"platform": "macCatalyst", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "tab.Info Page", "title": "Info Page", "image": "info"},
        {"identifier": "tabHome", "title": "Home", "image": "house"},
        {"identifier": "tab.123", "title": "123", "image": "number"},
        {"identifier": "lists", "title": "Lists", "image": "list.bullet", "children": [
          {"identifier": "tab.New", "title": "New"}, {"identifier": "Old", "title": "Old"}]}, {"type": "search"}]}
      """,
      "c.json": """
      {"mode": "tabSidebar", "customizationIdentifier": "c", "targets": [{"platform": "macCatalyst", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "home", "title": "home", "image": "info"},
        {"identifier": "Old", "title": "Old", "image": "house", "children": [
          {"identifier": "x", "title": "X"}, {"identifier": "y", "title": "Y"}]}]}
      """,
    ],
    """
    c.json:2:18: note: the identifiers of 'home' and 'Old' are their titles, perhaps made from them [identifier-from-title]
       2 │   {"identifier": "home", "title": "home", "image": "info"},
         │                  ^^^^^^
         = note: a guess: if the code derives them from the titles, a translation
                 changes both, and what users customized is lost
         = note: 'Old' as well
       3 │   {"identifier": "Old", "title": "Old", "image": "house", "children": [
         │                  ─────
         = help: write identifiers that stay the same in every language, such as
                 'home-tab'; identifiers that have shipped stay as they are
         = see https://developer.apple.com/documentation/uikit/uitab/identifier

    1 note in 3 files
    """),
  SmallRun(
    "invisible characters in everything", ["lint", "--no-config", "a.json"],
    [
      "a.json": #"""
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a\u200b", "title": "A", "image": "a.circle", "leadsTo": ["a\u200b"]},
        {"identifier": "b ", "title": "\tA title in several\nlines, as long as no bar", "image": "b.circle"},
        {"identifier": "c", "title": "C\u00e9", "image": "c.circle", "subtitle": " A subtitle that is as long as no title in a bar"},
        {"identifier": "d", "title": "D\u202eD ", "image": "d.circle", "badgeValue": "\u2060"}, {"identifier": "\ufeffd", "title": "\u0085More\u0009words"},
        {"identifier": "e", "title": " E\u00ad", "image": "e.circle", "children": [
          {"identifier": "\tf ", "title": "F", "badgeValue": "1 "}, {"identifier": "e ", "title": "F"}, {"type": "search", "subtitle": "S\u0085T"},
          {"identifier": "g", "title": " G", "live": ["title"], "subtitle": "\u001b"}]}]}
      """#
    ], columns: 240, only: wordsOfFindings,
    #"""
    a.json:1:73: warning: the bar starts with 7 items in a regular iPad window, more than 5: 'A', '\tA title in several\nlines, as long as no bar', 'Cé', 'D\u{202E}D ', '\u{85}More\twords' and 2 more [default-tab-count]
    = note: users must scroll to items that do not fit
    = help: write 'preferredPlacement: optional' on the less important ones, or put what belongs
    a.json:1:73: warning: '\u{85}More\twords' and ' E\u{AD}' do not fit in the bar and move to More in a compact iPad window [overflow-tabs]
    = note: a bar at the bottom shows five items, or four and More
    = help: put related tabs into a group, which is one item
    a.json:2:18: warning: the identifier 'a' has a zero width space in it (U+200B) [invisible-characters]
    = note: an identifier that is typed as it looks does not match the node
    = help: write "a", also where the identifier is named
    a.json:3:18: warning: the identifier 'b' has white space at its end [invisible-characters]
    = note: an identifier that is typed as it looks does not match the node
    = fix: write "b" (may change the layout)
    a.json:3:33: note: 'A title in several\nlines, as long as no bar' has 10 words [multiword-title]
    = note: wide titles leave room for fewer items, and text may be larger
    = help: use a single word if there is one
    a.json:4:76: warning: the subtitle 'A subtitle that is as long as no title in a bar' has white space at its start [invisible-characters]
    = note: it shifts the text or changes its direction, or disturbs VoiceOver
    = fix: write "A subtitle that is as long as no title in a bar"
    a.json:5:32: warning: the title 'DD' has a character that turns its direction in it (U+202E) [invisible-characters]
    = note: it shifts the text or changes its direction, or disturbs VoiceOver
    = fix: write "DD" (may change the layout)
    a.json:5:80: warning: the badge '\u{2060}' is neither a number nor '!' [badge-value]
    = note: a badge is a small oval: words do not fit, and other signs look like mistakes
    = help: write digits, digits and '+', or '!'
    a.json:5:106: warning: the identifier 'd' has a byte order mark in it (U+FEFF) [invisible-characters]
    = note: an identifier that is typed as it looks does not match the node
    = help: write "d", also where the identifier is named
    a.json:6:32: warning: the title 'E' has a soft hyphen in it (U+00AD) [invisible-characters]
    = note: it shifts the text or changes its direction, or disturbs VoiceOver
    = fix: write "E"
    a.json:7:20: warning: the identifier 'f' has white space at both ends [invisible-characters]
    = note: an identifier that is typed as it looks does not match the node
    = fix: write "f" (may change the layout)
    a.json:7:56: warning: the badge '1 ' is neither a number nor '!' [badge-value]
    = note: a badge is a small oval: words do not fit, and other signs look like mistakes
    = help: write digits, digits and '+', or '!'
    a.json:7:56: note: the badge of 'F' is not visible in a compact iPad window [hidden-badge]
    = note: the tab has no item in the bar there, and no row in a sidebar
    = help: give ' E\u{AD}' a badge too, such as the sum of those inside it
    a.json:7:78: warning: the identifier 'e' has white space at its end [invisible-characters]
    = note: an identifier that is typed as it looks does not match the node
    = help: write "e", also where the identifier is named
    a.json:7:93: warning: 'F' is also the title of another tab next to this one [duplicate-title]
    = note: it is here
    = help: choose titles that distinguish the two
    a.json:7:99: warning: the search tab is inside the group ' E\u{AD}', so the bar of a compact iPad window has no item for it [nested-search-tab]
    = note: only root nodes have items there, such as this one
    = help: move the search tab to the end of 'tabs', with four other tabs at most in the bar at
    a.json:7:130: warning: the subtitle 'S T' has a line break in it (U+0085) [invisible-characters]
    = note: it shifts the text or changes its direction, or disturbs VoiceOver
    = fix: write "S T" (may change the layout)
    a.json:8:71: warning: the subtitle has only invisible characters [invisible-characters]
    = note: it shifts the text or changes its direction, or disturbs VoiceOver
    = help: write visible characters
    """#),
  SmallRun(
    "invisible characters, fixed", ["lint", "--no-config", "--unsafe", "--diff", "a.json"],
    [
      "a.json": #"""
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a\u200b", "title": "A", "image": "a.circle", "leadsTo": ["a\u200b"]},
        {"identifier": "b ", "title": "\tA title in several\nlines, as long as no bar", "image": "b.circle"},
        {"identifier": "c", "title": "C\u00e9", "image": "c.circle", "subtitle": " A subtitle that is as long as no title in a bar"},
        {"identifier": "d", "title": "D\u202eD ", "image": "d.circle", "badgeValue": "\u2060"}, {"identifier": "\ufeffd", "title": "\u0085More\u0009words"},
        {"identifier": "e", "title": " E\u00ad", "image": "e.circle", "children": [
          {"identifier": "\tf ", "title": "F", "badgeValue": "1 "}, {"identifier": "e ", "title": "F"}, {"type": "search", "subtitle": "S\u0085T"},
          {"identifier": "g", "title": " G", "live": ["title"], "subtitle": "\u001b"}]}]}
      """#
    ],
    #"""
    --- a/a.json
    +++ b/a.json
    @@ -1,8 +1,8 @@
     {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
       {"identifier": "a\u200b", "title": "A", "image": "a.circle", "leadsTo": ["a\u200b"]},
    -  {"identifier": "b ", "title": "\tA title in several\nlines, as long as no bar", "image": "b.circle"},
    -  {"identifier": "c", "title": "C\u00e9", "image": "c.circle", "subtitle": " A subtitle that is as long as no title in a bar"},
    -  {"identifier": "d", "title": "D\u202eD ", "image": "d.circle", "badgeValue": "\u2060"}, {"identifier": "\ufeffd", "title": "\u0085More\u0009words"},
    -  {"identifier": "e", "title": " E\u00ad", "image": "e.circle", "children": [
    -    {"identifier": "\tf ", "title": "F", "badgeValue": "1 "}, {"identifier": "e ", "title": "F"}, {"type": "search", "subtitle": "S\u0085T"},
    +  {"identifier": "b", "title": "\tA title in several\nlines, as long as no bar", "image": "b.circle"},
    +  {"identifier": "c", "title": "C\u00e9", "image": "c.circle", "subtitle": "A subtitle that is as long as no title in a bar"},
    +  {"identifier": "d", "title": "DD", "image": "d.circle", "badgeValue": "\u2060"}, {"identifier": "\ufeffd", "title": "\u0085More\u0009words"},
    +  {"identifier": "e", "title": "E", "image": "e.circle", "children": [
    +    {"identifier": "f", "title": "F", "badgeValue": "1"}, {"identifier": "e ", "title": "F"}, {"type": "search", "subtitle": "S T"},
         {"identifier": "g", "title": " G", "live": ["title"], "subtitle": "\u001b"}]}]}
    \ No newline at end of file
    """#),
  SmallRun(
    """
    invisible characters in a catalog, and a search tab without a title
    """,
    ["lint", "--no-config", "--strings", "S.xcstrings", "a.json"],
    [
      "a.json": #"""
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "tab.a", "image": "a.circle", "subtitle": "sub.a"},
        {"identifier": "b", "title": "tab.b", "image": "b.circle", "subtitle": "Sub ", "children": [
          {"identifier": "c", "title": "tab.c", "subtitle": "sub.a", "live": ["title", "subtitle"]},
          {"identifier": "d ", "title": "D ", "badgeValue": "3\u00ad"}]},
        {"identifier": "sub.a", "title": "tab.e", "image": "e.circle", "badgeValue": "tab.a"}, {"type": "search", "automaticallyActivatesSearch": true}]}
      """#,
      "S.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": " X "}}}},
        "tab.a": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "A"}}, "de": {"stringUnit": {"state": "translated", "value": " Ä"}}}},
        "sub.a": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "​Sub"}}}},
        "tab.b": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "B"}}}},
        "tab.c": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": " C"}}}},
        "tab.e": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "⁠"}}}}}}
      """,
    ], columns: 240, only: wordsOfFindings,
    #"""
    a.json:2:74: warning: the subtitle 'Sub' has a zero width space in it (U+200B) [invisible-characters]
    = note: it shifts the text or changes its direction, or disturbs VoiceOver
    = help: correct it in the catalog
    a.json:3:32: warning: 'tab.b' is not translated into de [untranslated-title]
    = note: S.xcstrings:5: the catalog's entry
    = help: translate it in the catalog, or mark it there as not to be translated
    a.json:3:74: warning: the subtitle 'Sub' has white space at its end [invisible-characters]
    = note: it shifts the text or changes its direction, or disturbs VoiceOver
    = fix: write "Sub"
    a.json:5:20: warning: the identifier 'd' has white space at its end [invisible-characters]
    = note: an identifier that is typed as it looks does not match the node
    = fix: write "d" (may change the layout)
    a.json:5:35: note: no string catalog has the key 'D ' [unknown-title]
    = note: it is shown untranslated in every language
    = help: add it to the catalog
    a.json:5:55: warning: the badge '3\u{AD}' is neither a number nor '!' [badge-value]
    = note: a badge is a small oval: words do not fit, and other signs look like mistakes
    = help: write digits, digits and '+', or '!'
    a.json:5:55: note: the badge of 'D ' is not visible in a compact iPad window [hidden-badge]
    = note: the tab has no item in the bar there, and no row in a sidebar
    = help: give 'tab.b' a badge too, such as the sum of those inside it
    a.json:6:36: warning: the title has only invisible characters [invisible-characters]
    = note: it shifts the text or changes its direction, or disturbs VoiceOver
    = help: correct it in the catalog
    a.json:6:36: warning: 'tab.e' is not translated into de [untranslated-title]
    = note: S.xcstrings:7: the catalog's entry
    = help: translate it in the catalog, or mark it there as not to be translated
    a.json:6:80: warning: the badge 'tab.a' is neither a number nor '!' [badge-value]
    = note: a badge is a small oval: words do not fit, and other signs look like mistakes
    = help: write digits, digits and '+', or '!'
    """#),
  SmallRun(
    "titles too long in some languages",
    ["lint", "--no-config", "--strings", "S.xcstrings", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "tab.a", "image": "a.circle"}, {"identifier": "b", "title": "tab.b", "image": "b.circle"},
        {"identifier": "c", "title": "tab.c", "image": "c.circle", "children": [
          {"identifier": "d", "title": "tab.d"}, {"identifier": "e", "title": "An ordinary title that is 33 long"},
          {"identifier": "f", "title": "tab.f", "live": ["title"]}]}]}
      """,
      "S.xcstrings": #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "tab.a": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Sixteen letters."}}, "de": {"stringUnit": {"state": "translated", "value": "Siebzehn letters."}}, "fr": {"stringUnit": {"state": "translated", "value": "Dix-huit lettres.."}}}},
        "tab.b": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Seventeen letters"}}, "de": {"stringUnit": {"state": "translated", "value": "Kurz"}}, "fr": {"stringUnit": {"state": "translated", "value": "B\nand many more letters on another line"}}}},
        "tab.c": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Twenty-five letters, no.."}}, "de": {"stringUnit": {"state": "translated", "value": "Twenty-five letters, no.."}}, "fr": {"stringUnit": {"state": "translated", "value": "Twenty-five letters, no.."}}}},
        "tab.d": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "D"}}, "de": {"stringUnit": {"state": "translated", "value": "Ein Titel, der so lang ist, dass er gekürzt wird, auch hier"}}, "fr": {"stringUnit": {"state": "translated", "value": "D"}}}},
        "tab.f": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"}}}}}}
      """#,
    ],
    """
    a.json:2:32: warning: 'Dix-huit lettres..' is 18 characters long in fr, more than 16 for a tab at the root; also too long in de [long-title]
       2 │   {"identifier": "a", "title": "tab.a", "image": "a.circle"}, {"identif…
         │                                ^^^^^^^
         = note: text that does not fit is truncated, sooner at larger text sizes
         = note: S.xcstrings:2: the text is here
       2 │ …  "translated", "value": "Dix-huit lettres.."}}}},
         │                           ────────────────────
         = help: ask the translators for a shorter one
         = see https://developer.apple.com/design/human-interface-guidelines/tab-bars

    a.json:2:92: warning: 'Seventeen letters' is 17 characters long in en, more than 16 for a tab at the root [long-title]
       2 │ … ntifier": "b", "title": "tab.b", "image": "b.circle"},
         │                           ^^^^^^^
         = note: text that does not fit is truncated, sooner at larger text sizes
         = note: S.xcstrings:3: the text is here
       3 │ …  "translated", "value": "Seventeen letters"}}, "de": {"stringUnit": {…
         │                           ───────────────────
         = help: leave out what is clear from the context

    a.json:3:32: warning: 'Twenty-five letters, no..' is 25 characters long, more than 24 for a group [long-title]
       3 │   {"identifier": "c", "title": "tab.c", "image": "c.circle", "children"…
         │                                ^^^^^^^
         = note: titles of sections should be short and without needless words
         = note: S.xcstrings:4: the text is here
       4 │ …  "translated", "value": "Twenty-five letters, no.."}}, "fr": {"string…
         │                           ───────────────────────────
         = help: leave out what is clear from the context

    a.json:4:34: warning: 'Ein Titel, der so lang ist, dass er gekürzt wir…' is 59 characters long in de, more than 32 for a tab in a group [long-title]
       4 │     {"identifier": "d", "title": "tab.d"}, {"identifier": "e", "title":…
         │                                  ^^^^^^^
         = note: text that does not fit is truncated, sooner at larger text sizes
         = note: S.xcstrings:5: the text is here
       5 │ …  "translated", "value": "Ein Titel, der so lang ist, dass er gekürzt …
         │                           ──────────────────────────────────────────────
         = help: ask the translators for a shorter one

    a.json:4:73: warning: 'An ordinary title that is 33 long' is 33 characters long, more than 32 for a tab in a group [long-title]
       4 │ … ntifier": "e", "title": "An ordinary title that is 33 long"},
         │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: text that does not fit is truncated, sooner at larger text sizes
         = help: leave out what is clear from the context

    a.json:4:73: note: no string catalog has the key 'An ordinary title that is 33 long' [unknown-title]
       4 │ … ntifier": "e", "title": "An ordinary title that is 33 long"},
         │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: it is shown untranslated in every language
         = help: add it to the catalog

    5 warnings, 1 note in 1 file
    """),
  SmallRun(
    "blank, missing, unreviewed and equal titles in languages",
    ["lint", "--no-config", "--strings", "S.xcstrings", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "tab.a", "image": "a.circle"}, {"identifier": "b", "title": "tab.b", "image": "b.circle"},
        {"identifier": "c", "title": "tab.c", "image": "c.circle", "children": [
          {"identifier": "d", "title": " "}, {"identifier": "e", "title": ""}]},
        {"identifier": "g", "title": "Written", "image": "g.circle"}, {"type": "search", "title": ""}]}
      """,
      "S.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "tab.a": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": ""}}, "de": {"stringUnit": {"state": "translated", "value": "Ä"}}}},
        "tab.b": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "B"}}, "de": {"stringUnit": {"state": "translated", "value": " "}}, "fr": {"stringUnit": {"state": "translated", "value": ""}}}},
        "tab.c": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "C"}}, "de": {"stringUnit": {"state": "needs_review", "value": "Ä"}}, "fr": {"stringUnit": {"state": "translated", "value": "B"}}}}}}
      """,
    ], columns: 240, only: wordsOfFindings,
    """
    a.json:2:32: warning: the tab 'a', the tab 'd', the tab 'e' and the search tab have empty titles [missing-label]
    = note: nothing of them is visible, and VoiceOver has nothing to read
    = note: S.xcstrings:2: the text is here
    = note: 'd' as well
    = note: 'e' as well
    = note: the search tab as well
    = help: write a text in the catalog for each of them, and remove that of the search tab
    a.json:2:32: warning: 'tab.a' is not translated into fr [untranslated-title]
    = note: S.xcstrings:2: the catalog's entry
    = help: translate it in the catalog, or mark it there as not to be translated
    a.json:2:92: warning: the tab 'b' has an empty title in de and fr [missing-label]
    = note: users must guess from the image, and VoiceOver has nothing to read
    = note: S.xcstrings:3: the text is here
    = help: write a text in the catalog for it
    a.json:3:32: warning: in de 'Ä' is also the title of a tab in the same bar [duplicate-title]
    = note: it is here
    = note: S.xcstrings:4: the text is here
    = help: choose titles that distinguish the two
    a.json:3:32: note: the translation of 'tab.c' into de needs a review [unreviewed-title]
    = note: S.xcstrings:4: the catalog says so here
    = help: look at it in the catalog, and mark it as reviewed
    a.json:4:34: warning: the title has only invisible characters [invisible-characters]
    = note: it shifts the text or changes its direction, or disturbs VoiceOver
    = help: write visible characters
    a.json:5:32: note: no string catalog has the key 'Written' [unknown-title]
    = note: it is shown untranslated in every language
    = help: add it to the catalog
    """),
  SmallRun(
    "what a title of search may be", ["lint", "--no-config", "a.json", "b.json"],
    [
      "a.json": #"""
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}], "initialTabIdentifier": "a",
       "tabs": [
        {"identifier": "a", "title": " search ", "image": "a.circle", "allowsHiding": true, "preferredPlacement": "fixed"},
        {"identifier": "b", "title": "B", "image": {"systemName": "magnifyingglass"}, "preferredPlacement": "pinned"},
        {"identifier": "c", "title": "\u00a0SEARCH", "image": "magnifyingglass", "live": ["image"]},
        {"identifier": "d", "title": "Search", "image": {"asset": "magnifyingglass"}, "live": ["title"]}]}
      """#,
      "b.json": """
      {"framework": "SwiftUI", "targets": [{"platform": "visionOS", "minimumVersion": "26.0"}, {"platform": "tvOS", "minimumVersion": "26.0"}],
       "tabs": [
        {"identifier": "a", "title": "Search", "image": "magnifyingglass"},
        {"identifier": "b", "title": "Searches", "image": "b.circle", "availability": {"platforms": ["tvOS"]}},
        {"identifier": "c", "title": "search", "image": "c.circle", "availability": {"platforms": ["tvOS"]}},
        {"type": "search", "availability": {"platforms": ["visionOS"]}}]}
      """,
    ], columns: 240, only: wordsOfFindings,
    """
    a.json:3:3: warning: ' search ' is titled like search, but is an ordinary tab [search-like-tab]
    = note: only a search tab may be separate on iPhone
    = help: write "type": "search" and "automaticallyActivatesSearch": true, remove 'identifier',
    a.json:3:32: warning: the title 'search' has white space at both ends [invisible-characters]
    = note: it shifts the text or changes its direction, or disturbs VoiceOver
    = fix: write "search"
    a.json:3:81: warning: ' search ' is fixed, but users may hide it [hiding-fixed-tab]
    = note: what users hide in the sidebar leaves the bar, too
    = help: remove 'allowsHiding', or choose a placement that users may change, such as 'default'
    a.json:4:3: warning: 'B' has the symbol of search, but is an ordinary tab [search-like-tab]
    = note: only a search tab may be separate on iPhone
    = help: write "type": "search" and "automaticallyActivatesSearch": true, remove 'identifier',
    a.json:5:3: warning: ' SEARCH' is titled like search, but is an ordinary tab [search-like-tab]
    = note: only a search tab may be separate on iPhone
    = help: write "type": "search" and "automaticallyActivatesSearch": true, remove 'identifier',
    a.json:5:32: warning: the title 'SEARCH' has white space at its start [invisible-characters]
    = note: it shifts the text or changes its direction, or disturbs VoiceOver
    = fix: write "SEARCH"
    b.json:3:3: warning: 'Search' is titled like search, but is an ordinary tab [search-like-tab]
    = note: only a search tab is search to the system, with its own symbol and title
    = help: as there is a search tab already, choose another title and symbol
    b.json:5:3: warning: 'search' is titled like search, but is an ordinary tab [search-like-tab]
    = note: only a search tab is search to the system, with its own symbol and title
    = note: in SwiftUI 'type: search' is Tab(role: .search)
    = help: write "type": "search", remove 'identifier', move it to the end of 'tabs', or choose
    b.json:6:3: warning: 'Search' is also the title of a tab next to this one on Apple Vision Pro [duplicate-title]
    = note: it is here
    = help: choose titles that distinguish the two
    """),
  SmallRun(
    "a title twice in two languages, of which the first is shown",
    ["lint", "--no-config", "--strings", "L.xcstrings", "a.json"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "a.t", "image": "star"},
        {"identifier": "b", "title": "b.t", "image": "house"}]}
      """,
      "L.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a.t": {"localizations": {"en": {"stringUnit": {"value": "A"}}, "de": {"stringUnit": {"value": "Z"}}, "fr": {"stringUnit": {"value": "Z"}}}},
        "b.t": {"localizations": {"en": {"stringUnit": {"value": "B"}}, "de": {"stringUnit": {"value": "Z"}},
          "fr": {"stringUnit": {"value": "Z"}}}}}}
      """,
    ],
    """
    a.json:3:32: warning: in de and fr 'Z' is also the title of another tab next to this one [duplicate-title]
       3 │   {"identifier": "b", "title": "b.t", "image": "house"}]}
         │                                ^^^^^
         = note: it is here
       2 │   {"identifier": "a", "title": "a.t", "image": "star"},
         │                                ─────
         = note: L.xcstrings:3: the text is here
       3 │ … "stringUnit": {"value": "Z"}},
         │                           ───
         = help: choose titles that distinguish the two

    a.json has no 'targets': all platforms from 18.0 are assumed
    to check fewer platforms, add "targets": [{"platform": "iOS", "minimumVersion": "18.0"}]
    1 warning in 1 file
    """),
  SmallRun(
    "tabs of two groups without titles in one bar", ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [{"identifier": "a", "title": "A", "children": [{"identifier": "x", "title": "", "preferredPlacement": "default"}]}, {"identifier": "b", "title": "B", "children": [{"identifier": "y", "title": "", "preferredPlacement": "default"}]}]}
      """
    ], only: ["a.json"],
    """
    a.json:1:96: warning: 'A' and 'B' have no images for their items in the bar in a compact iPad window [missing-image]
    a.json:1:172: warning: the tab 'x' and the tab 'y' have empty titles [missing-label]
    """),
]
