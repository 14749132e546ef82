import TabModel

/// The functions that make tabs: one for the root, one for each group.
extension TabCode {
  /// The maximum of nodes in a function: keeps compile time linear.
  private static let chunk = 100

  /// Made when it is written, because a large spec has thousands.
  private typealias Function = () -> [SwiftStatement]

  func writeMakers(into writer: inout SwiftWriter) {
    writer.block("extension \(names.content)") { writer in
      for (index, function) in rootFunctions.enumerated() {
        writer.write((index == 0 ? [] : [.blank]) + function())
      }
      for index in spec.nodes.indices where spec.nodes[index].isGroup {
        guard let scope = narrowing(of: index).scope else { continue }
        for function in groupFunctions(index, scope) { writer.write([.blank] + function()) }
      }
      for function in helpers { writer.write([.blank] + function) }
    }
  }

  private enum Form {
    /// An array literal.
    case plain
    /// Appended one by one, because some depend on platforms or releases.
    case conditional
    case widths

    func result(_ names: CodeNames) -> String {
      self == .widths ? "[\(names.lists).Entry]" : "[UITab]"
    }
  }

  private func present(_ children: NodeChildren) -> [Int] {
    children.filter { narrowing(of: $0).scope != nil }
  }

  private func form(of children: [Int]) -> Form {
    if children.contains(where: { narrowing(of: $0).width != nil }) { return .widths }
    return children.contains { !narrowing(of: $0).conditions.isEmpty } ? .conditional : .plain
  }

  private var rootFunctions: [Function] {
    let children = present(spec.roots)
    let form = form(of: children)
    var (body, list, parts) = list(children, of: nil, form, in: base)
    if hasWidths {
      body.insert(.line("let lists = \(names.lists)()"), at: 0)
      if form != .widths {
        body.append(.expression("let tabs: [UITab] = ", list))
        list = "tabs.map { ($0, nil) }"
      }
      body.append(.expression("lists.root = ", list))
      list = "lists"
    }
    body.append(.expression("return ", list))
    let function: [SwiftStatement] = [
      .comment("Makes the tabs at the root, and all that is in them.", documents: true),
      .block("fileprivate func makeTabs() -> \(hasWidths ? names.lists : "[UITab]")", body),
    ]
    return [{ function }] + parts
  }

  private func groupFunctions(_ index: Int, _ scope: CodeScope) -> [Function] {
    let children = present(spec.children(of: index))
    let form = form(of: children)
    let variable = variable(of: index)
    var (body, list, parts) = list(children, of: index, form, in: scope)
    if !body.isEmpty { body.append(.blank) }
    if form == .plain, list.isLong {
      body.append(.expression("let children: [UITab] = ", list))
      list = "children"
    }
    body += creation(of: index, children: form == .widths ? .array([]) : list)
    body += properties(of: index, scope)
    if form == .widths { body.append(.line("lists.children.append((\(variable), entries))")) }
    body.append(.line("return \(variable)"))
    let function: [SwiftStatement] = [
      .comment("Makes the group \(words(of: index)), and all that is in it.", documents: true),
      .block("fileprivate func \(maker(of: index)) -> UITabGroup", body),
    ]
    return ([{ function }] + parts).map { part in { around(part(), scope) } }
  }

  private func around(_ function: [SwiftStatement], _ scope: CodeScope) -> [SwiftStatement] {
    var function = function
    if let releases = scope.releases(beyond: base) {
      function.insert(.line("@available(\(releases))"), at: 1)
    }
    guard let compiled = scope.compiled(within: base) else { return function }
    return function.map { .guarded([.compiled(compiled)], $0) }
  }

  func variable(of index: Int) -> String {
    names.nodeNames[index] + (spec.nodes[index].isGroup ? "Group" : "Tab")
  }

  private func makerName(of index: Int) -> String {
    "make" + upperCamelCase(names.nodeNames[index], fallback: "") + "Group"
  }

  private func maker(of index: Int) -> String {
    makerName(of: index) + (takesLists(index) ? "(in lists: \(names.lists))" : "()")
  }

  private func takesLists(_ index: Int) -> Bool { groupsWithWidths.contains(index) }

