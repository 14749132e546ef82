import TabModel

extension RecorderSource {
  static let body = #"""
    /// Reads a controller and its tabs.
    @available(\#(releases(from: .oldest)))
    @MainActor
    private enum TabSpecRecorder {
      static func record(of controller: UITabBarController, _ conditions: [String]?) -> TabSpecValue {
        // An app that sets view controllers has no tabs.
        let controllers = controller.tabs.isEmpty ? controller.viewControllers ?? [] : []
        let isNamed = controllers.isEmpty && !isMadeBySwiftUI(controller)
        var members: [(String, TabSpecValue)] = [
          ("recordVersion", .number(1)),
          ("environment", environment(of: controller, conditions)),
          ("api", .string(controllers.isEmpty ? "tabs" : "viewControllers")),
          ("selected", .optional(isNamed ? controller.selectedTab?.identifier : nil)),
        ]
        #if !os(tvOS)
          members.append(("sidebarIsHidden", .bool(controller.sidebar.isHidden)))
        #endif
        members.append(("mode", mode(controller.mode)))
        if isNamed {
          members.append(("compactTabIdentifiers", .list(controller.compactTabIdentifiers)))
          members.append(("customizationIdentifier", .optional(controller.customizationIdentifier)))
          #if \#(compiler(for: RootValues.key(\.prominentTabIdentifier).definition)) && !os(tvOS)
            if #available(\#(since(RootValues.key(\.prominentTabIdentifier).definition))) {
              members.append(("prominentTabIdentifier", .optional(controller.prominentTabIdentifier)))
            }
          #endif
        }
        members.append(("isTabBarHidden", .bool(controller.isTabBarHidden)))
        #if os(iOS) && !targetEnvironment(macCatalyst)
          let own = width(controller.traitCollection.horizontalSizeClass)
          let isOverridden = own != width(windowWidth(of: controller))
          members.append(("horizontalSizeClass", isOverridden ? .string(own) : .null))
        #endif
        if #available(\#(since(RootValues.key(\.tabBarMinimizeBehavior).definition))) {
          members.append(
            ("tabBarMinimizeBehavior", minimizeBehavior(controller.tabBarMinimizeBehavior)))
        }
        #if !os(tvOS) && !os(visionOS)
          if #available(\#(since(RootValues.key(\.bottomAccessory).definition))) {
            members.append(("bottomAccessory", .bool(controller.bottomAccessory != nil)))
          }
        #endif
        #if !os(tvOS)
          members.append(("sidebar", sidebar(controller.sidebar)))
        #endif
        let nodes =
          controllers.isEmpty
          ? controller.tabs.map { node($0, isNamed: isNamed) } : controllers.map { node(for: $0) }
        members.append(("tabs", .array(nodes)))
        return .object(members)
      }

      /// Whether SwiftUI created the controller for a TabView, judging by the name of its class,
      /// which is not documented. SwiftUI generates the identifiers of its tabs.
      private static func isMadeBySwiftUI(_ controller: UITabBarController) -> Bool {
        String(reflecting: type(of: controller)).hasPrefix("SwiftUI.")
      }

      // MARK: - The environment

      private static func environment(
        of controller: UITabBarController, _ conditions: [String]?
      ) -> TabSpecValue {
        .object([
          ("platform", .string(platform)),
          ("device", .optional(device(of: controller))),
          ("framework", .string(isMadeBySwiftUI(controller) ? "SwiftUI" : "UIKit")),
          ("conditions", .list(conditions)),
          ("osVersion", .string(release(UIDevice.current.systemVersion))),
          ("sdkVersion", .optional(sdkVersion)),
          ("horizontalSizeClass", .string(width(windowWidth(of: controller)))),
          ("orientation", .optional(orientation(of: controller))),
          ("language", .optional(Bundle.main.preferredLocalizations.first)),
        ])
      }

      private static var platform: String {
        #if os(tvOS)
          return "tvOS"
        #elseif os(visionOS)
          return "visionOS"
        #elseif targetEnvironment(macCatalyst)
          return "macCatalyst"
        #else
          return UIDevice.current.userInterfaceIdiom == .phone ? "iOS" : "iPadOS"
        #endif
      }

      /// An iPhone Duo is recognized by the sizes of its screens, which no other iPhone has.
      private static func device(of controller: UITabBarController) -> String? {
        guard platform == "iOS" else { return nil }
        let sides = sides(ofScreenOf: controller).sorted()
        return sides == [466, 678] || sides == [669, 951] ? "iPhoneDuo" : "iPhone"
      }

      private static func orientation(of controller: UITabBarController) -> String? {
        let sides = sides(ofScreenOf: controller)
        guard ["iOS", "iPadOS"].contains(platform), sides.count == 2 else { return nil }
        return sides[0] > sides[1] ? "landscape" : "portrait"
      }

      /// The width and height of the screen in its orientation; empty without one.
      private static func sides(ofScreenOf controller: UITabBarController) -> [Double] {
        #if os(iOS)
          let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
          let window = controller.viewIfLoaded?.window
          let own = scenes.first { $0.windows.contains { $0 === window } }
          guard let size = (own ?? scenes.first)?.screen.bounds.size else { return [] }
          return [Double(size.width), Double(size.height)]
        #else
          return []
        #endif
      }

      /// The release of the SDK, such as 26.2 of iphonesimulator26.2.
      private static var sdkVersion: String? {
        let name = Bundle.main.object(forInfoDictionaryKey: "DTSDKName") as? String ?? ""
        let number = String(name.drop { !$0.isNumber })
        return number.isEmpty ? nil : release(number)
      }

      /// A release in iOS numbering: visionOS 2 and macOS 15 correspond to iOS 18.
      private static func release(_ version: String) -> String {
        let parts = version.split(separator: ".").map(String.init)
        let number = parts.first ?? "0"
        #if os(visionOS)
          let major = number == "2" ? "18" : number
        #elseif targetEnvironment(macCatalyst)
          let major = number == "15" ? "18" : number
        #else
          let major = number
        #endif
        return "\(major).\(parts.count > 1 ? parts[1] : "0")"
      }

      /// The width of the controller's window; without a window its own, unless the app overrides it.
      private static func windowWidth(
        of controller: UITabBarController
      ) -> UIUserInterfaceSizeClass {
        if let window = controller.viewIfLoaded?.window {
          return window.traitCollection.horizontalSizeClass
        }
        let isOverridden = controller.traitOverrides.contains(UITraitHorizontalSizeClass.self)
        return isOverridden ? .unspecified : controller.traitCollection.horizontalSizeClass
      }

      private static func width(_ sizeClass: UIUserInterfaceSizeClass) -> String {
        switch (platform, sizeClass) {
        case ("iOS", .regular): "regular"
        case ("iOS", _), ("iPadOS", .compact): "compact"
        default: "regular"
        }
      }

      // MARK: - Values of the controller

      private static func mode(_ mode: UITabBarController.Mode) -> TabSpecValue {
        switch mode.rawValue {
        case 0: .string("automatic")
        case 1: .string("tabBar")
        case 2: .string("tabSidebar")
        default: .string("\(mode.rawValue)")
        }
      }

      @available(\#(since(RootValues.key(\.tabBarMinimizeBehavior).definition)))
      private static func minimizeBehavior(
        _ behavior: UITabBarController.MinimizeBehavior
      ) -> TabSpecValue {
        #if !os(tvOS) && !os(visionOS)
          if behavior == .never { return .string("never") }
          if behavior == .onScrollDown { return .string("onScrollDown") }
          if behavior == .onScrollUp { return .string("onScrollUp") }
        #endif
        return .string("automatic")
      }

      #if !os(tvOS)
        private static func sidebar(_ sidebar: UITabBarController.Sidebar) -> TabSpecValue {
          var layout = "automatic"
          if sidebar.preferredLayout == .tile { layout = "tile" }
          #if !os(visionOS)
            if sidebar.preferredLayout == .overlap { layout = "overlap" }
          #endif
          var members: [(String, TabSpecValue)] = [("preferredLayout", .string(layout))]
          #if \#(compiler(for: Sidebar.key(\.preferredPlacement).definition))
            if #available(\#(since(Sidebar.key(\.preferredPlacement).definition))) {
              var placement = "automatic"
              if sidebar.preferredPlacement == .sidebar { placement = "sidebar" }
              if sidebar.preferredPlacement == .tabBar { placement = "tabBar" }
              members.append(("preferredPlacement", .string(placement)))
            }
          #endif
          members.append(("header", .bool(sidebar.headerContentConfiguration != nil)))
          members.append(("footer", .bool(sidebar.footerContentConfiguration != nil)))
          members.append(("bottomBar", .bool(sidebar.bottomBarView != nil)))
          return .object(members)
        }
      #endif

      // MARK: - Nodes

      private static func node(_ tab: UITab, isNamed: Bool) -> TabSpecValue {
        let group = tab as? UITabGroup
        let search = tab as? UISearchTab
        var members: [(String, TabSpecValue)] = [
          ("type", .string(group != nil ? "group" : search != nil ? "search" : "tab")),
          ("identifier", .optional(isNamed ? tab.identifier : nil)),
          ("title", .string(tab.title)),
        ]
        members += member("image", image(tab.image))
        if #available(\#(since(Node.key(\.selectedImage).definition))) {
          members += member("selectedImage", image(tab.selectedImage))
        }
        members.append(("subtitle", .optional(tab.subtitle)))
        members.append(("badgeValue", .optional(tab.badgeValue)))
        members.append(("preferredPlacement", placement(tab.preferredPlacement)))
        members.append(("isHidden", .bool(tab.isHidden)))
        members.append(("isHiddenByDefault", .bool(tab.isHiddenByDefault)))
        members.append(("allowsHiding", .bool(tab.allowsHiding)))
        if #available(\#(since(Node.key(\.isEnabled).definition))) {
          members.append(("isEnabled", .bool(tab.isEnabled)))
        }
        #if !os(tvOS) && !os(visionOS)
          if #available(\#(since(Node.key(\.automaticallyActivatesSearch).definition))), let search {
            members.append(
              ("automaticallyActivatesSearch", .bool(search.automaticallyActivatesSearch)))
          }
        #endif
        if let group { members += self.members(of: group, isNamed: isNamed) }
        return .object(members)
      }

      /// A tab of an app that sets view controllers. The title and image of a system item are unknown.
      private static func node(for controller: UIViewController) -> TabSpecValue {
        let item: UITabBarItem? = controller.tabBarItem
        return .object(
          [("type", .string("tab")), ("identifier", .null), ("title", .optional(item?.title))]
            + member("image", image(item?.image)) + [("badgeValue", .optional(item?.badgeValue))])
      }

      private static func members(
        of group: UITabGroup, isNamed: Bool
      ) -> [(String, TabSpecValue)] {
        var members: [(String, TabSpecValue)] = []
        if isNamed {
          members.append(("defaultChildIdentifier", .optional(group.defaultChildIdentifier)))
          members.append(("displayOrderIdentifiers", .list(group.displayOrderIdentifiers)))
        }
        members.append(("allowsReordering", .bool(group.allowsReordering)))
        members.append(("managesNavigation", .bool(group.managingNavigationController != nil)))
        #if !os(tvOS)
          let actions = group.sidebarActions.map { action in
            TabSpecValue.object(
              [("title", .string(action.title))] + member("image", image(action.image)))
          }
          members.append(("sidebarActions", .array(actions)))
          var appearance = "automatic"
          if group.sidebarAppearance == .inline { appearance = "inline" }
          if group.sidebarAppearance == .rootSection { appearance = "rootSection" }
          members.append(("sidebarAppearance", .string(appearance)))
          if #available(\#(since(Node.key(\.isSidebarDestination).definition))) {
            members.append(("isSidebarDestination", .bool(group.isSidebarDestination)))
          }
          if #available(\#(since(Node.key(\.isCollapsedByDefault).definition))) {
            members.append(("isCollapsedByDefault", .bool(group.isCollapsedByDefault)))
          }
        #endif
        members.append(("children", .array(group.children.map { node($0, isNamed: isNamed) })))
        return members
      }

      private static func placement(_ placement: UITab.Placement) -> TabSpecValue {
        let names = [
          "automatic", "default", "optional", "movable", "pinned", "fixed", "sidebarOnly",
        ]
        let value = Int(placement.rawValue)
        return .string(names.indices.contains(value) ? names[value] : "\(value)")
      }

      /// An image by its name, which is read from the image's description because UIKit does not
      /// report it. A symbol without a readable name is recorded as a symbol; any other image without
      /// a name is left out.
      private static func image(_ image: UIImage?) -> TabSpecValue? {
        guard let image else { return .null }
        let description = String(describing: image)
        if let name = name(in: description, after: "symbol(system: ") {
          return .object([("symbol", .string(name))])
        }
        if let name = name(in: description, after: "named(main: ") {
          return .object([("asset", .string(name))])
        }
        return image.isSymbolImage ? .object([("symbol", .null)]) : nil
      }

      private static func member(
        _ key: String, _ value: TabSpecValue?
      ) -> [(String, TabSpecValue)] {
        value.map { [(key, $0)] } ?? []
      }

      private static func name(in description: String, after start: String) -> String? {
        guard let range = description.range(of: start) else { return nil }
        let rest = description[range.upperBound...]
        if let end = rest.range(of: ") {") { return String(rest[..<end.lowerBound]) }
        return rest.lastIndex(of: ")").map { String(rest[..<$0]) }
      }
    }

    /// A JSON value that keeps the order of its members.
    private indirect enum TabSpecValue {
      case null
      case bool(Bool)
      case number(Int)
      case string(String)
      case array([TabSpecValue])
      case object([(String, TabSpecValue)])

      static func optional(_ text: String?) -> TabSpecValue { text.map { .string($0) } ?? .null }

      static func list(_ texts: [String]?) -> TabSpecValue {
        texts.map { .array($0.map { .string($0) }) } ?? .null
      }

      func text(indentation: String) -> String {
        switch self {
        case .null: return "null"
        case .bool(let value): return "\(value)"
        case .number(let value): return "\(value)"
        case .string(let text): return Self.quoted(text)
        case .array(let elements):
          let lines = elements.map { $0.text(indentation: indentation + "  ") }
          return self.lines("[", lines, "]", indentation)
        case .object(let members):
          let lines = members.map { key, value in
            "\(Self.quoted(key)): \(value.text(indentation: indentation + "  "))"
          }
          return self.lines("{", lines, "}", indentation)
        }
      }

      private func lines(
        _ open: String, _ lines: [String], _ close: String, _ indentation: String
      ) -> String {
        if lines.isEmpty { return open + close }
        let inner = lines.map { "\n\(indentation)  \($0)" }.joined(separator: ",")
        return "\(open)\(inner)\n\(indentation)\(close)"
      }

      private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
          switch scalar {
          case "\"": quoted += "\\\""
          case "\\": quoted += "\\\\"
          case "\n": quoted += "\\n"
          case "\r": quoted += "\\r"
          case "\t": quoted += "\\t"
          case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
            let digits = String(scalar.value, radix: 16)
            quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          default: quoted.unicodeScalars.append(scalar)
          }
        }
        return quoted + "\""
      }
    }

    """#
}
