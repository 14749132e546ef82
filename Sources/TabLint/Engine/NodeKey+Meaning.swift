import TabModel

extension Node {
  /// Whether a key is written and says something: a Boolean that is written with its default counts
  /// as absent.
  func says(_ key: NodeKey) -> Bool {
    guard isWritten(key) else { return false }
    guard case .bool = key.definition.shape else { return true }
    return key == .isEnabled ? isFalse(key) : isTrue(key)
  }
}

extension SpecKey {
  /// Whether a platform has the property, with the value where it matters, on any release.
  func exists(on platform: PlatformName, value: String? = nil) -> Bool {
    guard !missingOn.contains(platform) else { return false }
    guard let value, case .choice(let choices) = shape else { return true }
    return !choices.contains { $0.name == value && $0.missingOn.contains(platform) }
  }
}
