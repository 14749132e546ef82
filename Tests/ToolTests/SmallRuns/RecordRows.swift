private let spec =
  """
  {"conditions": {"signedIn": {"meaning": "m"}}, "tabs": [{"identifier": "a", "title": "A", "image": "house", "availability": {"when": ["signedIn"]}}, {"identifier": "g", "title": "G", "image": {"asset": "Art"}, "sidebarActions": [{"title": "New", "image": "plus"}], "children": [{"identifier": "x", "title": "X"}, {"identifier": "y", "title": "Y", "children": [{"identifier": "z", "title": "Z"}]}]}, {"type": "search"}]}
  """

private let spec5 =
  """
  {"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "26.4", "horizontalSizeClass": "compact"}, "selected": "a", "mode": "tabSidebar", "bottomAccessory": true, "compactTabIdentifiers": ["a"], "prominentTabIdentifier": "a", "sidebar": {"preferredLayout": "tile", "header": true}, "customizationIdentifier": null, "isTabBarHidden": true, "tabs": [{"type": "tab", "identifier": "a", "title": "A", "image": {"symbol": null}}, {"type": "group", "identifier": "g", "title": "G", "image": {"symbol": "Art"}, "sidebarActions": [{"title": "New", "image": {"asset": "plus"}}, {"title": "Old", "image": null}], "children": [{"type": "tab", "identifier": "x", "title": "X", "image": null, "isHidden": true}, {"type": "group", "identifier": "y", "title": "Y", "image": null, "children": [{"type": "tab", "identifier": "z", "title": "Zed", "image": null}]}]}, {"type": "search", "identifier": "com.apple.UIKit.Search", "title": "Suche"}]}
  """

private let spec6 =
  """
  {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "conditions": [], "orientation": "landscape", "sdkVersion": "26.0"}, "api": "viewControllers", "tabs": [{"type": "group", "identifier": "g", "title": "G", "image": {"asset": "Art"}, "sidebarActions": [], "children": [{"type": "group", "identifier": "y", "title": "Y", "image": null, "children": [{"type": "tab", "identifier": "z", "title": "Z", "image": null}]}, {"type": "tab", "identifier": "x", "title": "X", "image": null}, {"type": "tab", "identifier": "w", "title": "W", "image": {"symbol": null}}]}, {"type": "search", "identifier": "com.apple.UIKit.Search", "title": "Suche"}]}
  """

private let spec7 =
  """
  {"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "27.1", "horizontalSizeClass": "compact", "conditions": ["signedIn"], "device": "iPhoneDuo"}, "tabs": [{"type": "search", "identifier": "com.apple.UIKit.Search", "title": "Suche"}, {"type": "tab", "identifier": "a", "title": "A", "image": {"symbol": null}}, {"type": "group", "identifier": "g", "title": "G", "image": {"asset": "Art"}, "sidebarActions": [], "children": [{"type": "group", "identifier": "y", "title": "Y", "image": null, "children": [{"type": "tab", "identifier": "z", "title": "Z", "image": null}]}, {"type": "tab", "identifier": "x", "title": "X", "image": null}, {"type": "tab", "identifier": "w", "title": "W", "image": {"symbol": null}}]}]}
  """

