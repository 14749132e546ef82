import JSON
import TabModel

/// The types for the app's own code.
extension SwiftUICode {
  func writeDeclarations(into writer: inout SwiftWriter) {
    writer.write([
      .comment("The tabs of \(code.app), by the values that select them.", documents: true)
    ])
    if repeatedTabs.isEmpty {
      code.writeCases(
        "\(names.tab): String, CaseIterable, Hashable, Sendable", tabs, initialTab, into: &writer)
    } else {
      writeCasesWithItems(into: &writer)
    }
    writer.write([.blank])
    if !repeatedNodes.isEmpty {
      writer.write([
        .comment("The tabs and sections that \(code.app) creates for each item.", documents: true)
      ])
      code.writeCases(
        "\(names.repeatedTab): String, CaseIterable, Sendable", repeatedNodes, [], into: &writer)
      writer.write(
        [.blank] + code.itemType(with: "tab or section", image: "Image") + [.blank])
    }
    if !spec.conditions.isEmpty {
      code.writeConditions(into: &writer)
      writer.write([.blank])
    }
    if hasActions {
      code.writeActions(into: &writer)
      writer.write([.blank])
    }
    if hasContentType { writer.write(contentProtocol + [.blank]) }
  }

  // MARK: - The tabs

  /// The constant for the tab that the app opens on.
  private var initialTab: [SwiftStatement] {
    guard spec.initialTabIdentifier.exists,
      let named = names.node(spec.document.string(spec.initialTabIdentifier))
    else { return [] }
    // A section is represented by its first tab.
    let inside = named.index..<spec.nodes[named.index].end
    guard
      let tab = inside.first(where: {
        !spec.nodes[$0].isGroup && spec.repeatedNode(of: $0) == nil
      })
    else { return [] }
    return [
      .blank, .comment("The tab that the app opens on.", documents: true),
      .line("\(access)static let initial = Self\(member(names.caseNames[tab]))"),
    ]
  }

  /// Cases with the identifier of an item, whose raw values are in code.
  private func writeCasesWithItems(into writer: inout SwiftWriter) {
    writer.block("\(access)enum \(names.tab): RawRepresentable, Hashable, Sendable") { writer in
      for index in tabs + repeatedTabs {
        let parameter = spec.repeatedNode(of: index) == nil ? "" : "(id: String)"
        let comments = ([index] + names.laters[index, default: []]).map {
          SwiftStatement.comment(code.description(of: $0), documents: true)
        }
        writer.write(comments + [.line("case \(declared(names.caseNames[index]))\(parameter)")])
      }
      writer.write(initialTab + [.blank] + rawValue + [.blank] + initializer)
    }
  }

  private var rawValue: [SwiftStatement] {
    let cases = tabs.map { index in
      SwiftStatement.line(
        "case \(member(names.caseNames[index])): \(stringLiteral(names.rawValue(index)))")
    }
    let repeated = repeatedTabs.map { index in
      let (before, after) = pattern(index)
      let prefix = before.isEmpty ? "" : "\(stringLiteral(before)) + "
      let suffix = after.isEmpty ? "" : " + \(stringLiteral(after))"
      return SwiftStatement.line(
        "case \(member(names.caseNames[index]))(let id): \(prefix)id\(suffix)")
    }
    return [
      .comment("The tab's identifier.", documents: true),
      .block(
        "\(access)var rawValue: String",
        [.line("switch self {")] + cases + repeated + [.line("}")]),
    ]
  }

