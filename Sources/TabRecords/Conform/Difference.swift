package import JSON

package struct Difference: Sendable {
  package struct Sighting: Sendable {
    /// The index of the record.
    package let record: Int
    package let range: ByteRange
    package let message: String
  }

  package let range: ByteRange
  package let message: String
  package internal(set) var help: String
  package internal(set) var sightings: [Sighting]
  /// Nil if there isn't a single correct value.
  package internal(set) var fix: Fix?
  /// The help if the app has several values; nil if it is the same.
  var helpForSeveral: String?
  /// Nil for a whole node.
  var key: String?
}