let recordRows: [SmallRun] = [
  SmallRun(
    "wrong values of records",
    [
      "conform", "a.json", "--no-config", "-f", "github", "1.tabrecord.json", "2.tabrecord.json",
      "3.tabrecord.json", "4.tabrecord.json", "5.tabrecord.json", "6.tabrecord.json",
      "7.tabrecord.json", "8.tabrecord.json", "9.tabrecord.json", "10.tabrecord.json",
    ],
    [
      "a.json": spec,
      "1.tabrecord.json":
        "[]",
      "2.tabrecord.json":
        "3",
      "3.tabrecord.json":
        #"{"tabs": []}"#,
      "4.tabrecord.json":
        #"{"recordVersion": 2, "environment": [], "tabs": {}}"#,
      "5.tabrecord.json":
        "{}",
      "6.tabrecord.json":
        #"{"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "26.4", "horizontalSizeClass": "compact"}, "api": "tab", "selected": 3, "mode": null, "compactTabIdentifiers": "a", "bottomAccessory": null, "sidebar": [], "nmae": 1, "visible": true, "tabs": []}"#,
      "7.tabrecord.json":
        #"{"recordVersion": 1, "environment": {"platform": "iPad", "device": "Phone", "framework": 3, "conditions": {}, "osVersion": 26, "sdkVersion": "19.0", "horizontalSizeClass": null, "orientation": "up", "language": 3, "platform": "iOS"}, "sidebar": {"preferredLayout": "x", "header": {"title": "x"}, "footer": null, "role": "prominent"}, "tabs": []}"#,
      "8.tabrecord.json":
        #"{"recordVersion": 1, "environment": {}, "tabs": [3, "a", null, [], {}, {"type": 3}, {"type": "folder"}, {"type": "tab"}, {"type": "group", "identifier": "g", "title": 3}, {"type": "group", "identifier": "h", "children": null}, {"type": "search", "identifier": null, "children": []}, {"type": "tab", "identifier": "g", "automaticallyActivatesSearch": true}]}"#,
      "9.tabrecord.json":
        """
      {"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "26.0", "horizontalSizeClass": "regular", "conditions": ["a", 3], "device": null, "sdkVersion": null, "orientation": null, "language": null}, "tabs": [{"type": "tab", "identifier": "a", "image": {"symbol": null}, "selectedImage": {"asset": null}}, {"type": "tab", "identifier": "b", "image": {"symbol": 3}, "selectedImage": {"name": "x"}}, {"type": "tab", "identifier": "c", "image": "house", "selectedImage": null}, {"type": "tab", "identifier": "d", "image": {}, "selectedImage": {"symbol": "a", "asset": "b"}}, {"type": "group", "identifier": "e", "image": [], "sidebarActions": [3, {}, {"title": "A", "image": {"x": 1}, "name": "B"}, {"title": null, "image": null}], "children": [{"type": "group", "identifier": "f", "sidebarActions": {}, "children": [{"type": "tab", "identifier": "e", "isHidden": null, "preferredPlacement": "top"}]}]}, {"type": "tab", "identifier": "g", "identifier": "h"}]}
      """,
      "10.tabrecord.json":
        #"{"recordVersion": 1,}"#,
    ],
    """
    ::error file=1.tabrecord.json,line=1,endLine=1,col=1,endColumn=3,title=wrong-type::a record is an object, but this is an array%0Ahelp: records are written by TabSpecRecorder in the app; 'tabspec recorder' prints that file
    ::error file=2.tabrecord.json,line=1,endLine=1,col=1,endColumn=2,title=wrong-type::a record is an object, but this is a number%0Ahelp: records are written by TabSpecRecorder in the app; 'tabspec recorder' prints that file
    ::error file=3.tabrecord.json,line=1,endLine=1,col=1,endColumn=13,title=missing-key::this is a tab spec, not a record%0Ahelp: records are written by TabSpecRecorder in the app; 'tabspec recorder' prints that file
    ::error file=4.tabrecord.json,line=1,endLine=1,col=19,endColumn=20,title=unsupported-spec-version::this is version 2 of the format, tabspec reads version 1%0Ahelp: write 1, or use a newer tabspec if the file was made for one
    ::error file=4.tabrecord.json,line=1,endLine=1,col=37,endColumn=39,title=wrong-type::'environment' takes an object, but this is an array%0Ahelp: records are written by TabSpecRecorder in the app; 'tabspec recorder' prints that file
    ::error file=4.tabrecord.json,line=1,endLine=1,col=49,endColumn=51,title=wrong-type::'tabs' takes an array, but this is an object%0Ahelp: records are written by TabSpecRecorder in the app; 'tabspec recorder' prints that file
    ::error file=5.tabrecord.json,line=1,endLine=1,col=1,endColumn=3,title=missing-key::a record needs the key 'environment'%0Ahelp: records are written by TabSpecRecorder in the app; 'tabspec recorder' prints that file
    ::error file=5.tabrecord.json,line=1,endLine=1,col=1,endColumn=3,title=missing-key::a record needs the key 'recordVersion'%0Ahelp: records are written by TabSpecRecorder in the app; 'tabspec recorder' prints that file
    ::error file=5.tabrecord.json,line=1,endLine=1,col=1,endColumn=3,title=missing-key::a record needs the key 'tabs'%0Ahelp: records are written by TabSpecRecorder in the app; 'tabspec recorder' prints that file
    ::error file=6.tabrecord.json,line=1,endLine=1,col=120,endColumn=125,title=invalid-value::'api' does not accept 'tab'%0Ahelp: did you mean 'tabs'? It can be tabs, viewControllers
    ::error file=6.tabrecord.json,line=1,endLine=1,col=139,endColumn=140,title=wrong-type::'selected' takes a string, but this is a number%0Ahelp: write it in double quotes: "3"
    ::error file=6.tabrecord.json,line=1,endLine=1,col=150,endColumn=154,title=wrong-type::'mode' takes a string, but this is null%0Ahelp: leave the key out to get its default: null is not accepted anywhere
    ::error file=6.tabrecord.json,line=1,endLine=1,col=181,endColumn=184,title=wrong-type::'compactTabIdentifiers' takes an array, but this is a string%0Ahelp: put it in brackets: ["a"]
    ::error file=6.tabrecord.json,line=1,endLine=1,col=205,endColumn=209,title=wrong-type::'bottomAccessory' takes true or false, but this is null%0Ahelp: leave the key out to get its default: null is not accepted anywhere
    ::error file=6.tabrecord.json,line=1,endLine=1,col=222,endColumn=224,title=wrong-type::'sidebar' takes an object, but this is an array%0Ahelp: records are written by TabSpecRecorder in the app; 'tabspec recorder' prints that file
    ::error file=6.tabrecord.json,line=1,endLine=1,col=226,endColumn=232,title=unknown-key::a record has no key 'nmae'%0Ahelp: its keys are recordVersion, environment, api, selected, sidebarIsHidden, mode and 8 more; 'tabspec schema record' has them all
    ::error file=6.tabrecord.json,line=1,endLine=1,col=237,endColumn=246,title=unknown-key::a record has no key 'visible'%0Ahelp: write "isTabBarHidden": false
    ::error file=7.tabrecord.json,line=1,endLine=1,col=50,endColumn=56,title=invalid-value::'platform' does not accept 'iPad'%0Ahelp: did you mean 'iPadOS'? It can be iOS, iPadOS, macCatalyst, macOS, tvOS, visionOS
    ::error file=7.tabrecord.json,line=1,endLine=1,col=68,endColumn=75,title=invalid-value::'device' does not accept 'Phone'%0Ahelp: did you mean 'iPhone'? It can be iPhone, iPhoneDuo
    ::error file=7.tabrecord.json,line=1,endLine=1,col=90,endColumn=91,title=wrong-type::'framework' takes a string, but this is a number%0Ahelp: it takes UIKit, SwiftUI
    ::error file=7.tabrecord.json,line=1,endLine=1,col=107,endColumn=109,title=wrong-type::'conditions' takes an array, but this is an object%0Ahelp: write an array, as in ["home"]
    ::error file=7.tabrecord.json,line=1,endLine=1,col=124,endColumn=126,title=wrong-type::'osVersion' takes a string, but this is a number%0Ahelp: write it in double quotes: "26"
    ::error file=7.tabrecord.json,line=1,endLine=1,col=142,endColumn=148,title=invalid-value::'sdkVersion' is '19.0', which is not a known release%0Ahelp: there are no releases 19 to 25: after 18 came 26; write 18.x, 26.x or 27.x
    ::error file=7.tabrecord.json,line=1,endLine=1,col=173,endColumn=177,title=wrong-type::'horizontalSizeClass' takes a string, but this is null%0Ahelp: leave the key out to get its default: null is not accepted anywhere
    ::error file=7.tabrecord.json,line=1,endLine=1,col=194,endColumn=198,title=invalid-value::'orientation' does not accept 'up'%0Ahelp: it takes portrait, landscape
    ::error file=7.tabrecord.json,line=1,endLine=1,col=212,endColumn=213,title=wrong-type::'language' takes a string, but this is a number%0Ahelp: write it in double quotes: "3"
    ::error file=7.tabrecord.json,line=1,endLine=1,col=215,endColumn=225,title=duplicate-key::duplicate key 'platform'%0Anote: first here, in line 1%0Ahelp: keep one of the two; which one counts is not defined in JSON
    ::error file=7.tabrecord.json,line=1,endLine=1,col=266,endColumn=269,title=invalid-value::'preferredLayout' does not accept 'x'%0Ahelp: it takes automatic, overlap, tile
    ::error file=7.tabrecord.json,line=1,endLine=1,col=281,endColumn=295,title=wrong-type::'header' takes true or false, but this is an object
    ::error file=7.tabrecord.json,line=1,endLine=1,col=307,endColumn=311,title=wrong-type::'footer' takes true or false, but this is null%0Ahelp: leave the key out to get its default: null is not accepted anywhere
    ::error file=7.tabrecord.json,line=1,endLine=1,col=313,endColumn=319,title=unknown-key::the sidebar has no key 'role'%0Ahelp: its keys are preferredLayout, preferredPlacement, header, footer, bottomBar
    ::error file=8.tabrecord.json,line=1,endLine=1,col=37,endColumn=39,title=missing-key::the environment of a record needs the key 'horizontalSizeClass'%0Ahelp: records are written by TabSpecRecorder in the app; 'tabspec recorder' prints that file
    ::error file=8.tabrecord.json,line=1,endLine=1,col=37,endColumn=39,title=missing-key::the environment of a record needs the key 'osVersion'%0Ahelp: records are written by TabSpecRecorder in the app; 'tabspec recorder' prints that file
    ::error file=8.tabrecord.json,line=1,endLine=1,col=37,endColumn=39,title=missing-key::the environment of a record needs the key 'platform'%0Ahelp: records are written by TabSpecRecorder in the app; 'tabspec recorder' prints that file
    ::error file=8.tabrecord.json,line=1,endLine=1,col=50,endColumn=51,title=wrong-type::a node is an object, but this is a number%0Ahelp: it begins with {"type": "tab", "identifier": "…"}
    ::error file=8.tabrecord.json,line=1,endLine=1,col=53,endColumn=56,title=wrong-type::a node is an object, but this is a string%0Ahelp: it begins with {"type": "tab", "identifier": "…"}
    ::error file=8.tabrecord.json,line=1,endLine=1,col=58,endColumn=62,title=wrong-type::a node is an object, but this is null%0Ahelp: it begins with {"type": "tab", "identifier": "…"}
    ::error file=8.tabrecord.json,line=1,endLine=1,col=64,endColumn=66,title=wrong-type::a node is an object, but this is an array%0Ahelp: it begins with {"type": "tab", "identifier": "…"}
    ::error file=8.tabrecord.json,line=1,endLine=1,col=68,endColumn=70,title=missing-key::a node needs the key 'type'%0Ahelp: records are written by TabSpecRecorder in the app; 'tabspec recorder' prints that file
    ::error file=8.tabrecord.json,line=1,endLine=1,col=81,endColumn=82,title=wrong-type::'type' takes a string, but this is a number%0Ahelp: it takes tab, search, group
    ::error file=8.tabrecord.json,line=1,endLine=1,col=94,endColumn=102,title=invalid-value::unknown type 'folder'%0Ahelp: did you mean 'group'? It can be tab, search, group
    ::error file=8.tabrecord.json,line=1,endLine=1,col=105,endColumn=120,title=missing-key::a tab needs the key 'identifier'%0Ahelp: records are written by TabSpecRecorder in the app; 'tabspec recorder' prints that file
    ::error file=8.tabrecord.json,line=1,endLine=1,col=122,endColumn=170,title=missing-key::a group needs the key 'children'%0Ahelp: records are written by TabSpecRecorder in the app; 'tabspec recorder' prints that file
    ::error file=8.tabrecord.json,line=1,endLine=1,col=168,endColumn=169,title=wrong-type::'title' takes a string, but this is a number%0Ahelp: write it in double quotes: "3"
    ::error file=8.tabrecord.json,line=1,endLine=1,col=221,endColumn=225,title=wrong-type::'children' takes an array, but this is null%0Ahelp: records are written by TabSpecRecorder in the app; 'tabspec recorder' prints that file
    ::error file=8.tabrecord.json,line=1,endLine=1,col=267,endColumn=277,title=unknown-key::a search tab has no key 'children'%0Ahelp: its keys are type, identifier, title, image, selectedImage, subtitle and 7 more; 'tabspec schema record' has them all
    ::error file=8.tabrecord.json,line=1,endLine=1,col=314,endColumn=317,title=invalid-value::the node 'g' is a duplicate%0Anote: first here, in line 1%0Ahelp: record one controller; UIKit shows each identifier once
    ::error file=8.tabrecord.json,line=1,endLine=1,col=319,endColumn=349,title=unknown-key::a tab has no key 'automaticallyActivatesSearch'%0Ahelp: its keys are type, identifier, title, image, selectedImage, subtitle and 6 more; 'tabspec schema record' has them all
    ::error file=9.tabrecord.json,line=1,endLine=1,col=132,endColumn=133,title=wrong-type::elements of 'conditions' must be strings, not numbers%0Ahelp: write it in double quotes: "3"
    ::error file=9.tabrecord.json,line=1,endLine=1,col=310,endColumn=314,title=wrong-type::the name of an image is a string, but this is null%0Ahelp: remove it: null is not accepted anywhere
    ::error file=9.tabrecord.json,line=1,endLine=1,col=373,endColumn=374,title=wrong-type::the name of an image is a string, but this is a number%0Ahelp: write it in double quotes: "3"
    ::error file=9.tabrecord.json,line=1,endLine=1,col=394,endColumn=407,title=invalid-value::'selectedImage' is not an image of a record%0Ahelp: an image is {"symbol": "house"}, {"asset": "Logo"}, {"symbol": null} or null
    ::error file=9.tabrecord.json,line=1,endLine=1,col=454,endColumn=461,title=wrong-type::'image' is not an image of a record%0Ahelp: an image is {"symbol": "house"}, {"asset": "Logo"}, {"symbol": null} or null
    ::error file=9.tabrecord.json,line=1,endLine=1,col=531,endColumn=533,title=invalid-value::'image' is not an image of a record%0Ahelp: an image is {"symbol": "house"}, {"asset": "Logo"}, {"symbol": null} or null
    ::error file=9.tabrecord.json,line=1,endLine=1,col=552,endColumn=581,title=invalid-value::'selectedImage' is not an image of a record%0Ahelp: an image is {"symbol": "house"}, {"asset": "Logo"}, {"symbol": null} or null
    ::error file=9.tabrecord.json,line=1,endLine=1,col=630,endColumn=632,title=wrong-type::'image' is not an image of a record%0Ahelp: an image is {"symbol": "house"}, {"asset": "Logo"}, {"symbol": null} or null
    ::error file=9.tabrecord.json,line=1,endLine=1,col=653,endColumn=654,title=wrong-type::elements of 'sidebarActions' must be objects, not numbers%0Ahelp: write an object, as in {"title": "Now Playing"}
    ::error file=9.tabrecord.json,line=1,endLine=1,col=656,endColumn=658,title=missing-key::a sidebar action needs the key 'title'%0Ahelp: records are written by TabSpecRecorder in the app; 'tabspec recorder' prints that file
    ::error file=9.tabrecord.json,line=1,endLine=1,col=684,endColumn=692,title=invalid-value::'image' is not an image of a record%0Ahelp: an image is {"symbol": "house"}, {"asset": "Logo"}, {"symbol": null} or null
    ::error file=9.tabrecord.json,line=1,endLine=1,col=694,endColumn=700,title=unknown-key::a sidebar action has no key 'name'%0Ahelp: did you mean 'title'?
    ::error file=9.tabrecord.json,line=1,endLine=1,col=718,endColumn=722,title=wrong-type::'title' takes a string, but this is null%0Ahelp: write a string: null is not accepted anywhere, and this key is needed
    ::error file=9.tabrecord.json,line=1,endLine=1,col=809,endColumn=811,title=wrong-type::'sidebarActions' takes an array, but this is an object%0Ahelp: records are written by TabSpecRecorder in the app; 'tabspec recorder' prints that file
    ::error file=9.tabrecord.json,line=1,endLine=1,col=856,endColumn=859,title=invalid-value::the node 'e' is a duplicate%0Anote: first here, in line 1%0Ahelp: record one controller; UIKit shows each identifier once
    ::error file=9.tabrecord.json,line=1,endLine=1,col=873,endColumn=877,title=wrong-type::'isHidden' takes true or false, but this is null%0Ahelp: leave the key out to get its default: null is not accepted anywhere
    ::error file=9.tabrecord.json,line=1,endLine=1,col=901,endColumn=906,title=invalid-value::'preferredPlacement' does not accept 'top'%0Ahelp: it takes automatic, default, optional, movable, pinned, fixed, sidebarOnly
    ::error file=9.tabrecord.json,line=1,endLine=1,col=948,endColumn=960,title=duplicate-key::duplicate key 'identifier'%0Anote: first here, in line 1%0Ahelp: keep one of the two; which one counts is not defined in JSON
    ::error file=10.tabrecord.json,line=1,endLine=1,col=1,endColumn=22,title=missing-key::a record needs the key 'environment'%0Ahelp: records are written by TabSpecRecorder in the app; 'tabspec recorder' prints that file
    ::error file=10.tabrecord.json,line=1,endLine=1,col=1,endColumn=22,title=missing-key::a record needs the key 'tabs'%0Ahelp: records are written by TabSpecRecorder in the app; 'tabspec recorder' prints that file
    ::error file=10.tabrecord.json,line=1,endLine=1,col=20,endColumn=21,title=json-syntax::trailing comma%0Ahelp: remove the comma: JSON has none after the last member
    """),
  SmallRun(
    "records of running apps that differ",
    [
      "conform", "a.json", "--no-config", "-f", "github", "1.tabrecord.json", "2.tabrecord.json",
      "3.tabrecord.json", "4.tabrecord.json", "5.tabrecord.json",
    ],
    [
      "a.json": spec,
      "1.tabrecord.json": spec5,
      "2.tabrecord.json": spec6,
      "3.tabrecord.json": spec7,
      "4.tabrecord.json":
        """
      {"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "27.1", "horizontalSizeClass": "compact", "conditions": ["signdIn", "beta"], "device": "iPhone", "framework": "SwiftUI"}, "tabs": [{"type": "group", "identifier": "g", "title": "G", "image": {"symbol": "Art"}, "sidebarActions": [{"title": "New", "image": {"asset": "plus"}}, {"title": "Old", "image": null}], "children": [{"type": "tab", "identifier": "x", "title": "X", "image": null, "isHidden": true}, {"type": "group", "identifier": "y", "title": "Y", "image": null, "children": [{"type": "tab", "identifier": "z", "title": "Zed", "image": null}]}]}]}
      """,
      "5.tabrecord.json":
        """
      {"recordVersion": 1, "environment": {"platform": "macOS", "osVersion": "26.0", "horizontalSizeClass": "regular", "framework": "SwiftUI", "language": "de"}, "tabs": [{"type": "tab", "identifier": "a", "title": "Ah", "image": {"symbol": null}}, {"type": "group", "identifier": "g", "title": "G", "image": {"symbol": "Art"}, "sidebarActions": [{"title": "New", "image": {"asset": "plus"}}, {"title": "Old", "image": null}], "children": [{"type": "tab", "identifier": "x", "title": "X", "image": null, "isHidden": true}, {"type": "group", "identifier": "y", "title": "Y", "image": null, "children": [{"type": "tab", "identifier": "z", "title": "Zed", "image": null}]}]}]}
      """,
    ],
    """
    ::error file=a.json,line=1,endLine=1,col=1,endColumn=420,title=conformance::'bottomAccessory' of the controller is true in the app, but the spec leaves it out, which means false%0Anote: on iOS 26.4 compact the app has true, in line 1%0Ahelp: add it, or change the app%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=1,endColumn=420,title=conformance::'compactTabIdentifiers' of the controller is ["a"] in the app, but the spec leaves it out%0Anote: on iOS 26.4 compact the app has ["a"], in line 1%0Ahelp: write ["a"], or change the app%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=1,endColumn=420,title=conformance::'header' of the sidebar is true in the app, but the spec leaves it out, which means false%0Anote: on iOS 26.4 compact the app has true, in line 1%0Ahelp: add it, or change the app%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=1,endColumn=420,title=conformance::'isTabBarHidden' of the controller is true in the app, but the spec leaves it out, which means false%0Anote: on iOS 26.4 compact the app has true, in line 1%0Ahelp: write true, or change the app%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=1,endColumn=420,title=conformance::'mode' of the controller is "tabSidebar" in the app, but the spec leaves it out, which means "automatic"%0Anote: on iOS 26.4 compact the app has "tabSidebar", in line 1%0Ahelp: write "tabSidebar", or change the app%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=1,endColumn=420,title=conformance::'preferredLayout' of the sidebar is "tile" in the app, but the spec leaves it out, which means "automatic"%0Anote: on iOS 26.4 compact the app has "tile", in line 1%0Ahelp: write "tile", or change the app%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=86,endColumn=89,title=conformance::'title' of 'a' is "Ah" in the app, but the spec has "A"%0Anote: on macOS 26.0 regular the app has "Ah", in line 1%0Ahelp: write "Ah", or change the app%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=193,endColumn=209,title=conformance::'image' of 'g' is "Art" in the app, but the spec has {"asset": "Art"}%0Anote: on iOS 26.4 compact the app has "Art", in line 1%0Anote: on iOS 27.1 compact, not signedIn the app has "Art"; 'signdIn', in the record, is not a condition of the spec, in line 1%0Anote: on macOS 26.0 regular the app has "Art", in line 1%0Ahelp: write "Art", or change the app%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=229,endColumn=264,title=conformance::'sidebarActions' of 'g' is [] in the app, but the spec has [{"title": "New", "image": "plus"}]%0Anote: on iPadOS 27.0 regular, not signedIn the app has [], in line 1%0Anote: on iOS 27.1 iPhone Duo compact the app has [], in line 1%0Ahelp: write [], or change the app%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=229,endColumn=264,title=conformance::'sidebarActions' of 'g' is [{"title": "New", "image": {"asset": "plus"}}, {"title": "Old"}] in the app, but the spec has [{"title": "New", "image": "plus"}]%0Anote: on iOS 26.4 compact the app has [{"title": "New", "image": {"asset": "plus"}}, {"title": "Old"}], in line 1%0Ahelp: write [{"title": "New", "image": {"asset": "plus"}}, {"title": "Old"}], or change the app%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=278,endColumn=397,title=conformance::the app has a tab 'w', which the spec does not have%0Anote: on iPadOS 27.0 regular, not signedIn the app has it here, in line 1%0Anote: on iOS 27.1 iPhone Duo compact the app has it here, in line 1%0Ahelp: add it to the spec, or remove it from the app%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=279,endColumn=312,title=conformance::'isHidden' of 'x' is true in the app, but the spec leaves it out, which means false%0Anote: on iOS 26.4 compact the app has true, in line 1%0Ahelp: write true, or change the app%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=314,endColumn=396,title=conformance::'y' stands first in the app, but elsewhere in the list in the spec%0Anote: on iPadOS 27.0 regular, not signedIn the app has it here, in line 1%0Anote: on iOS 27.1 iPhone Duo compact the app has it here, in line 1%0Ahelp: move it in the spec, or in the app%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=390,endColumn=393,title=conformance::'title' of 'z' is "Zed" in the app, but the spec has "Z"%0Anote: on iOS 26.4 compact the app has "Zed", in line 1%0Anote: on iOS 27.1 compact, not signedIn the app has "Zed"; 'signdIn', in the record, is not a condition of the spec, in line 1%0Anote: on macOS 26.0 regular the app has "Zed", in line 1%0Ahelp: write "Zed", or change the app%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=400,endColumn=418,title=conformance::'com.apple.UIKit.Search' stands first in the app, but elsewhere in the list in the spec%0Anote: on iOS 27.1 iPhone Duo compact the app has it here, in line 1%0Ahelp: move it in the spec, or in the app%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=a.json,line=1,endLine=1,col=400,endColumn=418,title=conformance::the app has no search tab 'com.apple.UIKit.Search'%0Anote: on iOS 27.1 compact, not signedIn it is not in this list; 'signdIn', in the record, is not a condition of the spec, in line 1%0Anote: on macOS 26.0 regular it is not in this list, in line 1%0Ahelp: remove it from the spec, or limit its 'availability'%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    """),
  SmallRun(
    "records of running apps that differ, when nobody is signed in",
    [
      "conform", "a.json", "--no-config", "-f", "concise", "--unless", "signedIn", "--language",
      "en", "1.tabrecord.json", "2.tabrecord.json", "3.tabrecord.json",
    ],
    [
      "a.json": spec,
      "1.tabrecord.json": spec5,
      "2.tabrecord.json": spec6,
      "3.tabrecord.json": spec7,
    ],
    """
    a.json:1:1: error: 'bottomAccessory' of the controller is true in the app, but the spec leaves it out, which means false [conformance]
    a.json:1:1: error: 'compactTabIdentifiers' of the controller is ["a"] in the app, but the spec leaves it out [conformance]
    a.json:1:1: error: 'header' of the sidebar is true in the app, but the spec leaves it out, which means false [conformance]
    a.json:1:1: error: 'isTabBarHidden' of the controller is true in the app, but the spec leaves it out, which means false [conformance]
    a.json:1:1: error: 'mode' of the controller is "tabSidebar" in the app, but the spec leaves it out, which means "automatic" [conformance]
    a.json:1:1: error: 'preferredLayout' of the sidebar is "tile" in the app, but the spec leaves it out, which means "automatic" [conformance]
    a.json:1:125: error: the app has a tab 'a', which the spec does not have there [conformance]
    a.json:1:193: error: 'image' of 'g' is "Art" in the app, but the spec has {"asset": "Art"} [conformance]
    a.json:1:229: error: 'sidebarActions' of 'g' is [] in the app, but the spec has [{"title": "New", "image": "plus"}] [conformance]
    a.json:1:229: error: 'sidebarActions' of 'g' is [{"title": "New", "image": {"asset": "plus"}}, {"title": "Old"}] in the app, but the spec has [{"title": "New", "image": "plus"}] [conformance]
    a.json:1:278: error: the app has a tab 'w', which the spec does not have [conformance]
    a.json:1:279: error: 'isHidden' of 'x' is true in the app, but the spec leaves it out, which means false [conformance]
    a.json:1:314: error: 'y' stands first in the app, but elsewhere in the list in the spec [conformance]
    a.json:1:400: error: 'com.apple.UIKit.Search' stands first in the app, but elsewhere in the list in the spec [conformance]
    """),
  SmallRun(
    "a spec of records",
    ["init", "--from", "1.tabrecord.json", "3.tabrecord.json"],
    [
      "1.tabrecord.json": spec5,
      "3.tabrecord.json": spec7,
    ],
    """
    {
      "conditions": {
        "signedIn": {
          "meaning": "Say what 'signedIn' means.",
          "usually": false
        }
      },
      "targets": [
        {
          "platform": "iOS",
          "minimumVersion": "26.4"
        }
      ],
      "mode": "tabSidebar",
      "tabs": [
        {
          "type": "search",
          "title": "Suche",
          "availability": {
            "when": [
              "signedIn"
            ]
          }
        },
        {
          "identifier": "a",
          "title": "A"
        },
        {
          "identifier": "g",
          "title": "G",
          "image": {"asset": "Art"},
          "availability": {
            "when": [
              "signedIn"
            ]
          },
          "children": [
            {
              "identifier": "y",
              "title": "Y",
              "children": [
                {
                  "identifier": "z",
                  "title": "Z"
                }
              ]
            },
            {
              "identifier": "x",
              "title": "X"
            },
            {
              "identifier": "w",
              "title": "W"
            }
          ]
        },
        {
          "identifier": "g",
          "title": "G",
          "image": "Art",
          "availability": {
            "unless": [
              "signedIn"
            ]
          },
          "children": [
            {
              "identifier": "x",
              "title": "X",
              "isHidden": true
            },
            {
              "identifier": "y",
              "title": "Y",
              "children": [
                {
                  "identifier": "z",
                  "title": "Zed"
                }
              ]
            }
          ],
          "sidebarActions": [{"title": "New", "image": {"asset": "plus"}}, {"title": "Old"}]
        },
        {
          "type": "search",
          "title": "Suche",
          "availability": {
            "unless": [
              "signedIn"
            ]
          }
        }
      ],
      "compactTabIdentifiers": ["a"],
      "isTabBarHidden": true,
      "bottomAccessory": { "title": "Accessory" },
      "sidebar": { "preferredLayout": "tile", "header": { "title": "Header" } }
    }
    """),
]
