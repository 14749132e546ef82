import JSON
import TabModel

package struct CodeNames: Sendable {
  /// The prefix of types: `Fermata` in `FermataTab`.
  let root: String
  /// Nodes with a case of their own, except repeated ones.
  private(set) var firsts: [Int] = []
  /// Repeated nodes and their descendants with a case of their own.
  private(set) var repeatedFirsts: [Int] = []
  /// Nodes that share an earlier node's case. Only one of them is present at a time.
  private(set) var laters: [Int: [Int]] = [:]
  private(set) var caseNames: [String] = []
  /// The first node with the case of each node.
  private var firstsByNode: [Int] = []
  /// The unique names of functions and variables by node.
  private(set) var nodeNames: [String] = []
  private var tabNames: Set<String> = []
  private var groupNames: Set<String> = []
  /// The names of actions by group.
  private(set) var actions: [Int: [String]] = [:]
  /// The cases of the conditions, in the order of the spec.
  private(set) var conditions: [String] = []

  private let spec: TabSpec
  private let framework: Framework
  /// The raw values that are not identifiers of the spec.
  private var rawValues: [Int: String] = [:]
  /// The first node by identifier as a Swift string, in the types for tabs and for repeated tabs.
  private var known: [String: Int] = [:]
  private var knownRepeated: [String: Int] = [:]

  /// Distinct identifiers that are equal strings in Swift.
  package struct AmbiguousIdentifiers: Error {
    package let first: String
    package let second: String
  }

  init(_ spec: TabSpec, root: String, for framework: Framework) throws(AmbiguousIdentifiers) {
    self.root = root
    self.spec = spec
    self.framework = framework
    caseNames.reserveCapacity(spec.nodes.count)
    try nameCases()
    var names = SwiftNames(wanted: caseNames)
    nodeNames = zip(caseNames, spec.nodes).map { name, node in
      names.unique(name, or: node.repeats == nil ? nil : name + "Item")
    }
    for (name, node) in zip(nodeNames, spec.nodes) {
      if node.kind == .group { groupNames.insert(name) } else { tabNames.insert(name) }
    }
    nameActions()
    conditions = SwiftNames.unique(
      spec.conditions.map { lowerCamelCase($0.name.value, fallback: "condition") },
      reserved: ["allCases"])
  }

  private mutating func nameCases() throws(AmbiguousIdentifiers) {
    let hasInitial =
      framework == .swiftUI && spec.allRootValues.contains { $0.initialTabIdentifier != nil }
    let sharedPrefix = sharedPrefix
    let wanted = spec.nodes.map { node in
      let own = String(spec.identifier(of: node).dropFirst(sharedPrefix.count))
      return node.kind == .search ? Self.search : lowerCamelCase(own, fallback: "tab")
    }
    var names = SwiftNames(reserved: ["allCases"] + (hasInitial ? ["initial"] : []), wanted: wanted)
    if spec.hasAny(.search) { _ = names.unique(Self.search) }
    // In UIKit the tabs of items have their own type, in SwiftUI sections.
    var others = SwiftNames(reserved: ["allCases"], wanted: wanted)
    var searches: [Int] = []
    for (index, node) in spec.nodes.enumerated() {
      let identifier = spec.identifier(of: node)
      let isRepeated = spec.repeatedNode(of: index) != nil
      let first: Int?
      if node.kind == .search {
        // In UIKit search tabs share a value, in SwiftUI if only one is present at a time.
        first = searches.first {
          framework == .uiKit
            || [$0, index].flatMap(spec.availabilities(onPathTo:)).map(AvailabilityValues.init)
              .areExclusive
        }
        if first == nil {
          searches.append(index)
          if searches.count > 1 { rawValues[index] = "\(identifier).\(searches.count)" }
        }
      } else if isRepeated {
        first = knownRepeated[identifier]
        if first == nil { knownRepeated[identifier] = index }
      } else {
        first = known[identifier]
        if first == nil { known[identifier] = index }
      }
      if let first {
        let other = spec.identifier(of: first)
        guard other.unicodeScalars.elementsEqual(identifier.unicodeScalars) else {
          throw AmbiguousIdentifiers(first: other, second: identifier)
        }
        laters[first, default: []].append(index)
        firstsByNode.append(first)
        caseNames.append(caseNames[first])
      } else {
        if isRepeated { repeatedFirsts.append(index) } else { firsts.append(index) }
        firstsByNode.append(index)
        let name = wanted[index]
        if index == searches.first {
          caseNames.append(name)
        } else if framework == .uiKit ? isRepeated : node.kind == .group && !isRepeated {
          caseNames.append(others.unique(name))
        } else {
          caseNames.append(names.unique(name, or: isRepeated ? name + "Item" : nil))
        }
      }
    }
  }

  /// The prefix with a period that all identifiers share, such as `com.example.app.`. Case names omit it.
  private var sharedPrefix: String {
    let identifiers = spec.nodes.filter { $0.kind != .search }.map {
      Array(spec.identifier(of: $0))
    }
    guard identifiers.count > 1, var shared = identifiers.first else { return "" }
    for identifier in identifiers.dropFirst() {
      shared = zip(shared, identifier).prefix { $0 == $1 }.map(\.0)
    }
    guard let end = shared.lastIndex(of: ".") else { return "" }
    let prefix = shared[...end]
    // What remains must have a name.
    let areNamed = identifiers.allSatisfy {
      !lowerCamelCase(String($0.dropFirst(prefix.count)), fallback: "").isEmpty
    }
    return areNamed ? String(prefix) : ""
  }

  /// Returns the nodes that share a case, in order.
  func nodes(like first: Int) -> [Int] { [first] + laters[first, default: []] }

  /// Returns the first node with the case of a node.
  func first(of index: Int) -> Int { firstsByNode[index] }

  func rawValue(_ index: Int) -> String {
    rawValues[index] ?? spec.identifier(of: index)
  }

  private mutating func nameActions() {
    let all = spec.nodes.indices.flatMap { index in
      spec.actions(of: index).map { action in
        (
          group: index,
          name: caseNames[index] + upperCamelCase(action.title?.value ?? "", fallback: "Action")
        )
      }
    }
    for (action, name) in zip(all, SwiftNames.unique(all.map(\.name), reserved: ["allCases"])) {
      actions[action.group, default: []].append(name)
    }
  }

  private static let search = "search"

  /// Returns the first node with an identifier, and its case.
  ///
  /// - Parameter isRepeated: true if it is named by a repeated node, or by one inside it.
  func node(_ identifier: String, isRepeated: Bool = false) -> (index: Int, caseName: String)? {
    if identifier == TabSpec.searchIdentifier {
      return spec.nodes.firstIndex { $0.kind == .search }.map { ($0, Self.search) }
    }
    let index = isRepeated ? knownRepeated[identifier] ?? known[identifier] : known[identifier]
    return index.map { ($0, caseNames[$0]) }
  }

  /// Returns the name of a node with a word for what it is, which it has only once: `homeTab` for `home` and `homeTab`,
  /// `tab2` for `tab2`.
  func name(of index: Int, as kind: String) -> String {
    let name = nodeNames[index]
    let isNumbered =
      name.hasPrefix(kind.lowercased())
      && name.dropFirst(kind.count).allSatisfy { $0.isASCII && $0.isNumber }
    let others = spec.nodes[index].kind == .group ? groupNames : tabNames
    let isKind = name.hasSuffix(kind) && !others.contains(String(name.dropLast(kind.count)))
    return isNumbered || isKind ? name : name + kind
  }

  /// Returns the expression for a condition, such as `.signedIn`.
  func condition(_ name: String) -> String {
    let position = spec.conditions.firstIndex { $0.name.value == name }
    return member(position.map { conditions[$0] } ?? name)
  }

  var tab: String { "\(root)Tab" }
  var repeatedTab: String { "\(root)RepeatedTab" }
  var section: String { "\(root)TabSection" }
  var item: String { "\(root)Item" }
  var condition: String { "\(root)Condition" }
  var action: String { "\(root)SidebarAction" }
  var content: String { "\(root)TabContent" }
  var state: String { "\(root)TabState" }
  var window: String { "\(root)TabWindowObserver" }

  /// The prefix of variables and functions: `fermata` in `fermataTab(_:)`.
  var variable: String { lowerCamelCase(root, fallback: "app") }

  /// Returns the prefix of types: the app's name, or the file's.
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
