import UIKit

final class TeapotTabs: UITabBarController, TeapotTabContent {
  override func viewDidLoad() {
    super.viewDidLoad()
    setUpTeapotTabs(with: self)
  }

  func viewController(for tab: TeapotTab) -> UIViewController {
    switch tab {
    case .teas, .timer: UIViewController()
    }
  }
}
