extension SpecObject {
  static let targetKeys = [
    SpecKey(
      "platform", .platform, absent: "required",
      "The platform that the app ships on."),
    SpecKey(
      "minimumVersion", .version, absent: "required",
      "The oldest release that the app supports, in iOS numbering."),
  ]

  static let labelKeys = [
    SpecKey("title", .string, absent: "required", "The label of the view.")
  ]

  static let availabilityKeys = [
    SpecKey("platforms", .platforms, absent: "all", "The platforms that have the node."),
    SpecKey(
      "horizontalSizeClass", .choice(Choice.all(SizeClass.names)), absent: "both",
      "The width that has the node."),
    SpecKey(
      "minimumVersion", .version, absent: "any", "The first release that has the node."),
    SpecKey(
      "maximumVersion", .version, absent: "any", "The last release that has the node."),
    SpecKey(
      "when", .list(.string, mayBeEmpty: false), absent: "none",
      "The conditions that must be true."),
    SpecKey(
      "unless", .list(.string, mayBeEmpty: false), absent: "none",
      "The conditions that must be false."),
  ]

  static let conditionKeys = [
    SpecKey("meaning", .name, absent: "required", "The condition as a sentence."),
    SpecKey(
      "usually", .bool, absent: "true", "The default state."),
  ]

  static let variantKeys =
    [
      SpecKey(
        "availability", .object(.availability), absent: "required",
        "Where these keys count.")
    ] + RootValues.keys.map(\.definition)

  static let repetitionKeys = [
    SpecKey(
      "samples", .list(.string, mayBeEmpty: true), absent: "required",
      "The titles of one node each, for layouts and pictures."),
    SpecKey("atMost", .count, absent: "no limit", "The maximum number of nodes."),
  ]

  static let suppressionKeys = [
    SpecKey("rule", .name, absent: "required", "The id of the rule."),
    SpecKey("reason", .name, absent: "required", "Why the rule does not apply here."),
  ]

  static let actionKeys = [
    SpecKey("title", .string, absent: "required", "The displayed title."),
    SpecKey("image", .image, absent: "none", "The picture."),
  ]

  static let imageKeys = [
    SpecKey("systemName", .name, absent: "one of the two", "The name of an SF Symbol."),
    SpecKey("asset", .name, absent: "one of the two", "The name of an image of the app."),
  ]

  private static let identifiers = Shape.list(.string, mayBeEmpty: true)

  static let customizationKeys = [
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