  private var helpers: [[SwiftStatement]] {
    var helpers: [[SwiftStatement]] = [
      [
        .comment(
          "Asks for the view controller of a tab when UIKit needs it.", documents: true),
        .block(
          "fileprivate func provider(for tab: \(names.tab)) -> (UITab) -> UIViewController",
          [.line("{ [weak self] _ in self?.viewController(for: tab) ?? UIViewController() }")]),
      ]
    ]
    if !names.actions.isEmpty {
      let parameters = "_ action: \(names.action), title: String, image: UIImage? = nil"
      helpers.append([
        .comment("Makes an action of the sidebar.", documents: true),
        .line("fileprivate func makeAction("),
        .line(indented(parameters)),
        .block(
          ") -> UIAction",
          [.line("UIAction(title: title, image: image) { [weak self] _ in self?.perform(action) }")]
        ),
      ])
    }
    if narrowings.contains(where: { $0.conditions.contains(.holds("!\(CodeScope.isPad)")) }) {
      helpers.append([
        .comment("Whether this is an iPad; a Mac may call itself one.", documents: true),
        .block(
          "fileprivate var \(CodeScope.isPad): Bool",
          [
            .guarded([.compiled("targetEnvironment(macCatalyst)")], .line("false")),
            .guarded(
              [.compiled("!targetEnvironment(macCatalyst)")],
              .line("UIDevice.current.userInterfaceIdiom == .pad")),
          ]),
      ])
    }
    return helpers
  }

  /// The statements that make a list of nodes, the expression for the list, and the functions for its
  /// parts.
  private func list(
    _ children: [Int], of group: Int?, _ form: Form, in scope: CodeScope
  ) -> (body: [SwiftStatement], list: SwiftExpression, parts: [Function]) {
    guard children.count > Self.chunk else {
      let (body, list) = nodes(children, form, in: scope)
      return (body, list, [])
    }
    let name = form == .widths ? "entries" : "children"
    var body: [SwiftStatement] = [.line("var \(name): \(form.result(names)) = []")]
    var parts: [Function] = []
    let owner = group.map { names.nodeNames[$0] } ?? ""
    let takesLists = group.map(takesLists) ?? hasWidths
    for start in stride(from: 0, to: children.count, by: Self.chunk) {
      let part = Array(children[start..<min(start + Self.chunk, children.count)])
      let number = start / Self.chunk + 1
      let function = "make\(upperCamelCase(owner, fallback: ""))Tabs\(number)"
      body.append(.line("\(name) += \(function)(\(takesLists ? "in: lists" : ""))"))
      parts.append {
        let (made, list) = nodes(part, form, in: scope)
        return [
          .comment(
            "Makes tabs \(start + 1) to \(start + part.count) of \(group.map(words) ?? "the root").",
            documents: true),
          .block(
            "fileprivate func \(function)(\(takesLists ? "in lists: \(names.lists)" : ""))"
              + " -> \(form.result(names))",
            made + [.expression("return ", list)]),
        ]
      }
    }
    return (body, .text(name), parts)
  }

  private func nodes(
    _ children: [Int], _ form: Form, in scope: CodeScope
  ) -> ([SwiftStatement], SwiftExpression) {
    var body: [SwiftStatement] = []
    var elements: [SwiftExpression] = []
    let name = form == .widths ? "entries" : "children"
    if form != .plain {
      body.append(.line("var \(name): \(form.result(names)) = []"))
      // Without a compiled element the compiler would warn about the variable.
      if !isFilledEverywhere(children, in: scope) {
        body.append(.line("\(name).reserveCapacity(\(children.count))"))
      }
    }
    var previous: (conditions: [SwiftCondition], isGroup: Bool)?
    for index in children {
      let narrowing = narrowing(of: index)
      var statements: [SwiftStatement] = []
      let value: String
      if spec.nodes[index].isGroup {
        value = "\(makerName(of: index))(\(takesLists(index) ? "in: lists" : ""))"
      } else {
        statements = creation(of: index) + properties(of: index, narrowing.scope ?? base)
        value = variable(of: index)
      }
      switch form {
      case .plain: elements.append(.text(value))
      case .conditional: statements.append(.line("\(name).append(\(value))"))
      case .widths:
        let width = narrowing.width.map { ".\($0.rawValue)" } ?? "nil"
        statements.append(.line("\(name).append((\(value), \(width)))"))
      }
      if statements.isEmpty { continue }
      let isGroup = spec.nodes[index].isGroup
      if !body.isEmpty, !isGroup || previous?.isGroup != true {
        let isSame = previous?.conditions == narrowing.conditions
        body.append(isSame ? .guarded(narrowing.conditions, .blank) : .blank)
      }
      previous = (narrowing.conditions, isGroup)
      body += statements.map { .guarded(narrowing.conditions, $0) }
    }
    return (body, form == .plain ? .array(elements) : .text(name))
  }

  private func isFilledEverywhere(_ children: [Int], in scope: CodeScope) -> Bool {
    let filled = children.reduce(into: Set<CodeScope.Compiled>()) { filled, child in
      filled.formUnion(narrowing(of: child).scope.map { Array($0.compiled.keys) } ?? [])
    }
    return filled.isSuperset(of: scope.compiled.keys)
  }
}
