package enum RootKey: UInt8, CaseIterable, Sendable {
  case schema, specVersion, name, framework, conditions, targets, mode, tabs, compactTabIdentifiers
  case customizationIdentifier, prominentTabIdentifier, isTabBarHidden, tabBarMinimizeBehavior
  case bottomAccessory, sidebar, initialTabIdentifier, horizontalSizeClass, variants, suppress

  package var name: String { definition.name }

  package var definition: SpecKey { Self.definitions[Int(rawValue)] }

  /// In the order of the cases.
  static let definitions: [SpecKey] = [
    SpecKey("$schema", .string, absent: "none", "The JSON Schema, for editors; not read."),
    SpecKey("specVersion", .formatVersion, absent: "1", "The version of this format."),
    SpecKey("name", .string, absent: "the name of the file", "The app's name, for headings."),
    SpecKey(
      "framework", .choice(Choice.all(Framework.names)), absent: "UIKit",
      "The framework of the tabs."),
    SpecKey(
      "conditions", .conditions, absent: "{}", "States of the app that tabs depend on, by name."),
    SpecKey(
      "targets", .list(.object(.target), mayBeEmpty: false),
      absent: "all platforms at \(Version.oldest)", "The platforms that the app ships on."),
    SpecKey(
      "mode",
      .choice([
        Choice("automatic"), Choice("tabBar"),
        Choice("tabSidebar", missingOn: [.tvOS], inSwiftUI: []),
      ]),
      absent: "automatic", of: "UITabBarController",
      "Only a bar, or also a sidebar."),
    SpecKey(
      "tabs", .nodes(mayBeEmpty: false), absent: "required", of: "UITabBarController",
      "The root nodes."),
    SpecKey(
      "compactTabIdentifiers", .list(.string, mayBeEmpty: true), swiftUI: .never,
      absent: "all root tabs", of: "UITabBarController", "The root tabs in a compact appearance."),
    SpecKey(
      "customizationIdentifier", .name, swiftUI: .missing(on: .tvOS), absent: "the system's",
      of: "UITabBarController", "The key under which customizations are stored."),
    SpecKey(
      "prominentTabIdentifier", .string, since: Version(27), missingOn: [.tvOS],
      swiftUI: SpecKey.Availability(since: Version(27)), absent: "none", of: "UITabBarController",
      "The tab with visual emphasis."),
    SpecKey(
      "isTabBarHidden", .bool, swiftUI: .never, absent: "false", of: "UITabBarController",
      "True if the bar is hidden."),
    SpecKey(
      "tabBarMinimizeBehavior",
      .choice([
        Choice("automatic"),
        minimizing("never"), minimizing("onScrollDown"), minimizing("onScrollUp"),
      ]),
      since: Version(26), absent: "automatic",
      of: "UITabBarController",
      "When the bar minimizes while users scroll."),
    SpecKey(
      "bottomAccessory", .object(.label), since: Version(26), missingOn: [.tvOS, .visionOS],
      swiftUI: SpecKey.Availability(since: Version(26), missingOn: [.tvOS, .visionOS, .macOS]),
      absent: "none", of: "UITabBarController",
      "A view above the bar, by its title."),
    SpecKey(
      "sidebar", .object(.sidebar), missingOn: [.tvOS], swiftUI: SpecKey.Availability(),
      absent: "{}", of: "UITabBarController", "The properties of the sidebar."),
    SpecKey(
      "initialTabIdentifier", .string, absent: "none", "The node that the app selects at launch."),
    SpecKey(
      "horizontalSizeClass", .choice(Choice.all(SizeClass.names)), absent: "the window's",
      "The overridden width on iPhone and iPad."),
    SpecKey(
      "variants", .list(.object(.variant), mayBeEmpty: true), absent: "[]",
      "Keys of the root for some environments; the first match applies."),
    SpecKey(
      "suppress", .list(.object(.suppression), mayBeEmpty: true), absent: "[]",
      "Suppressed rules for the whole file."),
  ]
}

private func minimizing(_ name: String) -> Choice {
  Choice(name, missingOn: [.tvOS, .visionOS], inSwiftUI: [.tvOS, .visionOS, .macOS])
}

private let laterOnTV = SpecKey.Availability(later: [.tvOS: Version(27)])

package enum SidebarKey: UInt8, CaseIterable, Sendable {
  case isHidden, preferredLayout, preferredPlacement, header, footer, bottomBar

  package var name: String { definition.name }

  package var definition: SpecKey { Self.definitions[Int(rawValue)] }

  /// In the order of the cases.
  static let definitions: [SpecKey] = [
    SpecKey(
      "isHidden", .bool, missingOn: [.tvOS], swiftUI: .missing(on: .tvOS, .macOS),
      absent: "the system decides", of: "UITabBarController.Sidebar",
      "True if the sidebar is hidden at first."),
    SpecKey(
      "preferredLayout",
      .choice([
        Choice("automatic"), Choice("overlap", missingOn: [.visionOS]), Choice("tile"),
      ]),
      missingOn: [.tvOS], swiftUI: .never, absent: "automatic",
      of: "UITabBarController.Sidebar",
      "Whether the sidebar covers the content or is next to it."),
    SpecKey(
      "preferredPlacement", .choice([Choice("automatic"), Choice("sidebar"), Choice("tabBar")]),
      since: Version(27), missingOn: [.tvOS],
      swiftUI: SpecKey.Availability(since: Version(27), missingOn: [.macOS]), absent: "automatic",
      of: "UITabBarController.Sidebar", "Bar or sidebar, if they exclude each other."),
    SpecKey(
      "header", .object(.label), missingOn: [.tvOS], swiftUI: laterOnTV, absent: "none",
      of: "UITabBarController.Sidebar", named: "headerContentConfiguration",
      "A view above all rows, by its title."),
    SpecKey(
      "footer", .object(.label), missingOn: [.tvOS], swiftUI: laterOnTV, absent: "none",
      of: "UITabBarController.Sidebar", named: "footerContentConfiguration",
      "A view below all rows, by its title."),
    SpecKey(
      "bottomBar", .object(.label), missingOn: [.tvOS], absent: "none",
      of: "UITabBarController.Sidebar", named: "bottomBarView",
      "A view fixed at the bottom, by its title."),
  ]
}
