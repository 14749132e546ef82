import JSON
import TabModel

/// The maximum number of names in a message.
let maximumNames = 5

extension LintScope {
  /// Lists sibling nodes; nil if there are none.
  ///
  /// - Parameter one: the name of an only node, such as `its only child`.
  func listing(_ nodes: some Sequence<Int>, one: String, several: String) -> String? {
    let names = nodes.map { "'\(clipped(spec.identifier(of: $0)))'" }
    guard names.count > 1 else { return names.first.map { "\(one) is \($0)" } }
    return "\(several) are \(shortList(names))"
  }
}

/// The likely meanings of unknown names. Only the first 20 are searched, because each search is slow.
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
