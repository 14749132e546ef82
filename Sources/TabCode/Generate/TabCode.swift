import JSON
package import TabModel

/// Generated Swift code for a spec's `UITabBarController` or `TabView`.
package struct TabCode {
  let spec: TabSpec
  let framework: Framework
  let names: CodeNames
  let options: CodeOptions
  let base: CodeScope
  /// The effects of the availabilities of each node and its groups.
  private(set) var narrowings: [CodeScope.Narrowing] = []
  private(set) var changes = Changes()
  private(set) var variedProperties: [VariedProperty] = []

  /// - Parameters:
  ///   - spec: a spec without errors.
  ///   - file: the file name without directories.
  package init(
    _ spec: TabSpec, file: String, _ options: CodeOptions
  ) throws(CodeNames.AmbiguousIdentifiers) {
    self.spec = spec
    self.options = options
    framework = options.framework ?? spec.framework
    names = try CodeNames(
      spec, root: options.typeName ?? CodeNames.root(spec, file: file), for: framework)
    base = CodeScope(spec.targets(in: framework))
    narrow()
    if framework == .swiftUI { return }
    variedProperties = madeVariedProperties
    changes = madeChanges
  }

  /// - Parameter origin: the paragraphs of the comment at the top.
  package func bytes(origin: [String]) -> [UInt8] {
    let paragraphs = origin.map {
      $0.hasPrefix(" ") ? SwiftStatement.code("//\($0)") : .comment($0)
    }
    var file = paragraphs.map { [$0] }.joined(separator: ["//"]) + [""]
    if variables.contains(where: { !$0.utf8.allSatisfy { $0 < 0x80 } }) {
      // The identifiers of an app, and its name, can be in any language.
      file += ["// swift-format-ignore-file: IdentifiersMustBeASCII", ""]
    }
    switch framework {
    case .uiKit:
      let parts =
        [controllerExtension, makers] + [stateType, windowType, device].compactMap(\.self)
      file += separated(["\(options.access.importPrefix)import UIKit"] + declarations + parts)
    case .swiftUI:
      var code = SwiftUICode(self)
      file += code.file()
    }
    return source(file)
  }

  /// Returns the source of statements in the scope of the whole file.
  func source(_ statements: [SwiftStatement]) -> [UInt8] {
    var writer = SwiftWriter(indentation: options.indentation, on: base.compiled.keys)
    writer.write(statements)
    return writer.bytes
  }

  /// The names from which those of variables are made.
  private var variables: [String] {
    switch framework {
    case .uiKit: [names.variable] + (hasChangingTabs ? names.nodeNames : [])
    case .swiftUI:
      spec.nodes.indices.filter { spec.nodes[$0].kind == .group }.map { names.nodeNames[$0] }
    }
  }

  /// The modifier before declarations, with a space.
  var access: String { options.access.prefix }

  package var usualFileName: String { "\(names.root)Tabs.swift" }

  /// Computes the scopes of all nodes, outermost groups first.
  private mutating func narrow() {
    let questions = questions
    for node in spec.nodes {
      let scope = node.parent.map { narrowings[$0].scope } ?? base
      let availability = values(of: node.availability)
      narrowings.append(scope?.narrowed(to: availability, questions) ?? CodeScope.Narrowing())
    }
    let groups = spec.nodes.indices.filter { spec.nodes[$0].kind == .group }
    for list in [spec.roots] + groups.map(spec.children) { explainAbsences(in: Array(list)) }
  }

  /// Names neighbors with the same last release in one comment, so that they share an `if`.
  private mutating func explainAbsences(in list: [Int]) {
    var rest = list[...]
    while let first = rest.first {
      let maximum = spec.nodes[first].availability?.value.maximumVersion?.value
      let run = rest.prefix {
        spec.nodes[$0].availability?.value.maximumVersion?.value == maximum
          && narrowings[$0].conditions == narrowings[first].conditions
      }
      rest = rest.dropFirst(run.count)
      guard let maximum else { continue }
      let absent = listed(run.map(words).uniqued(), lastAfter: "or")
      for index in run {
        narrowings[index].conditions = narrowings[index].conditions.map {
          $0.commented("After \(maximum) there is no \(absent).")
        }
      }
    }
  }

  /// The values of an availability, with the framework's substitutes for platforms that it lacks.
  func values(of availability: Located<Availability>?) -> AvailabilityValues? {
    availability.map { AvailabilityValues($0.value.assuming(framework)) }
  }

  /// The framework's expressions for widths and conditions.
  var questions: CodeScope.Questions {
    switch framework {
    case .uiKit:
      .init(
        width: { "state.width == .\($0.rawValue)" },
        holds: { [names] in "holds(\(names.condition($0)))" })
    case .swiftUI:
      .init(
        width: SwiftUICode.hidesByWidth(base) ? nil : { SwiftUICode.has($0, widthOfTabs) },
        isPhone: "isPhone",
        holds: { [names] in "content.holds(\(names.condition($0)))" })
    }
  }

  /// The property of a view with the width that `availability` is about.
  var widthOfTabs: String {
    base.compiled[.iOS] != nil && spec.allRootValues.contains { $0.horizontalSizeClass != nil }
      ? SwiftUICode.widthOfTabs : SwiftUICode.windowWidth
  }

  func narrowing(of index: Int) -> CodeScope.Narrowing { narrowings[index] }

  func isPresent(_ index: Int) -> Bool { narrowings[index].scope != nil }

  func words(_ title: String, _ identifier: String) -> String {
    inComment(isBlank(title) ? identifier : title)
  }

  func words(of index: Int) -> String {
    let node = spec.nodes[index]
    // A live title is a sample.
    let title = node.isLive(\.title) ? "" : spec.title(of: node)
    return words(title, spec.identifier(of: node))
  }

  /// Returns a localized string, or a literal if there is nothing to translate.
  func title(_ text: String) -> String {
    let literal = stringLiteral(text)
    return isBlank(text) || options.titles == .literal ? literal : "String(localized: \(literal))"
  }

  func image(_ image: ImageName?) -> String {
    guard let image else { return "nil" }
    return "UIImage(\(image.isAsset ? "named" : "systemName"): \(stringLiteral(image.name)))"
  }

  func identifier(of index: Int) -> String {
    let caseName = member(names.caseNames[index])
    return isRepeated(index)
      ? "\(names.repeatedTab)\(caseName).identifier(for: item.id)"
      : "\(names.tab)\(caseName).rawValue"
  }

  /// Returns the identifier of a node that is referred to.
  ///
  /// - Parameter owner: the node with the reference; nil for the root.
  func reference(_ name: String, in owner: Int? = nil) -> String {
    names.node(name, isRepeated: owner.map(isRepeated) ?? false).map {
      identifier(of: $0.index)
    } ?? stringLiteral(name)
  }

  func references(_ names: [String], in owner: Int? = nil) -> String {
    array(names.map { reference($0, in: owner) })
  }

  /// The written keys that the framework lacks, with the identifiers of their nodes: none for keys of the root.
  package var omittedKeys: [(key: String, nodes: [String])] {
    func isUsed<Owner>(_ key: SpecKey<Owner>, in owner: Owner) -> Bool {
      key.isWritten(in: owner) && key.value(owner) as? Bool != false
    }
    func names<Owner>(_ keys: [SpecKey<Owner>], in owners: [Owner]) -> [String] {
      keys.filter { key in
        !framework.has(key.definition) && owners.contains { isUsed(key, in: $0) }
      }.map(\.name)
    }
    let ofSidebar = names(Sidebar.keys, in: spec.allRootValues.compactMap(\.sidebar?.value))
    let ofRoot =
      names(RootValues.keys, in: spec.allRootValues) + ofSidebar.map { "sidebar.\($0)" }
    // A `Tab` runs no action.
    let lacked = framework == .swiftUI ? [Node.key(\.performsAction)] : []
    let ofNodes = Node.keys.map { key in
      let nodes = spec.nodes.filter {
        isUsed(key, in: $0) && (lacked.contains(key) || !framework.has(key, on: $0.kind))
      }
      return (key: key.name, nodes: nodes.map(spec.identifier))
    }
    return ofRoot.map { ($0, []) } + ofNodes.filter { !$0.nodes.isEmpty }
  }

  // MARK: - Views

  var views: [ControllerKey] { ControllerKey.views.filter { title(ofView: $0) != nil } }

  /// Its title in the root, or else in the first variant that has it.
  func title(ofView key: ControllerKey) -> String? {
    spec.allRootValues.lazy.compactMap { spec.title(of: key.view(in: $0)) }.first
  }
}

func array(_ elements: [String]) -> String { "[\(elements.joined(separator: ", "))]" }
