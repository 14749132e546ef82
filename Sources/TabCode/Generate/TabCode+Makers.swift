import TabModel

/// The functions that create tabs and lists of tabs.
extension TabCode {
  /// The minimum number of nodes for which a list is split.
  private static let longList = 100

  var makers: [SwiftStatement] {
    var statements = rootList
    var last: String?
    for index in spec.nodes.indices {
      guard let scope = narrowing(of: index).scope else { continue }
      var functions = makerOwner(of: index) == index ? [maker(of: index, scope)] : []
      if isChangingGroup(index) {
        functions.insert(
          current(
            "tabs in \(words(of: index))", childrenName(of: index), parameters(of: index),
            spec.children(of: index), in: scope), at: 0)
      }
      for function in functions {
        statements += around(function, scope, after: last)
        last = scope.compiled(within: base)
      }
    }
    return [.block("extension \(names.content)", separated([statements] + helpers))]
  }

  /// Writes a function after a blank line, with the conditions of its scope.
  ///
  /// - Parameter last: the compilation condition of the previous function.
  private func around(
    _ function: [SwiftStatement], _ scope: CodeScope, after last: String?
  ) -> [SwiftStatement] {
    var function = function
    if let releases = scope.releases(beyond: base) {
      function.insert("@available(\(releases))", at: 1)
    }
    guard let compiled = scope.compiled(within: base) else { return [.blank] + function }
    let conditions = [SwiftCondition.compiled(compiled)]
    return [last == compiled ? .guarded(conditions, .blank) : .blank]
      + function.map { .guarded(conditions, $0) }
  }

  // MARK: - Names

  private func makerName(of index: Int) -> String {
    let owner = makerOwner(of: index)
    let kind = spec.nodes[owner].isGroup ? "Group" : "Tab"
    return "make" + uppercasedStart(names.nodeNames[owner]) + kind
  }

  /// Returns the first node with the same identifier whose code is the same.
  private func makerOwner(of index: Int) -> Int {
    guard !names.laters.isEmpty, !spec.nodes[index].isGroup else { return index }
    let identifier = spec.identifier(of: spec.nodes[index])
    guard let first = names.node(identifier, isRepeated: isRepeated(index))?.index, first < index
    else { return index }
    let own = body(of: index)
    for other in names.nodes(like: first) where other < index && isPresent(other) {
      if !spec.nodes[other].isGroup, body(of: other) == own { return other }
    }
    return index
  }

  /// Returns the body of the function for a tab, with its conditions, to compare functions.
  private func body(of index: Int) -> [UInt8] {
    guard let scope = narrowing(of: index).scope else { return [] }
    var writer = SwiftWriter(indentation: options.indentation)
    let statements =
      ["", .expression("", creation(of: index))] + properties(of: index, scope)
      + configuration(of: index)
    writer.write(around(statements, scope, after: nil))
    return writer.bytes
  }

  private func childrenName(of index: Int) -> String { names.nodeNames[index] + "Children" }

  private func parameters(of index: Int) -> [String] {
    isRepeated(index) ? ["for item: \(names.item)"] : []
  }

  private func isChangingGroup(_ index: Int) -> Bool {
    spec.nodes[index].isGroup && changes.lists.contains(index)
  }

  // MARK: - Functions

  private func maker(of index: Int, _ scope: CodeScope) -> [SwiftStatement] {
    let node = spec.nodes[index]
    let local = local(index)
    var parameters = parameters(of: index)
    var body: [SwiftStatement] = []
    var children: SwiftExpression?
    if isChangingGroup(index) {
      parameters.append("children: [UITab]")
      children = "children"
    } else if node.isGroup {
      let (statements, list) = list(spec.children(of: index), "children", in: scope)
      body += statements
      children = list
    }
    let made = creation(of: index, children: children)
    let properties = properties(of: index, scope) + configuration(of: index)
    if properties.isEmpty {
      body.append(.expression(body.isEmpty ? "" : "return ", made))
    } else {
      body.append(.expression("let \(local) = ", made))
      body += properties
      body.append("return \(local)")
    }
    return [
      .documentation(documentation(of: index)),
      .function(
        "\(access)func \(makerName(of: index))", parameters, " -> \(className(of: node))", body),
    ]
  }

  private func documentation(of index: Int) -> String {
    let node = spec.nodes[index]
    let words = words(of: index)
    if spec.repetition(of: node) != nil {
      return "Makes the \(node.isGroup ? "group" : "tab") of an item of \(words)."
    }
    switch node.kind {
    case .tab: return "Makes the tab \(words)."
    case .search: return "Makes the search tab."
    case .group:
      return "Makes the group \(words)" + (isChangingGroup(index) ? "." : " and the tabs in it.")
    }
  }

