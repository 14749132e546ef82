/// How generated Swift is to look.
package struct CodeOptions: Sendable {
  /// Who may use the declarations.
  package enum Access: String, CaseIterable, Sendable {
    case `internal`, package, `public`

    /// What stands before a declaration.
    var prefix: String { self == .internal ? "" : "\(rawValue) " }
  }

  /// How titles are written.
  package enum Titles: String, CaseIterable, Sendable {
    /// `String(localized: "Home")`
    case localized
    /// `"Home"`
    case literal
  }

  /// What the types are called before `Tab`; nil for the name of the app.
  package var typeName: String?
  package var access = Access.internal
  package var titles = Titles.localized
  /// How many blanks a level of indentation takes.
  package var indentation = 2

  package init() {}
}
