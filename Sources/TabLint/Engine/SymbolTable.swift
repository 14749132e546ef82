package import TabModel

/// Known SF Symbols with the releases that introduced them, if known.
package struct SymbolTable: Sendable {
  package private(set) var names: [String] = []
  private var releases: [String: Version?] = [:]

  package init(names: [String]) {
    for name in names { add(name, since: nil) }
  }

  /// Creates a table; nil for irrelevant releases.
  package init(_ symbols: KeyValuePairs<String, Version?>) {
    for (name, release) in symbols { add(name, since: release) }
  }

  package func contains(_ name: String) -> Bool { releases[name] != nil }

  /// Returns the release that introduced a symbol, in iOS numbering.
  package func release(of name: String) -> Version? { releases[name] ?? nil }

  private mutating func add(_ name: String, since release: Version?) {
    guard !contains(name) else { return }
    names.append(name)
    releases.updateValue(release, forKey: name)
  }
}
