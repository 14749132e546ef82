package enum RootKey: UInt8, CaseIterable, Sendable {
  case schema, specVersion, name, framework, conditions, targets, mode, tabs, compactTabIdentifiers
  case customizationIdentifier, prominentTabIdentifier, isTabBarHidden, tabBarMinimizeBehavior
  case bottomAccessory, sidebar, initialTabIdentifier, horizontalSizeClass, variants, suppress

  package var name: String { definition.name }

  package var definition: SpecKey { Self.definitions[Int(rawValue)] }

  static let definitions = allCases.map(\.makeDefinition)

  private var makeDefinition: SpecKey {
    switch self {
    case .schema:
      SpecKey("$schema", .string, absent: "none", "The JSON Schema, for editors; not read.")
    case .specVersion:
      SpecKey("specVersion", .formatVersion, absent: "1", "The version of this format.")
    case .name:
      SpecKey("name", .string, absent: "the name of the file", "The app's name, for headings.")
    case .framework:
      SpecKey(
        "framework", .choice(Choice.all(Framework.names)), absent: "UIKit",
        "The framework of the tabs.")
    case .conditions:
      SpecKey(
        "conditions", .conditions, absent: "{}",
        "States of the app that tabs depend on, by name.")
    case .targets:
      SpecKey(
        "targets", .list(.object(.target), mayBeEmpty: false),
        absent: "all platforms at \(Version.oldest)", "The platforms that the app ships on.")
    case .mode:
      SpecKey(
        "mode",
        .choice([
          Choice("automatic"), Choice("tabBar"),
          Choice("tabSidebar", missingOn: [.tvOS], inSwiftUI: []),
        ]),
        absent: "automatic", property: "UITabBarController.mode",
        "Only a bar, or also a sidebar.")
    case .tabs:
      SpecKey(
        "tabs", .nodes(mayBeEmpty: false), absent: "required", property: "UITabBarController.tabs",
        "The root nodes.")
    case .compactTabIdentifiers:
      SpecKey(
        "compactTabIdentifiers", .list(.string, mayBeEmpty: true), swiftUI: .never,
        absent: "all root tabs",
        property: "UITabBarController.compactTabIdentifiers",
        "The root tabs in a compact appearance.")
    case .customizationIdentifier:
      SpecKey(
        "customizationIdentifier", .name, swiftUI: .missing(on: .tvOS), absent: "the system's",
        property: "UITabBarController.customizationIdentifier",
        "The key under which customizations are stored.")
    case .prominentTabIdentifier:
      SpecKey(
        "prominentTabIdentifier", .string, since: Version(27), missingOn: [.tvOS],
        swiftUI: SpecKey.Availability(since: Version(27)), absent: "none",
        property: "UITabBarController.prominentTabIdentifier",
        "The tab with visual emphasis.")
    case .isTabBarHidden:
      SpecKey(
        "isTabBarHidden", .bool, swiftUI: .never, absent: "false",
        property: "UITabBarController.isTabBarHidden",
        "True if the bar is hidden.")
    case .tabBarMinimizeBehavior:
      SpecKey(
        "tabBarMinimizeBehavior",
        .choice([
          Choice("automatic"),
          minimizing("never"), minimizing("onScrollDown"), minimizing("onScrollUp"),
        ]),
        since: Version(26), absent: "automatic",
        property: "UITabBarController.tabBarMinimizeBehavior",
        "When the bar minimizes while users scroll.")
    case .bottomAccessory:
      SpecKey(
        "bottomAccessory", .object(.label), since: Version(26), missingOn: [.tvOS, .visionOS],
        swiftUI: SpecKey.Availability(
          since: Version(26), missingOn: [.tvOS, .visionOS, .macOS]),
        absent: "none", property: "UITabBarController.bottomAccessory",
        "A view above the bar, by its title.")
    case .sidebar:
      SpecKey(
        "sidebar", .object(.sidebar), missingOn: [.tvOS], swiftUI: SpecKey.Availability(),
        absent: "{}",
        property: "UITabBarController.sidebar", "The properties of the sidebar.")
    case .initialTabIdentifier:
      SpecKey(
        "initialTabIdentifier", .string, absent: "none",
        "The node that the app selects at launch.")
    case .horizontalSizeClass:
      SpecKey(
        "horizontalSizeClass", .choice(Choice.all(SizeClass.names)), absent: "the window's",
        "The overridden width on iPhone and iPad.")
    case .variants:
      SpecKey(
        "variants", .list(.object(.variant), mayBeEmpty: true), absent: "[]",
        "Keys of the root for some environments; the first match applies.")
    case .suppress:
      SpecKey(
        "suppress", .list(.object(.suppression), mayBeEmpty: true), absent: "[]",
        "Suppressed rules for the whole file.")
    }
  }
}

private func minimizing(_ name: String) -> Choice {
  Choice(name, missingOn: [.tvOS, .visionOS], inSwiftUI: [.tvOS, .visionOS, .macOS])
}

private let laterOnTV = SpecKey.Availability(later: [.tvOS: Version(27)])

package enum SidebarKey: UInt8, CaseIterable, Sendable {
  case isHidden, preferredLayout, preferredPlacement, header, footer, bottomBar

  package var name: String { definition.name }

  package var definition: SpecKey { Self.definitions[Int(rawValue)] }

  static let definitions = allCases.map(\.makeDefinition)

  private var makeDefinition: SpecKey {
    switch self {
    case .isHidden:
      SpecKey(
        "isHidden", .bool, missingOn: [.tvOS], swiftUI: .missing(on: .tvOS, .macOS),
        absent: "the system decides",
        property: "UITabBarController.Sidebar.isHidden", "True if the sidebar is hidden at first.")
    case .preferredLayout:
      SpecKey(
        "preferredLayout",
        .choice([
          Choice("automatic"), Choice("overlap", missingOn: [.visionOS]), Choice("tile"),
        ]),
        missingOn: [.tvOS], swiftUI: .never, absent: "automatic",
        property: "UITabBarController.Sidebar.preferredLayout",
        "Whether the sidebar covers the content or is next to it.")
    case .preferredPlacement:
      SpecKey(
        "preferredPlacement",
        .choice([Choice("automatic"), Choice("sidebar"), Choice("tabBar")]),
        since: Version(27), missingOn: [.tvOS],
        swiftUI: SpecKey.Availability(since: Version(27), missingOn: [.macOS]), absent: "automatic",
        property: "UITabBarController.Sidebar.preferredPlacement",
        "Bar or sidebar, if they exclude each other.")
    case .header:
      SpecKey(
        "header", .object(.label), missingOn: [.tvOS], swiftUI: laterOnTV, absent: "none",
        property: "UITabBarController.Sidebar.headerContentConfiguration",
        "A view above all rows, by its title.")
    case .footer:
      SpecKey(
        "footer", .object(.label), missingOn: [.tvOS], swiftUI: laterOnTV, absent: "none",
        property: "UITabBarController.Sidebar.footerContentConfiguration",
        "A view below all rows, by its title.")
    case .bottomBar:
      SpecKey(
        "bottomBar", .object(.label), missingOn: [.tvOS], absent: "none",
        property: "UITabBarController.Sidebar.bottomBarView",
        "A view fixed at the bottom, by its title.")
    }
  }
}
