package import JSON

/// The keys of an object, to find duplicates. Canonically equivalent strings are distinct keys.
package struct MemberNames {
  private let document: JSONDocument
  private var first: [ExactText: JSONValue] = [:]

  package init(_ document: JSONDocument) { self.document = document }

  init(_ document: JSONDocument, keysOf object: JSONValue) {
    self.init(document)
    for (key, _) in document.members(of: object) { _ = insert(key) }
  }

  /// Adds a key. Returns the earlier one with the same name, or nil.
  package mutating func insert(_ key: JSONValue) -> JSONValue? {
    let name = document.exactText(key)
    if let first = first[name] { return first }
    first[name] = key
    return nil
  }

  package func key(named name: ExactText) -> JSONValue? { first[name] }
}
