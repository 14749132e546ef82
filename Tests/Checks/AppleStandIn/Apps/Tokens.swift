import UIKit

// Two tabs in a compact width whatever the window is; from 26 on a disabled search tab keeps the button apart.

final class TokensFlowController: UITabBarController {
  init(_ state: AppState) { super.init() }

  override func viewDidLoad() {
    super.viewDidLoad()
    if !AppFault.is("width") { traitOverrides.horizontalSizeClass = .compact }
    let tokens = UITab(
      title: "Tokens", image: UIImage(systemName: "square.grid.2x2"), identifier: "tokens"
    ) { _ in UIViewController() }
    let settings = UITab(
      title: "Settings", image: UIImage(systemName: "gearshape"), identifier: "settings"
    ) { _ in UIViewController() }
    settings.badgeValue = "1"
    tabs = [tokens, settings]
    if traitCollection.horizontalSizeClass != .compact {
      tabs.append(
        UITab(title: "About", image: nil, identifier: "about") { _ in UIViewController() })
    }
    if #available(iOS 26.0, *) {
      let spacer = UISearchTab { _ in UIViewController() }
      spacer.title = ""
      spacer.isEnabled = AppFault.is("enabled")
      tabs.append(spacer)
    }
    if #available(iOS 27.0, *), !AppFault.is("prominent") {
      prominentTabIdentifier = "com.apple.UIKit.Search"
    }
  }
}
