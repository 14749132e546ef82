import TabModel

@testable import TabLint

extension RuleBoundaryTests {
  // MARK: - Parts of specs

  static let signedIn = #""conditions": {"signedIn": {"meaning": "Somebody is signed in."}}"#
  static let homeAndStars = #"""
    {"identifier": "home", "title": "Home", "image": "house"},
    {"identifier": "stars", "title": "Stars", "image": "star"}
    """#

  private static func variants(_ list: String) -> String {
    #"{"variants": [\#(list)], "tabs": [\#(homeAndStars)]}"#
  }

  /// A tab for signed-in users, or for signed-out ones.
  private static func tab(_ name: String, _ state: String) -> String {
    #"{"identifier": "\#(name)", "title": "\#(name)", "image": "\#(name).circle", "availability": {\#(state)}}"#
  }

  private static let member = #""when": ["signedIn"]"#
  private static let guest = #""unless": ["signedIn"]"#

  // MARK: - Conditions

  static let conditions: [Case] = [
    Case(
      .unknownCondition, "in a variant, empty, and declared",
      #"""
      {\#(signedIn),
       "variants": [{"availability": {"unless": [↓"signedOut"]}, "initialTabIdentifier": "stars"}],
       "tabs": [\#(homeAndStars), \#(tab("a", member)), \#(tab("b", #""when": [↓""]"#))]}
      """#, says: ["'signedOut'", "an empty string"]),
    Case(
      .unusedCondition, "named by a variant alone",
      #"""
      {\#(signedIn),
       "variants": [{"availability": {\#(guest)}, "initialTabIdentifier": "stars"}],
       "tabs": [\#(homeAndStars)]}
      """#),
    Case(
      .unusedCondition, "silent about what a misspelt name is meant for",
      #"{\#(signedIn), "tabs": [\#(homeAndStars), \#(tab("a", #""when": ["signedin"]"#))]}"#),
    Case(
      .unusedCondition, "not silent where no name is like it",
      #"""
      {"conditions": {↓"beta": {"meaning": "New things are tried."}, "signedIn": {"meaning": "In."}},
       "tabs": [\#(homeAndStars), \#(tab("a", #""when": ["signedin"]"#))]}
      """#),
    Case(
      .unusedVariant, "behind one that matches wherever it does",
      variants(
        #"{"availability": {"platforms": ["iOS", "iPadOS"]}, "initialTabIdentifier": "stars"}, ↓{"availability": {"platforms": ["iPadOS"]}, "initialTabIdentifier": "home"}"#
      )),
    Case(
      .unusedVariant, "behind one that matches only partly",
      variants(
        #"{"availability": {"platforms": ["iPadOS"]}, "initialTabIdentifier": "stars"}, {"availability": {"platforms": ["iOS", "iPadOS"]}, "initialTabIdentifier": "home"}"#
      )),
    Case(
      .unusedVariant, "with another key than the one that is taken before it",
      variants(
        #"{"availability": {"platforms": ["iPadOS"]}, "initialTabIdentifier": "stars"}, {"availability": {"platforms": ["iPadOS"]}, "customizationIdentifier": "main"}"#
      )),
    Case(
      .unusedVariant, "the default where there is nothing else",
      variants(#"↓{"availability": {"platforms": ["iOS"]}, "isTabBarHidden": false}"#)),
    Case(
      .unusedVariant, "the default where the root says something else",
      #"""
      {"isTabBarHidden": true, "tabs": [\#(homeAndStars)],
       "variants": [{"availability": {"platforms": ["iOS"]}, "isTabBarHidden": false}]}
      """#),
    Case(
      .unusedVariant, "what the root says",
      #"""
      {"sidebar": {"preferredLayout": "tile"}, "tabs": [\#(homeAndStars)], \#(targets("iPadOS")),
       "variants": [↓{"availability": {"horizontalSizeClass": "regular"},
                      "sidebar": {"preferredLayout": "tile", "preferredPlacement": "automatic"}}]}
      """#),
    Case(
      .unusedVariant, "a property that came later",
      #"""
      {\#(targets("iOS")), "tabs": [\#(homeAndStars)],
       "variants": [↓{"availability": {"maximumVersion": "18.9"}, "bottomAccessory": {"title": "A"}}]}
      """#),
    Case(
      .unusedVariant, "silent about a property that its platform lacks",
      #"""
      {"tabs": [\#(homeAndStars)],
       "variants": [{"availability": {"platforms": ["tvOS"]}, "sidebar": {"isHidden": false}}]}
      """#),
    Case(
      .unusedVariant, "for a state that is not the usual one",
      #"""
      {\#(signedIn), "tabs": [\#(homeAndStars)],
       "variants": [{"availability": {\#(guest)}, "initialTabIdentifier": "stars"}]}
      """#),
    Case(
      .unusedVariant, "silent about an unknown condition",
      variants(#"{"availability": {"when": ["beta"]}, "initialTabIdentifier": "stars"}"#)),
    Case(
      .repeatedIdentifier, "the '*' is one character at least",
      #"""
      {"tabs": [\#(homeAndStars), {"identifier": "g", "title": "G", "image": "g.circle", "children": [
        {"identifier": "a.*", "title": "A", "repeats": {"samples": []}},
        {"identifier": "a.", "title": "B"}, {"identifier": ↓"a.b", "title": "C"}]}]}
      """#),
    Case(
      .repeatedIdentifier, "of one pattern twice, at the later",
      #"""
      {"tabs": [
        {"identifier": "a.*", "title": "A", "image": "a.circle", "repeats": {"samples": ["X", "Z"]}},
        {"identifier": ↓"a.*", "title": "B", "image": "b.circle", "repeats": {"samples": ["Y"]}}]}
      """#),
    Case(
      .duplicateIdentifier, "silent about patterns",
      #"""
      {"tabs": [
        {"identifier": "a.*", "title": "A", "image": "a.circle", "repeats": {"samples": ["X", "Z"]}},
        {"identifier": "a.*", "title": "B", "image": "b.circle", "repeats": {"samples": ["Y"]}}]}
      """#),
    Case(
      .repeatedIdentifier, "what is below is not compared, and may have a '*'",
      #"""
      {"tabs": [{"identifier": "a.*", "title": "A", "image": "a.circle",
        "repeats": {"samples": ["X", "Y"]}, "children": [
          {"identifier": "a.all", "title": "All"}, {"identifier": "a.*.new", "title": "New"}]}]}
      """#),
    Case(
      .repeatedIdentifier, "of the search tab",
      #"""
      {"tabs": [{"identifier": "*", "title": "A", "image": "a.circle", "repeats": {"samples": ["X"]}},
        ↓{"type": "search"}]}
      """#, says: ["fits '*'"]),
    Case(
      .repeatedIdentifier, "two '*', and one",
      #"""
      {"tabs": [
        ↓{"identifier": "a.*.*", "title": "A", "image": "a.circle", "repeats": {"samples": ["X"]}},
        {"identifier": "b.*.c", "title": "B", "image": "b.circle", "repeats": {"samples": ["Y"]}}]}
      """#, says: ["two '*'"]),
    Case(
      .unknownIdentifier, "what the app selects, at the root and in a variant",
      #"""
      {"initialTabIdentifier": ↓"Home", "tabs": [\#(homeAndStars)],
       "variants": [{"availability": {"platforms": ["iPadOS"]}, "initialTabIdentifier": ↓"start"}]}
      """#, helps: ["did you mean 'home'?"]),
    Case(
      .unknownIdentifier, "what the app selects in a group, and what a screen leads to",
      #"""
      {"initialTabIdentifier": "b", "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle", "leadsTo": ["b", ↓"c"]},
        {"identifier": "g", "title": "G", "image": "g.circle", "children": [
          {"identifier": "b", "title": "B"}]}]}
      """#),
    Case(
      .unknownIdentifier, "repeated, from outside and from inside",
      #"""
      {"compactTabIdentifiers": ["home", ↓"a.*", "stars"], "tabs": [
        {"identifier": "home", "title": "Home", "image": "house", "leadsTo": [↓"a.*.new"]},
        {"identifier": "stars", "title": "Stars", "image": "star"},
        {"identifier": "a.*", "title": "A", "image": "a.circle", "repeats": {"samples": ["X"]},
         "defaultChildIdentifier": "a.*.new", "displayOrderIdentifiers": ["a.*.new"], "children": [
          {"identifier": "a.*.all", "title": "All", "leadsTo": ["a.*.new", "a.*", "home"]},
          {"identifier": "a.*.new", "title": "New"}]}]}
      """#, says: ["stands for any number"]),
    Case(
      .unknownIdentifier, "the children of a group that are repeated",
      #"""
      {"tabs": [\#(homeAndStars), {"identifier": "g", "title": "G", "image": "g.circle",
        "defaultChildIdentifier": ↓"a.*", "displayOrderIdentifiers": [↓"a.*"], "children": [
          {"identifier": "a.*", "title": "A", "repeats": {"samples": ["X"]}},
          {"identifier": "b", "title": "B"}]}]}
      """#),
    Case(
      .compactTabNotRoot, "silent about what is below a repeated node",
      #"""
      {"compactTabIdentifiers": ["home", "a.new", "stars"], "tabs": [\#(homeAndStars),
        {"identifier": "a.*", "title": "A", "image": "a.circle", "repeats": {"samples": ["X"]},
         "children": [{"identifier": "a.new", "title": "New"}]}]}
      """#),

    // Where there are states
    Case(
      .singleTab, "in a state that is not the usual one",
      #"{\#(signedIn), "tabs": ↓[{"identifier": "home", "title": "Home"}, \#(tab("a", member))]}"#,
      messages: ["the bar has fewer than two items when signedIn does not hold"]),
    Case(
      .singleTab, "on some devices of a state",
      #"""
      {\#(signedIn), \#(iPhoneAndPad), "tabs": ↓[{"identifier": "home", "title": "Home"},
        \#(tab("a", #""platforms": ["iPadOS"]"#)), \#(tab("b", member))]}
      """#,
      messages: [
        "the bar has fewer than two items on iPhone and iPhone Duo when signedIn does not hold"
      ]),
    Case(
      .singleTab, "in the usual state only that one is named",
      #"""
      {"conditions": {"beta": {"meaning": "New things are tried.", "usually": false}},
       \#(targets("iOS")), "tabs": ↓[{"identifier": "home", "title": "Home"},
        \#(tab("a", #""when": ["beta"]"#))]}
      """#, messages: ["the bar has fewer than two items"]),
    Case(
      .duplicateIdentifier, "where one condition excludes both at once",
      #"{\#(signedIn), "tabs": [\#(homeAndStars), \#(tab("a", member)), \#(tab("a", guest))]}"#),
    Case(
      .duplicateIdentifier, "where two conditions can hold at once",
      #"""
      {"conditions": {"beta": {"meaning": "B.", "usually": false}, "signedIn": {"meaning": "S."}},
       "tabs": [\#(homeAndStars), \#(tab("a", member)),
        {"identifier": ↓"a", "title": "Lab", "image": "b.circle", "availability": {"when": ["beta"]}}]}
      """#),
    Case(
      .missingImage, "in several states together, the unusual one named",
      #"""
      {\#(signedIn), \#(targets("iOS")), "tabs": [\#(homeAndStars),
        ↓{"identifier": "a", "title": "Inbox", "availability": {\#(member)}},
        {"identifier": "b", "title": "Join", "availability": {\#(guest)}}]}
      """#, says: ["'Inbox' and 'Join' (when signedIn does not hold) have no images"]),
    Case(
      .layoutChangesWithRelease, "in one state, not from one state to another",
      #"{\#(signedIn), \#(targets("iOS")), "tabs": [\#(homeAndStars), \#(tab("a", member))]}"#),
    Case(
      .layoutChangesWithRelease, "in a state that is not the usual one",
      #"""
      {\#(signedIn), \#(targets("iOS")), "tabs": ↓[\#(homeAndStars),
        \#(tab("a", guest + #", "minimumVersion": "26.0""#))]}
      """#, says: ["when signedIn does not hold"]),

    // Keys of the root in variants
    Case(
      .hiddenTabBar, "in a variant, where it counts",
      variants(#"{"availability": {"platforms": ["iOS"]}, "isTabBarHidden": ↓true}"#),
      messages: ["the tab bar is hidden from the start on iPhone and iPhone Duo"]),
    Case(
      .hiddenTabBar, "at the root, but a variant takes its place everywhere",
      #"""
      {"isTabBarHidden": true, \#(targets("iOS")), "tabs": [\#(homeAndStars)],
       "variants": [{"availability": {"platforms": ["iOS"]}, "isTabBarHidden": false}]}
      """#),
    Case(
      .groupInTabBarMode, "in variants for an iPad and for an iPhone",
      #"""
      {"tabs": [\#(homeAndStars), {"identifier": "g", "title": "G", "image": "g.circle",
        "children": [{"identifier": "a", "title": "A"}]}],
       "variants": [{"availability": {"platforms": ["iPadOS"]}, "mode": ↓"tabBar"},
                    {"availability": {"platforms": ["iOS"]}, "mode": "tabBar"}]}
      """#, says: ["on iPad,"]),
    Case(
      .sidebarBottomBar, "in variants for a Mac and for an iPad",
      #"""
      {"mode": "tabSidebar", "tabs": [\#(homeAndStars)], "variants": [
        {"availability": {"platforms": ["macCatalyst"]}, "sidebar": {"bottomBar": ↓{"title": "A"}}},
        {"availability": {"platforms": ["iPadOS"]}, "sidebar": {"bottomBar": {"title": "A"}}}]}
      """#),
    Case(
      .sidebarHiddenAtStart, "in a variant",
      #"""
      {"mode": "tabSidebar", "tabs": [\#(homeAndStars)], "variants": [
        {"availability": {"platforms": ["iPadOS"]}, "sidebar": {"isHidden": ↓true}}]}
      """#, messages: ["the sidebar is hidden at the start in a regular iPad window"]),
    Case(
      .sidebarHiddenAtStart, "in a variant where there is no sidebar anyway",
      #"""
      {"mode": "tabSidebar", "tabs": [\#(homeAndStars)], "variants": [
        {"availability": {"horizontalSizeClass": "compact"}, "sidebar": {"isHidden": ↓true}}]}
      """#, messages: ["the sidebar is hidden at the start"]),
    Case(
      .sidebarOnIphone, "in variants for an iPhone and for an iPad",
      #"""
      {"tabs": [\#(homeAndStars)], "variants": [
        {"availability": {"platforms": ["iOS"]}, "sidebar": {"preferredPlacement": ↓"sidebar"}},
        {"availability": {"platforms": ["iPadOS"]}, "sidebar": {"preferredPlacement": "sidebar"}}]}
      """#),
    Case(
      .sidebarWithoutGroups, "in a variant, and where another has something for the sidebar",
      #"""
      {\#(iPhoneAndPad), "tabs": [\#(homeAndStars)], "variants": [
        {"availability": {"platforms": ["iPadOS"]}, "mode": ↓"tabSidebar"},
        {"availability": {"platforms": ["iOS"]}, "customizationIdentifier": "main"}]}
      """#),
    Case(
      .sidebarWithoutGroups, "where the variant has something for the sidebar",
      #"""
      {\#(iPhoneAndPad), "tabs": [\#(homeAndStars)], "variants": [
        {"availability": {"platforms": ["iPadOS"]}, "mode": "tabSidebar",
         "customizationIdentifier": "main"}]}
      """#),
    Case(
      .compactOrder, "in a variant",
      variants(
        #"{"availability": {"platforms": ["iPadOS"]}, "compactTabIdentifiers": ↓["stars", "home"]}"#
      )
    ),
    Case(
      .compactParity, "in the variant that leaves it out",
      #"""
      {\#(iPhoneAndPad), "tabs": [\#(homeAndStars),
        {"identifier": "a", "title": "A", "image": "a.circle"}], "variants": [
        {"availability": {"platforms": ["iPadOS"]}, "compactTabIdentifiers": ↓["home", "stars"]}]}
      """#, says: ["in a compact iPad window"], helps: ["leadsTo"]),
    Case(
      .compactParity, "where a screen leads there",
      #"""
      {\#(targets("iPadOS")), "compactTabIdentifiers": ["home", "stars"], "tabs": [
        {"identifier": "home", "title": "Home", "image": "house", "leadsTo": ["a"]},
        {"identifier": "stars", "title": "Stars", "image": "star"},
        {"identifier": "a", "title": "A", "image": "a.circle"}]}
      """#),
    Case(
      .noEffect, "an empty list of a variant, which has another key",
      variants(
        #"{"availability": {"platforms": ["iPadOS"]}, "compactTabIdentifiers": ↓[], "initialTabIdentifier": "stars"}"#
      ), helps: ["remove 'compactTabIdentifiers'"]),
    Case(
      .noEffect, "a list of a variant for no bar at the bottom, which has no other key",
      variants(
        #"{"availability": {"platforms": ["macCatalyst"]}, "compactTabIdentifiers": ↓["home", "stars"]}"#
      ), helps: ["remove the variant"]),
    Case(
      .noEffect, "a sidebar of a variant that never matches",
      #"""
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}], "tabs": [\#(homeAndStars)],
       "variants": [{"availability": {"maximumVersion": "18.0"}, "sidebar": {"preferredPlacement": "sidebar"}}]}
      """#),
    Case(
      .noEffect, "an empty list in a variant, in place of one that filters",
      #"""
      {"compactTabIdentifiers": ["home", "stars"], "tabs": [\#(homeAndStars)],
       "variants": [{"availability": {"platforms": ["iPadOS"]}, "compactTabIdentifiers": []}]}
      """#),
    Case(
      .noEffect, "lists without anything in them",
      #"""
      {"tabs": [\#(homeAndStars),
        {"identifier": "a", "title": "A", "image": "a.circle", "leadsTo": ↓[], "live": ["title"]},
        {"identifier": "b", "title": "B", "image": "b.circle", "leadsTo": ["a"], "live": ↓[]}]}
      """#),
    Case(
      .propertyAvailability, "in a variant for a platform without it",
      variants(#"{"availability": {"platforms": ["tvOS"]}, "sidebar": ↓{"isHidden": false}}"#),
      says: ["on Apple TV"]),
    Case(
      .propertyAvailability, "in a variant for several platforms",
      variants(
        #"{"availability": {"platforms": ["tvOS", "iPadOS"]}, "sidebar": {"isHidden": false}}"#)),
    Case(
      .propertyNewerThanTarget, "in variants for all releases and for those that have it",
      #"""
      {\#(iPhoneAndPad), "tabs": [\#(homeAndStars)], "variants": [
        {"availability": {"platforms": ["iOS"]}, "bottomAccessory": ↓{"title": "A"}},
        {"availability": {"platforms": ["iPadOS"], "minimumVersion": "26.0"},
         "bottomAccessory": {"title": "A"}}]}
      """#),
    Case(
      .opensOnSearch, "where the app selects another tab",
      #"{"initialTabIdentifier": "home", "tabs": [{"type": "search"}, \#(homeAndStars)]}"#),
    Case(
      .opensOnSearch, "where the app selects search itself",
      #"""
      {"initialTabIdentifier": "com.apple.UIKit.Search", "tabs": [\#(homeAndStars), {"type": "search"}]}
      """#),
    Case(
      .opensOnSearch, "where the app selects what is not there",
      #"""
      {\#(targets("iOS")), "initialTabIdentifier": "a", "tabs": [↓{"type": "search"}, \#(homeAndStars),
        {"identifier": "a", "title": "A", "image": "a.circle",
         "availability": {"platforms": ["iPadOS"]}}]}
      """#, helps: ["initialTabIdentifier"]),
    Case(
      .singleTab, "hidden on one platform",
      #"""
      {\#(iPhoneAndPad), "tabs": ↓[{"identifier": "home", "title": "Home"}], "variants": [
        {"availability": {"platforms": ["iPadOS"]}, "isTabBarHidden": true}]}
      """#, messages: ["the bar has fewer than two items on iPhone and iPhone Duo"]),
  ]
}
