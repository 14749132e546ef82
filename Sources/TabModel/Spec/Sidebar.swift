package import JSON

/// The sidebar of a spec, as written.
package struct Sidebar: KeyedObject {
  package internal(set) var isHidden: Located<Bool>?
  package internal(set) var preferredLayout: Located<Layout>?
  package internal(set) var preferredPlacement: Located<Placement>?
  package internal(set) var header: Located<TitledView>?
  package internal(set) var footer: Located<TitledView>?
  package internal(set) var bottomBar: Located<TitledView>?

  package init() {}
  package static var shape: Shape { .object(.sidebar) }

  package enum Layout: String, NamedValue {
    case automatic, overlap, tile

    package static let shape = Shape.choice([
      Choice("automatic"), Choice("overlap", missingOn: [.visionOS]), Choice("tile"),
    ])
  }

  package enum Placement: String, NamedValue { case automatic, sidebar, tabBar }

  private static let laterOnTV = KeyDefinition.Availability(later: [.tvOS: Version(27)])

  package static let keys: [SpecKey<Sidebar>] = [
    SpecKey(
      "isHidden", \.isHidden, missingOn: [.tvOS], swiftUI: .missing(on: .tvOS, .macOS),
      absent: "the system decides", of: "UITabBarController.Sidebar",
      "True if the sidebar is hidden at first."),
    SpecKey(
      "preferredLayout", \.preferredLayout, missingOn: [.tvOS], swiftUI: .never,
      absent: "automatic", of: "UITabBarController.Sidebar",
      "Whether the sidebar covers the content or is next to it."),
    SpecKey(
      "preferredPlacement", \.preferredPlacement, since: Version(27), missingOn: [.tvOS],
      swiftUI: KeyDefinition.Availability(since: Version(27), missingOn: [.macOS]),
      absent: "automatic", of: "UITabBarController.Sidebar",
      "Bar or sidebar, if they exclude each other."),
    SpecKey(
      "header", \.header, missingOn: [.tvOS], swiftUI: laterOnTV, absent: "none",
      of: "UITabBarController.Sidebar", named: "headerContentConfiguration",
      "A view above all rows, by its title."),
    SpecKey(
      "footer", \.footer, missingOn: [.tvOS], swiftUI: laterOnTV, absent: "none",
      of: "UITabBarController.Sidebar", named: "footerContentConfiguration",
      "A view below all rows, by its title."),
    SpecKey(
      "bottomBar", \.bottomBar, missingOn: [.tvOS], absent: "none",
      of: "UITabBarController.Sidebar", named: "bottomBarView",
      "A view fixed at the bottom, by its title."),
  ]
}

extension Sidebar {
  package var views: [Located<TitledView>] { [header, footer, bottomBar].compactMap(\.self) }
}

/// A view of the app that has a title in the spec, such as the accessory.
package struct TitledView: KeyedObject {
  package internal(set) var title: Located<String>?
  package internal(set) var leadsTo: Located<[Located<String>]>?

  package init() {}
  package static var shape: Shape { .object(.label) }

  package static let keys: [SpecKey<TitledView>] = [
    SpecKey("title", \.title, absent: "required", "The label of the view."),
    SpecKey("leadsTo", \.leadsTo, absent: "[]", "The nodes that a control in the view opens."),
  ]
}
