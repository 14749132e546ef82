package import TabModel

extension Rule {
  /// Returns the first example of findings in a framework.
  package func pageExample(in framework: Framework) -> Example? {
    let examples = rejects
    let own = examples.first { $0.source.contains("\"\(framework.rawValue)\"") }
    let common = examples.first { !$0.source.contains("\"framework\"") }
    return (own ?? common).map { example in
      Example(
        example.source(in: framework),
        fixed: example.fixed.map { Example($0).source(in: framework) },
        strings: example.strings, fixedStrings: example.fixedStrings, assets: example.assets)
    }
  }
}

extension Rule.Example {
  /// Returns the spec with the framework's key, unless it has one.
  package func source(in framework: Framework) -> String {
    guard framework.rawValue != RootKey.framework.definition.absent,
      !source.contains("\"framework\""),
      let brace = source.firstIndex(of: "{")
    else { return source }
    let rest = source[source.index(after: brace)...]
    return source[...brace] + "\"framework\": \"\(framework.rawValue)\",\n " + rest
  }
}