  private var rootList: [SwiftStatement] {
    if hasChangingTabs {
      return current("root tabs", "rootTabs", [], spec.roots, in: base)
    }
    let (body, list) = list(spec.roots, "tabs", in: base)
    return [
      .documentation("Makes all tabs."),
      .function(
        "\(access)func makeTabs", [], " -> [UITab]",
        body + [.expression(body.isEmpty ? "" : "return ", list)]),
    ]
  }

  // MARK: - Lists

  /// Returns the statements that create a list of nodes, and its expression.
  private func list(
    _ all: NodeChildren, _ name: String, in scope: CodeScope
  ) -> (body: [SwiftStatement], list: SwiftExpression) {
    let children = all.filter(isPresent)
    func call(_ child: Int) -> String {
      makerName(of: child) + (isRepeated(child) ? "(for: item)" : "()")
    }
    let isConditional = children.contains { !narrowing(of: $0).conditions.isEmpty }
    if !isConditional, children.count <= Self.longList {
      return ([], .array(children.map { .text(call($0)) }))
    }
    var body = beginning(of: name, children, in: scope)
    for child in children {
      body.append(.guarded(narrowing(of: child).conditions, "\(name).append(\(call(child)))"))
    }
    return (body, .text(name))
  }

  private func beginning(
    of name: String, _ children: [Int], in scope: CodeScope
  ) -> [SwiftStatement] {
    let filled = Set(
      children.flatMap { narrowing(of: $0).scope.map { Array($0.compiled.keys) } ?? [] })
    let declaration = SwiftStatement.line("var \(name): [UITab] = []")
    // The compiler warns about a variable that is never changed.
    return filled.isSuperset(of: scope.compiled.keys)
      ? [declaration] : [declaration, "\(name).reserveCapacity(\(children.count))"]
  }

  /// Returns the function for a list with changing tabs.
  private func current(
    _ words: String, _ name: String, _ parameters: [String], _ all: NodeChildren,
    in scope: CodeScope
  ) -> [SwiftStatement] {
    let children = all.filter(isPresent)
    var body = beginning(of: "tabs", children, in: scope)
    for child in children {
      var statements = kept(child)
      if spec.repetition(of: spec.nodes[child]) != nil {
        let items = "uniqueItems(for: \(member(names.caseNames[child])))"
        statements = [.block("for item in \(items)", statements)]
      }
      body += statements.map { .guarded(narrowing(of: child).conditions, $0) }
    }
    return [
      .documentation("The current \(words)."),
      .function(
        "fileprivate func \(name)", parameters + ["_ state: \(names.state)"], " -> [UITab]",
        body + ["return tabs"]),
    ]
  }

  /// Appends a node's existing tab, or a new one.
  private func kept(_ index: Int) -> [SwiftStatement] {
    let item = isRepeated(index) ? "for: item, " : ""
    var make = makerName(of: index)
    var arguments: [SwiftExpression.Argument] = [.init(nil, key(of: index))]
    if isChangingGroup(index) {
      arguments.append(.init("children", "\(childrenName(of: index))(\(item)state)"))
      if isRepeated(index) { make = "{ \(make)(for: item, children: $0) }" }
    } else if isRepeated(index) {
      make = "{ \(make)(for: item) }"
    }
    arguments.append(.init("make", .text(make)))
    let call = SwiftExpression.call(
      isChangingGroup(index) ? "state.group" : "state.tab", arguments)
    let updates = updates(of: index, narrowing(of: index).scope ?? base)
    guard !updates.isEmpty else {
      return [.expression("", .call("tabs.append", [.init(nil, call)]))]
    }
    let variable = names.nodeNames[index] + (spec.nodes[index].isGroup ? "Group" : "Tab")
    return [
      .closure("let \(variable) = ", call, label: "update", parameter: local(index), updates),
      "tabs.append(\(variable))",
    ]
  }

  /// Returns the key of a tab in the state: its identifier, with a suffix if other kinds of tabs share it.
  private func key(of index: Int) -> SwiftExpression {
    let identifier = identifier(of: index)
    let written = spec.identifier(of: spec.nodes[index])
    let first = names.node(written, isRepeated: isRepeated(index))?.index ?? index
    if first == index || changes.shared[index]?.contains(first) == true { return identifier }
    let node = spec.nodes[index]
    let isOtherKind = spec.nodes[first].kind != node.kind
    let own = isOtherKind ? node.kind.name : names.nodeNames[changes.shared[index]?.first ?? index]
    return .text("\(identifier.flat) + \(stringLiteral(" \(own)"))")
  }
}
