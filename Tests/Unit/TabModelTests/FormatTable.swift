import Foundation
import TestSupport

/// The format as its documentation describes it, written down a second time: which keys each object
/// takes, and which values each key takes. Nothing here is derived from the reader's own tables.
///
/// `Tests/Cases/Tables/keys.txt` lists the keys below the objects that have them. A value is a case of
/// `Takes`: `words` and examples of an `object` follow it, and so do the elements of a `list`. `list+`
/// and `nodes+` may not be empty.
struct FormatKey: Sendable, CustomStringConvertible {
  let place: Place
  let name: String
  let takes: Takes

  var description: String { "\(place).\(name)" }

  static let all: [FormatKey] = {
    let url = Repository.root.appending(path: "Tests/Cases/Tables/keys.txt")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    var keys: [FormatKey] = []
    var places: [Place] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if line.hasPrefix(" ") {
        let takes = Takes(words.dropFirst())
        keys += places.map { FormatKey(place: $0, name: words[0], takes: takes) }
      } else {
        places = words.compactMap(Place.init)
      }
    }
    return keys
  }()

  static func names(in place: Place) -> [String] {
    all.filter { $0.place == place }.map(\.name)
  }
}

/// The objects of the format.
enum Place: String, Sendable, CaseIterable {
  case root, target, sidebar, header, footer, bottomBar, bottomAccessory
  case tab, search, group, availability, suppression, nodeSuppression, action, image
  case customization, condition, variant, repetition

