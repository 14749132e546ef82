import UIKit

// A group whose order and visibility a person stores, for each account.

final class MusicTabBarController: UITabBarController {
  enum LibraryType: String, CaseIterable {
    case artists, albums, songs, genres, playlists, podcasts, downloads

    var displayName: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
    var image: UIImage? {
      switch self {
      case .artists: UIImage(systemName: "music.mic")
      case .albums: UIImage(named: "album")
      case .songs: UIImage(systemName: "music.note")
      case .genres: UIImage(systemName: "guitars")
      case .playlists: UIImage(systemName: "music.note.list")
      case .podcasts: UIImage(named: "podcast")
      case .downloads: UIImage(systemName: "arrow.down.circle")
      }
    }
  }

  /// The settings of an account.
  struct LibrarySettings {
    var order: [LibraryType]
    var hidden: Set<LibraryType>
  }

  private let settings: LibrarySettings

  init(_ state: AppState) {
    settings =
      state.account == 1
      ? LibrarySettings(order: LibraryType.allCases, hidden: [.podcasts])
      : LibrarySettings(
        order: [.playlists, .songs, .artists, .albums, .genres, .downloads, .podcasts],
        hidden: [.genres, .downloads])
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let search = UISearchTab { _ in UIViewController() }
    let homeTab = UITab(
      title: "Home", image: UIImage(systemName: "house"), identifier: "Tabs.Home"
    ) { _ in UIViewController() }
    homeTab.allowsHiding = AppFault.is("hiding")
    let children = settings.order.map { type in
      let tab = UITab(
        title: type.displayName, image: type.image, identifier: "Library.\(type.rawValue)"
      ) { _ in UIViewController() }
      tab.isHidden = settings.hidden.contains(type)
      tab.allowsHiding = !(AppFault.is("child") && type == .songs)
      tab.preferredPlacement = .sidebarOnly
      return tab
    }
    let library = UITabGroup(
      title: AppFault.is("title") ? "Libary" : "Library",
      image: UIImage(systemName: "music.note.house"), identifier: "Tabs.Library",
      children: AppFault.is("lost child") ? Array(children.dropFirst()) : children)
    library.allowsReordering = true
    library.managingNavigationController = UINavigationController()
    library.displayOrderIdentifiers = settings.order.map { "Library.\($0.rawValue)" }
    tabs = [search, homeTab, library]
    mode = .tabSidebar
    selectedTab = homeTab
    if #available(iOS 26.0, *) { bottomAccessory = UITabAccessory(contentView: UIView()) }
  }
}
