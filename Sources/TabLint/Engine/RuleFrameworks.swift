package import TabModel

extension Rule {
  /// Returns whether a rule applies to a framework.
  package func isAbout(_ framework: Framework) -> Bool {
    let others =
      framework.facts.groupsAreDestinations ? Self.aboutSections : Self.aboutScreensOfGroups
    return !others.contains(id)
  }

  /// Returns the first example of findings in a framework.
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

  /// Rules about group screens, and about keys that SwiftUI doesn't have.
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
  /// Returns the spec with the framework's key, unless it has one.
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
