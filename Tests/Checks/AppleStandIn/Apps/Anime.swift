import UIKit

// Two lists by device, search at the end on an iPhone and first on an iPad; a badge and an account for who
// is signed in; an accessory while something plays.

enum AnimeTab: String, CaseIterable {
  case home, schedule, library, feed, notifications, search, settings

  static let phone: [AnimeTab] = [.home, .library, .feed, .notifications, .search]
  static let pad: [AnimeTab] = [
    .search, .home, .schedule, .library, .feed, .notifications, .settings,
  ]

  var title: String {
    switch self {
    case .home: String(localized: "Home")
    case .schedule: String(localized: "Schedule")
    case .library: String(localized: "Library")
    case .feed: String(localized: "Feed")
    case .notifications: String(localized: "Notifications")
    case .search: String(localized: "Search")
    case .settings: String(localized: "Settings")
    }
  }

  var image: UIImage? {
    switch self {
    case .home: UIImage(systemName: "house")
    case .schedule: UIImage(systemName: "calendar")
    case .library: UIImage(systemName: "rectangle.stack")
    case .feed: UIImage(systemName: "message")
    case .notifications: UIImage(systemName: "bell")
    case .search: UIImage(systemName: "magnifyingglass")
    case .settings: UIImage(systemName: "gear")
    }
  }

  @MainActor
  var tab: UITab {
    switch self {
    case .search:
      if AppFault.is("inherited initializer") {
        return UISearchTab(title: title, image: image, identifier: rawValue) { _ in
          UINavigationController(rootViewController: UIViewController())
        }
      }
      return UISearchTab { _ in UINavigationController(rootViewController: UIViewController()) }
    default:
      let tab = UITab(title: title, image: image, identifier: rawValue) { _ in
        UINavigationController(rootViewController: UIViewController())
      }
      tab.preferredPlacement =
        self == .schedule && !AppFault.is("placement") ? .optional : .automatic
      return tab
    }
  }
}

final class AnimeTabBarController: UITabBarController {
  private let state: AppState

  init(_ state: AppState) {
    self.state = state
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    mode = .tabSidebar
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    tabs = (isPad ? AnimeTab.pad : AnimeTab.phone).map(\.tab)
    if AppFault.is("order"), isPad { tabs.append(tabs.remove(at: 1)) }
    selectedTab = tabs.first { $0.identifier == AnimeTab.home.rawValue }
    if isPad { sidebar.bottomBarView = UIView() }
    if #available(iOS 26.0, *) {
      tabBarMinimizeBehavior = AppFault.is("minimizing") ? .never : .onScrollDown
      if state.has("playing") || AppFault.is("accessory") {
        bottomAccessory = UITabAccessory(contentView: UIView())
      }
    }
    guard state.has("signedIn") else { return }
    tabs.first { $0.identifier == AnimeTab.notifications.rawValue }?.badgeValue = "12"
  }
}
