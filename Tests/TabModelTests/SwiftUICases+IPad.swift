extension SwiftUILayoutTests {
  /// What was seen on an iPad in regular width.
  static let onIPad: [Case] = [
    Case(
      "1: sections kept out of the bar have no item", from: "stated: a slide of WWDC24 10147",
      "iPadOS 26.0 regular landscape hidden",
      video(optional), customizable,
      bar: """
        watch.fixed* library.fixed new.customizable favorites.customizable \
        com.apple.UIKit.Search.pinned
        """),
    Case(
      "2: by itself a section is one item", from: "documented: the article on tab navigation",
      "iPadOS 26.0 regular landscape hidden", video(""),
      customizable,
      bar: """
        watch.fixed* library.fixed new.customizable favorites.customizable \
        collections.customizable animations.customizable com.apple.UIKit.Search.pinned
        """),
    Case(
      "3: rows of tabs, then sections", from: "stated: WWDC24 10147",
      "iPadOS 26.0 regular landscape shown", video(""),
      customizable,
      sidebar: """
        watch library new favorites com.apple.UIKit.Search collections[sea cute] animations[extra]
        """),
    Case(
      "4: people hide single tabs", from: "stated: a slide of WWDC24 10147",
      "iPadOS 26.0 regular landscape shown", video(hiddenInCompact), customizable,
      state: #""hidden": ["watch", "new", "com.apple.UIKit.Search", "sea", "animations"]"#,
      sidebar: "watch library favorites com.apple.UIKit.Search collections[cute] animations[extra]"),
    Case(
      "4: and drag a section's tab into the bar", from: "stated: a slide of WWDC24 10147",
      "iPadOS 26.0 regular landscape hidden", video(hiddenInCompact), customizable,
      state: #""tabBarOrder": ["sea", "new"]"#,
      bar: """
        watch.fixed* library.fixed sea.customizable new.customizable favorites.customizable \
        com.apple.UIKit.Search.pinned
        """),
    Case(
      "7: a section is an item, its tabs are not", from: "documented: TabView",
      "iPadOS 26.0 regular landscape hidden", mail(),
      adaptable, bar: "requests.customizable* account.customizable messages.customizable",
      ways: """
        requests:tabBar1 account:tabBar1 received:tabBar1 sent:toggledSidebar2 \
        drafts:toggledSidebar2
        """),
    Case(
      "10: declared first, a section is the first item", from: "stated: WWDC24 10147",
      "iPadOS 26.0 regular landscape hidden",
      tabs(messages(), tab("requests"), tab("account")), adaptable,
      bar: "messages.customizable* requests.customizable account.customizable"),
    Case(
      "10: and the last in the sidebar", from: "stated: WWDC24 10147",
      "iPadOS 26.0 regular landscape",
      tabs(messages(), tab("requests"), tab("account")), adaptable,
      sidebar: "requests account messages[received sent drafts]", selection: "messages/received"),
    Case(
      "12: a tab that is visible in the bar is an item", from: "assumed, from 13",
      "iPadOS 26.0 regular landscape hidden",
      mail("", drafts: #""preferredPlacement": "default""#), adaptable,
      bar: """
        requests.customizable* account.customizable messages.customizable drafts.customizable
        """),
    Case(
      "13: also where its section is not", from: "observed: Parallax",
      "iPadOS 26.0 regular landscape hidden",
      mail(optional, drafts: #""preferredPlacement": "default""#),
      adaptable, bar: "requests.customizable* account.customizable drafts.customizable"),
    Case(
      "14: the item stays where all tabs are kept out by default", from: "observed: Parallax",
      "iPadOS 26.0 regular landscape hidden",
      tabs(
        tab("requests"), tab("account"),
        group("messages", ["received", "sent", "drafts"].map { tab($0, optional) })), adaptable,
      bar: "requests.customizable* account.customizable messages.customizable"),
    Case(
      "15: a section of the sidebar only", from: "observed: Nook, DrinkoPro",
      "iPadOS 26.0 regular landscape",
      mail(sidebarOnly), adaptable,
      bar: "(requests.customizable* account.customizable)",
      sidebar: "requests account messages[received sent drafts]"),
    Case(
      "16: the item stays where only the tabs are kept out", from: "observed: Nook",
      "iPadOS 26.0 regular portrait",
      rooms(), adaptable,
      bar: """
        home.customizable* reports.customizable settings.customizable rooms.customizable \
        com.apple.UIKit.Search.pinned
        """),
    Case(
      "17: unless the section is kept out", from: "observed: Nook, by a UI test",
      "iPadOS 26.0 regular portrait",
      rooms(sidebarOnly), adaptable,
      bar: """
        home.customizable* reports.customizable settings.customizable com.apple.UIKit.Search.pinned
        """),
    Case(
      "18: what was chosen in the sidebar is selected without an item",
      from: "observed otherwise: Nook, Crosstune; see docs/swiftui.md",
      "iPadOS 26.0 regular portrait", rooms(sidebarOnly), adaptable, selected: "bedroom",
      bar: """
        home.customizable reports.customizable settings.customizable com.apple.UIKit.Search.pinned
        """, selection: "rooms/bedroom"),
    Case(
      "21: the items of four sections", from: "observed: DrinkoPro",
      "iPadOS 26.0 regular landscape hidden", drinks(), adaptable,
      bar: """
        learn.customizable* cabinet.customizable cocktails.customizable tools.customizable \
        settings.customizable gin.customizable rum.customizable tequila.customizable \
        vodka.customizable
        """),
    Case(
      "22: sections that are kept out as well", from: "observed: DrinkoPro",
      "iPadOS 26.0 regular landscape hidden", drinks(sidebarOnly), adaptable,
      bar: """
        learn.customizable* cabinet.customizable cocktails.customizable tools.customizable \
        settings.customizable
        """),
    Case(
      "24: sections in sections that are kept out", from: "observed: Prefecture Fortune",
      "iPadOS 18.0 regular portrait", fortunes(sidebarOnly), adaptable,
      bar: "fortune.customizable* history.customizable"),
    Case(
      "24: a section in a section is no item", from: "assumed, from Prefecture Fortune",
      "iPadOS 18.0 regular portrait", fortunes(#""preferredPlacement": "default""#), adaptable,
      bar: "fortune.customizable* history.customizable days.customizable"),
    Case(
      "25: but a row in the sidebar", from: "observed: Prefecture Fortune",
      "iPadOS 18.0 regular landscape", fortunes(sidebarOnly), adaptable,
      sidebar: "fortune history days[october[one two]]"),
    Case(
      "33: the item of a section opens a tab at once", from: "observed: Vittora",
      "iPadOS 26.0 regular portrait", money(), adaptable,
      bar: """
        overview.customizable* accounts.customizable plans.customizable reports.customizable \
        general.customizable
        """,
      ways: """
        today:tabBar1 month:toggledSidebar2 bank:tabBar1 budget:tabBar1 year:tabBar1 \
        settings:tabBar1
        """),
    Case(
      "34: a section without a header is no item", from: "observed: Vittora",
      "iPadOS 26.0 regular portrait",
      money(#", {"identifier": "s", "title": "", "children": [\#(tab("extras"))]}"#), adaptable,
      bar: """
        overview.customizable* accounts.customizable plans.customizable reports.customizable \
        general.customizable
        """),
    Case(
      "37: a pinned tab", from: "documented: tabPlacement(_:)", "iPadOS 26.0 regular portrait",
      tabs(tab("home"), tab("downloads", #""preferredPlacement": "pinned""#), tab("browse")),
      adaptable, bar: "home.customizable* browse.customizable downloads.pinned"),
    Case(
      "38: landscape shows the sidebar", from: "observed: Yala", "iPadOS 26.0 regular landscape",
      mail(), adaptable,
      bar: "(requests.customizable* account.customizable messages.customizable)",
      sidebar: "requests account messages[received sent drafts]"),
    Case(
      "39: unless the app asks for the bar",
      from: "documented: defaultAdaptableTabBarPlacement(_:)", "iPadOS 26.0 regular landscape",
      mail(),
      adaptable + #", "sidebar": {"isHidden": true}"#,
      bar: "requests.customizable* account.customizable messages.customizable"),
    Case(
      "47: what is hidden is not selected", from: "documented: release notes of iOS 27",
      "iPadOS 27.0 regular portrait", tabs(tab("a"), tab("b", #""isHidden": true"#)),
      #""mode": "tabSidebar", "initialTabIdentifier": "b""#, selection: "a"),
    Case(
      "48: hidden by default, a tab is in neither", from: "documented: defaultVisibility(_:for:)",
      "iPadOS 26.0 regular landscape",
      tabs(tab("requests"), tab("account", #""isHiddenByDefault": true"#), messages()), adaptable,
      bar: "(requests.customizable* messages.customizable)",
      sidebar: "requests messages[received sent drafts]",
      ways: """
        requests:sidebar1 account:unreachable received:sidebar1 sent:sidebar1 drafts:sidebar1
        """),
    Case(
      "49: a section that is collapsed at first", from: "documented: defaultSectionExpansion(_:)",
      "iPadOS 27.0 regular landscape",
      mail(#""isCollapsedByDefault": true"#), adaptable,
      sidebar: "requests account messages-[received sent drafts]",
      ways: """
        requests:sidebar1 account:sidebar1 received:sidebar2 sent:sidebar2 drafts:sidebar2
        """),
    Case(
      "49: not before 27", from: "documented: defaultSectionExpansion(_:)",
      "iPadOS 26.4 regular landscape", mail(#""isCollapsedByDefault": true"#),
      adaptable, sidebar: "requests account messages[received sent drafts]"),
  ]
}
