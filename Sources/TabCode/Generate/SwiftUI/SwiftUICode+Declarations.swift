import JSON
import TabModel

/// The types for the app's own code.
extension SwiftUICode {
  var declarations: [SwiftStatement] {
    var types = [
      code.enumeration(
        "The tabs of \(code.app), by the values that select them.",
        names.tab + ": \(rawType)Hashable, Sendable",
        (repeatedTabs.isEmpty ? code.cases(tabs) : cases(tabs + repeatedTabs))
          + initialTab + ownRawValues)
    ]
    if !liveSections.isEmpty {
      types.append(
        code.enumeration(
          "The sections of \(code.app) with values that are set at run time.",
          "\(names.section): Hashable, Sendable", cases(liveSections)))
    }
    if !repeatedNodes.isEmpty {
      types += [
        code.enumeration(
          "The tabs and sections that \(code.app) creates for each item.",
          "\(names.repeatedTab): String, CaseIterable, Sendable", code.cases(repeatedNodes)),
        code.itemType(with: "tab or section", image: "Image"),
      ]
    }
    types += [code.conditionType, code.actionType].compactMap(\.self)
    return types + (hasContentType ? contentProtocol : [])
  }

  // MARK: - The tabs

  /// An enum without cases cannot have raw values.
  private var rawType: String {
    if !repeatedTabs.isEmpty { return "RawRepresentable, " }
    return tabs.isEmpty ? "CaseIterable, " : "String, CaseIterable, "
  }

  /// Cases with the identifier of an item, whose raw values are in code.
  private func cases(_ firsts: [Int]) -> [SwiftStatement] {
    code.cases(firsts) {
      declared(names.caseNames[$0]) + (code.isRepeated($0) ? "(id: String)" : "")
    }
  }

  /// The raw values that the compiler doesn't write.
  private var ownRawValues: [SwiftStatement] {
    if !repeatedTabs.isEmpty { return [""] + rawValue + [""] + initializer }
    return tabs.isEmpty ? rawValue : []
  }

  private var rawValue: [SwiftStatement] {
    let cases = tabs.map { index -> SwiftStatement in
      "case \(member(names.caseNames[index])): \(stringLiteral(names.rawValue(index)))"
    }
    let repeated = repeatedTabs.map { index -> SwiftStatement in
      let (before, after) = pattern(index)
      let prefix = before.isEmpty ? "" : "\(stringLiteral(before)) + "
      let suffix = after.isEmpty ? "" : " + \(stringLiteral(after))"
      return "case \(member(names.caseNames[index]))(let id): \(prefix)id\(suffix)"
    }
    return [
      "/// The tab's identifier.",
      .block("\(access)var rawValue: String", ["switch self {"] + cases + repeated + ["}"]),
    ]
  }

  private var initializer: [SwiftStatement] {
    let cases = tabs.map { index -> SwiftStatement in
      "case \(stringLiteral(names.rawValue(index))): self = \(member(names.caseNames[index]))"
    }
    // Longer patterns come first because they are more specific.
    let patterns = repeatedTabs.map { (index: $0, pattern: pattern($0)) }
      .sorted { $0.pattern.before.utf8.count > $1.pattern.before.utf8.count }
    let hasSuffixes = patterns.contains { !$0.pattern.after.isEmpty }
    let branches = patterns.map { index, pattern -> (condition: String?, body: [SwiftStatement]) in
      let suffix = hasSuffixes ? ", before: \(stringLiteral(pattern.after))" : ""
      return (
        "let id = Self.id(in: rawValue, after: \(stringLiteral(pattern.before))\(suffix))",
        ["self = \(member(names.caseNames[index]))(id: id)"]
      )
    }
    let otherwise: [SwiftStatement] =
      if branches.count == 1, let condition = branches[0].condition, condition.utf8.count <= 60 {
        [.code("guard \(condition) else { return nil }")] + branches[0].body
      } else {
        [.branches(branches + [(nil, ["return nil"])])]
      }
    return [
      .block(
        "\(access)init?(rawValue: String)",
        ["switch rawValue {"] + cases + ["default:", .indented(otherwise), "}"]),
      hasSuffixes ? Self.idBetween : Self.idAfter,
    ]
  }

  private static let idAfter: SwiftStatement = """

    /// The text after a prefix; nil if there is none.
    private static func id(in text: String, after prefix: String) -> String? {
      guard text.hasPrefix(prefix), text != prefix else { return nil }
      return String(text.dropFirst(prefix.count))
    }
    """

  private static let idBetween: SwiftStatement = """

    /// The text between a prefix and a suffix; nil if there is none.
    private static func id(in text: String, after prefix: String, before suffix: String) -> String? {
      guard text.hasPrefix(prefix), text.hasSuffix(suffix) else { return nil }
      let id = text.dropFirst(prefix.count).dropLast(suffix.count)
      return id.isEmpty ? nil : String(id)
    }
    """

