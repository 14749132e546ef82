@testable import TabLint

/// Every member of the lists that the text of a rule has, and what is like a member.
extension RuleBoundaryTests {
  static let lists = [
    Case(
      .actionLikeTab, "every title of an action",
      of([
        "Add", "Compose", "Create", "Post", "Write", "Upload", "Share", "Refresh", "New Post",
        "New Message", "New Note", "Sign In", "Sign Out", "Log In", "Log Out",
      ]) { #"↓{"identifier": "a\#($0)", "title": "\#($1)"}"# }),
    Case(
      .actionLikeTab, "titles that are like those of actions",
      of(["Added", "Posts", "New", "Note", "Message", "Sign", "Logs", "Sharing", "Sign  In"]) {
        #"{"identifier": "a\#($0)", "title": "\#($1)"}"#
      }),
    Case(
      .actionLikeTab, "every symbol of an action",
      of([
        "plus", "plus.circle", "plus.square", "plus.app", "plus.bubble", "plus.message",
        "square.and.pencil", "camera", "plus.fill", "plus.circle.fill", "plus.square.fill",
        "plus.app.fill", "plus.bubble.fill", "plus.message.fill", "square.and.pencil.fill",
        "camera.fill",
      ]) { #"↓{"identifier": "a\#($0)", "title": "A", "image": "\#($1)"}"# }),
    Case(
      .actionLikeTab, "symbols that are like those of actions",
      of(["plus.rectangle", "camera.macro", "square.and.pencil.circle", "pencil", "Plus"]) {
        #"{"identifier": "a\#($0)", "title": "A", "image": "\#($1)", "selectedImage": "plus"}"#
      }),
    Case(
      .badgeValue, "digits, pluses and marks",
      of(["0", "007", "12+", "!", "99999"]) {
        #"{"identifier": "a\#($0)", "title": "A", "badgeValue": "\#($1)"}"#
      }),
    Case(
      .badgeValue, "what is like digits, pluses and marks",
      of(["٣", " 1", "1 ", "1!", "+1", "1+2", "!+", "", " ", "-1", "1.5", "New"]) {
        #"{"identifier": "a\#($0)", "title": "A", "badgeValue": ↓"\#($1)"}"#
      }),
    Case(
      .propertyAvailability, "everything that Apple TV lacks",
      """
      {\(targets("tvOS", "27.0")), "mode": ↓"tabSidebar", "prominentTabIdentifier": ↓"t1",
       "tabBarMinimizeBehavior": ↓"onScrollDown", "bottomAccessory": ↓{"title": "A"},
       "sidebar": ↓{"preferredLayout": "overlap"}, "tabs": [\(tabs(1)),
        {"type": "search", "automaticallyActivatesSearch": ↓true},
        \(group("g", tab("a", "A"), #", "sidebarActions": ↓[]"#)),
        \(group("h", tab("b", "B"), #", "sidebarAppearance": ↓"automatic""#)),
        \(group("i", tab("c", "C"), #", "isSidebarDestination": ↓true"#)),
        \(group("j", tab("d", "D"), #", "isCollapsedByDefault": ↓true"#))]}
      """),
    Case(
      .propertyAvailability, "what Apple TV has, and Booleans with their defaults",
      """
      {\(targets("tvOS", "27.0")), "mode": "tabBar", "tabBarMinimizeBehavior": "automatic",
       "compactTabIdentifiers": ["t1"], "customizationIdentifier": "c", "isTabBarHidden": true,
       "tabs": [\(tabs(1, #", "preferredPlacement": "pinned", "selectedImage": "star""#)),
        {"type": "search", "automaticallyActivatesSearch": false},
        \(group("g", tab("a", "A", #", "isEnabled": false"#),
          #", "isSidebarDestination": false, "isCollapsedByDefault": false"#))]}
      """),
    Case(
      .propertyAvailability, "everything that an Apple Vision Pro lacks",
      """
      {\(targets("visionOS", "27.0")), "tabBarMinimizeBehavior": ↓"onScrollUp",
       "bottomAccessory": ↓{"title": "A"}, "sidebar": {"preferredLayout": ↓"overlap"},
       "tabs": [\(tabs(1)), {"type": "search", "automaticallyActivatesSearch": ↓true}]}
      """),
    Case(
      .propertyAvailability, "what an Apple Vision Pro has",
      """
      {\(targets("visionOS", "27.0")), "mode": "tabSidebar", "tabBarMinimizeBehavior": "automatic",
       "prominentTabIdentifier": "t1", "sidebar": {"preferredLayout": "tile", "isHidden": true},
       "tabs": [\(tabs(1)), \(group("g", tab("a", "A"),
        #", "sidebarActions": [{"title": "N"}], "isCollapsedByDefault": true"#))]}
      """),
    Case(
      .propertyNewerThanTarget, "everything that came after 18.9",
      newer(
        "18.9", all: true, in26: true, in261: true,
        says: #""automaticallyActivatesSearch": ↓true"#)),
    Case(
      .propertyNewerThanTarget, "everything that came after 26.0",
      newer(
        "26.0", all: true, in26: false, in261: true,
        says: #""automaticallyActivatesSearch": true"#)),
    Case(
      .propertyNewerThanTarget, "everything that came after 26.1",
      newer(
        "26.1", all: true, in26: false, in261: false,
        says: #""automaticallyActivatesSearch": true"#)),
    Case(
      .propertyNewerThanTarget, "nothing that came after 27.0",
      newer(
        "27.0", all: false, in26: false, in261: false,
        says: #""automaticallyActivatesSearch": true"#)),
    Case(
      .identifierFromTitle, "the prefix that most of them share",
      of([".", "-", "_", "/", ":"], around: "\(sidebar), ") {
        let mark = $0 == 0 ? "↓" : ""
        return #"""
          {"identifier": \#(mark)"x.Home\#($0)", "title": "Home\#($0)"},
          {"identifier": "x\#($1)Radio\#($0)", "title": "Radio\#($0)"}
          """#
      }),
    Case(
      .identifierFromTitle, "a prefix that ends in a slash",
      """
      {\(sidebar), "tabs": [\(marked("a/b/Home", "Home")), \(tab("a/b/Radio", "Radio"))]}
      """),
    Case(
      .identifierFromTitle, "a prefix that ends in a low line",
      """
      {\(sidebar), "tabs": [\(marked("t_Home", "Home")), \(tab("t_Radio", "Radio"))]}
      """),
    Case(
      .identifierFromTitle, "a prefix that ends in a hyphen",
      """
      {\(sidebar), "tabs": [\(marked("t-Home", "Home")), \(tab("t-Radio", "Radio"))]}
      """),
    Case(
      .identifierFromTitle, "prefixes that end in a blank, a plus or a digit",
      """
      {\(sidebar), "tabs": [\(tab("t Home", "Home")), \(tab("t Radio", "Radio")),
        \(tab("t+Art", "Art")), \(tab("t+News", "News")), \(tab("t1Films", "Films")),
        \(tab("t1Books", "Books"))]}
      """),
    Case(
      .identifierFromTitle, "titles in letters of any kind, also of groups and what is in them",
      """
      {\(sidebar), "tabs": [{"identifier": ↓"家", "title": "家", "children": [\(tab("ǅ", "ǅ"))]},
        \(tab("x", "X"))]}
      """, says: ["the identifiers of '家' and 'ǅ' are their titles"]),
    Case(
      .identifierFromTitle, "two of three, beside search tabs",
      """
      {\(sidebar), "tabs": [\(marked("Home", "Home")), \(tab("Radio", "Radio")), \(tab("x", "X")),
        {"type": "search", "title": "com.apple.UIKit.Search"}, {"type": "search"}]}
      """),
    Case(
      .longTitle, "groups of any level, one character less and more",
      """
      {"tabs": [{"identifier": "g", "title": "\(text(24))", "children": [
        {"identifier": "h", "title": ↓"\(text(25))", "children": []}]},
        {"identifier": "i", "title": ↓"\(text(25))", "children": []}]}
      """, says: ["is 25 characters long, more than 24 for a group"]),
    Case(
      .longTitle, "tabs and search tabs in groups, one character less and more",
      """
      {"tabs": [\(group("g", """
        {"identifier": "a", "title": "\(text(32))"}, {"identifier": "b", "title": ↓"\(text(33))"},
        {"type": "search", "title": "\(text(32))"}, {"type": "search", "title": ↓"\(text(33))"}
        """))]}
      """, says: ["is 33 characters long, more than 32 for a tab in a group"]),
    Case(
      .longTitle, "limits of one's own",
      """
      {"tabs": [{"identifier": "a", "title": "\(text(3))"}, {"identifier": "b", "title": ↓"\(text(4))"},
        {"identifier": "g", "title": "\(text(4))", "children": [
          {"identifier": "c", "title": "\(text(5))"}, {"identifier": "d", "title": ↓"\(text(6))"}]},
        {"identifier": "h", "title": ↓"\(text(5))", "children": []}]}
      """, options: [.rootTitle: 3, .groupTitle: 4, .otherTitle: 5]),
    Case(
      .invisibleCharacters, "each text of a node, at the first in the document",
      """
      {"tabs": [
        {"subtitle": ↓"a ", "identifier": "a", "title": "A "},
        {"badgeValue": ↓" 1", "subtitle": "\\u200B", "identifier": "b", "title": "B"},
        {"title": "C", "identifier": ↓"c ", "badgeValue": "1 "},
        {"type": "search", "title": ↓"\\u00ADA"}, {"type": "search", "identifier": ↓" x"},
        \(group("g", #"{"identifier": "d", "title": ↓"\#u{3000}D"}"#))]}
      """),
    Case(
      .symbolName, "of images for selection and of actions, together",
      """
      {"tabs": [{"identifier": "a", "title": "A", "image": "star", "selectedImage": ↓"Star"},
        {"identifier": "g", "title": "G", "image": {"asset": "Logo"}, "children": [],
         "sidebarActions": [{"title": "N", "image": "plus"}, {"title": "O", "image": "New Tab"},
           {"title": "P", "image": {"systemName": "p_q"}}, {"title": "Q", "image": {"asset": "A B"}}]}]}
      """, says: ["'Star', 'New Tab' and 'p_q' are not names of an SF Symbol"]),
    Case(
      .unknownSymbol, "of actions, each node once, and not of assets",
      """
      {\(targets("iOS", "26.0")), "tabs": [
        {"identifier": "a", "title": "A", "image": {"asset": "hose"}},
        {"identifier": "g", "title": "G", "image": "star", "children": [],
         "sidebarActions": [{"title": "N", "image": "plus"}, {"title": "O", "image": ↓"plsu"},
           {"title": "P", "image": {"systemName": "minus"}}]}]}
      """, symbols: .example),
    Case(
      .unknownSymbol, "newer than one of the targets, beside one that is as new",
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"},
                   {"platform": "tvOS", "minimumVersion": "18.4"}], "tabs": [
        {"identifier": "a", "title": "A", "image": ↓"sailboat.circle"},
        {"identifier": "b", "title": "B", "image": "sailboat.circle",
         "availability": {"platforms": ["iOS"]}}]}
      """, symbols: .example, says: ["came with 26.0, but the spec covers tvOS 18.4"]),
  ]

  /// A spec with one tab for each of these, by its number and the text.
  private static func of(
    _ texts: [String], around: String = "", _ tab: (Int, String) -> String
  ) -> String {
    let tabs = texts.enumerated().map { tab($0.offset, $0.element) }
    return "{\(around)\"tabs\": [\(tabs.joined(separator: ", "))]}"
  }

  private static func text(_ count: Int) -> String { String(repeating: "x", count: count) }

  /// A spec for iPhone with a key of each release, where some are marked.
  private static func newer(
    _ minimum: String, all: Bool, in26: Bool, in261: Bool, says search: String
  ) -> String {
    let (late, early, middle) = (all ? "↓" : "", in26 ? "↓" : "", in261 ? "↓" : "")
    return """
      {\(targets("iOS", minimum)), "prominentTabIdentifier": \(late)"t1",
       "tabBarMinimizeBehavior": \(early)"never", "bottomAccessory": \(early){"title": "A"},
       "sidebar": {"isHidden": true, "preferredPlacement": \(late)"sidebar"}, "tabs": [
        \(tabs(1, #", "selectedImage": \#(middle)"star""#)),
        \(group("g", tab("a", "A"), #", "isSidebarDestination": \#(early)true"#)),
        \(group("h", tab("b", "B"), #", "isCollapsedByDefault": \#(middle)true"#)),
        {"type": "search", \(search)}]}
      """
  }
}
