// The part of the stand-in for SwiftUI that has nothing to do with tabs: views, builders, property
// wrappers, and what generated code uses of Foundation and UIKit.

// MARK: - Views and their builder

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// What the stand-in can be asked.
  @MainActor @preconcurrency var _played: PlayedView { get }
}

extension View {
  @MainActor public var _played: PlayedView { body._played }
}

extension View where Body == Never {
  @MainActor public var _played: PlayedView { PlayedView() }
  public var body: Never { fatalError("a view of the stand-in has no body") }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { return fatalError("there is no body of Never") }
}

public nonisolated struct EmptyView: View {
  public typealias Body = Never
  public init() {}
}

public nonisolated struct AnyView: View {
  public typealias Body = Never
  private let view: any View
  public init<V: View>(_ view: V) { self.view = view }
  @MainActor public var _played: PlayedView { view._played }
}

public nonisolated struct TupleView<T>: View {
  public typealias Body = Never
  fileprivate var parts: [any View] = []
  public init(_ value: T) {}

  @MainActor public var _played: PlayedView {
    parts.map { $0._played }.first { $0.tabView != nil || parts.count == 1 } ?? PlayedView()
  }
}

public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
  var first: TrueContent?
  var second: FalseContent?
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  @MainActor public var _played: PlayedView {
    first.map { $0._played } ?? second.map { $0._played } ?? PlayedView()
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  @MainActor public var _played: PlayedView { map { $0._played } ?? PlayedView(isShown: false) }
}

@resultBuilder
public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }

  #if SDK_27
    // The builder of 27 takes what is no view, such as tabs.
    public static func buildExpression<Content>(_ content: Content) -> Content { content }
    public static func buildBlock<Content>(_ content: Content) -> Content { content }
  #else
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  #endif

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var view = TupleView((repeat each content))
    for part in repeat each content { view.parts.append(part) }
    return view
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .init(first: first) }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .init(second: second) }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

public nonisolated struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never
}

public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  let contents: [Content]
}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

#if SDK_27
  extension Group {
    public nonisolated init(@ViewBuilder content: () -> Content) {
      self.content = content()
    }
  }

  extension ForEach {
    public nonisolated init(
      _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
      self.init(contents: data.map(content))
    }

    public nonisolated init(
      _ data: Data, id: KeyPath<Data.Element, ID>,
      @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(contents: data.map(content)) }
  }
#else
  extension Group where Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {
      self.content = content()
    }
  }

  extension ForEach where Content: View {
    public nonisolated init(
      _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
      self.init(contents: data.map(content))
    }

    public nonisolated init(
      _ data: Data, id: KeyPath<Data.Element, ID>,
      @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(contents: data.map(content)) }
  }
#endif

public nonisolated struct Text: View, Equatable {
  public typealias Body = Never
  private var text: String?
  @MainActor public var _played: PlayedView { PlayedView(text: text) }

  public init(verbatim content: String) { text = content }
  public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { text = String(content) }

  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {}
}

public nonisolated struct Image: View, Equatable {
  public typealias Body = Never
  private let name: String?
  @MainActor public var _played: PlayedView { PlayedView(image: name) }

  public init(_ name: String) { self.name = name }
  public init(_ resource: ImageResource) { name = nil }
  public init(systemName: String) { name = systemName }
}

/// An image of the app's catalog: Xcode declares one for each, so no string makes one.
public struct ImageResource: Hashable, Sendable {}

public nonisolated struct Label<Title: View, Icon: View>: View {
  public typealias Body = Never
  private var title: (any View)?
  private var icon: (any View)?
  @MainActor public var _played: PlayedView {
    PlayedView(text: title?._played.text, image: icon?._played.image)
  }

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {}
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {}

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {}

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {}
}

public nonisolated struct Button<Label: View>: View {
  public typealias Body = Never

  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button where Label == Text {
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {}

  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {}
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {}

  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {}

  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {}

  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {}
}

extension View {
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    ModifiedView(base: self, name: "environment", arguments: ["\(value)"])
  }
}

// MARK: - Apps

@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never { fatalError("a scene of the stand-in has no body") }
}

@resultBuilder
public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public nonisolated struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) {}
}

@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  init()
}

extension App {
  public static func main() {}
}

// MARK: - Property wrappers

@propertyWrapper
public struct Binding<Value> {
  private let value: Value?
  fileprivate init(_ value: Value?) { self.value = value }

  /// A binding without a value, for a view that never reads it.
  public static func unread() -> Binding<Value> { Binding(nil) }

  public var wrappedValue: Value {
    get {
      guard let value else { fatalError("nobody gave this binding a value") }
      return value
    }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value> { self }

  public static func constant(_ value: Value) -> Binding<Value> { Binding(value) }
}

@propertyWrapper
public struct State<Value> {
  private let value: Value
  public init(wrappedValue value: Value) { self.value = value }

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value> { Binding(value) }
}

@propertyWrapper
public struct AppStorage<Value> {
  private let value: Value

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value> { Binding(value) }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { value = wrappedValue }

  @available(tvOS, unavailable)
  public init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) where Value == TabViewCustomization { value = wrappedValue }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String { value = wrappedValue }
}

@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
}

public struct EnvironmentValues {
  public init() {}
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { playedWidth }
    set {}
  }
}

public enum UserInterfaceSizeClass: Sendable {
  case compact, regular
}

// MARK: - Texts

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
}

public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
}

extension String {
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    fileprivate let text: String
    public init(stringLiteral value: String) { text = value }
  }

  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil,
    comment: StaticString? = nil
  ) { self = keyAndValue.text }
}

open class UserDefaults {}

// MARK: - UIKit, which SwiftUI imports where it is

#if os(iOS) || os(tvOS) || os(visionOS) || os(Linux)
  public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv
    case mac = 5
    case vision
  }

  @MainActor
  open class UIDevice {
    public static let current = UIDevice()
    public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  }
#endif
