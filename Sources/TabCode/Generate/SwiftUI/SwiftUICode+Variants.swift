import JSON
import TabModel

/// The values of root keys, which variants replace.
extension SwiftUICode {
  /// A value, and the conditions of the variant that has it; none for the root's.
  struct Choice: Hashable {
    var conditions: [SwiftCondition] = []
    /// The first release in which the conditions are true; nil if they name none.
    var release: Version?
    /// True if the conditions can change at run time.
    var isChanging = false
    let argument: String?
  }

  mutating func choice(
    _ narrowing: CodeScope.Narrowing, _ argument: String?, on platform: PlatformName
  ) -> Choice {
    if narrowing.hasWidth { usesWidth = true }
    return Choice(
      conditions: inBuilder(narrowing.conditions),
      release: narrowing.conditions.contains { $0.release != nil }
        ? narrowing.scope?.compiled[platform] : nil,
      isChanging: narrowing.isChanging, argument: argument)
  }

  /// Removes the choices before the last one that have its value.
  static func withoutNeedlessConditions(_ choices: [Choice]) -> [Choice] {
    let needed = choices.lastIndex { $0.argument != choices.last?.argument }.map { choices[...$0] }
    return (needed ?? []) + choices.suffix(1)
  }

  /// The expressions for conditions about the window, whatever width the app sets for its tabs.
  var windowQuestions: CodeScope.Questions {
    var questions = code.questions
    questions.width = { Self.has($0) }
    return questions
  }

  /// - Parameter since: the release that has the key.
  func values(
    of key: ControllerKey, on platform: PlatformName, since: Version = .oldest
  ) -> [(narrowing: CodeScope.Narrowing, value: PlainValue?)] {
    let scope = base.limited(to: [platform]).since(since)
    return code.values(of: key, in: scope, windowQuestions).map { ($0.narrowing, $0.value) }
  }

  /// Statements that return the first choice whose conditions are true, for all platforms.
  func returnStatements(_ choices: (PlatformName) -> [Choice]) -> [SwiftStatement] {
    base.ordered().grouped(by: choices).flatMap { choices, platforms in
      choices.map { choice in
        .guarded(
          base.compiled(for: Set(platforms)) + choice.conditions,
          "return \(choice.argument ?? "nil")")
      }
    }
  }

  // MARK: - The width

  /// The widths that the app sets for its tabs; without a value it is the window's.
  func widths(on platform: PlatformName) -> [(narrowing: CodeScope.Narrowing, value: PlainValue?)] {
    platform == .iOS
      ? values(of: .horizontalSizeClass, on: platform)
      : [(CodeScope.Narrowing(), nil)]
  }

  /// The property with the width that the app sets for its tabs, or the window's.
  mutating func widthProperty() -> SwiftStatement {
    var choices: [PlatformName: [Choice]] = [:]
    for platform in base.ordered() {
      choices[platform] = widths(on: platform).map { narrowing, value in
        if value == nil { usesWidth = true }
        let width = value?.text.map(member) ?? Self.windowWidth
        return choice(narrowing, width, on: platform)
      }
    }
    return .block(
      """
      /// The width that the app sets for its tabs, or the window's.
      private var \(Self.widthOfTabs): UserInterfaceSizeClass?
      """, returnStatements { choices[$0, default: []] })
  }

  // MARK: - Customizations

  /// The keys under which the customizations of users are stored on a platform.
  func customizationKeys(on platform: PlatformName) -> [String] {
    if platform == .tvOS { return [] }
    return values(of: .customizationIdentifier, on: platform)
      .compactMap { $0.value?.text }.uniqued()
  }

  func customization(_ key: String, on platform: PlatformName) -> String {
    Self.numbered("customization", customizationKeys(on: platform).firstIndex(of: key) ?? 0)
  }

  var customizations: [SwiftStatement] {
    let properties = base.ordered().flatMap { platform in
      customizationKeys(on: platform).map { key in
        let property = "private var \(customization(key, on: platform)): TabViewCustomization"
        let attribute = "@AppStorage(\(stringLiteral(key)))"
        let length = attribute.unicodeScalars.count + property.unicodeScalars.count
        // 'swift format' puts a long attribute above the declaration.
        let space = length + 5 + code.options.indentation > 100 ? "\n" : " "
        return (line: attribute + space + property, platform: platform)
      }
    }
    return properties.grouped(by: \.line).map { line, properties in
      .guarded(base.compiled(for: Set(properties.map(\.platform))), .code(line))
    }
  }

  // MARK: - The prominent tab

  private static let prominentSince = Version(27)

  /// The role of a tab; nil for an ordinary one.
  func role(of index: Int) -> String? {
    // A tab has one role.
    if spec.nodes[index].kind == .search { return ".search" }
    let name = member(names.caseNames[index])
    guard isProminent(index) else { return nil }
    if variesProminence { return "prominentRole(of: \(name))" }
    return prominentConditions.isEmpty ? ".prominent" : "prominentRole"
  }

  /// Returns whether a tab has the role by the root or a variant.
  private func isProminent(_ index: Int) -> Bool {
    guard spec.nodes[index].kind == .tab, !code.isRepeated(index) else { return false }
    return spec.allRootValues.contains {
      $0.prominentTabIdentifier?.value == identifier(index)
    }
  }

  private var variesProminence: Bool {
    spec.variants.contains { $0.value.values.prominentTabIdentifier != nil }
  }

  private var prominentConditions: [SwiftCondition] {
    base.conditions(since: Self.prominentSince) ?? []
  }

  /// The property or function with the role of the prominent tab.
  mutating func prominentRole() -> SwiftStatement? {
    let conditions = prominentConditions
    let tabs = spec.nodes.indices.filter(isProminent)
    if tabs.isEmpty || conditions.isEmpty && !variesProminence { return nil }
    guard variesProminence else {
      return .block(
        """
        /// The role of the prominent tab; nil before the release that has it.
        private var prominentRole: TabRole?
        """, [.guarded(conditions, "return .prominent"), "return nil"])
    }
    var choices: [PlatformName: [Choice]] = [:]
    for platform in base.ordered() {
      let values = values(of: .prominentTabIdentifier, on: platform, since: Self.prominentSince)
      choices[platform] = values.map { narrowing, value in
        let tab = tabs.first { identifier($0) == value?.text }
        let role = tab.map { "tab == \(member(names.caseNames[$0])) ? .prominent : nil" }
        return choice(narrowing, role, on: platform)
      }
    }
    let older: [SwiftStatement] = conditions.isEmpty ? [] : ["return nil"]
    return .block(
      """
      /// The role of a tab, if it is the prominent one.
      private func prominentRole(of tab: \(names.tab)) -> TabRole?
      """, [.guarded(conditions, .group(returnStatements { choices[$0, default: []] }))] + older)
  }
}
