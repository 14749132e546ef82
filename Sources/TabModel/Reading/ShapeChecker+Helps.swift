import JSON

extension ShapeChecker {
  typealias Cure = (help: String, fix: Fix?)

  func cure(for value: JSONValue, _ shape: Shape, _ label: String) -> Cure? {
    let text = written(value)
    switch (shape, value.content) {
    case (.bool, .string), (.bool, .number): return cure(forBool: value, text)
    case (.version, .number) where Version(text) != nil, (.string, .number), (.string, .bool),
      (.name, .number), (.name, .bool):
      let help = #"write it in double quotes: "\#(text)""#
      return text == "…"
        ? (help, nil)
        : replacing(value, #""\#(text)""#, help, title: "write it in double quotes", isSafe: true)
    case (.version, _): return (#"write a release, as in "\#(Version.oldest)""#, nil)
    case (.choice(let choices), _): return ("it must be one of \(list(choices.map(\.name)))", nil)
    case (.platform, _): return ("it must be one of \(list(platformNames))", nil)
    case (.formatVersion, .string) where text == #""1""#:
      return replacing(value, "1", "write 1 without quotes", title: "write 1", isSafe: true)
    case (.formatVersion, _): return ("write 1", nil)
    case (.count, _): return ("write a whole number, as in 12", nil)
    case (.conditions, _):
      return (#"write an object, as in {"signedIn": {"meaning": "Somebody is signed in."}}"#, nil)
    case (.image, _):
      return (#"write the name of an SF Symbol, as in "house", or {"asset": "Logo"}"#, nil)
    case (.list(let element, _), _) where isRight(value, element): return bracketing(value, text)
    case (.nodes, .object) where isNode(value): return bracketing(value, text)
    case (.object(let object), _)
    where [.label, .action].contains(object) && value.isString && text != "…":
      let json = #"{"title": \#(text)}"#
      return replacing(value, json, "write \(json)", title: "write \(json)", isSafe: true)
    case (.list, _), (.platforms, _), (.nodes, _), (.object, _):
      return example(of: shape).map { ("write \(shape.expected), as in \($0)", nil) }
    case (.lists, _): return (#"an object is written {"key": value}"#, nil)
    case (.string, .object) where label == "'title'":
      return (
        "write the title, or its key in a String Catalog: --strings names the catalog, which "
          + "has the languages", nil
      )
    case (.string, _), (.name, _), (.bool, _): return nil
    }
  }

  private func replacing(
    _ value: JSONValue, _ json: String, _ help: String, title: String, isSafe: Bool
  ) -> Cure {
    (help, Fix(title, isSafe: isSafe, [Fix.Edit(value.range, json)]))
  }

  private func bracketing(_ value: JSONValue, _ text: String) -> Cure {
    let (start, end) = (value.range.lowerBound, value.range.upperBound)
    return (
      "put it in brackets: [\(text)]",
      Fix(
        "put it in brackets", isSafe: true,
        [Fix.Edit(start..<start, "["), Fix.Edit(end..<end, "]")])
    )
  }

  private func cure(forBool value: JSONValue, _ text: String) -> Cure {
    let word = (value.string ?? text).lowercased()
    let quotes = value.isString ? ", without quotes" : ""
    let meanings = ["true": ["true", "yes", "on", "1"], "false": ["false", "no", "off", "0"]]
    guard let meant = meanings.first(where: { $0.value.contains(word) })?.key else {
      return ("write true or false\(quotes)", nil)
    }
    return replacing(
      value, meant, "write \(meant)\(quotes)", title: "write \(meant)", isSafe: word == meant)
  }

  /// Returns whether a value has a shape. Lists of nodes are right whatever is wrong with a node.
  func isRight(_ value: JSONValue, _ shape: Shape) -> Bool {
    if case .nodes = shape { return value.isArray }
    var trial = ShapeChecker(document)
    trial.framework = framework
    return trial.check(value, shape, "")
  }

  private func isNode(_ object: JSONValue) -> Bool {
    let needed = Node.keys.filter { $0.definition.requiredBy.contains(.tab) }
    return needed.allSatisfy { object[$0.name] != nil }
  }

  private func example(of shape: Shape) -> String? {
    switch shape {
    case .list(let element, _): example(of: element).map { "[\($0)]" }
    case .string, .name: #""home""#
    case .choice(let choices): choices.first.map { jsonString($0.name) }
    case .platforms: #"["iPadOS"]"#
    case .nodes: #"[{"identifier": "home", "title": "Home"}]"#
    case .object(let object): object.example
    default: nil
    }
  }
}
