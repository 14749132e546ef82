// Made by tabspec from lantern.tabspec.json. Change the spec, not this file, and run:
//
//   tabspec generate lantern.tabspec.json --output LanternTabs.swift

import UIKit

/// The tabs of Lantern, by the identifiers that UIKit knows them by.
enum LanternTab: String, CaseIterable, Sendable {
  /// Today, a tab at the root.
  case today
  /// Places, a group at the root.
  case places
  /// Nearby, a tab in Places.
  case placesNear = "places.near"
  /// Saved, a tab in Places.
  case placesSaved = "places.saved"
  /// Search, the search tab.
  case search = "com.apple.UIKit.Search"
}

/// What people can do in the sidebar of Lantern besides opening tabs.
enum LanternSidebarAction: CaseIterable, Sendable {
  /// Add a Place, in Places.
  case placesAddAPlace
}

/// What the app shows in its tabs. They refer to it weakly: keep it in a property.
@MainActor
protocol LanternTabContent: AnyObject {
  /// The view controller that a tab shows. UIKit asks for it when it shows the tab first.
  func viewController(for tab: LanternTab) -> UIViewController

  /// Runs an action of the sidebar.
  func perform(_ action: LanternSidebarAction)
}

extension UITabBarController {
  /// Sets up the tabs and the properties that the spec writes.
  func setUp(with content: any LanternTabContent) {
    mode = .tabSidebar
    customizationIdentifier = "com.example.lantern.tabs"
    tabs = content.makeTabs()
  }
}

extension LanternTabContent {
  /// Makes the tabs at the root, and all that is in them.
  fileprivate func makeTabs() -> [UITab] {
    let todayTab = UITab(
      title: String(localized: "Today"),
      image: UIImage(systemName: "sun.max"),
      identifier: LanternTab.today.rawValue,
      viewControllerProvider: provider(for: .today)
    )
    todayTab.preferredPlacement = .fixed

    let searchTab = UISearchTab(viewControllerProvider: provider(for: .search))
    if #available(iOS 26.0, *) {
      searchTab.automaticallyActivatesSearch = true
    }
    return [todayTab, makePlacesGroup(), searchTab]
  }

  /// Makes the group Places, and all that is in it.
  fileprivate func makePlacesGroup() -> UITabGroup {
    let placesNearTab = UITab(
      title: String(localized: "Nearby"),
      image: UIImage(systemName: "location"),
      identifier: LanternTab.placesNear.rawValue,
      viewControllerProvider: provider(for: .placesNear)
    )

    let placesSavedTab = UITab(
      title: String(localized: "Saved"),
      image: UIImage(systemName: "bookmark"),
      identifier: LanternTab.placesSaved.rawValue,
      viewControllerProvider: provider(for: .placesSaved)
    )

    let placesGroup = UITabGroup(
      title: String(localized: "Places"),
      image: UIImage(systemName: "map"),
      identifier: LanternTab.places.rawValue,
      children: [placesNearTab, placesSavedTab],
      viewControllerProvider: provider(for: .places)
    )
    placesGroup.allowsReordering = true
    placesGroup.sidebarActions = [
      makeAction(
        .placesAddAPlace,
        title: String(localized: "Add a Place"),
        image: UIImage(systemName: "plus")
      )
    ]
    return placesGroup
  }

  /// Asks for the view controller of a tab when UIKit needs it.
  fileprivate func provider(for tab: LanternTab) -> (UITab) -> UIViewController {
    { [weak self] _ in self?.viewController(for: tab) ?? UIViewController() }
  }

  /// Makes an action of the sidebar.
  fileprivate func makeAction(
    _ action: LanternSidebarAction, title: String, image: UIImage? = nil
  ) -> UIAction {
    UIAction(title: title, image: image) { [weak self] _ in self?.perform(action) }
  }
}
