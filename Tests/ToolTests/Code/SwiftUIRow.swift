import Testing

/// A spec for SwiftUI, what its code has, and what it does not have.
struct SwiftUIRow: Sendable, CustomTestStringConvertible {
  let name: String
  let spec: String
  let has: [String]
  var lacks: [String] = []
  var testDescription: String { name }

  init(
    _ name: String, root: String = "", platforms: [String] = ["iPadOS 27.0"], _ tabs: String,
    _ has: [String], lacks: [String] = []
  ) {
    let targets = platforms.map { platform in
      let words = platform.split(separator: " ")
      return #"{"platform": "\#(words[0])", "minimumVersion": "\#(words[1])"}"#
    }
    self.name = name
    spec = """
      {"framework": "SwiftUI", "name": "App", \(root)
       "targets": [\(targets.joined(separator: ", "))], "tabs": [\(tabs)]}
      """
    self.has = has
    self.lacks = lacks
  }
}
