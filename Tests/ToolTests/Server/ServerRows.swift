/// The fixes of a title that ends in a space.
private let fixesOfBlank =
  """
  character: 35
  line: 1
  character: 31
  line: 1
  newText: "A"
  character: 35
  line: 1
  character: 31
  line: 1
  kind: quickfix
  title: Write "A"
  character: 35
  line: 1
  character: 31
  line: 1
  newText: , "suppress": [{"rule": "invisible-characters", "reason": "The reason why the rule does not apply here."}]
  character: 52
  line: 1
  character: 52
  line: 1
  kind: quickfix
  title: Suppress 'invisible-characters' here
  """

let serverRows: [ServerRow] = [
  ServerRow(
    "a hover of a key", "hover",
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
     "tabs": [
      {"identifier": "a", "title": "A", "image": "star"},
      {"identifier": "g", "title": "G", "image": "book", "defaultChildIdentifier": "x",
       "children": [{"identifier": "x", "title": "X", "isHid^den": true}, {"identifier": "y", "title": "Y"}]},
      {"type": "search", "isEnabled": false}],
     "prominentTabIdentifier": "a"}
    """,
    """
    kind: markdown
    value: True if the node is hidden in the sidebar.  
    UITab.isHidden, since 18.0.  
    Default: false.

    [Apple's page](https://developer.apple.com/documentation/uikit/uitab/ishidden)
    character: 60
    line: 4
    character: 50
    line: 4
    """),
  ServerRow(
    "a hover of a value", "hover",
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSide^bar",
     "tabs": [
      {"identifier": "a", "title": "A", "image": "star"},
      {"identifier": "g", "title": "G", "image": "book", "defaultChildIdentifier": "x",
       "children": [{"identifier": "x", "title": "X", "isHidden": true}, {"identifier": "y", "title": "Y"}]},
      {"type": "search", "isEnabled": false}],
     "prominentTabIdentifier": "a"}
    """,
    """
    kind: markdown
    value: tabSidebar: a bar and a sidebar
    character: 84
    line: 0
    character: 72
    line: 0
    """),
  ServerRow(
    "a hover of the second condition", "hover",
    """
    {"conditions": {"first": {"meaning": "The first."}, "second": {"meaning": "The second."}},
     "tabs": [
      {"identifier": "a", "title": "A", "image": "star", "availability": {"when": ["sec^ond"]}},
      {"identifier": "b", "title": "B", "image": "heart", "availability": {"unless": ["first"]}}]}
    """,
    """
    kind: markdown
    value: The second.
    character: 87
    line: 2
    character: 79
    line: 2
    """),
  ServerRow(
    "a hover of a tab", "hover",
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
     "tabs": [
      {"identifier": "^a", "title": "A", "image": "star"},
      {"identifier": "g", "title": "G", "image": "book", "defaultChildIdentifier": "x",
       "children": [{"identifier": "x", "title": "X", "isHidden": true}, {"identifier": "y", "title": "Y"}]},
      {"type": "search", "isEnabled": false}],
     "prominentTabIdentifier": "a"}
    """,
    """
    kind: markdown
    value: | Where | Place | Taps |
    | --- | --- | --- |
    | iPad (compact, or regular in portrait) | in the bar | 1 tap |
    | iPad (regular in landscape) | in the sidebar | 1 tap |
    character: 20
    line: 2
    character: 17
    line: 2
    """),
  ServerRow(
    "a hover of a button", "hover",
    """
    {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
     "tabs": [
      {"identifier": "a", "title": "A", "image": "star"},
      {"identifier": "g", "title": "G", "image": "book", "children": [
        {"identifier": "b", "title": "^B", "image": "plus", "performsAction": true}]}]}
    """,
    """
    kind: markdown
    value: | Where | Place | Taps |
    | --- | --- | --- |
    | everywhere | a button, not a destination |  |
    character: 36
    line: 4
    character: 33
    line: 4
    """),
  ServerRow(
    "a hover of a child", "hover",
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
     "tabs": [
      {"identifier": "a", "title": "A", "image": "star"},
      {"identifier": "g", "title": "G", "image": "book", "defaultChildIdentifier": "x",
       "children": [{"identifier": "^x", "title": "X", "isHidden": true}, {"identifier": "y", "title": "Y"}]},
      {"type": "search", "isEnabled": false}],
     "prominentTabIdentifier": "a"}
    """,
    """
    kind: markdown
    value: | Where | Place | Taps |
    | --- | --- | --- |
    | iPad (compact, or regular in portrait) | through the group's screen | 2 taps |
    | iPad (regular in landscape) | through the group's screen | 3 taps |
    character: 34
    line: 4
    character: 31
    line: 4
    """),
  ServerRow(
    "a hover of a platform", "hover",
    """
    {"targets": [{"platform": "iPad^OS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
     "tabs": [
      {"identifier": "a", "title": "A", "image": "star"},
      {"identifier": "g", "title": "G", "image": "book", "defaultChildIdentifier": "x",
       "children": [{"identifier": "x", "title": "X", "isHidden": true}, {"identifier": "y", "title": "Y"}]},
      {"type": "search", "isEnabled": false}],
     "prominentTabIdentifier": "a"}
    """,
    """
    kind: markdown
    value: iPadOS: iPad
    character: 34
    line: 0
    character: 26
    line: 0
    """),
  ServerRow(
    "a hover of nothing", "hover",
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
     "tabs": [
     ^ {"identifier": "a", "title": "A", "image": "star"},
      {"identifier": "g", "title": "G", "image": "book", "defaultChildIdentifier": "x",
       "children": [{"identifier": "x", "title": "X", "isHidden": true}, {"identifier": "y", "title": "Y"}]},
      {"type": "search", "isEnabled": false}],
     "prominentTabIdentifier": "a"}
    """,
    ""),
  ServerRow(
    "a hover of a finding", "hover",
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
     "tabs": [
      {"identifier": "a", "title": "A", "image": "star"},
      {"identifier": "g", "title": "G", "image": "book", "defaultChildIdentifier": "x",
       "children": [{"identifier": "x", "title": "X", "isHidden": true}, {"identifier": "y", "title": "Y"}]},
      {"type": "search", "isEnabled": fa^lse}],
     "prominentTabIdentifier": "a"}
    """,
    """
    kind: markdown
    value: True if the tab can be selected.  
    UITab.isEnabled, since 18.4.  
    Default: true.

    [Apple's page](https://developer.apple.com/documentation/uikit/uitab/isenabled)
    character: 39
    line: 5
    character: 34
    line: 5
    """),
  ServerRow(
    "completion of values", "completion",
    #"{"mode": "^"}"#,
    """
    documentation: automatic: tabSidebar if a root node is a group, else tabBar
    kind: 12
    label: automatic
    newText: "automatic"
    character: 11
    line: 0
    character: 9
    line: 0
    documentation: tabBar: a bar only
    kind: 12
    label: tabBar
    newText: "tabBar"
    character: 11
    line: 0
    character: 9
    line: 0
    documentation: tabSidebar: a bar and a sidebar
    kind: 12
    label: tabSidebar
    newText: "tabSidebar"
    character: 11
    line: 0
    character: 9
    line: 0
    """),
  ServerRow(
    "completion of a list's third platform", "completion",
    #"{"tabs": [{"identifier": "a", "availability": {"platforms": ["iOS", "iPadOS", "^"]}}]}"#,
    """
    kind: 12
    label: macCatalyst
    newText: "macCatalyst"
    character: 80
    line: 0
    character: 78
    line: 0
    kind: 12
    label: tvOS
    newText: "tvOS"
    character: 80
    line: 0
    character: 78
    line: 0
    kind: 12
    label: visionOS
    newText: "visionOS"
    character: 80
    line: 0
    character: 78
    line: 0
    """),
  ServerRow(
    "completion of a placement", "completion",
    #"{"tabs": [{"identifier": "a", "preferredPlacement": "^"}]}"#,
    """
    documentation: automatic: default on a root node, optional below the root
    kind: 12
    label: automatic
    newText: "automatic"
    character: 54
    line: 0
    character: 52
    line: 0
    documentation: default: in the middle of the bar; users can move, remove and add it
    kind: 12
    label: default
    newText: "default"
    character: 54
    line: 0
    character: 52
    line: 0
    documentation: optional: not in the bar at first; users can add it
    kind: 12
    label: optional
    newText: "optional"
    character: 54
    line: 0
    character: 52
    line: 0
    documentation: movable: in the middle of the bar; users can move it
    kind: 12
    label: movable
    newText: "movable"
    character: 54
    line: 0
    character: 52
    line: 0
    documentation: pinned: at the trailing end of the bar, as an image without a title; it stays there
    kind: 12
    label: pinned
    newText: "pinned"
    character: 54
    line: 0
    character: 52
    line: 0
    documentation: fixed: at the leading end of the bar; it stays there
    kind: 12
    label: fixed
    newText: "fixed"
    character: 54
    line: 0
    character: 52
    line: 0
    documentation: sidebarOnly: only in the sidebar, but bars at the bottom have it
    kind: 12
    label: sidebarOnly
    newText: "sidebarOnly"
    character: 54
    line: 0
    character: 52
    line: 0
    """),
  ServerRow(
    "completion of a boolean", "completion",
    #"{"tabs": [{"identifier": "a", "isHidden": ^}]}"#,
    """
    kind: 12
    label: true
    newText: true
    character: 42
    line: 0
    character: 42
    line: 0
    kind: 12
    label: false
    newText: false
    character: 42
    line: 0
    character: 42
    line: 0
    """),
  ServerRow(
    "completion of keys of a target", "completion",
    #"{"targets": [{^}]}"#,
    """
    documentation: The platform that the app ships on.
    - iOS: iPhone
    - iPadOS: iPad
    - macCatalyst: Mac Catalyst
    - macOS: Mac, only in SwiftUI
    - tvOS: Apple TV
    - visionOS: Apple Vision Pro
    Required.
    kind: 10
    label: platform
    newText: "platform": "$1"
    character: 14
    line: 0
    character: 14
    line: 0
    documentation: The oldest release that the app supports, in iOS numbering.
    Required.
    kind: 10
    label: minimumVersion
    newText: "minimumVersion": "$1"
    character: 14
    line: 0
    character: 14
    line: 0
    """),
  ServerRow(
    "completion of keys of availability", "completion",
    #"{"tabs": [{"availability": {"platforms": ["iOS"], ^}}]}"#,
    """
    documentation: The width with the node or the variant.
    Default: both.
    kind: 10
    label: horizontalSizeClass
    newText: "horizontalSizeClass": "$1"
    character: 50
    line: 0
    character: 50
    line: 0
    documentation: The first release with the node or the variant.
    Default: any.
    kind: 10
    label: minimumVersion
    newText: "minimumVersion": "$1"
    character: 50
    line: 0
    character: 50
    line: 0
    documentation: The last release with the node or the variant.
    Default: any.
    kind: 10
    label: maximumVersion
    newText: "maximumVersion": "$1"
    character: 50
    line: 0
    character: 50
    line: 0
    documentation: The conditions that must be true.
    kind: 10
    label: when
    newText: "when": ["$1"]
    character: 50
    line: 0
    character: 50
    line: 0
    documentation: The conditions that must be false.
    kind: 10
    label: unless
    newText: "unless": ["$1"]
    character: 50
    line: 0
    character: 50
    line: 0
    """),
  ServerRow(
    "completion of platforms", "completion",
    #"{"targets": [{"platform": "^"}]}"#,
    """
    documentation: iOS: iPhone
    kind: 12
    label: iOS
    newText: "iOS"
    character: 28
    line: 0
    character: 26
    line: 0
    documentation: iPadOS: iPad
    kind: 12
    label: iPadOS
    newText: "iPadOS"
    character: 28
    line: 0
    character: 26
    line: 0
    documentation: macCatalyst: Mac Catalyst
    kind: 12
    label: macCatalyst
    newText: "macCatalyst"
    character: 28
    line: 0
    character: 26
    line: 0
    documentation: tvOS: Apple TV
    kind: 12
    label: tvOS
    newText: "tvOS"
    character: 28
    line: 0
    character: 26
    line: 0
    documentation: visionOS: Apple Vision Pro
    kind: 12
    label: visionOS
    newText: "visionOS"
    character: 28
    line: 0
    character: 26
    line: 0
    """),
  ServerRow(
    "completion of platforms of a list", "completion",
    #"{"tabs": [{"availability": {"platforms": ["iOS", "^"]}}]}"#,
    """
    kind: 12
    label: iPadOS
    newText: "iPadOS"
    character: 51
    line: 0
    character: 49
    line: 0
    kind: 12
    label: macCatalyst
    newText: "macCatalyst"
    character: 51
    line: 0
    character: 49
    line: 0
    kind: 12
    label: tvOS
    newText: "tvOS"
    character: 51
    line: 0
    character: 49
    line: 0
    kind: 12
    label: visionOS
    newText: "visionOS"
    character: 51
    line: 0
    character: 49
    line: 0
    """),
  ServerRow(
    "completion of a default child", "completion",
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
     "tabs": [
      {"identifier": "a", "title": "A", "image": "star"},
      {"identifier": "g", "title": "G", "image": "book", "defaultChildIdentifier": "^",
       "children": [{"identifier": "x", "title": "X", "isHidden": true}, {"identifier": "y", "title": "Y"}]},
      {"type": "search", "isEnabled": false}],
     "prominentTabIdentifier": "a"}
    """,
    """
    documentation: X
    kind: 18
    label: x
    newText: "x"
    character: 81
    line: 3
    character: 79
    line: 3
    documentation: Y
    kind: 18
    label: y
    newText: "y"
    character: 81
    line: 3
    character: 79
    line: 3
    """),
  ServerRow(
    "completion of the prominent tab", "completion",
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
     "tabs": [
      {"identifier": "a", "title": "A", "image": "star"},
      {"identifier": "g", "title": "G", "image": "book", "defaultChildIdentifier": "x",
       "children": [{"identifier": "x", "title": "X", "isHidden": true}, {"identifier": "y", "title": "Y"}]},
      {"type": "search", "isEnabled": false}],
     "prominentTabIdentifier": "^"}
    """,
    """
    documentation: A
    kind: 18
    label: a
    newText: "a"
    character: 29
    line: 6
    character: 27
    line: 6
    documentation: G
    kind: 18
    label: g
    newText: "g"
    character: 29
    line: 6
    character: 27
    line: 6
    kind: 18
    label: com.apple.UIKit.Search
    newText: "com.apple.UIKit.Search"
    character: 29
    line: 6
    character: 27
    line: 6
    """),
  ServerRow(
    "completion of compact tabs", "completion",
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
     "tabs": [
      {"identifier": "a", "title": "A", "image": "star"},
      {"identifier": "g", "title": "G", "image": "book", "defaultChildIdentifier": "x",
       "children": [{"identifier": "x", "title": "X", "isHidden": true}, {"identifier": "y", "title": "Y"}]},
      {"type": "search", "isEnabled": false}],
     "compactTabIdentifiers": ["a", "^"]}
    """,
    """
    documentation: G
    kind: 18
    label: g
    newText: "g"
    character: 34
    line: 6
    character: 32
    line: 6
    kind: 18
    label: com.apple.UIKit.Search
    newText: "com.apple.UIKit.Search"
    character: 34
    line: 6
    character: 32
    line: 6
    """),
  ServerRow(
    "completion of an order", "completion",
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
     "tabs": [
      {"identifier": "a", "title": "A", "image": "star"},
      {"identifier": "g", "title": "G", "image": "book", "displayOrderIdentifiers": ["^"],
       "children": [{"identifier": "x", "title": "X", "isHidden": true}, {"identifier": "y", "title": "Y"}]},
      {"type": "search", "isEnabled": false}],
     "prominentTabIdentifier": "a"}
    """,
    """
    documentation: X
    kind: 18
    label: x
    newText: "x"
    character: 83
    line: 3
    character: 81
    line: 3
    documentation: Y
    kind: 18
    label: y
    newText: "y"
    character: 83
    line: 3
    character: 81
    line: 3
    """),
  ServerRow(
    "completion of keys of the sidebar", "completion",
    #"{"sidebar": {"header": {"title": "H"}, ^}}"#,
    #"""
    documentation: True if the sidebar is hidden at first.
    UITabBarController.Sidebar.isHidden, since 18.0, not on tvOS.
    Default: the system decides.
    kind: 10
    label: isHidden
    newText: "isHidden": ${1:true}
    character: 39
    line: 0
    character: 39
    line: 0
    documentation: Whether the sidebar covers the content or is next to it.
    - automatic: overlap on iPhone and iPad, tile elsewhere
    - overlap: the sidebar covers the content
    - tile: it is next to the content
    UITabBarController.Sidebar.preferredLayout, since 18.0, not on tvOS.
    Default: automatic.
    Not on visionOS: overlap.
    kind: 10
    label: preferredLayout
    newText: "preferredLayout": "$1"
    character: 39
    line: 0
    character: 39
    line: 0
    documentation: Bar or sidebar, if they exclude each other.
    - automatic: the system decides
    - sidebar: a sidebar instead of the bar, on an iPhone of regular width in landscape
    - tabBar: the bar
    UITabBarController.Sidebar.preferredPlacement, since 27.0, not on tvOS.
    Default: automatic.
    kind: 10
    label: preferredPlacement
    newText: "preferredPlacement": "$1"
    character: 39
    line: 0
    character: 39
    line: 0
    documentation: A view below all rows, by its title.
    UITabBarController.Sidebar.footerContentConfiguration, since 18.0, not on tvOS.
    kind: 10
    label: footer
    newText: "footer": {$1\}
    character: 39
    line: 0
    character: 39
    line: 0
    documentation: A view fixed at the bottom, by its title.
    UITabBarController.Sidebar.bottomBarView, since 18.0, not on tvOS.
    kind: 10
    label: bottomBar
    newText: "bottomBar": {$1\}
    character: 39
    line: 0
    character: 39
    line: 0
    """#),
  ServerRow(
    "completion of a key in quotes", "completion",
    #"{"tabs": [{"identifier": "a", "title": "A", "isH^"}]}"#,
    #"""
    documentation: The class: UITab, UISearchTab or UITabGroup.
    - tab: UITab
    - search: UISearchTab
    - group: UITabGroup, a section with children
    Default: group if there are children, else tab.
    kind: 10
    label: type
    newText: "type": "$1"
    character: 49
    line: 0
    character: 44
    line: 0
    documentation: The image: the name of an SF Symbol, {"systemName": …} or {"asset": …}.
    UITab.image, since 18.0.
    kind: 10
    label: image
    newText: "image": "$1"
    character: 49
    line: 0
    character: 44
    line: 0
    documentation: The image while the tab is selected.
    UITab.selectedImage, since 26.1.
    kind: 10
    label: selectedImage
    newText: "selectedImage": "$1"
    character: 49
    line: 0
    character: 44
    line: 0
    documentation: A second line in the sidebar.
    UITab.subtitle, since 18.0.
    kind: 10
    label: subtitle
    newText: "subtitle": "$1"
    character: 49
    line: 0
    character: 44
    line: 0
    documentation: The text of the badge.
    UITab.badgeValue, since 18.0.
    kind: 10
    label: badgeValue
    newText: "badgeValue": "$1"
    character: 49
    line: 0
    character: 44
    line: 0
    documentation: The position in the bar, and what users can do with it.
    - automatic: default on a root node, optional below the root
    - default: in the middle of the bar; users can move, remove and add it
    - optional: not in the bar at first; users can add it
    - movable: in the middle of the bar; users can move it
    - pinned: at the trailing end of the bar, as an image without a title; it stays there
    - fixed: at the leading end of the bar; it stays there
    - sidebarOnly: only in the sidebar, but bars at the bottom have it
    UITab.preferredPlacement, since 18.0.
    Default: automatic.
    kind: 10
    label: preferredPlacement
    newText: "preferredPlacement": "$1"
    character: 49
    line: 0
    character: 44
    line: 0
    documentation: True if the node is hidden in the sidebar.
    UITab.isHidden, since 18.0.
    Default: false.
    kind: 10
    label: isHidden
    newText: "isHidden": ${1:true}
    character: 49
    line: 0
    character: 44
    line: 0
    documentation: True if the node is hidden until the user shows it.
    UITab.isHiddenByDefault, since 18.0.
    Default: false.
    kind: 10
    label: isHiddenByDefault
    newText: "isHiddenByDefault": ${1:true}
    character: 49
    line: 0
    character: 44
    line: 0
    documentation: True if users can hide and show the node.
    UITab.allowsHiding, since 18.0.
    Default: false.
    kind: 10
    label: allowsHiding
    newText: "allowsHiding": ${1:true}
    character: 49
    line: 0
    character: 44
    line: 0
    documentation: True if the tab can be selected.
    UITab.isEnabled, since 18.4.
    Default: true.
    kind: 10
    label: isEnabled
    newText: "isEnabled": ${1:false}
    character: 49
    line: 0
    character: 44
    line: 0
    documentation: The Swift type of the view controller that the node shows.
    kind: 10
    label: viewController
    newText: "viewController": "$1"
    character: 49
    line: 0
    character: 44
    line: 0
    documentation: True if the item performs an action instead of opening a section.
    Default: false.
    kind: 10
    label: performsAction
    newText: "performsAction": ${1:true}
    character: 49
    line: 0
    character: 44
    line: 0
    documentation: The keys that the app sets at run time, so that their values here are samples.
    Default: [].
    kind: 10
    label: live
    newText: "live": ["$1"]
    character: 49
    line: 0
    character: 44
    line: 0
    documentation: For a node that the app creates any number of times at run time.
    Default: one node.
    kind: 10
    label: repeats
    newText: "repeats": {$1\}
    character: 49
    line: 0
    character: 44
    line: 0
    documentation: The nodes that this node's screen opens, by a button or a row of its own.
    Default: [].
    kind: 10
    label: leadsTo
    newText: "leadsTo": ["$1"]
    character: 49
    line: 0
    character: 44
    line: 0
    documentation: The environments in which the node is present.
    Default: everywhere.
    kind: 10
    label: availability
    newText: "availability": {$1\}
    character: 49
    line: 0
    character: 44
    line: 0
    documentation: Suppressed rules for this node and its descendants.
    Default: [].
    kind: 10
    label: suppress
    newText: "suppress": [{$1\}]
    character: 49
    line: 0
    character: 44
    line: 0
    documentation: The nodes in the group.
    UITabGroup.children, since 18.0.
    kind: 10
    label: children
    newText: "children": [{$1\}]
    character: 49
    line: 0
    character: 44
    line: 0
    """#),
  ServerRow(
    "completion after the root", "completion",
    #"{"tabs": []}^"#,
    ""),
  ServerRow(
    "code actions of a disabled tab", "codeAction",
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
     "tabs": [
      {"identifier": "a", "title": "A", "image": "star"},
      {"identifier": "g", "title": "G", "image": "book", "defaultChildIdentifier": "x",
       "children": [{"identifier": "x", "title": "X", "isHidden": true}, {"identifier": "y", "title": "Y"}]},
      {"type": "search", "isEnabled": fa^lse}],
     "prominentTabIdentifier": "a"}
    """,
    """
    character: 39
    line: 5
    character: 34
    line: 5
    newText: 
    character: 39
    line: 5
    character: 19
    line: 5
    kind: quickfix
    title: Leave it enabled (may change the layout)
    character: 39
    line: 5
    character: 34
    line: 5
    newText: , "suppress": [{"rule": "disabled-tab", "reason": "The reason why the rule does not apply here."}]
    character: 39
    line: 5
    character: 39
    line: 5
    kind: quickfix
    title: Suppress 'disabled-tab' here
    """),
  ServerRow(
    "code actions of a hidden child", "codeAction",
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
     "tabs": [
      {"identifier": "a", "title": "A", "image": "star"},
      {"identifier": "g", "title": "G", "image": "book", "defaultChildIdentifier": "x",
       "children": [{"identifier": "x", "title": "X", "isHidden": tr^ue}, {"identifier": "y", "title": "Y"}]},
      {"type": "search", "isEnabled": false}],
     "prominentTabIdentifier": "a"}
    """,
    """
    character: 66
    line: 4
    character: 62
    line: 4
    newText: , "suppress": [{"rule": "hidden-for-good", "reason": "The reason why the rule does not apply here."}]
    character: 66
    line: 4
    character: 66
    line: 4
    kind: quickfix
    title: Suppress 'hidden-for-good' here
    """),
  ServerRow(
    "code actions where there is nothing", "codeAction",
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode^": "tabSidebar",
     "tabs": [
      {"identifier": "a", "title": "A", "image": "star"},
      {"identifier": "g", "title": "G", "image": "book", "defaultChildIdentifier": "x",
       "children": [{"identifier": "x", "title": "X", "isHidden": true}, {"identifier": "y", "title": "Y"}]},
      {"type": "search", "isEnabled": false}],
     "prominentTabIdentifier": "a"}
    """,
    ""),
  ServerRow(
    "a misspelt key", "codeAction",
    #"{"tabs": [{"identifer^": "a", "title": "A"}]}"#,
    """
    character: 22
    line: 0
    character: 11
    line: 0
    newText: "identifier"
    character: 22
    line: 0
    character: 11
    line: 0
    kind: quickfix
    title: Write 'identifier' (may change the layout)
    """),
  ServerRow(
    "definition of a reference", "definition",
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
     "tabs": [
      {"identifier": "a", "title": "A", "image": "star"},
      {"identifier": "g", "title": "G", "image": "book", "defaultChildIdentifier": "^x",
       "children": [{"identifier": "x", "title": "X", "isHidden": true}, {"identifier": "y", "title": "Y"}]},
      {"type": "search", "isEnabled": false}],
     "prominentTabIdentifier": "a"}
    """,
    """
    character: 34
    line: 4
    character: 31
    line: 4
    """),
  ServerRow(
    "definition of the search tab", "definition",
    #"{"prominentTabIdentifier": "^com.apple.UIKit.Search", "tabs": [{"identifier": "a", "title": "A"}, {"type": "search"}]}"#,
    """
    character: 114
    line: 0
    character: 106
    line: 0
    """),
  ServerRow(
    "completion of a prominent tab, without repeated ones", "completion",
    #"{"prominentTabIdentifier": "^", "tabs": [{"identifier": "r.*", "title": "R", "repeats": {"samples": []}}, {"type": "search"}]}"#,
    """
    kind: 18
    label: com.apple.UIKit.Search
    newText: "com.apple.UIKit.Search"
    character: 29
    line: 0
    character: 27
    line: 0
    """),
  ServerRow(
    "completion of a first tab, without those in repeated ones", "completion",
    #"{"initialTabIdentifier": "^", "tabs": [{"identifier": "r.*", "children": [{"identifier": "x"}], "repeats": {"samples": []}}, {"identifier": "b"}]}"#,
    """
    kind: 18
    label: b
    newText: "b"
    character: 27
    line: 0
    character: 25
    line: 0
    """),
  ServerRow(
    "references of a tab", "references", with: #"{"context": {"includeDeclaration": true}}"#,
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
     "tabs": [
      {"identifier": "^a", "title": "A", "image": "star"},
      {"identifier": "g", "title": "G", "image": "book", "defaultChildIdentifier": "x",
       "children": [{"identifier": "x", "title": "X", "isHidden": true}, {"identifier": "y", "title": "Y"}]},
      {"type": "search", "isEnabled": false}],
     "prominentTabIdentifier": "a"}
    """,
    """
    character: 20
    line: 2
    character: 17
    line: 2
    character: 30
    line: 6
    character: 27
    line: 6
    """),
  ServerRow(
    "references of a tab without itself", "references",
    with: #"{"context": {"includeDeclaration": false}}"#,
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
     "tabs": [
      {"identifier": "^a", "title": "A", "image": "star"},
      {"identifier": "g", "title": "G", "image": "book", "defaultChildIdentifier": "x",
       "children": [{"identifier": "x", "title": "X", "isHidden": true}, {"identifier": "y", "title": "Y"}]},
      {"type": "search", "isEnabled": false}],
     "prominentTabIdentifier": "a"}
    """,
    """
    character: 30
    line: 6
    character: 27
    line: 6
    """),
  ServerRow(
    "highlights", "documentHighlight",
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
     "tabs": [
      {"identifier": "^a", "title": "A", "image": "star"},
      {"identifier": "g", "title": "G", "image": "book", "defaultChildIdentifier": "x",
       "children": [{"identifier": "x", "title": "X", "isHidden": true}, {"identifier": "y", "title": "Y"}]},
      {"type": "search", "isEnabled": false}],
     "prominentTabIdentifier": "a"}
    """,
    """
    kind: 3
    character: 20
    line: 2
    character: 17
    line: 2
    kind: 2
    character: 30
    line: 6
    character: 27
    line: 6
    """),
  ServerRow(
    "what can be renamed", "prepareRename",
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
     "tabs": [
      {"identifier": "^a", "title": "A", "image": "star"},
      {"identifier": "g", "title": "G", "image": "book", "defaultChildIdentifier": "x",
       "children": [{"identifier": "x", "title": "X", "isHidden": true}, {"identifier": "y", "title": "Y"}]},
      {"type": "search", "isEnabled": false}],
     "prominentTabIdentifier": "a"}
    """,
    """
    placeholder: a
    character: 19
    line: 2
    character: 18
    line: 2
    """),
  ServerRow(
    "what cannot be renamed", "prepareRename",
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
     "tabs": [
      {"identifier": "a", "title": "^A", "image": "star"},
      {"identifier": "g", "title": "G", "image": "book", "defaultChildIdentifier": "x",
       "children": [{"identifier": "x", "title": "X", "isHidden": true}, {"identifier": "y", "title": "Y"}]},
      {"type": "search", "isEnabled": false}],
     "prominentTabIdentifier": "a"}
    """,
    ""),
  ServerRow(
    "a new name", "rename", with: #"{"newName": "b"}"#,
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
     "tabs": [
      {"identifier": "^a", "title": "A", "image": "star"},
      {"identifier": "g", "title": "G", "image": "book", "defaultChildIdentifier": "x",
       "children": [{"identifier": "x", "title": "X", "isHidden": true}, {"identifier": "y", "title": "Y"}]},
      {"type": "search", "isEnabled": false}],
     "prominentTabIdentifier": "a"}
    """,
    """
    newText: "b"
    character: 20
    line: 2
    character: 17
    line: 2
    newText: "b"
    character: 30
    line: 6
    character: 27
    line: 6
    """),
  ServerRow(
    "a name that is taken", "rename", with: #"{"newName": "x"}"#,
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
     "tabs": [
      {"identifier": "^a", "title": "A", "image": "star"},
      {"identifier": "g", "title": "G", "image": "book", "defaultChildIdentifier": "x",
       "children": [{"identifier": "x", "title": "X", "isHidden": true}, {"identifier": "y", "title": "Y"}]},
      {"type": "search", "isEnabled": false}],
     "prominentTabIdentifier": "a"}
    """,
    "another node already has the identifier 'x'"),
  ServerRow(
    "an empty name", "rename", with: #"{"newName": ""}"#,
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
     "tabs": [
      {"identifier": "^a", "title": "A", "image": "star"},
      {"identifier": "g", "title": "G", "image": "book", "defaultChildIdentifier": "x",
       "children": [{"identifier": "x", "title": "X", "isHidden": true}, {"identifier": "y", "title": "Y"}]},
      {"type": "search", "isEnabled": false}],
     "prominentTabIdentifier": "a"}
    """,
    "an identifier must not be empty"),
  ServerRow(
    "symbols", "documentSymbol",
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode^": "tabSidebar",
     "tabs": [
      {"identifier": "a", "title": "A", "image": "star"},
      {"identifier": "g", "title": "G", "image": "book", "defaultChildIdentifier": "x",
       "children": [{"identifier": "x", "title": "X", "isHidden": true}, {"identifier": "y", "title": "Y"}]},
      {"type": "search", "isEnabled": false}],
     "prominentTabIdentifier": "a"}
    """,
    """
    detail: a
    kind: 8
    name: A
    character: 52
    line: 2
    character: 2
    line: 2
    character: 20
    line: 2
    character: 17
    line: 2
    detail: x
    kind: 8
    name: X
    character: 67
    line: 4
    character: 16
    line: 4
    character: 34
    line: 4
    character: 31
    line: 4
    detail: y
    kind: 8
    name: Y
    character: 102
    line: 4
    character: 69
    line: 4
    character: 87
    line: 4
    character: 84
    line: 4
    detail: g
    kind: 2
    name: G
    character: 104
    line: 4
    character: 2
    line: 3
    character: 20
    line: 3
    character: 17
    line: 3
    detail: com.apple.UIKit.Search
    kind: 24
    name: Search
    character: 40
    line: 5
    character: 2
    line: 5
    character: 3
    line: 5
    character: 2
    line: 5
    """),
  ServerRow(
    "hints", "inlayHint",
    with:
      #"{"range": {"start": {"line": 0, "character": 0}, "end": {"line": 99, "character": 0}}}"#,
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode^": "tabSidebar",
     "tabs": [
      {"identifier": "a", "title": "A", "image": "star"},
      {"identifier": "g", "title": "G", "image": "book", "defaultChildIdentifier": "x",
       "children": [{"identifier": "x", "title": "X", "isHidden": true}, {"identifier": "y", "title": "Y"}]},
      {"type": "search", "isEnabled": false}],
     "prominentTabIdentifier": "a"}
    """,
    """
    label: iPad bar 1, sidebar
    character: 34
    line: 2
    tooltip: iPad (compact, or regular in portrait): in the bar, 1 tap
    iPad (regular in landscape): in the sidebar, 1 tap
    label: iPad bar 2, heading
    character: 34
    line: 3
    tooltip: iPad (compact, or regular in portrait): in the bar, 1 tap
    iPad (regular in landscape): after hiding the sidebar, 2 taps
    label: iPad hidden
    character: 48
    line: 4
    tooltip: iPad (compact, or regular in portrait): through the group's screen, 2 taps
    iPad (regular in landscape): through the group's screen, 3 taps
    label: iPad sidebar
    character: 101
    line: 4
    tooltip: iPad (compact): through the group's screen, 2 taps
    iPad (regular in portrait): after showing the sidebar, 2 taps
    iPad (regular in landscape): in the sidebar, 1 tap
    label: iPad bar 3, sidebar
    character: 40
    line: 5
    tooltip: iPad (compact, or regular in portrait): in the bar, 1 tap
    iPad (regular in landscape): in the sidebar, 1 tap
    """),
  ServerRow(
    "hints of a part", "inlayHint",
    with:
      #"{"range": {"start": {"line": 2, "character": 0}, "end": {"line": 2, "character": 99}}}"#,
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode^": "tabSidebar",
     "tabs": [
      {"identifier": "a", "title": "A", "image": "star"},
      {"identifier": "g", "title": "G", "image": "book", "defaultChildIdentifier": "x",
       "children": [{"identifier": "x", "title": "X", "isHidden": true}, {"identifier": "y", "title": "Y"}]},
      {"type": "search", "isEnabled": false}],
     "prominentTabIdentifier": "a"}
    """,
    """
    label: iPad bar 1, sidebar
    character: 34
    line: 2
    tooltip: iPad (compact, or regular in portrait): in the bar, 1 tap
    iPad (regular in landscape): in the sidebar, 1 tap
    """),
  ServerRow(
    "hints on several devices", "inlayHint",
    with:
      #"{"range": {"start": {"line": 0, "character": 0}, "end": {"line": 99, "character": 0}}}"#,
    """
    {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "tvOS", "minimumVersion": "27.0"},
      {"platform": "macCatalyst", "minimumVersion": "27.0"}], "mode^": "tabSidebar",
     "tabs": [
      {"identifier": "a", "title": "A", "leadsTo": ["h"]},
      {"identifier": "b", "title": "B"}, {"identifier": "c", "title": "C"},
      {"identifier": "d", "title": "D"}, {"identifier": "e", "title": "E"},
      {"identifier": "h", "title": "H", "isHidden": true},
      {"identifier": "i", "title": "I", "isHiddenByDefault": true, "allowsHiding": true},
      {"identifier": "j", "title": "J", "availability": {"platforms": ["tvOS"]}},
      {"type": "search"}]}
    """,
    """
    label: iPhone 1 · Apple TV 1 · Mac sidebar
    character: 34
    line: 3
    tooltip: iPhone, iPhone Duo and Apple TV: in the bar, 1 tap
    Mac: in the sidebar, 1 tap
    label: iPhone 2 · Apple TV 2 · Mac sidebar
    character: 34
    line: 4
    tooltip: iPhone, iPhone Duo and Apple TV: in the bar, 1 tap
    Mac: in the sidebar, 1 tap
    label: iPhone 3 · Apple TV 3 · Mac sidebar
    character: 69
    line: 4
    tooltip: iPhone, iPhone Duo and Apple TV: in the bar, 1 tap
    Mac: in the sidebar, 1 tap
    label: iPhone 4 · Apple TV 4 · Mac sidebar
    character: 34
    line: 5
    tooltip: iPhone, iPhone Duo and Apple TV: in the bar, 1 tap
    Mac: in the sidebar, 1 tap
    label: iPhone More · Apple TV 5 · Mac sidebar
    character: 69
    line: 5
    tooltip: iPhone and iPhone Duo: in More, 2 taps
    Apple TV: in the bar, 1 tap
    Mac: in the sidebar, 1 tap
    label: iPhone More · Apple TV 6 · Mac hidden
    character: 34
    line: 6
    tooltip: iPhone and iPhone Duo: in More, 2 taps
    Apple TV: in the bar, 1 tap
    Mac: from another tab's screen, 2 taps
    label: iPhone More · Apple TV 7 · Mac hidden
    character: 34
    line: 7
    tooltip: iPhone and iPhone Duo: in More, 2 taps
    Apple TV: in the bar, 1 tap
    Mac: only after customizing
    label: Apple TV 8
    character: 34
    line: 8
    tooltip: iPhone, iPhone Duo and Mac: not there
    Apple TV: in the bar, 1 tap
    label: iPhone More · Apple TV 9 · Mac sidebar
    character: 20
    line: 9
    tooltip: iPhone and iPhone Duo: in More, 2 taps
    Apple TV: in the bar, 1 tap
    Mac: in the sidebar, 1 tap
    """),
  ServerRow(
    "hints of SwiftUI", "inlayHint",
    with:
      #"{"range": {"start": {"line": 0, "character": 0}, "end": {"line": 99, "character": 0}}}"#,
    """
    {"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "27.0"},
      {"platform": "visionOS", "minimumVersion": "27.0"}], "mode^": "tabBar",
     "tabs": [
      {"identifier": "a", "title": "A"}, {"type": "search"},
      {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
    """,
    """
    label: iPhone 1 · Apple Vision Pro 1
    character: 34
    line: 3
    tooltip: everywhere: in the bar, 1 tap
    label: iPhone 2 · Apple Vision Pro 2
    character: 55
    line: 3
    tooltip: everywhere: in the bar, 1 tap
    label: Apple Vision Pro 3
    character: 34
    line: 4
    tooltip: everywhere: not a destination, but its tabs are
    label: iPhone 3 · Apple Vision Pro out of reach
    character: 81
    line: 4
    tooltip: iPhone and iPhone Duo: in the bar, 1 tap
    Apple Vision Pro: out of reach
    """),
  ServerRow(
    "folds", "foldingRange",
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode^": "tabSidebar",
     "tabs": [
      {"identifier": "a", "title": "A", "image": "star"},
      {"identifier": "g", "title": "G", "image": "book", "defaultChildIdentifier": "x",
       "children": [{"identifier": "x", "title": "X", "isHidden": true}, {"identifier": "y", "title": "Y"}]},
      {"type": "search", "isEnabled": false}],
     "prominentTabIdentifier": "a"}
    """,
    """
    endLine: 5
    startLine: 0
    endLine: 4
    startLine: 1
    """),
  ServerRow(
    "links", "documentLink",
    #"{"$schema": "https://x.org/a.json", ^"tabs": [{"identifier": "a", "title": "A", "suppress": [{"rule": "disabled-tab", "reason": "r"}]}]}"#,
    """
    character: 33
    line: 0
    character: 13
    line: 0
    target: https://x.org/a.json
    tooltip: The JSON Schema
    character: 114
    line: 0
    character: 102
    line: 0
    target: https://developer.apple.com/design/human-interface-guidelines/tab-bars
    tooltip: Every node can be selected.
    """),
  ServerRow(
    "a link to a file beside", "documentLink",
    #"{"$schema": "./s.json", ^"tabs": []}"#,
    """
    character: 21
    line: 0
    character: 13
    line: 0
    target: file:///app/./s.json
    tooltip: The JSON Schema
    """),
  ServerRow(
    "a link to an absolute path", "documentLink",
    #"{"$schema": "/s.json", ^"tabs": []}"#,
    """
    character: 20
    line: 0
    character: 13
    line: 0
    target: file:///s.json
    tooltip: The JSON Schema
    """),
  ServerRow(
    "no link to another scheme", "documentLink",
    #"{"$schema": "http://x.org/a.json", ^"tabs": []}"#,
    ""),
  ServerRow(
    "completion before a key without a value", "completion",
    #"{"suppress": [{^, "reason" }]}"#,
    """
    documentation: The id of the rule.
    Required.
    kind: 10
    label: rule
    newText: "rule": "$1"
    character: 15
    line: 0
    character: 15
    line: 0
    """),
  ServerRow(
    "no hover of a condition in an object", "hover",
    """
    {"conditions": {"first": {"meaning": "The first."}}, "tabs": [
      {"identifier": "a", "title": "A", "availability": {"when": {"x": "fir^st"}}}]}
    """,
    ""),
  ServerRow(
    "references in the order of children", "references",
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
      {"identifier": "a", "title": "A", "leadsTo": ["x"]},
      {"identifier": "g", "title": "G", "defaultChildIdentifier": "x", "displayOrderIdentifiers": ["y", "x"],
       "children": [{"identifier": "^x", "title": "X"}, {"identifier": "y", "title": "Y"}]}]}
    """,
    """
    character: 51
    line: 1
    character: 48
    line: 1
    character: 65
    line: 2
    character: 62
    line: 2
    character: 103
    line: 2
    character: 100
    line: 2
    character: 34
    line: 3
    character: 31
    line: 3
    """),
  ServerRow(
    "references at the root and in a variant", "references",
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "compactTabIdentifiers": ["b", "a"],
     "prominentTabIdentifier": "a", "initialTabIdentifier": "a",
     "variants": [{"availability": {"platforms": ["iPadOS"]}, "initialTabIdentifier": "a"}], "tabs": [
      {"identifier": "^a", "title": "A"}, {"identifier": "b", "title": "B"}]}
    """,
    """
    character: 98
    line: 0
    character: 95
    line: 0
    character: 30
    line: 1
    character: 27
    line: 1
    character: 59
    line: 1
    character: 56
    line: 1
    character: 85
    line: 2
    character: 82
    line: 2
    character: 20
    line: 3
    character: 17
    line: 3
    """),
  ServerRow(
    "hints after the first tab", "inlayHint",
    with: #"{"range": {"start": {"line": 2, "character": 0}, "end": {"line": 9, "character": 0}}}"#,
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs^": [
      {"identifier": "a", "title": "A"},
      {"identifier": "b", "title": "B"}]}
    """,
    """
    label: iPad 2
    character: 34
    line: 2
    tooltip: everywhere: in the bar, 1 tap
    """),
  ServerRow(
    "a hint at the cursor", "inlayHint",
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
      {"identifier": "a", "title": "A"},
      {"identifier": "b", "title": "B"^}]}
    """,
    """
    label: iPad 2
    character: 34
    line: 2
    tooltip: everywhere: in the bar, 1 tap
    """),
  ServerRow(
    "no hint of a tab that new releases lack", "inlayHint",
    with: #"{"range": {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}}"#,
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}], "tabs^": [
      {"identifier": "a", "title": "A"},
      {"identifier": "b", "title": "B"},
      {"identifier": "c", "title": "C", "availability": {"maximumVersion": "18.0"}}]}
    """,
    """
    label: iPad 1
    character: 34
    line: 1
    tooltip: everywhere: in the bar, 1 tap
    label: iPad 2
    character: 34
    line: 2
    tooltip: everywhere: in the bar, 1 tap
    """),
  ServerRow(
    "hints from a line that is no number", "inlayHint",
    with:
      #"{"range": {"start": {"line": "2", "character": "0"}, "end": {"line": 9, "character": 0}}}"#,
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs^": [
      {"identifier": "a", "title": "A"},
      {"identifier": "b", "title": "B"}]}
    """,
    """
    label: iPad 1
    character: 34
    line: 1
    tooltip: everywhere: in the bar, 1 tap
    label: iPad 2
    character: 34
    line: 2
    tooltip: everywhere: in the bar, 1 tap
    """),
  ServerRow(
    "no key for an object after the end", "codeAction",
    #"{"tabs": [{"identifier": "a", "title": "A"}]} ^{}"#,
    ""),
  ServerRow(
    "no keys for an object after a missing comma", "codeAction",
    #"{"tabs": [{"identifier": "a", "title": "A"}^{"a"]}"#,
    ""),
  ServerRow(
    "hints to a line beyond all numbers", "inlayHint",
    with:
      #"{"range": {"start": {"line": 2, "character": 0}, "end": {"line": 99999999999999999999, "character": 0}}}"#,
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs^": [
      {"identifier": "a", "title": "A"},
      {"identifier": "b", "title": "B"}]}
    """,
    """
    label: iPad 2
    character: 34
    line: 2
    tooltip: everywhere: in the bar, 1 tap
    """),
  ServerRow(
    "the definition before an identifier", "definition",
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "initialTabIdentifier": ^"b", "tabs": [
      {"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}]}
    """,
    """
    character: 55
    line: 1
    character: 52
    line: 1
    """),
  ServerRow(
    "the definition after an identifier", "definition",
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "initialTabIdentifier": "b"^, "tabs": [
      {"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}]}
    """,
    """
    character: 55
    line: 1
    character: 52
    line: 1
    """),
  ServerRow(
    "no definition after a comma", "definition",
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "initialTabIdentifier": "b",^ "tabs": [
      {"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}]}
    """,
    ""),
  ServerRow(
    "references of a condition with the name of a tab", "references",
    """
    {"conditions": {"a": {"meaning": "A."}}, "initialTabIdentifier": "a", "tabs": [
      {"identifier": "a", "title": "A"},
      {"identifier": "b", "title": "B", "availability": {"when": ["^a"]}}]}
    """,
    """
    character: 19
    line: 0
    character: 16
    line: 0
    character: 65
    line: 2
    character: 62
    line: 2
    """),
  ServerRow(
    "references of a tab with the name of a condition", "references",
    """
    {"conditions": {"a": {"meaning": "A."}}, "initialTabIdentifier": "^a", "tabs": [
      {"identifier": "a", "title": "A"},
      {"identifier": "b", "title": "B", "availability": {"unless": ["a"]}}]}
    """,
    """
    character: 68
    line: 0
    character: 65
    line: 0
    character: 20
    line: 1
    character: 17
    line: 1
    """),
  ServerRow(
    "references of a condition in a variant", "references",
    with: #"{"context": {"includeDeclaration": false}}"#,
    """
    {"conditions": {"in": {"meaning": "Signed in."}}, "mode": "tabBar",
     "variants": [{"availability": {"unless": ["in"]}, "mode": "tabSidebar"}], "tabs": [
      {"identifier": "a", "title": "A", "availability": {"when": ["^in"]}}, {"identifier": "b", "title": "B"}]}
    """,
    """
    character: 47
    line: 1
    character: 43
    line: 1
    character: 66
    line: 2
    character: 62
    line: 2
    """),
  ServerRow(
    "a fix at the start of a finding", "codeAction",
    with: #"{"context": {"only": ["quickfix"]}}"#,
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
      {"identifier": "a", "title": ^"A ", "image": "star"}, {"identifier": "b", "title": "B", "image": "moon"}]}
    """,
    fixesOfBlank),
  ServerRow(
    "a fix at the end of a finding", "codeAction",
    with: #"{"context": {"only": ["quickfix"]}}"#,
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
      {"identifier": "a", "title": "A "^, "image": "star"}, {"identifier": "b", "title": "B", "image": "moon"}]}
    """,
    fixesOfBlank),
  ServerRow(
    "no fix before a finding", "codeAction",
    with: #"{"context": {"only": ["quickfix"]}}"#,
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
      {"identifier": "a", "title":^ "A ", "image": "star"}, {"identifier": "b", "title": "B", "image": "moon"}]}
    """,
    ""),
  ServerRow(
    "no fix after a finding", "codeAction",
    with: #"{"context": {"only": ["quickfix"]}}"#,
    """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
      {"identifier": "a", "title": "A ",^ "image": "star"}, {"identifier": "b", "title": "B", "image": "moon"}]}
    """,
    ""),
  ServerRow(
    "a name that fits the pattern of a repeated tab", "rename", with: #"{"newName": "list.9"}"#,
    #"{"tabs": [{"identifier": "ho^me", "title": "Home"}, {"identifier": "list.*", "title": "List", "repeats": {"samples": ["X"]}}]}"#,
    #"""
    'list.9' fits 'list.*', the identifiers of 'List'
    """#),
  ServerRow(
    "a repeated tab without a place for the item", "rename", with: #"{"newName": "list"}"#,
    #"{"tabs": [{"identifier": "home", "title": "Home"}, {"identifier": "li^st.*", "title": "List", "repeats": {"samples": ["X"]}}]}"#,
    #"""
    the identifier of 'List', which is repeated, has no '*'
    """#),
  ServerRow(
    "a name beside an error that was there before", "rename", with: #"{"newName": "start"}"#,
    #"{"initialTabIdentifier": "gone", "tabs": [{"identifier": "ho^me", "title": "Home"}]}"#,
    #"""
    newText: "start"
    character: 63
    line: 0
    character: 57
    line: 0
    """#),
  ServerRow(
    "completion of a release", "completion",
    #"{"targets": [{"platform": "iOS", "minimumVersion": ^}]}"#,
    """
    kind: 21
    label: 27.0
    newText: "27.0"
    character: 51
    line: 0
    character: 51
    line: 0
    kind: 21
    label: 26.0
    newText: "26.0"
    character: 51
    line: 0
    character: 51
    line: 0
    kind: 21
    label: 18.0
    newText: "18.0"
    character: 51
    line: 0
    character: 51
    line: 0
    """),
  ServerRow(
    "symbols of a search tab", "documentSymbol",
    #"{"tabs": [{"type": "search", "title": "S"}^]}"#,
    """
    detail: com.apple.UIKit.Search
    kind: 24
    name: S
    character: 42
    line: 0
    character: 10
    line: 0
    character: 41
    line: 0
    character: 38
    line: 0
    """),
]
