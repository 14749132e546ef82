// The part of the stand-in for UIKit that finds the controllers of a running app: its scenes, windows and
// tab bar items.

@MainActor
public final class UIApplication {
  public static let shared = UIApplication()
  public var connectedScenes: Set<UIScene> = []
}

@MainActor
open class UIScene: Hashable {
  public init() {}

  nonisolated public static func == (left: UIScene, right: UIScene) -> Bool { left === right }

  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@MainActor
public final class UIScreen {
  public var bounds = CGRect(x: 0, y: 0, width: 402, height: 874)
}

public final class UIWindowScene: UIScene {
  public var windows: [UIWindow] = []
  public let screen = UIScreen()
}

public final class UIWindow: UIView {
  /// Setting them resizes the window.
  public var traitCollection = UITraitCollection(horizontalSizeClass: .unspecified) {
    didSet {
      rootViewController?.traitCollection = traitCollection
      tell(oldValue, traitCollection)
    }
  }

  public var rootViewController: UIViewController? {
    didSet {
      rootViewController?.loadViewIfNeeded()
      rootViewController?.traitCollection = traitCollection
      rootViewController?.move(to: self)
    }
  }
}

@MainActor
public final class UITabBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search,
      downloads
  }

  public var title: String?
  public var image: UIImage?
  public var badgeValue: String?

  public init(title: String? = nil, image: UIImage? = nil, tag: Int = 0) {
    self.title = title
    self.image = image
  }

  /// Neither the title nor the image of a system item can be read.
  public init(tabBarSystemItem: SystemItem, tag: Int) {}
}
