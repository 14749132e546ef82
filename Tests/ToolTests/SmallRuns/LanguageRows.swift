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

private let catalog =
  """
  {"version": "1.0", "sourceLanguage": "en", "strings": {
   "Home": {"localizations": {"de": {"variations": {"device": {"iphone": {"stringUnit": {"state": "translated", "value": "Start"}}, "ipad": {"stringUnit": {"state": "translated", "value": "Heim"}}, "other": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "Eins"}}, "other": {"stringUnit": {"state": "translated", "value": "Andere"}}}}}}}}, "fr": {"variations": {"device": {"mac": {"stringUnit": {"state": "translated", "value": "Bureau"}}}}}, "pt": {"stringUnit": {"state": "translated", "value": "Inicio"}}, "pt-BR": {"stringUnit": {"state": "new", "value": "Novo"}}}},
   "Mail": {"extractionState": "manual", "localizations": {"de": {"stringUnit": {"state": "translated", "value": "Post"}}, "fr": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "Un"}}}}}, "en": {"stringUnit": {"state": "translated", "value": "Mail"}}, "pt": {"stringUnit": {"state": "needs_review", "value": "Correio"}}}},
   "Stale": {"extractionState": "stale", "localizations": {"fr": {"stringUnit": {"value": "Vieux"}}, "pt": {"stringUnit": {"state": "new", "value": "3"}}}},
   "Brand": {"shouldTranslate": false, "localizations": {"de": {"stringUnit": {"state": "translated", "value": "Marke"}}}},
   "Sub": {"localizations": {"de": {"stringSet": {"values": ["x"]}}}},
   "Long": {"localizations": {"ar": {"stringUnit": {"state": "translated", "value": "xxxxxxxxxxxxxxxx"}}, "de": {"stringUnit": {"state": "translated", "value": "Seventeen letters"}}, "fr": {"stringUnit": {"state": "translated", "value": "  Sixteen  letters "}}}},
   "Act": {"shouldTranslate": true, "localizations": {"de": {"stringUnit": {"state": "translated", "value": "Tun"}}}}, "Head": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Kopf"}}}}, "Foot": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Fuss"}}}}, "Bottom": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Unten"}}}},
   "Group": {}, "Search": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Suche"}}}}}}
  """

private let drafts =
  """
  {"tabs": [{"identifier": "a", "title": "Home"}, {"identifier": "m", "title": "Mail"}, {"identifier": "p", "title": "Post"}, {"identifier": "d", "title": "Draft"}, {"identifier": "d2", "title": "Draft"}, {"identifier": "g", "title": "Group", "children": [{"identifier": "x", "title": "Home"}, {"identifier": "y", "title": "Draft", "children": []}]}]}
  """

