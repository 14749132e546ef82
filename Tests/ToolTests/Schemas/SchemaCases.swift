import TabLint
import Testing

@testable import TabspecTool

/// Documents that mutations would hardly come upon, and those about which reader and schema differ.
enum SchemaCases {
  /// A document that the schema lets pass and the reader does not.
  struct Exception: CustomTestStringConvertible {
    let document: SchemaCheck.Case
    /// The only rule that the reader speaks by.
    let rule: String

    var testDescription: String { document.name }
  }

  static var all: [SchemaCheck.Case] {
    let specs = specs + formatVersions + versions + platforms + targets.map(spec)
    let configurations = configurations + options + targets.map { "{\($0)}" }
    return cases("spec", specs) + cases("config", configurations)
      + cases("record", records) + exceptions.map(\.document)
  }

  /// Records by what a node, an image and the environment say.
  private static let records: [String] = {
    let tab = #""type": "tab", "identifier": "a""#
    let nodes = [
      "{}", "1", "{\(tab)}", #"{"type": "tab"}"#, #"{"identifier": "a"}"#,
      #"{"type": "row", "identifier": "a"}"#, #"{"type": "group", "identifier": "a"}"#,
      #"{"type": "group", "identifier": "a", "children": []}"#,
      #"{"type": "group", "identifier": "a", "children": [1]}"#,
      #"{"type": "group", "identifier": "a", "children": null}"#,
      #"{"type": "search", "identifier": "a", "automaticallyActivatesSearch": false}"#,
      "{\(tab), \"automaticallyActivatesSearch\": false}", "{\(tab), \"children\": []}",
      "{\(tab), \"title\": null}", "{\(tab), \"subtitle\": null}",
      "{\(tab), \"performsAction\": true}",
    ]
    let images = [
      "null", "{}", #""house""#, #"{"symbol": "house"}"#, #"{"symbol": null}"#, #"{"symbol": 1}"#,
      #"{"asset": "Logo"}"#, #"{"asset": null}"#, #"{"asset": "", "symbol": ""}"#, "[]",
      #"{"systemName": "house"}"#,
    ].map { "{\(tab), \"image\": \($0)}" }
    let environments = [
      "null", "{}", #"{"platform": "iOS"}"#,
      #"{"platform": "iOS", "osVersion": "17.0", "horizontalSizeClass": "compact"}"#,
      #"{"platform": "macOS", "osVersion": "26.0", "horizontalSizeClass": "regular"}"#,
      #"{"platform": "tvOS", "osVersion": "26.0", "horizontalSizeClass": "regular", "language": 1}"#,
    ]
    let usual = #"{"platform": "iOS", "osVersion": "26.4", "horizontalSizeClass": "compact"}"#
    return (nodes + images).map { record(usual, $0) } + environments.map { record($0, "{\(tab)}") }
  }()

  private static func record(_ environment: String, _ node: String) -> String {
    #"{"recordVersion": 1, "environment": \#(environment), "tabs": [\#(node)]}"#
  }

  private static func cases(_ schema: String, _ texts: [String]) -> [SchemaCheck.Case] {
    texts.enumerated().map { position, text in
      SchemaCheck.Case(schema: schema, name: "\(schema) \(position)", text: text)
    }
  }

