package import JSON
import TabModel
import TabReports

package enum LayoutSchema {
  package static var schema: JSONTree {
    [
      "$schema": SpecSchema.dialect,
      "title": "Resolved layouts",
      "description": """
      The output of tabspec resolve --format json: one layout for one environment, a list \
      for several. Missing values are null, never left out.
      """,
      "oneOf": [
        .reference(to: "layout"),
        ["type": "array", "items": .reference(to: "layout"), "minItems": 2],
      ],
      "$defs": [
        "layout": layout,
        "environment": environment,
        "tabBar": tabBar,
        "item": item,
        "sidebar": sidebar,
        "row": row,
        "destination": destination,
        "note": note,
      ],
    ]
  }

  private static let layout = JSONTree.record(
    "The layout of one environment.",
    [
      "environment": .reference(to: "environment"),
      "mode": .choice(
        [EffectiveMode.tabBar, .tabSidebar],
        "The mode in effect: a bar only, or a sidebar too."),
      "tabBar": .orNull(.reference(to: "tabBar"), "The bar; null if there is none."),
      "sidebar": .orNull(.reference(to: "sidebar"), "The sidebar; null if there is none."),
      "accessory": .textOrNull(
        "The title of the view above a bar at the bottom, or below the content."),
      "selection": .texts(
        "The identifiers from a root node to the initially selected node."),
      "destinations": .array(
        of: "destination", "Everything that can be selected, in traversal order."),
      "notes": .array(of: "note", "The undocumented assumptions of this layout."),
    ])

  private static var environment: JSONTree {
    var schema = JSONTree.record(
      "The environment of the layout.",
      [
        "platform": .choice(PlatformName.allCases, "The platform."),
        "device": .wordsOrNull(
          DeviceModel.allCases.map(\.rawValue), "The device of iOS; null on other platforms."),
        "framework": .choice(Framework.allCases, "The framework of the app."),
        "conditions": .described(
          ["type": ["array", "null"], "items": ["type": "string"], "uniqueItems": true],
          "The conditions that are true; null if the spec has none."),
        "osVersion": .version("The release of the system, in iOS numbering."),
        "sdkVersion": .version("The release of the SDK that the app was built with."),
        "horizontalSizeClass": .choice(SizeClass.allCases, "The width of the window."),
        "orientation": .wordsOrNull(
          Orientation.allCases.map(\.rawValue), "The orientation; null for devices without one."),
        "sidebar": .choice(SidebarRequest.allCases, "The sidebar as the user toggled it."),
        "layoutDirection": .choice(LayoutDirection.allCases, "The direction of the language."),
        "language": .textOrNull("The language of the titles; null if they are untranslated."),
      ])
    schema["oneOf"] = .array(Platform.all.map(surfaces))
    return schema
  }

  private static func surfaces(of platform: Platform) -> JSONTree {
    let sizeClasses = SizeClass.allCases.filter { size in
      platform.surfaces.contains { $0.sizeClass == size }
    }
    let orientations = Orientation.allCases.filter { orientation in
      platform.surfaces.contains { $0.orientation == orientation }
    }
    let names = orientations.map { JSONTree.string($0.rawValue) }
    return [
      "properties": [
        "platform": ["const": .string(platform.name.rawValue)],
        "device": ["const": platform.model.map { .string($0.rawValue) } ?? nil],
        "horizontalSizeClass": ["enum": .strings(sizeClasses.map(\.rawValue))],
        "orientation": ["enum": .array(names.isEmpty ? [nil] : names)],
      ]
    ]
  }

  private static let destination: JSONTree = {
    var schema = JSONTree.record(
      "A node that can be selected, and its route.",
      [
        "identifier": .text("The identifier of the node."),
        "via": .choice(Destination.Way.allCases, "The route; see docs/resolution.md."),
        "taps": .described(
          ["type": ["integer", "null"], "minimum": 1],
          "The number of taps to it; null if taps alone do not lead there."),
      ])
    let withoutTaps: [Destination.Way] = [.children, .customization, .unreachable]
    schema["if"] = ["properties": ["via": ["enum": .strings(withoutTaps.map(\.rawValue))]]]
    schema["then"] = ["properties": ["taps": ["type": "null"]]]
    schema["else"] = ["properties": ["taps": ["type": "integer"]]]
    return schema
  }()

  private static let note = JSONTree.record(
    "A statement that affects the layout.",
    [
      "subject": .textOrNull("The identifier of the node it is about; null for the whole layout."),
      "statement": .text("The statement as a sentence."),
      "label": .choice(
        [Label.stated, .observed, .assumed],
        "The certainty: stated by an Apple engineer, observed by others, or assumed."),
      "source": .words(
        Source.allCases.map(\.url), "The most relevant page of Apple's documentation."),
    ])
}
