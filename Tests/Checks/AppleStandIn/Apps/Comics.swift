import UIKit

// Tabs from 26 on; below, view controllers in another order.

final class ComicsTabBarController: UITabBarController {
  private let state: AppState

  init(_ state: AppState) {
    self.state = state
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let library = controller("Library", "books.vertical.fill")
    let browse = controller("Browse", "globe")
    let history = controller("History", "clock.fill")
    let settings = controller(AppFault.is("old title") ? "Options" : "Settings", "gear")
    let search = UINavigationController(rootViewController: UIViewController())
    search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
    library.tabBarItem.badgeValue = "4"
    if #available(iOS 26.0, *) {
      let controllers = [library, browse, history, settings]
      tabs = controllers.enumerated().map { index, controller in
        let tab = UITab(
          title: controller.tabBarItem.title ?? "", image: controller.tabBarItem.image,
          identifier: "\(index)"
        ) { _ in controller }
        tab.badgeValue = controller.tabBarItem.badgeValue
        return tab
      }
      tabs.append(UISearchTab { _ in search })
      if AppFault.is("new identifier") { tabs[1] = renamed(tabs[1]) }
      if state.has("refreshing") { bottomAccessory = UITabAccessory(contentView: UIView()) }
    } else {
      var controllers = [library, browse, search, history, settings]
      if AppFault.is("old order") { controllers.swapAt(0, 1) }
      if AppFault.is("stray child") { controllers.append(controller("Loupe", "eye")) }
      viewControllers = controllers
    }
  }

  private func renamed(_ tab: UITab) -> UITab {
    UITab(title: tab.title, image: tab.image, identifier: "browse") { _ in UIViewController() }
  }

  private func controller(_ title: String, _ symbol: String) -> UINavigationController {
    let controller = UIViewController()
    controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
    return UINavigationController(rootViewController: controller)
  }
}