  func identifier(_ index: Int) -> String { spec.identifier(of: index) }

  /// The prefix and the suffix of the item in an identifier.
  func pattern(_ index: Int) -> (before: String, after: String) {
    let identifier = identifier(index)
    guard let star = identifier.firstIndex(of: "*") else { return (identifier + ".", "") }
    return (String(identifier[..<star]), String(identifier[identifier.index(after: star)...]))
  }

  // MARK: - What the app gives

  private var contentProtocol: [SwiftStatement] {
    let types = ["Screen"] + views.map(capitalized)
    var requirements: [SwiftStatement] = [.group(types.map { "associatedtype \($0): View" })]
    var defaults: [SwiftStatement] = []
    func require(_ comment: String, _ function: String, if isNeeded: Bool = true) {
      if isNeeded { requirements.append("/// \(comment)\n\(function)") }
    }
    /// - Parameters:
    ///   - function: the function up to its parameter.
    ///   - value: the value in the spec; nil for the usual one.
    func requireWithDefault(
      _ comment: String, _ function: String, _ result: String, usually: String,
      if isUsed: (Int) -> Bool, value: (Int) -> String?
    ) {
      for (type, noun, isGroup, count) in [
        (names.tab, "tab", false, tabs.count + repeatedTabs.count),
        (names.section, "section", true, liveSections.count),
      ] {
        let nodes = (names.firsts + names.repeatedFirsts).compactMap { first in
          names.nodes(like: first).first {
            (spec.nodes[$0].kind == .group) == isGroup && isUsed($0)
          }
        }
        if nodes.isEmpty { continue }
        let function = "func \(function) \(noun): \(type)) -> \(result)"
        require(comment.replacing("tab", with: noun), function)
        let cases = nodes.compactMap { index in
          value(index).map { SwiftStatement.code("case \(member(names.caseNames[index])): \($0)") }
        }
        let rest: [SwiftStatement] = cases.count < count ? ["default: \(usually)"] : []
        defaults.append(
          .block(
            "\(access)\(function)",
            cases.isEmpty ? [.code(usually)] : ["switch \(noun) {"] + cases + rest + ["}"]))
      }
    }
    require("The content of a tab.", "@ViewBuilder func view(for tab: \(names.tab)) -> Screen")
    require(
      "Runs an action of a section.", "func perform(_ action: \(names.action))",
      if: code.uses(ofItems: false).haveSidebarActions)
    require(
      "Runs an action of an item's section.",
      "func perform(_ action: \(names.action), for item: \(names.item))",
      if: code.uses(ofItems: true).haveSidebarActions)
    for key in code.views {
      require("\(key.viewComment).", "@ViewBuilder func \(key.view)() -> \(capitalized(key.view))")
    }
    require(
      "Whether a condition holds.", "func holds(_ condition: \(names.condition)) -> Bool",
      if: !spec.conditions.isEmpty)
    require(
      "The items with their own tabs or sections, in order.",
      "func items(for tab: \(names.repeatedTab)) -> [\(names.item)]", if: !repeatedNodes.isEmpty)
    requireWithDefault(
      "The title of a tab that is set at run time; the spec's by default.", "title(of", "String",
      usually: #""""#
    ) {
      isLive(.title, $0)
    } value: {
      let title = spec.title(of: $0)
      return isBlank(title) ? nil : code.title(title)
    }
    requireWithDefault(
      "The image of a tab that is set at run time; the spec's by default.", "image(of", "Image?",
      usually: "nil"
    ) {
      isLive(.image, $0)
    } value: {
      spec.image(of: $0).map(Self.made)
    }
    requireWithDefault(
      "The badge of a tab; none by default.", "badge(of", "Text?", usually: "nil", if: hasBadge
    ) { _ in nil }
    requireWithDefault(
      "Whether a tab is enabled now; as in the spec by default.", "isEnabled(_", "Bool",
      usually: "true"
    ) {
      isLive(.isEnabled, $0)
    } value: {
      spec.nodes[$0].isEnabled.isFalse ? "false" : nil
    }
    requireWithDefault(
      "Whether a tab is hidden now; as in the spec by default.", "isHidden(_", "Bool",
      usually: "false"
    ) {
      isLive(.isHidden, $0)
    } value: {
      spec.nodes[$0].isHidden.isTrue ? "true" : nil
    }
    let type = SwiftStatement.block(
      """
      /// The content of the tabs, and their values at run time.
      @MainActor
      \(access)protocol \(names.content)
      """, separated(requirements))
    let extended = SwiftStatement.block("extension \(names.content)", separated(defaults))
    return [type] + (defaults.isEmpty ? [] : [extended])
  }
}
