import JSON

extension Word {
  /// The word as it may be printed: nothing in it can move the cursor, hide or turn text around.
  package var shown: String { harmless(bytes) }

  /// The shown form in the quotes that all messages use.
  var quoted: String { "'\(shown)'" }
}
