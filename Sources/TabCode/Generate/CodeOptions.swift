package import TabModel

package struct CodeOptions: Sendable {
  package enum Access: String, CaseIterable, Sendable {
    case `internal`, package, `public`

    package var prefix: String { self == .internal ? "" : "\(rawValue) " }

    /// The modifier of an `import` for what these declarations use. Files with `package import` do not compile beside
    /// others with a plain one.
    package var importPrefix: String { self == .public ? prefix : "" }
  }

  package enum Titles: String, CaseIterable, Sendable {
    /// `String(localized: "Home")`
    case localized
    /// `"Home"`
    case literal
  }

  /// Nil for the spec's framework.
  package var framework: Framework?
  /// The prefix of types; nil for the app's name.
  package var typeName: String?
  package var access = Access.internal
  package var titles = Titles.localized
  /// In spaces.
  package var indentation = 2

  package init() {}
}
