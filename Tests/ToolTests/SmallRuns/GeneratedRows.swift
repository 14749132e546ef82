import TestTool
import Testing

@Suite("What code is generated")
struct GeneratedRows {
  private static let rows: [SmallRun] = [
    SmallRun(
      "everything of a tab", ["generate", "a.json", "--no-config"],
      [
        "a.json": """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}], "mode": "tabSidebar", "tabs": [
          {"identifier": "a", "title": "A", "subtitle": "s", "image": "star", "selectedImage": {"asset": "Logo"}, "badgeValue": "3", "preferredPlacement": "fixed", "isHidden": true, "isHiddenByDefault": true, "allowsHiding": true, "isEnabled": false}]}
        """
      ],
      """
      // Made by tabspec from a.json. Change the spec, not this file, and run:
      //
      //   tabspec generate a.json --output AJsonTabs.swift

      import UIKit

      /// The tabs of AJson, by the identifiers that UIKit knows them by.
      enum AJsonTab: String, CaseIterable, Sendable {
        /// A, a tab at the root.
        case a
      }

      /// What the app shows in its tabs. They refer to it weakly: keep it in a property.
      @MainActor
      protocol AJsonTabContent: AnyObject {
        /// The view controller that a tab shows. UIKit asks for it when it shows the tab first.
        func viewController(for tab: AJsonTab) -> UIViewController
      }

      extension UITabBarController {
        /// Sets up the tabs and the properties that the spec writes.
        func setUp(with content: any AJsonTabContent) {
          mode = .tabSidebar
          tabs = content.makeTabs()
        }
      }

      extension AJsonTabContent {
        /// Makes the tabs at the root, and all that is in them.
        fileprivate func makeTabs() -> [UITab] {
          let aTab = UITab(
            title: String(localized: "A"),
            image: UIImage(systemName: "star"),
            identifier: AJsonTab.a.rawValue,
            viewControllerProvider: provider(for: .a)
          )
          aTab.subtitle = String(localized: "s")
          if #available(iOS 26.1, *) {
            aTab.selectedImage = UIImage(named: "Logo")
          }
          aTab.badgeValue = "3"
          aTab.preferredPlacement = .fixed
          aTab.isHidden = true
          aTab.isHiddenByDefault = true
          aTab.allowsHiding = true
          aTab.isEnabled = false
          return [aTab]
        }

        /// Asks for the view controller of a tab when UIKit needs it.
        fileprivate func provider(for tab: AJsonTab) -> (UITab) -> UIViewController {
          { [weak self] _ in self?.viewController(for: tab) ?? UIViewController() }
        }
      }
      """),
    SmallRun(
      "everything of a group", ["generate", "a.json", "--no-config"],
      [
        "a.json": """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "26.1"}], "mode": "tabSidebar", "tabs": [
          {"identifier": "g", "title": "G", "defaultChildIdentifier": "y", "displayOrderIdentifiers": ["y"], "allowsReordering": true, "managesNavigation": true, "sidebarActions": [{"title": "Add", "image": "plus"}], "sidebarAppearance": "inline", "isSidebarDestination": true, "isCollapsedByDefault": true, "children": [{"identifier": "x", "title": "X"}, {"identifier": "y", "title": "Y"}]}]}
        """
      ],
      """
      // Made by tabspec from a.json. Change the spec, not this file, and run:
      //
      //   tabspec generate a.json --output AJsonTabs.swift

      import UIKit

      /// The tabs of AJson, by the identifiers that UIKit knows them by.
      enum AJsonTab: String, CaseIterable, Sendable {
        /// G, a group at the root.
        case g
        /// X, a tab in G.
        case x
        /// Y, a tab in G.
        case y
      }

      /// What people can do in the sidebar of AJson besides opening tabs.
      enum AJsonSidebarAction: CaseIterable, Sendable {
        /// Add, in G.
        case gAdd
      }

      /// What the app shows in its tabs. They refer to it weakly: keep it in a property.
      @MainActor
      protocol AJsonTabContent: AnyObject {
        /// The view controller that a tab shows. UIKit asks for it when it shows the tab first.
        func viewController(for tab: AJsonTab) -> UIViewController

        /// Runs an action of the sidebar.
        func perform(_ action: AJsonSidebarAction)

        /// The navigation controller that shows the view controllers of a group and its tabs.
        func navigationController(for group: AJsonTab) -> UINavigationController
      }

      extension UITabBarController {
        /// Sets up the tabs and the properties that the spec writes.
        func setUp(with content: any AJsonTabContent) {
          mode = .tabSidebar
          tabs = content.makeTabs()
        }
      }

      extension AJsonTabContent {
        /// Makes the tabs at the root, and all that is in them.
        fileprivate func makeTabs() -> [UITab] {
          return [makeGGroup()]
        }

        /// Makes the group G, and all that is in it.
        fileprivate func makeGGroup() -> UITabGroup {
          let xTab = UITab(
            title: String(localized: "X"),
            image: nil,
            identifier: AJsonTab.x.rawValue,
            viewControllerProvider: provider(for: .x)
          )

          let yTab = UITab(
            title: String(localized: "Y"),
            image: nil,
            identifier: AJsonTab.y.rawValue,
            viewControllerProvider: provider(for: .y)
          )

          let gGroup = UITabGroup(
            title: String(localized: "G"),
            image: nil,
            identifier: AJsonTab.g.rawValue,
            children: [xTab, yTab],
            viewControllerProvider: provider(for: .g)
          )
          gGroup.defaultChildIdentifier = AJsonTab.y.rawValue
          gGroup.displayOrderIdentifiers = [AJsonTab.y.rawValue]
          gGroup.allowsReordering = true
          gGroup.managingNavigationController = navigationController(for: .g)
          gGroup.sidebarActions = [
            makeAction(.gAdd, title: String(localized: "Add"), image: UIImage(systemName: "plus"))
          ]
          gGroup.sidebarAppearance = .inline
          gGroup.isSidebarDestination = true
          gGroup.isCollapsedByDefault = true
          return gGroup
        }

        /// Asks for the view controller of a tab when UIKit needs it.
        fileprivate func provider(for tab: AJsonTab) -> (UITab) -> UIViewController {
          { [weak self] _ in self?.viewController(for: tab) ?? UIViewController() }
        }

        /// Makes an action of the sidebar.
        fileprivate func makeAction(
          _ action: AJsonSidebarAction, title: String, image: UIImage? = nil
        ) -> UIAction {
          UIAction(title: title, image: image) { [weak self] _ in self?.perform(action) }
        }
      }
      """),
    SmallRun(
      "everything of a controller", ["generate", "a.json", "--no-config"],
      [
        "a.json": """
        {"targets": [{"platform": "iOS", "minimumVersion": "26.1"}, {"platform": "iPadOS", "minimumVersion": "26.1"}], "mode": "tabSidebar", "compactTabIdentifiers": ["a"], "customizationIdentifier": "m", "prominentTabIdentifier": "b", "isTabBarHidden": true, "tabBarMinimizeBehavior": "onScrollDown", "bottomAccessory": {"title": "P"}, "sidebar": {"preferredLayout": "tile", "isHidden": true, "header": {"title": "H"}, "footer": {"title": "F"}, "bottomBar": {"title": "B"}}, "tabs": [
          {"identifier": "a", "title": "A"},
          {"identifier": "b", "title": "B"},
          {"type": "search", "automaticallyActivatesSearch": true}]}
        """
      ], only: ["=", "#", "if ", "else", "set", "func"],
      """
      case search = "com.apple.UIKit.Search"
      func viewController(for tab: AJsonTab) -> UIViewController
      func bottomAccessoryView() -> UIView
      func sidebarHeader() -> any UIContentConfiguration
      func sidebarFooter() -> any UIContentConfiguration
      func sidebarBottomBarView() -> UIView
      func setUp(with content: any AJsonTabContent) {
      mode = .tabSidebar
      compactTabIdentifiers = [AJsonTab.a.rawValue]
      customizationIdentifier = "m"
      #if compiler(>=6.4)
      if #available(iOS 27.0, *) {
      prominentTabIdentifier = AJsonTab.b.rawValue
      #endif
      isTabBarHidden = true
      tabBarMinimizeBehavior = .onScrollDown
      bottomAccessory = UITabAccessory(contentView: content.bottomAccessoryView())
      sidebar.preferredLayout = .tile
      sidebar.isHidden = true
      sidebar.headerContentConfiguration = content.sidebarHeader()
      sidebar.footerContentConfiguration = content.sidebarFooter()
      sidebar.bottomBarView = content.sidebarBottomBarView()
      tabs = content.makeTabs()
      fileprivate func makeTabs() -> [UITab] {
      let aTab = UITab(
      let bTab = UITab(
      let searchTab = UISearchTab(viewControllerProvider: provider(for: .search))
      searchTab.automaticallyActivatesSearch = true
      fileprivate func provider(for tab: AJsonTab) -> (UITab) -> UIViewController {
      """),
    SmallRun(
      "guards by release", ["generate", "a.json", "--no-config"],
      [
        "a.json": """
        {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}], "tabs": [
          {"identifier": "a", "title": "A", "availability": {"minimumVersion": "26.0"}},
          {"identifier": "b", "title": "B", "availability": {"maximumVersion": "18.5"}},
          {"identifier": "c", "title": "C", "availability": {"minimumVersion": "26.1", "maximumVersion": "26.4"}}]}
        """
      ], only: ["available"],
      """
      if #available(iOS 26.0, *) {
      if #available(iOS 18.6, *) {
      if #available(iOS 26.1, *) {
      if #available(iOS 26.5, *) {
      """),
    SmallRun(
      "guards by platform", ["generate", "a.json", "--no-config"],
      [
        "a.json": """
        {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "macCatalyst", "minimumVersion": "27.0"}, {"platform": "tvOS", "minimumVersion": "27.0"}, {"platform": "visionOS", "minimumVersion": "27.0"}], "tabs": [
          {"identifier": "a", "title": "A", "availability": {"platforms": ["iOS"]}},
          {"identifier": "b", "title": "B", "availability": {"platforms": ["iPadOS", "macCatalyst"]}},
          {"identifier": "c", "title": "C", "availability": {"platforms": ["tvOS"]}},
          {"identifier": "d", "title": "D", "availability": {"platforms": ["visionOS", "tvOS"]}},
          {"identifier": "e", "title": "E", "availability": {"platforms": ["iOS", "iPadOS"]}}]}
        """
      ], only: ["#", "if ", "idiom", "else"],
      """
      #if os(iOS) && !targetEnvironment(macCatalyst)
      if UIDevice.current.userInterfaceIdiom == .phone {
      #endif
      #if os(iOS)
      if UIDevice.current.userInterfaceIdiom != .phone {
      #endif
      #if os(tvOS)
      #endif
      #if !os(iOS)
      #endif
      #if os(iOS) && !targetEnvironment(macCatalyst)
      #endif
      """),
    SmallRun(
      "guards by width and condition", ["generate", "a.json", "--no-config"],
      [
        "a.json": """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
          {"identifier": "a", "title": "A", "availability": {"horizontalSizeClass": "compact"}},
          {"identifier": "b", "title": "B", "availability": {"when": "isPro"}},
          {"identifier": "c", "title": "C", "availability": {"unless": "isPro"}}]}
        """
      ], only: ["if ", "case", "func", "isPro", "ompact"],
      ""),
    SmallRun(
      "keys of a later release", ["generate", "a.json", "--no-config"],
      [
        "a.json": """
        {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "18.0"}], "tabBarMinimizeBehavior": "onScrollDown", "prominentTabIdentifier": "a", "bottomAccessory": {"title": "P"}, "tabs": [
          {"identifier": "a", "title": "A"},
          {"identifier": "g", "title": "G", "isSidebarDestination": true, "children": [{"identifier": "x", "title": "X"}]}]}
        """
      ], only: ["#", "available", "="],
      """
      if #available(iOS 26.0, *) {
      tabBarMinimizeBehavior = .onScrollDown
      #if compiler(>=6.4)
      if #available(iOS 27.0, *) {
      prominentTabIdentifier = AJsonTab.a.rawValue
      #endif
      if #available(iOS 26.0, *) {
      bottomAccessory = UITabAccessory(contentView: content.bottomAccessoryView())
      tabs = content.makeTabs()
      let aTab = UITab(
      let xTab = UITab(
      let gGroup = UITabGroup(
      if #available(iOS 26.0, *) {
      gGroup.isSidebarDestination = true
      """),
    SmallRun(
      "names", ["generate", "a.json", "--no-config"],
      [
        "a.json": """
        {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "name": "My App 2", "tabs": [
          {"identifier": "my-tab", "title": "MY-TAB"},
          {"identifier": "2nd", "title": "2ND"},
          {"identifier": "URL2", "title": "URL2"},
          {"identifier": "class", "title": "CLASS"},
          {"identifier": "a.b_c", "title": "A.B_C"},
          {"identifier": "default", "title": "DEFAULT"},
          {"identifier": "Ünï", "title": "ÜNÏ"}]}
        """
      ], only: ["case ", "enum", "protocol", "func", "struct"],
      """
      enum MyApp2Tab: String, CaseIterable, Sendable {
      case myTab = "my-tab"
      case tab2nd = "2nd"
      case url2 = "URL2"
      case `class`
      case aBC = "a.b_c"
      case `default`
      case ünï = "Ünï"
      protocol MyApp2TabContent: AnyObject {
      func viewController(for tab: MyApp2Tab) -> UIViewController
      func setUp(with content: any MyApp2TabContent) {
      fileprivate func makeTabs() -> [UITab] {
      fileprivate func provider(for tab: MyApp2Tab) -> (UITab) -> UIViewController {
      """),
    SmallRun(
      "a name that begins with a digit", ["generate", "a.json", "--no-config"],
      [
        "a.json": """
        {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "name": "3 Tabs", "tabs": [
          {"identifier": "a", "title": "A"}]}
        """
      ], only: ["enum", "protocol", "func"],
      """
      enum AJsonTab: String, CaseIterable, Sendable {
      protocol AJsonTabContent: AnyObject {
      func viewController(for tab: AJsonTab) -> UIViewController
      func setUp(with content: any AJsonTabContent) {
      fileprivate func makeTabs() -> [UITab] {
      fileprivate func provider(for tab: AJsonTab) -> (UITab) -> UIViewController {
      """),
    SmallRun(
      "access and type",
      ["generate", "a.json", "--no-config", "--access", "public", "--type", "Main"],
      [
        "a.json": """
        {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
          {"identifier": "a", "title": "A"}]}
        """
      ], only: ["public"],
      """
      //   tabspec generate a.json --output MainTabs.swift --type Main --access public
      public enum MainTab: String, CaseIterable, Sendable {
      public protocol MainTabContent: AnyObject {
      public func setUp(with content: any MainTabContent) {
      """),
    SmallRun(
      "titles as they are, indented by four",
      ["generate", "a.json", "--no-config", "--titles", "literal", "--indent", "4"],
      [
        "a.json": #"""
        {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
          {"identifier": "a", "title": "A", "subtitle": "s"},
          {"identifier": "q", "title": "Say \"\\(x)\""}]}
        """#
      ], only: ["title", #"    ""#],
      #"""
      //   tabspec generate a.json --output AJsonTabs.swift --titles literal --indent 4
      title: "A",
      aTab.subtitle = "s"
      title: "Say \"\\(x)\"",
      """#),
    SmallRun(
      "a tab that runs an action, a tab with a screen and one of a link",
      ["generate", "a.json", "--no-config"],
      [
        "a.json": """
        {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
          {"identifier": "a", "title": "A", "performsAction": true},
          {"identifier": "b", "title": "B", "viewController": "B"},
          {"identifier": "c", "title": "C"}]}
        """
      ],
      """
      // Made by tabspec from a.json. Change the spec, not this file, and run:
      //
      //   tabspec generate a.json --output AJsonTabs.swift

      import UIKit

      /// The tabs of AJson, by the identifiers that UIKit knows them by.
      enum AJsonTab: String, CaseIterable, Sendable {
        /// A, a tab at the root. Runs an action instead of showing a section.
        case a
        /// B, a tab at the root. Shows B.
        case b
        /// C, a tab at the root.
        case c
      }

      /// What the app shows in its tabs. They refer to it weakly: keep it in a property.
      @MainActor
      protocol AJsonTabContent: AnyObject {
        /// The view controller that a tab shows. UIKit asks for it when it shows the tab first.
        func viewController(for tab: AJsonTab) -> UIViewController
      }

      extension UITabBarController {
        /// Sets up the tabs and the properties that the spec writes.
        func setUp(with content: any AJsonTabContent) {
          tabs = content.makeTabs()
        }
      }

      extension AJsonTabContent {
        /// Makes the tabs at the root, and all that is in them.
        fileprivate func makeTabs() -> [UITab] {
          let aTab = UITab(
            title: String(localized: "A"),
            image: nil,
            identifier: AJsonTab.a.rawValue,
            viewControllerProvider: provider(for: .a)
          )

          let bTab = UITab(
            title: String(localized: "B"),
            image: nil,
            identifier: AJsonTab.b.rawValue,
            viewControllerProvider: provider(for: .b)
          )

          let cTab = UITab(
            title: String(localized: "C"),
            image: nil,
            identifier: AJsonTab.c.rawValue,
            viewControllerProvider: provider(for: .c)
          )
          return [aTab, bTab, cTab]
        }

        /// Asks for the view controller of a tab when UIKit needs it.
        fileprivate func provider(for tab: AJsonTab) -> (UITab) -> UIViewController {
          { [weak self] _ in self?.viewController(for: tab) ?? UIViewController() }
        }
      }
      """),
  ]

  @Test("of small inputs", arguments: rows)
  func small(_ row: SmallRun) {
    #expect(row.result == row.expected)
  }
}
