import UIKit

// Rows of a server, an order that depends on who is signed in, and a sidebar on the iPad only.

final class StreamsRootController: UITabBarController {
  private let state: AppState

  init(_ state: AppState) {
    self.state = state
    super.init()
    rebuildTabs()
  }

  /// Called again at every sign-in, and whenever the server knows other channels.
  private func rebuildTabs() {
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    let browse = tab("Browse", "square.grid.2x2", "browse")
    let following = tab("Following", "heart", "following")
    let search = UISearchTab { _ in UIViewController() }
    search.title = "Find"
    let settings = tab("Settings", "gear", "settings")
    let isSignedIn = state.has("signedIn")
    tabs = isSignedIn ? [following, browse] : [browse]
    if AppFault.is("lost"), isSignedIn { tabs.removeFirst() }
    if isSignedIn {
      let profile = tab("You", "person.crop.circle", "profile")
      profile.title = "Robin"
      profile.subtitle = "12 followers"
      tabs.append(profile)
    }
    tabs += [search, settings]
    guard isPad else { return }
    mode = AppFault.is("mode") ? .automatic : .tabSidebar
    sidebar.preferredLayout = .tile
    sidebar.headerContentConfiguration = Header()
    customizationIdentifier = "streams"
    let live = UITabGroup(
      title: "Live Now", image: UIImage(systemName: "dot.radiowaves.left.and.right"),
      identifier: "live", children: rows)
    live.sidebarAppearance = .rootSection
    live.sidebarActions = [
      UIAction(title: "Refresh", image: UIImage(systemName: "arrow.clockwise")) { _ in }
    ]
    tabs.append(live)
    if AppFault.is("row at the root") { tabs.append(row("late")) }
  }

  private var rows: [UITab] {
    let names = ["lofi", "news", "chess"].prefix(state.has("signedIn") ? 3 : 0).map { $0 }
    let pinned = tab("All Channels", "list.bullet", "all")
    return names.map(row) + [pinned]
  }

  private func row(_ name: String) -> UITab {
    let row = tab("Channel \(name)", "play.tv", "channel.\(name)")
    row.subtitle = "1,204 watching"
    row.preferredPlacement = AppFault.is("placement of rows") ? .optional : .sidebarOnly
    return row
  }

  private func tab(_ title: String, _ symbol: String, _ identifier: String) -> UITab {
    UITab(title: title, image: UIImage(systemName: symbol), identifier: identifier) { _ in
      UIViewController()
    }
  }

  private struct Header: UIContentConfiguration {}
}