  /// A spec with one more member.
  private static func spec(_ member: String) -> String { #"{\#(member), "tabs": [\#(home)]}"# }

  /// A configuration for every rule, in both forms.
  static var everyRule: [SchemaCheck.Case] {
    Rule.all.filter(\.isConfigurable).flatMap { rule in
      let options = rule.options.map { #", "\#($0.name)": \#($0.value)"# }.joined()
      return [#""off""#, #"{"severity": "note"\#(options)}"#].map { choice in
        SchemaCheck.Case(
          schema: "config", name: rule.id, text: #"{"rules": {"\#(rule.id)": \#(choice)}}"#)
      }
    }
  }

  static func isException(_ name: String) -> Bool {
    exceptions.contains { $0.document.name == name }
  }

  /// JSON Schema does not see that a key is there twice.
  static let exceptions: [Exception] =
    repeatedKeys("spec", repeatedInSpecs) + repeatedKeys("config", repeatedInConfigurations)

  private static func repeatedKeys(
    _ schema: String, _ documents: [(name: String, text: String)]
  ) -> [Exception] {
    documents.map { name, text in
      Exception(
        document: .init(schema: schema, name: "twice: \(name)", text: text), rule: "duplicate-key")
    }
  }

  private static let repeatedInSpecs: [(name: String, text: String)] = [
    ("at the root", #"{"name": "A", "tabs": [\#(home)], "name": "A"}"#),
    ("written with an escape", #"{"name": "A", "tabs": [\#(home)], "n\u0061me": "A"}"#),
    ("the list of tabs", #"{"tabs": [\#(home)], "tabs": [\#(home)]}"#),
    ("in a node", #"{"tabs": [{"identifier": "a", "title": "A", "title": "B"}]}"#),
    ("the type of a node", #"{"tabs": [{"type": "search", "type": "search"}]}"#),
    (
      "the children of a group",
      #"{"tabs": [{"identifier": "a", "title": "A", "children": [], "children": [\#(home)]}]}"#
    ),
    ("in the sidebar", #"{"tabs": [\#(home)], "sidebar": {"isHidden": true, "isHidden": true}}"#),
    ("in an image", #"{"tabs": [{"type": "search", "image": {"asset": "a", "asset": "a"}}]}"#),
    (
      "in a target",
      """
      {"tabs": [\(home)],
       "targets": [{"platform": "iOS", "minimumVersion": "18.0", "platform": "iOS"}]}
      """
    ),
    (
      "in an availability",
      """
      {"tabs": [{"type": "search",
                 "availability": {"platforms": ["iOS"], "platforms": ["iOS"]}}]}
      """
    ),
    (
      "in a suppression",
      #"{"tabs": [\#(home)], "suppress": [{"rule": "a", "reason": "b", "rule": "a"}]}"#
    ),
    (
      "in a view with a title",
      #"{"tabs": [\#(home)], "bottomAccessory": {"title": "A", "title": "B"}}"#
    ),
    (
      "in an action",
      """
      {"tabs": [{"identifier": "a", "title": "A", "children": [],
                 "sidebarActions": [{"title": "A", "title": "B"}]}]}
      """
    ),
  ]

  private static let repeatedInConfigurations: [(name: String, text: String)] = [
    ("at the root of a configuration", #"{"failOn": "note", "failOn": "note"}"#),
    ("a rule", #"{"rules": {"badge-value": "off", "badge-value": "off"}}"#),
    ("in a rule", #"{"rules": {"badge-value": {"severity": "off", "severity": "off"}}}"#),
  ]

  private static let home = #"{"identifier": "home", "title": "Home"}"#

  private static let specs: [String] = [
    "null", "[]", "{}", "1", #""x""#, #"{"tabs": []}"#, #"{"tabs": [null]}"#, #"{"tabs": [[]]}"#,
    #"{"tabs": {}}"#, #"{"tabs": [{}]}"#, #"{"tabs": [{"type": "search"}]}"#,
    #"{"tabs": [{"type": "search", "identifier": ""}]}"#,
    #"{"tabs": [{"type": "search", "identifier": "x"}]}"#,
    #"{"tabs": [{"type": "search", "children": []}]}"#,
    #"{"tabs": [{"type": "search", "title": "x", "isSidebarDestination": true}]}"#,
    #"{"tabs": [{"type": "tab", "identifier": "a", "title": "A", "children": []}]}"#,
    #"{"tabs": [{"type": "group", "identifier": "a", "title": "A"}]}"#,
    #"{"tabs": [{"type": "Group", "identifier": "a", "title": "A", "children": []}]}"#,
    #"{"tabs": [{"type": null, "identifier": "a", "title": "A", "children": []}]}"#,
    #"{"tabs": [{"type": null, "identifier": "a", "title": "A"}]}"#,
    #"{"tabs": [{"type": 1, "identifier": "a", "title": "A"}]}"#,
    #"{"tabs": [{"identifier": "a", "title": "A", "children": null}]}"#,
    #"{"tabs": [{"identifier": "a", "title": "A", "children": {}}]}"#,
    #"{"tabs": [{"identifier": "a", "title": "A", "children": []}]}"#,
    #"{"tabs": [{"identifier": "a", "title": "A", "children": [], "performsAction": true}]}"#,
    #"{"tabs": [{"identifier": "a", "title": "A", "performsAction": true}]}"#,
    #"{"tabs": [{"identifier": "a", "title": "A", "automaticallyActivatesSearch": true}]}"#,
    #"{"tabs": [{"identifier": "a", "title": "A", "allowsReordering": false}]}"#,
    #"{"tabs": [{"identifier": "a", "title": "A", "Title": "A"}]}"#,
    #"{"tabs": [{"identifier": "a", "title": "A", "": "A"}]}"#,
    #"{"tabs": [{"\u0069dentifier": "a", "title": "A", "t\u0079pe": "t\u0061b"}]}"#,
    #"{"tabs": [{"type": "search", "image": {"systemName": "a", "asset": "b"}}]}"#,
    #"{"tabs": [{"type": "search", "image": {"name": "a"}}]}"#,
  ]

  private static let formatVersions: [String] = [
    "1", "1.0", "1e0", "10e-1", "0.1e1", "100E-2", "1.00000000000000000001", "true", "\"1\"", "2",
    "0", "-1", "1e400", "null",
  ].map { #"{"specVersion": \#($0), "tabs": [\#(home)]}"# }

  private static let versions: [String] = [
    "18", "18.0", "18.", ".0", "18.0.0", "018", "18.00", "18.123456789", "18.1234567890", "19",
    "26.1", "27.99", "28", "26 ", " 26", "26.1\\n", "26\\u0301", "26.\\u0661", "\\u0032\\u0036", "",
  ].map { version in
    #"{"targets": [{"platform": "iOS", "minimumVersion": "\#(version)"}], "tabs": [\#(home)]}"#
  }

  /// Lists of platforms in JSON.
  private static let platformLists: [[String]] = [
    "", "iOS", "iOS iPadOS", "iOS iOS", "iOS tvOS iOS", "iOS tvOS visionOS macCatalyst iPadOS",
    "watchOS", "ios", "watchOS watchOS", "iPadOS iPadOS", "tvOS macCatalyst macCatalyst",
    "tvOS tvOS", "visionOS iOS visionOS",
  ].map { words in words.split(separator: " ").map { "\"\($0)\"" } }

  private static let platforms = platformLists.map { platforms in
    let platforms = platforms.joined(separator: ", ")
    return #"{"tabs": [{"type": "search", "availability": {"platforms": [\#(platforms)]}}]}"#
  }

  private static let targets = platformLists.map { platforms in
    let targets = platforms.enumerated().map { position, name in
      #"{"platform": \#(name), "minimumVersion": "26.\#(position)"}"#
    }
    return #""targets": [\#(targets.joined(separator: ", "))]"#
  }

  private static let configurations: [String] = [
    "{}", "[]", "null", #"{"$schema": "x"}"#, #"{"$schema": 1}"#, #"{"schema": "x"}"#,
    #"{"rules": {}}"#, #"{"rules": []}"#, #"{"rules": {"nesting-depth": {}}}"#,
    #"{"rules": {"no-such-rule": "off"}}"#, #"{"rules": {"json-syntax": "off"}}"#,
    #"{"rules": {"unused-suppression": "off"}}"#, #"{"rules": {"badge-value": null}}"#,
    #"{"rules": {"badge-value": true}}"#, #"{"rules": {"badge-value": "never"}}"#,
    #"{"rules": {"badge-value": {"maximum": 1}}}"#, #"{"include": []}"#, #"{"include": [""]}"#,
    #"{"include": ["*.json"], "exclude": ["a/"]}"#, #"{"include": "a"}"#, #"{"exclude": [1]}"#,
    #"{"include": [1]}"#, #"{"exclude": 1}"#, #"{"exclude": [""]}"#,
    #"{"targets": [{"platform": "iOS", "minimumVersion": "19"}]}"#,
    #"{"targets": [{"platform": "iOS", "minimumVersion": "18", "name": "x"}]}"#,
    #"{"targets": []}"#, #"{"targets": [{"platform": "iOS", "minimumVersion": "18"}]}"#,
    #"{"targets": [{"platform": "iOS"}]}"#, #"{"failOn": "off"}"#, #"{"failOn": "note"}"#,
    """
    {"targets": [{"platform": "iOS", "minimumVersion": "18"},
                 {"platform": "iOS", "minimumVersion": "26"}]}
    """,
    """
    {"$schema": "./x.json",
     "rules": {"nesting-depth": {"severity": "error", "maximum": 2, "advised": 2},
               "long-title": {"root": 12}, "default-tab-count": {"maximum": 6},
               "multiword-title": "off", "badge-value": {"severity": "note"}},
     "include": ["App/**/*.tabspec.json"], "exclude": ["Drafts/"],
     "targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}], "failOn": "warning"}
    """,
  ]

  private static let options: [String] = [
    "0", "1", "1.0", "2e0", "1.5", "-1", "1e400", "1e-400", "\"2\"", "null", "999999999999999999",
    "1000000000000000000",
  ].map { #"{"rules": {"nesting-depth": {"maximum": \#($0)}}}"# }
}
