import TabModel

/// The functions that create tabs and lists of tabs.
extension TabCode {
  /// The minimum number of nodes for which a list is split.
  private static let longList = 100
  /// The number of calls up to which the type of a list is found quickly.
  private static let shortList = 10

  var makers: SwiftStatement {
    var statements = rootList
    for index in spec.nodes.indices {
      guard let scope = narrowing(of: index).scope else { continue }
      var functions = makerOwner(of: index) == index ? [maker(of: index, scope)] : []
      if isChangingGroup(index) {
        functions.insert(
          current(
            "tabs in \(words(of: index))", childrenName(of: index),
            isRepeated(index) ? "\(itemParameter), " : "", spec.children(of: index), in: scope),
          at: 0)
      }
      for function in functions { statements += [""] + around(function, scope) }
    }
    return .block("extension \(names.content)", separated([.group(statements)] + helpers))
  }

  private func around(_ function: [SwiftStatement], _ scope: CodeScope) -> [SwiftStatement] {
    var function = function
    if let releases = scope.requiredReleases {
      function.insert("@available(\(releases))", at: 1)
    }
    let conditions = base.compiled(for: Set(scope.compiled.keys))
    return function.map { .guarded(conditions, $0) }
  }

  // MARK: - Names

  private func makerName(of index: Int) -> String {
    let owner = makerOwner(of: index)
    return "make"
      + uppercasedStart(
        names.name(of: owner, as: spec.nodes[owner].kind == .group ? "Group" : "Tab"))
  }

  /// Returns the first node with the same identifier whose code is the same.
  private func makerOwner(of index: Int) -> Int {
    guard !names.laters.isEmpty, spec.nodes[index].kind != .group else { return index }
    guard let scope = narrowing(of: index).scope, names.first(of: index) < index else {
      return index
    }
    let own = body(of: index, in: scope)
    for other in names.nodes(like: names.first(of: index)) where other < index {
      // The other function must be compiled, and available, wherever this tab is.
      guard let outer = narrowing(of: other).scope, spec.nodes[other].kind != .group,
        scope.compiled.allSatisfy({ platform, oldest in
          outer.compiled[platform].map { $0 <= oldest } ?? false
        })
      else { continue }
      if body(of: other, in: outer) == own { return other }
    }
    return index
  }

  /// Returns the body of the function for a tab, to compare functions.
  private func body(of index: Int, in scope: CodeScope) -> [UInt8] {
    source([.code(creation(of: index))] + properties(of: index, scope) + configuration(of: index))
  }

  private func childrenName(of index: Int) -> String { names.nodeNames[index] + "Children" }

  private var itemParameter: String { "for item: \(names.item)" }

  private func isChangingGroup(_ index: Int) -> Bool {
    spec.nodes[index].kind == .group && changes.lists.contains(index)
  }

  // MARK: - Functions

  private func maker(of index: Int, _ scope: CodeScope) -> [SwiftStatement] {
    let node = spec.nodes[index]
    let local = local(index)
    var parameters = isRepeated(index) ? [itemParameter] : []
    var body: [SwiftStatement] = []
    var children: String?
    if isChangingGroup(index) {
      parameters.append("children: [UITab]")
      children = "children"
    } else if node.kind == .group {
      let (statements, list) = list(spec.children(of: index), "children", in: scope)
      body += statements
      children = list
    }
    let made = creation(of: index, children: children)
    let properties = properties(of: index, scope) + configuration(of: index)
    if properties.isEmpty {
      body.append(returned(made, after: body))
    } else {
      body.append("let \(local) = \(made)")
      body += properties
      body.append("return \(local)")
    }
    let header = "\(makerName(of: index))(\(parameters.joined(separator: ", ")))"
    return [
      "/// \(documentation(of: index))",
      .block("\(access)func \(header) -> \(className(of: node))", body),
    ]
  }

  private func returned(_ value: String, after body: [SwiftStatement]) -> SwiftStatement {
    body.isEmpty ? .code(value) : "return \(value)"
  }

  private func documentation(of index: Int) -> String {
    let node = spec.nodes[index]
    let words = words(of: index)
    if node.repeats != nil {
      return "Makes the \(node.kind == .group ? "group" : "tab") of an item of \(words)."
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
      return current("root tabs", "rootTabs", "", spec.roots, in: base)
    }
    let (body, list) = list(spec.roots, "tabs", in: base)
    return [
      "/// Makes all tabs.",
      .block("\(access)func makeTabs() -> [UITab]", body + [returned(list, after: body)]),
    ]
  }

  // MARK: - Lists

  /// Returns the statements that create a list of nodes, and its expression.
  private func list(
    _ all: NodeChildren, _ name: String, in scope: CodeScope
  ) -> (body: [SwiftStatement], list: String) {
    let children = all.filter(isPresent)
    func call(_ child: Int) -> String {
      makerName(of: child) + (isRepeated(child) ? "(for: item)" : "()")
    }
    let isConditional = children.contains { !narrowing(of: $0).conditions.isEmpty }
    if !isConditional, children.count <= Self.longList {
      return ([], array(children.map(call)))
    }
    var body = beginning(of: name, children, in: scope)
    for (child, conditions) in merged(children, call) {
      body.append(.guarded(conditions, "\(name).append(\(call(child)))"))
    }
    return (body, name)
  }

