import JSON

extension Word {
  /// The word with control characters escaped.
  package var shown: String { harmless(bytes) }

  var quoted: String { "'\(shown)'" }
}
