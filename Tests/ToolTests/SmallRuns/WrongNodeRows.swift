let wrongNodeRows: [SmallRun] = [
  SmallRun(
    "wrong values of nodes",
    ["validate", "--no-config", "-f", "github"],
    texts: [
      #"{"tabs": ["home"]}"#,
      #"{"tabs": ["Search"]}"#,
      #"{"tabs": [["a"]]}"#,
      #"{"tabs": "home"}"#,
      #"{"tabs": {"identifier": "a", "title": "A"}}"#,
      #"{"items": [{"identifier": "a", "title": "A"}]}"#,
      #"{"tabs": [{"identifier": "a", "title": "A"}], "tabs": []}"#,
      #"{"tabs": [{"title": "Now Playing"}, {"title": "Now Playing"}, {"title": "Über uns!"}, {"title": "…"}, {"title": ""}, {"title": 3}, {\#n "title": "Wide"\#n}, {  "title": "Sp"}]}"#,
      #"{"tabs": [{"identifier": "now-playing"}, {"identifier": "nowPlaying2"}, {"identifier": "-"}, {"identifier": 1}, {"identifier": ""}, {}]}"#,
      #"{"tabs": [{"id": "a", "name": "A", "icon": "star", "badge": 3, "kind": "search"}, {"key": "b", "identifier": "c", "title": "T", "role": "search"}, {"role": "prominent", "identifier": "d", "title": "D"}, {"type": "Search", "title": "x", "title": "y"}, {"type": "folder", "identifier": "e", "title": "E"}, {"type": 3, "identifier": "f", "title": "F"}, {"type": "group", "identifier": "g", "title": "G"}, {"type": "tab", "identifier": "h", "title": "H", "children": []}]}"#,
      #"{"tabs": [{"identifier": "a", "title": {"en": "A"}, "image": {"asset": 1}, "selectedImage": {"systemName": "a", "systemName": "b"}, "subtitle": "", "badgeValue": true, "isHidden": 2, "isEnabled": "off", "allowsHiding": "TRUE", "isHiddenByDefault": "maybe", "preferredPlacement": "Pinned", "viewController": "", "live": ["title", "colour", "title"], "leadsTo": "b", "repeats": {"samples": ["x", "y"], "atMost": 1}, "availability": "compact", "suppress": {}, "disabled": true, "expanded": false, "showIf": "signedIn", "hiddenIf": "beta", "foo": {"x": {"y": 1, "y": 2}}}]}"#,
      #"{"tabs": [{"identifier": "g", "title": "G", "children": {"identifier": "x", "title": "X"}, "repeats": {"samples": "x"}, "sidebarActions": "Add", "displayOrder": ["x"], "sidebarAppearance": "Inline", "isCollapsed": true, "defaultChild": 3}, {"identifier": "h", "title": "H", "children": [], "repeats": {"samples": ["a"], "atMost": 0}, "sidebarActions": ["Add", {"title": 1}, {"image": "x"}]}, {"identifier": "i", "title": "I", "children": null, "repeats": {"atMost": 2.5, "samples": [], "most": 3}}, {"type": "search", "identifier": "s", "children": [], "repeats": {"samples": ["a"]}, "isSidebarDestination": true, "automaticallyActivatesSearch": "yes"}]}"#,
      #"{"tabs": [{"identifier": "a", "title": "A", "availability": {"platforms": "iPad", "minimumVersion": "26", "maximumVersion": "18.0", "horizontalSizeClass": "wide", "when": "a", "unless": [], "os": "x"}}, {"identifier": "b", "title": "B", "availability": "26.1"}, {"identifier": "c", "title": "C", "availability": ["mac"]}, {"identifier": "d", "title": "D", "availability": "Regular"}, {"identifier": "e", "title": "E", "availability": {"platforms": []}}, {"identifier": "f", "title": "F", "availability": {}}, {"identifier": "g", "title": "G", "platform": "tvOS", "minVersion": "27.0", "children": [{"identifier": "a", "title": "A"}]}]}"#,
      #"{"tabs": [{"identifier": "a", "title": "A", "children": [{"identifier": "b", "title": "B", "children": [{"identifier": "c", "titel": "C"}]}]}, {"title": "A"}, {"identifier": "long", "title": {"a": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}}, {"identifier": "multi", "title": [\#n1]}, {"identifier": "\u0061b", "title": "T", "imag": "\u0061", "ident": "x"}]}"#,
      #"{"tabs": [{"identifier": "q", "label": "iPad", "image": {"name": "x"}, "selectedImage": {}, "mode": "x"}, {"identifier": "r", "title": "R", "image": {"name": "x", "asset": "y"}, "selectedImage": {"asset": "a", "systemName": "b"}, "availability": {"platform": "macCatalyst", "minimumVersion": "15.4"}, "preferredPlacement": "UITab.Placement.pinned"}, {"identifier": "s", "title": "S", "preferredPlacement": ".fixed", "availability": {"horizontalSizeClass": ".compact", "platforms": ["Platform.tvOS"]}, "image": null}]}"#,
    ],
    """
    ::error file=01.json,line=1,endLine=1,col=11,endColumn=17,title=wrong-type::elements of 'tabs' must be objects, not strings%0Ahelp: write {"identifier": "home", "title": "home"}
    ::error file=02.json,line=1,endLine=1,col=11,endColumn=19,title=wrong-type::elements of 'tabs' must be objects, not strings%0Ahelp: write {"type": "search"}
    ::error file=03.json,line=1,endLine=1,col=11,endColumn=16,title=wrong-type::elements of 'tabs' must be objects, not arrays%0Ahelp: write {"identifier": "a", "title": "a"}
    ::error file=04.json,line=1,endLine=1,col=10,endColumn=16,title=wrong-type::'tabs' takes an array, but this is a string%0Ahelp: write [{"identifier": "home", "title": "home"}]
    ::error file=05.json,line=1,endLine=1,col=10,endColumn=43,title=wrong-type::'tabs' takes an array, but this is an object%0Ahelp: put it in brackets: [{"identifier": "a", "title": "A"}]
    ::error file=06.json,line=1,endLine=1,col=2,endColumn=9,title=unknown-key::a tab spec has no key 'items'%0Ahelp: did you mean 'tabs'?
    ::error file=07.json,line=1,endLine=1,col=47,endColumn=53,title=duplicate-key::duplicate key 'tabs'%0Anote: first here, in line 1%0Ahelp: keep one of the two; which one counts is not defined in JSON
    ::error file=07.json,line=1,endLine=1,col=55,endColumn=57,title=invalid-value::'tabs' is an empty array%0Ahelp: a tab bar controller needs at least one tab
    ::error file=08.json,line=1,endLine=1,col=11,endColumn=35,title=missing-key::a tab needs the key 'identifier'%0Ahelp: add it, as in "identifier": "now-playing"
    ::error file=08.json,line=1,endLine=1,col=37,endColumn=61,title=missing-key::a tab needs the key 'identifier'%0Ahelp: add it, as in "identifier": "now-playing-2"
    ::error file=08.json,line=1,endLine=1,col=63,endColumn=85,title=missing-key::a tab needs the key 'identifier'%0Ahelp: add it, as in "identifier": "über-uns"
    ::error file=08.json,line=1,endLine=1,col=87,endColumn=101,title=missing-key::a tab needs the key 'identifier'%0Ahelp: add it, as in "identifier": "tab"
    ::error file=08.json,line=1,endLine=1,col=103,endColumn=116,title=missing-key::a tab needs the key 'identifier'%0Ahelp: add it, as in "identifier": "tab-2"
    ::error file=08.json,line=1,endLine=1,col=118,endColumn=130,title=missing-key::a tab needs the key 'identifier'%0Ahelp: add it, as in "identifier": "home"
    ::error file=08.json,line=1,endLine=1,col=128,endColumn=129,title=wrong-type::'title' takes a string, but this is a number%0Ahelp: write it in double quotes: "3"
    ::error file=08.json,line=1,endLine=3,title=missing-key::a tab needs the key 'identifier'%0Ahelp: add it, as in "identifier": "wide"
    ::error file=08.json,line=3,endLine=3,col=4,endColumn=21,title=missing-key::a tab needs the key 'identifier'%0Ahelp: add it, as in "identifier": "sp"
    ::error file=09.json,line=1,endLine=1,col=11,endColumn=40,title=missing-key::a tab needs the key 'title'%0Ahelp: add it, as in "title": "Now Playing"
    ::error file=09.json,line=1,endLine=1,col=42,endColumn=71,title=missing-key::a tab needs the key 'title'%0Ahelp: add it, as in "title": "NowPlaying2"
    ::error file=09.json,line=1,endLine=1,col=73,endColumn=92,title=missing-key::a tab needs the key 'title'%0Ahelp: add it, as in "title": "Home"
    ::error file=09.json,line=1,endLine=1,col=94,endColumn=111,title=missing-key::a tab needs the key 'title'%0Ahelp: add it, as in "title": "Home"
    ::error file=09.json,line=1,endLine=1,col=109,endColumn=110,title=wrong-type::'identifier' takes a string, but this is a number%0Ahelp: write it in double quotes: "1"
    ::error file=09.json,line=1,endLine=1,col=113,endColumn=131,title=missing-key::a tab needs the key 'title'%0Ahelp: add it, as in "title": "Home"
    ::error file=09.json,line=1,endLine=1,col=128,endColumn=130,title=invalid-value::'identifier' is empty%0Ahelp: write a name
    ::error file=09.json,line=1,endLine=1,col=133,endColumn=135,title=missing-key::a tab needs the key 'identifier'%0Ahelp: add it, as in "identifier": "home"
    ::error file=09.json,line=1,endLine=1,col=133,endColumn=135,title=missing-key::a tab needs the key 'title'%0Ahelp: add it, as in "title": "Home"
    ::error file=10.json,line=1,endLine=1,col=12,endColumn=16,title=unknown-key::a search tab has no key 'id'%0Ahelp: did you mean 'identifier'?
    ::error file=10.json,line=1,endLine=1,col=23,endColumn=29,title=unknown-key::a search tab has no key 'name'%0Ahelp: did you mean 'title'?
    ::error file=10.json,line=1,endLine=1,col=36,endColumn=42,title=unknown-key::a search tab has no key 'icon'%0Ahelp: did you mean 'image'?
    ::error file=10.json,line=1,endLine=1,col=52,endColumn=59,title=unknown-key::a search tab has no key 'badge'%0Ahelp: did you mean 'badgeValue'?
    ::error file=10.json,line=1,endLine=1,col=64,endColumn=70,title=unknown-key::a search tab has no key 'kind'%0Ahelp: write "type": "search"
    ::error file=10.json,line=1,endLine=1,col=84,endColumn=89,title=unknown-key::a search tab has no key 'key'%0Ahelp: 'identifier' is there already; remove this one
    ::error file=10.json,line=1,endLine=1,col=129,endColumn=135,title=unknown-key::a search tab has no key 'role'%0Ahelp: write "type": "search"
    ::error file=10.json,line=1,endLine=1,col=149,endColumn=155,title=unknown-key::a tab has no key 'role'%0Ahelp: the prominent tab is named at the root: "prominentTabIdentifier": "home"
    ::error file=10.json,line=1,endLine=1,col=213,endColumn=221,title=invalid-value::unknown type 'Search'%0Ahelp: did you mean 'search'? It can be tab, search, group
    ::error file=10.json,line=1,endLine=1,col=237,endColumn=244,title=duplicate-key::duplicate key 'title'%0Anote: first here, in line 1%0Ahelp: keep one of the two; which one counts is not defined in JSON
    ::error file=10.json,line=1,endLine=1,col=261,endColumn=269,title=invalid-value::unknown type 'folder'%0Ahelp: did you mean 'group'? It can be tab, search, group
    ::error file=10.json,line=1,endLine=1,col=314,endColumn=315,title=wrong-type::'type' takes a string, but this is a number%0Ahelp: it takes tab, search, group
    ::error file=10.json,line=1,endLine=1,col=351,endColumn=401,title=missing-key::a group needs the key 'children'%0Ahelp: add it, as in "children": [{"identifier": "home", "title": "Home"}]
    ::error file=10.json,line=1,endLine=1,col=452,endColumn=462,title=unknown-key::a tab has no key 'children'%0Ahelp: it belongs to a group: write 'group', or drop 'type'
    ::error file=11.json,line=1,endLine=1,col=40,endColumn=51,title=wrong-type::'title' takes a string, but this is an object%0Ahelp: write the title, or its key in a String Catalog: --strings names the catalog, which has the languages
    ::error file=11.json,line=1,endLine=1,col=72,endColumn=73,title=wrong-type::'asset' takes a string, but this is a number%0Ahelp: write it in double quotes: "1"
    ::error file=11.json,line=1,endLine=1,col=113,endColumn=125,title=duplicate-key::duplicate key 'systemName'%0Anote: first here, in line 1%0Ahelp: keep one of the two; which one counts is not defined in JSON
    ::error file=11.json,line=1,endLine=1,col=163,endColumn=167,title=wrong-type::'badgeValue' takes a string, but this is true%0Ahelp: write it in double quotes: "true"
    ::error file=11.json,line=1,endLine=1,col=181,endColumn=182,title=wrong-type::'isHidden' takes true or false, but this is a number%0Ahelp: write true or false
    ::error file=11.json,line=1,endLine=1,col=197,endColumn=202,title=wrong-type::'isEnabled' takes true or false, but this is a string%0Ahelp: write false, without quotes
    ::error file=11.json,line=1,endLine=1,col=220,endColumn=226,title=wrong-type::'allowsHiding' takes true or false, but this is a string%0Ahelp: write true, without quotes
    ::error file=11.json,line=1,endLine=1,col=249,endColumn=256,title=wrong-type::'isHiddenByDefault' takes true or false, but this is a string%0Ahelp: write true or false, without quotes
    ::error file=11.json,line=1,endLine=1,col=280,endColumn=288,title=invalid-value::'preferredPlacement' does not accept 'Pinned'%0Ahelp: did you mean 'pinned'? It can be automatic, default, optional, movable, pinned, fixed, sidebarOnly
    ::error file=11.json,line=1,endLine=1,col=308,endColumn=310,title=invalid-value::'viewController' is empty%0Ahelp: write a name, or leave the key out
    ::error file=11.json,line=1,endLine=1,col=330,endColumn=338,title=invalid-value::an element of 'live' does not accept 'colour'%0Ahelp: it takes title, subtitle, image, selectedImage, isHidden, isHiddenByDefault, isEnabled, displayOrderIdentifiers
    ::error file=11.json,line=1,endLine=1,col=361,endColumn=364,title=wrong-type::'leadsTo' takes an array, but this is a string%0Ahelp: put it in brackets: ["b"]
    ::error file=11.json,line=1,endLine=1,col=411,endColumn=412,title=invalid-value::'atMost' is 1, but there are 2 samples%0Anote: of these, in line 1%0Ahelp: write 2 or more, or leave 'atMost' out where there is no limit
    ::error file=11.json,line=1,endLine=1,col=431,endColumn=440,title=wrong-type::'availability' takes an object, but this is a string%0Ahelp: write {"horizontalSizeClass": "compact"}
    ::error file=11.json,line=1,endLine=1,col=454,endColumn=456,title=wrong-type::'suppress' takes an array, but this is an object%0Ahelp: write an array, as in [{"rule": "multiword-title", "reason": "…"}]
    ::error file=11.json,line=1,endLine=1,col=458,endColumn=468,title=unknown-key::a tab has no key 'disabled'%0Ahelp: 'isEnabled' is there already; remove this one
    ::error file=11.json,line=1,endLine=1,col=476,endColumn=486,title=unknown-key::a tab has no key 'expanded'%0Ahelp: write "isCollapsedByDefault": true
    ::error file=11.json,line=1,endLine=1,col=495,endColumn=503,title=unknown-key::a tab has no key 'showIf'%0Ahelp: 'availability' is there already; remove this one
    ::error file=11.json,line=1,endLine=1,col=517,endColumn=527,title=unknown-key::a tab has no key 'hiddenIf'%0Ahelp: 'availability' is there already; remove this one
    ::error file=11.json,line=1,endLine=1,col=537,endColumn=542,title=unknown-key::a tab has no key 'foo'%0Ahelp: its keys are identifier, title, type, image, selectedImage, subtitle and 13 more; 'tabspec schema' has them all
    ::error file=11.json,line=1,endLine=1,col=559,endColumn=562,title=duplicate-key::duplicate key 'y'%0Anote: first here, in line 1%0Ahelp: keep one of the two; which one counts is not defined in JSON
    ::error file=12.json,line=1,endLine=1,col=57,endColumn=90,title=wrong-type::'children' takes an array, but this is an object%0Ahelp: put it in brackets: [{"identifier": "x", "title": "X"}]
    ::error file=12.json,line=1,endLine=1,col=115,endColumn=118,title=wrong-type::'samples' takes an array, but this is a string%0Ahelp: put it in brackets: ["x"]
    ::error file=12.json,line=1,endLine=1,col=139,endColumn=144,title=wrong-type::'sidebarActions' takes an array, but this is a string%0Ahelp: write [{"title": "Add"}]
    ::error file=12.json,line=1,endLine=1,col=146,endColumn=160,title=unknown-key::a group has no key 'displayOrder'%0Ahelp: did you mean 'displayOrderIdentifiers'?
    ::error file=12.json,line=1,endLine=1,col=190,endColumn=198,title=invalid-value::'sidebarAppearance' does not accept 'Inline'%0Ahelp: did you mean 'inline'? It can be automatic, inline, rootSection
    ::error file=12.json,line=1,endLine=1,col=200,endColumn=213,title=unknown-key::a group has no key 'isCollapsed'%0Ahelp: did you mean 'isCollapsedByDefault'?
    ::error file=12.json,line=1,endLine=1,col=221,endColumn=235,title=unknown-key::a group has no key 'defaultChild'%0Ahelp: did you mean 'defaultChildIdentifier'?
    ::error file=12.json,line=1,endLine=1,col=331,endColumn=332,title=invalid-value::'atMost' is 0, but there is 1 sample%0Anote: of these, in line 1%0Ahelp: write 1 or more, or leave 'atMost' out where there is no limit
    ::error file=12.json,line=1,endLine=1,col=354,endColumn=359,title=wrong-type::elements of 'sidebarActions' must be objects, not strings%0Ahelp: write {"title": "Add"}
    ::error file=12.json,line=1,endLine=1,col=371,endColumn=372,title=wrong-type::'title' takes a string, but this is a number%0Ahelp: write it in double quotes: "1"
    ::error file=12.json,line=1,endLine=1,col=375,endColumn=389,title=missing-key::a sidebar action needs the key 'title'%0Ahelp: add it, as in "title": "Home"
    ::error file=12.json,line=1,endLine=1,col=439,endColumn=443,title=wrong-type::'children' takes an array, but this is null%0Ahelp: write an array: null is not accepted anywhere, and this key is needed
    ::error file=12.json,line=1,endLine=1,col=467,endColumn=470,title=wrong-type::'atMost' takes a whole number, but this is a number%0Ahelp: write a whole number, as in 12
    ::error file=12.json,line=1,endLine=1,col=487,endColumn=493,title=unknown-key::'repeats' has no key 'most'%0Ahelp: 'atMost' is there already; remove this one
    ::error file=12.json,line=1,endLine=1,col=538,endColumn=548,title=unknown-key::a search tab has no key 'children'%0Ahelp: it belongs to a group: write 'group', or drop 'type'
    ::error file=12.json,line=1,endLine=1,col=554,endColumn=563,title=unknown-key::a search tab has no key 'repeats'%0Ahelp: it belongs to a tab or a group; a node is what its 'type' says, and a group has children
    ::error file=12.json,line=1,endLine=1,col=585,endColumn=607,title=unknown-key::a search tab has no key 'isSidebarDestination'%0Ahelp: it belongs to a group; a node is what its 'type' says, and a group has children
    ::error file=12.json,line=1,endLine=1,col=647,endColumn=652,title=wrong-type::'automaticallyActivatesSearch' takes true or false, but this is a string%0Ahelp: write true, without quotes
    ::error file=13.json,line=1,endLine=1,col=75,endColumn=81,title=wrong-type::'platforms' takes an array, but this is a string%0Ahelp: write ["iPadOS"]
    ::error file=13.json,line=1,endLine=1,col=156,endColumn=162,title=invalid-value::'horizontalSizeClass' does not accept 'wide'%0Ahelp: did you mean 'regular'? It can be compact, regular
    ::error file=13.json,line=1,endLine=1,col=172,endColumn=175,title=wrong-type::'when' takes an array, but this is a string%0Ahelp: put it in brackets: ["a"]
    ::error file=13.json,line=1,endLine=1,col=187,endColumn=189,title=invalid-value::'unless' is an empty array%0Ahelp: name at least one, or leave the key out
    ::error file=13.json,line=1,endLine=1,col=191,endColumn=195,title=unknown-key::an availability has no key 'os'%0Ahelp: 'platforms' is there already; remove this one
    ::error file=13.json,line=1,endLine=1,col=254,endColumn=260,title=wrong-type::'availability' takes an object, but this is a string%0Ahelp: write {"minimumVersion": "26.1"}
    ::error file=13.json,line=1,endLine=1,col=313,endColumn=320,title=wrong-type::'availability' takes an object, but this is an array%0Ahelp: write {"platforms": ["macCatalyst"]}
    ::error file=13.json,line=1,endLine=1,col=373,endColumn=382,title=wrong-type::'availability' takes an object, but this is a string%0Ahelp: write {"horizontalSizeClass": "regular"}
    ::error file=13.json,line=1,endLine=1,col=449,endColumn=451,title=invalid-value::'platforms' is an empty array%0Ahelp: name at least one, or leave the key out
    ::error file=13.json,line=1,endLine=1,col=544,endColumn=554,title=unknown-key::a group has no key 'platform'%0Ahelp: write "availability": {"platforms": ["tvOS"]}
    ::error file=13.json,line=1,endLine=1,col=564,endColumn=576,title=unknown-key::a group has no key 'minVersion'%0Ahelp: 'availability' is there already; remove this one
    ::error file=14.json,line=1,endLine=1,col=125,endColumn=132,title=unknown-key::a tab has no key 'titel'%0Ahelp: did you mean 'title'?
    ::error file=14.json,line=1,endLine=1,col=144,endColumn=158,title=missing-key::a tab needs the key 'identifier'%0Ahelp: add it, as in "identifier": "a-2"
    ::error file=14.json,line=1,endLine=1,col=192,endColumn=251,title=wrong-type::'title' takes a string, but this is an object%0Ahelp: write the title, or its key in a String Catalog: --strings names the catalog, which has the languages
    ::error file=14.json,line=1,endLine=2,title=wrong-type::'title' takes a string, but this is an array
    ::error file=14.json,line=2,endLine=2,col=46,endColumn=52,title=unknown-key::a tab has no key 'imag'%0Ahelp: did you mean 'image'?
    ::error file=14.json,line=2,endLine=2,col=64,endColumn=71,title=unknown-key::a tab has no key 'ident'%0Ahelp: 'identifier' is there already; remove this one
    ::error file=15.json,line=1,endLine=1,col=31,endColumn=38,title=unknown-key::a tab has no key 'label'%0Ahelp: did you mean 'title'?
    ::error file=15.json,line=1,endLine=1,col=58,endColumn=64,title=unknown-key::an image has no key 'name'%0Ahelp: did you mean 'systemName'?
    ::error file=15.json,line=1,endLine=1,col=89,endColumn=91,title=missing-key::an image needs the key 'systemName' or 'asset'%0Ahelp: an SF Symbol is {"systemName": "house"}, an image of the app {"asset": "Logo"}
    ::error file=15.json,line=1,endLine=1,col=93,endColumn=99,title=unknown-key::a tab has no key 'mode'%0Ahelp: its keys are identifier, title, type, image, selectedImage, subtitle and 13 more; 'tabspec schema' has them all
    ::error file=15.json,line=1,endLine=1,col=151,endColumn=157,title=unknown-key::an image has no key 'name'%0Ahelp: did you mean 'systemName'?
    ::error file=15.json,line=1,endLine=1,col=196,endColumn=229,title=invalid-value::an image has either 'systemName' or 'asset', not both%0Ahelp: an SF Symbol is {"systemName": "house"}, an image of the app {"asset": "Logo"}
    ::error file=15.json,line=1,endLine=1,col=248,endColumn=258,title=unknown-key::an availability has no key 'platform'%0Ahelp: did you mean 'platforms'?
    ::error file=15.json,line=1,endLine=1,col=293,endColumn=299,title=invalid-value::'minimumVersion' is '15.4', which is not a known release%0Ahelp: UITab and UITabGroup were introduced in 18.0; a spec describes the app from there on: write 18.0
    ::error file=15.json,line=1,endLine=1,col=324,endColumn=348,title=invalid-value::'preferredPlacement' does not accept 'UITab.Placement.pinned'%0Ahelp: did you mean 'pinned'? It can be automatic, default, optional, movable, pinned, fixed, sidebarOnly
    ::error file=15.json,line=1,endLine=1,col=407,endColumn=415,title=invalid-value::'preferredPlacement' does not accept '.fixed'%0Ahelp: did you mean 'fixed'? It can be automatic, default, optional, movable, pinned, fixed, sidebarOnly
    ::error file=15.json,line=1,endLine=1,col=457,endColumn=467,title=invalid-value::'horizontalSizeClass' does not accept '.compact'%0Ahelp: did you mean 'compact'? It can be compact, regular
    ::error file=15.json,line=1,endLine=1,col=483,endColumn=498,title=invalid-value::unknown platform 'Platform.tvOS'%0Ahelp: did you mean 'tvOS'? It can be iOS, iPadOS, macCatalyst, tvOS, visionOS
    ::error file=15.json,line=1,endLine=1,col=511,endColumn=515,title=wrong-type::'image' takes a string or an object, but this is null%0Ahelp: leave the key out to get its default: null is not accepted anywhere
    """),
  SmallRun(
    "numbers as versions of the format",
    ["validate", "--no-config", "-f", "github"],
    texts: [
      #"{"specVersion": 1.0, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"specVersion": 10e-1, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"specVersion": 0.1e1, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"specVersion": -1, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"specVersion": -0, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"specVersion": 0, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"specVersion": 1.5e1, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"specVersion": 15e-1, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"specVersion": 1e17, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"specVersion": 1e18, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"specVersion": 12345678901234567890, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"specVersion": 123456789012345678, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"specVersion": 1234567890123456789, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"specVersion": -123456789012345678, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"specVersion": 100e-2, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"specVersion": 1.10, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"specVersion": 0.0e5, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"specVersion": 1E+2, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"specVersion": -2.50E1, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"specVersion": 1e99999999999999999999, "tabs": [{"identifier": "a", "title": "A"}]}"#,
    ],
    """
    ::error file=04.json,line=1,endLine=1,col=17,endColumn=19,title=unsupported-spec-version::this is version -1 of the format, tabspec reads version 1%0Ahelp: write 1, or use a newer tabspec if the file was made for one
    ::error file=05.json,line=1,endLine=1,col=17,endColumn=19,title=unsupported-spec-version::this is version 0 of the format, tabspec reads version 1%0Ahelp: write 1, or use a newer tabspec if the file was made for one
    ::error file=06.json,line=1,endLine=1,col=17,endColumn=18,title=unsupported-spec-version::this is version 0 of the format, tabspec reads version 1%0Ahelp: write 1, or use a newer tabspec if the file was made for one
    ::error file=07.json,line=1,endLine=1,col=17,endColumn=22,title=unsupported-spec-version::this is version 15 of the format, tabspec reads version 1%0Ahelp: write 1, or use a newer tabspec if the file was made for one
    ::error file=08.json,line=1,endLine=1,col=17,endColumn=22,title=wrong-type::'specVersion' takes a whole number, but this is a number with a fraction%0Ahelp: write 1
    ::error file=09.json,line=1,endLine=1,col=17,endColumn=21,title=unsupported-spec-version::this is version 100000000000000000 of the format, tabspec reads version 1%0Ahelp: write 1, or use a newer tabspec if the file was made for one
    ::error file=10.json,line=1,endLine=1,col=17,endColumn=21,title=unsupported-spec-version::this is version 1e18 of the format, tabspec reads version 1%0Ahelp: write 1, or use a newer tabspec if the file was made for one
    ::error file=11.json,line=1,endLine=1,col=17,endColumn=37,title=unsupported-spec-version::this is version 12345678901234567890 of the format, tabspec reads version 1%0Ahelp: write 1, or use a newer tabspec if the file was made for one
    ::error file=12.json,line=1,endLine=1,col=17,endColumn=35,title=unsupported-spec-version::this is version 123456789012345678 of the format, tabspec reads version 1%0Ahelp: write 1, or use a newer tabspec if the file was made for one
    ::error file=13.json,line=1,endLine=1,col=17,endColumn=36,title=unsupported-spec-version::this is version 1234567890123456789 of the format, tabspec reads version 1%0Ahelp: write 1, or use a newer tabspec if the file was made for one
    ::error file=14.json,line=1,endLine=1,col=17,endColumn=36,title=unsupported-spec-version::this is version -123456789012345678 of the format, tabspec reads version 1%0Ahelp: write 1, or use a newer tabspec if the file was made for one
    ::error file=16.json,line=1,endLine=1,col=17,endColumn=21,title=wrong-type::'specVersion' takes a whole number, but this is a number with a fraction%0Ahelp: write 1
    ::error file=17.json,line=1,endLine=1,col=17,endColumn=22,title=unsupported-spec-version::this is version 0 of the format, tabspec reads version 1%0Ahelp: write 1, or use a newer tabspec if the file was made for one
    ::error file=18.json,line=1,endLine=1,col=17,endColumn=21,title=unsupported-spec-version::this is version 100 of the format, tabspec reads version 1%0Ahelp: write 1, or use a newer tabspec if the file was made for one
    ::error file=19.json,line=1,endLine=1,col=17,endColumn=24,title=unsupported-spec-version::this is version -25 of the format, tabspec reads version 1%0Ahelp: write 1, or use a newer tabspec if the file was made for one
    ::error file=20.json,line=1,endLine=1,col=17,endColumn=39,title=unsupported-spec-version::this is version 1e99999999999999999999 of the format, tabspec reads version 1%0Ahelp: write 1, or use a newer tabspec if the file was made for one
    """),
]
