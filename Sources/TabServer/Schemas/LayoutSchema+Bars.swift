import JSON
import TabModel
import TabReports

extension LayoutSchema {
  static let tabBar = JSONTree.record(
    "The bar.",
    [
      "position": .choice(
        TabBar.Position.allCases, "The edge of the window with the bar."),
      "isVisible": .truth(
        "True if the bar is visible; a hidden bar has items, too."),
      "overflow": .choice(
        TabBar.Overflow.allCases, "The handling of items that do not fit."),
      "items": .array(of: "item", "The items from leading to trailing."),
      "more": .texts("The nodes in More."),
      "minimizes": .wordsOrNull(
        [TabSpec.MinimizeBehavior.onScrollDown, .onScrollUp].map(\.name),
        "When the bar minimizes; null if never."),
    ])

  static var item: JSONTree {
    var schema = JSONTree.record(
      "An item of the bar.",
      [
        "identifier": .textOrNull("The identifier of the node; null for More."),
        "kind": .words(Node.Kind.allCases.map(\.name) + ["more"], "A kind of node, or More."),
        "title": .text("The title, even if it is not shown."),
        "image": .textOrNull("The name of the symbol or the asset."),
        "badge": .textOrNull("The text of the badge."),
        "region": .wordsOrNull(
          BarItem.Region.allCases.map(\.rawValue),
          "The region of the bar; null if placement has no effect."),
        "shows": .choice(BarItem.Content.allCases, "The visible parts of the item."),
        "isDistinct": .truth("True if it is separate, at the trailing end."),
        "isSelected": .truth("True if it is initially selected."),
      ])
    schema["if"] = ["properties": ["kind": ["const": "more"]]]
    schema["then"] = [
      "properties": [
        "identifier": ["type": "null"], "title": ["const": "More"], "image": ["type": "null"],
        "badge": ["type": "null"], "region": ["type": "null"], "isDistinct": ["const": false],
      ]
    ]
    schema["else"] = ["properties": ["identifier": ["type": "string"]]]
    return schema
  }

  static let sidebar = JSONTree.record(
    "The sidebar.",
    [
      "isVisible": .truth("True if it is initially visible."),
      "isToggleable": .truth("True if users can show and hide it."),
      "layout": .choice(
        SidebarLayout.Arrangement.allCases,
        "Whether it covers the content or is next to it."),
      "header": .textOrNull("The title of the view above all rows."),
      "footer": .textOrNull("The title of the view below all rows."),
      "bottomBar": .textOrNull("The title of the view fixed at the bottom."),
      "rows": .array(of: "row", "The rows from top to bottom."),
    ])

  static var row: JSONTree {
    var schema = JSONTree.record(
      "A row of the sidebar.",
      [
        "kind": .words(
          [Node.Kind.tab.name, Node.Kind.search.name, "section", "action"],
          "A tab, the search tab, the section of a group, or a button."),
        "identifier": .textOrNull("The identifier of the node; null for an action."),
        "title": .text("The displayed title."),
        "image": .textOrNull("The name of the symbol or the asset."),
        "badge": .textOrNull("The text of the badge."),
        "isSelectable": .truth("True if the row itself can be selected."),
        "isCollapsed": .truth("True if the section is collapsed; its rows are listed anyway."),
        "rows": .array(of: "row", "The rows inside a section."),
      ])
    schema["if"] = ["properties": ["kind": ["const": "section"]]]
    schema["else"] = [
      "properties": [
        "isSelectable": ["const": true], "isCollapsed": ["const": false], "rows": ["maxItems": 0],
      ]
    ]
    schema["allOf"] = [
      [
        "if": ["properties": ["kind": ["const": "action"]]],
        "then": ["properties": ["identifier": ["type": "null"], "badge": ["type": "null"]]],
        "else": ["properties": ["identifier": ["type": "string"]]],
      ]
    ]
    return schema
  }
}
