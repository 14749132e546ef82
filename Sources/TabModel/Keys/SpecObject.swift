package enum SpecObject: Int, CaseIterable, Sendable {
  case root, target, sidebar, label, node, availability, suppression, action, image
  case customization, condition, variant, repetition

  package var name: String { definition.name }
  var example: String { definition.example }
  /// The keys in the order of the documentation.
  package var keys: [SpecKey] { definition.keys }
  /// The required keys, except for those of nodes, which depend on the type.
  package var required: [String] { definition.required }
  var keyNames: [String] { required + keys.map(\.name).filter { !required.contains($0) } }

  private var definition: Definition { Self.definitions[rawValue] }

  private struct Definition {
    let name: String
    let example: String
    let keys: [SpecKey]
    let required: [String]

    init(_ name: String, _ example: String, _ keys: [SpecKey]) {
      self.name = name
      self.example = example
      self.keys = keys
      required = keys.filter { $0.absent == "required" }.map(\.name)
    }
  }

  /// In the order of the cases.
  private static let definitions = [
    Definition(
      "a tab spec", #"{"tabs": [{"identifier": "home", "title": "Home"}]}"#, RootKey.definitions),
    Definition(
      "a target", #"{"platform": "iOS", "minimumVersion": "\#(Version.oldest)"}"#,
      [
        SpecKey(
          "platform", .platform, absent: "required", "The platform that the app ships on."),
        SpecKey(
          "minimumVersion", .version, absent: "required",
          "The oldest release that the app supports, in iOS numbering."),
      ]),
    Definition("the sidebar", #"{"preferredLayout": "tile"}"#, SidebarKey.definitions),
    Definition(
      "a view with a title", #"{"title": "Now Playing"}"#,
      [SpecKey("title", .string, absent: "required", "The label of the view.")]),
    Definition("a tab", #"{"identifier": "home", "title": "Home"}"#, NodeKey.definitions),
    Definition(
      "an availability", #"{"platforms": ["iPadOS"]}"#,
      [
        SpecKey(
          "platforms", .platforms, absent: "all", "The platforms with the node or the variant."),
        SpecKey(
          "horizontalSizeClass", .choice(Choice.all(SizeClass.names)), absent: "both",
          "The width with the node or the variant."),
        SpecKey(
          "minimumVersion", .version, absent: "any",
          "The first release with the node or the variant."),
        SpecKey(
          "maximumVersion", .version, absent: "any",
          "The last release with the node or the variant."),
        SpecKey(
          "when", .list(.string, mayBeEmpty: false), absent: "none",
          "The conditions that must be true."),
        SpecKey(
          "unless", .list(.string, mayBeEmpty: false), absent: "none",
          "The conditions that must be false."),
      ]),
    Definition(
      "a suppression", #"{"rule": "multiword-title", "reason": "…"}"#,
      [
        SpecKey("rule", .name, absent: "required", "The id of the rule."),
        SpecKey("reason", .name, absent: "required", "Why the rule does not apply here."),
      ]),
    Definition(
      "a sidebar action", #"{"title": "Now Playing"}"#,
      [
        SpecKey("title", .string, absent: "required", "The displayed title."),
        SpecKey("image", .image, absent: "none", "The picture."),
      ]),
    Definition(
      "an image", #"{"systemName": "house"}"#,
      [
        SpecKey("systemName", .name, absent: "one of the two", "The name of an SF Symbol."),
        SpecKey("asset", .name, absent: "one of the two", "The name of an image of the app."),
      ]),
    Definition(
      "a customization state", #"{"hidden": ["home"]}"#,
      [
        SpecKey("hidden", identifiers, absent: "[]", "Unchecked in the sidebar."),
        SpecKey("shown", identifiers, absent: "[]", "Shown although hidden by default."),
        SpecKey(
          "tabBarOrder", identifiers, absent: "[]",
          "The customizable region of the bar, in the user's order."),
        SpecKey("removedFromTabBar", identifiers, absent: "[]", "Removed from the bar."),
        SpecKey("displayOrder", .lists, absent: "{}", "The order inside groups, by group."),
        SpecKey(
          "sidebar", .choice([Choice("shown"), Choice("hidden")]), absent: "not toggled",
          "The state of the sidebar."),
        SpecKey(
          "collapsed", identifiers, absent: "[]", "The groups whose sections are collapsed."),
      ]),
    Definition(
      "a condition", #"{"meaning": "Somebody is signed in."}"#,
      [
        SpecKey("meaning", .name, absent: "required", "The condition as a sentence."),
        SpecKey("usually", .bool, absent: "true", "The default state."),
      ]),
    Definition(
      "a variant", #"{"availability": {"platforms": ["iPadOS"]}, "mode": "tabSidebar"}"#,
      [
        SpecKey(
          "availability", .object(.availability), absent: "required", "Where these keys count.")
      ] + RootValues.keys.map(\.definition)),
    Definition(
      "'repeats'", #"{"samples": ["Rain on Tin"]}"#,
      [
        SpecKey(
          "samples", .list(.string, mayBeEmpty: true), absent: "required",
          "The titles of one node each, for layouts and pictures."),
        SpecKey("atMost", .count, absent: "no limit", "The maximum number of nodes."),
      ]),
  ]
}

private let identifiers = Shape.list(.string, mayBeEmpty: true)