  private var initializer: [SwiftStatement] {
    let cases = tabs.map { index in
      SwiftStatement.line(
        "case \(stringLiteral(names.rawValue(index))): self = \(member(names.caseNames[index]))")
    }
    // Longer patterns come first because they are more specific.
    let patterns = repeatedTabs.map { (index: $0, pattern: pattern($0)) }
      .sorted { $0.pattern.before.utf8.count > $1.pattern.before.utf8.count }
    var lines: [String] = []
    for (position, (index, pattern)) in patterns.enumerated() {
      let ends = "\(stringLiteral(pattern.before)), \(stringLiteral(pattern.after))"
      lines.append(
        (position == 0 ? "" : "} else ") + "if let id = Self.id(in: rawValue, \(ends)) {")
      lines.append(code.indented("self = \(member(names.caseNames[index]))(id: id)"))
    }
    lines += ["} else {", code.indented("return nil"), "}"]
    let rest = lines.map { SwiftStatement.line(code.indented($0)) }
    return [
      .block(
        "\(access)init?(rawValue: String)",
        [.line("switch rawValue {")] + cases + [
          .line("default:")
        ] + rest + [.line("}")]),
      .blank,
      .comment("The text between a prefix and a suffix; nil if there is none.", documents: true),
      .block(
        "private static func id(in text: String, _ before: String, _ after: String) -> String?",
        [
          .line("guard text.hasPrefix(before), text.hasSuffix(after) else { return nil }"),
          .line("let id = text.dropFirst(before.count).dropLast(after.count)"),
          .line("return id.isEmpty ? nil : String(id)"),
        ]),
    ]
  }

  func identifier(_ index: Int) -> String { spec.identifier(of: spec.nodes[index]) }

  /// The prefix and the suffix of the item in an identifier.
  func pattern(_ index: Int) -> (before: String, after: String) {
    let identifier = identifier(index)
    guard let star = identifier.firstIndex(of: "*") else { return (identifier + ".", "") }
    return (String(identifier[..<star]), String(identifier[identifier.index(after: star)...]))
  }

  // MARK: - What the app gives

  private var contentProtocol: [SwiftStatement] {
    var requirements: [SwiftStatement] = []
    var defaults: [SwiftStatement] = []
    func require(_ comment: String, _ lines: [String]) {
      requirements.append(.blank)
      requirements.append(.comment(comment, documents: true))
      requirements += lines.map { .line($0) }
    }
    func requireWithDefault(_ comment: String, _ function: String, _ value: String) {
      require(comment, [function])
      if !defaults.isEmpty { defaults.append(.blank) }
      defaults.append(.block("\(access)\(function)", [.line(value)]))
    }
    requirements.append(.line("associatedtype Screen: View"))
    for view in views { requirements.append(.line("associatedtype \(view.type): View")) }
    require("The content of a tab.", ["@ViewBuilder func view(for tab: \(names.tab)) -> Screen"])
    if hasActions {
      require("Runs an action of a section.", ["func perform(_ action: \(names.action))"])
    }
    for view in views {
      require("\(view.comment).", ["@ViewBuilder func \(view.function)() -> \(view.type)"])
    }
    if !spec.conditions.isEmpty {
      require(
        "Whether a condition holds.", ["func holds(_ condition: \(names.condition)) -> Bool"])
    }
    if !repeatedNodes.isEmpty {
      require(
        "The items with their own tabs or sections, in order.",
        ["func items(for tab: \(names.repeatedTab)) -> [\(names.item)]"])
    }
    let indices = spec.nodes.indices
    if indices.contains(where: { isLive(.title, $0) }) {
      requireWithDefault(
        "The title of a tab that is set at run time; empty by default.",
        "func title(of tab: \(names.tab)) -> String", #""""#)
    }
    if indices.contains(where: { isLive(.image, $0) }) {
      requireWithDefault(
        "The image of a tab that is set at run time; none by default.",
        "func image(of tab: \(names.tab)) -> Image?", "nil")
    }
    if indices.contains(where: { hasBadge($0) }) {
      requireWithDefault(
        "The badge of a tab; none by default.", "func badge(of tab: \(names.tab)) -> Text?", "nil")
    }
    if indices.contains(where: { isLive(.isEnabled, $0) }) {
      requireWithDefault(
        "Whether a tab can be selected now; true by default.",
        "func isEnabled(_ tab: \(names.tab)) -> Bool", "true")
    }
    if indices.contains(where: { isLive(.isHidden, $0) }) {
      requireWithDefault(
        "Whether a tab is hidden now; false by default.",
        "func isHidden(_ tab: \(names.tab)) -> Bool", "false")
    }
    let result: [SwiftStatement] = [
      .comment(
        "The content of the tabs, and their values at run time.", documents: true),
      .line("@MainActor"),
      .block("\(access)protocol \(names.content)", requirements),
    ]
    return defaults.isEmpty
      ? result : result + [.blank, .block("extension \(names.content)", defaults)]
  }
}
