import LocatedJSON
import SwiftSource
import TabHierarchy

/// What everything in a generated file is called.
package struct CodeNames: Sendable {
  /// What the types begin with, such as `Fermata` of `FermataTab`.
  let root: String
  /// The names of the cases, in the order of the file, and the node that each is of first.
  private(set) var tabs: [(name: String, node: Int)] = []
  /// The name of the case of each node.
  private(set) var caseNames: [String] = []
  /// The name that functions and variables of a node are made from; no two nodes share one.
  private(set) var nodeNames: [String] = []
  /// The cases of the actions: by the group, then in the order of its list.
  private(set) var actions: [Int: [String]] = [:]

  /// Two identifiers that are different texts, and the same one to Swift.
  package struct AmbiguousIdentifiers: Error {
    package let first: String
    package let second: String
  }

  init(_ spec: TabSpec, root: String) throws(AmbiguousIdentifiers) {
    self.root = root
    var names = SwiftNames(reserved: ["allCases"])
    var nodeNames = SwiftNames()
    var actionNames = SwiftNames(reserved: ["allCases"])
    var known: [String: (name: String, node: Int)] = [:]
    // Whatever else is called so, the search tab is 'search'.
    if spec.hasAny(.search) { _ = names.unique(Self.search) }
    var hasSearch = false
    for (index, node) in spec.nodes.enumerated() {
      let identifier = spec.identifier(of: node)
      let name: String
      if node.isSearch {
        name = Self.search
        if !hasSearch { tabs.append((name, index)) }
        hasSearch = true
      } else if let first = known[identifier] {
        let other = spec.identifier(of: spec.nodes[first.node])
        guard other.unicodeScalars.elementsEqual(identifier.unicodeScalars) else {
          throw AmbiguousIdentifiers(first: other, second: identifier)
        }
        name = first.name
      } else {
        name = names.unique(lowerCamelCase(identifier, fallback: "tab"))
        known[identifier] = (name, index)
        tabs.append((name, index))
      }
      caseNames.append(name)
      self.nodeNames.append(nodeNames.unique(name))
      for action in spec.document.elements(of: spec.sidebarActions(of: node)) {
        let title = spec.document.member("title", of: action).map(spec.document.string) ?? ""
        let own = upperCamelCase(title, fallback: "Action")
        actions[index, default: []].append(actionNames.unique(name + own))
      }
    }
    byIdentifier = known.mapValues(\.name)
  }

  private let byIdentifier: [String: String]
  private static let search = "search"

  /// The name of the case that an identifier of the spec has.
  func caseName(of identifier: String) -> String? {
    identifier == "\(TabSpec.searchIdentifier)" ? Self.search : byIdentifier[identifier]
  }

  var tab: String { "\(root)Tab" }
  var action: String { "\(root)SidebarAction" }
  var content: String { "\(root)TabContent" }
  var lists: String { "\(root)TabLists" }

  /// What the types of an app begin with: by its name, else by its file's.
  static func root(_ spec: TabSpec, file: String) -> String {
    let suffix = ".tabspec.json"
    let stem = file.hasSuffix(suffix) ? String(file.dropLast(suffix.count)) : file
    for name in [spec.name?.value ?? "", stem] {
      let root = upperCamelCase(name, fallback: "")
      // 'UITab' would be UIKit's own.
      if isTypeName(root), root != "UI" { return root }
    }
    return "App"
  }
}
