import JSON
import TabModel

/// The functions of the file besides the view.
extension SwiftUICode {
  /// The facts that the view reads, and the functions that apply a modifier on some devices.
  func helpers(for source: String) -> [SwiftStatement] {
    var result: [SwiftStatement] = []
    if source.contains("isPad") || source.contains("isPhone") {
      for (name, idiom, words) in [("isPad", "pad", "an iPad"), ("isPhone", "phone", "an iPhone")]
      where source.contains(name) {
        result += [
          .blank, .comment("True on \(words), false on a Mac.", documents: true),
          .line("@MainActor"),
          .block("private var \(name): Bool", idiomBody(idiom)),
        ]
      }
    }
    if source.contains(".applying { tabs in") {
      result += applying(
        in: "View", builder: "ViewBuilder", result: "some View",
        "Applies modifiers that not all devices and releases have.")
    }
    if source.contains(".applying { tab in") || source.contains(".applying { section in") {
      result += applying(
        in: "TabContent", builder: "TabContentBuilder<TabValue>",
        result: "some TabContent<TabValue>",
        "Applies modifiers that not all releases have.")
    }
    return result
  }

  /// The result is opaque, because with a generic one the compiler does not find the builder of a second
  /// call.
  func applying(
    in type: String, builder: String, result: String, _ comment: String
  ) -> [SwiftStatement] {
    [
      .blank,
      .block(
        "extension \(type)",
        [
          .comment(comment, documents: true),
          .function(
            "fileprivate func applying", ["@\(builder) _ change: (Self) -> \(result)"],
            " -> \(result)", [.line("change(self)")]),
        ]),
    ]
  }

  private func idiomBody(_ idiom: String) -> [SwiftStatement] {
    let asked = "UIDevice.current.userInterfaceIdiom == .\(idiom)"
    if Set(base.compiled.keys) == [.iOS] { return [.line(asked)] }
    return [
      .line("#if os(iOS) && !targetEnvironment(macCatalyst)"),
      .line(code.indented(asked)),
      .line("#else"),
      .line(code.indented("false")),
      .line("#endif"),
    ]
  }

  /// The view's properties for checks that a builder does not support.
  var questions: [SwiftStatement] {
    var result: [SwiftStatement] = []
    if hasProminentRole,
      let conditions = base.conditions(since: Self.prominentSince, missing: [], base: base)
    {
      result += [
        .blank,
        .comment(
          "The role of the prominent tab; nil before the release that has it.", documents: true),
        .block(
          "private var prominentRole: TabRole?",
          [.guarded(conditions, .line("return .prominent")), .line("return nil")]),
      ]
    }
    for (position, releases) in olderReleases.enumerated() {
      result += [
        .blank,
        .comment("True before \(releases.dropLast(3)).", documents: true),
        .block(
          "private var \(Self.nameOfOlder(position)): Bool",
          [
            .branches([
              ("#available(\(releases))", [.line("false")]), (nil, [.line("true")]),
            ])
          ]),
      ]
    }
    return result
  }
}

extension SwiftCondition {
  /// The argument of `#available`.
  var release: String? {
    if case .available(let releases) = self { releases } else { nil }
  }

  var isCompiled: Bool { if case .compiled = self { true } else { false } }

  /// The expression in an `if`; nil for compilation conditions.
  var question: String? {
    switch self {
    case .compiled, .before: nil
    case .available(let releases): "#available(\(releases))"
    case .holds(let text): text
    }
  }
}
