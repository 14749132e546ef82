let readingRows: [SmallRun] = [
  SmallRun(
    "nothing is an object", ["validate", "a.json", "--no-config"], ["a.json": "[]"],
    only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:1: error: a tab spec is an object, but this is an array [wrong-type]
    = help: write an object, as in {"tabs": [{"identifier": "home", "title":
    1 error in 1 file
    """),
  SmallRun(
    "an empty object", ["validate", "a.json", "--no-config"], ["a.json": "{}"],
    only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:1: error: a tab spec needs the key 'tabs' [missing-key]
    = help: add it, as in "tabs": [{"identifier": "home", "title": "Home"}]
    1 error in 1 file
    """),
  SmallRun(
    "tabs is no list", ["validate", "a.json", "--no-config"], ["a.json": #"{"tabs": {}}"#],
    only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:10: error: 'tabs' takes an array, but this is an object [wrong-type]
    = help: write an array, as in [{"identifier": "home", "title": "Home"}]
    1 error in 1 file
    """),
  SmallRun(
    "a tab is no object", ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": ["a", 1, null]}"#],
    only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:11: error: elements of 'tabs' must be objects, not strings [wrong-type]
    = help: write {"identifier": "a", "title": "a"}
    a.json:1:16: error: elements of 'tabs' must be objects, not numbers [wrong-type]
    = help: write an object, as in {"identifier": "home", "title": "Home"}
    a.json:1:19: error: elements of 'tabs' must be objects, not null [wrong-type]
    = help: remove it: null is not accepted anywhere
    3 errors in 1 file
    """),
  SmallRun(
    "an empty list", ["validate", "a.json", "--no-config"], ["a.json": #"{"tabs": []}"#],
    only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:10: error: 'tabs' is an empty array [invalid-value]
    = help: a tab bar controller needs at least one tab
    1 error in 1 file
    """),
  SmallRun(
    "identifier: 1", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": 1, "title": "A"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:18: error: 'identifier' takes a string, but this is a number [wrong-type]
    = fix: write it in double quotes: "1"
    1 error in 1 file
    """),
  SmallRun(
    #"identifier: """#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "", "title": "A"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:18: error: 'identifier' is empty [invalid-value]
    = help: write a name
    1 error in 1 file
    """),
  SmallRun(
    "title: null", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": null}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:32: error: 'title' takes a string, but this is null [wrong-type]
    = help: write a string: null is not accepted anywhere, and this key is
    1 error in 1 file
    """),
  SmallRun(
    "image: 3", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "image": 3}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:46: error: 'image' takes a string or an object, but this is a number [wrong-type]
    = help: write the name of an SF Symbol, as in "house", or {"asset": "Logo"}
    1 error in 1 file
    """),
  SmallRun(
    #"image: """#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "image": ""}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:46: error: 'image' is empty [invalid-value]
    = help: write a name, or leave the key out
    1 error in 1 file
    """),
  SmallRun(
    "image: {}", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "image": {}}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:46: error: an image needs the key 'systemName' or 'asset' [missing-key]
    = help: an SF Symbol is {"systemName": "house"}, an image of the app
    1 error in 1 file
    """),
  SmallRun(
    #"image: {"name": "x"}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "image": {"name": "x"}}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:47: error: an image has no key 'name' [unknown-key]
    = help: did you mean 'systemName'?
    = fix: write 'systemName' (may change the layout)
    1 error in 1 file
    """),
  SmallRun(
    #"image: {"asset": "a", "systemName": "b"}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "image": {"asset": "a", "systemName": "b"}}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:46: error: an image has either 'systemName' or 'asset', not both [invalid-value]
    = help: an SF Symbol is {"systemName": "house"}, an image of the app
    1 error in 1 file
    """),
  SmallRun(
    #"image: {"asset": ""}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "image": {"asset": ""}}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:56: error: 'asset' is empty [invalid-value]
    = help: write a name
    1 error in 1 file
    """),
  SmallRun(
    "badgeValue: 3", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "badgeValue": 3}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:51: error: 'badgeValue' takes a string, but this is a number [wrong-type]
    = fix: write it in double quotes: "3"
    1 error in 1 file
    """),
  SmallRun(
    "badgeValue: null", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "badgeValue": null}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:51: error: 'badgeValue' takes a string, but this is null [wrong-type]
    = help: leave the key out to get its default: null is not accepted anywhere
    1 error in 1 file
    """),
  SmallRun(
    "subtitle: true", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "subtitle": true}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:49: error: 'subtitle' takes a string, but this is true [wrong-type]
    = fix: write it in double quotes: "true"
    1 error in 1 file
    """),
  SmallRun(
    #"preferredPlacement: "Fixed""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "preferredPlacement": "Fixed"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:59: error: 'preferredPlacement' does not accept 'Fixed' [invalid-value]
    = help: did you mean 'fixed'? It can be automatic, default, optional,
    = fix: write 'fixed' (may change the layout)
    1 error in 1 file
    """),
  SmallRun(
    #"preferredPlacement: "leading""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "preferredPlacement": "leading"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:59: error: 'preferredPlacement' does not accept 'leading' [invalid-value]
    = help: it takes automatic, default, optional, movable, pinned, fixed,
    1 error in 1 file
    """),
  SmallRun(
    "preferredPlacement: 1", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "preferredPlacement": 1}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:59: error: 'preferredPlacement' takes a string, but this is a number [wrong-type]
    = help: it takes automatic, default, optional, movable, pinned, fixed,
    1 error in 1 file
    """),
  SmallRun(
    #"isHidden: "true""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "isHidden": "true"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:49: error: 'isHidden' takes true or false, but this is a string [wrong-type]
    = fix: write true, without quotes
    1 error in 1 file
    """),
  SmallRun(
    "isHidden: 1", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "isHidden": 1}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:49: error: 'isHidden' takes true or false, but this is a number [wrong-type]
    = fix: write true (may change the layout)
    1 error in 1 file
    """),
  SmallRun(
    "isHidden: 0", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "isHidden": 0}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:49: error: 'isHidden' takes true or false, but this is a number [wrong-type]
    = fix: write false (may change the layout)
    1 error in 1 file
    """),
  SmallRun(
    #"isHidden: "yes""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "isHidden": "yes"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:49: error: 'isHidden' takes true or false, but this is a string [wrong-type]
    = fix: write true, without quotes (may change the layout)
    1 error in 1 file
    """),
  SmallRun(
    "isHidden: null", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "isHidden": null}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:49: error: 'isHidden' takes true or false, but this is null [wrong-type]
    = help: leave the key out to get its default: null is not accepted anywhere
    1 error in 1 file
    """),
  SmallRun(
    #"type: "Tab""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "type": "Tab"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:45: error: unknown type 'Tab' [invalid-value]
    = help: did you mean 'tab'? It can be tab, search, group
    = fix: write 'tab' (may change the layout)
    1 error in 1 file
    """),
  SmallRun(
    #"type: "folder""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "type": "folder"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:45: error: unknown type 'folder' [invalid-value]
    = help: did you mean 'group'? It can be tab, search, group
    = fix: write 'group' (may change the layout)
    1 error in 1 file
    """),
  SmallRun(
    "type: 1", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "type": 1}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:45: error: 'type' takes a string, but this is a number [wrong-type]
    = help: it takes tab, search, group
    1 error in 1 file
    """),
  SmallRun(
    #"suppress: "x""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "suppress": "x"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:49: error: 'suppress' takes an array, but this is a string [wrong-type]
    = help: write [{"rule": "x", "reason": "…"}]
    1 error in 1 file
    """),
  SmallRun(
    "suppress: [1]", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "suppress": [1]}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:50: error: elements of 'suppress' must be objects, not numbers [wrong-type]
    = help: write an object, as in {"rule": "multiword-title", "reason": "…"}
    1 error in 1 file
    """),
  SmallRun(
    #"suppress: [{"rule": "x"}]"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "suppress": [{"rule": "x"}]}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:50: error: a suppression needs the key 'reason' [missing-key]
    = help: add it, as in "reason": "It is the name of the product."
    1 error in 1 file
    """),
  SmallRun(
    #"suppress: [{"rule": "disabled-tab"}]"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "suppress": [{"rule": "disabled-tab"}]}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:50: error: a suppression needs the key 'reason' [missing-key]
    = help: add it, as in "reason": "It is the name of the product."
    1 error in 1 file
    """),
  SmallRun(
    #"suppress: [{"rule": "disabled-tab", "reason": ""}]"#,
    ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "suppress": [{"rule": "disabled-tab", "reason": ""}]}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:85: error: 'reason' is empty [invalid-value]
    = help: write a name
    1 error in 1 file
    """),
  SmallRun(
    #"suppress: [{"reason": "r"}]"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "suppress": [{"reason": "r"}]}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:50: error: a suppression needs the key 'rule' [missing-key]
    = help: add it, as in "rule": "multiword-title"
    1 error in 1 file
    """),
  SmallRun(
    "availability: []", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "availability": []}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:53: error: 'availability' takes an object, but this is an array [wrong-type]
    = help: write an object, as in {"platforms": ["iPadOS"]}
    1 error in 1 file
    """),
  SmallRun(
    #"availability: {"platforms": "iOS"}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "availability": {"platforms": "iOS"}}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:67: error: 'platforms' takes an array, but this is a string [wrong-type]
    = fix: write ["iOS"] (may change the layout)
    1 error in 1 file
    """),
  SmallRun(
    #"availability: {"platforms": []}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "availability": {"platforms": []}}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:67: error: 'platforms' is an empty array [invalid-value]
    = help: name at least one, or leave the key out
    1 error in 1 file
    """),
  SmallRun(
    #"availability: {"platforms": ["ios"]}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "availability": {"platforms": ["ios"]}}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:68: error: unknown platform 'ios' [invalid-value]
    = help: did you mean 'iOS'? It can be iOS, iPadOS, macCatalyst, tvOS,
    = fix: write 'iOS' (may change the layout)
    1 error in 1 file
    """),
  SmallRun(
    #"availability: {"platforms": ["iOS", "iOS"]}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "availability": {"platforms": ["iOS", "iOS"]}}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:75: error: iOS is listed twice [invalid-value]
    = note: first listed here
    = help: remove one of the two
    1 error in 1 file
    """),
  SmallRun(
    #"availability: {"platforms": ["android"]}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "availability": {"platforms": ["android"]}}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:68: error: unknown platform 'android' [invalid-value]
    = help: UIKit has no tabs there; remove it; it takes iOS, iPadOS,
    1 error in 1 file
    """),
  SmallRun(
    #"availability: {"platforms": ["watchOS"]}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "availability": {"platforms": ["watchOS"]}}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:68: error: unknown platform 'watchOS' [invalid-value]
    = help: an Apple Watch has no tab bar controller; remove it; it takes iOS,
    1 error in 1 file
    """),
  SmallRun(
    #"availability: {"minimumVersion": 26}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "availability": {"minimumVersion": 26}}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:72: error: 'minimumVersion' takes a string, but this is a number [wrong-type]
    = fix: write it in double quotes: "26"
    1 error in 1 file
    """),
  SmallRun(
    #"availability: {"minimumVersion": "26.x"}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "availability": {"minimumVersion": "26.x"}}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:72: error: 'minimumVersion' is '26.x', which is not a known release [invalid-value]
    = help: write it as in 18.0 or 26.1: a version has one point at most
    1 error in 1 file
    """),
  SmallRun(
    #"availability: {"minimumVersion": "17.0"}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "availability": {"minimumVersion": "17.0"}}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:72: error: 'minimumVersion' is '17.0', which is not a known release [invalid-value]
    = help: UITab and UITabGroup were introduced in 18.0; a spec describes the
    1 error in 1 file
    """),
  SmallRun(
    #"availability: {"minimumVersion": "19"}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "availability": {"minimumVersion": "19"}}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:72: error: 'minimumVersion' is '19', which is not a known release [invalid-value]
    = help: there are no releases 19 to 25: after 18 came 26; write 18.x, 26.x
    1 error in 1 file
    """),
  SmallRun(
    #"availability: {"minimumVersion": "28"}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "availability": {"minimumVersion": "28"}}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:72: error: 'minimumVersion' is '28', which is not a known release [invalid-value]
    = help: tabspec knows releases up to 27.x; a newer version may know more
    1 error in 1 file
    """),
  SmallRun(
    #"availability: {"maximumVersion": "v26"}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "availability": {"maximumVersion": "v26"}}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:72: error: 'maximumVersion' is 'v26', which is not a known release [invalid-value]
    = help: write 18.x, 26.x or 27.x; releases are counted as iOS counts them
    1 error in 1 file
    """),
  SmallRun(
    #"availability: {"minimumVersion": "27.0", "maximumVersion": "26.0"}"#,
    ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "availability": {"minimumVersion": "27.0", "maximumVersion": "26.0"}}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    ""),
  SmallRun(
    #"availability: {"horizontalSizeClass": "wide"}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "availability": {"horizontalSizeClass": "wide"}}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:77: error: 'horizontalSizeClass' does not accept 'wide' [invalid-value]
    = help: did you mean 'regular'? It can be compact, regular
    = fix: write 'regular' (may change the layout)
    1 error in 1 file
    """),
  SmallRun(
    #"availability: {"when": "x"}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "availability": {"when": "x"}}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:62: error: 'when' takes an array, but this is a string [wrong-type]
    = fix: put it in brackets: ["x"]
    1 error in 1 file
    """),
  SmallRun(
    #"availability: {"when": ["x"]}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "availability": {"when": ["x"]}}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:63: error: unknown condition 'x' [unknown-condition]
    = note: an undeclared condition never holds: the node is never there
    = help: declare it in 'conditions', with its meaning
    1 error in 1 file
    """),
  SmallRun(
    "isVisible: true", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "isVisible": true}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:37: error: a tab has no key 'isVisible' [unknown-key]
    = help: write "isHidden": false
    = fix: write 'isHidden' (may change the layout)
    1 error in 1 file
    """),
  SmallRun(
    "isEnabled: null", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "isEnabled": null}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:50: error: 'isEnabled' takes true or false, but this is null [wrong-type]
    = help: leave the key out to get its default: null is not accepted anywhere
    1 error in 1 file
    """),
  SmallRun(
    "isDisabled: true", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "isDisabled": true}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:37: error: a tab has no key 'isDisabled' [unknown-key]
    = help: write "isEnabled": false
    = fix: write 'isEnabled' (may change the layout)
    1 error in 1 file
    """),
  SmallRun(
    #"Title: "x""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "Title": "x"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:37: error: a tab has no key 'Title' [unknown-key]
    = help: 'title' is there already; remove this one
    1 error in 1 file
    """),
  SmallRun(
    #"label: "x""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "label": "x"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:37: error: a tab has no key 'label' [unknown-key]
    = help: 'title' is there already; remove this one
    1 error in 1 file
    """),
  SmallRun(
    #"icon: "x""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "icon": "x"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:37: error: a tab has no key 'icon' [unknown-key]
    = help: did you mean 'image'?
    = fix: write 'image' (may change the layout)
    1 error in 1 file
    """),
  SmallRun(
    #"systemImage: "x""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "systemImage": "x"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:37: error: a tab has no key 'systemImage' [unknown-key]
    = help: did you mean 'image'?
    = fix: write 'image' (may change the layout)
    1 error in 1 file
    """),
  SmallRun(
    #"badge: "3""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "badge": "3"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:37: error: a tab has no key 'badge' [unknown-key]
    = help: did you mean 'badgeValue'?
    = fix: write 'badgeValue' (may change the layout)
    1 error in 1 file
    """),
  SmallRun(
    "childern: []", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "childern": []}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:37: error: a tab has no key 'childern' [unknown-key]
    = help: did you mean 'children'?
    = fix: write 'children' (may change the layout)
    1 error in 1 file
    """),
  SmallRun(
    "sidebarActions: []", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "sidebarActions": []}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:37: error: a tab has no key 'sidebarActions' [unknown-key]
    = help: it belongs to a group; a node is what its 'type' says, and a group
    1 error in 1 file
    """),
  SmallRun(
    "automaticallyActivatesSearch: true", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "automaticallyActivatesSearch": true}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:37: error: a tab has no key 'automaticallyActivatesSearch' [unknown-key]
    = help: it belongs to a search tab; a node is what its 'type' says, and a
    1 error in 1 file
    """),
  SmallRun(
    "zzz: 1", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "zzz": 1}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:37: error: a tab has no key 'zzz' [unknown-key]
    = help: its keys are identifier, title, type, image, selectedImage,
    1 error in 1 file
    """),
  SmallRun(
    #"live: "title""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "live": "title"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:45: error: 'live' takes an array, but this is a string [wrong-type]
    = fix: put it in brackets: ["title"]
    1 error in 1 file
    """),
  SmallRun(
    #"live: ["title", "zzz"]"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "live": ["title", "zzz"]}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:55: error: an element of 'live' does not accept 'zzz' [invalid-value]
    = help: it takes title, subtitle, image, selectedImage, isHidden,
    1 error in 1 file
    """),
  SmallRun(
    #"live: ["title", "title"]"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "live": ["title", "title"]}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    ""),
  SmallRun(
    "repeats: []", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "repeats": []}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:48: error: 'repeats' takes an object, but this is an array [wrong-type]
    = help: write an object, as in {"samples": ["Rain on Tin"]}
    1 error in 1 file
    """),
  SmallRun(
    #"repeats: {"samples": ["A", "B"], "atMost": 1}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "repeats": {"samples": ["A", "B"], "atMost": 1}}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:82: error: 'atMost' is 1, but there are 2 samples [invalid-value]
    = note: of these
    = help: write 2 or more, or leave 'atMost' out where there is no limit
    1 error in 1 file
    """),
  SmallRun(
    #"repeats: {"samples": ["A"], "atMost": 0}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "repeats": {"samples": ["A"], "atMost": 0}}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:77: error: 'atMost' is 0, but there is 1 sample [invalid-value]
    = note: of these
    = help: write 1 or more, or leave 'atMost' out where there is no limit
    1 error in 1 file
    """),
  SmallRun(
    #"repeats: {"samples": ["A"], "atMost": 1.5}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "repeats": {"samples": ["A"], "atMost": 1.5}}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:77: error: 'atMost' takes a whole number, but this is a number [wrong-type]
    = help: write a whole number, as in 12
    1 error in 1 file
    """),
  SmallRun(
    #"repeats: {"atMost": 2}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "repeats": {"atMost": 2}}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:48: error: 'repeats' needs the key 'samples' [missing-key]
    = help: add it, as in "samples": ["Rain on Tin"]
    1 error in 1 file
    """),
  SmallRun(
    #"leadsTo: "a""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "leadsTo": "a"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:48: error: 'leadsTo' takes an array, but this is a string [wrong-type]
    = fix: put it in brackets: ["a"]
    1 error in 1 file
    """),
  SmallRun(
    #"leadsTo: ["q"]"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "leadsTo": ["q"]}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:49: error: no tab or group has the identifier 'q' [unknown-identifier]
    = note: the screen leads to no tab
    = help: the only tab is 'a'
    1 error in 1 file
    """),
  SmallRun(
    #"leadsTo: ["a"]"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "leadsTo": ["a"]}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    ""),
  SmallRun(
    "group children: {}", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "children": {}}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:49: error: 'children' takes an array, but this is an object [wrong-type]
    = help: write an array, as in [{"identifier": "home", "title": "Home"}]
    1 error in 1 file
    """),
  SmallRun(
    "group children: []", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "children": []}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    ""),
  SmallRun(
    #"group children: [{"identifier": "x"}]"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "children": [{"identifier": "x"}]}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:50: error: a tab needs the key 'title' [missing-key]
    = help: add it, as in "title": "X"
    1 error in 1 file
    """),
  SmallRun(
    #"group type: "tab""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "children": [{"identifier": "x", "title": "X"}], "type": "tab"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:37: error: a tab has no key 'children' [unknown-key]
    = fix: it belongs to a group: write 'group', or drop 'type' (may change the
    1 error in 1 file
    """),
  SmallRun(
    #"group type: "search""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "children": [{"identifier": "x", "title": "X"}], "type": "search"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:37: error: a search tab has no key 'children' [unknown-key]
    = help: it belongs to a group: write 'group', or drop 'type'
    1 error in 1 file
    """),
  SmallRun(
    "group performsAction: true", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "children": [{"identifier": "x", "title": "X"}], "performsAction": true}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:86: error: a group has no key 'performsAction' [unknown-key]
    = help: it belongs to a tab or a search tab; a node is what its 'type'
    1 error in 1 file
    """),
  SmallRun(
    "group defaultChildIdentifier: 1", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "children": [{"identifier": "x", "title": "X"}], "defaultChildIdentifier": 1}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:112: error: 'defaultChildIdentifier' takes a string, but this is a number [wrong-type]
    = fix: write it in double quotes: "1"
    1 error in 1 file
    """),
  SmallRun(
    #"group defaultChildIdentifier: "q""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "children": [{"identifier": "x", "title": "X"}], "defaultChildIdentifier": "q"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:112: error: no tab or group has the identifier 'q' [unknown-identifier]
    = note: the system silently ignores it: the group opens its first child
    = help: the group's only child is 'x'
    1 error in 1 file
    """),
  SmallRun(
    #"group displayOrderIdentifiers: "x""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "children": [{"identifier": "x", "title": "X"}], "displayOrderIdentifiers": "x"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:113: error: 'displayOrderIdentifiers' takes an array, but this is a string [wrong-type]
    = fix: put it in brackets: ["x"]
    1 error in 1 file
    """),
  SmallRun(
    #"group displayOrderIdentifiers: ["x", "x"]"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "children": [{"identifier": "x", "title": "X"}], "displayOrderIdentifiers": ["x", "x"]}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    ""),
  SmallRun(
    "group displayOrderIdentifiers: [1]", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "children": [{"identifier": "x", "title": "X"}], "displayOrderIdentifiers": [1]}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:114: error: elements of 'displayOrderIdentifiers' must be strings, not numbers [wrong-type]
    = fix: write it in double quotes: "1"
    1 error in 1 file
    """),
  SmallRun(
    #"group sidebarActions: ["Add"]"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "children": [{"identifier": "x", "title": "X"}], "sidebarActions": ["Add"]}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:105: error: elements of 'sidebarActions' must be objects, not strings [wrong-type]
    = fix: write {"title": "Add"}
    1 error in 1 file
    """),
  SmallRun(
    "group sidebarActions: [{}]", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "children": [{"identifier": "x", "title": "X"}], "sidebarActions": [{}]}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:105: error: a sidebar action needs the key 'title' [missing-key]
    = help: add it, as in "title": "Home"
    1 error in 1 file
    """),
  SmallRun(
    #"group sidebarActions: [{"title": 1}]"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "children": [{"identifier": "x", "title": "X"}], "sidebarActions": [{"title": 1}]}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:115: error: 'title' takes a string, but this is a number [wrong-type]
    = fix: write it in double quotes: "1"
    1 error in 1 file
    """),
  SmallRun(
    #"group sidebarAppearance: "section""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "children": [{"identifier": "x", "title": "X"}], "sidebarAppearance": "section"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:107: error: 'sidebarAppearance' does not accept 'section' [invalid-value]
    = help: it takes automatic, inline, rootSection
    1 error in 1 file
    """),
  SmallRun(
    "group isCollapsed: true", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "children": [{"identifier": "x", "title": "X"}], "isCollapsed": true}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:86: error: a group has no key 'isCollapsed' [unknown-key]
    = help: did you mean 'isCollapsedByDefault'?
    = fix: write 'isCollapsedByDefault' (may change the layout)
    1 error in 1 file
    """),
  SmallRun(
    #"group managesNavigation: "no""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "children": [{"identifier": "x", "title": "X"}], "managesNavigation": "no"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:2:107: error: 'managesNavigation' takes true or false, but this is a string [wrong-type]
    = fix: write false, without quotes (may change the layout)
    1 error in 1 file
    """),
  SmallRun(
    "root specVersion: 2", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"specVersion": 2, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:17: error: this is version 2 of the format, tabspec reads version 1 [unsupported-spec-version]
    = help: write 1, or use a newer tabspec if the file was made for one
    1 error in 1 file
    """),
  SmallRun(
    "root specVersion: 0", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"specVersion": 0, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:17: error: this is version 0 of the format, tabspec reads version 1 [unsupported-spec-version]
    = help: write 1, or use a newer tabspec if the file was made for one
    1 error in 1 file
    """),
  SmallRun(
    #"root specVersion: "1""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"specVersion": "1", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:17: error: 'specVersion' takes a whole number, but this is a string [wrong-type]
    = fix: write 1 without quotes
    1 error in 1 file
    """),
  SmallRun(
    "root specVersion: 1.0", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"specVersion": 1.0, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    ""),
  SmallRun(
    "root targets: {}", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"targets": {}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:13: error: 'targets' takes an array, but this is an object [wrong-type]
    = help: write an array, as in [{"platform": "iOS", "minimumVersion":
    1 error in 1 file
    """),
  SmallRun(
    "root targets: []", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"targets": [], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:13: error: 'targets' is an empty array [invalid-value]
    = help: name at least one, or leave the key out
    1 error in 1 file
    """),
  SmallRun(
    #"root targets: ["iOS"]"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"targets": ["iOS"], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:14: error: elements of 'targets' must be objects, not strings [wrong-type]
    = fix: write {"platform": "iOS", "minimumVersion": "18.0"} (may change the
    1 error in 1 file
    """),
  SmallRun(
    #"root targets: [{"platform": "iOS"}]"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:14: error: a target needs the key 'minimumVersion' [missing-key]
    = help: add it, as in "minimumVersion": "18.0"
    1 error in 1 file
    """),
  SmallRun(
    #"root targets: [{"minimumVersion": "26.0"}]"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:14: error: a target needs the key 'platform' [missing-key]
    = help: add it, as in "platform": "iOS"
    1 error in 1 file
    """),
  SmallRun(
    #"root targets: [{"platform": "iPad", "minimumVersion": "26.0"}]"#,
    ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPad", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:27: error: unknown platform 'iPad' [invalid-value]
    = help: did you mean 'iPadOS'? It can be iOS, iPadOS, macCatalyst, tvOS,
    = fix: write 'iPadOS' (may change the layout)
    1 error in 1 file
    """),
  SmallRun(
    #"root targets: [{"platform": "iOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "27.0"}]"#,
    ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:74: error: iOS is listed twice [invalid-value]
    = note: first listed here
    = help: remove one of the two
    1 error in 1 file
    """),
  SmallRun(
    #"root targets: [{"platform": "visionOS", "minimumVersion": "2.0"}]"#,
    ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "visionOS", "minimumVersion": "2.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:57: error: 'minimumVersion' is '2.0', which is not a known release [invalid-value]
    = help: use iOS version numbers: visionOS 2.0 is 18.0
    = fix: write '18.0' (may change the layout)
    1 error in 1 file
    """),
  SmallRun(
    #"root mode: "sidebar""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"mode": "sidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:10: error: unknown mode 'sidebar' [invalid-value]
    = help: did you mean 'tabSidebar'? It can be automatic, tabBar, tabSidebar
    = fix: write 'tabSidebar' (may change the layout)
    1 error in 1 file
    """),
  SmallRun(
    #"root mode: "tab-bar""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"mode": "tab-bar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:10: error: unknown mode 'tab-bar' [invalid-value]
    = help: did you mean 'tabBar'? It can be automatic, tabBar, tabSidebar
    = fix: write 'tabBar' (may change the layout)
    1 error in 1 file
    """),
  SmallRun(
    "root name: 1", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"name": 1, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:10: error: 'name' takes a string, but this is a number [wrong-type]
    = fix: write it in double quotes: "1"
    1 error in 1 file
    """),
  SmallRun(
    #"root name: """#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"name": "", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    ""),
  SmallRun(
    "root sidebar: []", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"sidebar": [], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:13: error: 'sidebar' takes an object, but this is an array [wrong-type]
    = help: write an object, as in {"preferredLayout": "tile"}
    1 error in 1 file
    """),
  SmallRun(
    #"root sidebar: {"isHidden": "no"}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"sidebar": {"isHidden": "no"}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:26: error: 'isHidden' takes true or false, but this is a string [wrong-type]
    = fix: write false, without quotes (may change the layout)
    1 error in 1 file
    """),
  SmallRun(
    #"root sidebar: {"header": "H"}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"sidebar": {"header": "H"}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:24: error: 'header' takes an object, but this is a string [wrong-type]
    = fix: write {"title": "H"}
    1 error in 1 file
    """),
  SmallRun(
    #"root sidebar: {"header": {}}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"sidebar": {"header": {}}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:24: error: a view with a title needs the key 'title' [missing-key]
    = help: add it, as in "title": "Home"
    1 error in 1 file
    """),
  SmallRun(
    #"root sidebar: {"preferredLayout": "tiled"}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"sidebar": {"preferredLayout": "tiled"}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:33: error: 'preferredLayout' does not accept 'tiled' [invalid-value]
    = help: did you mean 'tile'? It can be automatic, overlap, tile
    = fix: write 'tile' (may change the layout)
    1 error in 1 file
    """),
  SmallRun(
    #"root sidebar: {"zzz": 1}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"sidebar": {"zzz": 1}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:14: error: the sidebar has no key 'zzz' [unknown-key]
    = help: its keys are isHidden, preferredLayout, preferredPlacement, header,
    1 error in 1 file
    """),
  SmallRun(
    #"root bottomAccessory: "x""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"bottomAccessory": "x", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:21: error: 'bottomAccessory' takes an object, but this is a string [wrong-type]
    = fix: write {"title": "x"}
    1 error in 1 file
    """),
  SmallRun(
    "root bottomAccessory: {}", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"bottomAccessory": {}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:21: error: a view with a title needs the key 'title' [missing-key]
    = help: add it, as in "title": "Home"
    1 error in 1 file
    """),
  SmallRun(
    #"root tabBarMinimizeBehavior: "onScroll""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabBarMinimizeBehavior": "onScroll", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:28: error: 'tabBarMinimizeBehavior' does not accept 'onScroll' [invalid-value]
    = help: did you mean 'onScrollDown'? It can be automatic, never,
    1 error in 1 file
    """),
  SmallRun(
    #"root compactTabIdentifiers: "a""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"compactTabIdentifiers": "a", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:27: error: 'compactTabIdentifiers' takes an array, but this is a string [wrong-type]
    = fix: put it in brackets: ["a"]
    1 error in 1 file
    """),
  SmallRun(
    #"root compactTabIdentifiers: ["a", "a"]"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"compactTabIdentifiers": ["a", "a"], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    ""),
  SmallRun(
    #"root compactTabIdentifiers: ["q"]"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"compactTabIdentifiers": ["q"], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:28: error: no tab or group has the identifier 'q' [unknown-identifier]
    = note: the system silently ignores it: the intended tab is missing in the
    = help: the root tabs are 'a' and 'b'
    1 error in 1 file
    """),
  SmallRun(
    #"root prominentTabIdentifier: ["a"]"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"prominentTabIdentifier": ["a"], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:28: error: 'prominentTabIdentifier' takes a string, but this is an array [wrong-type]
    1 error in 1 file
    """),
  SmallRun(
    #"root prominentTabIdentifier: "q""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"prominentTabIdentifier": "q", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:28: error: no tab or group has the identifier 'q' [unknown-identifier]
    = note: the system silently ignores it: no tab is emphasized
    = help: the root tabs are 'a' and 'b'
    1 error in 1 file
    """),
  SmallRun(
    "root customizationIdentifier: 1", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"customizationIdentifier": 1, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:29: error: 'customizationIdentifier' takes a string, but this is a number [wrong-type]
    = fix: write it in double quotes: "1"
    1 error in 1 file
    """),
  SmallRun(
    "root isTabBarHidden: 1", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"isTabBarHidden": 1, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:20: error: 'isTabBarHidden' takes true or false, but this is a number [wrong-type]
    = fix: write true (may change the layout)
    1 error in 1 file
    """),
  SmallRun(
    #"root initialTabIdentifier: "q""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"initialTabIdentifier": "q", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:26: error: no tab or group has the identifier 'q' [unknown-identifier]
    = note: the app opens on the first tab
    = help: the tabs are 'a' and 'b'
    1 error in 1 file
    """),
  SmallRun(
    "root initialTabIdentifier: 1", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"initialTabIdentifier": 1, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:26: error: 'initialTabIdentifier' takes a string, but this is a number [wrong-type]
    = fix: write it in double quotes: "1"
    1 error in 1 file
    """),
  SmallRun(
    #"root horizontalSizeClass: "wide""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"horizontalSizeClass": "wide", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:25: error: 'horizontalSizeClass' does not accept 'wide' [invalid-value]
    = help: did you mean 'regular'? It can be compact, regular
    = fix: write 'regular' (may change the layout)
    1 error in 1 file
    """),
  SmallRun(
    "root tabbar: true", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabbar": true, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:2: error: a tab spec has no key 'tabbar' [unknown-key]
    = help: did you mean 'tabBarMinimizeBehavior'?
    = fix: write 'tabBarMinimizeBehavior' (may change the layout)
    1 error in 1 file
    """),
  SmallRun(
    "root Tabs: []", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"Tabs": [], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:2: error: a tab spec has no key 'Tabs' [unknown-key]
    = help: 'tabs' is there already; remove this one
    1 error in 1 file
    """),
  SmallRun(
    #"root selectedTab: "a""#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"selectedTab": "a", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:2: error: a tab spec has no key 'selectedTab' [unknown-key]
    = help: did you mean 'initialTabIdentifier'?
    = fix: write 'initialTabIdentifier' (may change the layout)
    1 error in 1 file
    """),
  SmallRun(
    #"root conditions: ["x"]"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"conditions": ["x"], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:16: error: 'conditions' takes an object, but this is an array [wrong-type]
    = help: write an object, as in {"signedIn": {"meaning": "Somebody is signed
    1 error in 1 file
    """),
  SmallRun(
    #"root conditions: {"x": 1}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"conditions": {"x": 1}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:22: error: 'x' takes an object, but this is a number [wrong-type]
    = help: write an object, as in {"meaning": "Somebody is signed in."}
    1 error in 1 file
    """),
  SmallRun(
    #"root conditions: {"x y": {"meaning": "m"}}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"conditions": {"x y": {"meaning": "m"}}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:17: error: 'x y' cannot be the name of a condition [invalid-value]
    = help: write a letter, then letters and digits, as in signedIn: it becomes
    1 error in 1 file
    """),
  SmallRun(
    #"root conditions: {"x": {}}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"conditions": {"x": {}}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:22: error: a condition needs the key 'meaning' [missing-key]
    = help: add it, as in "meaning": "Somebody is signed in."
    1 error in 1 file
    """),
  SmallRun(
    #"root conditions: {"x": {"meaning": "m", "usually": "no"}}"#,
    ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"conditions": {"x": {"meaning": "m", "usually": "no"}}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:50: error: 'usually' takes true or false, but this is a string [wrong-type]
    = fix: write false, without quotes (may change the layout)
    1 error in 1 file
    """),
  SmallRun(
    #"root conditions: {"x": {"meaning": ""}}"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"conditions": {"x": {"meaning": ""}}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:34: error: 'meaning' is empty [invalid-value]
    = help: write a name, or leave the key out
    1 error in 1 file
    """),
  SmallRun(
    "root variants: {}", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"variants": {}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:14: error: 'variants' takes an array, but this is an object [wrong-type]
    = help: write an array, as in [{"availability": {"platforms": ["iPadOS"]},
    1 error in 1 file
    """),
  SmallRun(
    "root variants: [{}]", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"variants": [{}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:15: error: a variant needs a key besides 'availability' [missing-key]
    = help: add what differs there, as in "mode": "tabSidebar"; it takes mode,
    a.json:1:15: error: a variant needs the key 'availability' [missing-key]
    = help: add it, as in "availability": {"platforms": ["iPadOS"]}
    2 errors in 1 file
    """),
  SmallRun(
    #"root variants: [{"availability": {"platforms": ["iOS"]}}]"#,
    ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"variants": [{"availability": {"platforms": ["iOS"]}}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:15: error: a variant needs a key besides 'availability' [missing-key]
    = help: add what differs there, as in "mode": "tabSidebar"; it takes mode,
    1 error in 1 file
    """),
  SmallRun(
    #"root variants: [{"mode": "tabBar"}]"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"variants": [{"mode": "tabBar"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:15: error: a variant needs the key 'availability' [missing-key]
    = help: add it, as in "availability": {"platforms": ["iPadOS"]}
    1 error in 1 file
    """),
  SmallRun(
    #"root variants: [{"availability": {}, "tabs": []}]"#, ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"variants": [{"availability": {}, "tabs": []}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:15: error: a variant needs a key besides 'availability' [missing-key]
    = help: add what differs there, as in "mode": "tabSidebar"; it takes mode,
    a.json:1:32: error: the 'availability' of a variant is empty [invalid-value]
    = help: specify where it applies, as in {"platforms": ["iPadOS"]}, or write
    a.json:1:36: error: a variant has no key 'tabs' [unknown-key]
    = help: its keys are availability, mode, compactTabIdentifiers,
    3 errors in 1 file
    """),
  SmallRun(
    #"root variants: [{"availability": {"platforms": ["iOS"]}, "mode": "x"}]"#,
    ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"variants": [{"availability": {"platforms": ["iOS"]}, "mode": "x"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:64: error: unknown mode 'x' [invalid-value]
    = help: it takes automatic, tabBar, tabSidebar
    1 error in 1 file
    """),
  SmallRun(
    #"root suppress: [{"rule": "no-such", "reason": "x"}]"#,
    ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"suppress": [{"rule": "no-such", "reason": "x"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    ""),
  SmallRun(
    "a key twice", ["validate", "a.json", "--no-config"],
    ["a.json": #"{"tabs": [{"identifier": "a", "identifier": "b", "title": "A"}]}"#],
    only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:31: error: duplicate key 'identifier' [duplicate-key]
    = note: first here
    = help: keep one of the two; which one counts is not defined in JSON
    1 error in 1 file
    """),
  SmallRun(
    "a search tab with keys that it does not have", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A"},
        {"type": "search", "children": [], "isSidebarDestination": true, "sidebarActions": []}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:3:22: error: a search tab has no key 'children' [unknown-key]
    = help: it belongs to a group: write 'group', or drop 'type'
    a.json:3:38: error: a search tab has no key 'isSidebarDestination' [unknown-key]
    = help: it belongs to a group; a node is what its 'type' says, and a group
    a.json:3:68: error: a search tab has no key 'sidebarActions' [unknown-key]
    = help: it belongs to a group; a node is what its 'type' says, and a group
    3 errors in 1 file
    """),
  SmallRun(
    "references that are nobody's", ["validate", "a.json", "--no-config"],
    [
      "a.json": """
      {"compactTabIdentifiers": ["x", "Home", "hom"], "prominentTabIdentifier": "x", "tabs": [
        {"identifier": "home", "title": "HOME"},
        {"identifier": "g", "title": "G", "defaultChildIdentifier": "home", "displayOrderIdentifiers": ["home", "X", "y"], "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["error", "warning", "help:", "fix:", "note:"],
    """
    a.json:1:28: error: 'x' is not a root tab: it is inside 'G' [compact-tab-not-root]
    = note: it is here
    = help: name the root group instead, 'g', in the order of 'tabs'
    a.json:1:33: error: no tab or group has the identifier 'Home' [unknown-identifier]
    = note: the system silently ignores it: the intended tab is missing in the
    = help: did you mean 'home'?
    = fix: write 'home' (may change the layout)
    a.json:1:41: error: no tab or group has the identifier 'hom' [unknown-identifier]
    = note: the system silently ignores it: the intended tab is missing in the
    = help: did you mean 'home'?
    = fix: write 'home' (may change the layout)
    a.json:3:63: error: 'home' is not a child of 'G' [default-child-not-child]
    = note: it is here
    = help: its only child is 'x'
    a.json:3:107: error: no tab or group has the identifier 'X' [unknown-identifier]
    = note: the system silently ignores it: the intended child keeps its place
    = help: did you mean 'x'?
    = fix: write 'x' (may change the layout)
    a.json:3:112: error: no tab or group has the identifier 'y' [unknown-identifier]
    = note: the system silently ignores it: the intended child keeps its place
    = help: the group's only child is 'x'
    6 errors in 1 file
    """),
  SmallRun(
    "traitOverrides, and a key that begins like another of its length", ["lint", "a.json"],
    [
      "a.json": """
      {"traitOverrides": {"horizontalSizeClass": "compact"}, "tabs": [
        {"identifier": "a", "title": "A", "image": "star", "allowsHidimg": true},
        {"identifier": "b", "title": "B", "image": "heart"}]}
      """
    ], only: ["error", "help:", "fix:", "compact"],
    """
    a.json:1:2: error: a tab spec has no key 'traitOverrides' [unknown-key]
    1 │ {"traitOverrides": {"horizontalSizeClass": "compact"}, "tabs": [
    = help: a width that the app overrides is written "horizontalSizeClass":
    "compact"
    a.json:2:54: error: a tab has no key 'allowsHidimg' [unknown-key]
    = help: did you mean 'allowsHiding'?
    = fix: write 'allowsHiding' (may change the layout)
    2 errors in 1 file
    """),
  SmallRun(
    "several platforms instead of an object", ["validate", "a.json"],
    [
      "a.json": """
      {"tabs": [{"identifier": "a", "title": "A", "availability": ["iPad", "iPhone"]}]}
      """
    ], only: ["help", "fix"],
    """
    = help: write an object, as in {"platforms": ["iPadOS"]}
    """),

  SmallRun(
    "two titles for an accessory", ["validate", "a.json"],
    [
      "a.json": """
      {"bottomAccessory": ["Now", "Next"], "tabs": [{"identifier": "a", "title": "A"}]}
      """
    ], only: ["help", "fix"],
    """
    = help: write an object, as in {"title": "Now Playing"}
    """),
]
