// Part of SwiftUI's stand-in (SwiftUI.swift): modifiers of views, and the types of arguments.

extension View {
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    ModifiedView(base: self, name: "tabViewStyle", arguments: ["\(S.self)"])
  }

  @available(tvOS, unavailable)
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View {
    ModifiedView(base: self, name: "tabViewCustomization", arguments: ["\(customization != nil)"])
  }

  @available(tvOS 27.0, *)
  public nonisolated func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    ModifiedView(base: self, name: "tabViewSidebarHeader", arguments: [], content: content())
  }

  @available(tvOS 27.0, *)
  public nonisolated func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    ModifiedView(base: self, name: "tabViewSidebarFooter", arguments: [], content: content())
  }

  @available(tvOS, unavailable)
  public nonisolated func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    ModifiedView(base: self, name: "tabViewSidebarBottomBar", arguments: [], content: content())
  }

  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    ModifiedView(
      base: self, name: "defaultAdaptableTabBarPlacement", arguments: [defaultPlacement.name])
  }

  #if SDK_27
    @available(iOS 27.0, macOS 27.0, tvOS 27.0, visionOS 27.0, *)
    public nonisolated func defaultTabBarPlacement(
      _ defaultPlacement: AdaptableTabBarPlacement
    ) -> some View {
      ModifiedView(base: self, name: "defaultTabBarPlacement", arguments: [defaultPlacement.name])
    }
  #endif

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *)
  public nonisolated func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View {
    ModifiedView(base: self, name: "tabBarMinimizeBehavior", arguments: [behavior.name])
  }

  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public nonisolated func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    ModifiedView(base: self, name: "tabViewBottomAccessory", arguments: [], content: content())
  }

  @available(iOS 26.1, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    ModifiedView(
      base: self, name: "tabViewBottomAccessory", arguments: [], isEnabled: isEnabled,
      content: content())
  }

  @available(iOS 26.0, macOS 26.0, *)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public nonisolated func tabViewSearchActivation(
    _ activation: TabSearchActivation
  ) -> some View {
    ModifiedView(base: self, name: "tabViewSearchActivation", arguments: [activation.name])
  }
}

// MARK: - Types

@MainActor @preconcurrency
public protocol TabViewStyle {}

public struct DefaultTabViewStyle: TabViewStyle {}
public struct TabBarOnlyTabViewStyle: TabViewStyle {}
public struct SidebarAdaptableTabViewStyle: TabViewStyle {}

extension TabViewStyle where Self == DefaultTabViewStyle {
  @MainActor @preconcurrency public static var automatic: DefaultTabViewStyle { .init() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  @MainActor @preconcurrency public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  @MainActor @preconcurrency public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    .init()
  }
}

public struct TabRole: Hashable, Sendable {
  let name: String
  private init(_ name: String) { self.name = name }

  public static var search: TabRole { .init("search") }

  #if SDK_27
    @available(iOS 27.0, macOS 27.0, tvOS 27.0, visionOS 27.0, *)
    public static var prominent: TabRole { .init("prominent") }
  #endif
}

public struct TabPlacement: Hashable, Sendable {
  let name: String
  private init(_ name: String) { self.name = name }

  public static let automatic = TabPlacement("automatic")
  public static let pinned = TabPlacement("pinned")
  public static let sidebarOnly = TabPlacement("sidebarOnly")
}

public struct AdaptableTabBarPlacement: Hashable, Sendable {
  let name: String
  private init(_ name: String) { self.name = name }

  public static let automatic = AdaptableTabBarPlacement("automatic")
  public static let tabBar = AdaptableTabBarPlacement("tabBar")

  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static let sidebar = AdaptableTabBarPlacement("sidebar")
}

public struct TabCustomizationBehavior: Equatable, Sendable {
  let name: String
  private init(_ name: String) { self.name = name }

  public static let automatic = TabCustomizationBehavior("automatic")
  public static let disabled = TabCustomizationBehavior("disabled")

  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static let reorderable = TabCustomizationBehavior("reorderable")
}

public enum Visibility: Hashable, Sendable {
  case automatic, visible, hidden
}

@available(tvOS, unavailable)
public struct TabViewCustomization: Codable, Equatable, Sendable {
  public init() {}
}

#if SDK_27
  @available(iOS 27.0, macOS 27.0, tvOS 27.0, visionOS 27.0, *)
  public struct TabSectionExpansion: Hashable, Sendable {
    let name: String
    private init(_ name: String) { self.name = name }

    public static let automatic = TabSectionExpansion("automatic")
    public static let collapsed = TabSectionExpansion("collapsed")
    public static let expanded = TabSectionExpansion("expanded")
  }
#endif

@available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *)
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String
  private init(_ name: String) { self.name = name }

  public static let automatic = TabBarMinimizeBehavior("automatic")

  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static let never = TabBarMinimizeBehavior("never")

  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static let onScrollDown = TabBarMinimizeBehavior("onScrollDown")

  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static let onScrollUp = TabBarMinimizeBehavior("onScrollUp")
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *)
public struct TabSearchActivation: Hashable, Sendable {
  let name: String
  private init(_ name: String) { self.name = name }

  public static let automatic = TabSearchActivation("automatic")

  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static let searchTabSelection = TabSearchActivation("searchTabSelection")
}
