import JSON
import TabModel

/// The names in a generated file.
package struct CodeNames: Sendable {
  /// The prefix of types, such as `Fermata` of `FermataTab`.
  let root: String
  /// The nodes with a case of their own.
  private(set) var firsts: [Int] = []
  /// The nodes that share the case of an earlier one; only one of them is present at a time.
  private(set) var laters: [Int: [Int]] = [:]
  private(set) var caseNames: [String] = []
  /// The unique names of functions and variables.
  private(set) var nodeNames: [String] = []
  /// By group, in the order of its actions.
  private(set) var actions: [Int: [String]] = [:]

  private let spec: TabSpec
  /// The first nodes, by their identifiers as Swift compares strings.
  private var known: [String: Int] = [:]

  /// Distinct identifiers that are equal strings in Swift.
  package struct AmbiguousIdentifiers: Error {
    package let first: String
    package let second: String
  }

  init(_ spec: TabSpec, root: String) throws(AmbiguousIdentifiers) {
    self.root = root
    self.spec = spec
    caseNames.reserveCapacity(spec.nodes.count)
    try nameCases()
    nodeNames = laters.isEmpty ? caseNames : distinctNames()
    nameActions()
  }

  private mutating func nameCases() throws(AmbiguousIdentifiers) {
    var names = SwiftNames(reserved: ["allCases"])
    if spec.hasAny(.search) { _ = names.unique(Self.search) }
    var search: Int?
    for (index, node) in spec.nodes.enumerated() {
      let identifier = spec.identifier(of: node)
      let first: Int?
      if node.isSearch {
        first = search
        search = search ?? index
      } else {
        first = known[identifier]
        if first == nil { known[identifier] = index }
      }
      if let first {
        let other = spec.identifier(of: spec.nodes[first])
        guard other.unicodeScalars.elementsEqual(identifier.unicodeScalars) else {
          throw AmbiguousIdentifiers(first: other, second: identifier)
        }
        laters[first, default: []].append(index)
        caseNames.append(caseNames[first])
      } else {
        firsts.append(index)
        caseNames.append(
          node.isSearch
            ? Self.search : names.unique(lowerCamelCase(identifier, fallback: "tab")))
      }
    }
  }

  private func distinctNames() -> [String] {
    var names = SwiftNames()
    return caseNames.map { names.unique($0) }
  }

  private mutating func nameActions() {
    var names = SwiftNames(reserved: ["allCases"])
    for (index, node) in spec.nodes.enumerated() {
      for action in spec.document.elements(of: spec.sidebarActions(of: node)) {
        let title = spec.document.member("title", of: action).map(spec.document.string) ?? ""
        let own = upperCamelCase(title, fallback: "Action")
        actions[index, default: []].append(names.unique(caseNames[index] + own))
      }
    }
  }

  private static let search = "search"

  func caseName(of identifier: String) -> String? {
    if identifier == "\(TabSpec.searchIdentifier)" { return Self.search }
    return known[identifier].map { caseNames[$0] }
  }

  var tab: String { "\(root)Tab" }
  var action: String { "\(root)SidebarAction" }
  var content: String { "\(root)TabContent" }
  var lists: String { "\(root)TabLists" }

  /// The prefix of types: the app's name, or the file's.
  static func root(_ spec: TabSpec, file: String) -> String {
    let suffix = ".tabspec.json"
    let stem = file.hasSuffix(suffix) ? String(file.dropLast(suffix.count)) : file
    for name in [spec.name?.value ?? "", stem] {
      let root = upperCamelCase(name, fallback: "")
      if isTypeName(root) { return root }
    }
    return "App"
  }
}