private let draftCatalog =
  """
  {"sourceLanguage": "en-GB", "strings": {"Home": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Home de"}}, "es": {"stringUnit": {"state": "translated", "value": "Home es"}}, "zh-Hant": {"stringUnit": {"state": "translated", "value": "Home zh-Hant"}}, "zh": {"stringUnit": {"state": "translated", "value": "Home zh"}}, "uz-Arab": {"stringUnit": {"state": "translated", "value": "Home uz-Arab"}}, "sr-Latn": {"stringUnit": {"state": "translated", "value": "Home sr-Latn"}}, "he": {"stringUnit": {"state": "translated", "value": "Home he"}}, "it": {"stringUnit": {"state": "translated", "value": "Home it"}}}, "comment": {"de": {"stringUnit": {"state": "translated", "value": "wrong"}}}}, "Mail": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Mail de"}}, "de-AT": {"stringUnit": {"state": "translated", "value": "Mail de-AT"}}, "de_CH": {"stringUnit": {"state": "translated", "value": "Mail de_CH"}}, "es": {"stringUnit": {"state": "translated", "value": "Mail es"}}, "es-419": {"stringUnit": {"state": "translated", "value": "Mail es-419"}}, "es-41": {"stringUnit": {"state": "translated", "value": "Mail es-41"}}, "zh-Hant": {"stringUnit": {"state": "translated", "value": "Mail zh-Hant"}}, "zh-Hant-TW": {"stringUnit": {"state": "translated", "value": "Mail zh-Hant-TW"}}, "zh": {"stringUnit": {"state": "translated", "value": "Mail zh"}}, "uz-Arab-AF": {"stringUnit": {"state": "translated", "value": "Mail uz-Arab-AF"}}, "uz-Arab": {"stringUnit": {"state": "translated", "value": "Mail uz-Arab"}}, "de-1996": {"stringUnit": {"state": "translated", "value": "Mail de-1996"}}, "sr-Latn-RS": {"stringUnit": {"state": "translated", "value": "Mail sr-Latn-RS"}}, "sr-Latn": {"stringUnit": {"state": "translated", "value": "Mail sr-Latn"}}, "en-x-US": {"stringUnit": {"state": "translated", "value": "Mail en-x-US"}}, "fr-a-CA": {"stringUnit": {"state": "translated", "value": "Mail fr-a-CA"}}, "pt-4190": {"stringUnit": {"state": "translated", "value": "Mail pt-4190"}}, "it-Ita": {"stringUnit": {"state": "translated", "value": "Mail it-Ita"}}, "he-IL": {"stringUnit": {"state": "translated", "value": "Mail he-IL"}}, "he": {"stringUnit": {"state": "translated", "value": "Mail he"}}, "1-2": {"stringUnit": {"state": "translated", "value": "Mail 1-2"}}, "it-I7": {"stringUnit": {"state": "translated", "value": "Mail it-I7"}}, "it": {"stringUnit": {"state": "translated", "value": "Mail it"}}}}, "Post": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Mail de"}}}}, "Draft": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Home de"}}, "it": {"stringUnit": {"state": "translated", "value": "Drafts"}}, "fr-a-CA": {"stringUnit": {"state": "translated", "value": "Drafts"}}}}}}
  """

