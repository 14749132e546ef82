// Part of SwiftUI's stand-in (SwiftUI.swift): modifiers of views, and the types of arguments.

extension View {
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }

  @available(tvOS, unavailable)
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }

  @available(tvOS 27.0, *)
  public nonisolated func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  @available(tvOS 27.0, *)
  public nonisolated func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  @available(tvOS, unavailable)
  public nonisolated func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }

  #if SDK_27
    @available(iOS 27.0, macOS 27.0, tvOS 27.0, visionOS 27.0, *)
    public nonisolated func defaultTabBarPlacement(
      _ defaultPlacement: AdaptableTabBarPlacement
    ) -> some View { self }
  #endif

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *)
  public nonisolated func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View { self }

  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public nonisolated func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  @available(iOS 26.1, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View { self }

  @available(iOS 26.0, macOS 26.0, *)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public nonisolated func tabViewSearchActivation(
    _ activation: TabSearchActivation
  ) -> some View { self }
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
  public static var search: TabRole { .init() }

  #if SDK_27
    @available(iOS 27.0, macOS 27.0, tvOS 27.0, visionOS 27.0, *)
    public static var prominent: TabRole { .init() }
  #endif
}

public struct TabPlacement: Hashable, Sendable {
  public static let automatic = TabPlacement()
  public static let pinned = TabPlacement()
  public static let sidebarOnly = TabPlacement()
}

public struct AdaptableTabBarPlacement: Hashable, Sendable {
  public static let automatic = AdaptableTabBarPlacement()
  public static let tabBar = AdaptableTabBarPlacement()

  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static let sidebar = AdaptableTabBarPlacement()
}

public struct TabCustomizationBehavior: Equatable, Sendable {
  public static let automatic = TabCustomizationBehavior()
  public static let disabled = TabCustomizationBehavior()

  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static let reorderable = TabCustomizationBehavior()
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
    public static let automatic = TabSectionExpansion()
    public static let collapsed = TabSectionExpansion()
    public static let expanded = TabSectionExpansion()
  }
#endif

@available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *)
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  public static let automatic = TabBarMinimizeBehavior()

  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static let never = TabBarMinimizeBehavior()

  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static let onScrollDown = TabBarMinimizeBehavior()

  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static let onScrollUp = TabBarMinimizeBehavior()
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *)
public struct TabSearchActivation: Hashable, Sendable {
  public static let automatic = TabSearchActivation()

  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static let searchTabSelection = TabSearchActivation()
}
