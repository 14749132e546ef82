package import JSON

/// One thing in which an app is not what its spec says.
package struct Difference: Sendable {
  /// Where an app was seen to differ.
  package struct Sighting: Sendable {
    /// The position of the record among those that were compared.
    package let record: Int
    /// The place in the record.
    package let range: ByteRange
    /// What the app has, for people.
    package let message: String
  }

  /// The place in the spec.
  package let range: ByteRange
  package let message: String
  package let help: String
  /// In which records, in their order.
  package internal(set) var sightings: [Sighting]
  /// What makes the spec say what the app does; nil where that is no single value.
  package internal(set) var fix: Fix?
  /// The key that differs; nil for a node as a whole.
  var key: String?

  /// What two sightings have to share so that they are one difference.
  struct Cause: Hashable {
    let range: ByteRange
    let message: String
  }

  var cause: Cause { Cause(range: range, message: message) }
}
