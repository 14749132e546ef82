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
    platform == other
      || platform.flatMap { exceptions[$0] } == other.flatMap { exceptions[$0] }
  }
}

extension TabSpec {
  package var language: String? { translation?.language }

  /// All translatable texts: those of nodes in document order, then those of views.
  package var titlePlaces: [TitlePlace] {
    var places: [TitlePlace] = []
    for (index, node) in nodes.enumerated() {
      if let title = node.title {
        places.append(
          TitlePlace(role: .title, node: index, text: title, isLive: node.isLive(\.title)))
      }
      if let subtitle = node.subtitle {
        places.append(
          TitlePlace(role: .subtitle, node: index, text: subtitle, isLive: node.isLive(\.subtitle)))
      }
      if let label = node.accessibilityLabel {
        places.append(TitlePlace(role: .accessibilityLabel, node: index, text: label))
      }
      for action in node.sidebarActions?.value ?? [] {
        guard let title = action.value.title else { continue }
        places.append(TitlePlace(role: .action, node: index, text: title))
      }
    }
    for values in allRootValues {
      for view in values.views {
        guard let title = view.value.title else { continue }
        places.append(TitlePlace(role: .view, node: nil, text: title))
      }
    }
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
