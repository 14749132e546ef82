package import JSON

package struct TitlePlace: Sendable {
  package enum Role: Sendable { case title, subtitle, accessibilityLabel, action, view }

  package let role: Role
  /// The node; nil for views of the bar and the sidebar.
  package let node: Int?
  package let text: Located<String>
  /// True if the app sets the text at run time, so that it is in no catalog.
  package var isLive = false
}

/// The texts of a spec in a language, by the ranges of their keys.
package struct Translation: Sendable {
  package let language: String
  private let texts: [ByteRange: String]
  private let exceptions: [PlatformName: [ByteRange: String]]

  package init(
    _ language: String, _ texts: [ByteRange: String],
    except exceptions: [PlatformName: [ByteRange: String]] = [:]
  ) {
    self.language = language
    self.texts = texts
    self.exceptions = exceptions
  }

  func text(of key: Located<String>, on platform: PlatformName?) -> String? {
    platform.flatMap { exceptions[$0]?[key.range] } ?? texts[key.range]
  }

  func isSame(on platform: PlatformName?, as other: PlatformName?) -> Bool {
    platform == other || platform.flatMap { exceptions[$0] } == other.flatMap { exceptions[$0] }
  }
}

extension TabSpec {
  package var language: String? { translation?.language }

  /// All translatable texts: those of nodes in document order, then those of views.
  package var titlePlaces: [TitlePlace] {
    var places: [TitlePlace] = []
    func add(
      _ role: TitlePlace.Role, _ node: Int?, _ text: Located<String>?, isLive: Bool = false
    ) {
      guard let text else { return }
      places.append(TitlePlace(role: role, node: node, text: text, isLive: isLive))
    }
    for (index, node) in nodes.enumerated() {
      add(.title, index, node.title, isLive: node.isLive(\.title))
      add(.subtitle, index, node.subtitle, isLive: node.isLive(\.subtitle))
      add(.accessibilityLabel, index, node.accessibilityLabel)
      for action in node.sidebarActions?.value ?? [] { add(.action, index, action.value.title) }
    }
    for view in allRootValues.flatMap(\.views) { add(.view, nil, view.value.title) }
    return places
  }

  /// Returns the title of a view of the app, such as the accessory.
  package func title(of view: Located<TitledView>?) -> String? { (view?.value.title).map(shown) }

  package func title(of action: SidebarAction) -> String? { action.title.map(shown) }

  /// Returns the text in the spec's language.
  package func shown(_ text: Located<String>) -> String {
    translation?.text(of: text, on: platform) ?? text.value
  }

  package func translated(_ translation: Translation) -> TabSpec {
    var spec = self
    spec.translation = translation
    return spec
  }

  /// Returns the spec with the texts of a platform.
  package func reading(on platform: PlatformName) -> TabSpec {
    guard translation != nil, platform != self.platform else { return self }
    var spec = self
    spec.platform = platform
    return spec
  }

  package func reads(like other: TabSpec) -> Bool {
    translation?.isSame(on: platform, as: other.platform) ?? true
  }
}
