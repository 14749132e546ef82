package import TabModel

extension Rule {
  /// Whether what a rule finds can happen in a framework.
  package func isAbout(_ framework: Framework) -> Bool {
    let others =
      framework.facts.groupsAreDestinations ? Self.aboutSections : Self.aboutScreensOfGroups
    return !others.contains(id)
  }

  /// The example of its page: what a rule rejects in a framework.
  package func pageExample(in framework: Framework) -> Example? {
    let examples = rejects
    let own = examples.first { $0.source.contains("\"\(framework.rawValue)\"") }
    let common = examples.first { !$0.source.contains("\"framework\"") }
    return (own ?? common ?? examples.first).map { example in
      Example(
        example.source(in: framework),
        fixed: example.fixed.map { Example($0).source(in: framework) },
        strings: example.strings, fixedStrings: example.fixedStrings, assets: example.assets)
    }
  }

  /// Rules about screens of groups, and about keys that SwiftUI does not have.
  private static let aboutScreensOfGroups: Set<String> = [
    "group-in-tab-bar-mode", "group-navigation", "nested-managed-navigation",
    "root-view-controller", "compact-order", "hidden-tab-bar", "tab-performs-action",
    "nested-search-tab", "default-child-not-child", "display-order-not-child",
    "hidden-by-default-only", "compact-tab-not-root",
  ]

  /// Rules about groups without a screen.
  private static let aboutSections: Set<String> = ["headerless-section", "section-without-sidebar"]
}

extension Rule.Example {
  /// The spec as one of a framework, unless it says which.
  package func source(in framework: Framework) -> String {
    guard framework.rawValue != RootKey.framework.definition.absent,
      !source.contains("\"framework\""),
      let brace = source.firstIndex(of: "{")
    else { return source }
    let rest = source[source.index(after: brace)...]
    return source[...brace] + "\"framework\": \"\(framework.rawValue)\","
      + (rest.first == "\n" ? "" : "\n ")
      + rest
  }
}
