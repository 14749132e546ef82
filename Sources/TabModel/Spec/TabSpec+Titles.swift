package import JSON

/// A text of a spec that people read and that is translated.
package struct TitlePlace: Sendable {
  /// What a text stands on.
  package enum Role: Sendable { case title, subtitle, action, view }

  package let role: Role
  /// The node that has it; nil for those of the bar and the sidebar.
  package let node: Int?
  /// The string in the document.
  package let value: JSONValue
}

/// What a spec reads in a language, on each platform.
package final class Translation: Sendable {
  package let language: String
  private let texts: [JSONValue: String]
  /// The texts that differ on a platform.
  private let exceptions: [PlatformName: [JSONValue: String]]

  package init(
    _ language: String, _ texts: [JSONValue: String],
    except exceptions: [PlatformName: [JSONValue: String]] = [:]
  ) {
    self.language = language
    self.texts = texts
    self.exceptions = exceptions
  }

  /// What a string of the spec reads; nil for one that is not translated.
  func text(of value: JSONValue, on platform: PlatformName?) -> String? {
    platform.flatMap { exceptions[$0]?[value] } ?? texts[value]
  }

  /// Whether two platforms read the same.
  func isSame(on platform: PlatformName?, as other: PlatformName?) -> Bool {
    platform == other
      || platform.flatMap { exceptions[$0] } == other.flatMap { exceptions[$0] }
  }
}

extension TabSpec {
  /// The language that the titles are in; nil where they are as they are written.
  package var language: String? { translation?.language }

  /// Every text that is translated: those of each node in walk order, then the views'.
  package var titlePlaces: [TitlePlace] {
    var places: [TitlePlace] = []
    for (index, node) in nodes.enumerated() {
      if node.title.exists {
        places.append(TitlePlace(role: .title, node: index, value: node.title))
      }
      if node.isWritten(.subtitle) {
        places.append(TitlePlace(role: .subtitle, node: index, value: subtitle(of: node)))
      }
      guard node.isWritten(.sidebarActions) else { continue }
      for action in document.elements(of: sidebarActions(of: node)) {
        guard let title = document.member("title", of: action) else { continue }
        places.append(TitlePlace(role: .action, node: index, value: title))
      }
    }
    let views = [bottomAccessory, sidebar?.header, sidebar?.footer, sidebar?.bottomBar]
    for view in views.compactMap(\.self) {
      guard let title = document.member("title", of: view.json) else { continue }
      places.append(TitlePlace(role: .view, node: nil, value: title))
    }
    return places
  }

  /// The title of a sidebar action, which is an object of the document.
  package func title(ofAction action: JSONValue) -> String? {
    document.member("title", of: action).map(shown)
  }

  /// A string as people read it.
  package func shown(_ value: JSONValue) -> String {
    translation?.text(of: value, on: platform) ?? document.string(value)
  }

  /// The spec in a language. Findings and places stay those of its document.
  package func translated(_ translation: Translation) -> TabSpec {
    var spec = self
    spec.translation = translation
    spec.readViews()
    return spec
  }

  /// The spec as a platform reads it, where titles depend on the device.
  package func reading(on platform: PlatformName) -> TabSpec {
    guard translation != nil, platform != self.platform else { return self }
    var spec = self
    spec.platform = platform
    spec.readViews()
    return spec
  }

  /// Whether another spec of the same translation reads the same.
  package func reads(like other: TabSpec) -> Bool {
    translation?.isSame(on: platform, as: other.platform) ?? true
  }

  private mutating func readViews() {
    bottomAccessory = read(bottomAccessory)
    guard var sidebar else { return }
    sidebar.header = read(sidebar.header)
    sidebar.footer = read(sidebar.footer)
    sidebar.bottomBar = read(sidebar.bottomBar)
    self.sidebar = sidebar
  }

  private func read(_ view: Located<String>?) -> Located<String>? {
    guard let view, let title = document.member("title", of: view.json) else { return view }
    return Located(value: shown(title), json: view.json)
  }
}
