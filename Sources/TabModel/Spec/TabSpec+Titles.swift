package import JSON

package struct TitlePlace: Sendable {
  package enum Role: Sendable { case title, subtitle, action, view }

  package let role: Role
  /// The node; nil for views of the bar and the sidebar.
  package let node: Int?
  package let value: JSONValue
  /// True if the app sets the text at run time, so that it is in no catalog.
  package var isLive = false
}

package final class Translation: Sendable {
  package let language: String
  private let texts: [JSONValue: String]
  private let exceptions: [PlatformName: [JSONValue: String]]

  package init(
    _ language: String, _ texts: [JSONValue: String],
    except exceptions: [PlatformName: [JSONValue: String]] = [:]
  ) {
    self.language = language
    self.texts = texts
    self.exceptions = exceptions
  }

  func text(of value: JSONValue, on platform: PlatformName?) -> String? {
    platform.flatMap { exceptions[$0]?[value] } ?? texts[value]
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
      let texts: [(TitlePlace.Role, NodeKey, JSONValue)] = [
        (.title, .title, node.title), (.subtitle, .subtitle, written(.subtitle, of: node)),
      ]
      for (role, key, value) in texts where value.exists {
        places.append(
          TitlePlace(role: role, node: index, value: value, isLive: isLive(key, of: node)))
      }
      guard node.isWritten(.sidebarActions) else { continue }
      for action in document.elements(of: written(.sidebarActions, of: node)) {
        guard let title = document.member("title", of: action) else { continue }
        places.append(TitlePlace(role: .action, node: index, value: title))
      }
    }
    for values in allRootValues {
      let sidebar = values.sidebar
      for view in [values.bottomAccessory, sidebar?.header, sidebar?.footer, sidebar?.bottomBar] {
        guard let view, view.exists, let title = document.member("title", of: view) else {
          continue
        }
        places.append(TitlePlace(role: .view, node: nil, value: title))
      }
    }
    return places
  }

  /// Returns the title of an action, or of a view of the app, such as the accessory.
  package func title(in object: JSONValue) -> String? {
    object.exists ? document.member("title", of: object).map(shown) : nil
  }

  package func shown(_ value: JSONValue) -> String {
    translation?.text(of: value, on: platform) ?? document.string(value)
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
