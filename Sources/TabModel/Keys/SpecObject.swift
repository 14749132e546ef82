package enum SpecObject: Int, CaseIterable, Sendable {
  case root, target, sidebar, label, node, availability, suppression, action, image
  case customization, condition, variant, repetition

  package var name: String {
    switch self {
    case .root: "a tab spec"
    case .target: "a target"
    case .sidebar: "the sidebar"
    case .label: "a view with a title"
    case .node: "a tab"
    case .availability: "an availability"
    case .suppression: "a suppression"
    case .action: "a sidebar action"
    case .image: "an image"
    case .customization: "a customization state"
    case .condition: "a condition"
    case .variant: "a variant"
    case .repetition: "'repeats'"
    }
  }

  /// The keys in the order of the documentation.
  package var keys: [SpecKey] { Self.keys[rawValue] }
  private static let keys = allCases.map(\.makeKeys)

  /// The required keys, except for those of nodes, which depend on the type.
  package var required: [String] { Self.required[rawValue] }
  private static let required = keys.map { keys in
    keys.filter { $0.absent == "required" }.map(\.name)
  }

  private var makeKeys: [SpecKey] {
    switch self {
    case .root: RootKey.definitions
    case .sidebar: SidebarKey.definitions
    case .node: NodeKey.definitions
    case .target:
      [
        SpecKey(
          "platform", .platform, absent: "required", "The platform that the app ships on."),
        SpecKey(
          "minimumVersion", .version, absent: "required",
          "The oldest release that the app supports, in iOS numbering."),
      ]
    case .label: [SpecKey("title", .string, absent: "required", "The label of the view.")]
    case .availability:
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
      ]
    case .condition:
      [
        SpecKey("meaning", .name, absent: "required", "The condition as a sentence."),
        SpecKey("usually", .bool, absent: "true", "The default state."),
      ]
    case .variant:
      [
        SpecKey(
          "availability", .object(.availability), absent: "required", "Where these keys count.")
      ] + RootValues.keys.map(\.definition)
    case .repetition:
      [
        SpecKey(
          "samples", .list(.string, mayBeEmpty: true), absent: "required",
          "The titles of one node each, for layouts and pictures."),
        SpecKey("atMost", .count, absent: "no limit", "The maximum number of nodes."),
      ]
    case .suppression:
      [
        SpecKey("rule", .name, absent: "required", "The id of the rule."),
        SpecKey("reason", .name, absent: "required", "Why the rule does not apply here."),
      ]
    case .action:
      [
        SpecKey("title", .string, absent: "required", "The displayed title."),
        SpecKey("image", .image, absent: "none", "The picture."),
      ]
    case .image:
      [
        SpecKey("systemName", .name, absent: "one of the two", "The name of an SF Symbol."),
        SpecKey("asset", .name, absent: "one of the two", "The name of an image of the app."),
      ]
    case .customization:
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
        SpecKey("collapsed", identifiers, absent: "[]", "The groups whose sections are collapsed."),
      ]
    }
  }
}

private let identifiers = Shape.list(.string, mayBeEmpty: true)
