import UIKit

// Five tabs, and one behind a feature flag.

@MainActor
protocol RobotsRouting: AnyObject {
  func make(_ tab: RobotsTab) -> UIViewController
}

enum RobotsTab: String {
  case events, teams, districts, lab, myTBA, settings
}

final class RobotsRootController: UITabBarController, RobotsRouting {
  private let flags: AppState

  init(_ state: AppState) {
    flags = state
    super.init()
    mode = .tabSidebar
    if AppFault.is("compact") { compactTabIdentifiers = ["events", "teams"] }
    setTabs()
  }

  private func setTabs() {
    var list: [(RobotsTab, String, String)] = [
      (.events, "Events", "calendar"), (.teams, "Teams", "person.3.fill"),
      (.districts, "Districts", "map.fill"),
    ]
    if flags.has("lab") || AppFault.is("flag is ignored") {
      list.append((.lab, "Lab", "flask.fill"))
    }
    list += [(.myTBA, "myTBA", "star.fill"), (.settings, "Settings", "gearshape.fill")]
    tabs = list.map { name, title, symbol in
      let image = AppFault.is("image") && name == .teams ? "person.2.fill" : symbol
      return UITab(title: title, image: UIImage(systemName: image), identifier: name.rawValue) {
        [weak self] _ in self?.make(name) ?? UIViewController()
      }
    }
  }

  func make(_ tab: RobotsTab) -> UIViewController { UIViewController() }
}