let languageRows: [SmallRun] = [
  SmallRun(
    "titles in every language",
    ["titles", "a.json", "--no-config", "--strings", "L.xcstrings"],
    [
      "a.json": mail,
      "L.xcstrings": catalog,
    ], columns: 200,
    """
    a.json

    Languages that break the bar
      de     1 too long, 3 not translated
      ar     11 not translated
      fr     10 not translated
      pt-BR  10 not translated
      pt     9 not translated, 1 not reviewed
      none in en

    Titles            en      de                     ar                fr                      pt-BR     pt
      a               Home    Start                  Home ?            Home ?                  Novo ?    Inicio 6
      a, subtitle     Sub     Sub ?                  Sub ?             Sub ?                   Sub ?     Sub ?
      b               Mail    Post                   Mail ?            Mail ?                  Correio   Correio 7~
      c (no key)      Mail    Mail                   Mail              Mail                    Mail      Mail\u{20}
      g               Group   Group ?                Group ?           Group ?                 Group ?   Group ?
      g, action       Act     Tun                    Act ?             Act ?                   Act ?     Act ?
      x               Home    Start                  Home ?            Home ?                  Novo ?    Inicio 6
      y (no key)      None    None                   None              None                    None      None
      y2              Stale   Stale ?                Stale 5?          Vieux                   3         3 ?
      z               Brand   Brand                  Brand             Brand                   Brand     Brand
      p               Long    Seventeen letters 17!  xxxxxxxxxxxxxxxx    Sixteen  letters  19  Long ?    Long ?
      the accessory   Act     Tun                    Act ?             Act ?                   Act ?     Act ?
      the header      Head    Kopf                   Head ?            Head ?                  Head ?    Head ?
      the footer      Foot    Fuss                   Foot ?            Foot ?                  Foot ?    Foot ?
      the bottom bar  Bottom  Unten                  Bottom 6?         Bottom ?                Bottom ?  Bottom ?

    12 length of the longest text · 12! length, too long · = equal to a sibling · ? not translated · ~ not reviewed
    """),
  SmallRun(
    "titles in two languages as CSV",
    [
      "titles", "a.json", "--no-config", "--strings", "L.xcstrings", "--language", "pt-BR", "-f",
      "csv",
    ],
    [
      "a.json": mail,
      "L.xcstrings": catalog,
    ],
    """
    pointer,identifier,key,isKey,limit,language,text,state,characters,isTooLong,isMissing,equals
    /tabs/0/title,a,Home,true,16,en,Home,,4,false,false,
    /tabs/0/title,a,Home,true,16,pt-BR,Novo,new,4,false,false,
    /tabs/0/subtitle,a,Sub,true,,en,Sub,,3,false,false,
    /tabs/0/subtitle,a,Sub,true,,pt-BR,Sub,,3,false,true,
    /tabs/1/title,b,Mail,true,16,en,Mail,translated,4,false,false,c
    /tabs/1/title,b,Mail,true,16,pt-BR,Correio,,7,false,true,
    /tabs/2/title,c,"Mail ",false,16,en,"Mail ",,5,false,false,b
    /tabs/2/title,c,"Mail ",false,16,pt-BR,"Mail ",,5,false,true,
    /tabs/3/title,g,Group,true,24,en,Group,,5,false,false,
    /tabs/3/title,g,Group,true,24,pt-BR,Group,,5,false,true,
    /tabs/3/sidebarActions/0/title,,Act,true,,en,Act,,3,false,false,
    /tabs/3/sidebarActions/0/title,,Act,true,,pt-BR,Act,,3,false,true,
    /tabs/3/children/0/title,x,Home,true,32,en,Home,,4,false,false,
    /tabs/3/children/0/title,x,Home,true,32,pt-BR,Novo,new,4,false,false,
    /tabs/3/children/1/title,y,None,false,32,en,None,,4,false,false,
    /tabs/3/children/1/title,y,None,false,32,pt-BR,None,,4,false,true,
    /tabs/3/children/2/title,y2,Stale,true,24,en,Stale,,5,false,false,
    /tabs/3/children/2/title,y2,Stale,true,24,pt-BR,3,,1,false,true,
    /tabs/4/title,z,Brand,true,16,en,Brand,,5,false,false,
    /tabs/4/title,z,Brand,true,16,pt-BR,Brand,,5,false,false,
    /tabs/5/title,p,Long,true,16,en,Long,,4,false,false,
    /tabs/5/title,p,Long,true,16,pt-BR,Long,,4,false,true,
    /bottomAccessory/title,,Act,true,,en,Act,,3,false,false,
    /bottomAccessory/title,,Act,true,,pt-BR,Act,,3,false,true,
    /sidebar/header/title,,Head,true,,en,Head,,4,false,false,
    /sidebar/header/title,,Head,true,,pt-BR,Head,,4,false,true,
    /sidebar/footer/title,,Foot,true,,en,Foot,,4,false,false,
    /sidebar/footer/title,,Foot,true,,pt-BR,Foot,,4,false,true,
    /sidebar/bottomBar/title,,Bottom,true,,en,Bottom,,6,false,false,
    /sidebar/bottomBar/title,,Bottom,true,,pt-BR,Bottom,,6,false,true,
    """),
  SmallRun(
    "findings about titles",
    ["lint", "a.json", "--no-config", "--strings", "L.xcstrings", "-f", "github"],
    [
      "a.json": mail,
      "L.xcstrings": catalog,
    ],
    """
    ::warning file=a.json,line=1,endLine=7,title=overflow-tabs::'Search', 'Brand' and 'Long' do not fit in the bar and move to More on iPhone and iPhone Duo, and in a compact iPad window%0Anote: a bar at the bottom shows five items, or four and More%0Awhere: on iPhone and iPhone Duo, and in a compact iPad window%0Ahelp: put related tabs into a group, which is one item%0Asee: https://developer.apple.com/design/human-interface-guidelines/tab-bars
    ::warning file=a.json,line=2,endLine=2,col=31,endColumn=37,title=untranslated-title::'Home' is not translated into ar, fr and pt-BR%0Anote: the catalog's entry, in line 2%0Ahelp: translate it in the catalog, or mark it there as not to be translated
    ::notice file=a.json,line=2,endLine=2,col=67,endColumn=74,title=duplicate-image::'Home', 'Brand' and 'Long' have the same image in one bar, 'house' in a regular iPad window%0Anote: users find a tab by its image before they read its title%0Anote: 'Brand' as well, in line 6%0Anote: 'Long' as well, in line 6%0Awhere: in a regular iPad window%0Ahelp: give each of them an image of its own
    ::warning file=a.json,line=3,endLine=3,col=31,endColumn=37,title=untranslated-title::'Mail' is not translated into ar and fr%0Anote: the catalog's entry, in line 3%0Ahelp: translate it in the catalog, or mark it there as not to be translated
    ::notice file=a.json,line=3,endLine=3,col=31,endColumn=37,title=unreviewed-title::the translation of 'Mail' into pt needs a review%0Anote: the catalog says so here, in line 3%0Ahelp: look at it in the catalog, and mark it as reviewed
    ::warning file=a.json,line=3,endLine=3,col=74,endColumn=80,title=badge-value::the badge 'Mail' is neither a number nor '!'%0Anote: a badge is a small oval: words do not fit, and other signs look like mistakes%0Ahelp: write digits, digits and '+', or '!'%0Asee: https://developer.apple.com/design/human-interface-guidelines/tab-bars
    ::warning file=a.json,line=4,endLine=4,col=31,endColumn=38,title=duplicate-title::'Mail' is also the title of another tab next to this one%0Anote: it is here, in line 3%0Awhere: everywhere%0Ahelp: choose titles that distinguish the two
    ::warning file=a.json,line=4,endLine=4,col=31,endColumn=38,title=invisible-characters::the title 'Mail' has white space at its end%0Anote: it shifts the text or changes its direction, or disturbs VoiceOver%0Ahelp: write "Mail"
    ::notice file=a.json,line=4,endLine=4,col=31,endColumn=38,title=unknown-title::no string catalog has the key 'Mail '%0Anote: it is shown untranslated in every language%0Ahelp: did you mean 'Mail'?
    ::warning file=a.json,line=5,endLine=5,col=31,endColumn=38,title=untranslated-title::'Group' is not translated into ar, de, fr, pt and pt-BR%0Anote: the catalog's entry, in line 9%0Ahelp: translate it in the catalog, or mark it there as not to be translated
    ::warning file=a.json,line=5,endLine=5,col=139,endColumn=145,title=untranslated-title::'Home' is not translated into ar, fr and pt-BR%0Anote: the catalog's entry, in line 2%0Ahelp: translate it in the catalog, or mark it there as not to be translated
    ::notice file=a.json,line=5,endLine=5,col=195,endColumn=201,title=unknown-title::no string catalog has the key 'None'%0Anote: it is shown untranslated in every language%0Ahelp: did you mean 'Home'?
    ::warning file=a.json,line=5,endLine=5,col=222,endColumn=294,title=empty-group::the group 'Stale' has no children%0Ahelp: leave the section out while it is empty, or describe with 'repeats' what fills it
    ::warning file=a.json,line=5,endLine=5,col=252,endColumn=259,title=untranslated-title::'Stale' is not translated into ar, de and pt%0Anote: the catalog's entry, in line 4%0Ahelp: translate it in the catalog, or mark it there as not to be translated
    ::notice file=a.json,line=5,endLine=5,col=252,endColumn=259,title=unreviewed-title::the key 'Stale' is stale%0Anote: the catalog says so here, in line 4%0Ahelp: check where the title comes from; Xcode finds the key in no source file
    ::warning file=a.json,line=6,endLine=6,col=88,endColumn=94,title=untranslated-title::'Long' is not translated into pt and pt-BR%0Anote: the catalog's entry, in line 7%0Ahelp: translate it in the catalog, or mark it there as not to be translated
    ::warning file=a.json,line=7,endLine=7,col=165,endColumn=184,title=sidebar-bottom-bar::'Bottom' at the bottom of the sidebar is easily out of sight on a Mac%0Anote: the lower end of a window is often outside the screen%0Ahelp: put critical content into 'header', or also offer it in the menu bar%0Asee: https://developer.apple.com/design/human-interface-guidelines/sidebars
    """),
  SmallRun(
    "languages fall back to the language without the region",
    ["titles", "a.json", "--no-config", "--strings", "L.xcstrings", "-f", "csv"],
    [
      "a.json": drafts,
      "L.xcstrings": draftCatalog,
    ],
    only: ["/tabs/0/"],
    """
    /tabs/0/title,a,Home,true,16,1-2,Home,,4,false,true,
    /tabs/0/title,a,Home,true,16,de,"Home de",translated,7,false,false,"d d2"
    /tabs/0/title,a,Home,true,16,de-1996,Home,,4,false,true,
    /tabs/0/title,a,Home,true,16,de-AT,"Home de",,7,false,true,"d d2"
    /tabs/0/title,a,Home,true,16,de_CH,"Home de",,7,false,true,"d d2"
    /tabs/0/title,a,Home,true,16,en-GB,Home,,4,false,false,
    /tabs/0/title,a,Home,true,16,en-x-US,Home,,4,false,true,
    /tabs/0/title,a,Home,true,16,es,"Home es",translated,7,false,false,
    /tabs/0/title,a,Home,true,16,es-41,Home,,4,false,true,
    /tabs/0/title,a,Home,true,16,es-419,"Home es",,7,false,true,
    /tabs/0/title,a,Home,true,16,fr-a-CA,Home,,4,false,true,
    /tabs/0/title,a,Home,true,16,he,"Home he",translated,7,false,false,
    /tabs/0/title,a,Home,true,16,he-IL,"Home he",,7,false,true,
    /tabs/0/title,a,Home,true,16,it,"Home it",translated,7,false,false,
    /tabs/0/title,a,Home,true,16,it-I7,Home,,4,false,true,
    /tabs/0/title,a,Home,true,16,it-Ita,Home,,4,false,true,
    /tabs/0/title,a,Home,true,16,pt-4190,Home,,4,false,true,
    /tabs/0/title,a,Home,true,16,sr-Latn,"Home sr-Latn",translated,12,false,false,
    /tabs/0/title,a,Home,true,16,sr-Latn-RS,"Home sr-Latn",,12,false,true,
    /tabs/0/title,a,Home,true,16,uz-Arab,"Home uz-Arab",translated,12,false,false,
    /tabs/0/title,a,Home,true,16,uz-Arab-AF,"Home uz-Arab",,12,false,true,
    /tabs/0/title,a,Home,true,16,zh,"Home zh",translated,7,false,false,
    /tabs/0/title,a,Home,true,16,zh-Hant,"Home zh-Hant",translated,12,false,false,
    /tabs/0/title,a,Home,true,16,zh-Hant-TW,"Home zh-Hant",,12,false,true,
    """),
  SmallRun(
    "titles made equal by languages",
    [
      "titles", "a.json", "--no-config", "--strings", "L.xcstrings", "--language", "de",
      "--language", "it", "--language", "fr-a-CA",
    ],
    [
      "a.json": drafts,
      "L.xcstrings": draftCatalog,
    ], columns: 140,
    """
    a.json

    Languages that break the bar
      de       5 equal to a sibling
      fr-a-CA  3 not translated
      it       1 not translated
      none in en-GB

    Titles        en-GB  de          fr-a-CA          it
      a           Home   Home de 7=  Home ?           Home it
      m           Mail   Mail de =   Mail fr-a-CA 12  Mail it
      p           Post   Mail de 7=  Post ?           Post ?
      d           Draft  Home de 7=  Drafts           Drafts
      d2          Draft  Home de 7=  Drafts           Drafts
      g (no key)  Group  Group       Group            Group
      x           Home   Home de 7   Home ?           Home it
      y           Draft  Home de 7   Drafts           Drafts

    12 length of the longest text · 12! length, too long · = equal to a sibling · ? not translated · ~ not reviewed
    """),
  SmallRun(
    "languages that translate nothing are listed",
    ["lint", "a.json", "--no-config", "--strings", "L.xcstrings", "-f", "github"],
    [
      "a.json": drafts,
      "L.xcstrings": draftCatalog,
    ],
    """
    ::warning file=a.json,line=1,endLine=1,col=10,endColumn=349,title=overflow-tabs::'Draft' and 'Group' do not fit in the bar and move to More on iPhone and iPhone Duo, and in a compact iPad window%0Anote: a bar at the bottom shows five items, or four and More%0Awhere: on iPhone and iPhone Duo, and in a compact iPad window%0Ahelp: put related tabs into a group, which is one item%0Asee: https://developer.apple.com/design/human-interface-guidelines/tab-bars
    ::warning file=a.json,line=1,endLine=1,col=11,endColumn=47,title=missing-image::'Home', 'Mail', 'Post', 'Draft', 'Draft' and 1 more have no images for their items in the bar on iPhone, iPhone Duo and Apple Vision Pro, and in a compact iPad window; nothing else shows on an iPhone Duo's outer display and an iPhone Duo's inner display in landscape%0Anote: the images of these items would be blank%0Anote: 'Mail' as well, in line 1%0Anote: 'Post' as well, in line 1%0Anote: 'Draft' as well, in line 1%0Anote: 'Draft' as well, in line 1%0Anote: 'Group' as well, in line 1%0Awhere: on iPhone, iPhone Duo and Apple Vision Pro, and in a compact iPad window%0Ahelp: add an 'image' to each, preferably a familiar SF Symbol%0Asee: https://developer.apple.com/design/human-interface-guidelines/tab-bars
    ::warning file=a.json,line=1,endLine=1,col=40,endColumn=46,title=untranslated-title::'Home' is not translated into 1-2, de-1996, en-x-US, es-41, fr-a-CA and 3 more%0Anote: the catalog's entry, in line 1%0Ahelp: translate it in the catalog, or mark it there as not to be translated
    ::notice file=a.json,line=1,endLine=1,col=87,endColumn=123,title=action-like-tab::the title 'Post' reads like an action, not like a section%0Anote: a tab bar is for navigation; actions belong in a toolbar%0Ahelp: choose a title for the section that it opens, or move the action into a toolbar%0Asee: https://developer.apple.com/design/human-interface-guidelines/tab-bars
    ::warning file=a.json,line=1,endLine=1,col=116,endColumn=122,title=duplicate-title::in de 'Mail de' is also the title of another tab next to this one%0Anote: it is here, in line 1%0Anote: the text is here, in line 1%0Awhere: everywhere%0Ahelp: choose titles that distinguish the two
    ::warning file=a.json,line=1,endLine=1,col=116,endColumn=122,title=untranslated-title::'Post' is not translated into 1-2, de-1996, en-x-US, es, es-41 and 15 more%0Anote: the catalog's entry, in line 1%0Ahelp: translate it in the catalog, or mark it there as not to be translated
    ::warning file=a.json,line=1,endLine=1,col=154,endColumn=161,title=duplicate-title::in de, de-AT and de_CH 'Home de' is also the title of another tab next to this one%0Anote: it is here, in line 1%0Anote: the text is here, in line 1%0Awhere: everywhere%0Ahelp: choose titles that distinguish the two
    ::warning file=a.json,line=1,endLine=1,col=154,endColumn=161,title=untranslated-title::'Draft' is not translated into 1-2, de-1996, en-x-US, es, es-41 and 13 more%0Anote: the catalog's entry, in line 1%0Ahelp: translate it in the catalog, or mark it there as not to be translated
    ::warning file=a.json,line=1,endLine=1,col=194,endColumn=201,title=duplicate-title::'Draft' is also the title of another tab next to this one%0Anote: it is here, in line 1%0Awhere: everywhere%0Ahelp: choose titles that distinguish the two
    ::warning file=a.json,line=1,endLine=1,col=194,endColumn=201,title=untranslated-title::'Draft' is not translated into 1-2, de-1996, en-x-US, es, es-41 and 13 more%0Anote: the catalog's entry, in line 1%0Ahelp: translate it in the catalog, or mark it there as not to be translated
    ::notice file=a.json,line=1,endLine=1,col=233,endColumn=240,title=unknown-title::no string catalog has the key 'Group'%0Anote: it is shown untranslated in every language%0Ahelp: add it to the catalog
    ::warning file=a.json,line=1,endLine=1,col=284,endColumn=290,title=untranslated-title::'Home' is not translated into 1-2, de-1996, en-x-US, es-41, fr-a-CA and 3 more%0Anote: the catalog's entry, in line 1%0Ahelp: translate it in the catalog, or mark it there as not to be translated
    ::warning file=a.json,line=1,endLine=1,col=293,endColumn=346,title=empty-group::the group 'Draft' has no children%0Ahelp: leave the section out while it is empty, or describe with 'repeats' what fills it
    ::warning file=a.json,line=1,endLine=1,col=322,endColumn=329,title=untranslated-title::'Draft' is not translated into 1-2, de-1996, en-x-US, es, es-41 and 13 more%0Anote: the catalog's entry, in line 1%0Ahelp: translate it in the catalog, or mark it there as not to be translated
    """),
  SmallRun(
    "more languages than a table has columns",
    ["titles", "a.json", "--strings", "L.xcstrings", "-f", "markdown"],
    [
      "a.json": """
      {"tabs": [{"identifier": "a", "title": "t"}, {"identifier": "b", "title": "B"}]}
      """,
      "L.xcstrings": """
      {"sourceLanguage": "en", "strings": {"t": {"localizations": {"en": {"stringUnit": {"value": "T"}}, "ar": {"stringUnit": {"value": "T"}}, "bg": {"stringUnit": {"value": "T"}}, "ca": {"stringUnit": {"value": "T"}}, "cs": {"stringUnit": {"value": "T"}}, "da": {"stringUnit": {"value": "A rather long title"}}, "de": {"stringUnit": {"value": "T"}}, "el": {"stringUnit": {"value": "T"}}, "es": {"stringUnit": {"value": "T"}}, "et": {"stringUnit": {"value": "T"}}, "fi": {"stringUnit": {"value": "T"}}, "fr": {"stringUnit": {"value": "T"}}, "hr": {"stringUnit": {"value": "T"}}, "hu": {"stringUnit": {"value": "T"}}, "it": {"stringUnit": {"value": "T"}}, "ja": {"stringUnit": {"value": "T"}}, "ko": {"stringUnit": {"value": "T"}}, "lt": {"stringUnit": {"value": "T"}}, "lv": {"stringUnit": {"value": "T"}}, "nb": {"stringUnit": {"value": "T"}}, "nl": {"stringUnit": {"value": "T"}}, "pl": {"stringUnit": {"value": "T"}}, "pt": {"stringUnit": {"value": "T"}}, "ro": {"stringUnit": {"value": "T"}}, "ru": {"stringUnit": {"value": "T"}}, "sk": {"stringUnit": {"value": "T"}}, "sv": {"stringUnit": {"value": "A rather long title"}}}}}}
      """,
    ],
    """
    ## Titles of a.json

    - **da**: 1 too long
    - **sv**: 1 too long

    | | key | most | en | da | sv | ar | bg | ca | cs | de | el | es | et | fi | fr | hr | hu | it | ja | ko | lt | lv |
    |---|---|---:|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
    | a | t | 16 | T 1 | A rather long title **19** *too long* | A rather long title 19 *too long* | T 1 | T 1 | T 1 | T 1 | T 1 | T 1 | T 1 | T 1 | T 1 | T 1 | T 1 | T 1 | T 1 | T 1 | T 1 | T 1 | T 1 |
    | b | B (no key) | 16 | B 1 | B 1 | B 1 | B 1 | B 1 | B 1 | B 1 | B 1 | B 1 | B 1 | B 1 | B 1 | B 1 | B 1 | B 1 | B 1 | B 1 | B 1 | B 1 | B 1 |

    7 more languages are not shown; name languages with --language
    """),
  SmallRun(
    "titles that are equal on two devices", ["lint", "a.json", "--strings", "L.xcstrings"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "moon"}]}
      """,
      "L.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"A": {"localizations": {"de": {"variations": {"device": {"ipad": {"stringUnit": {"state": "translated", "value": "Q"}}, "other": {"stringUnit": {"state": "translated", "value": "Q"}}}}}}}, "B": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Q"}}}}}}
      """,
    ], only: ["also the title"],
    """
    a.json:1:202: warning: in de 'Q' is also the title of another tab next to this one [duplicate-title]
    """),
  SmallRun(
    "where a text is that only an iPad has", ["lint", "a.json", "--strings", "L.xcstrings"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "T1", "image": "star"}, {"identifier": "b", "title": "T2", "image": "moon"}]}
      """,
      "L.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"T1": {"localizations": {"de": {"variations": {"device": {"ipad": {"stringUnit": {"state": "translated", "value": "Eins auf dem iPad"}}}}}, "fr": {"stringUnit": {"state": "translated", "value": "F"}}}}, "T2": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Zwei"}}, "fr": {"stringUnit": {"state": "translated", "value": "Deux"}}}}}}
      """,
    ], only: ["a.json:", "L.xc", "Eins", "──"],
    """
    a.json:1:150: warning: 'Eins auf dem iPad' is 17 characters long in de, more than 16 for a tab at the root [long-title]
    = note: L.xcstrings:1: the text is here
    1 │ …  "translated", "value": "Eins auf dem iPad"}}}}}, "fr": {"stringUnit"…
    │                           ───────────────────
    a.json:1:150: warning: 'T1' is not translated into de [untranslated-title]
    = note: L.xcstrings:1: the catalog's entry
    │                                                        ────
    """),

  SmallRun(
    "where a text is that is empty on an iPad", ["lint", "a.json", "--strings", "L.xcstrings"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "T1", "image": "star"}, {"identifier": "b", "title": "T2", "image": "moon"}]}
      """,
      "L.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"T1": {"localizations": {"de": {"variations": {"device": {"ipad": {"stringUnit": {"state": "new", "value": ""}}, "other": {"stringUnit": {"state": "translated", "value": "E"}}}}}, "fr": {"stringUnit": {"state": "translated", "value": "F"}}}}, "T2": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Zwei"}}, "fr": {"stringUnit": {"state": "translated", "value": "Deux"}}}}}}
      """,
    ], only: ["a.json:", "L.xc", "value", "──"],
    """
    a.json:1:150: warning: the tab 'a' has an empty title in de [missing-label]
    = note: L.xcstrings:1: the text is here
    1 │ … state": "new", "value": ""}}, "other": {"stringUnit": {"state": "tran…
    │                           ──
    a.json:1:150: warning: 'T1' is not translated into de [untranslated-title]
    = note: L.xcstrings:1: the catalog's entry
    1 │ … state": "new", "value": ""}}, "other": {"stringUnit": {"state": "tran…
    │                           ──
    """),

  SmallRun(
    "where a text is that needs a review on an iPad",
    ["lint", "a.json", "--strings", "L.xcstrings"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "T1", "image": "star"}, {"identifier": "b", "title": "T2", "image": "moon"}]}
      """,
      "L.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"T1": {"localizations": {"de": {"variations": {"device": {"ipad": {"stringUnit": {"state": "needs_review", "value": "F"}}, "other": {"stringUnit": {"state": "translated", "value": "E"}}}}}, "fr": {"stringUnit": {"state": "translated", "value": "F"}}}}, "T2": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Zwei"}}, "fr": {"stringUnit": {"state": "translated", "value": "Deux"}}}}}}
      """,
    ], only: ["a.json:", "L.xc", "value", "──"],
    """
    a.json:1:150: note: the translation of 'T1' into de needs a review [unreviewed-title]
    = note: L.xcstrings:1: the catalog says so here
    1 │ … needs_review", "value": "F"}}, "other": {"stringUnit": {"state": "tra…
    │                           ───
    """),
]
