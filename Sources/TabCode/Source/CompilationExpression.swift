import TabModel

/// Evaluates the expression of an `#if` for a platform.
struct CompilationExpression {
  private var rest: Substring
  private let platform: PlatformName

  init(_ text: String, on platform: PlatformName) {
    rest = text[...]
    self.platform = platform
  }

  /// Returns nil for an expression with other facts than platforms.
  mutating func value() -> Bool? {
    guard var result = conjunction() else { return nil }
    while skip(" || ") {
      guard let other = conjunction() else { return nil }
      result = result || other
    }
    return result
  }

  private mutating func conjunction() -> Bool? {
    guard var result = term() else { return nil }
    while skip(" && ") {
      guard let other = term() else { return nil }
      result = result && other
    }
    return result
  }

  private mutating func term() -> Bool? {
    if skip("!") { return term().map { !$0 } }
    if skip("(") {
      let inner = value()
      return skip(")") ? inner : nil
    }
    if skip("targetEnvironment(macCatalyst)") { return platform == .macCatalyst }
    for (name, platforms) in [
      ("iOS", [.iOS, .macCatalyst]), ("macOS", [.macOS]), ("tvOS", [.tvOS]),
      ("visionOS", [.visionOS]),
    ] as [(String, [PlatformName])] where skip("os(\(name))") {
      return platforms.contains(platform)
    }
    return nil
  }

  private mutating func skip(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }
}
