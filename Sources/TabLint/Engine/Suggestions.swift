import JSON

/// Remembers which name a wrong one was meant to be. Each search goes through the whole list, so
/// there are only so many.
struct Suggestions {
  private let names: [String]
  private var found: [String: String?] = [:]

  init(_ names: [String]) { self.names = names }

  subscript(name: String) -> String? {
    mutating get {
      if let known = found[name] { return known }
      guard found.count < 20 else { return nil }
      let near = suggestion(for: name, among: names)
      found[name] = near
      return near
    }
  }
}
