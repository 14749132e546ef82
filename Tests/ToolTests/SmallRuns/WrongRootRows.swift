let wrongRootRows: [SmallRun] = [
  SmallRun(
    "wrong values at the root",
    ["validate", "--no-config", "-f", "github"],
    texts: [
      #"{"targets": "iPad", "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"targets": ["iOS 26.1"], "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"targets": {"platform": "iOS", "minimumVersion": "18.0"}, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"targets": "macOS 26", "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"targets": "27", "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"targets": "toaster", "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"targets": [], "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"targets": [null], "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"targets": [{"platform": "visionOS", "minimumVersion": "2.0"}], "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"targets": [{"platform": "visionOS", "minimumVersion": "2.1.3"}], "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"targets": [{"platform": "visionOS", "minimumVersion": "1.0"}, {"platform": "macCatalyst", "minimumVersion": "15.4"}, {"platform": "macCatalyst", "minimumVersion": "12"}, {"platform": "macOS", "minimumVersion": "26.0"}, {"platform": "watchOS"}], "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"targets": [{"platform": "iOS", "minimumVersion": "19"}, {"platform": "iPadOS", "minimumVersion": "25.9"}, {"platform": "tvOS", "minimumVersion": "28.0"}, {"platform": "visionOS", "minimumVersion": "18.0.1"}, {"platform": "macCatalyst", "minimumVersion": "x"}, {"platform": "iOS", "minimumVersion": 26.0}, {"minimumVersion": "17.4"}, {"platform": "iPad", "minimumVersion": "7.0"}, {"platform": "iOS", "minimumVersion": "6"}, {"platform": "iOS", "minimumVersion": "26."}, {"platform": "tvOS", "minimumVersion": "26.+1"}, {"platform": "tvOS", "minimumVersion": "+26.1"}, {"platform": "tvOS", "minimumVersion": "026.0"}, {"platform": "tvOS", "minimumVersion": "26.01"}, {"platform": "tvOS", "minimumVersion": "26.1.0"}], "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"framework": "SwiftUI", "targets": [{"platform": "macOS", "minimumVersion": "15.0"}, {"platform": "osx", "minimumVersion": "26.0"}], "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"framework": "AppKit", "specVersion": 2, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"specVersion": 1.5, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"specVersion": "1", "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"specVersion": true, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"specVersion": 1e0, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"specVersion": 99999999999999999999, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"sidebar": "hidden", "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"sidebar": {"isHidden": "yes", "preferredLayout": "tiled", "header": "Top", "footer": {"title": 3}, "bottomBar": {"name": "x"}, "style": 1}, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"bottomAccessory": "Player", "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"bottomAccessory": {"label": "Player"}, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"compactTabIdentifiers": "a", "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"compactTabIdentifiers": ["a", 1, null, ""], "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"initialTabIdentifier": "", "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"selectedIndex": 0, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"selectedTab": "a", "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"mode": "sidebar", "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"style": "tabBar", "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"platforms": ["iOS"], "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"deploymentTarget": "iOS 17", "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"hidden": true, "isTabBarHidden": false, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"visible": false, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"visible": true, "visible": true, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"// note": 1, "comment": {"a": 1, "a": 2}, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"conditions": {"a": {"meaning": "m"}, "A": {"meaning": "m"}, "a": {"meaning": "n"}, "b c": {"meaning": 1}, "d": {"default": true, "meaning": "m", "usually": 1}, "1": {"meaning": "m"}}, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"conditions": ["a"], "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"conditions": {"c0": {"meaning": "m"}, "c1": {"meaning": "m"}, "c2": {"meaning": "m"}, "c3": {"meaning": "m"}, "c4": {"meaning": "m"}, "c5": {"meaning": "m"}, "c6": {"meaning": "m"}, "c7": {"meaning": "m"}, "c8": {"meaning": "m"}, "c9": {"meaning": "m"}, "c10": {"meaning": "m"}, "c11": {"meaning": "m"}, "c12": {"meaning": "m"}, "c13": {"meaning": "m"}, "c14": {"meaning": "m"}, "c15": {"meaning": "m"}, "c16": {"meaning": "m"}}, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"variants": [{"availability": {"when": ["a", "b"], "unless": ["b", 3, "c"]}, "mode": "tabBar"}, {"availability": {}, "mod": "tabBar"}, {"availability": {"platforms": ["iOS", "iOS", "ipad", 1]}, "isTabBarHidden": null}, {"availability": "iPad", "tabs": []}], "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"suppress": ["multiword-title"], "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"suppress": [{"rule": "x"}, {"rule": 1, "reason": ""}, {"id": "y", "why": "z"}], "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"suppress": "nesting-depth", "tabs": [{"identifier": "a", "title": "A"}]}"#,
      "null",
      "[null]",
      #"{"name": null, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"tabs": null, "tabs": [{"identifier": "a", "title": "A"}]}"#,
    ],
    """
    ::error file=01.json,line=1,endLine=1,col=13,endColumn=19,title=wrong-type::'targets' takes an array, but this is a string%0Ahelp: write [{"platform": "iPadOS", "minimumVersion": "18.0"}]
    ::error file=02.json,line=1,endLine=1,col=14,endColumn=24,title=wrong-type::elements of 'targets' must be objects, not strings%0Ahelp: write {"platform": "iOS", "minimumVersion": "26.1"}
    ::error file=03.json,line=1,endLine=1,col=13,endColumn=58,title=wrong-type::'targets' takes an array, but this is an object%0Ahelp: put it in brackets: [{…}]
    ::error file=04.json,line=1,endLine=1,col=13,endColumn=23,title=wrong-type::'targets' takes an array, but this is a string%0Ahelp: write [{"platform": "macCatalyst", "minimumVersion": "26.0"}] for a Mac Catalyst app: native Mac apps are not covered
    ::error file=05.json,line=1,endLine=1,col=13,endColumn=17,title=wrong-type::'targets' takes an array, but this is a string%0Ahelp: write [{"platform": "iOS", "minimumVersion": "27.0"}]
    ::error file=06.json,line=1,endLine=1,col=13,endColumn=22,title=wrong-type::'targets' takes an array, but this is a string%0Ahelp: write an array, as in [{"platform": "iOS", "minimumVersion": "18.0"}]
    ::error file=07.json,line=1,endLine=1,col=13,endColumn=15,title=invalid-value::'targets' is an empty array%0Ahelp: name at least one, or leave the key out
    ::error file=08.json,line=1,endLine=1,col=14,endColumn=18,title=wrong-type::elements of 'targets' must be objects, not null%0Ahelp: remove it: null is not accepted anywhere
    ::error file=09.json,line=1,endLine=1,col=57,endColumn=62,title=invalid-value::'minimumVersion' is '2.0', which is not a known release%0Ahelp: use iOS version numbers: visionOS 2.0 is 18.0
    ::error file=10.json,line=1,endLine=1,col=57,endColumn=64,title=invalid-value::'minimumVersion' is '2.1.3', which is not a known release%0Ahelp: use iOS version numbers: visionOS 2.0 is 18.0
    ::error file=11.json,line=1,endLine=1,col=57,endColumn=62,title=invalid-value::'minimumVersion' is '1.0', which is not a known release%0Ahelp: use iOS version numbers: visionOS 2.0 is 18.0
    ::error file=11.json,line=1,endLine=1,col=111,endColumn=117,title=invalid-value::'minimumVersion' is '15.4', which is not a known release%0Ahelp: use iOS version numbers: macOS 15.4 is 18.4
    ::error file=11.json,line=1,endLine=1,col=133,endColumn=146,title=invalid-value::macCatalyst is listed twice%0Anote: first listed here, in line 1%0Ahelp: remove one of the two
    ::error file=11.json,line=1,endLine=1,col=166,endColumn=170,title=invalid-value::'minimumVersion' is '12', which is not a known release%0Ahelp: UITab and UITabGroup were introduced in 18.0; a spec describes the app from there on: write 18.0
    ::error file=11.json,line=1,endLine=1,col=186,endColumn=193,title=invalid-value::unknown platform 'macOS'%0Ahelp: a native Mac app is SwiftUI's: write 'macCatalyst' for a Mac Catalyst app, or add "framework": "SwiftUI" at the root; it takes iOS, iPadOS, macCatalyst, tvOS, visionOS
    ::error file=11.json,line=1,endLine=1,col=222,endColumn=245,title=missing-key::a target needs the key 'minimumVersion'%0Ahelp: add it, as in "minimumVersion": "18.0"
    ::error file=11.json,line=1,endLine=1,col=235,endColumn=244,title=invalid-value::unknown platform 'watchOS'%0Ahelp: an Apple Watch has no tab bar controller; remove it; it takes iOS, iPadOS, macCatalyst, tvOS, visionOS
    ::error file=12.json,line=1,endLine=1,col=52,endColumn=56,title=invalid-value::'minimumVersion' is '19', which is not a known release%0Ahelp: there are no releases 19 to 25: after 18 came 26; write 18.x, 26.x or 27.x
    ::error file=12.json,line=1,endLine=1,col=100,endColumn=106,title=invalid-value::'minimumVersion' is '25.9', which is not a known release%0Ahelp: there are no releases 19 to 25: after 18 came 26; write 18.x, 26.x or 27.x
    ::error file=12.json,line=1,endLine=1,col=148,endColumn=154,title=invalid-value::'minimumVersion' is '28.0', which is not a known release%0Ahelp: tabspec knows releases up to 27.x; a newer version may know more
    ::error file=12.json,line=1,endLine=1,col=200,endColumn=208,title=invalid-value::'minimumVersion' is '18.0.1', which is not a known release%0Ahelp: write it as in 18.0 or 26.1: a version has one point at most
    ::error file=12.json,line=1,endLine=1,col=257,endColumn=260,title=invalid-value::'minimumVersion' is 'x', which is not a known release%0Ahelp: write 18.x, 26.x or 27.x; releases are counted as iOS counts them
    ::error file=12.json,line=1,endLine=1,col=276,endColumn=281,title=invalid-value::iOS is listed twice%0Anote: first listed here, in line 1%0Ahelp: remove one of the two
    ::error file=12.json,line=1,endLine=1,col=301,endColumn=305,title=wrong-type::'minimumVersion' takes a string, but this is a number%0Ahelp: write it in double quotes: "26.0"
    ::error file=12.json,line=1,endLine=1,col=308,endColumn=334,title=missing-key::a target needs the key 'platform'%0Ahelp: add it, as in "platform": "iOS"
    ::error file=12.json,line=1,endLine=1,col=327,endColumn=333,title=invalid-value::'minimumVersion' is '17.4', which is not a known release%0Ahelp: UITab and UITabGroup were introduced in 18.0; a spec describes the app from there on: write 18.0
    ::error file=12.json,line=1,endLine=1,col=349,endColumn=355,title=invalid-value::unknown platform 'iPad'%0Ahelp: did you mean 'iPadOS'? It can be iOS, iPadOS, macCatalyst, tvOS, visionOS
    ::error file=12.json,line=1,endLine=1,col=375,endColumn=380,title=invalid-value::'minimumVersion' is '7.0', which is not a known release%0Ahelp: UITab and UITabGroup were introduced in 18.0; a spec describes the app from there on: write 18.0
    ::error file=12.json,line=1,endLine=1,col=396,endColumn=401,title=invalid-value::iOS is listed twice%0Anote: first listed here, in line 1%0Ahelp: remove one of the two
    ::error file=12.json,line=1,endLine=1,col=421,endColumn=424,title=invalid-value::'minimumVersion' is '6', which is not a known release%0Ahelp: use iOS version numbers: visionOS 2.0 is 18.0
    ::error file=12.json,line=1,endLine=1,col=440,endColumn=445,title=invalid-value::iOS is listed twice%0Anote: first listed here, in line 1%0Ahelp: remove one of the two
    ::error file=12.json,line=1,endLine=1,col=465,endColumn=470,title=invalid-value::'minimumVersion' is '26.', which is not a known release%0Ahelp: write it as in 18.0 or 26.1: a version has one point at most
    ::error file=12.json,line=1,endLine=1,col=486,endColumn=492,title=invalid-value::tvOS is listed twice%0Anote: first listed here, in line 1%0Ahelp: remove one of the two
    ::error file=12.json,line=1,endLine=1,col=512,endColumn=519,title=invalid-value::'minimumVersion' is '26.+1', which is not a known release%0Ahelp: write it as in 18.0 or 26.1: a version has one point at most
    ::error file=12.json,line=1,endLine=1,col=535,endColumn=541,title=invalid-value::tvOS is listed twice%0Anote: first listed here, in line 1%0Ahelp: remove one of the two
    ::error file=12.json,line=1,endLine=1,col=561,endColumn=568,title=invalid-value::'minimumVersion' is '+26.1', which is not a known release%0Ahelp: write it as in 18.0 or 26.1: a version has one point at most
    ::error file=12.json,line=1,endLine=1,col=584,endColumn=590,title=invalid-value::tvOS is listed twice%0Anote: first listed here, in line 1%0Ahelp: remove one of the two
    ::error file=12.json,line=1,endLine=1,col=610,endColumn=617,title=invalid-value::'minimumVersion' is '026.0', which is not a known release%0Ahelp: write it as in 18.0 or 26.1: a version has one point at most
    ::error file=12.json,line=1,endLine=1,col=633,endColumn=639,title=invalid-value::tvOS is listed twice%0Anote: first listed here, in line 1%0Ahelp: remove one of the two
    ::error file=12.json,line=1,endLine=1,col=682,endColumn=688,title=invalid-value::tvOS is listed twice%0Anote: first listed here, in line 1%0Ahelp: remove one of the two
    ::error file=12.json,line=1,endLine=1,col=708,endColumn=716,title=invalid-value::'minimumVersion' is '26.1.0', which is not a known release%0Ahelp: write it as in 18.0 or 26.1: a version has one point at most
    ::error file=13.json,line=1,endLine=1,col=78,endColumn=84,title=invalid-value::'minimumVersion' is '15.0', which is not a known release%0Ahelp: use iOS version numbers: macOS 15.0 is 18.0
    ::error file=13.json,line=1,endLine=1,col=100,endColumn=105,title=invalid-value::unknown platform 'osx'%0Ahelp: did you mean 'macOS'? It can be iOS, iPadOS, macCatalyst, macOS, tvOS, visionOS
    ::error file=14.json,line=1,endLine=1,col=15,endColumn=23,title=invalid-value::'framework' does not accept 'AppKit'%0Ahelp: it takes UIKit, SwiftUI
    ::error file=14.json,line=1,endLine=1,col=40,endColumn=41,title=unsupported-spec-version::this is version 2 of the format, tabspec reads version 1%0Ahelp: write 1, or use a newer tabspec if the file was made for one
    ::error file=15.json,line=1,endLine=1,col=17,endColumn=20,title=wrong-type::'specVersion' takes a whole number, but this is a number with a fraction%0Ahelp: write 1
    ::error file=16.json,line=1,endLine=1,col=17,endColumn=20,title=wrong-type::'specVersion' takes a whole number, but this is a string%0Ahelp: write 1 without quotes
    ::error file=17.json,line=1,endLine=1,col=17,endColumn=21,title=wrong-type::'specVersion' takes a whole number, but this is true%0Ahelp: write 1
    ::error file=19.json,line=1,endLine=1,col=17,endColumn=37,title=unsupported-spec-version::this is version 99999999999999999999 of the format, tabspec reads version 1%0Ahelp: write 1, or use a newer tabspec if the file was made for one
    ::error file=20.json,line=1,endLine=1,col=13,endColumn=21,title=wrong-type::'sidebar' takes an object, but this is a string%0Ahelp: write an object, as in {"preferredLayout": "tile"}
    ::error file=21.json,line=1,endLine=1,col=26,endColumn=31,title=wrong-type::'isHidden' takes true or false, but this is a string%0Ahelp: write true, without quotes
    ::error file=21.json,line=1,endLine=1,col=52,endColumn=59,title=invalid-value::'preferredLayout' does not accept 'tiled'%0Ahelp: did you mean 'tile'? It can be automatic, overlap, tile
    ::error file=21.json,line=1,endLine=1,col=71,endColumn=76,title=wrong-type::'header' takes an object, but this is a string%0Ahelp: write {"title": "Top"}
    ::error file=21.json,line=1,endLine=1,col=98,endColumn=99,title=wrong-type::'title' takes a string, but this is a number%0Ahelp: write it in double quotes: "3"
    ::error file=21.json,line=1,endLine=1,col=116,endColumn=122,title=unknown-key::a view with a title has no key 'name'%0Ahelp: did you mean 'title'?
    ::error file=21.json,line=1,endLine=1,col=130,endColumn=137,title=unknown-key::the sidebar has no key 'style'%0Ahelp: its keys are isHidden, preferredLayout, preferredPlacement, header, footer, bottomBar
    ::error file=22.json,line=1,endLine=1,col=21,endColumn=29,title=wrong-type::'bottomAccessory' takes an object, but this is a string%0Ahelp: write {"title": "Player"}
    ::error file=23.json,line=1,endLine=1,col=22,endColumn=29,title=unknown-key::a view with a title has no key 'label'%0Ahelp: did you mean 'title'?
    ::error file=24.json,line=1,endLine=1,col=27,endColumn=30,title=wrong-type::'compactTabIdentifiers' takes an array, but this is a string%0Ahelp: put it in brackets: ["a"]
    ::error file=25.json,line=1,endLine=1,col=33,endColumn=34,title=wrong-type::elements of 'compactTabIdentifiers' must be strings, not numbers%0Ahelp: write it in double quotes: "1"
    ::error file=25.json,line=1,endLine=1,col=36,endColumn=40,title=wrong-type::elements of 'compactTabIdentifiers' must be strings, not null%0Ahelp: remove it: null is not accepted anywhere
    ::error file=26.json,line=1,endLine=1,col=26,endColumn=28,title=unknown-identifier::an empty string is not an identifier%0Anote: the app opens on the first tab%0Ahelp: the only tab is 'a'%0Asee: https://developer.apple.com/documentation/uikit/uitabbarcontroller
    ::error file=27.json,line=1,endLine=1,col=2,endColumn=17,title=unknown-key::a tab spec has no key 'selectedIndex'%0Ahelp: the tab that the app selects is named: "initialTabIdentifier": "home"
    ::error file=28.json,line=1,endLine=1,col=2,endColumn=15,title=unknown-key::a tab spec has no key 'selectedTab'%0Ahelp: did you mean 'initialTabIdentifier'?
    ::error file=29.json,line=1,endLine=1,col=10,endColumn=19,title=invalid-value::unknown mode 'sidebar'%0Ahelp: did you mean 'tabSidebar'? It can be automatic, tabBar, tabSidebar
    ::error file=30.json,line=1,endLine=1,col=2,endColumn=9,title=unknown-key::a tab spec has no key 'style'%0Ahelp: write "mode": "tabBar"
    ::error file=31.json,line=1,endLine=1,col=2,endColumn=13,title=unknown-key::a tab spec has no key 'platforms'%0Ahelp: did you mean 'targets'?
    ::error file=32.json,line=1,endLine=1,col=2,endColumn=20,title=unknown-key::a tab spec has no key 'deploymentTarget'%0Ahelp: write "targets": [{"platform": "iOS", "minimumVersion": "18.0"}]
    ::error file=33.json,line=1,endLine=1,col=2,endColumn=10,title=unknown-key::a tab spec has no key 'hidden'%0Ahelp: 'isTabBarHidden' is there already; remove this one
    ::error file=34.json,line=1,endLine=1,col=2,endColumn=11,title=unknown-key::a tab spec has no key 'visible'%0Ahelp: write "isTabBarHidden": true
    ::error file=35.json,line=1,endLine=1,col=2,endColumn=11,title=unknown-key::a tab spec has no key 'visible'%0Ahelp: write "isTabBarHidden": false
    ::error file=35.json,line=1,endLine=1,col=19,endColumn=28,title=duplicate-key::duplicate key 'visible'%0Anote: first here, in line 1%0Ahelp: keep one of the two; which one counts is not defined in JSON
    ::error file=35.json,line=1,endLine=1,col=19,endColumn=28,title=unknown-key::a tab spec has no key 'visible'%0Ahelp: 'isTabBarHidden' is there already; remove this one
    ::error file=36.json,line=1,endLine=1,col=2,endColumn=11,title=unknown-key::a tab spec has no key '// note'%0Ahelp: specs cannot have comments; only suppressions have a 'reason'
    ::error file=36.json,line=1,endLine=1,col=16,endColumn=25,title=unknown-key::a tab spec has no key 'comment'%0Ahelp: specs cannot have comments; only suppressions have a 'reason'
    ::error file=36.json,line=1,endLine=1,col=36,endColumn=39,title=duplicate-key::duplicate key 'a'%0Anote: first here, in line 1%0Ahelp: keep one of the two; which one counts is not defined in JSON
    ::error file=37.json,line=1,endLine=1,col=40,endColumn=43,title=invalid-value::'A' differs from another condition by case only%0Anote: the other one, in line 1%0Ahelp: give one of the two another name
    ::error file=37.json,line=1,endLine=1,col=63,endColumn=66,title=duplicate-key::duplicate key 'a'%0Anote: first here, in line 1%0Ahelp: keep one of the two; which one counts is not defined in JSON
    ::error file=37.json,line=1,endLine=1,col=86,endColumn=91,title=invalid-value::'b c' cannot be the name of a condition%0Ahelp: write a letter, then letters and digits, as in signedIn: it becomes a name in Swift
    ::error file=37.json,line=1,endLine=1,col=105,endColumn=106,title=wrong-type::'meaning' takes a string, but this is a number%0Ahelp: write it in double quotes: "1"
    ::error file=37.json,line=1,endLine=1,col=115,endColumn=124,title=unknown-key::a condition has no key 'default'%0Ahelp: 'usually' is there already; remove this one
    ::error file=37.json,line=1,endLine=1,col=159,endColumn=160,title=wrong-type::'usually' takes true or false, but this is a number%0Ahelp: write true
    ::error file=37.json,line=1,endLine=1,col=163,endColumn=166,title=invalid-value::'1' cannot be the name of a condition%0Ahelp: write a letter, then letters and digits, as in signedIn: it becomes a name in Swift
    ::error file=38.json,line=1,endLine=1,col=16,endColumn=21,title=wrong-type::'conditions' takes an object, but this is an array%0Ahelp: write an object, as in {"signedIn": {"meaning": "Somebody is signed in."}}
    ::error file=39.json,line=1,endLine=1,col=16,endColumn=431,title=invalid-value::17 conditions, but a spec has 16 at most%0Ahelp: leave out what the layouts do not need
    ::error file=40.json,line=1,endLine=1,col=64,endColumn=67,title=invalid-value::'b' is in 'when' and in 'unless', so nothing matches%0Anote: first here, in line 1%0Ahelp: keep it in one of the two
    ::error file=40.json,line=1,endLine=1,col=69,endColumn=70,title=wrong-type::elements of 'unless' must be strings, not numbers%0Ahelp: write it in double quotes: "3"
    ::error file=40.json,line=1,endLine=1,col=115,endColumn=117,title=invalid-value::the 'availability' of a variant is empty%0Ahelp: specify where it applies, as in {"platforms": ["iPadOS"]}, or write its keys at the root
    ::error file=40.json,line=1,endLine=1,col=119,endColumn=124,title=unknown-key::a variant has no key 'mod'%0Ahelp: write "mode": "tabBar"
    ::error file=40.json,line=1,endLine=1,col=176,endColumn=181,title=invalid-value::iOS is listed twice%0Anote: first listed here, in line 1%0Ahelp: remove one of the two
    ::error file=40.json,line=1,endLine=1,col=183,endColumn=189,title=invalid-value::unknown platform 'ipad'%0Ahelp: did you mean 'iPadOS'? It can be iOS, iPadOS, macCatalyst, tvOS, visionOS
    ::error file=40.json,line=1,endLine=1,col=191,endColumn=192,title=wrong-type::elements of 'platforms' must be strings, not numbers%0Ahelp: it takes iOS, iPadOS, macCatalyst, tvOS, visionOS
    ::error file=40.json,line=1,endLine=1,col=214,endColumn=218,title=wrong-type::'isTabBarHidden' takes true or false, but this is null%0Ahelp: leave the key out to get its default: null is not accepted anywhere
    ::error file=40.json,line=1,endLine=1,col=221,endColumn=257,title=missing-key::a variant needs a key besides 'availability'%0Ahelp: add what differs there, as in "mode": "tabSidebar"; it takes mode, compactTabIdentifiers, customizationIdentifier, prominentTabIdentifier, isTabBarHidden, tabBarMinimizeBehavior, bottomAccessory, sidebar, initialTabIdentifier, horizontalSizeClass
    ::error file=40.json,line=1,endLine=1,col=238,endColumn=244,title=wrong-type::'availability' takes an object, but this is a string%0Ahelp: write {"platforms": ["iPadOS"]}
    ::error file=40.json,line=1,endLine=1,col=246,endColumn=252,title=unknown-key::a variant has no key 'tabs'%0Ahelp: its keys are availability, mode, compactTabIdentifiers, customizationIdentifier, prominentTabIdentifier, isTabBarHidden and 5 more; 'tabspec schema' has them all
    ::error file=41.json,line=1,endLine=1,col=15,endColumn=32,title=wrong-type::elements of 'suppress' must be objects, not strings%0Ahelp: write {"rule": "multiword-title", "reason": "…"}
    ::error file=42.json,line=1,endLine=1,col=15,endColumn=28,title=missing-key::a suppression needs the key 'reason'%0Ahelp: add it, as in "reason": "It is the name of the product."
    ::error file=42.json,line=1,endLine=1,col=39,endColumn=40,title=wrong-type::'rule' takes a string, but this is a number%0Ahelp: write it in double quotes: "1"
    ::error file=42.json,line=1,endLine=1,col=52,endColumn=54,title=invalid-value::'reason' is empty%0Ahelp: write a name
    ::error file=42.json,line=1,endLine=1,col=58,endColumn=62,title=unknown-key::a suppression has no key 'id'%0Ahelp: did you mean 'rule'?
    ::error file=42.json,line=1,endLine=1,col=69,endColumn=74,title=unknown-key::a suppression has no key 'why'%0Ahelp: did you mean 'reason'?
    ::error file=43.json,line=1,endLine=1,col=14,endColumn=29,title=wrong-type::'suppress' takes an array, but this is a string%0Ahelp: write [{"rule": "nesting-depth", "reason": "…"}]
    ::error file=44.json,line=1,endLine=1,col=1,endColumn=5,title=wrong-type::a tab spec is an object, but this is null%0Ahelp: write an object: null is not accepted anywhere
    ::error file=45.json,line=1,endLine=1,col=1,endColumn=7,title=wrong-type::a tab spec is an object, but this is an array%0Ahelp: write an object, as in {"tabs": [{"identifier": "home", "title": "Home"}]}
    ::error file=46.json,line=1,endLine=1,col=10,endColumn=14,title=wrong-type::'name' takes a string, but this is null%0Ahelp: leave the key out to get its default: null is not accepted anywhere
    ::error file=47.json,line=1,endLine=1,col=10,endColumn=14,title=wrong-type::'tabs' takes an array, but this is null%0Ahelp: write an array: null is not accepted anywhere, and this key is needed
    ::error file=47.json,line=1,endLine=1,col=16,endColumn=22,title=duplicate-key::duplicate key 'tabs'%0Anote: first here, in line 1%0Ahelp: keep one of the two; which one counts is not defined in JSON
    """),
  SmallRun(
    "fixes of wrong values",
    ["validate", "--no-config", "--diff", "--unsafe"],
    texts: [
      #"{"targets": "iPad", "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"targets": ["iOS 26.1"], "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"targets": {"platform": "iOS", "minimumVersion": "18.0"}, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"targets": "macOS 26", "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"targets": "27", "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"targets": "toaster", "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"targets": [], "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"targets": [null], "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"targets": [{"platform": "visionOS", "minimumVersion": "2.0"}], "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"targets": [{"platform": "visionOS", "minimumVersion": "2.1.3"}], "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"targets": [{"platform": "visionOS", "minimumVersion": "1.0"}, {"platform": "macCatalyst", "minimumVersion": "15.4"}, {"platform": "macCatalyst", "minimumVersion": "12"}, {"platform": "macOS", "minimumVersion": "26.0"}, {"platform": "watchOS"}], "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"targets": [{"platform": "iOS", "minimumVersion": "19"}, {"platform": "iPadOS", "minimumVersion": "25.9"}, {"platform": "tvOS", "minimumVersion": "28.0"}, {"platform": "visionOS", "minimumVersion": "18.0.1"}, {"platform": "macCatalyst", "minimumVersion": "x"}, {"platform": "iOS", "minimumVersion": 26.0}, {"minimumVersion": "17.4"}, {"platform": "iPad", "minimumVersion": "7.0"}, {"platform": "iOS", "minimumVersion": "6"}, {"platform": "iOS", "minimumVersion": "26."}, {"platform": "tvOS", "minimumVersion": "26.+1"}, {"platform": "tvOS", "minimumVersion": "+26.1"}, {"platform": "tvOS", "minimumVersion": "026.0"}, {"platform": "tvOS", "minimumVersion": "26.01"}, {"platform": "tvOS", "minimumVersion": "26.1.0"}], "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"specVersion": "1", "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"specVersion": 99999999999999999999, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"sidebar": "hidden", "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"sidebar": {"isHidden": "yes", "preferredLayout": "tiled", "header": "Top", "footer": {"title": 3}, "bottomBar": {"name": "x"}, "style": 1}, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"bottomAccessory": "Player", "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"bottomAccessory": {"label": "Player"}, "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"compactTabIdentifiers": "a", "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"compactTabIdentifiers": ["a", 1, null, ""], "tabs": [{"identifier": "a", "title": "A"}]}"#,
      #"{"initialTabIdentifier": "", "tabs": [{"identifier": "a", "title": "A"}]}"#,
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
    only: ["+{", #"+ "identifier"#],
    """
    +{"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}], "tabs": [{"identifier": "a", "title": "A"}]}
    +{"targets": [{"platform": "iOS", "minimumVersion": "26.1"}], "tabs": [{"identifier": "a", "title": "A"}]}
    +{"targets": [{"platform": "iOS", "minimumVersion": "18.0"}], "tabs": [{"identifier": "a", "title": "A"}]}
    +{"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A"}]}
    +{"targets": [{"platform": "visionOS", "minimumVersion": "18.0"}], "tabs": [{"identifier": "a", "title": "A"}]}
    +{"targets": [{"platform": "visionOS", "minimumVersion": "1.0"}, {"platform": "macCatalyst", "minimumVersion": "18.4"}, {"platform": "macCatalyst", "minimumVersion": "12"}, {"platform": "macOS", "minimumVersion": "26.0"}, {"platform": "watchOS"}], "tabs": [{"identifier": "a", "title": "A"}]}
    +{"targets": [{"platform": "iOS", "minimumVersion": "19"}, {"platform": "iPadOS", "minimumVersion": "25.9"}, {"platform": "tvOS", "minimumVersion": "28.0"}, {"platform": "visionOS", "minimumVersion": "18.0.1"}, {"platform": "macCatalyst", "minimumVersion": "x"}, {"platform": "iOS", "minimumVersion": "26.0"}, {"minimumVersion": "17.4"}, {"platform": "iPadOS", "minimumVersion": "7.0"}, {"platform": "iOS", "minimumVersion": "6"}, {"platform": "iOS", "minimumVersion": "26."}, {"platform": "tvOS", "minimumVersion": "26.+1"}, {"platform": "tvOS", "minimumVersion": "+26.1"}, {"platform": "tvOS", "minimumVersion": "026.0"}, {"platform": "tvOS", "minimumVersion": "26.01"}, {"platform": "tvOS", "minimumVersion": "26.1.0"}], "tabs": [{"identifier": "a", "title": "A"}]}
    +{"specVersion": 1, "tabs": [{"identifier": "a", "title": "A"}]}
    +{"sidebar": {"isHidden": true, "preferredLayout": "tile", "header": {"title": "Top"}, "footer": {"title": "3"}, "bottomBar": {"title": "x"}, "style": 1}, "tabs": [{"identifier": "a", "title": "A"}]}
    +{"bottomAccessory": {"title": "Player"}, "tabs": [{"identifier": "a", "title": "A"}]}
    +{"bottomAccessory": {"title": "Player"}, "tabs": [{"identifier": "a", "title": "A"}]}
    +{"compactTabIdentifiers": ["a"], "tabs": [{"identifier": "a", "title": "A"}]}
    +{"compactTabIdentifiers": ["a", "1", null, ""], "tabs": [{"identifier": "a", "title": "A"}]}
    +{"tabs": [{"type": "search"}]}
    +{"tabs": [{"identifier": "a", "title": "A"}]}
    +{"tabs": [{"identifier": "a", "title": "A"}]}
    +{"tabs": [{"identifier": "now-playing", "title": "Now Playing"}, {"identifier": "now-playing-2", "title": "Now Playing"}, {"identifier": "über-uns", "title": "Über uns!"}, {"identifier": "tab", "title": "…"}, {"identifier": "tab-2", "title": ""}, {"identifier": "3", "title": "3"}, {
    + "identifier": "wide",
    +{"tabs": [{"identifier": "now-playing"}, {"identifier": "nowPlaying2"}, {"identifier": "-"}, {"identifier": "1"}, {"identifier": ""}, {}]}
    +{"tabs": [{"identifier": "a", "title": "A", "image": "star", "badgeValue": "3", "type": "search"}, {"key": "b", "identifier": "c", "title": "T", "type": "search"}, {"role": "prominent", "identifier": "d", "title": "D"}, {"type": "search", "title": "x", "title": "y"}, {"type": "group", "identifier": "e", "title": "E"}, {"type": 3, "identifier": "f", "title": "F"}, {"type": "group", "identifier": "g", "title": "G"}, {"type": "group", "identifier": "h", "title": "H", "children": []}]}
    +{"tabs": [{"identifier": "a", "title": {"en": "A"}, "image": {"asset": "1"}, "selectedImage": {"systemName": "a", "systemName": "b"}, "subtitle": "", "badgeValue": "true", "isHidden": 2, "isEnabled": false, "allowsHiding": true, "isHiddenByDefault": "maybe", "preferredPlacement": "pinned", "viewController": "", "live": ["title", "colour", "title"], "leadsTo": ["b"], "repeats": {"samples": ["x", "y"], "atMost": 1}, "availability": {"horizontalSizeClass": "compact"}, "suppress": {}, "disabled": true, "isCollapsedByDefault": true, "showIf": "signedIn", "hiddenIf": "beta", "foo": {"x": {"y": 1, "y": 2}}}]}
    +{"tabs": [{"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}], "repeats": {"samples": ["x"]}, "sidebarActions": [{"title": "Add"}], "displayOrderIdentifiers": ["x"], "sidebarAppearance": "inline", "isCollapsedByDefault": true, "defaultChildIdentifier": "3"}, {"identifier": "h", "title": "H", "children": [], "repeats": {"samples": ["a"], "atMost": 0}, "sidebarActions": [{"title": "Add"}, {"title": "1"}, {"image": "x"}]}, {"identifier": "i", "title": "I", "children": null, "repeats": {"atMost": 2.5, "samples": [], "most": 3}}, {"type": "search", "identifier": "s", "children": [], "repeats": {"samples": ["a"]}, "isSidebarDestination": true, "automaticallyActivatesSearch": true}]}
    +{"tabs": [{"identifier": "a", "title": "A", "availability": {"platforms": ["iPadOS"], "minimumVersion": "26", "maximumVersion": "18.0", "horizontalSizeClass": "regular", "when": ["a"], "unless": [], "os": "x"}}, {"identifier": "b", "title": "B", "availability": {"minimumVersion": "26.1"}}, {"identifier": "c", "title": "C", "availability": {"platforms": ["macCatalyst"]}}, {"identifier": "d", "title": "D", "availability": {"horizontalSizeClass": "regular"}}, {"identifier": "e", "title": "E", "availability": {"platforms": []}}, {"identifier": "f", "title": "F", "availability": {}}, {"identifier": "g", "title": "G", "availability": {"platforms": ["tvOS"]}, "minVersion": "27.0", "children": [{"identifier": "a", "title": "A"}]}]}
    +{"tabs": [{"identifier": "a", "title": "A", "children": [{"identifier": "b", "title": "B", "children": [{"identifier": "c", "title": "C"}]}]}, {"identifier": "a-2", "title": "A"}, {"identifier": "long", "title": {"a": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}}, {"identifier": "multi", "title": [
    +{"tabs": [{"identifier": "q", "title": "iPad", "image": {"systemName": "x"}, "selectedImage": {}, "mode": "x"}, {"identifier": "r", "title": "R", "image": {"systemName": "x", "asset": "y"}, "selectedImage": {"asset": "a", "systemName": "b"}, "availability": {"platforms": ["macCatalyst"], "minimumVersion": "15.4"}, "preferredPlacement": "pinned"}, {"identifier": "s", "title": "S", "preferredPlacement": "fixed", "availability": {"horizontalSizeClass": "compact", "platforms": ["tvOS"]}, "image": null}]}
    """),
  SmallRun(
    "an exponent beyond all integers", ["validate", "a.json", "--no-config"],
    [
      "a.json":
        #"{"specVersion": 1e9223372036854775807, "tabs": [{"identifier": "a", "title": "A"}]}"#
    ],
    only: ["error"],
    """
    a.json:1:17: error: this is version 1e9223372036854775807 of the format, tabspec reads version 1 [unsupported-spec-version]
    1 error in 1 file
    """),
]