  private func beginning(
    of name: String, _ children: [Int], in scope: CodeScope
  ) -> [SwiftStatement] {
    let filled = Set(
      children.flatMap { narrowing(of: $0).scope.map { Array($0.compiled.keys) } ?? [] })
    let declaration: SwiftStatement = "var \(name): [UITab] = []"
    // The compiler warns about a variable that is never changed.
    return filled.isSuperset(of: scope.compiled.keys)
      ? [declaration] : [declaration, "\(name).reserveCapacity(\(children.count))"]
  }

  /// Returns the function for a list with changing tabs.
  private func current(
    _ words: String, _ name: String, _ parameter: String, _ all: NodeChildren, in scope: CodeScope
  ) -> [SwiftStatement] {
    let children = all.filter(isPresent)
    let function: SwiftStatement = .block(
      "fileprivate func \(name)(\(parameter)_ state: \(names.state)) -> [UITab]",
      constant(children) ?? changing(children, in: scope))
    return ["/// The current \(words).", function]
  }

  /// Returns the list of a few nodes that are always there and need no update; nil for others.
  private func constant(_ children: [Int]) -> [SwiftStatement]? {
    let isConstant = children.allSatisfy { child in
      narrowing(of: child).conditions.isEmpty && isOneCall(child)
    }
    return isConstant && children.count <= Self.shortList
      ? [.code(array(children.map(stateCall)))] : nil
  }

  private func changing(_ children: [Int], in scope: CodeScope) -> [SwiftStatement] {
    var body = beginning(of: "tabs", children, in: scope)
    for (child, conditions) in merged(children, { isOneCall($0) ? stateCall($0) : nil }) {
      var statements = kept(child)
      if spec.nodes[child].repeats != nil {
        let items = "uniqueItems(for: \(member(names.caseNames[child])))"
        statements = [.block("for item in \(items)", statements)]
      }
      body += statements.map { .guarded(conditions, $0) }
    }
    return body + ["return tabs"]
  }

  /// Returns the nodes of a list with their conditions. Neighbors with the same code are one, if a simple condition says
  /// when one of them is present.
  private func merged(
    _ children: [Int], _ code: (Int) -> String?
  ) -> [(node: Int, conditions: [SwiftCondition])] {
    var result: [(node: Int, conditions: [SwiftCondition])] = []
    var rest = children[...]
    while let first = rest.first {
      let own = code(first)
      let isOne = names.laters.isEmpty || own == nil
      let run = isOne ? rest.prefix(1) : rest.prefix { $0 == first || code($0) == own }
      rest = rest.dropFirst(run.count)
      if run.count > 1, let cover = FactCover(run.map { narrowing(of: $0).conditions }) {
        result.append((first, [cover.condition].compactMap(\.self)))
      } else {
        result += run.map { ($0, narrowing(of: $0).conditions) }
      }
    }
    return result
  }

  /// True for a node that is there once and needs no update.
  private func isOneCall(_ index: Int) -> Bool {
    spec.nodes[index].repeats == nil
      && updates(of: index, narrowing(of: index).scope ?? base).isEmpty
  }

  private func stateFunction(_ index: Int) -> String {
    isChangingGroup(index) ? "state.group" : "state.tab"
  }

  private func stateArguments(_ index: Int) -> [String] {
    let isItem = isRepeated(index)
    let isGroup = isChangingGroup(index)
    var arguments = [key(of: index)]
    if isGroup {
      arguments.append("children: \(childrenName(of: index))(\(isItem ? "for: item, " : "")state)")
    }
    let make = makerName(of: index)
    let makeOfItem = "{ \(make)(for: item\(isGroup ? ", children: $0" : "")) }"
    return arguments + ["make: \(isItem ? makeOfItem : make)"]
  }

  /// The call for a node's existing tab, or a new one.
  private func stateCall(_ index: Int) -> String {
    "\(stateFunction(index))(\(stateArguments(index).joined(separator: ", ")))"
  }

  /// Appends a node's existing tab, or a new one.
  private func kept(_ index: Int) -> [SwiftStatement] {
    let call = stateCall(index)
    let updates = updates(of: index, narrowing(of: index).scope ?? base)
    if updates.isEmpty { return ["tabs.append(\(call))"] }
    let local = local(index)
    if !isRepeated(index) {
      let update: SwiftStatement =
        isLive(index) && updates.count == 1
        ? .closures(call, [(nil, configuration(of: index, as: "$0"))])
        : .block("\(call) { \(local) in", updates)
      return ["tabs.append(", .indented([update]), ")"]
    }
    // A trailing closure would be confused with the other one.
    return [
      "let \(local) = \(stateFunction(index))(",
      .indented(
        stateArguments(index).map { "\($0)," } + [.block("update: { \(local) in", updates)]),
      ")", "tabs.append(\(local))",
    ]
  }

  /// Returns the key of a tab in the state: its identifier, with a suffix if other kinds of tabs share it.
  private func key(of index: Int) -> String {
    let identifier = identifier(of: index)
    guard let own = changes.keySuffixes[index] else { return identifier }
    return "\(identifier) + \(stringLiteral(" \(own)"))"
  }
}
