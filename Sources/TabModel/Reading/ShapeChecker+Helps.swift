import JSON

extension ShapeChecker {
  struct Cure {
    let help: String
    var fix: Fix?
  }

  func cure(for value: JSONValue, _ kind: JSONKind, _ shape: Shape, _ label: String) -> Cure? {
    let text = written(value)
    let isWhole = document.bytes[document.range(of: value)].elementsEqual(text.utf8)
    switch (shape, kind) {
    case (.bool, .string), (.bool, .escapedString), (.bool, .number):
      return cure(forBool: value, kind, text)
    case (.version, .number) where Version(text) != nil, (.string, .number), (.string, .true),
      (.string, .false), (.name, .number), (.name, .true), (.name, .false):
      let help = #"write it in double quotes: "\#(text)""#
      return isWhole
        ? replacing(value, #""\#(text)""#, help, title: "write it in double quotes", isSafe: true)
        : Cure(help: help)
    case (.version, _): return Cure(help: #"write a release, as in "\#(Version.oldest)""#)
    case (.choice(let choices), _):
      return Cure(help: "it must be one of \(list(choices.map(\.name)))")
    case (.platform, _): return Cure(help: "it must be one of \(list(platformNames))")
    case (.formatVersion, .string) where text == #""1""#:
      return replacing(value, "1", "write 1 without quotes", title: "write 1", isSafe: true)
    case (.formatVersion, _): return Cure(help: "write 1")
    case (.count, _): return Cure(help: "write a whole number, as in 12")
    case (.conditions, _):
      return Cure(
        help: #"write an object, as in {"signedIn": {"meaning": "Somebody is signed in."}}"#)
    case (.image, _):
      return Cure(help: #"write the name of an SF Symbol, as in "house", or {"asset": "Logo"}"#)
    case (.list(let element, _), _) where isRight(value, element):
      return bracketing(value, text)
    case (.nodes, .object) where isNode(value): return bracketing(value, text)
    case (.list, _), (.platforms, _), (.nodes, _), (.object, _):
      if let translated = translation(of: value, to: shape) {
        return self.cure(writing: translated, insteadOf: value)
      }
      return example(of: shape).map { Cure(help: "write \(shape.expected), as in \($0)") }
    case (.lists, _):
      switch label {
      case "'displayOrder'": return Cure(help: #"write an object, as in {"playlists": ["rain"]}"#)
      case "'rules'": return Cure(help: #"write an object, as in {"multiword-title": "off"}"#)
      default: return Cure(help: #"an object is written {"key": value}"#)
      }
    case (.string, .object) where label == "'title'":
      return Cure(
        help: "write the title, or its key in a String Catalog: --strings names the catalog, which "
          + "has the languages")
    case (.string, _), (.name, _), (.bool, _): return nil
    }
  }

  private func replacing(
    _ value: JSONValue, _ json: String, _ help: String, title: String, isSafe: Bool
  ) -> Cure {
    Cure(
      help: help,
      fix: Fix(title, isSafe: isSafe, [Fix.Edit(document.range(of: value), json)]))
  }

  private func bracketing(_ value: JSONValue, _ text: String) -> Cure {
    let range = document.range(of: value)
    return Cure(
      help: "put it in brackets: [\(text)]",
      fix: Fix(
        "put it in brackets", isSafe: true,
        [
          Fix.Edit(range.lowerBound..<range.lowerBound, "["),
          Fix.Edit(range.upperBound..<range.upperBound, "]"),
        ]))
  }

  private func cure(forBool value: JSONValue, _ kind: JSONKind, _ text: String) -> Cure {
    let word = (document.text(value) ?? text).lowercased()
    let quotes = kind == .number ? "" : ", without quotes"
    let meanings = [
      "true": ["true", "yes", "on", "1"], "false": ["false", "no", "off", "0"],
    ]
    guard let meant = meanings.first(where: { $0.value.contains(word) })?.key else {
      return Cure(help: "write true or false\(quotes)")
    }
    return replacing(
      value, meant, "write \(meant)\(quotes)", title: "write \(meant)", isSafe: word == meant)
  }

  private func cure(writing translated: Translation, insteadOf value: JSONValue) -> Cure {
    let help = "write \(clipped(translated.json))"
    switch translated.certainty {
    case .example: return Cure(help: help)
    case .native:
      return Cure(help: "\(help) for a Mac Catalyst app: a native Mac app is SwiftUI's")
    case .guess, .certain:
      return replacing(
        value, translated.json, help, title: help, isSafe: translated.certainty == .certain)
    }
  }

  private func isRight(_ value: JSONValue, _ shape: Shape) -> Bool {
    var trial = ShapeChecker(document)
    return trial.check(value, shape, "")
  }

  private func isNode(_ object: JSONValue) -> Bool {
    let needed = NodeKey.allCases.filter { $0.requiredBy.contains(.tab) }
    return needed.allSatisfy { document.member($0.name, of: object) != nil }
  }

  /// A possible meaning of a value of the wrong type.
  struct Translation {
    enum Certainty {
      case certain
      /// Part of the value is a default.
      case guess
      /// The value means the Mac, where only Mac Catalyst is supported.
      case native
      /// The user must complete the value.
      case example
    }

    let json: String
    let certainty: Certainty

    func inBrackets() -> Translation { Translation(json: "[\(json)]", certainty: certainty) }
  }

  private func translation(of value: JSONValue, to shape: Shape) -> Translation? {
    let elements = document.elements(of: value)
    let only = elements.count == 1 ? elements[0] : value
    guard document.isString(only), !document.content(of: only).isEmpty else { return nil }
    let text = document.string(only)
    let json: String?
    switch shape {
    case .list(let element, _): return translation(of: only, to: element)?.inBrackets()
    case .nodes: return translation(of: only, to: .object(.node))?.inBrackets()
    case .object(.label), .object(.action):
      return Translation(json: #"{"title": \#(jsonString(text))}"#, certainty: .certain)
    case .object(.suppression):
      let json = #"{"rule": \#(jsonString(text)), "reason": "…"}"#
      return Translation(json: json, certainty: .example)
    case .object(.node):
      if text.lowercased() == "search" {
        return Translation(json: #"{"type": "search"}"#, certainty: .guess)
      }
      let json = #"{"identifier": \#(jsonString(text)), "title": \#(jsonString(text))}"#
      return Translation(json: json, certainty: .example)
    case .platforms:
      json = ValueWords.meant(by: text, among: platformNames).map { "[\"\($0.value)\"]" }
    case .object(.target): json = target(from: text)
    case .object(.availability): json = availabilityMember(from: text).map { "{\($0)}" }
    default: return nil
    }
    let isNative =
      framework == .uiKit
      && ValueWords.isNativeMac(text.split { $0.isNumber || $0 == "." || $0 == " " }.joined())
    return json.map { Translation(json: $0, certainty: isNative ? .native : .guess) }
  }

  /// Returns the string of a value, or the strings of an array that isn't longer than all platforms; nil for others.
  private func texts(in value: JSONValue) -> [String]? {
    let isList = document.kind(of: value) == .array
    let values =
      isList ? Array(document.elements(of: value).prefix(platformNames.count + 1)) : [value]
    guard (1...platformNames.count).contains(values.count), values.allSatisfy(document.isString)
    else { return nil }
    return values.map(document.string)
  }

  /// Returns targets for a platform or a list of platforms, as JSON.
  func targets(from value: JSONValue) -> String? {
    guard let texts = texts(in: value) else { return nil }
    let targets = texts.compactMap(target)
    return targets.count < texts.count ? nil : "[\(targets.uniqued().joined(separator: ", "))]"
  }

  /// Returns the member of an availability for a value that is a platform, a width, a release or a
  /// list of names, as JSON.
  ///
  /// - Parameter key: the key that is meant.
  func availabilityMember(from value: JSONValue, as key: String) -> String? {
    guard let texts = texts(in: value) else { return nil }
    if ["when", "unless"].contains(key) { return #""\#(key)": [\#(list(texts.map(jsonString)))]"# }
    if texts.count == 1 { return availabilityMember(from: texts[0], as: key) }
    let platforms = texts.compactMap { ValueWords.meant(by: $0, among: platformNames)?.value }
    guard platforms.count == texts.count else { return nil }
    return #""platforms": [\#(list(platforms.uniqued().map(jsonString)))]"#
  }

  /// Returns a target for a text such as `iPad` or `iOS 26.1`, as JSON.
  func target(from text: String) -> String? {
    let version = text.split { !$0.isNumber && $0 != "." }.compactMap { Version(String($0)) }.first
    let letters = text.split { $0.isNumber || $0 == "." || $0 == " " }.joined()
    let platform = ValueWords.meant(by: letters, among: platformNames)?.value
    guard platform != nil || version != nil else { return nil }
    return #"{"platform": "\#(platform ?? "iOS")", "minimumVersion": "\#(version ?? .oldest)"}"#
  }

  /// Returns the member of an availability for a platform, a width or a release, as JSON.
  private func availabilityMember(from text: String, as key: String = "minimumVersion") -> String? {
    if Version(text) != nil {
      let name = key == "maximumVersion" ? key : "minimumVersion"
      return #""\#(name)": "\#(text)""#
    }
    if let width = ValueWords.meant(by: text, among: SizeClass.names)?.value {
      return #""horizontalSizeClass": "\#(width)""#
    }
    return ValueWords.meant(by: text, among: platformNames).map {
      #""platforms": ["\#($0.value)"]"#
    }
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

extension SpecObject {
  fileprivate var example: String {
    switch self {
    case .root: #"{"tabs": [{"identifier": "home", "title": "Home"}]}"#
    case .target: #"{"platform": "iOS", "minimumVersion": "\#(Version.oldest)"}"#
    case .sidebar: #"{"preferredLayout": "tile"}"#
    case .label, .action: #"{"title": "Now Playing"}"#
    case .node: #"{"identifier": "home", "title": "Home"}"#
    case .availability: #"{"platforms": ["iPadOS"]}"#
    case .suppression: #"{"rule": "multiword-title", "reason": "…"}"#
    case .image: #"{"systemName": "house"}"#
    case .customization: #"{"hidden": ["home"]}"#
    case .condition: #"{"meaning": "Somebody is signed in."}"#
    case .variant: #"{"availability": {"platforms": ["iPadOS"]}, "mode": "tabSidebar"}"#
    case .repetition: #"{"samples": ["Rain on Tin"]}"#
    }
  }
}