  /// What it has to have, as JSON by key.
  var required: [(key: String, value: String)] {
    switch self {
    case .root: [("tabs", #"[{"identifier":"h","title":"H"}]"#)]
    case .target: [("platform", #""iOS""#), ("minimumVersion", #""18.0""#)]
    case .header, .footer, .bottomBar, .bottomAccessory, .action: [("title", #""T""#)]
    case .tab: [("identifier", #""t""#), ("title", #""T""#)]
    case .search: [("type", #""search""#)]
    case .group: [("identifier", #""g""#), ("title", #""G""#), ("children", "[]")]
    case .suppression, .nodeSuppression: [("rule", #""r""#), ("reason", #""Because.""#)]
    case .condition: [("meaning", #""M""#)]
    case .variant: [("availability", #"{"platforms":["iOS"]}"#)]
    case .repetition: [("samples", "[]")]
    case .sidebar, .availability, .image, .customization: []
    }
  }

  /// A member that it has besides, because it needs one of several.
  var company: [(key: String, value: String)] {
    self == .variant ? [("mode", #""tabBar""#)] : []
  }

  /// A whole document with this object in it.
  func document(_ object: String) -> String {
    let tabs = #""tabs":[{"identifier":"h","title":"H"}]"#
    func node(_ member: String) -> String {
      #"{"tabs":[{"identifier":"h","title":"H",\#(member)}]}"#
    }
    return switch self {
    case .root, .customization: object
    case .target: #"{"targets":[\#(object)],\#(tabs)}"#
    case .sidebar: #"{"sidebar":\#(object),\#(tabs)}"#
    case .header, .footer, .bottomBar: #"{"sidebar":{"\#(rawValue)":\#(object)},\#(tabs)}"#
    case .bottomAccessory: #"{"bottomAccessory":\#(object),\#(tabs)}"#
    case .tab, .search, .group: #"{"tabs":[\#(object)]}"#
    case .availability: node(#""availability":\#(object)"#)
    case .suppression: #"{"suppress":[\#(object)],\#(tabs)}"#
    case .nodeSuppression: node(#""suppress":[\#(object)]"#)
    case .action: node(#""children":[],"sidebarActions":[\#(object)]"#)
    case .image: node(#""image":\#(object)"#)
    case .condition: #"{"conditions":{"a":\#(object)},\#(tabs)}"#
    case .variant: #"{"variants":[\#(object)],\#(tabs)}"#
    case .repetition: node(#""repeats":\#(object)"#)
    }
  }

  /// A whole document in which this object has some members besides the required ones.
  func document(with members: [(key: String, value: String)], without: String = "") -> String {
    let names = members.map(\.key) + [without]
    let all = (required + company).filter { !names.contains($0.key) } + members
    return document("{" + all.map { #""\#($0.key)":\#($0.value)"# }.joined(separator: ",") + "}")
  }

  static let nodes: [Place] = [.tab, .search, .group]
}

/// What a key takes. In a refused value `↓` marks the place of the problem where it is not the
/// beginning.
indirect enum Takes: Sendable {
  case string, name, bool, formatVersion, version, image, platforms, lists, conditions, count
  case words([String])
  case object(accepted: [String])
  case list(Takes, mayBeEmpty: Bool)
  case nodes(mayBeEmpty: Bool)

  init(_ words: ArraySlice<String>) {
    let rest = words.dropFirst()
    self =
      switch words.first {
      case "string": .string
      case "name": .name
      case "bool": .bool
      case "formatVersion": .formatVersion
      case "version": .version
      case "image": .image
      case "platforms": .platforms
      case "lists": .lists
      case "conditions": .conditions
      case "count": .count
      case "words": .words(Array(rest))
      case "object": .object(accepted: Array(rest))
      case "list": .list(Takes(rest), mayBeEmpty: true)
      case "list+": .list(Takes(rest), mayBeEmpty: false)
      case "nodes": .nodes(mayBeEmpty: true)
      case "nodes+": .nodes(mayBeEmpty: false)
      default: preconditionFailure("unknown values: \(words)")
      }
  }

  var accepted: [String] {
    switch self {
    case .string: [#""""#, #""x""#, #""\n""#, #""é🙂""#, #""\u0000""#]
    case .name: [#""x""#, #"" ""#, #""\n""#]
    case .bool: ["true", "false"]
    case .formatVersion: ["1", "1.0", "10e-1", "1E0"]
    case .version:
      ["18", "18.0", "18.4", "18.10", "26.0", "26.1", "27", "27.9"].map { "\"\($0)\"" }
    case .image: [#""house""#, #"{"systemName":"house"}"#, #"{"asset":"Logo"}"#]
    case .platforms: [#"["iOS"]"#, #"["iPadOS","macCatalyst","tvOS","visionOS","iOS"]"#]
    case .lists: ["{}", #"{"g":[]}"#, #"{"g":["a","b"],"h":[""]}"#]
    case .conditions:
      ["{}", #"{"a":{"meaning":"M"}}"#, #"{"signedIn2":{"meaning":"M","usually":false}}"#]
    case .count: ["0", "3", "1e1", "2.0", "1e30"]
    case .words(let words): words.map { "\"\($0)\"" } + ["\"\\u\(Self.hexadecimal(words[0]))\""]
    case .object(let accepted): accepted
    case .list(let element, let mayBeEmpty):
      element.accepted.map { "[\($0)]" } + (mayBeEmpty ? ["[]"] : [])
    case .nodes(let mayBeEmpty):
      [#"[{"identifier":"n","title":"N"}]"#, #"[{"type":"search"},{"type":"search"}]"#]
        + (mayBeEmpty ? ["[]"] : [])
    }
  }

  /// The first letter as an escape, and the rest as it is.
  static func hexadecimal(_ word: String) -> String {
    let code = word.utf8.first.map { String($0, radix: 16) } ?? ""
    return String(repeating: "0", count: 4 - code.count) + code + word.dropFirst()
  }

  private var kinds: [String] {
    switch self {
    case .string, .name, .version, .words: [#""x""#]
    case .bool: ["true", "false"]
    case .formatVersion, .count: ["1"]
    case .image: [#""x""#, "{}"]
    case .object, .lists, .conditions: ["{}"]
    case .list, .nodes, .platforms: ["[]"]
    }
  }

  /// Values of every other type, and null.
  var wrongTypes: [String] {
    [#""x""#, "true", "false", "1", "null", "{}", "[]"].filter { !kinds.contains($0) }
      + (kinds == ["1"] ? ["1.5", "1e-1"] : [])
  }

  /// Values of the right type that are not taken.
  var invalid: [String] {
    switch self {
    case .string, .bool, .formatVersion: []
    case .name: [#""""#]
    case .version:
      [
        "", "17.0", "19", "25.0", "28", "26.", ".0", "26.0.1", "v26", " 26", "26.0 ", "latest",
        "२६",
      ]
      .map { "\"\($0)\"" }
    case .image:
      [#""""#, #"{"systemName":↓""}"#, #"{"asset":↓""}"#, #"{"systemName":"a","asset":"b"}"#]
    case .platforms:
      ["[]", #"[↓"ios"]"#, #"[↓""]"#, #"["iOS",↓"iOS"]"#, #"["tvOS","iOS",↓"tvOS"]"#]
    case .words(let words):
      [#""""#, #""x""#, "\"\(words[0]) \"", "\"\(words[0].uppercased())\""]
    case .conditions:
      [
        #"{↓"1a":{"meaning":"M"}}"#, #"{↓"":{"meaning":"M"}}"#, #"{↓"a-b":{"meaning":"M"}}"#,
        #"{↓"é":{"meaning":"M"}}"#, #"{"ab":{"meaning":"M"},↓"aB":{"meaning":"N"}}"#,
        #"{"a":{"meaning":↓""}}"#,
      ]
    case .count: ["-1", "-1e9"]
    case .object: []
    case .lists: []
    case .list(let element, let mayBeEmpty):
      element.invalid.map { "[" + ($0.contains("↓") ? $0 : "↓" + $0) + "]" }
        + (mayBeEmpty ? [] : ["[]"])
    case .nodes(let mayBeEmpty): mayBeEmpty ? [] : ["[]"]
    }
  }

  /// Values with an element of the wrong type, which is marked.
  var wrongElements: [String] {
    switch self {
    case .list(let element, _):
      element.wrongTypes.map { "[↓\($0)]" } + element.accepted.prefix(1).map { "[\($0),↓null]" }
    case .nodes: ["[↓null]", "[↓[]]", #"[↓"home"]"#, #"[{"type":"search"},↓1]"#]
    case .platforms: ["[↓null]", "[↓1]", #"["iOS",↓{}]"#]
    case .lists: [#"{"g":↓null}"#, #"{"g":↓"a"}"#, #"{"g":[↓1]}"#, #"{"g":["a",↓null]}"#]
    case .conditions: [#"{"a":↓1}"#, #"{"a":↓null}"#, #"{"a":{"meaning":↓[]}}"#]
    case .image: [#"{"systemName":↓1}"#, #"{"asset":↓null}"#]
    default: []
    }
  }
}
