package import JSON

/// The keys of an object, to find duplicates. Canonically equivalent strings are distinct.
package struct MemberNames {
  private var first: [ExactText: ByteRange] = [:]

  package init() {}

  /// Adds a key. Returns the place of the earlier one with the same name, or nil.
  package mutating func insert(_ key: Located<String>) -> ByteRange? {
    if let first = first[key.exact] { return first }
    first[key.exact] = key.range
    return nil
  }
}
