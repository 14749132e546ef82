import JSON
package import TabModel

/// Swift source that sets a `UITabBarController` up as a spec says.
package struct TabCode {
  let spec: TabSpec
  let names: CodeNames
  let options: CodeOptions
  /// The scope of the whole file.
  let base: CodeScope
  /// The distinct effects of availability inside groups.
  private(set) var narrowings: [CodeScope.Narrowing] = []
  /// The index in `narrowings` of each node.
  private var narrowingsOfNodes: [Int] = []
  /// The groups whose lists, or lists below, depend on the width.
  private(set) var groupsWithWidths: Set<Int> = []
  private(set) var hasWidths = false

  /// - Parameters:
  ///   - spec: a spec without errors.
  ///   - file: the name of its file, without folders.
  package init(
    _ spec: TabSpec, file: String, _ options: CodeOptions
  ) throws(CodeNames.AmbiguousIdentifiers) {
    self.spec = spec
    self.options = options
    names = try CodeNames(spec, root: options.typeName ?? CodeNames.root(spec, file: file))
    base = CodeScope(spec.targets)
    narrow()
  }

  /// - Parameter origin: the paragraphs of the comment at the top.
  package func bytes(origin: [String]) -> [UInt8] {
    var writer = SwiftWriter(indentation: options.indentation)
    var statements: [SwiftStatement] = []
    for (index, paragraph) in origin.enumerated() {
      if index > 0 { statements.append(.line("//")) }
      statements.append(
        paragraph.hasPrefix(" ") ? .line("//\(paragraph)") : .comment(paragraph, documents: false))
    }
    writer.write(statements + [.blank, .line("import UIKit"), .blank])
    writeDeclarations(into: &writer)
    writer.write([.blank] + setUp + [.blank])
    writeMakers(into: &writer)
    return writer.bytes
  }

  /// The default file name.
  package var usualFileName: String { "\(names.root)Tabs.swift" }

  /// Computes the scopes of all nodes, outermost groups first.
  private mutating func narrow() {
    /// The availability of a node and the scope around it, -1 at the root.
    struct Place: Hashable {
      let outer: Int
      let availability: Availability?
    }
    var known: [Place: Int] = [:]
    narrowingsOfNodes.reserveCapacity(spec.nodes.count)
    for (index, node) in spec.nodes.enumerated() {
      let outer = node.parent.map { narrowingsOfNodes[$0] } ?? -1
      let place = Place(outer: outer, availability: spec.availability(of: node))
      if let same = known[place] {
        narrowingsOfNodes.append(same)
      } else {
        let scope = outer < 0 ? base : narrowings[outer].scope
        known[place] = narrowings.count
        narrowingsOfNodes.append(narrowings.count)
        narrowings.append(scope?.narrowed(to: place.availability) ?? CodeScope.Narrowing())
      }
      let narrowing = narrowings[narrowingsOfNodes[index]]
      guard narrowing.scope != nil, narrowing.width != nil else { continue }
      hasWidths = true
      groupsWithWidths.formUnion(spec.ancestors(of: index))
    }
  }

  func narrowing(of index: Int) -> CodeScope.Narrowing {
    var narrowing = narrowings[narrowingsOfNodes[index]]
    guard let maximum = spec.availability(of: spec.nodes[index])?.maximumVersion else {
      return narrowing
    }
    narrowing.conditions = narrowing.conditions.map { condition in
      guard case .before(let releases, _) = condition else { return condition }
      return .before(releases, comment: "After \(maximum) there is no \(words(of: index)).")
    }
    return narrowing
  }

  func words(_ title: String, _ identifier: String) -> String {
    inComment(isBlank(title) ? identifier : title)
  }

  func words(of index: Int) -> String {
    let node = spec.nodes[index]
    return words(spec.title(of: node), spec.identifier(of: node))
  }

  /// A localized string, unless there is nothing to translate.
  func title(_ text: String) -> SwiftExpression {
    let literal = SwiftExpression.text(stringLiteral(text))
    if isBlank(text) || options.titles == .literal { return literal }
    return .call("String", [.init("localized", literal)])
  }

  func image(_ image: ImageName?) -> SwiftExpression {
    guard let image else { return "nil" }
    return .call(
      "UIImage", [.init(image.isAsset ? "named" : "systemName", .text(stringLiteral(image.name)))])
  }

  func identifier(_ caseName: String) -> SwiftExpression {
    .text("\(names.tab)\(member(caseName)).rawValue")
  }

  func identifiers(_ list: JSONValue) -> SwiftExpression {
    .array(
      spec.document.elements(of: list).map { value in
        let text = spec.document.string(value)
        return names.caseName(of: text).map(identifier) ?? .text(stringLiteral(text))
      })
  }
}
